@testable import GridTesting

/// A drawing of curves as a self-contained SVG: axes with round numbers such as 50 or 100, a line
/// for each series, and a legend. The colours follow the reader's light or dark scheme.
///
/// The pictures of `Docs/Physics.md` are such drawings.
struct CurvePlot {
  /// A line of the plot, with its name in the legend and its points in order.
  struct Series {
    var name: String
    var points: [CGPoint]
    var isDashed: Bool

    init(_ name: String, _ points: [CGPoint], isDashed: Bool = false) {
      self.name = name
      self.points = points
      self.isDashed = isDashed
    }
  }

  /// The heading, which a screen reader reads as the label of the drawing.
  var title: String
  /// What the axes show, with their units.
  var xLabel: String
  var yLabel: String
  /// At most five curves, as there are colours.
  var series: [Series]

  /// The drawing, as SVG text.
  var text: String {
    let points = series.flatMap(\.points)
    let x = PlotScale(values: points.map(\.x), start: 56, end: 624)
    // The legend at the top has a row for each series.
    let top = 40 + 18 * CGFloat(series.count)
    let y = PlotScale(values: points.map(\.y), start: 276, end: top)
    var lines = [
      SVGText.opening(width: "640", height: "320", label: title), CurvePlot.style, SVGText.page,
      "<text class=\"title\" x=\"16\" y=\"22\">\(SVGText.escaped(title))</text>",
    ]
    for value in x.ticks {
      let place = n(x.place(of: value))
      lines.append(
        "<path class=\"grid\" d=\"M\(place) \(n(y.start))V\(n(y.end))\"/>"
          + "<text class=\"tick\" text-anchor=\"middle\" x=\"\(place)\" y=\"\(n(y.start + 16))\">"
          + "\(n(value))</text>")
    }
    for value in y.ticks {
      let place = n(y.place(of: value))
      lines.append(
        "<path class=\"grid\" d=\"M\(n(x.start)) \(place)H\(n(x.end))\"/>"
          + "<text class=\"tick\" text-anchor=\"end\" x=\"\(n(x.start - 6))\" y=\"\(place)\" "
          + "dy=\"0.35em\">\(n(value))</text>")
    }
    lines += [
      "<text class=\"tick\" text-anchor=\"end\" x=\"\(n(x.end))\" y=\"310\">\(xLabel)</text>",
      "<text class=\"tick\" x=\"16\" y=\"\(n(top - 10))\">\(yLabel)</text>",
    ]
    for (index, series) in series.enumerated() {
      let look = "class=\"curve c\(index)\"" + (series.isDashed ? " stroke-dasharray=\"6 4\"" : "")
      let places = series.points.map { "\(n(x.place(of: $0.x))) \(n(y.place(of: $0.y)))" }
      let row = 40 + 18 * CGFloat(index)
      lines += [
        "<path \(look) d=\"M\(places.joined(separator: "L"))\"/>",
        "<path \(look) d=\"M\(n(x.end - 230)) \(n(row - 4))h24\"/>"
          + "<text class=\"tick\" x=\"\(n(x.end - 200))\" y=\"\(n(row))\">\(series.name)</text>",
      ]
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private func n(_ value: CGFloat) -> String {
    NumberText.short((Double(value) * 100).rounded() / 100)
  }

  private static let style = """
    <style>
    .page{fill:#ffffff}.grid{stroke:#dee2e6;fill:none}.curve{fill:none;stroke-width:2}
    text{font-family:system-ui,sans-serif;font-size:12px;fill:#343a40}.title{font-size:14px}
    .c0{stroke:#1971c2}.c1{stroke:#e8590c}.c2{stroke:#2f9e44}.c3{stroke:#9c36b5}.c4{stroke:#868e96}
    @media (prefers-color-scheme:dark){.page{fill:#16191d}.grid{stroke:#343a40}text{fill:#e9ecef}
    .c0{stroke:#74c0fc}.c1{stroke:#ff922b}.c2{stroke:#8ce99a}.c3{stroke:#e599f7}}
    </style>
    """
}

/// The places of one axis's values in the drawing, from `start` to `end` in pixels.
struct PlotScale {
  let start: CGFloat
  let end: CGFloat
  /// Round values that label the axis, about six.
  let ticks: [CGFloat]

  init(values: [CGFloat], start: CGFloat, end: CGFloat) {
    (self.start, self.end) = (start, end)
    let (least, greatest) = (values.min() ?? 0, values.max() ?? 1)
    let step = PlotScale.roundStep(for: (greatest - least) / 6)
    let first = (least / step).rounded(.down)
    ticks = (0...Int((greatest / step).rounded(.up) - first)).map { (first + CGFloat($0)) * step }
  }

  func place(of value: CGFloat) -> CGFloat {
    start + (end - start) * (value - ticks[0]) / (ticks[ticks.count - 1] - ticks[0])
  }

  /// Returns the least number that is 1, 2 or 5 times a power of ten and not below `length`.
  private static func roundStep(for length: CGFloat) -> CGFloat {
    let power = pow(10, log10(length).rounded(.down))
    return ([1, 2, 5].first { $0 * power >= length } ?? 10) * power
  }
}
