//! Every sentence exists in every language, says the same facts, and can be said whatever the facts are.
use std::{collections::BTreeSet, fs, path::Path};

use frcec_server::speech::{Lang, Speech, Value};
use jiff::Timestamp;

use super::{COMPLETE, ENGLISH_ONLY, FOR_THE_ADMIN, Message, messages};

/// What a language may use beyond the English sentence's facts, for its grammar: the same part in another case or with a
/// capital, the kind and number of what verbs and adjectives agree with.
fn plain(variable: &str) -> &str {
    ["_gen", "_dat", "_acc", "_ins", "_cap"]
        .into_iter()
        .find_map(|ending| variable.strip_suffix(ending))
        .unwrap_or(variable)
}

const GRAMMAR: [&str; 2] = ["case", "kind"];

fn grammatical(variable: &str) -> bool {
    GRAMMAR.contains(&variable) || variable.ends_with("_piece") || variable.ends_with("_count")
}

#[test]
fn each_part_is_complete_or_on_the_list() {
    for (key, message) in messages("en") {
        let listed = COMPLETE.contains(&&*message.part) || ENGLISH_ONLY.contains(&&*message.part);
        assert!(listed, "{key}: is {}.ftl translated or not?", message.part);
    }
}

#[test]
fn every_sentence_is_in_every_language_with_the_same_facts() {
    let english = messages("en");
    let mut faults = Vec::new();
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        let other = messages(lang.tag());
        for (key, source) in &english {
            let needed = COMPLETE.contains(&&*source.part) && !key.starts_with(FOR_THE_ADMIN);
            let Some(said) = other.get(key) else {
                if needed {
                    faults.push(format!("{lang}: {key} is missing"));
                }
                continue;
            };
            let set = |words: &[String]| words.iter().map(|w| plain(w).to_owned()).collect::<BTreeSet<_>>();
            if set(&said.shown) != set(&source.shown) {
                faults.push(format!("{lang}: {key} shows {:?}, not {:?}", said.shown, source.shown));
            }
            if set(&said.messages) != set(&source.messages) {
                faults.push(format!("{lang}: {key} names {:?}, not {:?}", said.messages, source.messages));
            }
            let known: BTreeSet<&str> =
                source.shown.iter().chain(&source.chosen_by).map(String::as_str).collect();
            for variable in said.shown.iter().chain(&said.chosen_by) {
                if !known.contains(plain(variable)) && !grammatical(variable) {
                    faults.push(format!("{lang}: {key} asks for ${variable}, which nobody gives"));
                }
            }
            if said.part != source.part {
                faults.push(format!("{lang}: {key} stands in {}.ftl", said.part));
            }
        }
        faults.extend(
            other
                .keys()
                .filter(|key| !english.contains_key(*key))
                .map(|key| format!("{lang}: {key} is nobody's")),
        );
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Every value of a selector, and numbers of every plural form.
fn samples(message: &Message, variable: &str) -> Vec<Value> {
    if !message.chosen_by.iter().any(|v| v == variable) {
        return vec!["e4".into()];
    }
    let words = message.variants.iter().map(|variant| Value::from(variant.as_str()));
    words.chain([0_u32, 1, 2, 3, 5, 11, 21, 22].map(Value::from)).collect()
}

#[test]
fn every_sentence_can_be_said() {
    for lang in Lang::ALL {
        let mut said = 0;
        for (key, message) in messages(lang.tag()) {
            let variables: BTreeSet<&String> = message.shown.iter().chain(&message.chosen_by).collect();
            let longest = variables.iter().map(|v| samples(&message, v).len()).max().unwrap_or(1);
            for turn in 0..longest {
                let facts: Vec<(&'static str, Value)> = variables
                    .iter()
                    .map(|variable| {
                        let samples = samples(&message, variable);
                        let name: &'static str = Box::leak((*variable).clone().into_boxed_str());
                        (name, samples[turn % samples.len()].clone())
                    })
                    .collect();
                let sentence = Speech::new().try_say(lang, &key, &facts).unwrap_or_default();
                let whole = !sentence.is_empty();
                let broken = ["{", "}", "  ", " .", " ,", "\u{2068}"].iter().any(|b| sentence.contains(b));
                assert!(whole && !broken, "{lang} {key} with {facts:?}: {sentence:?}");
                said += 1;
            }
        }
        assert!(said > 300, "{lang}: {said}");
    }
}

#[test]
fn russian_counts_in_three_forms() {
    let say = |days: i64| Speech::new().span(Lang::Ru, days * 86_400_000);
    let said: Vec<String> = [1, 2, 4, 5, 11, 12, 21, 22, 25, 111].into_iter().map(say).collect();
    assert_eq!(
        said,
        [
            "1 день",
            "2 дня",
            "4 дня",
            "5 дней",
            "11 дней",
            "12 дней",
            "21 день",
            "22 дня",
            "25 дней",
            "111 дней"
        ]
    );
    let games = |count: u32| Speech::new().say(Lang::Ru, "mail-games", &[("count", count.into())]);
    assert_eq!(games(0), "Текущих партий у вас нет.");
    assert_eq!(games(1), "У вас 1 текущая партия.");
    assert_eq!(games(3), "У вас 3 текущие партии.");
    assert_eq!(games(14), "У вас 14 текущих партий.");
}

#[test]
fn days_are_written_as_each_language_does() {
    let at = "2026-05-03T16:00:00Z".parse::<Timestamp>().unwrap().as_millisecond();
    let said = Lang::ALL.map(|lang| Speech::new().moment(lang, "Europe/Berlin", at));
    assert_eq!(
        said,
        [
            "3 May 2026, 18:00 (UTC+2)",
            "3 de mayo de 2026, 18:00 (UTC+2)",
            "3. Mai 2026, 18:00 (UTC+2)",
            "3 mai 2026 à 18:00 (UTC+2)",
            "3 мая 2026 г., 18:00 (UTC+2)",
        ]
    );
    let first = "2026-12-01T12:00:00Z".parse::<Timestamp>().unwrap().as_millisecond();
    assert_eq!(Speech::new().day(Lang::Fr, "UTC", first), "1er décembre 2026");
}

#[test]
fn languages_are_found_by_tag() {
    for lang in Lang::ALL {
        assert_eq!(lang.tag().parse(), Ok(lang));
    }
    assert_eq!("pt-BR".parse::<Lang>().ok(), None);
    assert_eq!("ru_RU".parse(), Ok(Lang::Ru));
}

/// A sentence that nothing says is a sentence that nobody checks. A key counts as used where it stands in the code or a
/// template as a whole, where another sentence shows it, or where the code makes keys that begin as it does.
#[test]
fn every_sentence_is_said_somewhere() {
    fn texts(folder: &Path, all: &mut String) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                texts(&path, all);
            } else if path.extension().is_some_and(|end| end == "rs" || end == "html")
                && !path.ends_with("tests.rs")
            {
                let text = fs::read_to_string(&path).unwrap();
                all.push_str(text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default());
            }
        }
    }
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut code = String::new();
    texts(&here.join("src"), &mut code);
    texts(&here.join("../../templates"), &mut code);
    let is_key = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '-' | '_');
    let (mut whole, mut begun) = (BTreeSet::new(), BTreeSet::new());
    for piece in code.split('"') {
        let key = &piece[..piece.find(|c| !is_key(c)).unwrap_or(piece.len())];
        if key == piece {
            whole.insert(key);
        }
        if key.ends_with('-') && (key == piece || piece[key.len()..].starts_with('{')) {
            begun.insert(key);
        }
    }
    let all = messages("en");
    let shown: BTreeSet<&str> = all.values().flat_map(|m| m.messages.iter().map(String::as_str)).collect();
    let unused: Vec<&str> = all
        .keys()
        .map(String::as_str)
        .filter(|key| !whole.contains(key) && !shown.contains(key))
        .filter(|key| !begun.iter().any(|begin| key.starts_with(begin)))
        .collect();
    assert!(whole.len() > 1_000 && begun.len() > 10, "{} {}", whole.len(), begun.len());
    assert_eq!(unused, <[&str; 0]>::default());
}
