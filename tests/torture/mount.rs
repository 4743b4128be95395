//! File systems that come and go, in a namespace of their own: however the run ends, the kernel takes them away.

use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Says that this process is alone already.
const ALONE: &str = "MEMOD_TORTURE_ALONE";

/// Runs this very command again, as root, with mounts and processes of its own. When it ends, even by `kill -9`, its
/// processes end, its mounts go, and with them the loop devices.
pub(crate) fn be_alone(command: &str, needs: &[(&str, &str)]) {
    if std::env::var_os(ALONE).is_some() {
        return end_when_interrupted();
    }
    for (program, package) in [("unshare", "util-linux"), ("mount", "mount")].iter().chain(needs) {
        if program_path(program).is_none() {
            give_up(&format!("{program} is needed and not here; on Debian: apt install {package}"));
        }
    }
    if !rustix::process::geteuid().is_root() {
        give_up(&format!(
            "Mounting a file system takes root. Build as yourself, then run it as root:\n  \
             cargo test --release --test torture --no-run\n  \
             sudo env \"PATH=$PATH\" target/release/deps/torture-… {command}"
        ));
    }
    let own = std::env::current_exe().unwrap();
    let error = Command::new("unshare")
        .args(["--mount", "--pid", "--fork", "--kill-child", "--mount-proc"])
        .arg(own)
        .args(std::env::args_os().skip(1))
        .env(ALONE, "1")
        .exec();
    give_up(&format!("unshare does not start: {error}"));
}

/// The first process of a namespace hears no Ctrl-C unless it listens.
fn end_when_interrupted() {
    std::thread::spawn(|| {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        if runtime.block_on(tokio::signal::ctrl_c()).is_ok() {
            std::process::exit(130);
        }
    });
}

fn give_up(why: &str) -> ! {
    println!("{why}");
    std::process::exit(2);
}

pub(crate) fn program_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let sbin = ["/usr/sbin", "/sbin"].map(PathBuf::from);
    std::env::split_paths(&path).chain(sbin).map(|place| place.join(name)).find(|file| file.is_file())
}

/// Runs a program of the system, which must succeed.
pub(crate) fn system(program: &str, arguments: &[&str]) {
    let output = try_system(program, arguments);
    assert!(output.status.success(), "{program} {arguments:?}: {output:?}");
}

fn try_system(program: &str, arguments: &[&str]) -> Output {
    let path = program_path(program).unwrap_or_else(|| panic!("{program} is not here"));
    Command::new(path).args(arguments).output().unwrap()
}

/// A file system in a file of `megabytes`, with nothing in it.
pub(crate) fn make(kind: &str, image: &Path, megabytes: u64) {
    std::fs::File::create(image).and_then(|file| file.set_len(megabytes << 20)).unwrap();
    let image = image.to_str().unwrap();
    let now = "lazy_itable_init=0,lazy_journal_init=0,root_owner=0:0";
    let now = if kind == "ext2" { "lazy_itable_init=0,root_owner=0:0" } else { now };
    system(&format!("mkfs.{kind}"), &["-q", "-F", "-b", "4096", "-E", now, image]);
}

/// What is mounted; taken off when dropped.
pub(crate) struct Mounted {
    at: PathBuf,
}

impl Mounted {
    /// Mounts `what` over the directory `at`.
    pub(crate) fn new(kind: &str, what: &Path, at: &Path, options: &str) -> Self {
        std::fs::create_dir_all(at).unwrap();
        let (what, path) = (what.to_str().unwrap(), at.to_str().unwrap());
        system("mount", &["-t", kind, "-o", options, what, path]);
        Mounted { at: at.to_owned() }
    }

    pub(crate) fn remount(&self, options: &str) {
        system("mount", &["-o", &format!("remount,{options}"), self.at.to_str().unwrap()]);
    }
}

impl Drop for Mounted {
    fn drop(&mut self) {
        let at = self.at.to_str().unwrap();
        // A process that was killed may need a moment to let go.
        for _ in 0..100 {
            if try_system("umount", &[at]).status.success() {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        try_system("umount", &["--lazy", at]);
    }
}
