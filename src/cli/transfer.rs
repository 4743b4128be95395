use std::path::PathBuf;

use clap::Args;

use super::Output;

/// Write the whole store as JSON lines
///
/// A file is written beside its place and renamed when it is complete. Keys are exported as hashes only.
///
/// With --json the same objects are printed as one array, which `import` reads too. FILE holds JSON lines in any
/// case; its path is printed then.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  memod export memod.jsonl
  memod export | gzip > memod.jsonl.gz
  memod export --json | jq '.[] | select(.type == \"memo\").text'")]
pub struct Export {
    /// File to write [default: standard output]
    pub file: Option<PathBuf>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}

/// Read JSON lines that `export` or another tool has written
///
/// Changes nothing when a line is bad, and names each such line. Importing the same export twice adds nothing.
/// Bare memos of other tools, {"type":"memo","user","text"}, are routed like captured ones; they have no id, so
/// the same ones twice are kept twice.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  memod import memod.jsonl
  zcat memod.jsonl.gz | memod import -")]
pub struct Import {
    /// File to read; - is standard input
    pub file: PathBuf,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}
