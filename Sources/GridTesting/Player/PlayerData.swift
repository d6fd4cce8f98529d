/// The data of a recording for the player page, as JSON with whole numbers. Each frame holds the
/// changes since the previous frame.
///
/// Lengths are in thousandths of a point, times in microseconds. `Docs/Player.md` describes the
/// members. Characters that could end a script element are escaped.
struct PlayerData {
  private let recording: PlayerRecording
  private var texts = Numbering<String>()
  private var kinds = Numbering<String>()
  /// The positions of looks in `looks`. A look is a state apart from its place.
  private var looks: [GridElementState: Int] = [:]
  private var lookRows = NumberRows()
  private var phrases = StringPool()
  /// The state that each view shows in the frame that is being written, by the view's number.
  private var shown: [Int: GridElementState] = [:]

  init(_ recording: PlayerRecording) {
    self.recording = recording
  }

  mutating func json() -> String {
    var viewports = NumberRows()
    var times = NumberRows()
    var flags = NumberRows()
    var contents = NumberRows()
    var views = NumberRows()
    var calls = NumberRows()
    var queries = NumberRows()
    var answers = NumberRows()
    var models = NumberRows()
    let recording = recording
    var before: PlayerRecording.Frame?
    for (index, frame) in recording.frames.enumerated() {
      times.row([Int(clamped(frame.time * 1e6)), frame.tick])
      viewports.row(
        numbers(frame.viewport) + frame.velocity.numbers.map { Int(clamped(Double($0))) })
      flags.row([frame.scrollState.rawValue, frame.step ?? -1])
      if before.map({ !frame.hasContent(of: $0) }) ?? true {
        let content = frame.contentSize.numbers + frame.contentInset.numbers
        contents.row([index] + content.map(thousandths) + [frame.outline])
      }
      views.row(row(of: frame))
      for view in frame.gone { shown[view] = nil }
      for element in frame.changed { shown[element.view] = element.state }
      answers.row(frame.answers.flatMap { row(of: $0) })
      for answer in frame.answers {
        if let row = model(answer, in: frame) { models.row([index] + row) }
      }
      calls.row(recording.events[frame.events].flatMap { row(of: $0) })
      for query in frame.queries { queries.row([index] + numbers(query)) }
      before = frame
    }
    let outlines = recording.outlines.map { outline in
      var rects = NumberRows()
      for rect in outline.rects { rects.row(numbers(rect)) }
      let bands = outline.bands.map { String(Int(clamped($0 * 100))) }
      return "{\"bands\":[\(bands.joined(separator: ","))],\"rects\":\(rects.json)}"
    }
    let remarks = JSONValue.array(
      recording.remarks.map { remark in
        [
          "frame": remark.frame.map { JSONValue($0) } ?? .null,
          "severity": .string(remark.severity.rawValue), "code": .string(remark.code),
          "message": .string(remark.message),
          "elements": .array(remark.elements.map { .string($0.tableName) }),
        ]
      })
    let members: [(String, String)] = [
      ("version", "3"), ("title", Self.safe(.string(recording.title))),
      ("frameRate", Self.safe(.number(recording.frameRate))),
      ("isCut", recording.isCut ? "true" : "false"),
      ("steps", Self.safe(recording.steps)),
      ("times", times.json), ("viewports", viewports.json), ("flags", flags.json),
      ("contents", contents.json), ("looks", lookRows.json), ("kinds", Self.safe(kinds.entries)),
      ("views", views.json), ("texts", Self.safe(texts.entries)), ("calls", calls.json),
      ("queries", queries.json), ("remarks", Self.safe(remarks)),
      ("opening", recording.opening.map(String.init) ?? "null"),
      ("outlines", "[\(outlines.joined(separator: ","))]"),
      ("layouts", Self.safe(recording.layouts)),
      ("screen", Self.safe(screen)), ("words", Self.safe(words)),
      ("expectation", Self.safe(expectation)),
      ("answers", answers.json), ("models", models.json),
      ("reasons", Self.safe(phrases.phrases)),
      ("patterns", Self.safe(phrases.patterns.entries)),
    ]
    return "{\n" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",\n") + "\n}"
  }

  /// The screen and its controls, with lengths in thousandths; null for a grid without a screen.
  private var screen: JSONValue {
    guard let screen = recording.screen else { return .null }
    return [
      "size": list(screen.size.numbers.map(thousandths)),
      "origin": list(screen.origin.numbers.map(thousandths)),
      "controls": .array(
        screen.controls.map { control in
          [
            "lack": screen.lack(of: control).map { .string($0) } ?? .null,
            "title": .string(control.title),
            "frame": list(numbers(control.frame)), "steps": list(control.steps),
          ]
        }),
    ]
  }

  /// The expectation, with rectangles in thousandths; null for a recording without an expectation.
  private var expectation: JSONValue {
    guard let expectation = recording.expectation else { return .null }
    func place(_ rect: CGRect?) -> JSONValue { rect.map { list(numbers($0)) } ?? .null }
    return [
      "frame": JSONValue(expectation.frame), "title": .string(expectation.title),
      "notes": .array(expectation.notes.map { .string($0) }),
      "elements": .array(
        expectation.elements.map { element in
          [
            "name": .string(element.id.tableName), "state": .string(element.state.rawValue),
            "expected": place(element.expected), "found": place(element.found),
            "notes": .array(element.notes.map { .string($0) }),
          ]
        }),
    ]
  }

  /// The templates of the display texts, by kind. A kind without a text is left out.
  private var words: JSONValue {
    var object = JSONObject()
    object["cell"] = recording.texts?.cell.map { .string($0) }
    object["header"] = recording.texts?.header.map { .string($0) }
    object["footer"] = recording.texts?.footer.map { .string($0) }
    return .object(object)
  }

  /// Returns the count of removed views, the numbers of the removed views, then six numbers for
  /// each changed view.
  private mutating func row(of frame: PlayerRecording.Frame) -> [Int] {
    if frame.gone.isEmpty, frame.changed.isEmpty { return [] }
    var row = [frame.gone.count] + frame.gone
    for element in frame.changed {
      let state = element.state
      // Coordinates in long content have many digits, so places count from the viewport.
      row += [
        element.view, look(of: state), state.id.section,
        state.id.item == NSNotFound ? -1 : state.id.item,
      ]
      row += place(of: state, in: frame)
    }
    return row
  }

  /// Returns three numbers: the number of a view, the raw value of the view's movement, and the
  /// position of the reason for the view's place.
  private mutating func row(of answer: PlayerRecording.Answer) -> [Int] {
    [answer.view, answer.movement.rawValue, phrases[answer.reason]]
  }

  /// Returns the layout's answer for a view as numbers: the view, the look and the place. The look
  /// is -1 if the layout has given no place. Returns nil if the view shows exactly this answer.
  private mutating func model(
    _ answer: PlayerRecording.Answer, in frame: PlayerRecording.Frame
  ) -> [Int]? {
    guard let state = answer.state else { return [answer.view, -1, 0, 0] }
    if let shown = shown[answer.view], shown.isAsAt(state) { return nil }
    return [answer.view, look(of: state)] + place(of: state, in: frame)
  }

  /// Returns the origin of the frame before the transform, minus the origin of the viewport. Both
  /// origins are rounded before the subtraction. The page adds the viewport's origin again. The sum
  /// then equals the number in a report of the frame.
  private func place(of state: GridElementState, in frame: PlayerRecording.Frame) -> [Int] {
    let (origin, viewport) = (state.plainFrame.origin, frame.viewport.origin)
    return [
      thousandths(origin.x) - thousandths(viewport.x),
      thousandths(origin.y) - thousandths(viewport.y),
    ]
  }

  private mutating func row(of event: TraceEvent) -> [Int] {
    [texts[event.source.rawValue], texts[event.call], texts[event.detail]]
  }

  /// Returns the position of an element's look in `looks`. A new look is first added to `looks`,
  /// without trailing numbers that have their default.
  private mutating func look(of state: GridElementState) -> Int {
    let frame = frameNumbers(of: state)
    var look = state
    (look.id.section, look.id.item, look.center) = (0, 0, .zero)
    look.frame = frame.isEmpty ? .null : CGRect(numbers: frame.map { CGFloat($0) })
    if let known = looks[look] { return known }
    var row =
      [kinds[state.id.kindText]] + (state.size.numbers + [state.alpha]).map(thousandths)
    row += [state.zIndex, state.isHidden ? 1 : 0]
    let t = state.transform
    // Turns and scales are written with more digits, because they are multiplied by lengths.
    row += [t.a, t.b, t.c, t.d].map { thousandths($0 * 1000) } + [t.tx, t.ty].map(thousandths)
    let plain = [0, 0, 0, 1000, 0, 0, 1_000_000, 0, 0, 1_000_000, 0, 0]
    if frame.isEmpty {
      while row.count > 3, row.last == plain[row.count - 1] { row.removeLast() }
    }
    row += frame
    lookRows.row(row)
    looks[look] = looks.count
    return looks.count - 1
  }

  /// Returns four numbers for the frame after the transform, in thousandths: the distance of its
  /// origin from the origin before the transform, then its size. The list is empty if the transform
  /// does not change the frame.
  private func frameNumbers(of state: GridElementState) -> [Int] {
    let (plain, frame) = (numbers(state.plainFrame), numbers(state.frame))
    return plain == frame ? [] : [frame[0] - plain[0], frame[1] - plain[1], frame[2], frame[3]]
  }

  private func numbers(_ rect: CGRect) -> [Int] {
    [rect.origin.x, rect.origin.y, rect.width, rect.height].map(thousandths)
  }

  private func list(_ numbers: [Int]) -> JSONValue { .array(numbers.map { JSONValue($0) }) }

  private func thousandths(_ value: CGFloat) -> Int { Int(clamped(Double(value) * 1000)) }

  /// Returns the value, rounded and clamped to the range of JavaScript's exact integers. Returns 0
  /// for a number that is not finite.
  private func clamped(_ value: Double) -> Double {
    value.isFinite ? min(max(value.rounded(), -9e15), 9e15) : 0
  }

  private static func safe(_ texts: [String]) -> String {
    safe(.array(texts.map { .string($0) }))
  }

  /// Returns JSON that can stand inside a script element and is valid JavaScript as well.
  static func safe(_ value: JSONValue) -> String {
    var text = ""
    for scalar in JSONWriter.line(value).unicodeScalars {
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension GridElementState {
  /// The frame before the transform. Without a transform, this is `frame` itself, because a frame
  /// computed from center and size may differ in the last digit.
  fileprivate var plainFrame: CGRect {
    transform == .identity && size == frame.size ? frame : base
  }
}

extension PlayerRecording.Frame {
  /// Whether the content size, the content inset and the outline equal those of another frame.
  fileprivate func hasContent(of other: PlayerRecording.Frame) -> Bool {
    contentSize == other.contentSize && contentInset == other.contentInset
      && outline == other.outline
  }
}

/// A JSON list of lists of whole numbers, with one line for each inner list.
private struct NumberRows {
  private var bytes: [UInt8] = [UInt8(ascii: "[")]

  mutating func row(_ numbers: [Int]) {
    if bytes.count > 1 { bytes += [UInt8(ascii: ","), UInt8(ascii: "\n")] }
    bytes.append(UInt8(ascii: "["))
    for (index, number) in numbers.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += String(number).utf8
    }
    bytes.append(UInt8(ascii: "]"))
  }

  var json: String { String(decoding: bytes, as: UTF8.self) + "]" }
}
