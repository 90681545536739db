//! Style sheets, each kept to its own part of the page.

/// What a board draws: the table, the pad beside it, and where the game is.
const DRAWN: &str = ":is(.felt, .rail > .pad, .prompt > .when)";

/// What stands in a part of a board that nobody has drawn.
const UNDRAWN: &str = ".undrawn";

/// The sheet of a board: it reaches what the board draws, and nothing else.
pub(crate) fn of_board(slug: &str, sheet: &str) -> String {
    within(&format!("([data-game=\"{slug}\"] {DRAWN}) to ({UNDRAWN})"), sheet)
}

/// The sheet of what nobody has drawn: it reaches those parts of a board, and nothing else.
pub(crate) fn of_undrawn(sheet: &str) -> String {
    within(&format!("({DRAWN}:has(> {UNDRAWN}))"), sheet)
}

/// What a board asks of the page around it: it reaches the page of its table, and nothing that a board draws.
pub(crate) fn of_frame(slug: &str, sheet: &str) -> String {
    within(&format!("([data-game=\"{slug}\"]) to ({DRAWN})"), sheet)
}

/// A sheet of the pages: it reaches everything but what lies within a board.
pub(crate) fn of_pages(sheet: &str) -> String {
    within(&format!("(:root) to ({DRAWN} > *)"), sheet)
}

/// The rules of a sheet for a scope; what has no scope, movements and properties, stands before them.
fn within(scope: &str, sheet: &str) -> String {
    let (mut before, mut inside) = (String::new(), String::new());
    let mut rest = sheet;
    while let Some(rule) = first_rule(rest) {
        let without_scope = ["@keyframes", "@property", "@font-face"];
        let text = without_comments(rule);
        let is_without = without_scope.iter().any(|kind| text.trim_start().starts_with(kind));
        if is_without { &mut before } else { &mut inside }.push_str(rule);
        rest = &rest[rule.len()..];
    }
    inside.push_str(rest);
    format!("{before}\n@scope {scope} {{\n{}\n}}\n", inside.trim())
}

/// Everything up to the end of the first rule.
fn first_rule(sheet: &str) -> Option<&str> {
    let (mut depth, mut at) = (0_usize, 0);
    while let Some(next) = sheet[at..].find(['{', '}', '/', '"', '\'']) {
        at += next;
        let here = &sheet[at..];
        at += match here.as_bytes()[0] {
            b'/' if here.starts_with("/*") => here.find("*/")? + 2,
            quote @ (b'"' | b'\'') => here[1..].find(char::from(quote))? + 2,
            b'{' => {
                depth += 1;
                1
            }
            b'}' => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(&sheet[..=at]);
                }
                1
            }
            _ => 1,
        };
    }
    None
}

fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once("*/").map_or("", |(_, rest)| rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_is_kept_to_its_part_of_the_page() {
        let board = of_board("chess", ".open { color: red; }");
        assert!(board.contains(
            "@scope ([data-game=\"chess\"] :is(.felt, .rail > .pad, .prompt > .when)) to (.undrawn) {\n.open { color: red; }\n}"
        ));
        let undrawn = of_undrawn(".open{color:red}");
        assert!(
            undrawn
                .contains("@scope (:is(.felt, .rail > .pad, .prompt > .when):has(> .undrawn)) {\n.open{color:red}\n}")
        );
        let pages = of_pages(".open{grid-area:o}");
        assert!(
            pages
                .contains("@scope (:root) to (:is(.felt, .rail > .pad, .prompt > .when) > *) {\n.open{grid-area:o}\n}")
        );
    }

    #[test]
    fn movements_and_properties_have_no_scope() {
        let sheet = "/* a { */ .a { b: '}'; }\n@keyframes roll { to { opacity: 0; } }\n@media print { .c { d: e; } }\n";
        let board = of_board("chess", sheet);
        let (before, inside) = board.split_once("@scope").expect("a scope");
        assert_eq!(before.trim(), "@keyframes roll { to { opacity: 0; } }");
        assert!(inside.contains(".a { b: '}'; }") && inside.contains("@media print { .c { d: e; } }"), "{board}");
    }
}
