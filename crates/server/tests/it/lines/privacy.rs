//! Nobody but their owner sees lines and notes: no letter, no PGN of others holds a word of them.
