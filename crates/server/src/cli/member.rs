//! `frcec member`.

use std::process::ExitCode;

use clap::{Subcommand, ValueEnum};
use frcec_store::PlayerId;
use frcec_store::players::{self, AddressState, Player, Role};

use super::club::Club;
use super::{ClubArgs, Outcome, say};
use crate::door::{
    Actor, AddMember, Command, DeskCommand, MemberCommand, Receipt, Submission, SubmitError, Via,
};
use crate::people::Person;
use crate::speech::{Lang, Speech, desk};

/// Members of the club
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Enter a member; the address counts as verified
    Add(Add),
    /// All members: number, handle, role, state, addresses (`!` before one that fails), name
    List {
        #[command(flatten)]
        club: ClubArgs,
    },
    /// Give a member an address, or say that one works again; it counts as verified, and letters that waited go there
    Address {
        /// The member's handle or present address
        member: String,
        /// The address
        address: String,
        #[command(flatten)]
        club: ClubArgs,
    },
    /// Make a member a director or an admin, or take the office away; the member is told, and the log keeps it
    Role {
        /// The member's handle or address
        member: String,
        /// What the member may do: member, director or admin
        #[arg(value_parser = super::choice::<RoleArg>)]
        role: RoleArg,
        /// Why; the member reads it
        #[arg(long)]
        reason: String,
        #[command(flatten)]
        club: ClubArgs,
    },
}

#[derive(Debug, clap::Args)]
struct Add {
    /// The mail address that moves come from and letters go to
    address: String,
    /// The name as others see it; without it, what stands before the @
    #[arg(long)]
    name: Option<String>,
    /// The short name in addresses of pages; without it, made from the mail address
    #[arg(long)]
    handle: Option<String>,
    /// What the member may do: member, director or admin
    #[arg(long, default_value = "member", value_parser = super::choice::<RoleArg>)]
    role: RoleArg,
    /// The time zone that times are shown in, like Europe/Berlin
    #[arg(long, default_value = "UTC")]
    zone: String,
    /// The language of letters and pages
    #[arg(long, default_value = "en")]
    lang: String,
    #[command(flatten)]
    club: ClubArgs,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum RoleArg {
    Member,
    Director,
    Admin,
}

impl From<RoleArg> for Role {
    fn from(role: RoleArg) -> Self {
        match role {
            RoleArg::Member => Self::Member,
            RoleArg::Director => Self::Director,
            RoleArg::Admin => Self::Admin,
        }
    }
}

pub fn run(args: &Args) -> Outcome {
    let (Action::Add(Add { club, .. })
    | Action::List { club }
    | Action::Address { club, .. }
    | Action::Role { club, .. }) = &args.action;
    super::block_on(async {
        let club = Club::open(club).await?;
        match &args.action {
            Action::Add(add) => enter(&club, add).await?,
            Action::List { .. } => list(&club).await?,
            Action::Address { member, address, .. } => confirm(&club, member, address).await?,
            Action::Role { member, role, reason, .. } => {
                set_role(&club, member, (*role).into(), reason).await?;
            }
        }
        club.door.db().close().await;
        Ok(ExitCode::SUCCESS)
    })
}

async fn submit(club: &Club, command: MemberCommand) -> Result<Receipt, SubmitError> {
    let (by, via, at) = (Actor::Club, Via::Club, club.door.clock().now());
    club.door.submit(Submission { by, via, at, origin: None, command: Command::Member(command) }).await
}

async fn enter(club: &Club, add: &Add) -> anyhow::Result<()> {
    let member = AddMember {
        address: add.address.clone(),
        name: add.name.clone(),
        handle: add.handle.clone(),
        role: add.role.into(),
        zone: add.zone.clone(),
        lang: add.lang.clone(),
        country: None,
    };
    if let Receipt::Member { id } = submit(club, MemberCommand::Add(member)).await? {
        let facts = [("number", id.0.into()), ("address", add.address.clone().into())];
        super::answer(&format!("{}\n", say("keeper-member-added", &facts)))?;
    }
    Ok(())
}

/// So many rows at once.
const PAGE: u32 = 200;

async fn list(club: &Club) -> anyhow::Result<()> {
    let mut last = PlayerId(0);
    loop {
        let mut tx = club.door.db().read().await?;
        let page = players::after(&mut tx, last, PAGE).await?;
        let Some(end) = page.last() else { return Ok(()) };
        last = end.id;
        for player in page {
            let addresses = players::addresses(&mut tx, player.id).await?;
            let shown = |address: &players::Address| {
                let mark = if address.state == AddressState::Good { "" } else { "!" };
                format!("{mark}{}", address.address)
            };
            let addresses: Vec<String> = addresses.iter().map(shown).collect();
            super::answer(&format!(
                "{}\t{}\t{}\t{}\t{}\t{}\n",
                player.id,
                player.handle,
                player.role.as_str(),
                player.status.as_str(),
                addresses.join(", "),
                player.name
            ))?;
        }
    }
}

/// The member with this handle or address.
async fn found(club: &Club, member: &str) -> anyhow::Result<Player> {
    let mut tx = club.door.db().read().await?;
    let player = match players::by_handle(&mut tx, member).await? {
        Some(player) => Some(player),
        None => players::by_address(&mut tx, member).await?,
    };
    Ok(player.ok_or_else(|| SubmitError::NoMember(member.to_owned()))?)
}

async fn set_role(club: &Club, member: &str, role: Role, reason: &str) -> anyhow::Result<()> {
    let player = found(club, member).await?;
    let command = DeskCommand::SetRole { player: player.id, role, reason: reason.to_owned() };
    let (by, via, at) = (Actor::Club, Via::Club, club.door.clock().now());
    let submission = Submission { by, via, at, origin: None, command: Command::Desk(command) };
    match club.door.submit(submission).await {
        Ok(_) => {}
        // In words, as the desk's page says it.
        Err(SubmitError::Desk(denial)) => {
            anyhow::bail!(desk::denial(Speech::new(), Lang::default(), "UTC", &denial));
        }
        Err(error) => return Err(error.into()),
    }
    let facts = [("handle", player.handle.into()), ("role", role.as_str().into())];
    super::answer(&format!("{}\n", say("keeper-member-role", &facts)))?;
    Ok(())
}

async fn confirm(club: &Club, member: &str, address: &str) -> anyhow::Result<()> {
    let player = found(club, member).await?;
    submit(club, MemberCommand::ConfirmAddress(player.id, address.to_owned())).await?;
    // The first one that works; the member chooses another order.
    let first = Person::load(&mut club.door.db().read().await?, player.id).await?.address.unwrap_or_default();
    let same = players::address_key(&first) == players::address_key(address);
    let key = if same { "keeper-member-address" } else { "keeper-member-address-too" };
    let facts = [("handle", player.handle.into()), ("address", address.into()), ("first", first.into())];
    super::answer(&format!("{}\n", say(key, &facts)))?;
    Ok(())
}
