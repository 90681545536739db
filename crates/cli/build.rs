//! Has the program compiled anew when the page that it carries has other files.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var_os("CARGO_FEATURE_EMBED").is_some() {
        println!("cargo::rerun-if-changed=../client/dist");
    }
}
