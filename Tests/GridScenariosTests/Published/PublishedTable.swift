import GridKit
import GridScenarios
import TestSupport
import Testing

extension PublishedStage {
  /// Checks rows of text: a name, a published layout, what is done to it, and what is on stage. The
  /// test needs the trait `.rows`.
  ///
  ///     # columns that are too wide overlap
  ///     block {"template": [[0], [1]], "columnWidths": [200, 180]}, [[10, 20]]
  ///     cell 0-0    0  0  200  10
  ///     cell 0-1  180  0  180  20
  ///     content 360 20
  ///     finds columns-overflow
  ///
  /// The second line is that of a `PublishedLine`. The others are done and checked in order: see
  /// `obey`. No row may meet a fault.
  static func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let rows = PublishedLine.rows(text)
    forEachRow(of: rows, named: { String($0[0]) }, sourceLocation: sourceLocation) { lines in
      let line = try PublishedLine(lines[1])
      let stage = try PublishedStage(
        line.layout, line.parameters, sections: line.sections, size: line.size,
        screen: line.screen, traces: lines.contains { $0.hasPrefix("console ") })
      let first = stage.grid.frames
      var console: [Substring] = []
      var frames: [Substring] = []
      for line in lines.dropFirst(2) + ["//"] {
        let words = line.split(separator: " ").map(String.init)
        if ["cell", "header", "footer"].contains(words[0]) {
          frames.append(line)
          continue
        } else if !frames.isEmpty {
          let table = frames.joined(separator: "\n")
          let difference = stage.grid.frames.difference(from: table, tolerance: 1e-9)
          #expect(difference == nil, sourceLocation: sourceLocation)
          frames = []
        }
        let rest = line.dropFirst(words[0].count + 1)
        switch words[0] {
        case "console": console.append(rest)
        case "unchanged": #expect(stage.grid.frames == first, sourceLocation: sourceLocation)
        default: try stage.obey(words[0], rest, sourceLocation)
        }
      }
      let printed = stage.log?.events.filter { $0.source == .console }.map(\.detail) ?? []
      #expect(printed == console.map(String.init), sourceLocation: sourceLocation)
      #expect(stage.simulation.faults == [], sourceLocation: sourceLocation)
    }
  }

  /// Does what a line says, or checks it.
  ///
  /// `change` sets parameters, `reload` reloads, `resize` and `scroll` set the view's size and
  /// offset. Checked are the frames of all elements, or after `some` that of one, or their `count`;
  /// after `no` an item without an answer; whether all elements are answered to any `rect`; the
  /// `content` size; all `codes` of findings, or those that it at least `finds`; after `tells` the
  /// code of a finding with words of it. `drag x y > x y` is where a drag may end, `rest x y > x y`
  /// where the view comes to rest in a switch; `bounds x y w h` have `stale` or `kept` behind them.
  /// `unchanged` frames and the lines on the `console` are checked by `check`. A line after `//` is
  /// a remark.
  private func obey(_ word: String, _ line: Substring, _ sourceLocation: SourceLocation) throws {
    let words = line.split(separator: " ").map(String.init)
    let numbers = words.compactMap(Double.init).map { CGFloat($0) }
    func place(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    func size(_ index: Int) -> CGSize { CGSize(width: numbers[index], height: numbers[index + 1]) }
    func expect(_ holds: Bool, _ found: Any = "") {
      #expect(holds, "\(word) \(line): \(found)", sourceLocation: sourceLocation)
    }
    switch word {
    case "change": change(try #require(JSONDocument(String(line)).value.objectValue))
    case "reload": reload()
    case "resize": resize(to: size(0))
    case "scroll": scroll(to: place(0))
    case "some":
      let wanted = try GridFrames(parsing: String(line))
      let found = grid.frames.filter { $0.id == wanted.entries[0].id }
      expect(found.difference(from: wanted, tolerance: 1e-9) == nil, found)
    case "no":
      let path = words[1].split(separator: "-").compactMap { Int($0) }
      expect(item(path[1], section: path[0]) == nil)
    case "count": expect("\(grid.frames.count)" == line, grid.frames.count)
    case "rect":
      let rect = CGRect(origin: place(0), size: size(2))
      let answer = layout.layoutAttributesForElements(in: rect) ?? []
      let names = answer.map { "\($0.representedElementKind ?? "") \($0.indexPath)" }
      let all = layout.layoutAttributesForElements(in: .infinite) ?? []
      expect(names == all.map { "\($0.representedElementKind ?? "") \($0.indexPath)" }, names)
    case "content":
      let found = grid.contentSize
      expect(abs(found.width - numbers[0]) < 1e-9 && abs(found.height - numbers[1]) < 1e-9, found)
    case "codes": expect(codes == words, codes)
    case "finds": expect(words.allSatisfy(codes.contains), codes)
    case "tells":
      let found = simulation.findings.filter { $0.code == words[0] }
        .map { "\($0.severity.rawValue): \($0.message) \($0.elements)" }
      let part = words.dropFirst().joined(separator: " ")
      expect(found.contains { $0.contains(part) }, found)
    case "drag":
      let found = target(ofDragTo: place(0))
      expect(found == place(2), found)
    case "rest": expect(rest(at: place(0)) == place(2), rest(at: place(0)))
    case "bounds":
      let rect = CGRect(origin: place(0), size: size(2))
      let isStale = simulation.perform { layout.shouldInvalidateLayout(forBoundsChange: rect) }
      expect(words.last == (isStale ? "stale" : "kept"))
    case "//": break
    default: Issue.record("\(word) \(line) is no line of a row", sourceLocation: sourceLocation)
    }
  }
}

/// A published layout in a line of text.
///
/// Behind the parameters of the layout stand its sections, then the size of the view, the width of
/// the screen and the inset of the view where they are not as usual. A section is a count, a list of
/// heights, or an object with its heights and keys.
struct PublishedLine {
  let layout: String
  let parameters: JSONObject
  let sections: [ScenarioSection]
  let size: CGSize
  let screen: CGFloat?
  let inset: GridEdgeInsets

  /// The lines of rows, each of which begins with `#` and its name.
  static func rows(_ text: String) -> [[Substring]] {
    ("\n" + text).components(separatedBy: "\n# ").dropFirst().map { $0.split(separator: "\n") }
  }

  init(_ line: Substring) throws {
    layout = String(line.prefix { $0 != " " })
    let list = "[\(line.dropFirst(layout.count))]"
    let values = try #require(JSONDocument(list).value.arrayValue)
    parameters = try #require(values[0].objectValue)
    sections = try #require(values[1].arrayValue).map { section -> ScenarioSection in
      if let count = section.intValue { return .count(count) }
      var keys = section.objectValue ?? JSONObject()
      let heights = try #require((keys["heights"] ?? section).doubleValues)
      keys["heights"] = nil
      return .heights(heights.map { CGFloat($0) }, keys: keys)
    }
    let size = (values.count > 2 ? values[2].doubleValues : nil) ?? [360, 640]
    self.size = CGSize(width: size[0], height: size[1])
    screen = values.count > 3 ? values[3].doubleValue.map { CGFloat($0) } : nil
    let edges = (values.count > 4 ? values[4].doubleValues : nil) ?? [0, 0, 0, 0]
    inset = GridEdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }
}
