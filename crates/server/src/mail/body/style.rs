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
        "text-decoration" | "text-decoration-line" => is_struck(value),
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

fn is_struck(decoration: &str) -> bool {
    decoration.split_whitespace().any(|word| word == "line-through")
}

/// Whether text of this style is struck out.
pub fn strikes(style: &str) -> bool {
    declarations(style)
        .iter()
        .any(|(property, value)| property.starts_with("text-decoration") && is_struck(value))
}

/// How much of a page's style sheets is looked at, in octets.
const SHEETS: usize = 64 * 1024;

/// The classes (`.name`) and ids (`#name`) whose text a style sheet of the page hides on every screen: what stands inside of a rule for
/// some of them only counts for nothing.
pub fn hiding_names(html: &str) -> Vec<String> {
    let mut found = Vec::new();
    let lower = html.to_ascii_lowercase();
    let (mut at, mut seen) = (0, 0);
    while let Some(begin) = lower[at..].find("<style") {
        let begin = at + begin;
        let Some(inside) = lower[begin..].find('>').map(|end| begin + end + 1) else { break };
        let end = lower[inside..].find("</style").map_or(lower.len(), |end| inside + end);
        seen += end - inside;
        if seen > SHEETS {
            break;
        }
        hidden_in(&html[inside..end], &mut found);
        at = end;
    }
    found
}

/// The rules of a sheet outside of other rules, without comments.
fn hidden_in(sheet: &str, found: &mut Vec<String>) {
    let mut bare = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some((before, behind)) = rest.split_once("/*") {
        bare.push_str(before);
        rest = behind.split_once("*/").map_or("", |(_, behind)| behind);
    }
    bare.push_str(rest);
    let mut rest = bare.as_str();
    while let Some((selectors, behind)) = rest.split_once('{') {
        let mut depth = 1_usize;
        let end = behind.char_indices().find(|(_, c)| {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            depth == 0
        });
        let Some((end, _)) = end else { return };
        if !selectors.contains('@') && hides(&behind[..end]) {
            found.extend(selectors.split(',').filter_map(simple_name));
        }
        rest = &behind[end + 1..];
    }
}

/// The class or the id of a selector that is nothing but it, perhaps with an element's name before it.
fn simple_name(selector: &str) -> Option<String> {
    let selector = selector.trim().trim_start_matches("<!--").trim();
    let name = selector.trim_start_matches(|c: char| c.is_ascii_alphanumeric());
    let bare = name.strip_prefix(['.', '#'])?;
    let plain = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
    (!bare.is_empty() && bare.chars().all(plain)).then(|| name.to_owned())
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

#[cfg(test)]
mod tests {
    use super::hiding_names;

    #[test]
    fn sheets_hide_classes() {
        let page = "<html><head><STYLE type=x>/* .c{display:none} */ .h, p.k { display:none } #i{visibility:hidden}\
                    .shown{color:red} @media print{.m{display:none}} div .deep{display:none} .x:hover{display:none}\
                    .s{text-decoration:line-through}</style></head>";
        assert_eq!(hiding_names(page), [".h", ".k", "#i", ".s"]);
        assert!(hiding_names("<style>.h{display:none").is_empty());
        assert!(hiding_names("<p>.h{display:none}</p>").is_empty());
    }
}
