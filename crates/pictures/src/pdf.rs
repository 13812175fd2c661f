//! A picture on a page of a PDF. Letters become outlines, so that it prints the same everywhere.
//!
//! Our art has plain colours, lines and clips and nothing else; what it does not have, such as gradients, is not written.

use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref};
use resvg::tiny_skia::{self, PathSegment};
use resvg::usvg::{
    self, Fill, FillRule, Group, LineCap, LineJoin, Node, Paint, PaintOrder, Stroke, Transform,
};

use crate::packing::packed;
use crate::points::{Undrawn, tree};

/// The picture on a page of its own size; `title` is what programs that show it call it.
pub fn pdf(svg: &str, title: &str) -> Result<Vec<u8>, Undrawn> {
    let tree = tree(svg)?;
    let (width, height) = (tree.size().width(), tree.size().height());
    let mut document = Document::new();
    let [catalog, pages, page, contents, info] = [(); 5].map(|()| document.next());
    // The page is measured from below, a picture from above.
    let upright = Transform::from_row(1.0, 0.0, 0.0, -1.0, 0.0, height);
    let mut sheet = Sheet::new();
    sheet.pen.transform(numbers(upright));
    document.group(tree.root(), &mut sheet);
    let (text, used) = sheet.finished();
    document.pdf.catalog(catalog).pages(pages);
    document.pdf.document_info(info).title(pdf_writer::TextStr(title));
    document.pdf.pages(pages).kids([page]).count(1);
    let mut written = document.pdf.page(page);
    written.media_box(Rect::new(0.0, 0.0, width, height)).parent(pages).contents(contents);
    used.list(&mut written.resources());
    written.finish();
    document.pdf.stream(contents, &packed(&text)).filter(Filter::FlateDecode);
    document.states();
    Ok(document.pdf.finish())
}

fn numbers(transform: Transform) -> [f32; 6] {
    let Transform { sx, kx, ky, sy, tx, ty } = transform;
    [sx, ky, kx, sy, tx, ty]
}

/// What is drawn on a page or in a part of it, and what it needs for that.
struct Sheet {
    pen: Content,
    used: Used,
}

/// What a drawing needs besides itself.
#[derive(Default)]
struct Used {
    /// How transparent, in hundredths, and where it is written.
    states: Vec<(u8, Ref)>,
    parts: Vec<Ref>,
}

impl Sheet {
    fn new() -> Sheet {
        Sheet { pen: Content::new(), used: Used::default() }
    }

    fn finished(self) -> (Vec<u8>, Used) {
        (self.pen.finish().to_vec(), self.used)
    }
}

impl Used {
    fn list(&self, resources: &mut pdf_writer::writers::Resources<'_>) {
        let mut states = resources.ext_g_states();
        for (hundredths, at) in &self.states {
            states.pair(Name(format!("g{hundredths}").as_bytes()), at);
        }
        states.finish();
        let mut parts = resources.x_objects();
        for at in &self.parts {
            parts.pair(Name(format!("x{}", at.get()).as_bytes()), at);
        }
    }
}

struct Document {
    pdf: Pdf,
    count: i32,
    states: Vec<(u8, Ref)>,
}

impl Document {
    fn new() -> Document {
        Document { pdf: Pdf::new(), count: 0, states: Vec::new() }
    }

    fn next(&mut self) -> Ref {
        self.count += 1;
        Ref::new(self.count)
    }

    /// What belongs together: moved, cut out and seen through as one.
    fn group(&mut self, group: &Group, sheet: &mut Sheet) {
        sheet.pen.save_state();
        sheet.pen.transform(numbers(group.transform()));
        if let Some(clip) = group.clip_path() {
            outline_all(clip.root(), clip.transform(), &mut sheet.pen);
            sheet.pen.clip_nonzero().end_path();
        }
        match hundredths(group.opacity().get()) {
            100 => self.nodes(group, sheet),
            clear => self.seen_through(group, clear, sheet),
        }
        sheet.pen.restore_state();
    }

    fn nodes(&mut self, group: &Group, sheet: &mut Sheet) {
        for node in group.children() {
            match node {
                Node::Group(group) => self.group(group, sheet),
                Node::Path(path) if path.is_visible() => self.path(path, sheet),
                Node::Text(text) => self.group(text.flattened(), sheet),
                Node::Path(_) | Node::Image(_) => {}
            }
        }
    }

    /// What is seen through as one is drawn apart.
    fn seen_through(&mut self, group: &Group, clear: u8, sheet: &mut Sheet) {
        let mut part = Sheet::new();
        self.nodes(group, &mut part);
        let (text, used) = part.finished();
        let at = self.next();
        let around = group.stroke_bounding_box();
        let text = packed(&text);
        let mut written = self.pdf.form_xobject(at, &text);
        written.filter(Filter::FlateDecode);
        written.bbox(Rect::new(around.left(), around.top(), around.right(), around.bottom()));
        written.group().transparency().isolated(true).color_space().device_rgb();
        used.list(&mut written.resources());
        written.finish();
        self.see_through(clear, sheet);
        sheet.used.parts.push(at);
        sheet.pen.x_object(Name(format!("x{}", at.get()).as_bytes()));
    }

    /// From now on all is so transparent.
    fn see_through(&mut self, hundredths: u8, sheet: &mut Sheet) {
        let known = self.states.iter().find(|(known, _)| *known == hundredths).copied();
        let state = known.unwrap_or_else(|| {
            let state = (hundredths, self.next());
            self.states.push(state);
            state
        });
        if !sheet.used.states.contains(&state) {
            sheet.used.states.push(state);
        }
        sheet.pen.set_parameters(Name(format!("g{hundredths}").as_bytes()));
    }

    /// Writes down how transparent what is.
    fn states(&mut self) {
        for (hundredths, at) in &self.states {
            let clear = f32::from(*hundredths) / 100.0;
            self.pdf.ext_graphics(*at).non_stroking_alpha(clear).stroking_alpha(clear);
        }
    }

    fn path(&mut self, path: &usvg::Path, sheet: &mut Sheet) {
        let fill = |document: &mut Document, sheet: &mut Sheet| {
            path.fill().into_iter().for_each(|fill| document.fill(path.data(), fill, sheet));
        };
        let stroke = |document: &mut Document, sheet: &mut Sheet| {
            path.stroke()
                .into_iter()
                .for_each(|stroke| document.stroke(path.data(), stroke, sheet));
        };
        match path.paint_order() {
            PaintOrder::FillAndStroke => {
                fill(self, sheet);
                stroke(self, sheet);
            }
            PaintOrder::StrokeAndFill => {
                stroke(self, sheet);
                fill(self, sheet);
            }
        }
    }

    fn fill(&mut self, path: &tiny_skia::Path, fill: &Fill, sheet: &mut Sheet) {
        let Some([red, green, blue]) = colour(fill.paint()) else { return };
        sheet.pen.save_state();
        self.unless_solid(fill.opacity().get(), sheet);
        sheet.pen.set_fill_rgb(red, green, blue);
        outline(path, Transform::identity(), &mut sheet.pen);
        match fill.rule() {
            FillRule::NonZero => sheet.pen.fill_nonzero(),
            FillRule::EvenOdd => sheet.pen.fill_even_odd(),
        };
        sheet.pen.restore_state();
    }

    fn stroke(&mut self, path: &tiny_skia::Path, stroke: &Stroke, sheet: &mut Sheet) {
        let Some([red, green, blue]) = colour(stroke.paint()) else { return };
        sheet.pen.save_state();
        self.unless_solid(stroke.opacity().get(), sheet);
        let pen = &mut sheet.pen;
        pen.set_stroke_rgb(red, green, blue).set_line_width(stroke.width().get());
        pen.set_line_cap(cap(stroke.linecap())).set_line_join(join(stroke.linejoin()));
        pen.set_miter_limit(stroke.miterlimit().get());
        if let Some(dashes) = stroke.dasharray() {
            pen.set_dash_pattern(dashes.iter().copied(), stroke.dashoffset());
        }
        outline(path, Transform::identity(), pen);
        pen.stroke();
        pen.restore_state();
    }

    fn unless_solid(&mut self, opacity: f32, sheet: &mut Sheet) {
        let hundredths = hundredths(opacity);
        if hundredths < 100 {
            self.see_through(hundredths, sheet);
        }
    }
}

fn hundredths(opacity: f32) -> u8 {
    (opacity * 100.0).round().clamp(0.0, 100.0) as u8
}

fn colour(paint: &Paint) -> Option<[f32; 3]> {
    match paint {
        Paint::Color(colour) => {
            Some([colour.red, colour.green, colour.blue].map(|part| f32::from(part) / 255.0))
        }
        _ => None,
    }
}

fn cap(cap: LineCap) -> LineCapStyle {
    match cap {
        LineCap::Butt => LineCapStyle::ButtCap,
        LineCap::Round => LineCapStyle::RoundCap,
        LineCap::Square => LineCapStyle::ProjectingSquareCap,
    }
}

fn join(join: LineJoin) -> LineJoinStyle {
    match join {
        LineJoin::Miter | LineJoin::MiterClip => LineJoinStyle::MiterJoin,
        LineJoin::Round => LineJoinStyle::RoundJoin,
        LineJoin::Bevel => LineJoinStyle::BevelJoin,
    }
}

/// The outlines of everything in a group.
fn outline_all(group: &Group, way: Transform, pen: &mut Content) {
    let way = way.pre_concat(group.transform());
    for node in group.children() {
        match node {
            Node::Group(group) => outline_all(group, way, pen),
            Node::Path(path) => outline(path.data(), way, pen),
            Node::Text(_) | Node::Image(_) => {}
        }
    }
}

fn outline(path: &tiny_skia::Path, way: Transform, pen: &mut Content) {
    let Some(path) = path.clone().transform(way) else { return };
    let mut last = tiny_skia::Point::zero();
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(to) => drop(pen.move_to(to.x, to.y)),
            PathSegment::LineTo(to) => drop(pen.line_to(to.x, to.y)),
            PathSegment::QuadTo(by, to) => {
                // A curve by one point as one by two.
                let part = |from: f32, by: f32| from + (by - from) * 2.0 / 3.0;
                let (x1, y1) = (part(last.x, by.x), part(last.y, by.y));
                let (x2, y2) = (part(to.x, by.x), part(to.y, by.y));
                pen.cubic_to(x1, y1, x2, y2, to.x, to.y);
            }
            PathSegment::CubicTo(a, b, to) => drop(pen.cubic_to(a.x, a.y, b.x, b.y, to.x, to.y)),
            PathSegment::Close => drop(pen.close_path()),
        }
        if let PathSegment::MoveTo(to)
        | PathSegment::LineTo(to)
        | PathSegment::QuadTo(_, to)
        | PathSegment::CubicTo(_, _, to) = segment
        {
            last = to;
        }
    }
}
