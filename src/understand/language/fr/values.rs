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
    trades: &[
        "vendre", "vends", "vendu", "prix", "cher", "chers", "chere", "cheres", "acheter", "promo", "solde",
    ],
    dear: &[],
    ones: &["celui", "celle"],
    apiece: &["kilo", "litre", "metre", "piece", "tete", "bouteille", "boite", "paquet", "douzaine", "sac"],
    possessives: &[
        "mon", "ma", "ton", "ta", "son", "sa", "notre", "votre", "leur", "mien", "mienne", "tien", "tienne",
        "sien", "sienne",
    ],
};
