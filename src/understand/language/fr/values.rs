use crate::understand::language::time::Values;

pub(super) const VALUES: Values = Values {
    takes: &[
        "veut", "veulent", "prend", "faut", "faudra", "faudrait", "besoin", "reste", "restait", "coute",
        "coutent", "pese", "pesent", "contient", "compte",
    ],
    hedges: &["encore", "que"],
    asks: &[("combien", "")],
    standing: &[
        "loyer",
        "prix",
        "credit",
        "gazole",
        "essence",
        "diesel",
        "chauffage",
        "thermostat",
        "frigo",
        "compteur",
    ],
    stand: &[],
    priced: &["diesel", "gazole", "essence", "credit"],
    trades: &["vendre", "vends", "vendu", "cher", "chers", "chere", "cheres", "promo", "solde"],
    dear: &[],
    ones: &["celui", "celle"],
    apiece: &["kilo", "litre", "metre", "piece", "tete", "bouteille", "boite", "paquet", "douzaine", "sac"],
    rides: &["prendre", "prends", "prenez", "prend"],
    possessives: &[
        "mon", "ma", "ton", "ta", "son", "sa", "notre", "votre", "leur", "mien", "mienne", "tien", "tienne",
        "sien", "sienne",
    ],
};
