import GridKit

extension ScenarioOutput {
  /// One line of JSON with sorted keys, without a line break at the end: the text of `json`.
  ///
  /// Elements are written one by one, since a value that held a million of them would take more
  /// memory than all else.
  ///
  /// - Throws: `JSONWritingError` when a number is not finite: JSON has no spelling for it.
  public func line() throws(JSONWritingError) -> String {
    let lists = ["cells": cells, "supplementary": supplementary, "decorations": decorations]
    guard lists.values.allSatisfy({ $0.allSatisfy(\.isFinite) }) else {
      return try json.text(.line)
    }
    var rest = self
    rest.cells = []
    rest.supplementary = []
    rest.decorations = []
    let value = rest.json
    try JSONWriter.check(value, at: JSONPath())
    var text = ""
    for member in value.objectValue?.sortedMembers ?? [] {
      text += text.isEmpty ? "{" : ","
      text += JSONWriter.quoted(member.key) + ":"
      if let elements = lists[member.key] {
        Self.write(elements, to: &text)
      } else {
        text += JSONWriter.line(member.value)
      }
    }
    return text + "}"
  }

  private static func write(_ elements: [ElementRecord], to text: inout String) {
    text += "["
    var isFirst = true
    for element in elements.isInOrder ? elements : elements.sorted() {
      if !isFirst { text += "," }
      isFirst = false
      element.write(to: &text)
    }
    text += "]"
  }
}

extension ElementRecord {
  /// Writes the text of `json`: the same keys, sorted, without those at their default.
  fileprivate func write(to text: inout String) {
    text += "{"
    if alpha != 1 { text += "\"alpha\":\(JSONWriter.number(alpha))," }
    text += "\"center\":"
    Self.write([center.x, center.y], to: &text)
    text += ",\"frame\":"
    Self.write(
      [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height], to: &text)
    if isHidden { text += ",\"hidden\":true" }
    text += ",\"item\":\(JSONWriter.number(Double(name.item)))"
    if name.kind != "cell" { text += ",\"kind\":\(JSONWriter.quoted(name.kind))" }
    text += ",\"section\":\(JSONWriter.number(Double(name.section))),\"size\":"
    Self.write([size.width, size.height], to: &text)
    if let words = self.text { text += ",\"text\":\(JSONWriter.quoted(words))" }
    if transform != .identity {
      let t = transform
      text += ",\"transform\":"
      Self.write([t.a, t.b, t.c, t.d, t.tx, t.ty], to: &text)
    }
    if zIndex != 0 { text += ",\"zIndex\":\(JSONWriter.number(Double(zIndex)))" }
    text += "}"
  }

  private static func write(_ numbers: [CGFloat], to text: inout String) {
    text += "["
    for (index, number) in numbers.enumerated() {
      if index > 0 { text += "," }
      text += JSONWriter.number(Double(number))
    }
    text += "]"
  }
}
