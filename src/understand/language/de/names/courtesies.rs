//! How somebody is begged to do something, before what is asked of them.

pub(super) const COURTESIES: &[&str] = &[
    "mach mir den gefallen und",
    "mach mir die freude und",
    "mach mir einen gefallen und",
    "sei ein engel und",
    "sei ein schatz und",
    "sei lieb und",
    "sei so freundlich und",
    "sei so gut und",
    "sei so lieb und",
    "sei so nett und",
    "tu mir den gefallen und",
    "tu mir einen gefallen und",
];
