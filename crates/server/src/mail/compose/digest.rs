//! The digest: all boards at which a reader is to move, numbered, and what else has happened, in one letter a day.
use std::collections::{BTreeMap, BTreeSet};

use frcec_rules::club::{event::Format, game::Outcome, seat::Seat};

use super::{
    Fact, Help, Letter, Message, Numbered, Other,
    assemble::picture_id,
    game::Writer,
    ways::{example, may_castle},
};
use crate::{
    notice::{Kind, Notice},
    people::Person,
    speech::{game as words, pace, pairing},
    view::GameView,
};

/// Boards that come with a picture; the others are shown in letters. A letter with more would be too large for some hosts.
pub const PICTURES: usize = 30;

/// What a digest is made of.
#[derive(Clone, Copy, Debug)]
pub struct Digest<'a> {
    /// Who reads it.
    pub reader: &'a Person,
    /// The games in which the reader is to move, with the reader's side, in the order of their numbers.
    pub boards: &'a [(GameView, Seat)],
    /// What has happened and was not told yet, oldest first.
    pub notices: &'a [Notice],
    /// The games of the notices.
    pub views: &'a [GameView],
    /// The page on which digests can be stopped.
    pub stop: &'a str,
}

impl Writer<'_> {
    /// The letter and its subject.
    pub fn digest(&self, digest: &Digest<'_>) -> (Letter, String) {
        let reader = digest.reader;
        let lang = reader.lang;
        let count = digest.boards.len();
        let day = self.speech.day(lang, &reader.zone, self.now);
        let facts = [("club", self.club.name.as_str().into()), ("day", day.into()), ("count", count.into())];
        let subject = self.say(lang, "digest-subject", &facts);
        let mut letter = Letter::new(lang, &self.club.name, self.say(lang, "digest-head", &facts));
        letter.news.push(self.say(lang, "digest-boards", &facts));
        letter.news.extend(self.pairings(digest));
        let mut leaves = BTreeMap::new();
        for notice in digest.notices {
            if notice.kind == Kind::Leave {
                self.leave(digest, notice, &mut letter.news, &mut leaves);
                continue;
            }
            if notice.kind == Kind::Over {
                letter.others.extend(self.ended(digest, notice));
                continue;
            }
            let told = self.elsewhere(digest, notice);
            if !told.is_empty() {
                letter.news.push(told.join(" "));
            }
        }
        letter.boards = (1..)
            .zip(digest.boards)
            .map(|(number, (view, seat))| self.numbered(digest, number, view, *seat))
            .collect();
        if let Some((view, seat)) = digest.boards.first() {
            letter.help_label = self.say(lang, "digest-how-to-answer", &[]);
            letter.help = self.ways((view, *seat), digest);
        }
        letter.foot = vec![
            Fact {
                label: self.say(lang, "letter-settings", &[]),
                text: format!("{}/account", self.club.public_url),
            },
            Fact { label: self.say(lang, "digest-stop", &[]), text: digest.stop.to_owned() },
        ];
        (letter, subject)
    }

    /// Why the reader meets whom in the rounds that have begun: of each round once, however many games it has; of a round robin,
    /// whose rounds begin together, once for all.
    fn pairings(&self, digest: &Digest<'_>) -> Vec<String> {
        let reader = digest.reader;
        let mut told = BTreeSet::new();
        let mut said = Vec::new();
        for notice in digest.notices.iter().filter(|notice| notice.kind == Kind::Started) {
            let Some(news) = &notice.pairing else { continue };
            let view = digest.views.iter().find(|view| view.id == notice.game);
            let Some(view) = view.filter(|view| view.game.finish().is_none()) else { continue };
            let robin = matches!(news.format, Format::RoundRobin { .. });
            if told.insert((news.code.as_str(), if robin { 0 } else { news.round })) {
                let opponent = &view.person(!notice.seat).name;
                said.push(
                    pairing::sentences(self.speech, reader.lang, &reader.zone, opponent, news).join(" "),
                );
            }
        }
        said
    }

    /// An opponent's leave: what it is with the first game in which it is told, and behind that the others in which it holds.
    /// `told` knows the place of each among the news.
    fn leave(
        &self,
        digest: &Digest<'_>,
        notice: &Notice,
        news: &mut Vec<String>,
        told: &mut BTreeMap<String, usize>,
    ) {
        let Some(view) = digest.views.iter().find(|view| view.id == notice.game) else { return };
        let game = [("game", view.name.as_str().into())];
        // The leave itself; whose turn it is, the boards tell.
        let Some(said) = self.told(notice, view, "also-draw-offered").into_iter().next() else { return };
        if let Some(place) = told.get(&said) {
            let also = self.say(digest.reader.lang, "also-leave", &game);
            if !news[*place].contains(&also) {
                news[*place].extend([" ", &also]);
            }
        } else {
            news.push(format!("{} {said}", self.say(digest.reader.lang, "also-in-game", &game)));
            told.insert(said, news.len() - 1);
        }
    }

    /// The end of a game: how it ended, its last position, and its page. Whoever has left by it is named as in a letter at once.
    fn ended(&self, digest: &Digest<'_>, notice: &Notice) -> Option<Other> {
        let mut view = digest.views.iter().find(|view| view.id == notice.game)?.clone();
        if let Some(name) = &notice.opponent {
            view.person_mut(!notice.seat).name.clone_from(name);
        }
        let lang = digest.reader.lang;
        let mut news = self.mention(notice, &view);
        // Of a game that was cancelled, or in which nobody has moved, no position is the last.
        let cancelled = view.game.finish().is_none_or(|finish| finish.outcome == Outcome::Cancelled);
        let board = (!cancelled && view.game.ply() > 0).then(|| {
            let played = words::played(self.to(digest.reader), lang, view.game.line(), view.game.ply());
            // Who mated or stalemated is told with the end.
            if !news.iter().any(|sentence| sentence.contains(&played)) {
                news.push(self.say(lang, "letter-last-move", &[("move", played.into())]));
            }
            self.board(digest.reader, view.game.line(), notice.seat)
        });
        Some(Other {
            head: None,
            news,
            message: self.message(notice, &view),
            board,
            over: true,
            facts: Vec::new(),
            help: Vec::new(),
            write_to: None,
            subject: view.subject(&self.club.name),
            page: self.page(lang, &view),
        })
    }

    /// What a notice tells beyond the boards below: nothing of a turn that a board shows, and nothing of one that is over.
    fn elsewhere(&self, digest: &Digest<'_>, notice: &Notice) -> Vec<String> {
        let shown = digest.boards.iter().any(|(board, _)| board.id == notice.game);
        let Some(view) = digest.views.iter().find(|view| view.id == notice.game) else { return Vec::new() };
        let mut told = match notice.kind {
            // The board says it all, or the end that follows.
            Kind::Turn | Kind::Started if shown || view.game.finish().is_some() => Vec::new(),
            Kind::Turn | Kind::Receipt => Vec::new(),
            _ => self.mention(notice, view),
        };
        if !shown && let Some(message) = self.message(notice, view) {
            if told.is_empty() {
                told.push(self.say(
                    digest.reader.lang,
                    "also-in-game",
                    &[("game", view.name.as_str().into())],
                ));
            }
            told.push(format!("{} {}", message.intro, message.lines.join(" / ")));
        }
        told
    }

    fn numbered(&self, digest: &Digest<'_>, number: usize, view: &GameView, seat: Seat) -> Numbered {
        let reader = digest.reader;
        let lang = reader.lang;
        let opponent = view.person(!seat).name.as_str();
        let key = match seat {
            Seat::White => "digest-board-white",
            Seat::Black => "digest-board-black",
        };
        let head = self.say(
            lang,
            key,
            &[
                ("number", number.into()),
                ("game", view.name.as_str().into()),
                ("opponent", opponent.into()),
                ("move", view.game.move_number().into()),
            ],
        );
        let mut news = Vec::new();
        let ply = view.game.ply();
        if ply == 0 {
            let facts = [
                ("position", view.game.start().to_string().into()),
                ("pace", pace::in_full(self.speech, lang, view.game.pace()).into()),
            ];
            news.push(self.say(lang, "digest-begun", &facts));
        } else {
            let played = words::played(self.to(reader), lang, view.game.line(), ply);
            news.push(self.say(lang, "letter-last-move", &[("move", played.into())]));
        }
        if view.game.offer() == Some(!seat) {
            news.push(self.say(lang, "digest-draw-offered", &[("name", opponent.into())]));
        }
        let words: Vec<Message> = digest
            .notices
            .iter()
            .filter(|notice| notice.game == view.id)
            .filter_map(|notice| self.message(notice, view))
            .collect();
        let message = words.into_iter().reduce(|mut all, next| {
            all.lines.extend(next.lines);
            all
        });
        let mut facts = self.clocks(view, seat, true).to_vec();
        // Its reasons would fill a letter about many boards; a letter about the game says them.
        facts.push(self.castling_in_brief(view, reader));
        let write = example(view, reader).unwrap_or_default();
        let way = |write: &str, key: &str| Help {
            write: format!("#{number} {write}"),
            does: self.say(lang, key, &[]),
        };
        let mut help = vec![way(&write, "help-move")];
        if view.game.offer() == Some(!seat) {
            help.push(way(&self.say(lang, "command-accept", &[]), "help-accept"));
            help.push(way(&self.say(lang, "command-decline", &[]), "help-decline"));
        }
        Numbered {
            head,
            news,
            message,
            board: self.board(reader, view.game.line(), seat),
            picture: (number <= PICTURES).then(|| picture_id(number)),
            facts,
            help,
            page: Fact {
                label: self.say(lang, "letter-page", &[]),
                text: format!("{}/games/{}", self.club.public_url, view.id),
            },
        }
    }

    fn ways(&self, (view, seat): (&GameView, Seat), digest: &Digest<'_>) -> Vec<Help> {
        let (reader, count) = (digest.reader, digest.boards.len());
        let lang = reader.lang;
        let word = |key: &str| self.say(lang, key, &[]);
        let help = |write: String, key: &str| Help { write, does: self.say(lang, key, &[]) };
        let write = example(view, reader).unwrap_or_default();
        let mut ways = vec![help(format!("#1 {write}"), "digest-help-move")];
        if view.game.ply() > 1 && view.game.offer_blocked_until(seat).is_none() {
            ways.push(help(format!("#1 {write} {}", word("command-draw")), "help-move-and-offer"));
        }
        let castles = (1..).zip(digest.boards).find(|(_, (view, _))| may_castle(view));
        if let Some((number, _)) = castles {
            ways.push(help(format!("#{number} O-O"), "help-castling"));
        }
        if count > 1 {
            ways.push(help(format!("#2 {}", word("command-resign")), "help-resign"));
        }
        ways.push(help(word("command-help"), "help-help"));
        ways
    }
}
