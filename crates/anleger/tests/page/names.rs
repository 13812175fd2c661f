//! A name of one's own: kept, opened on a second device by a passkey and by a link, sat down under, deleted.

use serde_json::{Value, json};

use crate::chromium::Window;
use crate::person::Person;
use crate::server::Server;

/// An authenticator as a telephone has one: it keeps keys, and its owner is there.
async fn gets_authenticator(person: &Person) -> Value {
    person.tools("WebAuthn.enable", json!({})).await;
    let options = json!({ "options": {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": true,
        "hasUserVerification": true, "isUserVerified": true, "automaticPresenceSimulation": true,
    } });
    person.tools("WebAuthn.addVirtualAuthenticator", options).await["authenticatorId"].clone()
}

/// Keeps a name, and hands out the secret link.
async fn keeps(person: &Person, server: &Server, name: &str) -> String {
    person.open(&server.address()).await;
    person.click("your-name").await;
    person.types("person-wish", name).await;
    person.picture("people-wish").await;
    person.click("person-keep").await;
    let link = person.see("person-link").await.prop("value").await.ok().flatten();
    person.picture("people-link").await;
    person.click("person-link-saved").await;
    link.unwrap_or_default()
}

#[tokio::test]
async fn a_passkey_made_here_opens_the_name_on_a_second_device() {
    let server = Server::start();
    let desk = Person::at(Window::DESKTOP, "Anna").await;
    let authenticator = gets_authenticator(&desk).await;
    keeps(&desk, &server, "Anna").await;
    desk.click("add-passkey").await;
    desk.see("way-passkey").await;
    desk.picture("people-ways").await;
    desk.is_content().await;
    // The owner's passkeys are on the other device as well, as their maker sees to it.
    let keys =
        desk.tools("WebAuthn.getCredentials", json!({ "authenticatorId": authenticator })).await;
    let mut key = keys["credentials"][0].clone();
    assert_eq!(key["isResidentCredential"], true, "{key}");
    let pocket = Person::at(Window::PHONE, "Anna").await;
    let other = gets_authenticator(&pocket).await;
    // Chromium tells more of a key than it takes.
    if let Some(parts) = key.as_object_mut() {
        let known = [
            "credentialId",
            "isResidentCredential",
            "rpId",
            "privateKey",
            "userHandle",
            "signCount",
        ];
        parts.retain(|name, _| known.contains(&name.as_str()));
    }
    let add = json!({ "authenticatorId": other, "credential": key });
    pocket.tools("WebAuthn.addCredential", add).await;
    pocket.open(&server.link("/people")).await;
    pocket.click("person-by-passkey").await;
    assert_eq!(pocket.reads("person-name").await, "Anna");
    pocket.picture("people-phone").await;
    pocket.is_content().await;
    // Signed out there, nothing is left of it there.
    desk.reload().await;
    desk.click("remove-device").await;
    desk.until(
        "one device",
        "return document.querySelectorAll('[data-test=way-device]').length === 1",
        vec![],
    )
    .await;
    pocket.reload().await;
    pocket.see("person-wish").await;
    pocket.click("person-by-passkey").await;
    pocket.see("person-name").await;
}

#[tokio::test]
async fn a_secret_link_opens_the_name_and_seats_bear_its_mark() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    let link = keeps(&anna, &server, "Anna Lena").await;
    let again = Person::at(Window::PHONE, "Anna").await;
    again.open(&link).await;
    again.picture("people-enter").await;
    again.click("person-enter").await;
    assert_eq!(again.reads("person-name").await, "Anna Lena");
    // She sits down as herself without being asked for anything.
    again.click("your-name").await;
    assert_eq!(again.reads("your-name").await, "Anna Lena");
    again.open(&server.address()).await;
    again.click("play-now").await;
    again.see("kept-0").await;
    again.picture("people-table").await;
    // Two who look alike: the second is told so, in words.
    let eve = Person::at(Window::DESKTOP, "Eve").await;
    eve.open(&server.link("/people")).await;
    eve.types("person-wish", "anna lena").await;
    eve.click("person-keep").await;
    let until = "return document.querySelector('[data-test=people-trouble]').textContent.includes('looks like it')";
    eve.until("a refusal", until, vec![]).await;
    // Everything as a file, and gone.
    let told = "return fetch('/api/me/everything').then(answer => answer.json())";
    let file = anna.ask(told, vec![]).await;
    assert_eq!(
        (&file["me"]["name"], file["tables"].as_array().map(Vec::len)),
        (&json!("Anna Lena"), Some(1))
    );
    anna.click("delete-everything").await;
    anna.picture("people-delete").await;
    anna.click("delete-now").await;
    anna.see("person-wish").await;
    again.open(&server.link("/people")).await;
    again.see("person-wish").await;
}
