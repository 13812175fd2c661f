//! A small reader of markup: enough to see that tags are balanced and attributes well formed.

/// An element: its name, its attributes, and the classes of those around it.
#[derive(Clone, Debug)]
pub struct Element<'a> {
    pub name: &'a str,
    attributes: Vec<(&'a str, &'a str)>,
    within: Vec<&'a str>,
}

impl<'a> Element<'a> {
    /// The value of an attribute.
    pub fn get(&self, name: &str) -> Option<&'a str> {
        self.attributes.iter().find(|(key, _)| *key == name).map(|&(_, value)| value)
    }
}

/// A piece of markup.
#[derive(Debug, Default)]
pub struct Markup<'a> {
    pub elements: Vec<Element<'a>>,
}

impl<'a> Markup<'a> {
    /// Reads markup, or says what is wrong with it.
    pub fn read(text: &'a str) -> Result<Markup<'a>, String> {
        let mut markup = Markup::default();
        let mut open: Vec<Element<'a>> = Vec::new();
        let mut rest = text;
        while let Some(begin) = rest.find('<') {
            if rest[..begin].contains('>') {
                return Err(format!("a stray `>` in {:?}", &rest[..begin]));
            }
            let end = begin + rest[begin..].find('>').ok_or("a tag without an end")?;
            let tag = &rest[begin + 1..end];
            rest = &rest[end + 1..];
            if let Some(name) = tag.strip_prefix('/') {
                let closed = open.pop().ok_or(format!("`{name}` was never opened"))?;
                if closed.name != name {
                    return Err(format!("`{}` is closed as `{name}`", closed.name));
                }
                continue;
            }
            let mut element = element(tag.strip_suffix('/').unwrap_or(tag))?;
            element.within = open.iter().filter_map(|outer| outer.get("class")).collect();
            markup.elements.push(element.clone());
            if !tag.ends_with('/') {
                open.push(element);
            }
        }
        match open.pop() {
            Some(left) => Err(format!("`{}` is never closed", left.name)),
            None if rest.contains('>') => Err("a stray `>` at the end".to_owned()),
            None => Ok(markup),
        }
    }

    /// The elements outside all groups of these classes.
    pub fn without(&self, classes: &[&str]) -> Vec<&Element<'a>> {
        let outside = |it: &&Element<'_>| !it.within.iter().any(|class| classes.contains(class));
        self.elements.iter().filter(outside).collect()
    }
}

fn element(tag: &str) -> Result<Element<'_>, String> {
    let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
    if name.is_empty() || !name.chars().all(|letter| letter.is_ascii_alphanumeric()) {
        return Err(format!("`{name}` is no name"));
    }
    let mut attributes: Vec<(&str, &str)> = Vec::new();
    while !rest.trim().is_empty() {
        let (key, after) = rest.split_once("='").ok_or(format!("no value: {rest:?}"))?;
        let (value, after) = after.split_once('\'').ok_or(format!("no end: {after:?}"))?;
        let key = key.trim_start();
        if key.contains(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-') {
            return Err(format!("`{key}` is no name of an attribute"));
        }
        if attributes.iter().any(|(known, _)| *known == key) {
            return Err(format!("`{key}` twice in {tag:?}"));
        }
        attributes.push((key, value));
        rest = after;
    }
    Ok(Element { name, attributes, within: Vec::new() })
}

#[test]
fn broken_markup_is_refused() {
    for text in ["<g>", "</g>", "<g></path>", "<g a=1/>", "<g a='1' a='2'/>", "<g a='1/>", "a>b"] {
        assert!(Markup::read(text).is_err(), "{text}");
    }
    let markup = Markup::read("<g class='near'><path d='M0 0'/></g><rect/>").unwrap();
    assert_eq!(markup.elements.len(), 3);
    assert_eq!(markup.without(&["near"]).len(), 2);
}
