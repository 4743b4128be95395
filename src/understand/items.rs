use crate::model::{Assumption, Language};

/// What is on a spoken list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Items {
    /// In spoken order, in the speaker's words.
    pub items: Vec<String>,
    /// What was guessed on the way.
    pub assumptions: Vec<Assumption>,
}

/// Reads the items of a spoken list; `trigger` is the phrase that led the memo here, spoken in it or not.
pub fn read_items(text: &str, _trigger: Option<&str>, _language: Language) -> Items {
    let items = text.split(',').map(|item| item.trim().to_owned()).collect();
    Items { items, assumptions: Vec::new() }
}
