use crate::outside::NoRandomness;

/// Why a use case could not be carried out. The text is for a person and says the next step.
#[derive(Debug, thiserror::Error)]
pub enum AppError {
    /// No random numbers for a key or an id.
    #[error("{NoRandomness}")]
    Randomness,
    /// Another process holds the store.
    #[error("another memod is using this store")]
    Locked,
}
