use std::collections::BTreeSet;
use std::fs;
use std::hash::{DefaultHasher, Hasher as _};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::list;
use crate::style;
use crate::tools::{self, cargo, on_all_cores, root, run, target_folder};

/// The most that the first page may load, compressed.
const MOST_BYTES: u64 = 900_000;

/// What the page is made of.
const PROGRAMS: [&str; 4] = ["lobby", "room", "dealer", "playtester"];

/// How the client is compiled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Profile {
    /// Quickly, for whoever changes it.
    Quick,
    /// Small and fast, for whoever plays.
    Page,
}

impl Profile {
    const fn name(self) -> &'static str {
        match self {
            Self::Quick => "dev",
            Self::Page => "page",
        }
    }

    const fn folder(self) -> &'static str {
        match self {
            Self::Quick => "debug",
            Self::Page => "page",
        }
    }
}

/// Builds the client and lays everything that the server hands out into one folder, compressed beside the original.
pub(crate) fn build(profile: Profile) -> Result<PathBuf> {
    tools::wasm_target()?;
    let target = "wasm32-unknown-unknown";
    let mut compile = cargo(&["build", "--quiet", "--package", "client", "--package", "room", "--target", target]);
    compile.args(["--profile", profile.name()]);
    if profile == Profile::Quick {
        // Boxed components compile in a fraction of the time, but set all their attributes anew with every update.
        compile.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "--cfg erase_components");
    }
    run(&mut compile)?;
    let folder = root().join("crates/client/dist");
    fs::create_dir_all(&folder)?;
    clear(&folder)?;
    for program in PROGRAMS {
        let compiled = target_folder().join(target).join(profile.folder()).join(program).with_extension("wasm");
        if is_newer(&compiled, &folder.join(format!("{program}_bg.wasm"))) {
            Bindgen::new()
                .input_path(&compiled)
                .web(true)?
                .omit_default_module_path(false)
                .typescript(false)
                .remove_name_section(profile == Profile::Page)
                .remove_producers_section(true)
                .generate(&folder)?;
        }
    }
    lay_out(&folder)?;
    tell_keeper(&folder)?;
    compress(&folder, profile)?;
    Ok(folder)
}

/// Says how much the first page loads, and fails where that is too much.
pub(crate) fn check_size(folder: &Path) -> Result<()> {
    let needed = ["index.html", "start.js", "lobby.js", "lobby_bg.wasm", "style.css", "icon.svg"];
    let sizes = needed.map(|name| fs::metadata(folder.join(format!("{name}.br"))).map(|data| data.len()));
    let total = sizes.into_iter().sum::<Result<u64, _>>()?;
    println!("   the first page loads {} KB", total.div_ceil(1000));
    anyhow::ensure!(total < MOST_BYTES, "the first page must load less than {} KB", MOST_BYTES / 1000);
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
fn lay_out(folder: &Path) -> Result<()> {
    for entry in fs::read_dir(root().join("crates/client/static"))? {
        let entry = entry?;
        fs::copy(entry.path(), folder.join(entry.file_name()))?;
    }
    lay_out_styles(folder)?;
    // The charts of the workshop look as on the balance page.
    fs::copy(root().join("crates/lab/src/page/page.css"), folder.join("charts.css"))?;
    lay_out_words(folder)
}

/// The style sheets: one that is there at once, with the colours of all games, one for each part of the page that comes later,
/// and one for each board.
fn lay_out_styles(folder: &Path) -> Result<()> {
    let games = list::games()?;
    let (shared, pages) = (root().join("crates/board/style"), root().join("crates/client/style"));
    let mut first = read(&shared.join("tokens.css"))?;
    for game in &games {
        first += &read(&game.part("page/colours.css"))?;
    }
    first += &read(&shared.join("components.css"))?;
    first += &style::of_pages(&read(&pages.join("pages.css"))?);
    fs::write(folder.join("style.css"), first)?;
    for name in ["learn.css", "review.css", "workshop.css"] {
        fs::write(folder.join(name), style::of_pages(&read(&pages.join(name))?))?;
    }
    for game in &games {
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
fn lay_out_words(folder: &Path) -> Result<()> {
    for language in fs::read_dir(root().join("crates/words"))? {
        let source = language?.path();
        let code = source.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !source.join("browser.ftl").exists() {
            continue;
        }
        for game in list::games()? {
            let rules = game.part("face").join(&code).with_extension("md");
            let name = format!("{}.{code}.md", game.slug());
            fs::copy(&rules, folder.join(name)).with_context(|| rules.display().to_string())?;
        }
        if code == "en" {
            continue;
        }
        let mut entries: BTreeSet<PathBuf> =
            fs::read_dir(&source)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?;
        entries.extend(list::games()?.iter().map(|game| game.part("face").join(&code).with_extension("ftl")));
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
fn compress(folder: &Path, profile: Profile) -> Result<()> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
        if !["wasm", "js", "css", "html", "svg", "json", "md", "ftl", "webmanifest"].contains(&extension) {
            continue;
        }
        let packed = path.with_extension(format!("{extension}.br"));
        if profile == Profile::Quick {
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
