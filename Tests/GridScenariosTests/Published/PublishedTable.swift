import GridKit
import GridScenarios
import TestSupport
import Testing

extension PublishedStage {
  /// Checks rows of text: a name, a published layout, and what is on stage. The test needs the trait
  /// `.rows`.
  ///
  ///     # columns that are too wide overlap
  ///     block {"template": [[0], [1]], "columnWidths": [200, 180]}, [[10, 20]]
  ///     cell 0-0    0  0  200  10
  ///     cell 0-1  180  0  180  20
  ///     content 360 20
  ///     finds columns-overflow
  ///
  /// The second line is that of a `PublishedLine`. The others are checked in order: the frames of
  /// all elements, or after `some` that of one, or their `count`; an item without an answer after
  /// `no`; the content size; all `codes` of findings, or those that it at least `finds`, and words
  /// that the first one `says`. No row may meet a fault. A line after `//` is a remark.
  static func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let rows = PublishedLine.rows(text)
    forEachRow(of: rows, named: { String($0[0]) }, sourceLocation: sourceLocation) { lines in
      let line = try PublishedLine(lines[1])
      let stage = try PublishedStage(
        line.layout, line.parameters, sections: line.sections, size: line.size,
        screen: line.screen)
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
        let rest = Array(words.dropFirst())
        switch words[0] {
        case "some":
          let wanted = try GridFrames(parsing: rest.joined(separator: " "))
          let found = stage.grid.frames.filter { $0.id == wanted.entries[0].id }
          let difference = found.difference(from: wanted, tolerance: 1e-9)
          #expect(difference == nil, sourceLocation: sourceLocation)
        case "no":
          let path = rest[1].split(separator: "-").compactMap { Int($0) }
          let item = stage.item(path[1], section: path[0])
          #expect(item == nil, "\(line)", sourceLocation: sourceLocation)
        case "count":
          #expect(["\(stage.grid.frames.count)"] == rest, sourceLocation: sourceLocation)
        case "content":
          let size = stage.grid.contentSize
          let isNear = zip([size.width, size.height], rest.compactMap(Double.init))
            .allSatisfy { abs($0 - $1) < 1e-9 }
          #expect(isNear && rest.count == 2, "\(size)", sourceLocation: sourceLocation)
        case "codes": #expect(stage.codes == rest, sourceLocation: sourceLocation)
        case "finds":
          let missing = rest.filter { !stage.codes.contains($0) }
          #expect(missing == [], sourceLocation: sourceLocation)
        case "says":
          let message = stage.simulation.findings.first?.message ?? ""
          #expect(message.contains(rest.joined(separator: " ")), sourceLocation: sourceLocation)
        case "//": break
        default: Issue.record("\(line) is no line of a row", sourceLocation: sourceLocation)
        }
      }
      #expect(stage.simulation.faults == [], sourceLocation: sourceLocation)
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
