//! A layer of items, kept by their keys: what stays the same is not touched.

use std::collections::HashMap;

use leptos::prelude::*;
use stage::{Item, Scene};

/// The sheet of the picture on which an item of a scene lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plane {
    /// Empty places and the rim of the board, under everything.
    Floor,
    /// What lies on the table: overlays and lights come over it.
    Land,
    /// What stands on the land.
    Standing,
}

impl Plane {
    /// Told by the first word of the item's class.
    pub fn of(item: &Item) -> Plane {
        match item.class.split_whitespace().next() {
            Some("cell" | "vacant" | "frame") => Plane::Floor,
            Some("tile" | "hex") => Plane::Land,
            _ => Plane::Standing,
        }
    }
}

/// An item on its layer, which changes in place.
#[derive(Clone)]
pub struct Node {
    /// The item's key.
    pub key: String,
    /// The item as it is now.
    pub item: ArcRwSignal<Item>,
    /// Whether it came after the layer was first shown.
    pub late: bool,
}

/// A layer of items.
#[derive(Clone, Copy)]
pub struct Layer {
    nodes: RwSignal<Vec<Node>>,
    shown: StoredValue<bool>,
    /// Whether what comes later is seen coming.
    lively: bool,
}

impl Layer {
    /// An empty layer; on a `lively` one, what comes later is seen coming.
    pub fn new(lively: bool) -> Layer {
        Layer { nodes: RwSignal::new(Vec::new()), shown: StoredValue::new(false), lively }
    }

    /// A layer that always holds `items`.
    pub fn of(items: impl Fn() -> Vec<Item> + 'static) -> Layer {
        let layer = Layer::new(true);
        Effect::new(move || layer.lay(&items().iter().collect::<Vec<&Item>>()));
        layer
    }

    /// A layer that always holds one sheet of a scene.
    pub fn of_scene(scene: Memo<Scene>, sheet: Plane) -> Layer {
        let layer = Layer::new(true);
        Effect::new(move || {
            scene.with(|scene| {
                let items = scene.items.iter().filter(|item| Plane::of(item) == sheet);
                layer.lay(&items.collect::<Vec<&Item>>());
            });
        });
        layer
    }

    /// Has anything been laid here yet?
    pub fn is_shown(self) -> bool {
        self.shown.get_value()
    }

    /// Does an item of this key lie here?
    pub fn holds(self, key: &str) -> bool {
        self.nodes.with_untracked(|nodes| nodes.iter().any(|node| node.key == key))
    }

    /// Lays these items in place of the old ones.
    pub fn lay(self, items: &[&Item]) {
        let same_order = self.nodes.with_untracked(|nodes| {
            nodes.len() == items.len()
                && nodes.iter().zip(items).all(|(node, item)| node.key == item.key)
        });
        if same_order {
            return self.nodes.with_untracked(|nodes| {
                nodes.iter().zip(items).for_each(|(node, item)| node.become_item(item));
            });
        }
        let late = self.lively && self.is_shown();
        self.shown.set_value(self.is_shown() || !items.is_empty());
        let mut old: HashMap<String, Node> = self.nodes.with_untracked(|nodes| {
            nodes.iter().map(|node| (node.key.clone(), node.clone())).collect()
        });
        let node = |item: &&Item| match old.remove(&item.key) {
            Some(node) => {
                node.become_item(item);
                node
            }
            None => {
                let signal = ArcRwSignal::new(Item::clone(item));
                Node { key: item.key.clone(), item: signal, late }
            }
        };
        self.nodes.set(items.iter().map(node).collect());
    }

    /// The items back to front, tracked as to which there are.
    pub fn nodes(self) -> Vec<Node> {
        self.nodes.get()
    }
}

impl Node {
    fn become_item(&self, item: &Item) {
        if self.item.with_untracked(|old| old != item) {
            self.item.set(item.clone());
        }
    }
}
