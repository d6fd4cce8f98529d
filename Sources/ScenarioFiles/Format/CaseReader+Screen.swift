import Foundation

extension CaseReader {
  /// Reads the screen around the grid.
  func screen(_ reader: ObjectReader) -> ScenarioScreen? {
    guard let value = reader.object["screen"] else { return nil }
    let path = reader.path.key("screen")
    guard case .object(let object) = value else {
      mistakes.report(
        path, expected: "a screen: {\"size\": [width, height], ...}", found: value.inWords)
      return nil
    }
    let screen = ObjectReader(
      object, at: path, as: FormatPart.screen.object, of: "keys of a screen", mistakes)
    let size = screen.required("size", .viewSize)
    let origin = screen.optional("origin", .point, default: .zero)
    let controls = controls(screen, actionCount: actionCount(reader))
    return size.map { ScenarioScreen(size: $0, origin: origin, controls: controls) }
  }

  /// Returns the number of actions of the case, right or wrong; nil when that cannot be told.
  private func actionCount(_ reader: ObjectReader) -> Int? {
    guard let actions = reader.object["actions"] else {
      return reader.isMisspelt("actions") ? nil : 0
    }
    return actions.arrayValue?.count
  }

  private func controls(_ reader: ObjectReader, actionCount: Int?) -> [ScenarioScreen.Control] {
    guard let value = reader.object["controls"] else { return [] }
    let path = reader.path.key("controls")
    guard case .array(let entries) = value else {
      mistakes.report(path, expected: "a list of controls", found: value.inWords)
      return []
    }
    return entries.enumerated().compactMap { index, entry in
      control(entry, at: path.index(index), actionCount: actionCount)
    }
  }

  private func control(
    _ value: JSONValue, at path: JSONPath, actionCount: Int?
  ) -> ScenarioScreen.Control? {
    guard case .object(let object) = value else {
      mistakes.report(
        path, expected: "a control: {\"title\": ..., \"frame\": [x, y, width, height]}",
        found: value.inWords)
      return nil
    }
    let reader = ObjectReader(
      object, at: path, as: FormatPart.control.object, of: "keys of a control", mistakes)
    let title = reader.required("title", .text)
    let frame = reader.required("frame", Form(type: .rect, convert: \.rectValue))
    for (index, side) in [(2, frame?.size.width ?? 0), (3, frame?.size.height ?? 0)] where side < 0
    {
      mistakes.report(
        path.key("frame").index(index), expected: ParameterType.scalar(.notNegative).inWords,
        found: JSONWriter.number(side))
    }
    let steps = reader.optional("steps", Form.count.list, default: [])
    if let actionCount { check(steps, at: path.key("steps"), actionCount: actionCount) }
    guard let title, let frame else { return nil }
    return ScenarioScreen.Control(title: title, frame: frame, steps: steps)
  }

  /// Reports steps that are no positions in the case's actions.
  private func check(_ steps: [Int], at path: JSONPath, actionCount: Int) {
    let known =
      switch actionCount {
      case 0: ", of which there are none"
      case 1: ": 0"
      default: ": 0 to \(actionCount - 1)"
      }
    for (index, step) in steps.enumerated() where step >= actionCount {
      mistakes.report(
        path.index(index), expected: "a position in \"actions\"\(known)",
        found: "\(step), which is past the end")
    }
  }

  /// Reads the texts of elements.
  func texts(_ reader: ObjectReader) -> ScenarioTexts? {
    guard let value = reader.object["texts"] else { return nil }
    let path = reader.path.key("texts")
    guard case .object(let object) = value else {
      mistakes.report(
        path, expected: "texts: {\"cell\": ..., \"header\": ..., \"footer\": ...}",
        found: value.inWords)
      return nil
    }
    let texts = ObjectReader(
      object, at: path, as: FormatPart.texts.object, of: "keys of texts", mistakes)
    return ScenarioTexts(
      cell: template("cell", texts), header: template("header", texts),
      footer: template("footer", texts))
  }

  private func template(_ key: String, _ reader: ObjectReader) -> String? {
    guard let template = reader.optional(key, .text) else { return nil }
    let known = ScenarioTexts.placeholders
    for word in ScenarioTexts.unknownPlaceholders(in: template) {
      mistakes.report(
        reader.path.key(key),
        expected: "only \(known.map { "{\($0)}" }.joined(separator: " and ")) in braces",
        found: JSONValue.string("{\(word)}").inWords,
        suggestion: NearestWord.nearest(to: word, in: known).map { "{\($0)}" })
    }
    return template
  }
}
