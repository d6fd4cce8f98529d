import Foundation
import GridScenarios
import GridTesting

/// Makes scenario files up: any layout of the gallery with any legal parameters and actions.
struct ToolCaseGenerator {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(random.next() % UInt64(range.count))
  }

  private mutating func length(_ range: ClosedRange<Int>) -> JSONValue {
    .number(Double(number(range)) + [0, 0, 0.5, 1.0 / 3][number(0...3)])
  }

  private mutating func pair(_ range: ClosedRange<Int>) -> JSONValue {
    [length(range), length(range)]
  }

  private mutating func chance(_ one: Int, in all: Int) -> Bool { number(1...all) <= one }

  static let layouts = [
    "shortestColumn", "list", "groupedRows", "sectionedWaterfall", "skyline", "headerFooterGrid",
    "carousel", "circle", "mosaicGrid", "block", "flow", "compositional",
  ]

  /// A file with this many cases.
  mutating func file(_ count: Int) -> String {
    let cases = (0..<count).map { scenario($0) }
    return (try? JSONValue.array(cases).text(.line)) ?? ""
  }

  private mutating func scenario(_ index: Int) -> JSONValue {
    let layout = Self.layouts[index % Self.layouts.count]
    var object: JSONObject = [
      "id": .string("case \(index)"), "layout": .string(layout),
      "parameters": .object(parameters(layout)),
      "viewport": [.number(Double(number(120...420))), .number(Double(number(120...700)))],
    ]
    let sections = (0..<number(0...3)).map { _ in section(layout) }
    object["sections"] = .array(sections)
    if chance(1, in: 3) { object["displayScale"] = .number(Double(number(1...3))) }
    if chance(1, in: 4) { object["viewContentInset"] = [7, 0, 11.5, 3] }
    if chance(1, in: 5) { object["safeArea"] = [20, 0, 34, 0] }
    if chance(1, in: 5) {
      object["queryPolicy"] = .string(["pageAligned", "clippedToContent"][number(0...1)])
    }
    if chance(1, in: 5) { object["contentOffset"] = [0, length(0...80)] }
    let actions = (0..<number(0...6)).map { _ in action(layout) }
    object["actions"] = .array(actions)
    if chance(1, in: 4) { object["screen"] = screen(actions.count) }
    if chance(1, in: 3) { object["texts"] = texts() }
    return .object(object)
  }

  private mutating func parameters(_ layout: String) -> JSONObject {
    var object = JSONObject()
    switch layout {
    case "shortestColumn":
      object["columnCount"] = .number(Double(number(1...6)))
      object["interitemSpacing"] = length(0...20)
    case "list", "groupedRows":
      object["itemHeight"] = length(10...90)
      object["sectionInset"] = chance(1, in: 2) ? length(0...20) : [1, 2, 3, 4]
    case "sectionedWaterfall":
      object["contentInset"] = length(0...9)
    case "skyline":
      object["lineSpacing"] = length(0...12)
    case "headerFooterGrid":
      object["itemSize"] = pair(20...120)
      object["itemSpacing"] = length(0...9)
      object["headerSize"] = length(0...30)
      object["footerSize"] = pair(0...30)
      if chance(1, in: 3) { object["scrollDirection"] = "horizontal" }
    case "carousel":
      object["itemSize"] = pair(40...160)
      object["pagingEnabled"] = .bool(chance(1, in: 2))
    case "circle":
      object["itemSize"] = pair(20...60)
      object["clockwise"] = .bool(chance(1, in: 2))
      if chance(1, in: 3) { object["radius"] = .null }
    case "block":
      object["preset"] = "leadingTile"
      object["headerHeight"] = length(0...30)
    case "flow":
      object["itemSize"] = pair(10...110)
      object["headerReferenceSize"] = length(0...30)
      object["sectionHeadersPinToVisibleBounds"] = .bool(chance(1, in: 2))
      if chance(1, in: 3) { object["scrollDirection"] = "horizontal" }
    case "compositional":
      let samples = CompositionalPart.group.samples
      object["section"] = ["group": samples[number(0...(samples.count - 1))]]
    default: break
    }
    return object
  }

  private mutating func section(_ layout: String) -> JSONValue {
    var object = JSONObject()
    if chance(1, in: 2) {
      object["count"] = .number(Double(number(0...40)))
    } else {
      object["items"] = .array(
        (0..<number(0...30)).map { _ in chance(1, in: 2) ? length(5...120) : pair(5...110) })
    }
    if layout == "sectionedWaterfall" {
      object["columns"] = .number(Double(number(1...4)))
      object["interitemSpacing"] = length(0...9)
    }
    return .object(object)
  }

  private mutating func screen(_ actionCount: Int) -> JSONValue {
    var object: JSONObject = ["size": pair(320...900)]
    if chance(1, in: 2) { object["origin"] = pair(-20...90) }
    if chance(2, in: 3) {
      object["controls"] = .array(
        (0..<number(0...3)).map { index in
          var control: JSONObject = [
            "title": .string("button \(index)"),
            "frame": [length(-30...400), length(0...90), length(0...120), 50],
          ]
          if actionCount > 0, chance(1, in: 2) {
            control["steps"] = [.number(Double(number(0...(actionCount - 1))))]
          }
          return .object(control)
        })
    }
    return .object(object)
  }

  private mutating func texts() -> JSONValue {
    let templates = ["{item}", "{section} Section", "{section}-{item} {}", "", "plain {"]
    var object = JSONObject()
    for key in ["cell", "header", "footer"] where chance(1, in: 2) {
      object[key] = .string(templates[number(0...(templates.count - 1))])
    }
    return .object(object)
  }

  private mutating func setLayout() -> JSONValue {
    let layout = Self.layouts[number(0...(Self.layouts.count - 1))]
    var object: JSONObject = ["op": "setLayout", "layout": .string(layout)]
    if chance(1, in: 3) { object["fresh"] = .bool(chance(3, in: 4)) }
    // A compositional layout cannot do without a section.
    if layout == "compositional" || chance(1, in: 3) {
      object["parameters"] = .object(parameters(layout))
    }
    return .object(object)
  }

  private mutating func action(_ layout: String) -> JSONValue {
    switch number(0...14) {
    case 0, 1:
      return ["op": "setContentOffset", "contentOffset": [length(0...200), length(0...900)]]
    case 2, 3: return setLayout()
    case 4: return ["op": "setBounds", "size": pair(90...500)]
    case 5: return ["op": "setViewContentInset", "inset": [length(0...40), 0, length(0...40), 0]]
    case 6: return ["op": "reloadData"]
    case 7:
      return ["op": "query", "rect": [length(-50...50), 0, length(0...300), length(0...300)]]
    case 8: return ["op": "askTarget", "proposed": pair(-50...900), "velocity": pair(-900...900)]
    case 9: return ["op": "askBoundsChange", "newBounds": [0, 0, length(90...500), 300]]
    case 10: return ["op": "snapshot"]
    case 11: return ["op": "snapshot", "elements": "all"]
    case 12: return ["op": "advance", "seconds": length(0...1)]
    case 13: return ["op": "settle"]
    default:
      return ["op": "setContentOffset", "contentOffset": [0, length(0...300)], "animated": true]
    }
  }
}
