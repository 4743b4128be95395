//! The other side of a comparison, a process of its own: the same bytes for every request.

use std::path::{Path, PathBuf};

use http::{HeaderValue, StatusCode};
use memod::config::{Sources, load};
use memod::server::serve_constant;

/// Where the constant server finds its answer.
pub(crate) const DIRECTORY: &str = "BENCH_CONSTANT";

/// Serves the head and the body that lie in `directory`.
pub(crate) fn answer(directory: &Path) {
    let head = std::fs::read_to_string(directory.join("head")).unwrap();
    let body = std::fs::read(directory.join("body")).unwrap();
    let status = if head.starts_with("HTTP/1.1 201") { StatusCode::CREATED } else { StatusCode::OK };
    let location = head.lines().find_map(|line| line.strip_prefix("location: "));
    let location = location.map(|location| HeaderValue::from_str(location).unwrap());
    let data_home: Option<PathBuf> = Some(directory.to_owned());
    let settings = load(&Sources { data_home, ..Sources::default() }).unwrap().server;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        println!("constant on http://{}", listener.local_addr().unwrap());
        serve_constant(listener, &settings, (status, location, body.into()), std::future::pending()).await;
    });
}
