//! Binds the page: runs wasm-bindgen over its programs, lays style sheets, drawings and rules beside them, tells the
//! keeper which files belong together, and compresses them.

#![forbid(unsafe_code)]

mod style;

use std::collections::BTreeSet;
use std::fs;
use std::hash::{DefaultHasher, Hasher as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;

use anyhow::{Context as _, Result, anyhow, bail};
use wasm_bindgen_cli_support::Bindgen;

/// The most that the first page may load, compressed.
const MOST_BYTES: u64 = 900_000;

/// What the page is made of.
const PROGRAMS: [&str; 4] = ["lobby", "room", "dealer", "playtester"];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words.iter().map(String::as_str).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bindery: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[&str]) -> Result<()> {
    // Everything is named from the folder of the project, where this is run.
    match *words {
        ["weigh", folder] => weigh(Path::new(folder)),
        ["bind", "--packed", programs, folder, ref games @ ..] => {
            bind(Path::new(programs), Path::new(folder), Finish::Packed, &Game::all(games))
        }
        ["bind", programs, folder, ref games @ ..] => {
            bind(Path::new(programs), Path::new(folder), Finish::Plain, &Game::all(games))
        }
        _ => bail!("say `bind [--packed] PROGRAMS FOLDER GAME...`, or `weigh FOLDER`"),
    }
}

/// A game, by its folder under `games/`.
struct Game(String);

impl Game {
    fn all(folders: &[&str]) -> Vec<Self> {
        folders.iter().map(|folder| Self((*folder).to_owned())).collect()
    }

    /// Its name in addresses.
    fn slug(&self) -> String {
        self.0.replace('_', "-")
    }

    /// Whether it has a board of its own, with a style sheet and colours.
    fn is_drawn(&self) -> bool {
        self.part("page").is_dir()
    }

    fn part(&self, part: &str) -> PathBuf {
        Path::new("games").join(&self.0).join(part)
    }
}

/// What becomes of the files that are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Finish {
    /// They are handed out as they are: for this machine, and for whoever changes the page.
    Plain,
    /// They get compressed copies beside them, and the programs lose the names of their functions.
    Packed,
}

/// Lays everything that the server hands out into one folder.
fn bind(programs: &Path, folder: &Path, finish: Finish, games: &[Game]) -> Result<()> {
    fs::create_dir_all(folder)?;
    let origin = folder.with_extension("from");
    let here = format!("{finish:?} {}", programs.display());
    if fs::read_to_string(&origin).is_ok_and(|last| last != here) {
        // What was made from other programs looks newer than these, and is not theirs.
        fs::remove_dir_all(folder)?;
        fs::create_dir_all(folder)?;
    }
    fs::write(&origin, here)?;
    clear(folder)?;
    for program in PROGRAMS {
        let compiled = programs.join(program).with_extension("wasm");
        if is_newer(&compiled, &folder.join(format!("{program}_bg.wasm"))) {
            Bindgen::new()
                .input_path(&compiled)
                .web(true)?
                .omit_default_module_path(false)
                .typescript(false)
                .remove_name_section(finish == Finish::Packed)
                .remove_producers_section(true)
                .generate(folder)?;
        }
    }
    lay_out(folder, games)?;
    tell_keeper(folder)?;
    compress(folder, finish)
}

/// Says how much the first page loads, and fails where that is too much.
fn weigh(folder: &Path) -> Result<()> {
    let needed = ["index.html", "start.js", "lobby.js", "lobby_bg.wasm", "style.css", "icon.svg"];
    let sizes = needed.map(|name| fs::metadata(folder.join(format!("{name}.br"))).map(|data| data.len()));
    let total = sizes.into_iter().sum::<Result<u64, _>>()?;
    let said = format!("{} of {} KB", total.div_ceil(1000), MOST_BYTES / 1000);
    anyhow::ensure!(total < MOST_BYTES, "the first page loads {said}");
    println!("{said}");
    Ok(())
}

/// Takes everything away but the programs, which may still be good.
fn clear(folder: &Path) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_program = PROGRAMS.iter().any(|program| {
            name.strip_prefix(program).is_some_and(|rest| rest.starts_with(".js") || rest.starts_with("_bg.wasm"))
        });
        if !is_program {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// The pages, scripts, style sheets and rules beside the program.
fn lay_out(folder: &Path, games: &[Game]) -> Result<()> {
    for entry in fs::read_dir("crates/client/static")? {
        let entry = entry?;
        fs::copy(entry.path(), folder.join(entry.file_name()))?;
    }
    lay_out_styles(folder, games)?;
    // The charts of the workshop look as on the balance page.
    fs::copy("crates/lab/src/page/page.css", folder.join("charts.css"))?;
    lay_out_words(folder, games)
}

/// The style sheets: one that is there at once, with the colours of all games, one for each part of the page that comes later,
/// one for what nobody has drawn, and one for each board.
fn lay_out_styles(folder: &Path, games: &[Game]) -> Result<()> {
    let (shared, pages) = (Path::new("crates/board/style"), Path::new("crates/client/style"));
    let mut first = read(&shared.join("tokens.css"))?;
    for game in games.iter().filter(|game| game.is_drawn()) {
        first += &read(&game.part("page/colours.css"))?;
    }
    first += &read(&shared.join("components.css"))?;
    first += &style::of_pages(&read(&pages.join("pages.css"))?);
    fs::write(folder.join("style.css"), first)?;
    for name in ["learn.css", "review.css", "workshop.css"] {
        fs::write(folder.join(name), style::of_pages(&read(&pages.join(name))?))?;
    }
    fs::write(folder.join("undrawn.css"), style::of_undrawn(&read(&shared.join("undrawn.css"))?))?;
    // A game that nobody has drawn has no sheet of its own.
    for game in games.iter().filter(|game| game.is_drawn()) {
        let (slug, frame) = (game.slug(), game.part("page/frame.css"));
        let mut sheet = if frame.exists() { style::of_frame(&slug, &read(&frame)?) } else { String::new() };
        sheet += &style::of_board(&slug, &read(&game.part("page/style.css"))?);
        fs::write(folder.join(format!("{slug}.css")), sheet)?;
    }
    Ok(())
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

/// The rules of every game in every language, and the messages of those languages that the program does not bring itself.
fn lay_out_words(folder: &Path, games: &[Game]) -> Result<()> {
    for language in fs::read_dir("crates/words")? {
        let source = language?.path();
        let code = source.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !source.join("browser.ftl").exists() {
            continue;
        }
        for game in games {
            let rules = game.part("face").join(&code).with_extension("md");
            let name = format!("{}.{code}.md", game.slug());
            fs::copy(&rules, folder.join(name)).with_context(|| rules.display().to_string())?;
        }
        if code == "en" {
            continue;
        }
        let mut entries: BTreeSet<PathBuf> =
            fs::read_dir(&source)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?;
        entries.extend(games.iter().map(|game| game.part("face").join(&code).with_extension("ftl")));
        let mut messages = String::new();
        for file in entries.iter().filter(|path| path.extension().is_some_and(|extension| extension == "ftl")) {
            messages += &fs::read_to_string(file)?;
            messages.push('\n');
        }
        fs::write(folder.join(format!("{code}.ftl")), messages)?;
    }
    Ok(())
}

/// Tells the keeper of the page which files belong to this version, and gives the version a name that no other has.
fn tell_keeper(folder: &Path) -> Result<()> {
    const KEEPER: &str = "keeper.js";
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if !name.ends_with(".br") && name != KEEPER {
            names.insert(name);
        }
    }
    let mut hasher = DefaultHasher::new();
    for name in &names {
        hasher.write(name.as_bytes());
        hasher.write(&fs::read(folder.join(name))?);
    }
    let addresses = names.iter().map(|name| if name == "index.html" { "/".to_owned() } else { format!("/{name}") });
    let list = serde_json::to_string(&addresses.collect::<Vec<_>>())?;
    let keeper = fs::read_to_string(folder.join(KEEPER))?;
    let open = r#"VERSION = "", FILES = []"#;
    anyhow::ensure!(keeper.contains(open), "{KEEPER} has no place for the version and its files");
    let told = keeper.replacen(open, &format!("VERSION = \"{:016x}\", FILES = {list}", hasher.finish()), 1);
    Ok(fs::write(folder.join(KEEPER), told)?)
}

/// A copy of each text and program in Brotli, where the original is newer than the copy.
fn compress(folder: &Path, finish: Finish) -> Result<()> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
        if !["wasm", "js", "css", "html", "svg", "json", "md", "ftl", "webmanifest"].contains(&extension) {
            continue;
        }
        let packed = path.with_extension(format!("{extension}.br"));
        if finish == Finish::Plain {
            // A stale copy would be handed out instead of the original.
            let _ = fs::remove_file(packed);
        } else if is_newer(&path, &packed) {
            files.push((fs::metadata(&path)?.len(), path, packed));
        }
    }
    // The largest are taken first, so that nobody waits for one of them at the end.
    files.sort();
    on_all_cores(files, |(_, path, packed)| pack(&path, &packed))
}

#[cfg(not(feature = "pack"))]
fn pack(_: &Path, _: &Path) -> Result<()> {
    bail!("this bindery was built without the feature `pack`")
}

#[cfg(feature = "pack")]
fn pack(path: &Path, packed: &Path) -> Result<()> {
    let mut output = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut fs::File::open(path)?, &mut output, &params)?;
    Ok(fs::write(packed, output)?)
}

fn is_newer(source: &Path, made: &Path) -> bool {
    let changed = |path: &Path| fs::metadata(path).and_then(|data| data.modified()).ok();
    match (changed(source), changed(made)) {
        (Some(source), Some(made)) => source > made,
        _ => true,
    }
}

/// Does something with each of these, on as many threads as there are cores, the last first.
fn on_all_cores<T: Send>(things: Vec<T>, work: impl Fn(T) -> Result<()> + Sync) -> Result<()> {
    let things = Mutex::new(things);
    let worker = || {
        while let Some(thing) = things.lock().ok().and_then(|mut things| things.pop()) {
            work(thing)?;
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().unwrap_or_else(|_| Err(anyhow!("a worker panicked"))))
    })
}
