//! A layer of items, kept by their keys: what stays the same is not touched.

use std::collections::HashMap;

use leptos::prelude::*;
use stage::Item;

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
}

impl Layer {
    /// A layer that always holds `items`.
    pub fn of(items: impl Fn() -> Vec<Item> + 'static) -> Layer {
        let layer = Layer { nodes: RwSignal::new(Vec::new()), shown: StoredValue::new(false) };
        Effect::new(move || layer.lay(items()));
        layer
    }

    /// Lays these items in place of the old ones.
    fn lay(self, items: Vec<Item>) {
        let late = self.shown.get_value();
        let mut order_changed = false;
        let mut old: HashMap<String, Node> = self.nodes.with_untracked(|nodes| {
            order_changed = nodes.len() != items.len()
                || nodes.iter().zip(&items).any(|(node, item)| node.key != item.key);
            match order_changed {
                true => nodes.iter().map(|node| (node.key.clone(), node.clone())).collect(),
                false => HashMap::new(),
            }
        });
        if !order_changed {
            return self.nodes.with_untracked(|nodes| {
                nodes.iter().zip(items).for_each(|(node, item)| node.become_item(item));
            });
        }
        self.shown.set_value(late || !items.is_empty());
        let node = |item: Item| match old.remove(&item.key) {
            Some(node) => {
                node.become_item(item);
                node
            }
            None => Node { key: item.key.clone(), item: ArcRwSignal::new(item), late },
        };
        let nodes = items.into_iter().map(node).collect();
        self.nodes.set(nodes);
    }

    /// The items back to front, tracked as to which there are.
    pub fn nodes(self) -> Vec<Node> {
        self.nodes.get()
    }
}

impl Node {
    fn become_item(&self, item: Item) {
        if self.item.with_untracked(|old| *old != item) {
            self.item.set(item);
        }
    }
}
