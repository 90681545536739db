//! Plays games and says what stands for them: `twin GAME LEVEL FROM TO`, everything counted from 0.

#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<u32> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let [game, level, from, to] = words[..] else {
        eprintln!("say which game, which level, the first game of the series and the one after the last");
        return ExitCode::FAILURE;
    };
    println!("{:016x}", twin::play(game, level, from, to));
    ExitCode::SUCCESS
}
