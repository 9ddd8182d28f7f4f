//! Who is a member, a director or an admin: for admins to say, and for the club's keeper. One admin always stays.
use frcec_store::{
    PlayerId, StoreError, Tx,
    letters::NewLetter,
    players::{self, Player, PlayerStatus, Role},
};
use serde_json::json;

use super::{DeskDenial, Ruling, members::account, stated};
use crate::{
    door::{
        Actor, Door, LoadError, Receipt, Submission, SubmitError, commit::Undone, event::HandedOver,
        letter::Reader,
    },
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
        let row = account(&mut tx, player).await?;
        let by = match submission.by {
            Actor::Club => {
                fits(&mut tx, &row, role).await??;
                self.club().name.clone()
            }
            Actor::Player(_) => return Err(SubmitError::NotYours),
            Actor::Staff(id) => {
                let who = Person::load(&mut tx, id).await.map_err(LoadError::from)?;
                may_set_role(&mut tx, &who, &row, role).await??;
                who.name
            }
        };
        drop(tx);
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
        let over = if role == Role::Member {
            self.handed_over(submission, player, &reason).await?
        } else {
            HandedOver::default()
        };
        let letter = self.role_letter(&row, role, &by, &reason).await?;
        let receipt = Receipt::Member { id: player };
        let mut commit = self.commit_for(submission, receipt.clone(), None);
        commit.audit.push(entry);
        commit.audit.extend(over.audit);
        commit.events.extend(over.events);
        commit.letters.extend(letter.into_iter().chain(over.letters));
        let at = submission.at;
        let written = self
            .db()
            .write(move |tx| {
                Box::pin(async move {
                    // Two admins who take each other's office at once come here one after the other.
                    players::hold_role(tx, Role::Admin).await?;
                    fits(tx, &row, role).await?.map_err(|denial| Undone::Letter(denial.into()))?;
                    commit.apply(tx).await?;
                    players::update(tx, &Player { role, ..row }, at).await?;
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

/// Whether an admin may give a member this role.
pub(super) async fn may_set_role(
    tx: &mut Tx,
    who: &Person,
    row: &Player,
    role: Role,
) -> Result<Result<(), DeskDenial>, StoreError> {
    if who.role != Role::Admin {
        return Ok(Err(DeskDenial::Staff));
    }
    if who.id == row.id {
        return Ok(Err(DeskDenial::Yourself));
    }
    fits(tx, row, role).await
}

/// Whether a member's role can be changed to this one.
async fn fits(tx: &mut Tx, row: &Player, role: Role) -> Result<Result<(), DeskDenial>, StoreError> {
    if row.role == role {
        return Ok(Err(DeskDenial::SameRole));
    }
    // Of whom the club has not heard for a year does not hold it up.
    let takes = row.role == Role::Admin && row.status == PlayerStatus::Active;
    if takes && !admin_left_without(tx, row.id).await? {
        return Ok(Err(DeskDenial::LastAdmin));
    }
    Ok(Ok(()))
}

/// Whether the club has an admin when `player` is none: one who is there. Somebody who has not been heard of for a year, or may not
/// begin games, does not count.
pub(in crate::door) async fn admin_left_without(tx: &mut Tx, player: PlayerId) -> Result<bool, StoreError> {
    let admins = players::with_role(tx, Role::Admin).await?;
    Ok(admins.iter().any(|admin| admin.id != player && admin.status == PlayerStatus::Active))
}
