//! Plain questions to a server, each on a line of its own.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::Fault;

/// What a server answered.
pub struct Answer {
    pub status: u16,
    pub body: String,
}

/// Asks for this path.
pub async fn get(address: SocketAddr, path: &str) -> Result<Answer, Fault> {
    ask(address, &format!("GET {path}"), "").await
}

/// Sends this text there.
pub async fn post(address: SocketAddr, path: &str, body: &str) -> Result<Answer, Fault> {
    ask(address, &format!("POST {path}"), body).await
}

async fn ask(address: SocketAddr, wanted: &str, body: &str) -> Result<Answer, Fault> {
    let mut stream = TcpStream::connect(address).await?;
    let head = format!(
        "{wanted} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + body).as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    Ok(Answer { status: status.ok_or("no status")?, body: body.to_owned() })
}
