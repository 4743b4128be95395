//! What goes over the socket: a length of four bytes, big-endian, then a tag byte and a payload. A length of
//! zero ends a stream; a connection that ends without it was cut off.

use std::io::{self, BufRead, Read, Write};

/// The largest frame, tag included.
pub(super) const MAX_FRAME: usize = 1 << 20;

/// Payload of one frame of a longer stream.
const CHUNK: usize = 64 << 10;

/// One step of the talk.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Frame {
    /// The server has taken the connection and waits for a request.
    Hello,
    /// A request, as JSON.
    Request(Vec<u8>),
    /// A piece of a stream: lines of an import or export, an answer as JSON.
    Data(Vec<u8>),
    /// An import has kept this many lines, of this many.
    Progress(u64, u64),
    /// The request failed; a sentence for a person. Nothing follows.
    Error(String),
    /// The stream is whole. Nothing follows.
    End,
}

impl Frame {
    pub(super) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        match self {
            Frame::Hello => write_tagged(out, b'h', &[]),
            Frame::Request(payload) => write_tagged(out, b'c', payload),
            Frame::Data(payload) => write_tagged(out, b'd', payload),
            Frame::Progress(done, of) => {
                let mut payload = [0; 16];
                let (first, second) = payload.split_at_mut(8);
                first.copy_from_slice(&done.to_be_bytes());
                second.copy_from_slice(&of.to_be_bytes());
                write_tagged(out, b'p', &payload)
            }
            Frame::Error(text) => write_tagged(out, b'e', text.as_bytes()),
            Frame::End => out.write_all(&0_u32.to_be_bytes()),
        }
    }

    pub(super) fn read(from: &mut dyn Read) -> io::Result<Frame> {
        let mut length = [0; 4];
        from.read_exact(&mut length)?;
        let length = u32::from_be_bytes(length) as usize;
        if length == 0 {
            return Ok(Frame::End);
        }
        if length > MAX_FRAME {
            return Err(malformed());
        }
        let mut tag = [0; 1];
        from.read_exact(&mut tag)?;
        // Grows with what arrives: a length alone reserves nothing.
        let mut payload = Vec::new();
        let wanted = length - 1;
        if from.take(wanted as u64).read_to_end(&mut payload)? < wanted {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        match tag {
            [b'h'] => Ok(Frame::Hello),
            [b'c'] => Ok(Frame::Request(payload)),
            [b'd'] => Ok(Frame::Data(payload)),
            [b'e'] => Ok(Frame::Error(String::from_utf8_lossy(&payload).into_owned())),
            [b'p'] => match payload.as_chunks::<8>() {
                ([done, of], []) => Ok(Frame::Progress(u64::from_be_bytes(*done), u64::from_be_bytes(*of))),
                _ => Err(malformed()),
            },
            _ => Err(malformed()),
        }
    }
}

fn malformed() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "the other side of the socket is no memod of this version")
}

fn write_tagged(out: &mut dyn Write, tag: u8, payload: &[u8]) -> io::Result<()> {
    let length = u32::try_from(payload.len() + 1).ok().filter(|length| *length as usize <= MAX_FRAME);
    let length =
        length.ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "too large for one frame"))?;
    let mut head = [0; 5];
    let (first, last) = head.split_at_mut(4);
    first.copy_from_slice(&length.to_be_bytes());
    last.copy_from_slice(&[tag]);
    out.write_all(&head)?;
    out.write_all(payload)
}

/// Sends `bytes` as one or more data frames.
pub(super) fn write_data(out: &mut dyn Write, bytes: &[u8]) -> io::Result<()> {
    for chunk in bytes.chunks(CHUNK) {
        write_tagged(out, b'd', chunk)?;
    }
    Ok(())
}

/// Everything written becomes data frames. Buffer in front of it; the end frame is the caller's.
pub(super) struct DataWriter<W>(pub(super) W);

impl<W: Write> Write for DataWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        write_data(&mut self.0, bytes)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// The bytes of data frames up to the end frame. A connection cut off before it is an error, never an end.
pub(super) struct DataReader<R> {
    from: R,
    chunk: io::Cursor<Vec<u8>>,
    ended: bool,
}

impl<R: Read> DataReader<R> {
    pub(super) fn new(from: R) -> Self {
        DataReader { from, chunk: io::Cursor::default(), ended: false }
    }
}

impl<R: Read> BufRead for DataReader<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        while !self.ended && self.chunk.position() >= self.chunk.get_ref().len() as u64 {
            match Frame::read(&mut self.from)? {
                Frame::Data(bytes) => self.chunk = io::Cursor::new(bytes),
                Frame::End => self.ended = true,
                _ => return Err(malformed()),
            }
        }
        self.chunk.fill_buf()
    }

    fn consume(&mut self, amount: usize) {
        self.chunk.consume(amount);
    }
}

impl<R: Read> Read for DataReader<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.read(buffer)?;
        self.consume(count);
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn written(frame: &Frame) -> Vec<u8> {
        let mut bytes = Vec::new();
        frame.write(&mut bytes).unwrap();
        bytes
    }

    #[test]
    fn every_frame_reads_as_it_was_written() {
        let frames = [
            Frame::Hello,
            Frame::Request(b"{}".to_vec()),
            Frame::Data(vec![0; 70_000]),
            Frame::Progress(3, u64::MAX),
            Frame::Error("no such user".to_owned()),
            Frame::End,
        ];
        for frame in frames {
            assert_eq!(Frame::read(&mut written(&frame).as_slice()).unwrap(), frame);
        }
    }

    #[test]
    fn a_length_alone_is_refused_or_reserves_nothing() {
        let mut huge: &[u8] = &[0xff, 0xff, 0xff, 0xff, b'd'];
        assert_eq!(Frame::read(&mut huge).unwrap_err().kind(), io::ErrorKind::InvalidData);
        let mut cut: &[u8] = &[0, 0x0f, 0, 0, b'd', 1, 2];
        assert_eq!(Frame::read(&mut cut).unwrap_err().kind(), io::ErrorKind::UnexpectedEof);
    }

    #[test]
    fn a_stream_cut_off_before_its_end_frame_is_an_error() {
        let mut bytes = Vec::new();
        write_data(&mut bytes, b"one line\n").unwrap();
        let mut text = String::new();
        let error = DataReader::new(bytes.as_slice()).read_to_string(&mut text).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::UnexpectedEof);
        Frame::End.write(&mut bytes).unwrap();
        text.clear();
        DataReader::new(bytes.as_slice()).read_to_string(&mut text).unwrap();
        assert_eq!(text, "one line\n");
    }

    proptest! {
        #[test]
        fn any_stream_arrives_as_it_was_sent(pieces in proptest::collection::vec(any::<Vec<u8>>(), 0..8)) {
            let mut wire = Vec::new();
            for piece in &pieces {
                DataWriter(&mut wire).write_all(piece).unwrap();
            }
            Frame::End.write(&mut wire).unwrap();
            let mut read = Vec::new();
            DataReader::new(wire.as_slice()).read_to_end(&mut read).unwrap();
            prop_assert_eq!(read, pieces.concat());
        }

        #[test]
        fn no_bytes_make_reading_panic(bytes in any::<Vec<u8>>()) {
            let _ = Frame::read(&mut bytes.as_slice());
        }
    }
}
