import Foundation
import GridScenarios

/// Holds a line of `gridview run --json` to the page on scenario files: keys, sorts of values,
/// orders, and spellings of numbers. Knows nothing of the code that writes it.
struct ToolOutputChecker {
  private(set) var problems: [String] = []

  /// Returns the problems of a line; empty when there are none.
  static func problems(in line: String) -> [String] {
    var checker = ToolOutputChecker()
    checker.check(line)
    return checker.problems
  }

  private mutating func report(_ place: String, _ text: String) {
    problems.append("\(place): \(text)")
  }

  private mutating func check(_ line: String) {
    guard (try? JSONSerialization.jsonObject(with: Data(line.utf8))) is [String: Any],
      let document = try? JSONDocument(line), case .object(let object) = document.value
    else { return report("line", "no JSON object") }
    checkSpelling(line)
    checkKeyOrder(document.value, "line")
    let keys = checkKeys(
      object, "line",
      required: [
        "id", "contentSize", "contentOffset", "offsetRange", "cells", "supplementary",
        "decorations", "visibleItems", "selectedItems", "steps", "faults",
      ], optional: ["sections"])
    guard keys else { return }
    if object["id"]?.stringValue == nil { report("id", "no text") }
    numbers(object["contentSize"], 2, "contentSize")
    numbers(object["contentOffset"], 2, "contentOffset")
    range(object["offsetRange"])
    let cells = elements(object["cells"], "cells", kinds: { $0 == nil })
    elements(object["supplementary"], "supplementary", kinds: { $0 != nil && $0 != "cell" })
    elements(object["decorations"], "decorations", kinds: { $0 != nil && $0 != "cell" })
    let places = Set(cells.map { [$0.section, $0.item] })
    for key in ["visibleItems", "selectedItems"] {
      for item in items(object[key], key) where !places.contains(item) {
        report(key, "\(item) is no cell")
      }
    }
    for (index, step) in list(object["steps"], "steps").enumerated() {
      check(step: step, "steps[\(index)]")
    }
    for (index, fault) in list(object["faults"], "faults").enumerated() {
      let place = "faults[\(index)]"
      guard case .object(let members) = fault,
        checkKeys(members, place, required: ["code", "message"], optional: ["step"])
      else { continue }
      if members["code"]?.stringValue?.isEmpty != false { report(place, "no code") }
      if members["message"]?.stringValue?.isEmpty != false { report(place, "no message") }
      if let step = members["step"], step.intValue == nil { report(place, "step is no number") }
    }
  }

  // MARK: Spelling

  /// Outside of texts: no spaces, no `-0`, no exponent where none is needed, nothing but numbers.
  private mutating func checkSpelling(_ line: String) {
    var isText = false
    var isEscaped = false
    var word = ""
    for letter in line {
      if isText {
        if letter == "\"", !isEscaped { isText = false }
        isEscaped = letter == "\\" && !isEscaped
        continue
      }
      if letter == "\"" {
        isText = true
      } else if letter.isWhitespace {
        report("line", "a space between values")
      } else if "[]{},:".contains(letter) {
        checkWord(word)
        word = ""
      } else {
        word.append(letter)
      }
    }
  }

  private mutating func checkWord(_ word: String) {
    if ["", "true", "false"].contains(word) { return }
    guard let number = Double(word), number.isFinite else {
      return report("line", "\(word) is no number")
    }
    if word.hasPrefix("-"), number == 0 { report("line", "\(word) instead of 0") }
    // Shortest text that reads back as the same double; whole numbers without a fraction.
    let shortest = number.description
    let expected = shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest
    if word != expected { report("line", "\(word) instead of \(expected)") }
  }

  private mutating func checkKeyOrder(_ value: JSONValue, _ place: String) {
    switch value {
    case .object(let object):
      let keys = object.members.map(\.key)
      if keys != keys.sorted() { report(place, "keys are not sorted: \(keys)") }
      if Set(keys).count != keys.count { report(place, "a key twice: \(keys)") }
      for member in object.members { checkKeyOrder(member.value, "\(place).\(member.key)") }
    case .array(let entries):
      for (index, entry) in entries.enumerated() { checkKeyOrder(entry, "\(place)[\(index)]") }
    case .null: report(place, "null")
    default: break
    }
  }

  @discardableResult
  private mutating func checkKeys(
    _ object: JSONObject, _ place: String, required: [String], optional: [String] = []
  ) -> Bool {
    let keys = Set(object.members.map(\.key))
    let missing = Set(required).subtracting(keys).sorted()
    let unknown = keys.subtracting(required).subtracting(optional).sorted()
    if !missing.isEmpty { report(place, "without \(missing)") }
    if !unknown.isEmpty { report(place, "has \(unknown)") }
    return missing.isEmpty && unknown.isEmpty
  }

  // MARK: Parts

  private mutating func list(_ value: JSONValue?, _ place: String) -> [JSONValue] {
    guard case .array(let entries)? = value else {
      report(place, "no list")
      return []
    }
    return entries
  }

  @discardableResult
  private mutating func numbers(_ value: JSONValue?, _ count: Int, _ place: String) -> [Double] {
    guard let numbers = value?.doubleValues, numbers.count == count else {
      report(place, "not \(count) numbers")
      return Array(repeating: 0, count: count)
    }
    return numbers
  }

  private mutating func range(_ value: JSONValue?) {
    guard case .object(let object)? = value,
      checkKeys(object, "offsetRange", required: ["x", "y"])
    else { return }
    for axis in ["x", "y"] {
      let ends = numbers(object[axis], 2, "offsetRange.\(axis)")
      if ends[0] > ends[1] { report("offsetRange.\(axis)", "\(ends) is the wrong way round") }
    }
  }

  private mutating func items(_ value: JSONValue?, _ place: String) -> [[Int]] {
    let items = list(value, place).map(\.intValues)
    let pairs = items.compactMap(\.self)
    if pairs.count != items.count || pairs.contains(where: { $0.count != 2 }) {
      report(place, "an entry is no [section, item]")
      return []
    }
    for (a, b) in zip(pairs, pairs.dropFirst()) where (a[0], a[1]) >= (b[0], b[1]) {
      report(place, "\(b) after \(a)")
    }
    return pairs
  }

  private struct Place {
    var section: Int
    var item: Int
    var kind: String
  }

  @discardableResult
  private mutating func elements(
    _ value: JSONValue?, _ place: String, kinds: (String?) -> Bool
  ) -> [Place] {
    var places: [Place] = []
    for (index, entry) in list(value, place).enumerated() {
      if let found = element(entry, "\(place)[\(index)]", kinds: kinds) { places.append(found) }
    }
    for (a, b) in zip(places, places.dropFirst()) {
      let isOrdered = (a.section, a.item, a.kind) < (b.section, b.item, b.kind)
      if !isOrdered { report(place, "\(b) after \(a)") }
    }
    return places
  }

  private mutating func element(
    _ value: JSONValue, _ place: String, kinds: (String?) -> Bool
  ) -> Place? {
    guard case .object(let object) = value,
      checkKeys(
        object, place, required: ["section", "item", "frame", "center", "size"],
        optional: ["kind", "transform", "alpha", "zIndex", "hidden", "text"])
    else { return nil }
    let frame = numbers(object["frame"], 4, "\(place).frame")
    let center = numbers(object["center"], 2, "\(place).center")
    let size = numbers(object["size"], 2, "\(place).size")
    guard let section = object["section"]?.intValue, let item = object["item"]?.intValue else {
      report(place, "section or item is no whole number")
      return nil
    }
    if !kinds(object["kind"]?.stringValue) { report(place, "in the wrong list") }
    if let transform = object["transform"] {
      let t = numbers(transform, 6, "\(place).transform")
      if t == [1, 0, 0, 1, 0, 0] { report(place, "an identity transform") }
      // The bounding box of the transformed rectangle, about its center.
      let box = CGRect(
        x: center[0] + t[4] - (abs(t[0]) * size[0] + abs(t[2]) * size[1]) / 2,
        y: center[1] + t[5] - (abs(t[1]) * size[0] + abs(t[3]) * size[1]) / 2,
        width: abs(t[0]) * size[0] + abs(t[2]) * size[1],
        height: abs(t[1]) * size[0] + abs(t[3]) * size[1])
      let found = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      if !isNear(box, found) { report(place, "the frame is not the box of the transform") }
    } else if !isNear(frame[0] + frame[2] / 2, center[0]) || !isNear(frame[2], size[0])
      || !isNear(frame[1] + frame[3] / 2, center[1]) || !isNear(frame[3], size[1])
    {
      report(place, "center and size are not those of the frame")
    }
    if let alpha = object["alpha"], alpha.doubleValue == nil || alpha == 1 {
      report(place, "alpha \(alpha)")
    }
    if let zIndex = object["zIndex"], zIndex.intValue == nil || zIndex == 0 {
      report(place, "zIndex \(zIndex)")
    }
    if let hidden = object["hidden"], hidden != true { report(place, "hidden \(hidden)") }
    if let text = object["text"], text.stringValue?.isEmpty != false {
      report(place, "text \(text)")
    }
    return Place(section: section, item: item, kind: object["kind"]?.stringValue ?? "")
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) <= 1e-9 * max(1, abs(a), abs(b))
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    isNear(a.minX, b.minX) && isNear(a.minY, b.minY) && isNear(a.width, b.width)
      && isNear(a.height, b.height)
  }

  // MARK: Steps

  private static let results = [
    "askTarget": ["target"], "askBoundsChange": ["invalidates"], "query": ["elements"],
    "snapshot": ["elements"], "settle": ["frames", "seconds"],
  ]
  /// Keys that a step leaves out when it was refused, or moves nothing.
  private static let optionalResults = [
    "apply": ["batches"], "applySection": ["batches"], "expand": ["batches"],
    "collapse": ["batches"], "beginMove": ["lifted"], "moveTo": ["hovers"],
    "dragItems": ["dragged"], "dropAt": ["dropped", "at"],
  ]

  private mutating func check(step: JSONValue, _ place: String) {
    guard case .object(let object) = step, let op = object["op"]?.stringValue else {
      return report(place, "no op")
    }
    let keys = checkKeys(
      object, place, required: ["op", "contentOffset"] + (Self.results[op] ?? []),
      optional: Self.optionalResults[op] ?? [])
    guard keys else { return }
    numbers(object["contentOffset"], 2, "\(place).contentOffset")
    switch op {
    case "askTarget": numbers(object["target"], 2, "\(place).target")
    case "askBoundsChange":
      if object["invalidates"]?.boolValue == nil { report(place, "invalidates is no boolean") }
    case "settle":
      if object["frames"]?.intValue == nil { report(place, "frames is no whole number") }
      if object["seconds"]?.doubleValue == nil { report(place, "seconds is no number") }
    case "snapshot": elements(object["elements"], "\(place).elements", kinds: { $0 != "cell" })
    case "apply", "applySection", "expand", "collapse":
      // A fault leaves the batches out.
      guard object["batches"] != nil else { break }
      for batch in list(object["batches"], "\(place).batches") {
        for change in list(batch, "\(place).batches") {
          let entries = change.arrayValue ?? []
          let paths = entries.dropFirst().compactMap(\.intValues)
          if entries.first?.stringValue == nil || paths.isEmpty || paths.count > 2
            || paths.count != entries.count - 1 || !paths.allSatisfy({ 1...2 ~= $0.count })
          {
            report(place, "\(change) is no [action, path] or [action, before, after]")
          }
        }
      }
    case "beginMove":
      if let lifted = object["lifted"], lifted.boolValue == nil {
        report(place, "lifted is no boolean")
      }
    case "moveTo":
      if object["hovers"] != nil { numbers(object["hovers"], 2, "\(place).hovers") }
    case "dragItems":
      for (index, item) in list(object["dragged"] ?? [], "\(place).dragged").enumerated() {
        numbers(item, 2, "\(place).dragged[\(index)]")
      }
    case "dropAt":
      if let dropped = object["dropped"], dropped.stringValue == nil {
        report(place, "dropped is no word")
      }
      if object["at"] != nil { numbers(object["at"], 2, "\(place).at") }
    case "query":
      for name in list(object["elements"], "\(place).elements") {
        guard let entries = name.arrayValue, entries.count == 3, entries[0].stringValue != nil,
          entries[1].intValue != nil, entries[2].intValue != nil
        else {
          report(place, "\(name) is no [kind, section, item]")
          continue
        }
      }
    default: break
    }
  }
}
