//! The newsletter: a month of the club in one letter.
use frcec_rules::club::seat::Seat;

use super::{Board, Fact, Help, Letter, Part, game::Writer};
use crate::{
    life::{
        Month,
        ballot::Ballot,
        tell::{Section, Teller},
    },
    people::Person,
    prose::Block,
    speech::{Lang, game as words},
    view::GameView,
};

/// What an issue says to all readers of one language.
#[derive(Clone, Debug)]
pub struct Bulletin {
    /// Its number.
    pub issue: i64,
    /// Its month.
    pub month: Month,
    /// How often it was corrected.
    pub correction: u32,
    /// When the issue was sent that it corrects (Unix ms).
    pub corrects: Option<i64>,
    /// What the editor wrote, and the language of it.
    pub foreword: Option<(Lang, Vec<Block>)>,
    /// What is told.
    pub sections: Vec<Section>,
    /// The finished game whose last position is shown with the section that names it.
    pub shown: Option<GameView>,
    /// Whether its reader can vote for one of its games, now or soon.
    pub votes: bool,
}

impl Writer<'_> {
    /// The letter of an issue and its subject. `stop` is the page on which newsletters can be stopped.
    pub fn newsletter(&self, bulletin: &Bulletin, reader: &Person, stop: &str) -> (Letter, String) {
        let lang = reader.lang;
        let title = Teller { speech: self.speech, lang }.title(bulletin.issue, bulletin.month);
        let facts = [("club", self.club.name.as_str().into()), ("title", title.clone().into())];
        let key = if bulletin.corrects.is_some() { "life-correction-subject" } else { "life-issue-subject" };
        let subject = self.say(lang, key, &facts);
        let mut letter = Letter::new(lang, &self.club.name, title);
        let month = [("month", bulletin.month.name(self.speech, lang).into())];
        letter.news.push(self.say(lang, "life-month-title", &month));
        if let Some(first) = bulletin.corrects {
            let day = self.speech.day(lang, &reader.zone, first);
            letter.news.push(self.say(lang, "life-correction-of", &[("day", day.into())]));
        }
        letter.parts.extend(bulletin.foreword.clone().map(|(lang, blocks)| Part {
            title: String::new(),
            lead: None,
            items: Vec::new(),
            prose: Some((lang, blocks)),
            board: None,
        }));
        let base = &self.club.public_url;
        letter.parts.extend(bulletin.sections.iter().map(|section| {
            Part {
                board: bulletin
                    .shown
                    .as_ref()
                    .filter(|view| section.shows == Some(view.id))
                    .map(|view| self.last_position(reader, view)),
                ..Part::of(section, base)
            }
        }));
        if bulletin.sections.is_empty() && bulletin.foreword.is_none() {
            letter.news.push(self.say(lang, "life-quiet", &[]));
        }
        if bulletin.votes {
            let ballot = Ballot { month: bulletin.month };
            let moment = |at: i64| self.speech.moment(lang, &reader.zone, at);
            let facts = [("from", moment(ballot.opens()).into()), ("until", moment(ballot.closes()).into())];
            letter.help_label = self.say(lang, "life-how-to-vote", &facts);
            letter.help = vec![Help {
                write: format!("{} 1", self.say(lang, "command-vote", &[])),
                does: self.say(lang, "life-vote-does", &[]),
            }];
        }
        letter.foot = vec![
            Fact {
                label: self.say(lang, "life-issue-page", &[]),
                text: format!("{base}/newsletter/{}", bulletin.issue),
            },
            Fact { label: self.say(lang, "life-stop", &[]), text: stop.to_owned() },
        ];
        (letter, subject)
    }

    /// The last position of a game, from White's side, and which it is.
    fn last_position(&self, reader: &Person, view: &GameView) -> (String, Board) {
        let (lang, line) = (reader.lang, view.game.line());
        let facts = [
            ("game", view.name.as_str().into()),
            ("move", words::played(self.to(reader), lang, line, view.game.ply()).into()),
        ];
        (self.say(lang, "life-last-position", &facts), self.board(reader, line, Seat::White))
    }
}
