/// Reads sled's numbers and strings one after the other. `None` where there is less than they say.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bytes<'a>(pub(super) &'a [u8]);

impl<'a> Bytes<'a> {
    pub(super) fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    pub(super) fn byte(&mut self) -> Option<u8> {
        let (byte, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*byte)
    }

    /// Eight bytes, little-endian.
    pub(super) fn long(&mut self) -> Option<i64> {
        Some(i64::from_le_bytes(self.take(8)?.try_into().ok()?))
    }

    /// A number of variable length: SQLite 4's, but with the last bytes little-endian.
    pub(super) fn number(&mut self) -> Option<u64> {
        let first = self.byte()?;
        Some(match first {
            0..=240 => u64::from(first),
            241..=248 => 240 + 256 * (u64::from(first) - 241) + u64::from(self.byte()?),
            249 => 2288 + 256 * u64::from(self.byte()?) + u64::from(self.byte()?),
            _ => {
                let bytes = self.take(usize::from(first) - 247)?;
                bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
            }
        })
    }

    /// A length and as many bytes.
    pub(super) fn string(&mut self) -> Option<&'a [u8]> {
        let length = usize::try_from(self.number()?).ok()?;
        self.take(length)
    }
}

#[cfg(test)]
pub(super) fn write_number(number: u64, out: &mut Vec<u8>) {
    let [one, two, ..] = number.to_le_bytes();
    match number {
        0..=240 => out.push(one),
        241..=2287 => {
            let [low, high, ..] = (number - 240).to_le_bytes();
            out.extend([241 + high, low]);
        }
        2288..=67_823 => {
            let [low, high, ..] = (number - 2288).to_le_bytes();
            out.extend([249, high, low]);
        }
        _ => {
            let bytes = number.to_le_bytes();
            let length = (8 - number.leading_zeros() as usize / 8).max(3);
            let [code, ..] = (247 + length).to_le_bytes();
            out.push(code);
            out.extend([one, two].into_iter().chain(bytes.into_iter().skip(2)).take(length));
        }
    }
}
