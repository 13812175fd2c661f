//! All processes of the house: a database, a NATS, servers, workers; and what is done to them.

use std::path::Path;
use std::time::Duration;

use tempfile::TempDir;
use testbed::{Nats, Network, Postgres, Wire};
use tokio::task::block_in_place;
use tokio::time::sleep;

use crate::common::Fault;
use crate::member::{Member, Needs, Role};
use crate::place::Place;
use crate::plan::{Blow, NODES, Service, Target, WORKERS};

/// All that servers must be told to let so many in from one address.
const SETTINGS: &str = "tables_per_address = 1000000\nconnections_per_address = 1000000\n";

const PASSWORD: &str = "open-sesame";

/// The house. Dropped, everything in it ends; servers go before what they need, and the network last.
pub struct House {
    pub nodes: Vec<Member>,
    workers: Vec<Member>,
    nats: Nats,
    postgres: Postgres,
    pub database: String,
    /// Why servers have no network of their own, where they may not.
    pub together: Option<String>,
    _network: Option<Network>,
    _folder: TempDir,
}

impl House {
    /// A house where everybody runs this program, and is ready.
    pub async fn open(program: &Path) -> Result<House, Fault> {
        let folder = tempfile::tempdir()?;
        let settings = folder.path().join("chaos.toml");
        std::fs::write(&settings, SETTINGS)?;
        let (postgres, nats) = block_in_place(|| (Postgres::start(), Nats::start(PASSWORD)));
        let (postgres, nats) = (postgres?, nats?);
        let database = postgres.fresh()?;
        let (places, network, together) = places();
        let news = nats.address();
        let needs = Needs {
            folder: folder.path(),
            settings: &settings,
            database: &database,
            nats: &news,
            ports: [postgres.port(), nats.port()],
        };
        let mut places = places.into_iter();
        let mut members = |role, count| {
            let numbered = (0..count).zip(&mut places);
            let members =
                numbered.map(|(number, place)| Member::new(role, number, place, program, &needs));
            members.collect::<Result<Vec<Member>, Fault>>()
        };
        let (nodes, workers) = (members(Role::Server, NODES)?, members(Role::Worker, WORKERS)?);
        let mut house = House {
            nodes,
            workers,
            nats,
            postgres,
            database,
            together,
            _network: network,
            _folder: folder,
        };
        house.until_well().await?;
        Ok(house)
    }

    fn members(&mut self) -> impl Iterator<Item = &mut Member> {
        self.nodes.iter_mut().chain(&mut self.workers)
    }

    /// Waits until everybody can do all that they are there for.
    pub async fn until_well(&mut self) -> Result<(), Fault> {
        for member in self.members() {
            member.until_ready().await?;
        }
        Ok(())
    }

    /// What a blow does, and after so long what undoes it.
    pub async fn suffer(&mut self, blow: Blow, lasts: Duration) -> Result<(), Fault> {
        match blow {
            Blow::Kill(Target::Node(number)) => revive(&mut self.nodes[number], lasts).await,
            Blow::Kill(Target::Worker(number)) => revive(&mut self.workers[number], lasts).await,
            Blow::Kill(Target::Nats) => {
                self.nats.kill();
                sleep(lasts).await;
                Ok(block_in_place(|| self.nats.resume())?)
            }
            Blow::Kill(Target::Postgres) => {
                self.postgres.kill()?;
                sleep(lasts).await;
                Ok(block_in_place(|| self.postgres.rise())?)
            }
            Blow::KillAll => self.suffer_all(lasts).await,
            Blow::Stop(number) => {
                self.nodes[number].stop().await?;
                self.nodes[number].start()
            }
            Blow::Cut { node, service, silently } => {
                let node = &self.nodes[node];
                let line = if service == Service::Nats { &node.nats } else { &node.postgres };
                line.set(if silently { Wire::Silent } else { Wire::Severed });
                sleep(lasts).await;
                line.set(Wire::Whole);
                Ok(())
            }
            Blow::Unplug(number) => unplug(&self.nodes[number], lasts).await,
        }
    }

    /// Everybody is killed, and started again, the database first.
    async fn suffer_all(&mut self, lasts: Duration) -> Result<(), Fault> {
        self.postgres.kill()?;
        self.nats.kill();
        self.members().try_for_each(Member::kill)?;
        sleep(lasts).await;
        block_in_place(|| self.postgres.rise().and_then(|()| self.nats.resume()))?;
        self.members().try_for_each(Member::start)
    }

    /// Replaces one after the other by this program: each is told to stop, and the next one only when that is back.
    pub async fn replace(&mut self, program: &Path, rest: Duration) -> Result<usize, Fault> {
        let mut replaced = 0;
        for member in self.members() {
            member.stop().await?;
            program.clone_into(&mut member.program);
            member.start()?;
            member.until_ready().await?;
            println!("  {} is the present program", member.name);
            replaced += 1;
            sleep(rest).await;
        }
        Ok(replaced)
    }

    /// Nobody may ever have panicked.
    pub fn panics(&mut self) -> Result<Vec<String>, Fault> {
        let panics: Result<Vec<_>, _> = self.members().map(|member| member.panic()).collect();
        Ok(panics?.into_iter().flatten().collect())
    }
}

async fn revive(member: &mut Member, after: Duration) -> Result<(), Fault> {
    member.kill()?;
    sleep(after).await;
    member.start()
}

/// Where there is no line to pull out, nothing passes through those to the servers.
async fn unplug(member: &Member, lasts: Duration) -> Result<(), Fault> {
    if let Place::Apart(apart) = &member.place {
        apart.unplug()?;
        sleep(lasts).await;
        return Ok(apart.plug()?);
    }
    for wire in [Wire::Silent, Wire::Whole] {
        member.postgres.set(wire);
        member.nats.set(wire);
        sleep(if wire == Wire::Silent { lasts } else { Duration::ZERO }).await;
    }
    Ok(())
}

/// A place for everybody: each with a network of their own, or why that cannot be, and all of them here.
fn places() -> (Vec<Place>, Option<Network>, Option<String>) {
    let apart = || {
        let mut network = Network::new()?;
        let machines: Result<Vec<_>, _> = (0..NODES + WORKERS).map(|_| network.join()).collect();
        Ok::<_, testbed::Missing>((machines?, network))
    };
    match apart() {
        Ok((machines, network)) => {
            (machines.into_iter().map(Place::Apart).collect(), Some(network), None)
        }
        Err(missing) => {
            let here = (0..NODES + WORKERS).map(|_| Place::Here).collect();
            (here, None, Some(missing.to_string()))
        }
    }
}
