//! Which things that stand alone are one thing in a row: `filetes pollo`.

pub(super) const FIRSTS: &[&str] = &[
    "filetes",
    "galletas",
    "hamburguesas",
    "helado",
    "helados",
    "mermelada",
    "salchichas",
    "yogur",
    "yogures",
    "zumo",
];

pub(super) const SECONDS: &[&str] = &[
    "arandanos",
    "avena",
    "cerdo",
    "chocolate",
    "ciruelas",
    "fresas",
    "frambuesas",
    "limones",
    "lomo",
    "mango",
    "melocotones",
    "menta",
    "naranjas",
    "nata",
    "nueces",
    "pavo",
    "pina",
    "pollo",
    "salmon",
    "ternera",
    "tomates",
    "uvas",
];
