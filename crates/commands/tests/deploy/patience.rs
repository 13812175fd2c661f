//! Whoever stops the program gives it the time that it takes at most.

use tables::limits::{HANDING_OVER_MS, STOP_MS_MAX};

use crate::files::{UNITS, container, field, of_kind, ours, setting, text, words, yaml};

/// Tables, clients and the door, one after the other.
const STOPS_AFTER_S: u64 = 3 * STOP_MS_MAX / 1_000;

#[track_caller]
fn suffices(seconds: u64) {
    assert!(seconds > STOPS_AFTER_S && seconds * 1_000 > HANDING_OVER_MS, "{seconds} s");
}

#[test]
fn a_container_is_given_the_time_to_stop() {
    let compose = yaml("compose/compose.yaml");
    for (_, service) in ours(&compose[0]) {
        let period = field(service, "stop_grace_period").as_str();
        suffices(period.and_then(|it| it.strip_suffix('s')).unwrap().parse().unwrap());
    }
}

#[test]
fn a_service_is_given_the_time_to_stop() {
    for name in UNITS {
        suffices(setting(&text(name), "TimeoutStopSec").parse().unwrap());
    }
}

#[test]
fn a_pod_is_given_the_time_to_stop_after_it_is_out_of_the_service() {
    let manifest = yaml("kubernetes/anleger.yaml");
    for deployment in of_kind(&manifest, "Deployment") {
        let pod = &deployment["spec"]["template"]["spec"];
        let in_all = pod["terminationGracePeriodSeconds"].as_i64().unwrap().unsigned_abs();
        let waits = words(&container(deployment)["lifecycle"]["preStop"]["exec"]["command"]);
        let waits: u64 = waits.last().map_or(0, |seconds| seconds.parse().unwrap());
        suffices(in_all - waits);
    }
}
