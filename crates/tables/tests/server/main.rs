//! The server over real sockets.

#[cfg(test)]
mod app;
#[cfg(test)]
mod changes;
#[cfg(test)]
mod client;
#[cfg(test)]
mod cluster;
#[cfg(test)]
mod cluster_chores;
#[cfg(test)]
mod cluster_games;
#[cfg(test)]
mod cluster_nats;
#[cfg(test)]
mod cluster_people;
#[cfg(test)]
mod cluster_time;
#[cfg(test)]
mod cluster_troubles;
#[cfg(test)]
mod cluster_workers;
#[cfg(test)]
mod damaged_pages;
#[cfg(test)]
mod expecting;
#[cfg(test)]
mod faults;
#[cfg(test)]
mod hostile;
#[cfg(test)]
mod keeping;
#[cfg(test)]
mod lobby;
#[cfg(test)]
mod mining;
#[cfg(test)]
mod mixing;
#[cfg(test)]
mod mixing_pages;
mod names;
#[cfg(test)]
mod on_postgres;
#[cfg(test)]
mod onlookers;
#[cfg(test)]
mod outliving;
mod people;
#[cfg(test)]
mod pictures;
#[cfg(test)]
mod playing;
#[cfg(test)]
mod positions;
#[cfg(test)]
mod queueing;
#[cfg(test)]
mod quotas;
#[cfg(test)]
mod returning;
#[cfg(test)]
mod reviewing;
#[cfg(test)]
mod same_as_the_page;
#[cfg(test)]
mod screen;
#[cfg(test)]
mod secrets;
#[cfg(test)]
mod sequences;
#[cfg(test)]
mod studies;
#[cfg(test)]
mod tables;
#[cfg(test)]
mod taking_back;
#[cfg(test)]
mod time;
#[cfg(test)]
mod watching;
