//! The migrations are embedded; a new file among them must be seen.

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
}
