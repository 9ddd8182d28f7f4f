//! A player's rating over time as an SVG line, with its facts in words; the numbers stand in the table beside it.
use std::fmt::Write as _;

use frcec_store::ratings::RatingChange;

/// Width and height in units of the drawing.
const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 180.0;
/// Room around the line.
const EDGE: f64 = 14.0;
/// Room on the left, for the numbers of the highest and the lowest rating.
const LEFT: f64 = 64.0;

/// The line from the rating before the first game to that after the last one, a step a game: by time, games that end in one week
/// would stand on one another. `label` says it in words. Changes stand in the order in which they count; empty ones give no
/// drawing.
pub(super) fn svg(changes: &[RatingChange], label: &str) -> Option<String> {
    let first = changes.first()?;
    let last = changes.last()?;
    let ratings = || std::iter::once(first.before).chain(changes.iter().map(|change| change.after));
    let low = ratings().min()?;
    let high = ratings().max()?;
    let games = i64::try_from(changes.len()).ok()?;
    let x = |game: i64| LEFT + part(game, games) * (WIDTH - EDGE - LEFT);
    let y = |rating: i64| HEIGHT - EDGE - part(rating - low, high - low) * (HEIGHT - 2.0 * EDGE);
    let mut line = String::new();
    for (game, rating) in (0..).zip(ratings()) {
        // Writing to a String cannot fail.
        let _ = write!(line, "{:.1},{:.1} ", x(game), y(rating));
    }
    let mut scale = String::new();
    for rating in if low == high { vec![low] } else { vec![high, low] } {
        let at = y(rating);
        let _ = write!(
            scale,
            "<path class=\"scale\" d=\"M{LEFT} {at:.1}H{:.1}\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            WIDTH - EDGE,
            LEFT - 8.0,
            at + 5.0,
            rating.div_euclid(100)
        );
    }
    let (end_x, end_y) = (x(games), y(last.after));
    let label = escape(label);
    Some(format!(
        "<svg class=\"graph\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{label}\"><title>{label}</title>{scale}\
         <polyline points=\"{}\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\"/>\
         <circle cx=\"{end_x:.1}\" cy=\"{end_y:.1}\" r=\"4\" fill=\"currentColor\"/></svg>",
        line.trim_end()
    ))
}

/// A part of a whole, from 0 to 1; a half where the whole is nothing.
#[expect(clippy::cast_precision_loss, reason = "a drawing needs no more than a few digits")]
fn part(part: i64, whole: i64) -> f64 {
    if whole == 0 { 0.5 } else { part as f64 / whole as f64 }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use frcec_store::{GameId, PlayerId};

    use super::*;

    fn change(at: i64, before: i64, after: i64) -> RatingChange {
        RatingChange {
            player_id: PlayerId(1),
            game_id: GameId(at),
            at,
            before,
            after,
            opponent_id: PlayerId(2),
            opponent_before: 150_000,
            score: 2,
            reason: "game".to_owned(),
        }
    }

    #[test]
    fn the_line_goes_through_every_rating() {
        assert_eq!(svg(&[], "none"), None);
        let svg_of = |changes: &[RatingChange]| svg(changes, "a <b> & \"c\"").expect("a drawing");
        let two = svg_of(&[change(0, 150_000, 151_600), change(100, 151_600, 150_800)]);
        // From the lowest on the left, to the highest, to the middle on the right; the highest and the lowest are named.
        assert!(two.contains("points=\"64.0,166.0 345.0,14.0 626.0,90.0\""), "{two}");
        assert!(
            two.contains("y=\"19.0\" text-anchor=\"end\">1516<")
                && two.contains("y=\"171.0\" text-anchor=\"end\">1500<"),
            "{two}"
        );
        assert!(two.contains("aria-label=\"a &lt;b&gt; &amp; &quot;c&quot;\""), "{two}");
        // Whole points as the table shows them: nothing is rounded up.
        assert!(svg_of(&[change(0, 150_000, 148_474)]).contains(">1484<"));
        let one = svg_of(&[change(5, 150_000, 150_000)]);
        assert!(one.contains("points=\"64.0,90.0 626.0,90.0\""), "{one}");
        assert_eq!(one.matches(">1500<").count(), 1, "{one}");
    }
}
