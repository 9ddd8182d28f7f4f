//! `frcec member`.

use std::process::ExitCode;

use clap::{Subcommand, ValueEnum};
use frcec_store::players::Role;

use super::club::Club;
use super::{ClubArgs, Outcome, say};
use crate::door::{Actor, AddMember, Command, MemberCommand, Receipt, Submission, Via};

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
    let Action::Add(add) = &args.action;
    super::block_on(async {
        let club = Club::open(&add.club).await?;
        let member = AddMember {
            address: add.address.clone(),
            name: add.name.clone(),
            handle: add.handle.clone(),
            role: add.role.into(),
            zone: add.zone.clone(),
            lang: add.lang.clone(),
            country: None,
        };
        let submission = Submission {
            by: Actor::Club,
            via: Via::Club,
            at: club.door.clock().now(),
            origin: None,
            command: Command::Member(MemberCommand::Add(member)),
        };
        let receipt = club.door.submit(submission).await?;
        if let Receipt::Member { id } = receipt {
            super::answer(&format!(
                "{}\n",
                say(
                    "keeper-member-added",
                    &[("number", id.0.into()), ("address", add.address.clone().into())]
                )
            ))?;
        }
        club.door.db().close().await;
        Ok(ExitCode::SUCCESS)
    })
}
