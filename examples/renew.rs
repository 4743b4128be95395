//! `cargo run --example renew` writes `packaging/man/` and `packaging/completions/` anew after a change of the
//! command line or of the example configuration. A test says when that is needed.

use std::fs;
use std::path::Path;

fn main() -> std::io::Result<()> {
    let packaging = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging");
    for folder in ["man", "completions"] {
        let folder = packaging.join(folder);
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(folder)?;
    }
    memod::manual::files().iter().try_for_each(|(path, text)| fs::write(packaging.join(path), text))
}
