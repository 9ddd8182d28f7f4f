//! What an element's `style` says about its text: that nobody sees it, that it is struck out, that it is quoted.

/// Text smaller than this (px, pt or em alike) is there for machines.
const SMALLEST: f32 = 1.5;

/// The declarations of a `style` attribute, in lower case, without blanks around them and without `!important`.
fn declarations(style: &str) -> Vec<(String, String)> {
    style
        .split(';')
        .filter_map(|declaration| declaration.split_once(':'))
        .map(|(property, value)| {
            let value = value.to_ascii_lowercase();
            let value = value.split('!').next().unwrap_or_default().trim().to_owned();
            (property.trim().to_ascii_lowercase(), value)
        })
        .collect()
}

/// The number that a value begins with: 1.5 of `1.5pt`.
fn number(value: &str) -> Option<f32> {
    let end = value.find(|c: char| !c.is_ascii_digit() && c != '.' && c != '-').unwrap_or(value.len());
    value[..end].parse().ok()
}

fn is_zero(value: &str) -> bool {
    number(value).is_some_and(|number| number <= 0.0)
}

/// Whether text of this style is not seen, or is struck out: its writer does not mean it.
pub fn hides(style: &str) -> bool {
    let declarations = declarations(style);
    let clipped = declarations.iter().any(|(property, value)| {
        property.starts_with("overflow") && matches!(value.as_str(), "hidden" | "clip")
    });
    declarations.iter().any(|(property, value)| match property.as_str() {
        "display" => value == "none",
        "visibility" => matches!(value.as_str(), "hidden" | "collapse"),
        "mso-hide" => value == "all",
        "text-decoration" | "text-decoration-line" => {
            value.split_whitespace().any(|word| word == "line-through")
        }
        "font-size" => number(value).is_some_and(|size| {
            // Relative sizes are small numbers.
            if value.ends_with("em") || value.ends_with('%') { size <= 0.1 } else { size < SMALLEST }
        }),
        "opacity" => is_zero(value),
        "color" => value == "transparent",
        "max-height" | "height" | "max-width" | "width" => clipped && is_zero(value),
        "text-indent" | "left" | "margin-left" => number(value).is_some_and(|offset| offset <= -999.0),
        _ => false,
    })
}

/// Whether line ends in the text of this style are shown as such, as in `<pre>`.
pub fn keeps_lines(style: &str) -> bool {
    declarations(style).iter().any(|(property, value)| {
        property == "white-space" && (value.starts_with("pre") || value == "break-spaces")
    })
}

/// Whether a bar stands on the left of the text, as several programs mark a quote. A writer whose own text has one is asked.
pub fn quotes(style: &str) -> bool {
    declarations(style).iter().any(|(property, value)| {
        let drawn = !value.split_whitespace().any(|word| word == "none" || word == "hidden" || is_zero(word));
        matches!(property.as_str(), "border-left" | "border-left-style" | "border-inline-start") && drawn
    })
}
