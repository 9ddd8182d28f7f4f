//! A month in the reader's words, for pages and letters alike.
use frcec_rules::StartPosition;
use frcec_store::{
    GameId, PlayerId, StoreError, Tx,
    games::GameResult,
    news::{self, NewsItem, NewsState},
    tournaments,
};

use super::{
    Month, champions,
    issue::Content,
    people::Names,
    record::{Record, key},
};
use crate::{
    door::SubmitError,
    prose::{self, Block},
    speech::{Lang, Speech, Value, number, pairing},
};

/// Characters of a news item that a newsletter brings; its page has the rest.
const LONGEST_NEWS: usize = 1_500;

/// A part of what is told, under a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// What is said before the items.
    pub lead: Option<String>,
    /// One thing each.
    pub items: Vec<Item>,
    /// The game whose last position a letter shows with it.
    pub shows: Option<GameId>,
}

/// One thing: a link, and what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// What the form of the editor calls it; empty where an editor has no say.
    pub key: String,
    /// The words of the link; empty for a sentence without one.
    pub label: String,
    /// The page, without the club's address.
    pub path: String,
    /// The rest of the sentence.
    pub text: String,
    /// A text that the club's hands wrote, and its language.
    pub prose: Option<(Lang, Vec<Block>)>,
}

/// Who tells: the catalogue, in a language.
#[derive(Clone, Copy, Debug)]
pub struct Teller {
    /// The catalogue.
    pub speech: Speech,
    /// The reader's language.
    pub lang: Lang,
}

impl Teller {
    fn word(self, key: &str) -> String {
        self.speech.word(self.lang, key)
    }

    fn say(self, key: &str, facts: &[(&'static str, Value)]) -> String {
        self.speech.say(self.lang, key, facts)
    }

    /// An issue: the month, the game of the month before, and what is put up for this one. One section has a board: that of the
    /// game of the month, or of the greatest upset.
    pub async fn issue(self, tx: &mut Tx, content: &Content) -> Result<Vec<Section>, SubmitError> {
        let mut sections = self.record(tx, &content.record).await?;
        let mut games = content.winners.clone();
        games.extend(content.nominees.iter().map(|(_, game)| *game));
        let names = Names::of(tx, Vec::new(), games, Vec::new()).await?;
        let place = sections.len().min(usize::from(!content.record.news.is_empty()));
        if !content.winners.is_empty() {
            let items = content.winners.iter().map(|game| self.game(&names, *game, None)).collect();
            let count = content.winners.len();
            let title = self.say("life-winners", &[("count", count.into())]);
            for section in &mut sections {
                section.shows = None;
            }
            let shows = content.winners.first().copied();
            sections.insert(place, Section { title, lead: None, items, shows });
        }
        if !content.nominees.is_empty() {
            let items = content
                .nominees
                .iter()
                .map(|(number, game)| self.game(&names, *game, Some(*number)))
                .collect();
            sections.push(Section { title: self.word("life-nominees"), lead: None, items, shows: None });
        }
        Ok(sections)
    }

    /// A month.
    pub async fn record(self, tx: &mut Tx, record: &Record) -> Result<Vec<Section>, SubmitError> {
        let mut people = record.members.clone();
        people.extend(record.movers.iter().map(|mover| mover.player));
        let mut games: Vec<GameId> = record.upsets.iter().map(|upset| upset.game).collect();
        games.extend(record.positions.iter().map(|(_, game)| *game));
        let names = Names::of(tx, people, games, record.events.clone()).await?;
        let mut sections = Vec::new();
        let mut add = |title: String, lead: Option<String>, items: Vec<Item>, shows: Option<GameId>| {
            if lead.is_some() || !items.is_empty() {
                sections.push(Section { title, lead, items, shows });
            }
        };
        let upset = record.upsets.first().map(|upset| upset.game);
        add(self.word("life-news"), None, self.news(tx, record).await?, None);
        add(self.word("life-ended"), self.ended(record), Vec::new(), None);
        add(self.word("life-events"), None, self.events(tx, &names, record).await?, None);
        add(self.word("life-upsets"), None, self.upsets(&names, record), upset);
        add(self.word("life-movers"), None, self.movers(&names, record), None);
        add(self.word("life-members"), None, self.members(&names, record), None);
        add(self.word("life-positions"), None, self.positions(&names, record), None);
        Ok(sections)
    }

    async fn news(self, tx: &mut Tx, record: &Record) -> Result<Vec<Item>, StoreError> {
        let mut items = Vec::new();
        for id in &record.news {
            let Some(item) = news::by_id(tx, *id).await?.filter(|item| item.state == NewsState::Published)
            else {
                continue;
            };
            items.push(Item {
                key: key("news", *id),
                label: item.title.clone(),
                path: format!("/news/{id}"),
                text: String::new(),
                prose: Some((lang_of(&item), beginning(&item.body))),
            });
        }
        Ok(items)
    }

    fn ended(self, record: &Record) -> Option<String> {
        let ended = record.ended?;
        let facts = [
            ("count", ended.games().into()),
            ("white", ended.white.into()),
            ("black", ended.black.into()),
            ("draws", ended.draws.into()),
        ];
        let mut said = self.say("life-ended-text", &facts);
        if ended.on_time > 0 {
            said.push(' ');
            said.push_str(&self.say("life-ended-on-time", &[("count", ended.on_time.into())]));
        }
        Some(said)
    }

    async fn events(self, tx: &mut Tx, names: &Names, record: &Record) -> Result<Vec<Item>, SubmitError> {
        let mut items = Vec::new();
        for id in &record.events {
            let Some(event) = names.event(*id) else { continue };
            let winners = champions::winners(tx, event).await?;
            let entries = tournaments::entries(tx, *id).await?.len();
            let of_winners = Names::of(tx, winners.clone(), Vec::new(), Vec::new()).await?;
            let said: Vec<String> =
                winners.iter().map(|id| of_winners.person(self.speech, self.lang, *id)).collect();
            let facts = [("winner", said.join(", ").into()), ("count", entries.into())];
            let said = if winners.is_empty() { "life-event-no-winner" } else { "life-event-won" };
            let text = self.say(said, &facts);
            items.push(Item {
                key: key("event", id.0),
                label: format!("{} {}", event.code, event.name),
                path: format!("/tournaments/{}", event.code),
                text,
                prose: None,
            });
        }
        Ok(items)
    }

    fn upsets(self, names: &Names, record: &Record) -> Vec<Item> {
        let item = |upset: &super::record::Upset| {
            let facts = [
                ("winner", self.person(names, upset.winner).into()),
                ("own", whole(upset.winner_rating).into()),
                ("loser", self.person(names, upset.loser).into()),
                ("theirs", whole(upset.loser_rating).into()),
            ];
            Item {
                key: key("upset", upset.game.0),
                label: names.game_name(upset.game),
                path: format!("/games/{}", upset.game),
                text: self.say("life-upset", &facts),
                prose: None,
            }
        };
        record.upsets.iter().map(item).collect()
    }

    fn movers(self, names: &Names, record: &Record) -> Vec<Item> {
        let item = |mover: &super::record::Mover| {
            let facts = [
                ("before", whole(mover.before).into()),
                ("after", whole(mover.after).into()),
                ("score", pairing::points(u32::try_from(mover.score / 50).unwrap_or(0)).into()),
                ("count", mover.games.into()),
                ("expected", number::hundredths(self.lang, mover.expected).into()),
            ];
            Item { text: self.say("life-mover", &facts), ..self.member(names, "mover", mover.player) }
        };
        record.movers.iter().map(item).collect()
    }

    fn members(self, names: &Names, record: &Record) -> Vec<Item> {
        record.members.iter().map(|member| self.member(names, "member", *member)).collect()
    }

    fn positions(self, names: &Names, record: &Record) -> Vec<Item> {
        let item = |(start, game): &(u16, GameId)| {
            let start = StartPosition::new(*start)?;
            Some(Item {
                key: key("position", i64::from(start.id())),
                label: start.to_string(),
                path: format!("/positions/{}", start.id()),
                text: self.say("life-position-in", &[("game", names.game_name(*game).into())]),
                prose: None,
            })
        };
        record.positions.iter().filter_map(item).collect()
    }

    fn person(self, names: &Names, id: PlayerId) -> String {
        names.person(self.speech, self.lang, id)
    }

    fn member(self, names: &Names, kind: &str, id: PlayerId) -> Item {
        let handle = names.handle(id);
        Item {
            key: key(kind, id.0),
            label: self.person(names, id),
            path: handle.map_or_else(|| "/players".to_owned(), |handle| format!("/players/{handle}")),
            text: String::new(),
            prose: None,
        }
    }

    /// A game with its players and result; with the number of its vote.
    pub fn game(self, names: &Names, id: GameId, number: Option<i64>) -> Item {
        let text = names.game(id).map_or_else(String::new, |game| {
            let result = match game.row.result {
                Some(GameResult::White) => "1-0",
                Some(GameResult::Black) => "0-1",
                Some(GameResult::Draw) => "½-½",
                None => "*",
            };
            let position =
                StartPosition::new(game.start_id).map_or_else(String::new, |start| start.to_string());
            let facts = [
                ("white", self.person(names, game.white_id).into()),
                ("black", self.person(names, game.black_id).into()),
                ("result", result.into()),
                ("position", position.into()),
                ("moves", game.row.ply.div_ceil(2).to_string().into()),
            ];
            self.say("life-game", &facts)
        });
        let name = names.game_name(id);
        Item {
            key: String::new(),
            label: number.map_or_else(|| name.clone(), |number| format!("{number}. {name}")),
            path: format!("/games/{id}"),
            text,
            prose: None,
        }
    }

    /// "Newsletter 4 · April 2026".
    pub fn title(self, issue: i64, month: Month) -> String {
        let facts =
            [("number", issue.to_string().into()), ("month", month.name(self.speech, self.lang).into())];
        self.say("life-issue-title", &facts)
    }
}

/// The language of an item; one whose catalogue is gone counts as English.
pub fn lang_of(item: &NewsItem) -> Lang {
    item.lang.parse().unwrap_or_default()
}

/// The first blocks of a text.
fn beginning(text: &str) -> Vec<Block> {
    let mut length = 0;
    let mut blocks = prose::read(text);
    let mut kept = 0;
    for block in &blocks {
        if kept > 0 && length >= LONGEST_NEWS {
            break;
        }
        length += block.lines().iter().map(|line| prose::plain(line).chars().count()).sum::<usize>();
        kept += 1;
    }
    let cut = kept < blocks.len();
    blocks.truncate(kept);
    if cut {
        blocks.push(Block::Paragraph(vec![vec![prose::Inline::Text("…".to_owned())]]));
    }
    blocks
}

/// A rating as it is shown: cut to the whole number.
pub fn whole(hundredths: i64) -> String {
    hundredths.div_euclid(100).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_is_cut_to_the_whole_number() {
        assert_eq!(whole(153_099), "1530");
    }

    #[test]
    fn a_long_text_is_begun() {
        let text = format!("{}\n\nsecond\n\nthird", "long ".repeat(400));
        let begun = beginning(&text);
        assert_eq!(begun.len(), 2);
        assert_eq!(prose::plain(&begun[1].lines()[0]), "…");
        assert_eq!(beginning("first\n\nsecond").len(), 2);
    }
}
