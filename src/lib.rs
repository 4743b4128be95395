//! memod keeps a household's voice memos and hands them, shaped, to the automation tools on its LAN.
//!
//! The way of a memo: it comes in ([`server`]), it is understood ([`understand`]), it is kept ([`store`]), it
//! is shaped ([`format`]), it goes out ([`server`]). Arrows point one way:
//! `main → commands → server, admin → app → auth, format → store → understand → model`.

pub mod admin;
pub mod app;
pub mod auth;
pub mod cli;
pub mod commands;
pub mod config;
pub mod format;
pub mod legible;
pub mod manual;
mod members;
mod memory;
pub mod model;
pub mod outside;
mod reason;
pub mod server;
pub mod store;
pub mod tally;
pub mod understand;
pub mod values;
