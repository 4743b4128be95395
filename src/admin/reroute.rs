//! A reroute over the socket: a line of JSON for each memo that was moved and one for the report, with progress
//! in between. Neither side holds more than one batch.

use std::cell::RefCell;
use std::io::{self, Write};

use serde::{Deserialize, Serialize};

use super::Request;
use super::door::{ANSWER_WAIT, Door, DoorError, ask, listen};
use super::frame::{Frame, write_data};
use crate::app::{App, AppError, Reroute, RerouteReport, RerouteStep, RerouteView};

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Line {
    Moved(RerouteView),
    /// The last one.
    Report(RerouteReport),
}

impl Door {
    /// Routes memos once more. `hear` is told of each that was moved, and how many were looked at.
    pub fn reroute(
        self,
        wanted: Reroute,
        hear: &mut dyn FnMut(RerouteStep),
    ) -> Result<RerouteReport, DoorError> {
        let stream = match self {
            Door::Store(app) => return Ok(app.reroute(&wanted, hear)?),
            Door::Server(stream) => stream,
        };
        let lost = if wanted.dry_run { || DoorError::LostAnswer } else { || DoorError::LostReroute };
        ask(&stream, &Request::Reroute(wanted)).map_err(|_| lost())?;
        stream.set_read_timeout(Some(ANSWER_WAIT)).map_err(|_| lost())?;
        let hear = RefCell::new(hear);
        let mut lines = Lines { begun: Vec::new(), report: None, hear: &hear };
        let mut progress = |done, of| (hear.borrow_mut())(RerouteStep::Looked(done, of));
        listen(&stream, &mut lines, &mut progress, lost)?;
        lines.report.ok_or(DoorError::OtherVersion)
    }
}

/// Reads the lines as their bytes arrive.
struct Lines<'h, 'f> {
    begun: Vec<u8>,
    report: Option<RerouteReport>,
    hear: &'h RefCell<&'f mut dyn FnMut(RerouteStep)>,
}

impl Write for Lines<'_, '_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for piece in bytes.split_inclusive(|byte| *byte == b'\n') {
            self.begun.extend_from_slice(piece);
            if piece.ends_with(b"\n") {
                match serde_json::from_slice(&self.begun)? {
                    Line::Moved(memo) => (self.hear.borrow_mut())(RerouteStep::Moved(memo)),
                    Line::Report(report) => self.report = Some(report),
                }
                self.begun.clear();
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The server's side. A client that no longer listens changes nothing: what it asked for is done.
pub(super) fn carry_out(
    app: &App,
    wanted: &Reroute,
    out: &mut dyn Write,
) -> Result<serde_json::Result<Vec<u8>>, AppError> {
    let mut listens = true;
    let report = app.reroute(wanted, &mut |step| {
        if !listens {
            return;
        }
        let said = match step {
            RerouteStep::Moved(memo) => {
                line(&Line::Moved(memo)).map_err(io::Error::from).and_then(|line| write_data(out, &line))
            }
            RerouteStep::Looked(done, of) => Frame::Progress(done, of).write(out).and_then(|()| out.flush()),
        };
        listens = said.is_ok();
    })?;
    Ok(line(&Line::Report(report)))
}

fn line(line: &Line) -> serde_json::Result<Vec<u8>> {
    let mut bytes = serde_json::to_vec(line)?;
    bytes.push(b'\n');
    Ok(bytes)
}
