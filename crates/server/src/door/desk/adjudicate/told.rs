//! What the players are told of a case: the question what they claim, the decision and how to appeal, that it is not taken up.
use frcec_rules::club::seat::Seat;
use frcec_store::{
    adjudications::{Adjudication, AdjudicationState, FiledClaim},
    asks::{Ask, AskKind},
    letters::NewLetter,
};

use super::{APPEAL_MS, CLAIMS_MS};
use crate::{
    door::{Door, SubmitError, ask::NewAsk, letter::Reader, row::json as text_of},
    mail::compose::{Fact, Help, Letter, LetterKind, Listing, picture::PictureSpec},
    people::Person,
    speech::{Lang, game as words},
    view::GameView,
};

/// Characters of a line of moves, so that it fits a mail.
const MOVES_WIDTH: usize = 66;

impl Door {
    /// The letter that asks a player what he claims.
    pub(super) fn claim_question(
        &self,
        view: &GameView,
        seat: Seat,
        id: i64,
        why: &str,
        until: i64,
    ) -> Result<Option<(Ask, NewLetter)>, SubmitError> {
        let speech = self.inner.speech;
        let reader = view.person(seat);
        let lang = reader.lang;
        let facts = [
            ("game", view.name.as_str().into()),
            ("opponent", view.person(!seat).name.as_str().into()),
            ("why", why.into()),
            ("moment", speech.moment(lang, &reader.zone, until).into()),
        ];
        let mut letter = self.case_letter(view, seat, speech.say(lang, "adjudication-subject", &facts));
        letter.news = vec![
            speech.say(lang, "adjudication-opened", &facts),
            speech.say(lang, "adjudication-claim-how", &facts),
        ];
        letter.help_label = speech.word(lang, "adjudication-claim-answer");
        letter.help = ["win", "draw"]
            .into_iter()
            .map(|claim| Help {
                write: speech.word(lang, &format!("claim-write-{claim}")),
                does: speech.word(lang, &format!("claim-does-{claim}")),
            })
            .collect();
        self.case_question(view, seat, (AskKind::Claim, id, CLAIMS_MS), &letter)
    }

    /// A letter about a case: the position, the moves, and where it stands on the web.
    fn case_letter(&self, view: &GameView, seat: Seat, head: String) -> Letter {
        let speech = self.inner.speech;
        let reader = view.person(seat);
        let lang = reader.lang;
        let mut letter = Letter::new(lang, &self.club().name, head);
        letter.board = Some(self.writer(self.clock().now()).board_of(view, seat));
        letter.facts =
            vec![Fact { label: speech.word(lang, "letter-position"), text: view.game.start().to_string() }];
        letter.moves = words::move_list(view.game.line(), reader.written(), MOVES_WIDTH);
        letter.moves_label = speech.word(lang, "letter-moves");
        letter.foot = vec![Fact {
            label: speech.word(lang, "letter-page"),
            text: format!("{}/games/{}/adjudication", self.club().public_url, view.id),
        }];
        letter
    }

    /// What is told when the directors do not take a case up.
    pub(super) fn not_taken_up(
        &self,
        view: &GameView,
        seat: Seat,
        who: &Person,
        reason: &str,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let speech = self.inner.speech;
        let reader = view.person(seat);
        let facts = [("game", view.name.as_str().into())];
        let subject = speech.say(reader.lang, "adjudication-subject", &facts);
        let mut letter = Letter::new(reader.lang, &self.club().name, subject.clone());
        letter.news = vec![
            speech.say(reader.lang, "adjudication-not-taken-up", &facts),
            self.said_by("desk-reason-told", who, view, seat, reason),
        ];
        self.club_letter(&letter, &Reader::from(reader), LetterKind::Desk, subject, None)
    }

    /// What a player is told of a decision: how the game counts, why, and what both had claimed.
    pub(super) fn decision_letter(
        &self,
        view: &GameView,
        seat: Seat,
        row: &Adjudication,
        claims: &[FiledClaim],
        who: &Person,
        reason: &str,
    ) -> Letter {
        let speech = self.inner.speech;
        let reader = view.person(seat);
        let lang = reader.lang;
        let facts = [("game", view.name.as_str().into())];
        let mut letter = self.case_letter(view, seat, speech.say(lang, "adjudication-subject", &facts));
        if row.state == AdjudicationState::Settled {
            letter.news.push(speech.word(lang, "adjudication-settled"));
        }
        if let Some(finish) = view.game.finish() {
            letter.news.push(words::finish(speech, lang, finish, &view.white.name, &view.black.name));
        }
        letter.news.push(self.said_by("desk-reason-told", who, view, seat, reason));
        if row.state == AdjudicationState::Settled {
            letter.news.push(speech.word(lang, "adjudication-final"));
        }
        letter.lists = claims
            .iter()
            .map(|filed| Listing {
                label: self.claimed(view, lang, filed),
                lines: filed.lines.lines().map(str::to_owned).collect(),
            })
            .collect();
        letter
    }

    fn claimed(&self, view: &GameView, lang: Lang, filed: &FiledClaim) -> String {
        let by = Seat::BOTH.into_iter().find(|&seat| view.person(seat).id == filed.player_id);
        let name = by.map(|seat| view.person(seat).name.clone()).unwrap_or_default();
        self.inner.speech.say(lang, &format!("claimed-{}", filed.claim.as_str()), &[("name", name.into())])
    }

    /// The decision as a letter that can be answered with an appeal.
    pub(super) fn appeal_question(
        &self,
        view: &GameView,
        seat: Seat,
        id: i64,
        letter: &Letter,
    ) -> Result<Option<(Ask, NewLetter)>, SubmitError> {
        let speech = self.inner.speech;
        let reader = view.person(seat);
        let lang = reader.lang;
        let mut letter = letter.clone();
        let until = speech.moment(lang, &reader.zone, self.clock().now() + APPEAL_MS);
        letter.news.push(speech.say(lang, "adjudication-may-appeal", &[("moment", until.into())]));
        letter.help_label = speech.word(lang, "adjudication-appeal-answer");
        letter.help =
            vec![Help { write: speech.word(lang, "appeal-write"), does: speech.word(lang, "appeal-does") }];
        self.case_question(view, seat, (AskKind::Appeal, id, APPEAL_MS), &letter)
    }

    /// A letter about a case as a question that can be answered as long as `lasts_ms`, with the picture of the position.
    fn case_question(
        &self,
        view: &GameView,
        seat: Seat,
        (kind, about, lasts_ms): (AskKind, i64, i64),
        letter: &Letter,
    ) -> Result<Option<(Ask, NewLetter)>, SubmitError> {
        let new = NewAsk {
            kind,
            about,
            body: "{}".to_owned(),
            hash: None,
            lasts_ms,
            reader: &Reader::from(view.person(seat)),
            in_reply_to: None,
        };
        let question = self.club_question(new, letter)?;
        Ok(question.map(|(ask, letter)| (ask, pictured(view, seat, letter))))
    }
}

/// The letter with the picture of the position that it shows, from the reader's side.
pub(super) fn pictured(view: &GameView, seat: Seat, letter: NewLetter) -> NewLetter {
    let facts = view.game.snapshot();
    let picture =
        PictureSpec { start: facts.start, moves: facts.moves.clone(), ply: view.game.ply(), side: seat };
    NewLetter { picture: Some(text_of(&picture)), ..letter }
}
