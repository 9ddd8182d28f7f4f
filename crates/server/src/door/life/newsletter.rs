//! The newsletter: drafted, edited, sent; its letters are written a few at a time, so that no step is long, and each in the
//! transaction that moves the issue on, so that a crash between them leaves nobody out and gives nobody two.
use std::collections::{BTreeMap, HashMap, hash_map::Entry};

use frcec_rules::club::seat::Seat;
use frcec_store::{
    LetterId, PlayerId, StoreError, Tx, audit, delivery,
    letters::{self, NewLetter},
    newsletters::{self, Issue, IssueState},
    players::{self, PlayerStatus, Role},
};

use super::{IssueEdit, LONGEST_FOREWORD, LifeDenial};
use crate::{
    door::{Door, LoadError, Receipt, Submission, SubmitError, load::load_game, row::json},
    life::{
        Month,
        ballot::Ballot,
        issue::Content,
        tell::{Section, Teller},
    },
    mail::{
        address::Tag,
        compose::{Letter, LetterKind, assemble::Headers, newsletter::Bulletin, picture::PictureSpec},
    },
    people::Person,
    prose,
    speech::Lang,
    view::GameView,
};

/// Members that one step looks at.
const AT_ONCE: u32 = 50;
/// What a link that ends newsletters is sealed for.
const STOP: &str = "newsletter";

/// The game whose last position the letters of an issue show: one in which somebody has moved.
async fn shown(tx: &mut Tx, sections: &[Section]) -> Result<Option<GameView>, SubmitError> {
    let Some(id) = sections.iter().find_map(|section| section.shows) else { return Ok(None) };
    let view = load_game(tx, id).await?.map(|loaded| loaded.view);
    Ok(view.filter(|view| view.game.finish().is_some() && view.game.ply() > 0))
}

/// What the keys of an issue's letters begin with, or of its corrections; the member's number follows.
fn keys(issue: i64, correction: u32) -> String {
    match correction {
        0 => format!("newsletter/{issue}/p"),
        _ => format!("newsletter/{issue}.{correction}/p"),
    }
}

impl Door {
    pub(super) async fn draft_issue(
        &self,
        submission: &Submission,
        month: i64,
    ) -> Result<Receipt, SubmitError> {
        self.office(submission, Role::Admin).await?;
        let month = Month::counted(month);
        if month > Month::of(submission.at) {
            return Err(LifeDenial::MonthToCome.into());
        }
        let content = Content::draft(&mut self.db().read().await?, month).await?;
        let entry = self.life_audit(submission, "draft newsletter", "", None);
        let (at, body) = (submission.at, json(&content));
        self.live(submission, move |tx| {
            Box::pin(async move {
                let Some(id) = newsletters::create(tx, month.count(), &body, at).await? else {
                    let there = newsletters::by_month(tx, month.count()).await?.map_or(0, |issue| issue.id);
                    return Err(SubmitError::from(LifeDenial::IssueThere(there)).into());
                };
                audit::insert(tx, &audit::Entry { subject: format!("newsletter {id}"), ..entry }).await?;
                Ok(Receipt::Issue { id })
            })
        })
        .await
    }

    pub(super) async fn edit_issue(
        &self,
        submission: &Submission,
        id: i64,
        seen: i64,
        edit: &IssueEdit,
    ) -> Result<Receipt, SubmitError> {
        self.office(submission, Role::Admin).await?;
        let issue = self.draft_of(id, seen).await?;
        let mut content = Content::of(&issue)?;
        if edit.again {
            let month = Month::counted(issue.month);
            let Content { correction, corrects, sent_at, sent, .. } = content;
            let anew = Content::draft(&mut self.db().read().await?, month).await?;
            content = Content { correction, corrects, sent_at, sent, ..anew };
        }
        if let Some(keep) = &edit.keep {
            content.record.retain(|key| keep.contains(key));
        }
        let mut forewords = BTreeMap::new();
        for (tag, text) in &edit.forewords {
            let Ok(lang) = tag.parse::<Lang>() else { continue };
            let text = prose::clean(text);
            if text.chars().count() > LONGEST_FOREWORD {
                return Err(LifeDenial::Text(LONGEST_FOREWORD).into());
            }
            if !text.is_empty() {
                forewords.insert(lang.tag().to_owned(), text);
            }
        }
        content.forewords = forewords;
        let entry = self.life_audit(submission, "edit newsletter", &format!("newsletter {id}"), None);
        let at = submission.at;
        self.live(submission, move |tx| {
            Box::pin(async move {
                newsletters::update(tx, &Issue { body: json(&content), ..issue }, at).await?;
                audit::insert(tx, &entry).await?;
                Ok(Receipt::Issue { id })
            })
        })
        .await
    }

    pub(super) async fn send_issue(
        &self,
        submission: &Submission,
        id: i64,
        seen: i64,
        early: bool,
    ) -> Result<Receipt, SubmitError> {
        let by = self.office(submission, Role::Admin).await?;
        let issue = self.draft_of(id, seen).await?;
        if !early && submission.at < Month::counted(issue.month).ends() {
            return Err(LifeDenial::MonthRuns.into());
        }
        let mut content = Content::of(&issue)?;
        content.sent = None;
        let entry = self.life_audit(submission, "send newsletter", &format!("newsletter {id}"), None);
        let at = submission.at;
        self.live(submission, move |tx| {
            Box::pin(async move {
                content.look_at_votes(tx, Month::counted(issue.month)).await?;
                let issue = Issue {
                    body: json(&content),
                    state: IssueState::Sending,
                    sent_by: by,
                    sent_at: Some(at),
                    ..issue
                };
                // Of two who send it at once, one gets no further.
                newsletters::update(tx, &issue, at).await?;
                audit::insert(tx, &entry).await?;
                Ok(Receipt::Issue { id })
            })
        })
        .await
    }

    /// Makes a draft of an issue again that was sent: its correction goes to those who have got it, and until then everybody reads
    /// what was sent.
    pub(super) async fn correct_issue(
        &self,
        submission: &Submission,
        id: i64,
        seen: i64,
    ) -> Result<Receipt, SubmitError> {
        self.office(submission, Role::Admin).await?;
        let issue = {
            let mut tx = self.db().read().await?;
            newsletters::by_id(&mut tx, id).await?.ok_or(LifeDenial::NoIssue(id))?
        };
        if issue.state != IssueState::Sent {
            return Err(LifeDenial::IssueNotSent.into());
        }
        if issue.version != seen {
            return Err(LifeDenial::Changed.into());
        }
        let sent = Content { sent_at: issue.sent_at, ..Content::of(&issue)? };
        let content = Content {
            correction: sent.correction + 1,
            corrects: sent.corrects.or(issue.sent_at),
            sent_at: None,
            sent: Some(Box::new(sent.clone())),
            ..sent
        };
        let entry = self.life_audit(submission, "correct newsletter", &format!("newsletter {id}"), None);
        let at = submission.at;
        self.live(submission, move |tx| {
            Box::pin(async move {
                newsletters::reopen(tx, &Issue { body: json(&content), ..issue }, at).await?;
                audit::insert(tx, &entry).await?;
                Ok(Receipt::Issue { id })
            })
        })
        .await
    }

    /// Gives a drafted correction up: the issue stays as it was sent.
    pub(super) async fn keep_issue(
        &self,
        submission: &Submission,
        id: i64,
        seen: i64,
    ) -> Result<Receipt, SubmitError> {
        self.office(submission, Role::Admin).await?;
        let issue = self.draft_of(id, seen).await?;
        let mut content = Content::of(&issue)?;
        let Some(sent) = content.sent.take() else { return Err(LifeDenial::IssueNotSent.into()) };
        let entry = self.life_audit(submission, "keep newsletter", &format!("newsletter {id}"), None);
        let at = submission.at;
        self.live(submission, move |tx| {
            Box::pin(async move {
                let sent = Content { sent_at: None, ..*sent };
                let issue = Issue { body: json(&sent), state: IssueState::Sent, ..issue };
                newsletters::update(tx, &issue, at).await?;
                audit::insert(tx, &entry).await?;
                Ok(Receipt::Issue { id })
            })
        })
        .await
    }

    /// The draft as it was looked at.
    async fn draft_of(&self, id: i64, seen: i64) -> Result<Issue, SubmitError> {
        let mut tx = self.db().read().await?;
        let issue = newsletters::by_id(&mut tx, id).await?.ok_or(LifeDenial::NoIssue(id))?;
        if issue.state != IssueState::Draft {
            return Err(LifeDenial::IssueSent.into());
        }
        if issue.version == seen { Ok(issue) } else { Err(LifeDenial::Changed.into()) }
    }

    /// Writes the letters of the issue that is being sent to the next members who want it; false if none is being sent.
    pub async fn send_some_of_newsletter(&self) -> Result<bool, SubmitError> {
        let now = self.clock().now();
        let mut tx = self.db().read().await?;
        let Some(issue) = newsletters::sending(&mut tx).await? else { return Ok(false) };
        let content = Content::of(&issue)?;
        let month = Month::counted(issue.month);
        let page = players::after(&mut tx, issue.after_player, AT_ONCE).await?;
        let done = page.len() < AT_ONCE as usize;
        let after = page.last().map_or(issue.after_player, |player| player.id);
        // A correction is for those who have got what it corrects.
        let got = match content.correction {
            0 => None,
            _ => Some(newsletters::got(&mut tx, &keys(issue.id, 0), issue.after_player, after).await?),
        };
        let mut bulletins: HashMap<Lang, Bulletin> = HashMap::new();
        let mut written = Vec::new();
        for player in page {
            if matches!(player.status, PlayerStatus::Former | PlayerStatus::Archived) {
                continue;
            }
            if got.as_ref().is_some_and(|got| !got.contains(&player.id)) {
                continue;
            }
            let person = Person::of(&mut tx, player).await.map_err(LoadError::from)?;
            let reached = delivery::of_player(&mut tx, person.id).await?.is_none();
            if !person.settings.newsletter || !reached {
                continue;
            }
            let bulletin = match bulletins.entry(person.lang) {
                Entry::Occupied(made) => made.into_mut(),
                Entry::Vacant(free) => {
                    let teller = Teller { speech: self.inner.speech, lang: person.lang };
                    let sections = teller.issue(&mut tx, &content).await?;
                    let shown = shown(&mut tx, &sections).await?;
                    free.insert(Bulletin {
                        issue: issue.id,
                        month,
                        correction: content.correction,
                        corrects: content.corrects,
                        foreword: content.foreword(person.lang).map(|(lang, text)| (lang, prose::read(text))),
                        sections,
                        shown,
                        votes: !content.nominees.is_empty() && now < Ballot { month }.closes(),
                    })
                }
            };
            written.extend(self.newsletter_letter(bulletin, &person, now)?);
        }
        drop(tx);
        let keys = keys(issue.id, content.correction);
        let writing = self.db().write(move |tx| {
            Box::pin(async move {
                // Meanwhile somebody may have left, or two accounts may have become one.
                let not_to = newsletters::not_to(tx, &keys, issue.after_player, after).await?;
                written.retain(|letter| letter.player_id.is_none_or(|player| !not_to.contains(&player)));
                let count = i64::try_from(written.len()).unwrap_or(i64::MAX);
                // Of two workers one writes them.
                if newsletters::advance(tx, &issue, after, count, done, now).await? {
                    letters::insert_all(tx, &written).await?;
                }
                Ok::<_, StoreError>(())
            })
        });
        writing.await.map_err(frcec_store::WriteError::flatten)?;
        self.inner.wake.notify_waiters();
        Ok(true)
    }

    /// The letter of an issue to a member; `None` if there is no address.
    fn newsletter_letter(
        &self,
        bulletin: &Bulletin,
        person: &Person,
        now: i64,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let Some(address) = person.address.clone() else { return Ok(None) };
        let stop = self.stop_newsletter_url(person.id);
        let (letter, subject): (Letter, String) = self.writer(now).newsletter(bulletin, person, &stop);
        let id = self.ids().time_ordered(now);
        let issue = u32::try_from(bulletin.issue).unwrap_or(u32::MAX);
        let headers = Headers {
            from_name: self.club().name.clone(),
            from: self.reply_address(Tag::Newsletter { player: person.id.0, issue })?,
            to_name: person.name.clone(),
            to: address.clone(),
            subject: subject.clone(),
            at: now,
            message_id: format!("l{id:x}@{}", self.domain()),
            in_reply_to: None,
            references: Vec::new(),
            boundary: format!("=_{id:x}"),
            unsubscribe: Some(stop),
        };
        let html = letter.html().map_err(|error| SubmitError::Letter(error.to_string()))?;
        Ok(Some(NewLetter {
            id: LetterId(id),
            player_id: Some(person.id),
            address,
            envelope_from: self.bounce_address(id)?,
            game_id: None,
            version: None,
            kind: LetterKind::Newsletter.key().to_owned(),
            dedupe_key: Some(format!("{}{}", keys(bulletin.issue, bulletin.correction), person.id)),
            tells_ply: None,
            also_tells: Vec::new(),
            message_id: headers.message_id.clone(),
            subject,
            headers: json(&headers),
            text: letter.text(),
            html: Some(html),
            picture: bulletin.shown.as_ref().map(|view| {
                let facts = view.game.snapshot();
                let (start, moves, ply) = (facts.start, facts.moves.clone(), view.game.ply());
                json(&PictureSpec { start, moves, ply, side: Seat::White })
            }),
            attachment: None,
            again_of: None,
            created_at: now,
            send_at: now,
            fold: None,
        }))
    }

    /// The page that ends the newsletters of a member, for the header of a newsletter and its foot.
    pub fn stop_newsletter_url(&self, player: PlayerId) -> String {
        let sealed = self.signer().seal_link(STOP, &player.to_string());
        format!("{}/unsubscribe/{sealed}", self.club().public_url)
    }

    /// Whose newsletters a link of [`Door::stop_newsletter_url`] ends; `None` if it is none of ours.
    pub fn read_stop_newsletter(&self, sealed: &str) -> Option<PlayerId> {
        self.signer().unseal_link(STOP, sealed)?.parse().ok().map(PlayerId)
    }
}
