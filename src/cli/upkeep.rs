use std::path::PathBuf;

use clap::Args;

use super::Output;
use crate::values;

/// Make a backup
///
/// Makes a consistent copy of the store, of a running server too, reads every record of it back, and gives it
/// its name when it is whole and durable. Captures go on meanwhile. Where a server runs, it writes the backup,
/// as its account.
///
/// With --keep, DIR holds one backup for each run, named after its time, such as memod-20261121T023000Z. Older
/// ones are removed once the new one is whole, and nothing else in DIR is touched.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  memod backup /mnt/usb/memod-before-upgrade
  memod backup /var/backups/memod --keep 14
  memod backup ~/backups --keep 7 --json | jq -r .path")]
pub struct Backup {
    /// New directory for the backup, or, with --keep, the directory of backups
    #[arg(value_name = "DIR")]
    pub directory: PathBuf,
    /// Keep the N newest backups in DIR
    #[arg(long, value_name = "N", value_parser = values::whole_number(1..=100_000))]
    pub keep: Option<u32>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}

/// Put a backup in the place of the store
///
/// Refuses a backup that was cut off or altered, and a store that a server or another command uses. Makes the
/// data directory where there is none. Whenever it is cut off, the old store or the restored one is there.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  memod restore /mnt/usb/memod-before-upgrade
  memod restore /var/backups/memod/memod-20261121T023000Z --replace
  memod restore backup --data ~/look && memod --data ~/look user list")]
pub struct Restore {
    /// Directory of the backup
    #[arg(value_name = "DIR")]
    pub directory: PathBuf,
    /// Replace a store that holds memos; they are gone then
    #[arg(long)]
    pub replace: bool,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}

/// Read every record and report what is damaged
///
/// Reads the records, their indexes and what they refer to, also while a server runs. The exit code is 0 when
/// all is whole and 1 when it is not.
///
/// With --save, everything that is whole goes into a new data directory, with indexes made anew. Memos whose
/// integration is lost are in the inbox there, and a lost user has a stand-in such as recovered-3. Stop the
/// server first; the damaged store stays as it is.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  memod check
  memod check --json | jq .damage
  memod check --save ~/saved && memod --data ~/saved memo list --user anna")]
pub struct Check {
    /// Save everything that is whole into this new data directory
    #[arg(long, value_name = "NEWDIR")]
    pub save: Option<PathBuf>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}

/// Give back the space of removed memos; needs the server stopped
///
/// The store's file never becomes smaller by itself: what is removed makes room for later memos only. This
/// writes the store anew beside, reads every record of it, and puts it in place. Stop the server first; there
/// must be room for a second store. Whenever it is cut off, the old store or the new one is there.
#[derive(Debug, Args)]
#[command(after_long_help = "\
Examples:
  memod compact
  systemctl stop memod && sudo -u memod memod compact; systemctl start memod")]
pub struct Compact {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub output: Output,
}
