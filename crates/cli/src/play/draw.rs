use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Alignment, Constraint, Layout, Margin, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Borders, Clear, Padding, Paragraph, Wrap};
use terminal::wrapped;
use unicode_width::UnicodeWidthStr as _;
use words::Words;

use super::menu::Selection;
use super::playing::{Offer, Sight};

/// From this width on the log stands beside the table.
const WIDE: u16 = 116;

/// Everything that one picture of the table shows.
pub(super) struct Frame<'a> {
    pub(super) title: &'a str,
    pub(super) sight: &'a Sight,
    pub(super) notice: Option<&'a str>,
    /// What can be done, where somebody is asked.
    pub(super) selection: Option<&'a Selection>,
    pub(super) log: &'a [String],
    pub(super) pane: Option<&'a Pane>,
}

/// A page that lies over the table.
#[derive(Clone, Debug)]
pub(crate) struct Pane {
    title: String,
    text: Text<'static>,
    offset: u16,
}

impl Pane {
    pub(super) fn help(words: &Words, legend: Vec<String>) -> Self {
        let keys = [
            words.text("help-choose"),
            words.text("help-number"),
            words.text("help-amount"),
            words.text("help-play"),
            words.text("help-undo"),
            words.text("help-log"),
            words.text("help-details"),
            words.text("help-rules"),
            words.text("help-quit"),
            String::new(),
        ];
        let lines = keys.into_iter().chain(legend).map(Line::from).collect::<Vec<_>>();
        Self { title: words.text("title-help"), text: Text::from(lines), offset: 0 }
    }

    pub(super) fn log(words: &Words, lines: Vec<String>) -> Self {
        let offset = u16::try_from(lines.len()).unwrap_or(u16::MAX);
        Self {
            title: words.text("title-log"),
            text: Text::from(lines.into_iter().map(Line::from).collect::<Vec<_>>()),
            offset,
        }
    }

    /// What the table is too small for; `None` where it shows everything.
    pub(crate) fn details(words: &Words, text: Text<'static>) -> Option<Self> {
        (text.height() > 0).then(|| Self { title: words.text("title-details"), text, offset: 0 })
    }

    pub(crate) fn rules(words: &Words, markdown: &str) -> Self {
        Self { title: words.text("title-rules"), text: crate::rules::styled(markdown), offset: 0 }
    }

    /// Scrolls or closes a page that lies over something; `false` where none does, or somebody wants to leave at once.
    pub(crate) fn press(pane: &mut Option<Self>, key: KeyEvent) -> bool {
        let Some(page) = pane.as_mut().filter(|_| !key.modifiers.contains(KeyModifiers::CONTROL)) else { return false };
        match key.code {
            KeyCode::Esc | KeyCode::Char('q') | KeyCode::Enter => *pane = None,
            KeyCode::Up | KeyCode::Char('k') => page.scroll(-1),
            KeyCode::Down | KeyCode::Char('j') => page.scroll(1),
            KeyCode::PageUp => page.scroll(-10),
            KeyCode::PageDown | KeyCode::Char(' ') => page.scroll(10),
            KeyCode::Home => page.scroll(i32::MIN),
            KeyCode::End => page.scroll(i32::MAX),
            _ => {}
        }
        true
    }

    fn scroll(&mut self, lines: i32) {
        self.offset = i32::from(self.offset).saturating_add(lines).clamp(0, i32::from(u16::MAX)) as u16;
    }
}

impl Frame<'_> {
    fn offers(&self) -> &[Offer] {
        self.selection.map_or(&[], Selection::offers)
    }

    /// How many choices stand beside each other on a screen of this width.
    pub(super) fn columns(&self, screen: u16) -> usize {
        let width = if screen >= WIDE { screen - log_width(screen) } else { screen };
        self.columns_in(width)
    }

    fn columns_in(&self, width: u16) -> usize {
        (usize::from(width.saturating_sub(2)) / self.cell()).max(1)
    }

    fn cell(&self) -> usize {
        let width = |offer: &Offer| offer.said.label.width() + if offer.range.is_some() { 6 } else { 0 };
        self.offers().iter().map(width).max().unwrap_or(0) + 6
    }

    fn choice_rows(&self, width: u16) -> u16 {
        self.offers().len().div_ceil(self.columns_in(width)) as u16
    }

    /// What is to be known about the choice before it is made.
    fn note(&self, width: u16) -> Vec<String> {
        let note = self.selection.and_then(Selection::offer).map_or("", |offer| &offer.said.note);
        wrapped(note, usize::from(width.saturating_sub(6)))
    }

    /// How many lines the longest note takes: the log below does not jump when another choice is looked at.
    fn note_rows(&self, width: u16) -> u16 {
        let rows = |offer: &Offer| wrapped(&offer.said.note, usize::from(width.saturating_sub(6))).len();
        self.offers().iter().map(rows).max().unwrap_or(0).min(3) as u16
    }
}

const fn log_width(screen: u16) -> u16 {
    let third = screen / 3;
    if third > 60 { 60 } else { third }
}

/// Hides everything behind one sentence.
pub(super) fn curtain(frame: &mut ratatui::Frame<'_>, sentence: &str, pane: Option<&Pane>) {
    let area = frame.area();
    if let Some(pane) = pane {
        return overlay(frame, area, pane);
    }
    let middle = Layout::vertical([Constraint::Fill(1), Constraint::Length(4), Constraint::Fill(1)]).split(area)[1];
    frame.render_widget(
        Paragraph::new(sentence.to_owned()).alignment(Alignment::Center).wrap(Wrap { trim: true }),
        middle,
    );
}

/// Draws the table.
pub(super) fn table(frame: &mut ratatui::Frame<'_>, words: &Words, picture: &Frame<'_>) {
    let area = frame.area();
    if area.width < 60 || area.height < 20 {
        frame.render_widget(Paragraph::new(words.text("too-small")).wrap(Wrap { trim: true }), area);
        return;
    }
    let [header, body, footer] =
        Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)]).areas(area);
    header_line(frame, header, picture);
    if area.width >= WIDE {
        let [left, right] =
            Layout::horizontal([Constraint::Fill(1), Constraint::Length(log_width(area.width))]).areas(body);
        let heights = play_heights(picture, left);
        let [board, prompt, choices, note, rest] = Layout::vertical(heights).areas(left);
        play_area(frame, [board, prompt, choices, note], picture);
        details(frame, rest, picture);
        log(frame, right, words, picture, Borders::LEFT);
    } else {
        let heights = play_heights(picture, body);
        let [board, prompt, choices, note, rest] = Layout::vertical(heights).areas(body);
        play_area(frame, [board, prompt, choices, note], picture);
        log(frame, rest, words, picture, Borders::TOP);
    }
    footer_line(frame, footer, words, picture);
    if let Some(pane) = picture.pane {
        overlay(frame, body, pane);
    }
}

/// The heights of the table, the prompt, the choices and what is to be known about them; the log gets what is left.
fn play_heights(picture: &Frame<'_>, area: Rect) -> [Constraint; 5] {
    let prompt = Paragraph::new(picture.sight.prompt.as_str())
        .wrap(Wrap { trim: true })
        .line_count(area.width.saturating_sub(2)) as u16;
    let notice = u16::from(picture.notice.is_some());
    let table = (picture.sight.table.height() as u16 + 1).min(area.height.saturating_sub(prompt + notice + 3));
    let left = area.height.saturating_sub(table + prompt + notice + 1);
    let choices = picture.choice_rows(area.width).min(left.max(2));
    let note = picture.note_rows(area.width).min(left.saturating_sub(choices));
    [
        Constraint::Length(table),
        Constraint::Length(prompt + notice + 1),
        Constraint::Length(choices),
        Constraint::Length(note),
        Constraint::Fill(1),
    ]
}

fn header_line(frame: &mut ratatui::Frame<'_>, area: Rect, picture: &Frame<'_>) {
    let bar = Style::new().bg(Color::Rgb(59, 44, 30)).fg(Color::Rgb(245, 236, 220));
    let title = Span::styled(format!(" {} ", picture.title), bar.add_modifier(Modifier::BOLD));
    frame.render_widget(
        Paragraph::new(Line::from(vec![title, Span::styled(format!(" {}", picture.sight.when), bar)])).style(bar),
        area,
    );
}

fn play_area(frame: &mut ratatui::Frame<'_>, [board, prompt, choices, note]: [Rect; 4], picture: &Frame<'_>) {
    frame.render_widget(Paragraph::new(picture.sight.table.clone()), board);
    let mut lines = vec![Line::styled(picture.sight.prompt.clone(), Style::new().add_modifier(Modifier::BOLD))];
    if let Some(notice) = picture.notice {
        lines.push(Line::styled(notice.to_owned(), Style::new().fg(Color::Yellow)));
    }
    let indented = Block::new().padding(Padding::horizontal(1));
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: true }).block(indented), prompt);
    frame.render_widget(Paragraph::new(choice_lines(picture, choices)), choices);
    let quiet = Style::new().fg(Color::DarkGray);
    let lines = picture.note(note.width).into_iter().map(|line| Line::styled(format!("     {line}"), quiet));
    frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), note);
}

fn choice_lines(picture: &Frame<'_>, area: Rect) -> Vec<Line<'static>> {
    let (columns, cell) = (picture.columns_in(area.width), picture.cell());
    let Some(selection) = picture.selection else { return Vec::new() };
    let cells = selection.offers().iter().enumerate().map(|(index, offer)| {
        let (chosen, label) = (index == selection.selected(), &offer.said.label);
        let label = match offer.range {
            Some(_) if chosen => format!("◂ {label} ▸"),
            Some(_) => format!("{label} …"),
            None => label.clone(),
        };
        // Where digits are an amount, no choice has a number that could be meant.
        let number = if selection.takes_amount() { String::new() } else { (index + 1).to_string() };
        let text = format!(" {number:>2} {label}");
        let space = " ".repeat(cell.saturating_sub(text.width() + 1));
        let style = if chosen { Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD) } else { Style::new() };
        let mark = if chosen { "›" } else { " " };
        Span::styled(format!("{mark}{text}{space}"), style)
    });
    let cells: Vec<Span<'static>> = cells.collect();
    let rows: Vec<Line<'static>> = cells.chunks(columns).map(|row| Line::from(row.to_vec())).collect();
    let height = usize::from(area.height);
    let row = selection.selected() / columns;
    let first = row.saturating_sub(height.saturating_sub(1));
    let more = rows.len().saturating_sub(first + height);
    let mut shown: Vec<Line<'static>> = rows.into_iter().skip(first).take(height).collect();
    let quiet = Style::new().fg(Color::DarkGray);
    if let Some(line) = shown.first_mut().filter(|_| first > 0) {
        line.push_span(Span::styled("▴", quiet));
    }
    if let Some(line) = shown.last_mut().filter(|_| more > 0) {
        line.push_span(Span::styled("▾", quiet));
    }
    shown
}

/// The first of the details, below everything else.
fn details(frame: &mut ratatui::Frame<'_>, area: Rect, picture: &Frame<'_>) {
    let below = area.inner(Margin::new(0, 1));
    let mut lines: Vec<Line<'static>> =
        picture.sight.details.lines.iter().take(usize::from(below.height)).cloned().collect();
    if let Some(last) = lines.last_mut().filter(|_| picture.sight.details.height() > usize::from(below.height)) {
        *last = Line::styled(" …", Style::new().fg(Color::DarkGray));
    }
    frame.render_widget(Paragraph::new(lines), below);
}

fn log(frame: &mut ratatui::Frame<'_>, area: Rect, words: &Words, picture: &Frame<'_>, borders: Borders) {
    if area.height < 2 {
        return;
    }
    let quiet = Style::new().fg(Color::DarkGray);
    let block = Block::new()
        .borders(borders)
        .border_style(quiet)
        .title(Span::styled(format!(" {} ", words.text("title-log")), quiet))
        .padding(Padding::horizontal(1));
    let inner = block.inner(area);
    let text = Text::from(picture.log.iter().map(|line| Line::from(line.clone())).collect::<Vec<_>>());
    let paragraph = Paragraph::new(text).wrap(Wrap { trim: true });
    let lines = paragraph.line_count(inner.width) as u16;
    frame.render_widget(paragraph.scroll((lines.saturating_sub(inner.height), 0)).block(block), area);
}

fn footer_line(frame: &mut ratatui::Frame<'_>, area: Rect, words: &Words, picture: &Frame<'_>) {
    let keys: Vec<String> = if picture.pane.is_some() {
        vec![words.text("keys-scroll"), words.text("keys-back")]
    } else {
        let takes_amount = picture.selection.is_some_and(Selection::takes_amount);
        let choose = if takes_amount { words.text("keys-amount") } else { words.text("keys-choose") };
        let play = [choose, words.text("keys-play"), words.text("keys-undo")];
        let play = play.into_iter().filter(|_| picture.selection.is_some());
        let details = (picture.sight.details.height() > 0).then(|| words.text("keys-details"));
        let pages = [words.text("keys-log"), words.text("keys-rules"), words.text("keys-help")];
        play.chain(details).chain(pages).chain([words.text("keys-quit")]).collect()
    };
    // Where there is little room, spaces alone part them.
    let line = |between: &str| format!(" {}", keys.join(between));
    let whole = Some(line(" · ")).filter(|line| line.width() <= usize::from(area.width));
    let line = whole.unwrap_or_else(|| line("  "));
    frame.render_widget(Paragraph::new(line).style(Style::new().fg(Color::DarkGray)), area);
}

/// Draws a page over the table.
pub(crate) fn overlay(frame: &mut ratatui::Frame<'_>, area: Rect, pane: &Pane) {
    let block = Block::bordered().title(format!(" {} ", pane.title)).padding(Padding::horizontal(1));
    let inner = block.inner(area);
    let paragraph = Paragraph::new(pane.text.clone()).wrap(Wrap { trim: false });
    let last = (paragraph.line_count(inner.width) as u16).saturating_sub(inner.height);
    frame.render_widget(Clear, area);
    frame.render_widget(paragraph.scroll((pane.offset.min(last), 0)).block(block), area);
}

#[cfg(test)]
mod tests {
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use words::Language;

    use super::super::playing::Said;
    use super::*;

    /// The screen as text, with this offer chosen.
    fn drawn(offers: &[Offer], digits: &str, size: [u16; 2]) -> String {
        drawn_in(Language::English, offers, digits, size)
    }

    fn drawn_in(language: Language, offers: &[Offer], digits: &str, [width, height]: [u16; 2]) -> String {
        let words = faces::strict(language);
        let mut selection = Selection::new(offers.to_vec());
        digits.chars().for_each(|digit| selection.type_digit(digit));
        let details = Text::from("More.");
        let sight = Sight { prompt: "What now?".to_owned(), details, ..Sight::default() };
        let frame =
            Frame { title: "Game", sight: &sight, notice: None, selection: Some(&selection), log: &[], pane: None };
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen");
        terminal.draw(|area| table(area, &words, &frame)).expect("it is drawn");
        terminal.backend().to_string()
    }

    fn offer(label: &str, note: &str, range: Option<[u32; 3]>) -> Offer {
        let least = range.map_or(0, |[min, ..]| min);
        Offer { said: Said { label: label.to_owned(), note: note.to_owned() }, range, least, start: least }
    }

    #[test]
    fn a_page_over_the_table_is_closed_by_a_key_and_keeps_nobody_from_leaving() {
        let words = faces::strict(Language::English);
        let key = |code, modifiers| KeyEvent::new(code, modifiers);
        let mut pane = Some(Pane::rules(&words, "# Rules"));
        assert!(!Pane::press(&mut pane, key(KeyCode::Char('c'), KeyModifiers::CONTROL)), "that leaves the game");
        assert!(Pane::press(&mut pane, key(KeyCode::Down, KeyModifiers::NONE)) && pane.is_some());
        assert!(Pane::press(&mut pane, key(KeyCode::Char('q'), KeyModifiers::NONE)) && pane.is_none());
        assert!(!Pane::press(&mut pane, key(KeyCode::Char('q'), KeyModifiers::NONE)), "nothing lies there any more");
    }

    #[test]
    fn no_choice_has_a_number_where_digits_are_an_amount() {
        let offers = [offer("Drop out", "", None), offer("Bid $10", "", Some([10, 90, 10]))];
        let choosing = drawn(&offers, "", [80, 24]);
        assert!(choosing.contains("›  1 Drop out") && choosing.contains("2 Bid $10 …"), "{choosing}");
        let bidding = drawn(&offers, "2", [80, 24]);
        assert!(bidding.contains("◂ Bid $10 ▸") && bidding.contains("   Drop out"), "{bidding}");
        assert!(!bidding.contains("1 Drop out") && !bidding.contains("2 ◂"), "{bidding}");
        assert!(bidding.contains("0–9 amount"), "the keys below say what digits do: {bidding}");
    }

    #[test]
    fn all_keys_are_named_below_on_a_screen_of_80_columns_in_every_language() {
        let offers = [offer("Drop out", "", None), offer("Bid $10", "", Some([10, 90, 10]))];
        for language in Language::ALL {
            let quit = faces::strict(language).text("keys-quit");
            for digits in ["", "2"] {
                let drawn = drawn_in(language, &offers, digits, [80, 24]);
                let last = drawn.lines().last().unwrap_or_default().replace(' ', "");
                assert!(last.contains(&quit.replace(' ', "")), "{drawn}");
            }
        }
    }

    #[test]
    fn what_is_to_be_known_about_the_chosen_offer_stands_below_the_choices() {
        let offers = [offer("Play Engineer", "Auction. A die of tech every round", None), offer("Pass", "", None)];
        for size in [[80, 24], [120, 40]] {
            let first = drawn(&offers, "", size);
            assert!(first.contains("     Auction. A die of tech every round"), "{first}");
            let second = drawn(&offers, "2", size);
            assert!(second.contains("›  2 Pass") && !second.contains("A die of tech"), "{second}");
        }
    }
}
