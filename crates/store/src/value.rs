//! Ids, and words that a column may hold.
use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, sqlx::Type,
        )]
        #[serde(transparent)]
        #[sqlx(transparent)]
        pub struct $name(pub i64);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = std::num::ParseIntError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map(Self)
            }
        }

        impl From<$name> for $crate::db::Value {
            fn from(id: $name) -> Self {
                Self::Number(Some(id.0))
            }
        }

        impl From<Option<$name>> for $crate::db::Value {
            fn from(id: Option<$name>) -> Self {
                Self::Number(id.map(|id| id.0))
            }
        }
    };
}

id!(
    /// A member, numbered in the order of joining.
    PlayerId
);
id!(
    /// A game's public number: the 1 of `/games/1`.
    GameId
);
id!(
    /// The club-wide number of a match: the 255 of `M0255`.
    MatchId
);
id!(
    /// The number of an event: the 4 of `T0004` or `DP0004`.
    TournamentId
);
id!(
    /// A letter to somebody; sorts by the time of its making.
    LetterId
);
id!(
    /// A mail that came in; sorts by the time of its coming.
    MailId
);

/// An enum whose variants are words in a TEXT column.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $($(#[$vdoc])* #[serde(rename = $word)] $variant),+
        }

        impl $name {
            /// Every one of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The word in the record.
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::value::UnknownWord;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $($word => Ok(Self::$variant),)+
                    _ => Err($crate::value::UnknownWord(text.to_owned())),
                }
            }
        }

        impl<DB: sqlx::Database> sqlx::Type<DB> for $name
        where
            String: sqlx::Type<DB>,
        {
            fn type_info() -> DB::TypeInfo {
                <String as sqlx::Type<DB>>::type_info()
            }

            fn compatible(ty: &DB::TypeInfo) -> bool {
                <String as sqlx::Type<DB>>::compatible(ty)
            }
        }

        impl<'r, DB: sqlx::Database> sqlx::Decode<'r, DB> for $name
        where
            String: sqlx::Decode<'r, DB>,
        {
            fn decode(value: DB::ValueRef<'r>) -> Result<Self, sqlx::error::BoxDynError> {
                Ok(<String as sqlx::Decode<DB>>::decode(value)?.parse::<Self>()?)
            }
        }

        impl<'q, DB: sqlx::Database> sqlx::Encode<'q, DB> for $name
        where
            String: sqlx::Encode<'q, DB>,
        {
            fn encode_by_ref(
                &self,
                buf: &mut DB::ArgumentBuffer,
            ) -> Result<sqlx::encode::IsNull, sqlx::error::BoxDynError> {
                <String as sqlx::Encode<'q, DB>>::encode(self.as_str().to_owned(), buf)
            }
        }

        impl From<$name> for $crate::db::Value {
            fn from(word: $name) -> Self {
                word.as_str().into()
            }
        }
    };
}
pub(crate) use words;

/// A word that its column does not know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not one of the words known here")]
pub struct UnknownWord(pub String);

/// A single count from a query that names it `n`.
#[derive(sqlx::FromRow)]
pub(crate) struct Count {
    pub(crate) n: i64,
}
crate::db::record!(Count, "(count)", "n");
