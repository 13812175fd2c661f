//! What a letter is about.

use std::fmt;

use sha2::{Digest, Sha256};

/// The form of all letters: a program that speaks another one listens elsewhere.
const GENERATION: &str = "anleger.1";

/// How many bytes of a digest name a table: as hard to guess as its id.
const DIGEST_BYTES: usize = 16;

/// What a letter is about. The id of a table is the secret of its link, so its digest stands for it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Topic(Box<str>);

impl Topic {
    /// What happens at a table.
    pub fn table(id: &str) -> Topic {
        let digest = Sha256::new().chain_update("anleger table ").chain_update(id).finalize();
        let digits: String =
            digest.iter().take(DIGEST_BYTES).map(|byte| format!("{byte:02x}")).collect();
        Topic(format!("{GENERATION}.table.{digits}").into())
    }

    /// Who is there.
    pub fn nodes() -> Topic {
        Topic(format!("{GENERATION}.nodes").into())
    }

    /// What strangers may find.
    pub fn lobby() -> Topic {
        Topic(format!("{GENERATION}.lobby").into())
    }

    /// As a subject of NATS.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_topic_does_not_tell_the_secret_of_a_link() {
        let id = "bcdfghjkmnpqrstvwxyz";
        let topic = Topic::table(id);
        assert_eq!(topic, Topic::table(id));
        assert_ne!(topic, Topic::table("bcdfghjkmnpqrstvwxyB"));
        assert!(
            topic.as_str().starts_with("anleger.1.table.") && !topic.as_str().contains(&id[..4])
        );
        assert_eq!(topic.as_str().len(), "anleger.1.table.".len() + 32);
        assert_eq!(Topic::nodes().to_string(), "anleger.1.nodes");
    }
}
