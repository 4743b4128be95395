//! Pictures of the tables: SVG on a light ground of its own, so that they can be read on a dark page, too.

use std::ops::Range;
use std::path::PathBuf;

use plotters::coord::ranged1d::{AsRangedCoord, Ranged, ValueFormatter};
use plotters::prelude::*;

/// Where pictures go, if anywhere.
pub(crate) struct Plots(Option<PathBuf>);

/// One line in a picture.
pub(crate) struct Curve<'n> {
    pub(crate) name: &'n str,
    pub(crate) points: Vec<(f64, f64)>,
}

/// How the upright axis runs. The other is logarithmic always.
#[derive(Clone, Copy)]
pub(crate) enum Scale {
    Linear,
    Log,
}

const SIZE: (u32, u32) = (760, 420);
const GROUND: RGBColor = RGBColor(252, 252, 250);
const INK: RGBColor = RGBColor(40, 40, 40);
const GRID: RGBColor = RGBColor(222, 222, 218);
/// Can be told apart by the colour-blind (Okabe and Ito), and on this ground.
const COLOURS: [RGBColor; 4] =
    [RGBColor(0, 114, 178), RGBColor(213, 94, 0), RGBColor(0, 138, 100), RGBColor(150, 70, 140)];

impl Plots {
    pub(crate) fn into(directory: Option<PathBuf>) -> Self {
        if let Some(directory) = &directory {
            std::fs::create_dir_all(directory).unwrap();
        }
        Plots(directory)
    }

    /// Draws `NAME.svg`. `axes` says what is along and what is upright.
    pub(crate) fn draw(
        &self,
        name: &str,
        title: &str,
        axes: (&str, &str),
        scale: Scale,
        curves: &[Curve<'_>],
    ) {
        let Some(directory) = &self.0 else { return };
        let heights = || curves.iter().flat_map(|curve| &curve.points).map(|(_, height)| *height);
        let most = heights().fold(f64::MIN, f64::max);
        let least = heights().fold(f64::MAX, f64::min);
        let mut svg = String::new();
        match scale {
            // With room above for the names of the curves.
            Scale::Linear => chart(&mut svg, title, axes, 0.0..most * 1.4, curves),
            Scale::Log => {
                let [low, high] = [10f64.powf(least.log10().floor()), most * 8.0];
                chart(&mut svg, title, axes, (low..high).log_scale(), curves);
            }
        }
        std::fs::write(directory.join(format!("{name}.svg")), svg).unwrap();
    }
}

fn chart<Y>(svg: &mut String, title: &str, (along, upright): (&str, &str), heights: Y, curves: &[Curve<'_>])
where
    Y: AsRangedCoord<Value = f64>,
    Y::CoordDescType: Ranged<ValueType = f64> + ValueFormatter<f64>,
{
    let root = SVGBackend::with_string(svg, SIZE).into_drawing_area();
    root.fill(&GROUND).unwrap();
    let text = |size: i32| ("sans-serif", size).into_font().color(&INK);
    let mut chart = ChartBuilder::on(&root)
        .caption(title, text(17))
        .margin(14)
        .margin_right(28)
        .x_label_area_size(46)
        .y_label_area_size(64)
        .build_cartesian_2d(breadth(curves).log_scale(), heights)
        .unwrap();
    chart
        .configure_mesh()
        .light_line_style(GROUND)
        .bold_line_style(GRID)
        .axis_style(INK)
        .label_style(text(13))
        .axis_desc_style(text(14))
        .x_desc(along)
        .y_desc(upright)
        .x_label_formatter(&|size| thousands(*size))
        .y_label_formatter(&|height| thousands(*height))
        .draw()
        .unwrap();
    for (curve, colour) in curves.iter().zip(COLOURS) {
        let line = LineSeries::new(curve.points.iter().copied(), colour.stroke_width(2)).point_size(4);
        let sample = move |(x, y)| PathElement::new([(x, y), (x + 18, y)], colour.stroke_width(2));
        chart.draw_series(line).unwrap().label(curve.name).legend(sample);
        let dots = curve.points.iter().map(|point| Circle::new(*point, 4, colour.filled()));
        chart.draw_series(dots).unwrap();
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .background_style(GROUND)
        .border_style(GRID)
        .label_font(text(13))
        .draw()
        .unwrap();
    root.present().unwrap();
}

/// From the smallest size to the largest.
fn breadth(curves: &[Curve<'_>]) -> Range<f64> {
    let sizes = || curves.iter().flat_map(|curve| &curve.points).map(|(size, _)| *size);
    sizes().fold(f64::MAX, f64::min)..sizes().fold(f64::MIN, f64::max) * 1.05
}

/// With commas, and no more digits than say something.
fn thousands(value: f64) -> String {
    if value < 10.0 && value.fract() != 0.0 {
        return format!("{value}").chars().take(5).collect();
    }
    let digits = format!("{value:.0}");
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}
