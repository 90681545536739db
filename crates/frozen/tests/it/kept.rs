use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use frozen::{Program, Rules, wanted};
use shelf::GAMES;

/// The most that a module may weigh, compressed.
const MOST: usize = 375_000;

#[test]
fn every_module_that_is_kept_is_what_its_line_says_and_none_is_kept_without_a_line() {
    for info in GAMES {
        let games = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games");
        let folder = games.join(info.slug.replace('-', "_")).join("frozen");
        let list = fs::read_to_string(folder.join("list.txt")).unwrap_or_default();
        let (mut versions, mut files) = (BTreeSet::new(), BTreeSet::from(["list.txt".to_owned()]));
        for line in list.lines().filter(|line| !line.starts_with('#')) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let [rules, module, cards] = words[..] else { panic!("{}: `{line}`", info.slug) };
            let rules: u32 = rules.parse().expect("a version");
            assert!(rules <= info.rules, "{}: version {rules} has not been yet", info.slug);
            assert!(versions.insert(rules), "{}: version {rules} was frozen twice", info.slug);
            let name = format!("{module}.wasm.br");
            let packed = fs::read(folder.join(&name)).unwrap_or_else(|error| panic!("{}: {name}: {error}", info.slug));
            assert!(packed.len() <= MOST, "{}: {name} weighs {} KB", info.slug, packed.len() / 1000);
            let mut wasm = Vec::new();
            brotli::BrotliDecompress(&mut &*packed, &mut wasm).expect("a module");
            let program = Program::new(&wasm).expect("a program");
            let about = program.about();
            assert_eq!((program.module(), &*about.game, about.rules), (module, info.slug, rules));
            assert_eq!(about.cards, cards);
            assert_eq!(wanted(info.slug, rules), Some(module), "run `cargo run -p xtask -- list`");
            assert!(Rules::of(info.slug, rules).is_ok());
            files.insert(name);
        }
        for file in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let name = file.file_name().to_string_lossy().into_owned();
            assert!(files.contains(&name), "games/…/frozen/{name} of {} has no line in list.txt", info.slug);
        }
    }
}
