//! Requests and answers as they go over the wire.

use game::erased::AnyError;
use game::{Coded, PositionFault};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::fault::Fault;

/// What a caller wants.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    pub method: String,
    /// Everything else in the line.
    pub params: Map<String, Value>,
}

/// Splits a line into the id to be echoed and the request, or what is wrong with it.
pub fn parse(line: &str) -> (Option<Value>, Result<Request, Fault>) {
    let mut params = match serde_json::from_str(line) {
        Ok(Value::Object(params)) => params,
        Ok(_) => return (None, Err(Fault::BadRequest)),
        Err(error) => return (None, Err(Fault::BadJson(error.to_string()))),
    };
    let id = match params.remove("id") {
        Some(id) if !(id.is_string() || id.is_number()) => return (None, Err(Fault::BadRequest)),
        id => id,
    };
    let Some(Value::String(method)) = params.remove("method") else {
        return (id, Err(Fault::BadRequest));
    };
    (id, Ok(Request { method, params }))
}

impl Request {
    /// The parameters as the method wants them; unknown ones are the type's to refuse.
    pub fn params<P: DeserializeOwned>(self) -> Result<P, Fault> {
        serde_json::from_value(Value::Object(self.params))
            .map_err(|error| Fault::BadParams(format!("{}: {error}", self.method)))
    }
}

/// The answer to a request: the id if there was one, and exactly one of `ok` and `error`.
#[derive(Debug, Serialize)]
pub struct Answer {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    #[serde(flatten)]
    result: Outcome,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Outcome {
    Ok(Value),
    Error(Complaint),
}

/// A fault as it goes over the wire.
#[derive(Debug, Serialize)]
struct Complaint {
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    ruling: Option<&'static str>,
    /// All that is wrong with a position, one by one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    faults: Vec<Flaw>,
}

/// One thing that is wrong with a position, and where.
#[derive(Debug, Serialize)]
struct Flaw {
    line: Option<usize>,
    code: &'static str,
    message: String,
}

impl From<&PositionFault> for Flaw {
    fn from(fault: &PositionFault) -> Flaw {
        Flaw { line: fault.line, code: fault.flaw.code(), message: fault.flaw.to_string() }
    }
}

/// What is wrong with a position, where that is what was refused.
fn flaws(fault: &Fault) -> Vec<Flaw> {
    match fault {
        Fault::Match(AnyError::Position(error)) => error.faults().map(Flaw::from).collect(),
        _ => Vec::new(),
    }
}

impl Answer {
    /// Puts an answer together.
    pub fn new(id: Option<Value>, result: Result<Value, Fault>) -> Answer {
        let complaint = |fault: Fault| {
            let (code, ruling) = (fault.code(), fault.ruling());
            let faults = flaws(&fault);
            Outcome::Error(Complaint { code, message: fault.to_string(), ruling, faults })
        };
        Answer { id, result: result.map_or_else(complaint, Outcome::Ok) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_split_into_id_method_and_parameters() {
        let (id, request) = parse(r#"{"id":"a","method":"turn","x":1}"#);
        assert_eq!(id, Some("a".into()));
        let request = request.unwrap();
        assert_eq!((request.method.as_str(), &request.params["x"]), ("turn", &1.into()));
    }

    #[test]
    fn an_answer_begins_with_the_id_and_has_one_result() {
        let spell = |id, result| serde_json::to_string(&Answer::new(id, result)).unwrap();
        assert_eq!(spell(Some(3.into()), Ok(Value::Null)), r#"{"id":3,"ok":null}"#);
        let fault = r#"{"error":{"code":"not-utf8","message":"the line is not UTF-8"}}"#;
        assert_eq!(spell(None, Err(Fault::NotUtf8)), fault);
    }

    #[test]
    fn what_is_no_request_is_refused_with_the_id_it_had() {
        for (line, id) in [
            ("[]", None),
            ("7", None),
            (r#"{"id":{}, "method":"hello"}"#, None),
            (r#"{"id":3}"#, Some(3.into())),
            (r#"{"id":3,"method":4}"#, Some(3.into())),
        ] {
            assert_eq!(parse(line), (id, Err(Fault::BadRequest)), "{line}");
        }
        assert!(matches!(parse("{").1, Err(Fault::BadJson(_))));
        assert!(matches!(parse(&"[".repeat(100_000)).1, Err(Fault::BadJson(_))));
    }
}
