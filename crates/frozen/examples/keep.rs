//! Tries a module, weighs it, and lays it into a folder under the name of its hash.

#![forbid(unsafe_code)]

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use clerk::About;
use frozen::Program;

/// The most that a module may weigh, compressed: a page loads it.
const MOST: usize = 375_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args_os().skip(1).map(PathBuf::from);
    let (Some(wasm), Some(folder)) = (words.next(), words.next()) else {
        return Err("say which module, and the folder where it is kept".into());
    };
    let wasm = fs::read(wasm)?;
    let program = Program::new(&wasm)?;
    let mut packed = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &*wasm, &mut packed, &params)?;
    let weight = format!("{} KB, {} KB compressed", wasm.len() / 1000, packed.len() / 1000);
    if packed.len() > MOST {
        return Err(format!("the module weighs {weight}; the most is {} KB", MOST / 1000).into());
    }
    fs::create_dir_all(&folder)?;
    fs::write(folder.join(format!("{}.wasm.br", program.module())), packed)?;
    let About { rules, cards, .. } = program.about();
    println!("weight {weight}");
    println!("module {rules} {} {cards}", program.module());
    Ok(())
}
