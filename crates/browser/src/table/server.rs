//! A table of a server.

use leptos::prelude::*;

use super::room::{RoomKind, TableRoom};
use crate::link::{Link, Socket};

/// The table with this id; with a seat, somebody was invited to it.
#[component]
pub fn ServerTable(
    id: String,
    /// The seat of the link.
    seat: Option<u8>,
) -> impl IntoView {
    let link = Link::new(|ear| Socket::to(&id, ear));
    view! { <TableRoom link kind=RoomKind::Server { id, seat }/> }
}
