import GridScenarios

/// Draws a report as a self-contained SVG. It shows the ratio of each row with its range and goal,
/// and the growth with its goal. The ratio of an earlier run is below the ratio of the row. The
/// colors follow the reader's light or dark scheme.
///
/// Both axes are logarithmic: equal ratios have equal distances.
struct BenchmarkDrawing {
  let report: BenchmarkReport
  /// The ratios of an earlier run, which are drawn below the report's ratios; nil if there is no
  /// earlier run.
  let before: EarlierBenchmark?

  private let ratios: LogScale
  private let growths: LogScale

  init(_ report: BenchmarkReport, before: EarlierBenchmark? = nil) {
    self.report = report
    self.before = before
    let rows = report.rows
    ratios = LogScale(
      values: rows.flatMap { row in
        [row.ratio.lowest, row.ratio.highest] + [row.goal].compactMap(\.self)
          + (before?.ratio(of: row).map { [$0.lowest, $0.highest] } ?? [])
      }, start: 100, end: 520)
    growths = LogScale(
      values: rows.flatMap { row in
        row.growth.map { [$0.lowest, $0.highest] + [row.growthGoal].compactMap(\.self) } ?? []
      }, start: 700, end: 860)
  }

  private static let width: CGFloat = 980
  /// The height of the area with the legend, the names of the axes and their tick labels, in
  /// pixels.
  private static let headingHeight: CGFloat = 100
  private static let titleHeight: CGFloat = 24
  private static let rowHeight: CGFloat = 20

  /// The drawing as SVG text, with a line break at its end.
  var text: String {
    var body: [String] = []
    var y = Self.headingHeight
    var title = ""
    for row in report.rows {
      let own = "\(row.scenario) \(row.title)"
      if own != title {
        y += Self.titleHeight
        body.append(line("title", x: 16, y: y - 6, own))
        title = own
      }
      body.append(mark(row, y: y + Self.rowHeight / 2))
      y += Self.rowHeight
    }
    let label = "Ratios of \(report.rows.count) rows of gridbench"
    return
      ([
        SVGText.opening(width: n(Self.width), height: n(y + 16), label: label), Self.style,
        SVGText.page,
      ] + heading + axis(ratios, to: y) + axis(growths, to: y) + body + ["</svg>"])
      .joined(separator: "\n") + "\n"
  }

  // MARK: Parts

  private var heading: [String] {
    let environment = report.environment
    let build = environment.isOptimized ? "optimised" : "debug build: times mean nothing"
    var legend =
      "dot: median of \(report.rounds) rounds · line: lowest to highest · bar: goal · "
      + "open: beyond its goal"
    if before != nil { legend += " · grey: before" }
    return [
      line("title", x: 16, y: 22, "time by floor, and by the fewest items"),
      line(
        "note", x: 16, y: 40,
        "Swift \(environment.swift), \(build), \(environment.architecture), "
          + "\(environment.processor), \(environment.cores) cores"),
      line("note", x: 16, y: 56, legend), line("note", x: ratios.start, y: 76, "ratio"),
      line("note", x: growths.start, y: 76, "growth"),
    ]
  }

  /// Returns the SVG of a line of text.
  private func line(_ look: String, x: CGFloat, y: CGFloat, _ text: String) -> String {
    "<text class=\"\(look)\" x=\"\(n(x))\" y=\"\(n(y))\">\(SVGText.escaped(text))</text>"
  }

  private func axis(_ scale: LogScale, to end: CGFloat) -> [String] {
    scale.ticks.flatMap { tick in
      let x = scale.place(of: tick)
      return [
        "<path class=\"grid\" d=\"M\(n(x)) \(n(Self.headingHeight))V\(n(end))\"/>",
        line("tick", x: x, y: Self.headingHeight - 6, BenchmarkText.figure(tick)),
      ]
    }
  }

  private func mark(_ row: BenchmarkRow, y: CGFloat) -> String {
    let earlier = before?.ratio(of: row)
    var parts = ["<g><title>\(SVGText.escaped(described(row, earlier)))</title>"]
    parts.append(line("items", x: 92, y: y + 4, BenchmarkText.grouped(row.size)))
    if let earlier { parts.append(spread(earlier, ratios, y: y + 5, look: "before")) }
    parts += marks(
      row.ratio, goal: row.goal, isMet: row.meetsRatio, before: earlier, on: ratios, y: y)
    if let growth = row.growth {
      parts += marks(
        growth, goal: row.growthGoal, isMet: row.meetsGrowth, before: nil, on: growths, y: y)
    }
    return parts.joined() + "</g>"
  }

  /// Returns the SVG of a value with its goal, and behind the scale its figures: `14.7 of 12,
  /// before 16.1`.
  private func marks(
    _ value: Spread, goal: Double?, isMet: Bool, before: Spread?, on scale: LogScale, y: CGFloat
  ) -> [String] {
    var parts = [spread(value, scale, y: y, look: isMet ? "met" : "missed")]
    var figures = BenchmarkText.figure(value.median)
    if let goal {
      let x = n(scale.place(of: goal))
      parts.append("<path class=\"goal\" d=\"M\(x) \(n(y - 8))v16\"/>")
      figures += " of \(BenchmarkText.figure(goal))"
    }
    if let before { figures += ", before \(BenchmarkText.figure(before.median))" }
    return parts + [line("figure", x: scale.end + 16, y: y + 4, figures)]
  }

  /// Returns the SVG of a dot at the median, on a line from the lowest to the highest value.
  private func spread(_ spread: Spread, _ scale: LogScale, y: CGFloat, look: String) -> String {
    let (low, high) = (scale.place(of: spread.lowest), scale.place(of: spread.highest))
    return "<path class=\"range \(look)\" d=\"M\(n(low)) \(n(y))H\(n(high))\"/>"
      + "<circle class=\"\(look)\" cx=\"\(n(scale.place(of: spread.median)))\" cy=\"\(n(y))\" "
      + "r=\"\(look == "before" ? "2.5" : "4")\"/>"
  }

  /// Returns all figures of a row as text, for tooltips and for screen readers.
  private func described(_ row: BenchmarkRow, _ earlier: Spread?) -> String {
    func range(_ spread: Spread) -> String {
      "\(BenchmarkText.figure(spread.median)) (\(BenchmarkText.figure(spread.lowest))–"
        + "\(BenchmarkText.figure(spread.highest)))"
    }
    var text =
      "\(row.scenario) \(row.title), \(BenchmarkText.grouped(row.size)) items: ratio "
      + range(row.ratio)
    if let goal = row.goal { text += ", goal \(BenchmarkText.figure(goal))" }
    if let earlier { text += ", before \(range(earlier))" }
    if let growth = row.growth { text += "; growth \(range(growth))" }
    if let goal = row.growthGoal { text += ", goal \(BenchmarkText.figure(goal))" }
    return text
  }

  /// Returns a number as text with one decimal, because a tenth of a pixel is exact enough.
  private func n(_ value: CGFloat) -> String { SVGText.number((value * 10).rounded() / 10) }

  private static let style = """
    <style>
    .page{fill:#ffffff}.grid{stroke:#e9ecef;fill:none}
    text{font-family:system-ui,sans-serif;font-size:12px;fill:#343a40}
    .title{font-size:13px;font-weight:600}.note,.tick{fill:#495057}
    .tick{text-anchor:middle;font-size:11px}.items{text-anchor:end}
    .range{fill:none;stroke-width:2}.goal{stroke:#343a40;stroke-width:2;fill:none}
    path.met{stroke:#2b8a3e}circle.met{fill:#2b8a3e}
    path.missed{stroke:#c92a2a}circle.missed{fill:#ffffff;stroke:#c92a2a;stroke-width:2}
    path.before{stroke:#adb5bd}circle.before{fill:#868e96}
    @media (prefers-color-scheme:dark){.page{fill:#16191d}.grid{stroke:#2b3035}text{fill:#e9ecef}
    .note,.tick{fill:#ced4da}.goal{stroke:#e9ecef}path.met{stroke:#69db7c}circle.met{fill:#69db7c}
    path.missed{stroke:#ff8787}circle.missed{fill:#16191d;stroke:#ff8787}
    path.before{stroke:#5c636a}circle.before{fill:#adb5bd}}
    </style>
    """
}

/// A logarithmic scale, which gives positive values their places on an axis.
struct LogScale: Equatable {
  /// Places of the least and the greatest tick, in pixels.
  let start: CGFloat
  let end: CGFloat
  /// Powers of ten that enclose all values. There are at least two.
  let ticks: [Double]

  init(values: [Double], start: CGFloat, end: CGFloat) {
    self.start = start
    self.end = end
    let logarithms = values.filter { $0 > 0 && $0.isFinite }.map(log10)
    let least = Int((logarithms.min() ?? 0).rounded(.down))
    let greatest = max(least + 1, Int((logarithms.max() ?? 1).rounded(.up)))
    ticks = (least...greatest).map { pow(10, Double($0)) }
  }

  /// Returns the place of a value on the scale. Values that are not positive numbers are at the
  /// start.
  func place(of value: Double) -> CGFloat {
    guard value > 0, value.isFinite, let least = ticks.first, let greatest = ticks.last else {
      return start
    }
    let share = (log10(value) - log10(least)) / (log10(greatest) - log10(least))
    return start + (end - start) * min(max(share, 0), 1)
  }
}
