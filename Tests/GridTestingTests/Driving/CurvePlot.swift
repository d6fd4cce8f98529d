@testable import GridTesting

/// A drawing of curves as a self-contained SVG. It has axes with round numbers such as 50 or 100, a
/// line for each series, and a legend. The colours follow the reader's light or dark scheme.
///
/// Equal plots give equal texts on every machine, because numbers have at most two decimals. The
/// pictures of `Docs/Physics.md` are such drawings.
struct CurvePlot: Hashable, Sendable {
  /// A line of the plot.
  struct Series: Hashable, Sendable {
    /// The name of the line in the legend.
    var name: String
    /// The points of the series, in order. A point that is not finite breaks the line.
    var points: [CGPoint]
    var isDashed: Bool

    init(_ name: String, _ points: [CGPoint], isDashed: Bool = false) {
      self.name = name
      self.points = points
      self.isDashed = isDashed
    }
  }

  /// The heading. A screen reader reads it as the label of the drawing.
  var title: String
  /// The quantity on the horizontal axis, with its unit. The label stands at the end of the axis.
  var xLabel: String
  /// The quantity on the vertical axis, with its unit. The label stands above the axis.
  var yLabel: String
  /// The curves, in the order of drawing. Later curves cover earlier curves. Colours repeat after
  /// five curves.
  var series: [Series]
  /// The size of the plot, in pixels, with title and labels.
  var size = CGSize(width: 640, height: 320)

  /// The drawing, as SVG text.
  var text: String {
    let points = series.flatMap(\.points).filter { $0.x.isFinite && $0.y.isFinite }
    let size = CGSize(
      width: SVGText.length(size.width, in: 300...SVGText.longestSide),
      height: SVGText.length(size.height, in: 100...SVGText.longestSide))
    let x = PlotScale(values: points.map(\.x), start: 56, end: size.width - 16)
    // The legend at the top has a row for each series.
    let top = 40 + 18 * CGFloat(series.count)
    let y = PlotScale(values: points.map(\.y), start: size.height - 44, end: top)
    var lines = [
      SVGText.opening(width: n(size.width), height: n(size.height), label: title),
      CurvePlot.style, SVGText.page,
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
    lines.append(
      "<text class=\"tick\" text-anchor=\"end\" x=\"\(n(x.end))\" y=\"\(n(size.height - 10))\">"
        + "\(SVGText.escaped(xLabel))</text>")
    lines.append(
      "<text class=\"tick\" x=\"16\" y=\"\(n(top - 10))\">\(SVGText.escaped(yLabel))</text>")
    for (index, series) in series.enumerated() {
      let color = "c\(index % CurvePlot.colorCount)"
      let dash = series.isDashed ? " stroke-dasharray=\"6 4\"" : ""
      lines.append("<path class=\"curve \(color)\"\(dash) d=\"\(path(series.points, x, y))\"/>")
      let row = 40 + 18 * CGFloat(index)
      lines.append(
        "<path class=\"curve \(color)\"\(dash) d=\"M\(n(x.end - 230)) \(n(row - 4))h24\"/>"
          + "<text class=\"tick\" x=\"\(n(x.end - 200))\" y=\"\(n(row))\">"
          + "\(SVGText.escaped(series.name))</text>")
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func path(_ points: [CGPoint], _ x: PlotScale, _ y: PlotScale) -> String {
    var text = ""
    var isBroken = true
    for point in points {
      guard point.x.isFinite, point.y.isFinite else {
        isBroken = true
        continue
      }
      text += "\(isBroken ? "M" : "L")\(n(x.place(of: point.x))) \(n(y.place(of: point.y)))"
      isBroken = false
    }
    return text
  }

  private func n(_ value: CGFloat) -> String {
    guard abs(value) < 1e15 else { return NumberText.short(Double(value)) }
    return NumberText.short((Double(value) * 100).rounded() / 100)
  }

  private static let colorCount = 5

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

/// The mapping of one axis's values to places in the drawing, with the round numbers that label the
/// axis.
struct PlotScale: Hashable, Sendable {
  /// The places of the least (`start`) and the greatest value (`end`), in pixels.
  let start: CGFloat
  let end: CGFloat
  /// Round values within the range, about six.
  let ticks: [CGFloat]
  private let least: CGFloat
  private let greatest: CGFloat

  init(values: [CGFloat], start: CGFloat, end: CGFloat) {
    self.start = start
    self.end = end
    var least = values.min() ?? 0
    var greatest = values.max() ?? 1
    // There are no round numbers between values that differ by less than the precision of a double,
    // nor between values beyond `furthest`.
    let size = max(abs(least), abs(greatest))
    if !(size < PlotScale.furthest) {
      (least, greatest) = (-PlotScale.furthest, PlotScale.furthest)
    }
    if greatest - least < max(1e-300, size * 1e-12) {
      let half = max(1, size * 1e-6)
      (least, greatest) = (least - half, greatest + half)
    }
    let step = PlotScale.roundStep(for: (greatest - least) / 6)
    let first = (least / step).rounded(.down)
    let last = (greatest / step).rounded(.up)
    self.least = first * step
    self.greatest = last * step
    ticks = (0...Int(min(last - first, 20))).map { (first + CGFloat($0)) * step }
  }

  /// The greatest magnitude on an axis. A value beyond this limit is drawn at the limit.
  private static let furthest: CGFloat = 1e300

  func place(of value: CGFloat) -> CGFloat {
    let value = min(max(value, least), greatest)
    return start + (end - start) * (value - least) / (greatest - least)
  }

  /// Returns the least number that is 1, 2 or 5 times a power of ten and not below `length`.
  static func roundStep(for length: CGFloat) -> CGFloat {
    let power = pow(10, log10(length).rounded(.down))
    for factor in [1, 2, 5] as [CGFloat] where factor * power >= length { return factor * power }
    return 10 * power
  }
}
