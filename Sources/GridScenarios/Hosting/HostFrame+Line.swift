import GridCore
import GridHost

// Frames are written many times a second, so their text is made without a JSON value in between
// (scenario `host-fling` of the benchmark). The text equals that of `json`.

extension HostFrame {
  /// Returns the frame as one line of JSON with sorted keys, without a line break at the end. The
  /// text equals that of `json`.
  public func line() -> String {
    var text = JSONText()
    write(to: &text)
    return text.string
  }

  /// Adds the frame's JSON to a text.
  package func write(to text: inout JSONText) {
    var members = JSONMembers()
    members.add(
      "adjustedInset", adjustedInset.map { [$0.top, $0.left, $0.bottom, $0.right] }, &text)
    if let base { members.add("base", Double(base), &text) }
    members.add("contentOffset", contentOffset, &text)
    members.add("contentSize", contentSize, &text)
    members.add("correction", correction, &text)
    if let cut { members.add("cut", Self.microseconds(cut), &text) }
    members.add("events", events, &text) { event, text in
      JSONWriter.write(event.json, isSpaced: false, to: &text)
    }
    members.add("findings", findings, &text) { finding, text in
      JSONWriter.write(finding.hostJSON, isSpaced: false, to: &text)
    }
    members.add("gone", gone, &text) { number, text in text.append(Double(number)) }
    if let motion { members.add("motion", motion.rawValue, &text) }
    if let next { members.add("next", Self.microseconds(next), &text) }
    members.add("sequence", Double(sequence), &text)
    members.add("show", show, &text) { view, text in view.write(to: &text) }
    members.add("time", time, &text)
    members.add("viewport", viewport, &text)
    text.append("}")
  }
}

extension HostView {
  /// Adds the view's JSON to a text.
  func write(to text: inout JSONText) {
    var members = JSONMembers()
    if alpha != 1 { members.add("alpha", Double(alpha), &text) }
    if bind != 0 { members.add("bind", Double(bind), &text) }
    members.add("center", center, &text)
    if isHidden { members.add("hidden", true, &text) }
    if isHighlighted { members.add("highlighted", true, &text) }
    if element.item != NSNotFound { members.add("item", Double(element.item), &text) }
    if let key { members.add("key", key, &text) }
    members.add("kind", element.kindText, &text)
    members.add("rank", rank, &text)
    if let reuseIdentifier { members.add("reuseIdentifier", reuseIdentifier, &text) }
    members.add("section", Double(element.section), &text)
    if isSelected { members.add("selected", true, &text) }
    members.add("size", size, &text)
    if let words = self.text { members.add("text", words, &text) }
    if isTurned {
      let (name, numbers) = transformMember
      members.add(name, numbers, &text)
    }
    members.add("view", Double(view), &text)
    members.add("wantsSize", wantsSize, &text)
    if zIndex != 0 { members.add("zIndex", Double(zIndex), &text) }
    text.append("}")
  }
}

/// A writer that adds the members of a JSON object to a text.
private struct JSONMembers {
  private var isEmpty = true

  private mutating func begin(_ key: StaticString, _ text: inout JSONText) {
    if isEmpty { text.append("{") }
    text.append(key: key, isFirst: isEmpty, isSpaced: false)
    isEmpty = false
  }

  mutating func add(_ key: StaticString, _ number: Double, _ text: inout JSONText) {
    begin(key, &text)
    text.append(number)
  }

  mutating func add(_ key: StaticString, _ words: String, _ text: inout JSONText) {
    begin(key, &text)
    text.append(quoting: words)
  }

  mutating func add(_ key: StaticString, _ claim: Bool, _ text: inout JSONText) {
    begin(key, &text)
    text += claim ? "true" : "false"
  }

  mutating func add(_ key: StaticString, _ point: CGPoint?, _ text: inout JSONText) {
    if let point { add(key, pair: Double(point.x), Double(point.y), &text) }
  }

  mutating func add(_ key: StaticString, _ size: CGSize?, _ text: inout JSONText) {
    if let size { add(key, pair: Double(size.width), Double(size.height), &text) }
  }

  private mutating func add(
    _ key: StaticString, pair first: Double, _ second: Double, _ text: inout JSONText
  ) {
    begin(key, &text)
    text.append("[")
    text.append(first)
    text.append(",")
    text.append(second)
    text.append("]")
  }

  mutating func add(_ key: StaticString, _ numbers: [CGFloat]?, _ text: inout JSONText) {
    guard let numbers else { return }
    begin(key, &text)
    text.append(numbers, isSpaced: false)
  }

  /// Adds a list of entries. An empty list is left out.
  mutating func add<Entry>(
    _ key: StaticString, _ entries: [Entry], _ text: inout JSONText,
    _ write: (Entry, inout JSONText) -> Void
  ) {
    guard !entries.isEmpty else { return }
    begin(key, &text)
    text.append("[")
    for (index, entry) in entries.enumerated() {
      if index > 0 { text.append(",") }
      write(entry, &text)
    }
    text.append("]")
  }
}
