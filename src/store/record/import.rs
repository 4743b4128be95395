use serde::{Deserialize, Serialize};

use super::{Stored, first_version};

/// How far an import came before it was cut off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::store) struct ImportProgress {
    /// BLAKE3 of the whole import.
    pub(in crate::store) digest: [u8; 32],
    /// Lines that are kept.
    pub(in crate::store) lines: u64,
}

#[derive(Serialize, Deserialize)]
pub(in crate::store) struct ImportProgressV1 {
    digest: [u8; 32],
    lines: u64,
}

first_version!(ImportProgressV1);

impl Stored for ImportProgress {
    const KIND: &'static str = "import";
    type Payload = ImportProgressV1;

    fn to_payload(&self) -> ImportProgressV1 {
        ImportProgressV1 { digest: self.digest, lines: self.lines }
    }

    fn from_payload(_key: &[u8], payload: ImportProgressV1) -> Option<Self> {
        Some(ImportProgress { digest: payload.digest, lines: payload.lines })
    }
}
