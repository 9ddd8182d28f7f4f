//! Words that are no commands of their own: no, the wings of castling, what takes leave back.

/// A plain no, which counts only where a question was asked.
pub(super) const NO: &[&str] = &[
    "no",
    "no thanks",
    "no, thanks",
    "nein",
    "nein danke",
    "nein, danke",
    "no, gracias",
    "non",
    "non merci",
    "non, merci",
    "нет",
    "нет, спасибо",
];

/// Words for a wing in the club's languages that mean castling when a mail says nothing else. Elsewhere they are adjectives,
/// and names: Short, Lang.
pub(super) const WINGS: &[&str] = &[
    "short",
    "long",
    "kurz",
    "lang",
    "corto",
    "largo",
    "corta",
    "larga",
    "court",
    "petit",
    "grand",
    "короткая",
    "длинная",
    "короткую",
    "длинную",
    "коротко",
    "длинно",
];

/// What takes leave back, in a line about leave.
pub(super) const BACK: &[&str] = &[
    "off",
    "cancel",
    "aus",
    "absagen",
    "zurücknehmen",
    "no",
    "cancelar",
    "anular",
    "non",
    "annuler",
    "нет",
    "отмена",
    "отменить",
];
