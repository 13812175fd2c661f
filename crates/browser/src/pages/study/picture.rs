//! The board of a study as a picture.

use js_sys::encode_uri_component;
use leptos::prelude::{document, untrack};
use stage::{Growth, Item, Rect, Scene, still};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

use super::desk::Desk;
use crate::table::save_blob;

/// How much of the table is seen around the board, in its units.
const RIM: f32 = 16.0;

/// The longest side of a picture made of points: as much as a page of paper at its best, and what every browser can
/// hold.
const LONGEST: f32 = 2_400.0;

/// How large a unit of the board is at most.
const POINTS_PER_UNIT_MOST: f32 = 3.0;

/// The board with its marks and arrows as SVG, untracked; and how wide and high it is.
pub fn svg(desk: Desk) -> (String, f32, f32) {
    let (scene, drawn) = untrack(|| (desk.hand.scene(), desk.hand.drawings()));
    draw(&scene, &drawn)
}

fn draw(scene: &Scene, drawn: &[Item]) -> (String, f32, f32) {
    let Rect { at, width, height } = scene.bounds;
    let (left, top) = (at.x - RIM, at.y - RIM);
    let (width, height) = (width + 2.0 * RIM, height + 2.0 * RIM);
    let items = still(scene.items.iter().chain(drawn), Growth::NONE);
    let patterns = art::seat_patterns();
    let svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='{left} {top} {width} {height}' \
         width='{width}' height='{height}' font-family='Georgia, serif'><defs>{patterns}</defs>\
         <rect x='{left}' y='{top}' width='{width}' height='{height}' fill='#efe4cd'/>{items}</svg>"
    );
    (svg, width, height)
}

/// Lets the browser save the board as points.
pub async fn save_png(desk: Desk, name: &str) -> Option<()> {
    let (svg, width, height) = svg(desk);
    let scale = (LONGEST / width.max(height)).min(POINTS_PER_UNIT_MOST);
    let blob = points(&svg, width * scale, height * scale).await.ok()?;
    save_blob(name, &blob).ok()
}

async fn points(svg: &str, width: f32, height: f32) -> Result<Blob, JsValue> {
    let image = HtmlImageElement::new()?;
    let address = format!("data:image/svg+xml;charset=utf-8,{}", encode_uri_component(svg));
    image.set_src(&address);
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(width as u32);
    canvas.set_height(height as u32);
    let pen = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let pen: CanvasRenderingContext2d = pen.unchecked_into();
    pen.draw_image_with_html_image_element_and_dw_and_dh(
        &image,
        0.0,
        0.0,
        width.into(),
        height.into(),
    )?;
    let made = js_sys::Promise::new(&mut |resolve, reject| {
        let take = Closure::once_into_js(move |blob: JsValue| {
            resolve.call1(&JsValue::NULL, &blob).ok();
        });
        if let Err(error) = canvas.to_blob(take.unchecked_ref()) {
            reject.call1(&JsValue::NULL, &error).ok();
        }
    });
    JsFuture::from(made).await?.dyn_into()
}
