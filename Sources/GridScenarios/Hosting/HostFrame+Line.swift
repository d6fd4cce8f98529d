import GridHost

// Frames are written many times a second, so their text is made without a JSON value in between
// (scenarios `host-fling` and `host-encoding` of the benchmark).

extension HostFrame {
  /// Returns the frame as one line of JSON with sorted keys, without a line break at the end. The
  /// text equals that of `json`.
  public func line() -> String {
    var text = JSONText()
    write(to: &text)
    return text.string
  }

  /// Adds the frame's JSON to a text.
  func write(to text: inout JSONText) {
    text.append("{")
    text.add("adjustedInset", adjustedInset?.json)
    text.add("base", base)
    text.add("contentOffset", contentOffset)
    text.add("contentSize", contentSize)
    text.add("correction", correction)
    text.add("cut", cut.map(Self.microseconds))
    if !events.isEmpty { text.add("events", .array(events.map(HostObject.event.form.json))) }
    if !findings.isEmpty {
      text.add("findings", .array(findings.map(HostObject.finding.form.json)))
    }
    if !gone.isEmpty { text.add("gone", gone.json) }
    text.add("motion", motion?.rawValue)
    text.add("next", next.map(Self.microseconds))
    text.add("sequence", sequence)
    if !show.isEmpty {
      text.begin("show")
      text.append("[")
      for view in show { view.write(to: &text) }
      text.end("]")
    }
    text.add("time", time)
    text.add("viewport", viewport)
    text.end("}")
    text.cut(to: text.length - 1)
  }

  /// Returns a duration rounded to microseconds. Durations need no more digits.
  static func microseconds(_ seconds: TimeInterval) -> Double {
    (seconds * 1e6).rounded() / 1e6
  }
}

extension HostView {
  /// Adds the view's JSON and a comma to a text.
  fileprivate func write(to text: inout JSONText) {
    text.append("{")
    if alpha != 1 { text.add("alpha", Double(alpha)) }
    if bind != 0 { text.add("bind", bind) }
    text.add("center", center)
    if isHidden { text.add("hidden", true) }
    if isHighlighted { text.add("highlighted", true) }
    if element.item != NSNotFound { text.add("item", element.item) }
    text.add("key", key)
    text.add("kind", element.kindText)
    text.add("rank", rank)
    text.add("reuseIdentifier", reuseIdentifier)
    text.add("section", element.section)
    if isSelected { text.add("selected", true) }
    text.add("size", size)
    text.add("text", self.text)
    if isTurned {
      let (key, numbers) = transform.member
      text.add(key, JSONValue(numbers))
    }
    text.add("view", view)
    text.add("wantsSize", wantsSize)
    if zIndex != 0 { text.add("zIndex", zIndex) }
    text.end("}")
  }
}

// Each member ends with a comma. A value that is nil has no member.
extension JSONText {
  fileprivate mutating func begin(_ key: StaticString) {
    append(key: key, isFirst: true, isSpaced: false)
  }

  /// Puts a bracket and a comma in the place of the last comma.
  fileprivate mutating func end(_ bracket: Unicode.Scalar) {
    cut(to: length - 1)
    append(bracket)
    append(",")
  }

  fileprivate mutating func add(_ key: StaticString, _ number: Double?) {
    guard let number else { return }
    begin(key)
    append(number)
    append(",")
  }

  fileprivate mutating func add(_ key: StaticString, _ number: Int?) {
    add(key, number.map { Double($0) })
  }

  fileprivate mutating func add(_ key: StaticString, _ words: String?) {
    guard let words else { return }
    begin(key)
    append(quoting: words)
    append(",")
  }

  fileprivate mutating func add(_ key: StaticString, _ point: CGPoint?) {
    guard let point else { return }
    begin(key)
    append("[")
    append(Double(point.x))
    append(",")
    append(Double(point.y))
    append("]")
    append(",")
  }

  fileprivate mutating func add(_ key: StaticString, _ size: CGSize?) {
    add(key, size.map { CGPoint(x: $0.width, y: $0.height) })
  }

  fileprivate mutating func add(_ key: StaticString, _ value: JSONValue?) {
    guard let value else { return }
    begin(key)
    JSONWriter.write(value, isSpaced: false, to: &self)
    append(",")
  }
}
