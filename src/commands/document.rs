use std::io::{self, Write};

/// Makes one JSON array of the JSON lines that are written to it, still one value a line.
pub(super) struct Document<W> {
    out: W,
    /// What goes before the next value.
    before: &'static [u8],
    begins: bool,
}

impl<W: Write> Document<W> {
    pub(super) fn new(out: W) -> Self {
        Document { out, before: b"[\n", begins: true }
    }

    /// Ends the array. Without it the document is no JSON: what was cut off shows.
    pub(super) fn finish(mut self) -> io::Result<()> {
        self.out.write_all(if self.before == b"[\n" { b"[]\n" } else { b"\n]\n" })?;
        self.out.flush()
    }
}

impl<W: Write> Write for Document<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for piece in bytes.split_inclusive(|byte| *byte == b'\n') {
            if self.begins {
                self.out.write_all(self.before)?;
                self.before = b",\n";
            }
            let line = piece.strip_suffix(b"\n");
            self.begins = line.is_some();
            self.out.write_all(line.unwrap_or(piece))?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn document(pieces: &[&str]) -> String {
        let mut out = Vec::new();
        let mut document = Document::new(&mut out);
        for piece in pieces {
            document.write_all(piece.as_bytes()).unwrap();
        }
        document.finish().unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn lines_become_an_array_however_they_are_cut() {
        assert_eq!(document(&[]), "[]\n");
        assert_eq!(document(&["1\n"]), "[\n1\n]\n");
        for pieces in [&["{}\n[2]\n3\n"][..], &["{", "}", "\n", "[2]\n3", "\n"], &["{}\n[2", "]\n", "3\n"]] {
            assert_eq!(document(pieces), "[\n{},\n[2],\n3\n]\n", "{pieces:?}");
        }
    }
}
