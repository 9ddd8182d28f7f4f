//! Who is a member, a director or an admin: for admins to say, and for the club's keeper. One admin always stays.
use frcec_store::{
    PlayerId,
    letters::NewLetter,
    players::{self, Player, PlayerStatus, Role},
};
use serde_json::json;

use super::{DeskDenial, Ruling, members::account, stated};
use crate::{
    door::{Actor, Door, LoadError, Receipt, Submission, SubmitError, commit::Undone, letter::Reader},
    mail::compose::{Letter, LetterKind},
    people::Person,
};

impl Door {
    /// Gives a member another role; `undoes` is the entry of the log that is taken back by it.
    pub(super) async fn set_role(
        &self,
        submission: &Submission,
        player: PlayerId,
        role: Role,
        reason: &str,
        undoes: Option<i64>,
    ) -> Result<Receipt, SubmitError> {
        let reason = stated(reason)?;
        let mut tx = self.db().read().await?;
        let by = match submission.by {
            Actor::Club => self.club().name.clone(),
            Actor::Player(_) => return Err(SubmitError::NotYours),
            Actor::Staff(id) => {
                let who = Person::load(&mut tx, id).await.map_err(LoadError::from)?;
                if who.role != Role::Admin {
                    return Err(DeskDenial::Staff.into());
                }
                if id == player {
                    return Err(DeskDenial::Yourself.into());
                }
                who.name
            }
        };
        let row = account(&mut tx, player).await?;
        drop(tx);
        if row.role == role {
            return Err(DeskDenial::SameRole.into());
        }
        let entry = self.ruling(
            submission,
            Ruling {
                action: "change role",
                subject: format!("player {player}"),
                reason: Some(&reason),
                before: json!({ "role": row.role.as_str() }),
                after: json!({ "role": role.as_str() }),
                undoes,
            },
        );
        let letter = self.role_letter(&row, role, &by, &reason).await?;
        let receipt = Receipt::Member { id: player };
        let mut commit = self.commit_for(submission, receipt.clone(), None);
        commit.audit.push(entry);
        commit.letters.extend(letter);
        let at = submission.at;
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    // Two admins who take each other's office at once come here one after the other.
                    players::hold_role(tx, Role::Admin).await?;
                    commit.apply(tx).await?;
                    players::update(tx, &Player { role, ..row }, at).await?;
                    let admins = players::with_role(tx, Role::Admin).await?;
                    let there = |status| matches!(status, PlayerStatus::Active | PlayerStatus::Inactive);
                    if !admins.iter().any(|admin| there(admin.status)) {
                        return Err(Undone::Letter(DeskDenial::LastAdmin.into()));
                    }
                    Ok::<_, Undone>(receipt)
                })
            })
            .await;
        self.desk_written(written)
    }

    /// To the member: what he may do now, who decided it, and why.
    async fn role_letter(
        &self,
        row: &Player,
        role: Role,
        by: &str,
        reason: &str,
    ) -> Result<Option<NewLetter>, SubmitError> {
        let reader = {
            let mut tx = self.db().read().await?;
            Person::of(&mut tx, row.clone()).await.map_err(LoadError::from)?
        };
        let club = self.club();
        let page = format!("{}/director", club.public_url);
        let facts = [
            ("club", club.name.as_str().into()),
            ("page", page.into()),
            ("name", by.into()),
            ("reason", reason.into()),
        ];
        let says = |key: &str| self.inner.speech.say(reader.lang, key, &facts);
        let subject = says("role-subject");
        let mut letter = Letter::new(reader.lang, &club.name, subject.clone());
        letter.news = vec![says(&format!("role-letter-{}", role.as_str())), says("role-reason")];
        self.club_letter(&letter, &Reader::from(&reader), LetterKind::Desk, subject, None)
    }
}
