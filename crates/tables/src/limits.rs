//! Everything that comes in has a bound; these are the server's, each with its reason.
//!
//! Those of the conversation itself stand in [`wire`]: [`wire::FRAME_BYTES_MAX`],
//! [`wire::CHAT_CHARS_MAX`], [`wire::CLIENT_ID_CHARS_MAX`]; the length of a name is
//! [`game::NAME_CHARS_MAX`]; how long a bot may think, [`bots::BOT_MS_MAX`] and
//! [`bots::BOT_PLAYOUTS_MAX`].

use crate::bucket::Rate;

/// Frames a second that one connection may send on average: a person clicking as fast as they can
/// stays below, and no single sender keeps a table busy.
pub const FRAMES_PER_SECOND: u32 = 20;

/// Frames that may come at once, after a while of silence: a page that reconnects catches up.
pub const FRAMES_BURST: u32 = 40;

/// Refused frames (too fast, not readable) after which a connection is closed: a program gone
/// wild learns nothing from the hundredth refusal.
pub const STRIKES_MAX: u32 = 60;

/// Decisions of one seat, in all its windows together: as many as one connection may send.
pub const DECISIONS: Rate =
    Rate { each_ms: 1_000 / FRAMES_PER_SECOND as u64, burst: FRAMES_BURST as u64 };

/// Wishes, answers, votes and the like of one seat: each is written down and told to everybody, and
/// nobody has twenty of them in a minute. A decision taken back and made again writes two entries, so
/// this also bounds how fast a log can grow.
pub const CHANGES: Rate = Rate { each_ms: 3_000, burst: 20 };

/// Lines of chat of one seat: somebody who types fast, not somebody who pours.
pub const CHAT: Rate = Rate { each_ms: 2_000, burst: 10 };

/// Milliseconds for which a full table waits for pledges to its dice, and again for shares: long enough for a page
/// that has just been opened, and nobody who fell asleep keeps the others from playing.
pub const MIXING_MS_MAX: u64 = 10_000;

/// Milliseconds in which a new connection must have said hello.
pub const HELLO_MS_MAX: u64 = 10_000;

/// Milliseconds in which a frame must have left for a client; slower ones come back later.
pub const SEND_MS_MAX: u64 = 10_000;

/// Frames that wait for one client. A client so far behind is closed and gets the gap or a
/// snapshot when it returns, so that it cannot hold memory by not reading.
pub const OUTBOX_FRAMES_MAX: usize = 64;

/// Requests that wait for one table; senders beyond wait themselves.
pub const TABLE_QUEUE_MAX: usize = 256;

/// Writes that wait for the store; tables beyond wait themselves.
pub const STORE_QUEUE_MAX: usize = 1024;

/// Writes that share one transaction, and with it one wait for the disk.
pub const STORE_BATCH_MAX: usize = 256;

/// Milliseconds for which a busy store waits for others to share its next transaction: nobody notices one, and
/// on a fast disk every decision would otherwise pay for a transaction of its own.
pub const STORE_GATHER_MS: u64 = 1;

/// How often a transaction comes again that was sent back because another server stood in its way; nothing of it was
/// written.
pub const STORE_COLLISIONS_MAX: u32 = 5;

/// Connections at one table: six seats in several windows each and a room full of spectators.
pub const GUESTS_PER_TABLE_MAX: usize = 100;

/// Connections of the whole server unless the operator says otherwise: well below the usual limit
/// on open files with room for the store.
pub const CONNECTIONS_MAX: usize = 10_000;

/// Connections beside those at tables: pages being loaded, lists being asked for. Whoever comes
/// beyond waits outside, so that tables already open are not disturbed.
pub const PLAIN_CONNECTIONS_MAX: usize = 1_000;

/// Connections of one address unless the operator says otherwise: a school behind one router, but
/// not a tenth of all places. Of those who come through a proxy that the operator has named, the
/// conversations at tables are counted, by the address that the proxy says.
pub const CONNECTIONS_PER_ADDRESS_MAX: usize = 1_000;

/// Milliseconds in which the head of a request must have come, also the next one on a line that is
/// kept open: browsers send it at once, and those who send a byte a minute hold no place.
pub const HEAD_MS_MAX: u64 = 15_000;

/// The most bytes of such a head: a few kilobytes of cookies and tokens, which we do not even use.
pub const HEAD_BYTES_MAX: usize = 32 * 1024;

/// Milliseconds a visit may last that is no conversation at a table; after that it ends with the
/// answer under way, or after as long again. The page comes through a slow phone line in less.
pub const VISIT_MS_MAX: u64 = 120_000;

/// Milliseconds in which nothing passes through a connection before it is closed. A table asks its
/// clients more often whether they are there, so only forgotten lines and those who hold places
/// for nothing are silent for so long.
pub const SILENCE_MS_MAX: u64 = 90_000;

/// Tables one address may make in an hour unless the operator says otherwise: a club evening
/// behind one router, but no flood.
pub const TABLES_PER_ADDRESS_MAX: u32 = 60;

/// Reviews one address may ask for in an hour: an evening's games looked at again. One costs as much as some hundred
/// moves of a bot.
pub const REVIEWS_PER_ADDRESS_MAX: u32 = 20;

/// Pictures drawn for one address in an hour: the servers of a messenger ask for everybody who uses it. What is kept or
/// has not changed is not counted.
pub const PICTURES_PER_ADDRESS_MAX: u32 = 600;

/// Pictures that wait to be drawn at a time: whoever comes after them would wait longer than messengers do.
pub const PICTURES_WAITING_MAX: usize = 16;

/// Milliseconds after which nobody waits for a picture any more: by then messengers have shown the bare link.
pub const PICTURE_ASKED_MS_MAX: u64 = 8_000;

/// Bytes of pictures that are kept: some hundred cards, of which each has 74 to 238 kB.
pub const PICTURE_BYTES_KEPT_MAX: usize = 32 * 1024 * 1024;

/// Milliseconds that the page of a table waits for what is to be said of it; it is played as well without.
pub const FRONT_MS_MAX: u64 = 300;

/// Reviews that wait or are worked out at a time; whoever comes beyond judges in the page itself.
pub const REVIEWS_UNDER_WAY_MAX: usize = 16;

/// Milliseconds between two words to other servers about how far a review is.
pub const REVIEW_TOLD_MS: u64 = 500;

/// Milliseconds without a word about a review after which whoever was asked for it works it out: no worker has taken it, or
/// the one that has is gone.
pub const REVIEW_UNHEARD_MS: u64 = 20_000;

/// Reviews of other servers of which it is remembered how far they are.
pub const REVIEWS_HEARD_MAX: usize = 1_000;

/// Milliseconds that something which can wait takes before it asks for its place anew: no bot waits longer for it than
/// that and a step.
pub const CHORE_TURN_MS: u64 = 100;

/// Finished matches that a server takes at a time to look for puzzles in them, one after the other.
pub const MINED_AT_ONCE_MAX: usize = 4;

/// Milliseconds until it looks for more, where there were fewer.
pub const MINING_LOOK_MS: u64 = 60_000;

/// Milliseconds after which such a match is taken again: whoever took it has died.
pub const MINING_LEASE_MS: u64 = 3_600_000;

/// Milliseconds between two looks whether a worker has been through a match.
pub const MINING_ASKED_MS: u64 = 2_000;

/// Milliseconds after which no worker seems to look through it, and it is done here.
pub const MINING_UNHEARD_MS: u64 = 600_000;

/// Milliseconds that somebody may look for puzzles in one match.
pub const MINING_MS_MAX: u64 = 300_000;

/// Milliseconds that a review may think in all; a longer one is given up, and the page may work it out.
pub const REVIEW_MS_MAX: u64 = 600_000;

/// Running matches with which one is compared that is to be judged: the newest.
pub const RUNNING_COMPARED_MAX: usize = 500;

/// Draws in common from which on two matches are taken for one. By then two that have nothing to do with each other
/// agree once in a hundred thousand times or less.
pub const DRAWS_ALIKE_LEAST: usize = 6;

/// Draws in common from the beginning after which one match was copied from the other, whatever came then. Two boards of
/// the Settlers that were dealt apart agree in so many pieces once in a thousand million times.
pub const DRAWS_COPIED_LEAST: usize = 12;

/// Decisions after which a position that two matches have in common is taken for the same match: before that many
/// games come to the same positions.
pub const DECISIONS_ALIKE_LEAST: usize = 6;

/// Studies one address may save anew in an hour: a class behind one router, but no flood.
pub const STUDIES_PER_ADDRESS_MAX: u32 = 60;

/// How often studies may be saved again from one address in an hour: that class saves every few minutes.
pub const STUDY_CHANGES_PER_ADDRESS_MAX: u32 = 600;

/// Names one address may begin to keep in an hour: a club evening behind one router, but nobody reserves a telephone book.
pub const PEOPLE_PER_ADDRESS_MAX: u32 = 20;

/// How often somebody from one address may try to sign in in an hour. What opens a name cannot be guessed; this bounds the
/// work.
pub const SIGN_INS_PER_ADDRESS_MAX: u32 = 120;

/// How often people from one address may change what opens their names, or fetch all that is kept, in an hour.
pub const PERSON_CHANGES_PER_ADDRESS_MAX: u32 = 120;

/// Browsers at which somebody can be signed in at a time; the one that was not used for longest makes room.
pub const DEVICES_MAX: usize = 20;

/// Secret links that somebody can have at a time.
pub const LINKS_MAX: usize = 10;

/// Passkeys that somebody can have at a time.
pub const PASSKEYS_MAX: usize = 10;

/// Tables of somebody that a device is told about which was just signed in: the latest.
pub const TABLES_TOLD_MAX: usize = 50;

/// Milliseconds in which a passkey must have signed what it was asked: somebody looks for their telephone first.
pub const CHALLENGE_MS: u64 = 5 * 60_000;

/// Addresses remembered for that count; when there are more, the count starts anew.
pub const ADDRESSES_KEPT_MAX: usize = 100_000;

/// Events kept in memory per table for clients that return; those away for longer get a snapshot.
pub const HISTORY_EVENTS_MAX: usize = 64;

/// Lines of chat kept of one table; older ones are forgotten.
pub const CHAT_LINES_KEPT_MAX: u32 = 1_000;

/// Lines of chat sent to somebody who comes in.
pub const CHAT_LINES_SENT_MAX: usize = 100;

/// The shortest and the longest bank of time: ten seconds to thirty days.
pub const BANK_MS: std::ops::RangeInclusive<u64> = 10_000..=30 * 24 * 3_600_000;

/// The longest increment: an hour.
pub const INCREMENT_MS_MAX: u64 = 3_600_000;

/// Milliseconds that somebody may be away before the others can vote for a caretaker: a tunnel,
/// a reboot of the phone.
pub const GRACE_MS: u64 = 60_000;

/// Milliseconds beyond its own time after which people are told that a bot is late: by then they
/// wonder whether it still comes.
pub const LATE_MS: u64 = 4_000;

/// Milliseconds after which a table that nobody watches leaves the memory.
pub const CACHE_IDLE_MS: u64 = 120_000;

/// Days without an event after which a table is put away.
pub const ARCHIVE_DAYS: u64 = 30;

/// Milliseconds between two rounds of the janitor.
pub const JANITOR_MS: u64 = 600_000;

/// Rounds of the janitor from one look for tables that are kept no longer to the next: six hours. It
/// asks for the end of every table's log, and nobody minds a table that goes a few hours later.
pub const PRUNE_ROUNDS: u64 = 36;

/// Tables that are removed in one write, so that decisions wait for no long ones.
pub const PRUNE_BATCH_MAX: usize = 50;

/// Milliseconds between two such writes. Whoever waits for a file that another program has locked looks again
/// every tenth of a second: without a rest for twice as long the next write could always come first.
pub const PRUNE_REST_MS: u64 = 200;

/// Milliseconds for which what one server does for all stays its own without a word of it: a round of the janitor, and a
/// minute more.
pub const JANITOR_LEASE_MS: u64 = JANITOR_MS + 60_000;

/// Milliseconds between two looks for clocks of tables that nobody has open.
pub const DEADLINE_LOOK_MS: u64 = 5_000;

/// Milliseconds that a deadline is left to whoever has its table open, before another server opens it.
pub const DEADLINE_LEFT_MS: u64 = 5_000;

/// Milliseconds after which a deadline that was taken can be taken again: whoever took it has long opened the table.
pub const DEADLINE_LEASE_MS: u64 = 60_000;

/// Milliseconds for which a deadline is put off whose table cannot be opened.
pub const DEADLINE_PUT_OFF_MS: u64 = 3_600_000;

/// Deadlines that are taken at a time; as many tables are opened.
pub const DEADLINES_AT_ONCE_MAX: usize = 64;

/// The least milliseconds from now to a deadline: a clock that nobody sees may be looked at so late, and no table is
/// looked at more often.
pub const DEADLINE_LEAST_MS: u64 = 5_000;

/// Milliseconds before a deadline from which on it counts as unknown: more than calendars of servers differ.
pub const DEADLINE_SURE_MS: u64 = 2_000;

/// Milliseconds for which the store's answer to whether it can write stands: nobody sends visitors elsewhere
/// faster, and asking lies outside all quotas.
pub const READY_MS_MAX: u64 = 1_000;

/// Milliseconds that a stopping server gives its tables to finish their writes.
pub const STOP_MS_MAX: u64 = 10_000;

/// The most bytes of a letter from node to node: a hundred decisions. What is longer is announced, and read from
/// the log.
pub const LETTER_BYTES_MAX: usize = 64 * 1024;

/// Letters about one table that wait to be read; what comes beyond is lost, and the log tells it.
pub const LETTERS_WAITING_MAX: usize = 256;

/// Letters of a node that wait to be sent; what comes beyond is lost as well.
pub const LETTERS_SENT_MAX: usize = 4 * 1024;

/// Milliseconds between two signs of life of a node.
pub const NODE_BEAT_MS: u64 = 1_000;

/// Milliseconds without any after which a node is taken for gone: its people are away, and others think for its bots.
pub const NODE_SILENT_MS: u64 = 5_000;

/// Nodes whose clocks are remembered: those of a year of daily restarts of three.
pub const NODES_KEPT_MAX: usize = 1_000;

/// Milliseconds after which a node says again who is connected to a table, should that have been lost.
pub const STANDING_REPEATED_MS: u64 = 10_000;

/// Milliseconds for which a node with somebody at a table goes without having seen that it knows the whole log.
pub const LOG_UNSEEN_MS_MAX: u64 = 3_000;

/// Milliseconds in which a node that opens a table hears who else holds it, before it does what any of them may do.
pub const SETTLING_MS: u64 = 250;

/// Milliseconds that the second of the nodes at a table leaves the first for what either may do, the third twice as
/// many. The log would decide between them; this spares them the race.
pub const LEFT_TO_OTHERS_MS: u64 = 1_000;

/// How often what somebody wants is looked at again because another node was faster: each time something happened
/// at the table, and nobody waits for ever.
pub const RACES_LOST_MAX: usize = 32;

/// Milliseconds after which a worker says that an errand is still under way: twice before it would be given to another.
pub const ERRAND_HELD_MS: u64 = 2_000;

/// Milliseconds over which a stopping node sends its clients to the others.
pub const HANDING_OVER_MS: u64 = 3_000;

/// The most bytes of an HTTP body that is no record: a table with every option stays far below.
pub const BODY_BYTES_MAX: usize = 64 * 1024;

/// The most bytes of an uploaded record: ten times the longest match we know, far below what the
/// format could hold.
pub const RECORD_BODY_BYTES_MAX: usize = 1024 * 1024;

/// Milliseconds after which it is written again that somebody waits at a table which strangers may find.
pub const LISTING_REPEATED_MS: u64 = 15_000;

/// Milliseconds without that word after which the table is shown no more: its server is gone. Two words may be lost.
pub const LISTING_UNSEEN_MS: u64 = 40_000;

/// Milliseconds after which a table is hidden that all who sit there have left: long enough for a page that is loaded
/// again.
pub const LISTING_LEFT_MS: u64 = 8_000;

/// The most bytes of an option's value in a list: a word, not somebody's own map.
pub const LISTED_OPTION_BYTES_MAX: usize = 100;

/// Tables that the lobby shows at most of either kind, the newest: nobody reads more of them, and a screen that comes gets
/// all of them at once.
pub const LISTED_MAX: usize = 200;

/// Milliseconds between two looks at the store while somebody looks at the lobby, should no other server say that something
/// has changed.
pub const LOBBY_LOOK_MS: u64 = 5_000;

/// Milliseconds for which changes of the lobby are gathered before everybody is told: on an evening many sit down at once.
pub const LOBBY_GATHER_MS: u64 = 150;

/// Screens of the whole server that look at the lobby; whoever comes beyond sees the list without news.
pub const LOBBY_SCREENS_MAX: usize = 2_000;

/// Screens of one address that look at the lobby: a school behind one router.
pub const LOBBY_SCREENS_PER_ADDRESS_MAX: usize = 100;

/// Milliseconds between two looks whether somebody was found for who looks for a game.
pub const SEEK_LOOK_MS: u64 = 1_000;

/// Milliseconds without such a look after which nobody is paired with them any more: their page, or its server, has gone.
pub const SEEK_UNSEEN_MS: u64 = 5_000;

/// Milliseconds by which strangers who look on are told later what happens, where hands are hidden, unless the operator says
/// otherwise: by then nobody who plays can use what they say.
pub const WATCH_DELAY_MS: u64 = 120_000;

/// Seats that one screen may take from the lobby, or games it may look for: somebody who clicks fast, not a program.
pub const LOBBY_WISHES: Rate = Rate { each_ms: 2_000, burst: 10 };
