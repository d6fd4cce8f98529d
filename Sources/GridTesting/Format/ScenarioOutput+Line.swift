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
    var text = JSONText()
    for member in value.objectValue?.sortedMembers ?? [] {
      text += text.length == 0 ? "{" : ","
      text.append(quoting: member.key)
      text.append(":")
      if let elements = lists[member.key] {
        Self.write(elements, to: &text)
      } else {
        JSONWriter.write(member.value, isSpaced: false, to: &text)
      }
    }
    text.append("}")
    return text.string
  }

  private static func write(_ elements: [ElementRecord], to text: inout JSONText) {
    text.append("[")
    var isFirst = true
    for element in elements.isInOrder ? elements : elements.sorted() {
      if !isFirst { text += "," }
      isFirst = false
      element.write(to: &text)
    }
    text.append("]")
  }
}

extension ElementRecord {
  /// Writes the text of `json`: the same keys, sorted, without those at their default.
  fileprivate func write(to text: inout JSONText) {
    text.append("{")
    if alpha != 1 {
      text += "\"alpha\":"
      text.append(alpha)
      text.append(",")
    }
    text += "\"center\":["
    text.append(center.x)
    text.append(",")
    text.append(center.y)
    text += "],\"frame\":["
    text.append(frame.origin.x)
    text.append(",")
    text.append(frame.origin.y)
    text.append(",")
    text.append(frame.size.width)
    text.append(",")
    text.append(frame.size.height)
    text.append("]")
    if isHidden { text += ",\"hidden\":true" }
    text += ",\"item\":"
    text.append(Double(name.item))
    if name.kind != "cell" {
      text += ",\"kind\":"
      text.append(quoting: name.kind)
    }
    text += ",\"section\":"
    text.append(Double(name.section))
    text += ",\"size\":["
    text.append(size.width)
    text.append(",")
    text.append(size.height)
    text.append("]")
    if let words = self.text {
      text += ",\"text\":"
      text.append(quoting: words)
    }
    if transform != .identity {
      let t = transform
      text += ",\"transform\":"
      JSONWriter.write(
        JSONValue([t.a, t.b, t.c, t.d, t.tx, t.ty]), isSpaced: false, to: &text)
    }
    if zIndex != 0 {
      text += ",\"zIndex\":"
      text.append(Double(zIndex))
    }
    text.append("}")
  }
}
