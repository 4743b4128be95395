use std::time::Duration;

/// Chance that a seed repeats (splitmix64).
#[derive(Debug, Clone)]
pub struct Chance(u64);

impl Chance {
    pub fn from(seed: u64) -> Self {
        Chance(seed)
    }

    /// A seed of its own, from the machine.
    pub fn seed() -> u64 {
        u64::from_le_bytes(memod::outside::Outside::real().random::<8>().unwrap())
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    }

    /// From 0 to `limit` − 1.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }

    pub fn is(&mut self, one_in: usize) -> bool {
        self.below(one_in) == 0
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len()))
    }

    /// One of several that are there.
    pub fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        self.pick(of).expect("nobody asks for one of none")
    }

    pub fn bytes(&mut self, length: usize) -> Vec<u8> {
        (0..length).map(|_| self.next() as u8).collect()
    }

    pub fn millis(&mut self, from: u64, to: u64) -> Duration {
        Duration::from_millis(from + self.next() % (to - from))
    }

    /// Chance for somebody else.
    pub fn fork(&mut self) -> Chance {
        Chance(self.next())
    }
}
