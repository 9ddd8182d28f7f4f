//! The catalogue, the templates and the static files are compiled into the program; a new file among them must rebuild it.
fn main() {
    for folder in ["locales", "../../templates", "../../static", "../../migrations"] {
        println!("cargo:rerun-if-changed={folder}");
    }
}
