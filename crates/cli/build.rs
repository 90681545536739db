//! Has the program compiled anew when the page that it carries has other files.

fn main() {
    println!("cargo::rerun-if-changed=../client/dist");
}
