//! Who is to be found where, and under which name, stands in several files: they agree.

use std::collections::BTreeSet;

use crate::files::{
    after, container, field, of_kind, ours, path, port, setting, settings,
    settings_of_the_manifest, text, words, yaml,
};

#[test]
fn the_proxy_sends_visitors_to_every_server_where_it_listens() {
    let compose = yaml("compose/compose.yaml");
    let servers: BTreeSet<String> = ours(&compose[0])
        .iter()
        .map(|(name, service)| (name, words(field(service, "entrypoint"))))
        .filter(|(_, order)| order.contains(&"serve"))
        .map(|(name, order)| format!("{name}:{}", port(after(&order, "--bind"))))
        .collect();
    assert_eq!(servers.len(), 3);
    let proxy = text("compose/Caddyfile");
    let line = proxy.lines().find_map(|line| line.trim().strip_prefix("reverse_proxy ")).unwrap();
    let sent: BTreeSet<String> =
        line.trim_end_matches(" {").split(' ').map(str::to_owned).collect();
    assert_eq!(sent, servers);
    assert!(proxy.contains("health_uri /readyz\n"), "who is alive may not be ready");
}

#[test]
fn the_proxy_is_believed_and_serves_the_name_that_the_servers_go_by() {
    let config = settings(path("compose/anleger.toml"));
    let proxy = &yaml("compose/compose.yaml")[0]["services"]["proxy"];
    let address = proxy["networks"]["inside"]["ipv4_address"].as_str().unwrap();
    assert_eq!(config.trusted_proxies, [address.parse::<tables::Proxy>().unwrap()]);
    let site = text("compose/Caddyfile");
    let site = site.lines().next().and_then(|line| line.strip_suffix(" {")).unwrap();
    assert_eq!(config.hosts, [site]);
    assert_eq!(config.origins, [format!("https://{site}")]);
}

#[test]
fn figures_and_health_are_asked_for_where_they_are_served() {
    let metrics = settings(path("compose/anleger.toml")).metrics.unwrap().port();
    let compose = yaml("compose/compose.yaml");
    let mut served = BTreeSet::new();
    for (name, service) in ours(&compose[0]) {
        let order = words(field(service, "entrypoint"));
        if order.contains(&"work") {
            assert_eq!(port(after(&order, "--metrics")), metrics);
        }
        let check = words(&field(service, "healthcheck")["test"]).concat();
        assert!(check.contains(&format!("/dev/tcp/127.0.0.1/{metrics}")), "{check}");
        assert!(check.contains("GET /healthz "), "{check}");
        served.insert(format!("{name}:{metrics}"));
    }
    let prometheus = yaml("prometheus.yml");
    let groups = prometheus[0]["scrape_configs"][0]["static_configs"].as_vec().unwrap();
    let asked: BTreeSet<String> =
        groups.iter().flat_map(|group| words(&group["targets"])).map(str::to_owned).collect();
    assert_eq!(asked, served);
}

#[test]
fn pods_are_asked_at_the_ports_where_they_listen() {
    let manifest = yaml("kubernetes/anleger.yaml");
    let metrics = settings_of_the_manifest(&manifest).metrics.unwrap().port();
    for deployment in of_kind(&manifest, "Deployment") {
        let container = container(deployment);
        let ports = container["ports"].as_vec().unwrap();
        let named = |name: &str| {
            let port = ports.iter().find(|port| port["name"].as_str() == Some(name));
            port.and_then(|port| port["containerPort"].as_i64()).map(|port| port as u16)
        };
        let order = words(&container["command"]);
        if order.contains(&"serve") {
            assert_eq!(named("http"), Some(port(after(&order, "--bind"))));
            assert_eq!(container["readinessProbe"]["httpGet"]["path"].as_str(), Some("/readyz"));
        } else {
            assert_eq!(port(after(&order, "--metrics")), metrics);
        }
        assert_eq!(named("metrics"), Some(metrics));
        assert_eq!(container["livenessProbe"]["httpGet"]["path"].as_str(), Some("/healthz"));
        for probe in ["readinessProbe", "livenessProbe"] {
            let asked = container[probe]["httpGet"]["port"].as_str();
            assert!(asked.is_none_or(|asked| named(asked).is_some()), "{asked:?}");
        }
        let notes = &deployment["spec"]["template"]["metadata"]["annotations"];
        assert_eq!(notes["prometheus.io/port"].as_str(), Some(&*metrics.to_string()));
    }
}

#[test]
fn what_selects_pods_finds_them() {
    let manifest = yaml("kubernetes/anleger.yaml");
    let deployments = of_kind(&manifest, "Deployment");
    let labels = |at: usize| &deployments[at]["spec"]["template"]["metadata"]["labels"];
    for (at, deployment) in deployments.iter().enumerate() {
        assert_eq!(&deployment["spec"]["selector"]["matchLabels"], labels(at));
    }
    assert_ne!(labels(0), labels(1));
    let service = &of_kind(&manifest, "Service")[0]["spec"];
    assert_eq!(&service["selector"], labels(0));
    assert_eq!(service["ports"][0]["targetPort"].as_str(), Some("http"));
    let budget = of_kind(&manifest, "PodDisruptionBudget")[0];
    assert_eq!(&budget["spec"]["selector"]["matchLabels"], labels(0));
}

#[test]
fn nats_is_where_the_servers_look_for_it() {
    let compose = text("compose/compose.yaml");
    let nats = text("compose/nats.conf");
    let listens = nats.lines().find_map(|line| line.strip_prefix("port: ")).unwrap();
    assert!(compose.contains(&format!("@nats:{listens}\"")));
    let health = nats.lines().find_map(|line| line.strip_prefix("http: ")).unwrap();
    assert!(compose.contains(&format!("http://{}/healthz", health.trim_matches('"'))));
}

#[test]
fn the_settings_of_the_units_can_be_used_as_they_are() {
    let config = settings(path("systemd/anleger.toml"));
    assert_eq!(config.hosts, ["play.example"]);
    assert!(config.metrics.is_none(), "several servers cannot have one address");
    let secrets = setting(&text("systemd/anleger@.service"), "EnvironmentFile").to_owned();
    assert_eq!(secrets, setting(&text("systemd/anleger-work.service"), "EnvironmentFile"));
}
