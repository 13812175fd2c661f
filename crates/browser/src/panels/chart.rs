//! What of a panel is only read: columns and tables.

use leptos::prelude::*;
use stage::{Bar, Row};

/// Columns beside each other, each with a line as high as it was to be expected.
#[component]
pub fn BarsView(
    /// The columns as they are now.
    row: Memo<Option<Row>>,
) -> impl IntoView {
    move || match row.get() {
        Some(Row::Bars { label, bars }) => {
            let most = bars.iter().map(|bar| bar.value.max(bar.expected.unwrap_or(0.0)));
            let most = most.fold(1.0, f32::max);
            let columns = bars.into_iter().map(|bar| column(bar, most)).collect_view();
            view! {
                <figure class="bars">
                    <figcaption>{label}</figcaption>
                    <ul class="columns">{columns}</ul>
                </figure>
            }
            .into_any()
        }
        _ => ().into_any(),
    }
}

fn column(bar: Bar, most: f32) -> impl IntoView {
    let share = |of: f32| format!("{:.1}%", 100.0 * of / most);
    let Bar { label, value, expected, name, marked } = bar;
    let title = name.clone();
    view! {
        <li class="column" class:marked=marked title=title>
            <span class="unseen">{name}</span>
            <span class="column-space" aria-hidden="true">
                <span class="column-bar" style:height=share(value)></span>
                {expected.map(|expected| view! {
                    <span class="column-expected" style:bottom=share(expected)></span>
                })}
            </span>
            <span class="column-label" aria-hidden="true">{label}</span>
        </li>
    }
}

/// A table whose first column names the row.
#[component]
pub fn TableView(
    /// The table as it is now.
    row: Memo<Option<Row>>,
) -> impl IntoView {
    move || match row.get() {
        Some(Row::Table { head, lines }) => {
            let head = head.into_iter().map(|word| view! { <th scope="col">{word}</th> });
            let lines = lines.into_iter().map(line).collect_view();
            view! {
                <section class="panel-table" tabindex="0">
                    <table>
                        <thead><tr>{head.collect_view()}</tr></thead>
                        <tbody>{lines}</tbody>
                    </table>
                </section>
            }
            .into_any()
        }
        _ => ().into_any(),
    }
}

fn line(words: Vec<String>) -> impl IntoView {
    let mut words = words.into_iter();
    let name = words.next();
    let rest = words.map(|word| view! { <td>{word}</td> }).collect_view();
    view! { <tr><th scope="row">{name}</th>{rest}</tr> }
}
