use ratatui::layout::{Alignment, Constraint, Layout, Margin, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Borders, Clear, Padding, Paragraph, Wrap};
use unicode_width::UnicodeWidthStr as _;
use words::Words;

/// From this width on the log stands beside the table.
const WIDE: u16 = 116;

/// Everything that one picture of the table shows.
pub(super) struct Frame {
    pub(super) title: &'static str,
    pub(super) heading: String,
    pub(super) table: Text<'static>,
    /// What the table is too small for.
    pub(super) details: Text<'static>,
    pub(super) prompt: String,
    pub(super) notice: Option<String>,
    /// What can be done, with the range of its amount where it has one.
    pub(super) choices: Vec<(String, Option<(u32, u32)>)>,
    pub(super) selected: usize,
    pub(super) log: Vec<String>,
    pub(super) pane: Option<Pane>,
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
    pub(super) fn details(words: &Words, text: Text<'static>) -> Option<Self> {
        (text.height() > 0).then(|| Self { title: words.text("title-details"), text, offset: 0 })
    }

    pub(super) fn rules(words: &Words, markdown: &str) -> Self {
        Self { title: words.text("title-rules"), text: crate::rules::styled(markdown), offset: 0 }
    }

    pub(super) fn scroll(&mut self, lines: i32) {
        self.offset = i32::from(self.offset).saturating_add(lines).clamp(0, i32::from(u16::MAX)) as u16;
    }
}

impl Frame {
    /// How many choices stand beside each other on a screen of this width.
    pub(super) fn columns(&self, screen: u16) -> usize {
        let width = if screen >= WIDE { screen - log_width(screen) } else { screen };
        self.columns_in(width)
    }

    fn columns_in(&self, width: u16) -> usize {
        (usize::from(width.saturating_sub(2)) / self.cell()).max(1)
    }

    fn cell(&self) -> usize {
        let widest =
            self.choices.iter().map(|(label, range)| label.width() + if range.is_some() { 6 } else { 0 }).max();
        widest.unwrap_or(0) + 6
    }

    fn choice_rows(&self, width: u16) -> u16 {
        self.choices.len().div_ceil(self.columns_in(width)) as u16
    }
}

const fn log_width(screen: u16) -> u16 {
    let third = screen / 3;
    if third > 60 { 60 } else { third }
}

/// Hides everything behind one sentence.
pub(super) fn curtain(frame: &mut ratatui::Frame<'_>, sentence: &str) {
    let area = frame.area();
    let middle = Layout::vertical([Constraint::Fill(1), Constraint::Length(4), Constraint::Fill(1)]).split(area)[1];
    frame.render_widget(
        Paragraph::new(sentence.to_owned()).alignment(Alignment::Center).wrap(Wrap { trim: true }),
        middle,
    );
}

/// Draws the table.
pub(super) fn table(frame: &mut ratatui::Frame<'_>, words: &Words, picture: &Frame) {
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
        let [board, prompt, choices, rest] = Layout::vertical(heights).areas(left);
        play_area(frame, [board, prompt, choices], picture);
        details(frame, rest, picture);
        log(frame, right, words, picture, Borders::LEFT);
    } else {
        let heights = play_heights(picture, body);
        let [board, prompt, choices, rest] = Layout::vertical(heights).areas(body);
        play_area(frame, [board, prompt, choices], picture);
        log(frame, rest, words, picture, Borders::TOP);
    }
    footer_line(frame, footer, words, picture);
    if let Some(pane) = &picture.pane {
        overlay(frame, body, pane);
    }
}

/// The heights of the table, the prompt and the choices; the log gets what is left.
fn play_heights(picture: &Frame, area: Rect) -> [Constraint; 4] {
    let prompt = Paragraph::new(picture.prompt.as_str())
        .wrap(Wrap { trim: true })
        .line_count(area.width.saturating_sub(2)) as u16;
    let notice = u16::from(picture.notice.is_some());
    let table = (picture.table.height() as u16 + 1).min(area.height.saturating_sub(prompt + notice + 3));
    let left = area.height.saturating_sub(table + prompt + notice + 1);
    let choices = picture.choice_rows(area.width).min(left.max(2));
    [
        Constraint::Length(table),
        Constraint::Length(prompt + notice + 1),
        Constraint::Length(choices),
        Constraint::Fill(1),
    ]
}

fn header_line(frame: &mut ratatui::Frame<'_>, area: Rect, picture: &Frame) {
    let bar = Style::new().bg(Color::Rgb(59, 44, 30)).fg(Color::Rgb(245, 236, 220));
    let title = Span::styled(format!(" {} ", picture.title), bar.add_modifier(Modifier::BOLD));
    frame.render_widget(
        Paragraph::new(Line::from(vec![title, Span::styled(format!(" {}", picture.heading), bar)])).style(bar),
        area,
    );
}

fn play_area(frame: &mut ratatui::Frame<'_>, [board, prompt, choices]: [Rect; 3], picture: &Frame) {
    frame.render_widget(Paragraph::new(picture.table.clone()), board);
    let mut lines = vec![Line::styled(format!(" {}", picture.prompt), Style::new().add_modifier(Modifier::BOLD))];
    if let Some(notice) = &picture.notice {
        lines.push(Line::styled(format!(" {notice}"), Style::new().fg(Color::Yellow)));
    }
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }), prompt);
    frame.render_widget(Paragraph::new(choice_lines(picture, choices)), choices);
}

fn choice_lines(picture: &Frame, area: Rect) -> Vec<Line<'static>> {
    let (columns, cell) = (picture.columns_in(area.width), picture.cell());
    let cells = picture.choices.iter().enumerate().map(|(index, (label, range))| {
        let chosen = index == picture.selected;
        let label = match range {
            Some((min, max)) if chosen && min != max => format!("◂ {label} ▸"),
            Some((min, max)) if min != max => format!("{label} …"),
            Some(_) | None => label.clone(),
        };
        let text = format!(" {:>2} {label}", index + 1);
        let space = " ".repeat(cell.saturating_sub(text.width() + 1));
        let style = if chosen { Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD) } else { Style::new() };
        let mark = if chosen { "›" } else { " " };
        Span::styled(format!("{mark}{text}{space}"), style)
    });
    let cells: Vec<Span<'static>> = cells.collect();
    let rows: Vec<Line<'static>> = cells.chunks(columns).map(|row| Line::from(row.to_vec())).collect();
    let height = usize::from(area.height);
    let row = picture.selected / columns;
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
fn details(frame: &mut ratatui::Frame<'_>, area: Rect, picture: &Frame) {
    let below = area.inner(Margin::new(0, 1));
    let mut lines: Vec<Line<'static>> = picture.details.lines.iter().take(usize::from(below.height)).cloned().collect();
    if let Some(last) = lines.last_mut().filter(|_| picture.details.height() > usize::from(below.height)) {
        *last = Line::styled(" …", Style::new().fg(Color::DarkGray));
    }
    frame.render_widget(Paragraph::new(lines), below);
}

fn log(frame: &mut ratatui::Frame<'_>, area: Rect, words: &Words, picture: &Frame, borders: Borders) {
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

fn footer_line(frame: &mut ratatui::Frame<'_>, area: Rect, words: &Words, picture: &Frame) {
    let keys: Vec<String> = if picture.pane.is_some() {
        vec![words.text("keys-scroll"), words.text("keys-back")]
    } else {
        let amount = picture.choices.get(picture.selected).is_some_and(|(_, range)| range.is_some());
        let choose = if amount { words.text("keys-amount") } else { words.text("keys-choose") };
        let play = [choose, words.text("keys-play"), words.text("keys-undo")];
        let play = play.into_iter().filter(|_| !picture.choices.is_empty());
        let details = (picture.details.height() > 0).then(|| words.text("keys-details"));
        let pages = [words.text("keys-log"), words.text("keys-rules"), words.text("keys-help")];
        play.chain(details).chain(pages).chain([words.text("keys-quit")]).collect()
    };
    frame.render_widget(Paragraph::new(format!(" {}", keys.join(" · "))).style(Style::new().fg(Color::DarkGray)), area);
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
