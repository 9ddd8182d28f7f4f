//! The catalogue in all languages of the club: complete, and never two languages in one letter.
mod catalogue;
pub mod letters;
mod pages;

use std::{collections::BTreeMap, fs, path::Path};

use fluent_syntax::{ast, parser};

/// The parts of the catalogue that are complete in every language: a file each.
pub const COMPLETE: [&str; 25] = [
    "board",
    "challenges",
    "clocks",
    "commands",
    "common",
    "delivery",
    "desk",
    "desk_pages",
    "digest",
    "events",
    "explain",
    "game",
    "held",
    "letters",
    "life",
    "lines",
    "links",
    "mail",
    "members",
    "office",
    "offsite",
    "pages",
    "pairing",
    "refusal",
    "tournaments",
];

/// The parts that are in English only, and are read by the club's keeper at the terminal.
pub const ENGLISH_ONLY: [&str; 2] = ["cli_law", "keeper"];

/// Keys inside the complete parts that are in English only: why a mail was judged as it was, for the admin.
pub const FOR_THE_ADMIN: &str = "mail-why-";

/// One message, taken apart.
#[derive(Clone, Debug, Default)]
pub struct Message {
    /// The file it stands in.
    pub part: String,
    /// Literal texts, selectors' variants included.
    pub texts: Vec<String>,
    /// Variables that are shown.
    pub shown: Vec<String>,
    /// Variables that choose a variant.
    pub chosen_by: Vec<String>,
    /// Other messages that are shown in it.
    pub messages: Vec<String>,
    /// The variants' names.
    pub variants: Vec<String>,
}

/// All messages of one language.
pub fn messages(lang: &str) -> BTreeMap<String, Message> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(lang);
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        let part = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let text = fs::read_to_string(&path).unwrap();
        let resource =
            parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            let ast::Entry::Message(message) = entry else { continue };
            let mut found = Message { part: part.clone(), ..Message::default() };
            pattern(&message.value.expect("no message has attributes only"), &mut found);
            let key = message.id.name;
            assert!(all.insert(key.clone(), found).is_none(), "{key} stands twice in {lang}");
        }
    }
    all
}

/// Pieces of the English sentences, with their keys, that are too long to be names or moves.
pub fn english_fragments() -> Vec<(String, String)> {
    let pieces: Vec<(String, String)> = messages("en")
        .into_iter()
        .filter(|(_, message)| COMPLETE.contains(&&*message.part))
        .flat_map(|(key, message)| message.texts.into_iter().map(move |text| (key.clone(), text)))
        .flat_map(|(key, text)| {
            let pieces = text.split(['.', ':', ';', ',']).map(|piece| (key.clone(), piece.trim().to_owned()));
            pieces.collect::<Vec<_>>()
        })
        .filter(|(key, piece)| piece.len() >= 10 && piece.contains(' ') && key != "club-name")
        .collect();
    assert!(pieces.len() > 300);
    pieces
}

fn pattern(parts: &ast::Pattern<String>, found: &mut Message) {
    for part in &parts.elements {
        match part {
            ast::PatternElement::TextElement { value } => found.texts.push(value.clone()),
            ast::PatternElement::Placeable { expression } => self::expression(expression, found),
        }
    }
}

fn expression(expression: &ast::Expression<String>, found: &mut Message) {
    match expression {
        ast::Expression::Inline(ast::InlineExpression::VariableReference { id }) => {
            found.shown.push(id.name.clone());
        }
        ast::Expression::Inline(ast::InlineExpression::MessageReference { id, .. }) => {
            found.messages.push(id.name.clone());
        }
        ast::Expression::Inline(ast::InlineExpression::StringLiteral { .. }) => {}
        // A word that changes before what it is said of: `{ DE($name) }`.
        ast::Expression::Inline(ast::InlineExpression::FunctionReference { arguments, .. }) => {
            for argument in &arguments.positional {
                self::expression(&ast::Expression::Inline(argument.clone()), found);
            }
        }
        ast::Expression::Select { selector: ast::InlineExpression::VariableReference { id }, variants } => {
            found.chosen_by.push(id.name.clone());
            for variant in variants {
                let (ast::VariantKey::Identifier { name } | ast::VariantKey::NumberLiteral { value: name }) =
                    &variant.key;
                found.variants.push(name.clone());
                pattern(&variant.value, found);
            }
        }
        other => panic!("the catalogue does without {other:?}"),
    }
}
