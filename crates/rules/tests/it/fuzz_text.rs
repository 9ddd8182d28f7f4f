//! The fuzz targets over generated text that looks like what they read.

use frcec_rules::{
    Line, StartPosition,
    fuzz::{fuzz_fen, fuzz_pgn, fuzz_reading},
};
use proptest::prelude::*;

proptest! {
    #[test]
    fn any_octets(input in prop::collection::vec(any::<u8>(), 0..200)) {
        fuzz_fen(&input);
        fuzz_pgn(&input);
        fuzz_reading(&input);
    }

    #[test]
    fn text_like_a_fen(
        text in "([pnbrqkPNBRQK1-8]{1,8}/){7}[pnbrqkPNBRQK1-8]{1,8} [wb] (-|[KQkqA-Ha-h]{1,4}) (-|[a-h][36]) [0-9]{1,3} [0-9]{1,3}"
    ) {
        fuzz_fen(text.as_bytes());
    }

    #[test]
    fn text_like_a_game(
        text in r#"(\[(White|FEN|Variant|Result) "[^"]{0,9}"\]\n){0,3}\n([0-9]{1,2}\.{1,3} ?|[NBRQK]?[a-h]?x?[a-h][1-8][+#]? |O-O |\{[^}]{0,5}\} |\(|\) |\$[0-9]|;|\n|1-0 |\* ){0,40}"#
    ) {
        fuzz_pgn(text.as_bytes());
    }

    #[test]
    fn text_like_a_move(
        head in prop::array::uniform4(any::<u8>()),
        text in r"([0-9]{0,2}\.{0,3} ?)?[KQRBNkqrbnSLTDСКЛ♘]?[a-h1-8]{0,2}[x:–-]?[a-h][1-8](=?\(?[QRBNqD]\)?)?[+#!?]{0,2}( e\.?p\.?)?"
    ) {
        fuzz_reading(&[&head[..], text.as_bytes()].concat());
    }

    #[test]
    fn any_text_as_moves(text in r"(([a-h][1-8]){2}[qrbnkQ]?|0000|[a-h]@[a-h][1-8]|\PC{0,5}| ){0,30}", id in 0..960u16) {
        let mut line = Line::new(StartPosition::new(id).unwrap());
        let _ = line.push_all(&text);
        let again = Line::replay(line.start().unwrap(), &line.uci_text());
        prop_assert_eq!(again, Ok(line));
    }
}
