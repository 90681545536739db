use std::sync::Arc;

use faces::Visit;
use frozen::{Program, Rules};
use learn::Teach;
use words::{Catalogue, Describe};

struct Make;

impl Visit for Make {
    type Output = Program;

    fn visit<F: Catalogue + Describe + Teach>(self) -> Program {
        Program::native::<F>().expect("it speaks")
    }
}

/// Rules as if they had been frozen today: those of a module in the folder that `BOARDROOM_MODULES` names, where it
/// has one of the game, or else of what a module is made of.
pub(crate) fn rules(slug: &str) -> Rules {
    let files = std::env::var_os("BOARDROOM_MODULES").and_then(|folder| std::fs::read_dir(folder).ok());
    let programs = files.into_iter().flatten().flatten().map(|file| {
        let mut wasm = Vec::new();
        let packed = std::fs::read(file.path()).expect("a file");
        brotli::BrotliDecompress(&mut &*packed, &mut wasm).expect("a module");
        Program::new(&wasm).expect("a program")
    });
    let mut ours = programs.filter(|program| program.about().game == slug);
    let program = ours.next().unwrap_or_else(|| faces::with(slug, Make).expect("a game"));
    Rules::Frozen(Arc::new(program))
}
