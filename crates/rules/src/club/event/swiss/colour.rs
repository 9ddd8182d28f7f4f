//! Who has White (C.04.3, section E).
use std::cmp::Ordering;

use super::super::paired::{ColourWhy, PairWhy};
use super::player::{Player, Strength};
use crate::club::seat::Seat;

/// White and Black of two who meet, and what decided it.
pub(super) fn allocate<'a>(one: &'a Player, other: &'a Player) -> ((&'a Player, &'a Player), PairWhy) {
    let give = |player: &'a Player, seat: Seat, why: ColourWhy| {
        let opponent = if player.entry == one.entry { other } else { one };
        let pair = if seat == Seat::White { (player, opponent) } else { (opponent, player) };
        (pair, PairWhy::Colour { entry: player.entry, why })
    };
    let (higher, lower) = if (other.half_points, one.number) <= (one.half_points, other.number) {
        (one, other)
    } else {
        (other, one)
    };
    let ((wish, strength), (other_wish, other_strength)) = (higher.wants(), lower.wants());
    // In matches nobody has a wish; who began less often begins.
    match higher.first_whites.cmp(&lower.first_whites) {
        Ordering::Less if wish.is_none() && other_wish.is_none() => {
            return give(higher, Seat::White, ColourWhy::Balance);
        }
        Ordering::Greater if wish.is_none() && other_wish.is_none() => {
            return give(lower, Seat::White, ColourWhy::Balance);
        }
        _ => {}
    }
    let stronger = match strength.cmp(&other_strength) {
        Ordering::Greater => Some(higher),
        Ordering::Less => Some(lower),
        // The same wish, absolute for both, cannot meet; the wider difference decides between equally strong ones.
        Ordering::Equal => match higher.difference().abs().cmp(&lower.difference().abs()) {
            Ordering::Greater => Some(higher),
            Ordering::Less => Some(lower),
            Ordering::Equal => None,
        },
    };
    let due = |player: &Player| match player.wants().1 {
        Strength::Absolute => ColourWhy::MustHave,
        Strength::Strong => ColourWhy::Balance,
        Strength::Mild | Strength::None => ColourWhy::Alternate,
    };
    // E.1 and E.2: both wishes, or the stronger one.
    if wish != other_wish || stronger.is_some() {
        let player = stronger.unwrap_or(higher);
        if let (Some(seat), _) = player.wants() {
            return give(player, seat, due(player));
        }
    }
    // E.3: the other way round than the last time one had White and the other Black.
    let unlike =
        higher.colours.iter().rev().zip(lower.colours.iter().rev()).find(|(mine, theirs)| mine != theirs);
    if let Some((mine, _)) = unlike {
        return give(higher, !*mine, ColourWhy::Unlike);
    }
    // E.4: the wish of the higher placed.
    if let Some(seat) = wish {
        return give(higher, seat, ColourWhy::Higher);
    }
    // E.5: by number, the first seed beginning with White.
    let seat = if higher.number % 2 == 1 { Seat::White } else { Seat::Black };
    give(higher, seat, ColourWhy::Number)
}
