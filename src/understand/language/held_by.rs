use super::phrases::Phrases;

/// By what it is known who arranged something, or got somebody a time: `la hermandad acordó sacar la procesión`.
#[derive(Debug)]
pub(crate) struct HeldBy {
    /// Say behind who did so that there is something without an article at a time, `ha reservado` before `pista`,
    /// that something is to be done then, `han decidido`, that somebody got that time, `me ha citado`, or told that
    /// something is then: `dice Andrés que`.
    pub(crate) bare: Phrases,
    pub(crate) decides: Phrases,
    pub(crate) cited: Phrases,
    pub(crate) reports: Phrases,
}

impl HeldBy {
    /// Of a language that says it otherwise.
    pub(crate) const fn none() -> HeldBy {
        HeldBy { bare: phrases!(), decides: phrases!(), cited: phrases!(), reports: phrases!() }
    }
}
