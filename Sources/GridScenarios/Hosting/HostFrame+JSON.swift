import GridHost

// A host written in Swift reads these types from the other end of a pipe.

extension HostObject where Value == HostFrame {
  static let frame = HostObject(
    "frame", from: HostFrame(sequence: 0, time: 0),
    [
      .init("sequence", \.sequence, .count, "number of the frame"),
      .init(
        optional: "base", \.base, .count,
        "the frame that this one differs from; none for a whole frame"),
      .init("time", \.time, .number, "the host's clock"),
      .init(
        optional: "next", \.next, .microseconds,
        "seconds until the grid wants a frame; none while it rests"),
      .init(
        optional: "cut", \.cut, .microseconds, "seconds of the host's time that were left out"),
    ] + gridFields.map(\.frame) + [
      .init(
        optional: "show", \.show, HostObject<HostView>.view.form.list(), unless: [],
        "views that are new or show something else"),
      .init(
        optional: "gone", \.gone, Form.count.list, unless: [],
        "views that are not on screen any more"),
      .init(
        optional: "events", \.events, HostObject<HostEvent>.event.form.list(), unless: [],
        "what happened"),
      .init(
        optional: "findings", \.findings, HostObject<LayoutFinding>.finding.form.list(),
        unless: [], "what is legal but suspicious"),
    ])
}

extension HostObject where Value == HostState {
  static let state = HostObject(
    "state", from: HostState(),
    [
      .init("sequence", \.sequence, .count, "number of the latest frame"),
      .init("time", \.time, .number, "the host's clock"),
    ] + gridFields.map(\.state) + [
      .init(
        "views", \.views, HostObject<HostView>.view.form.list(), "what is on screen, by number")
    ])
}

/// Returns the fields of a value of the grid. A frame has the value if it has changed; a state
/// always has the value.
private func gridField<Value>(
  _ name: String, _ frame: Fields<HostFrame>.Member.Property<Value?>,
  _ state: Fields<HostState>.Member.Property<Value>, _ form: Form<Value>, _ summary: String
) -> (frame: Fields<HostFrame>.Member, state: Fields<HostState>.Member) {
  (.init(optional: name, frame, form, summary), .init(name, state, form, summary))
}

private let gridFields = [
  gridField(
    "contentOffset", \.contentOffset, \.contentOffset, HostForm.point,
    "origin of the visible rectangle, in content points"),
  gridField("contentSize", \.contentSize, \.contentSize, HostForm.size, "size of the content"),
  gridField(
    "adjustedInset", \.adjustedInset, \.adjustedInset, .edges,
    "room around the content, the safe area included"),
  gridField("viewport", \.viewport, \.viewport, HostForm.size, "size of the visible rectangle"),
  gridField("motion", \.motion, \.motion, .word, "what moves the content"),
  gridField(
    "correction", \.correction, \.correction, HostForm.point,
    "how far the host's own scroller has to move when it rests"),
]

extension Form where Value == TimeInterval {
  /// A duration, rounded to microseconds.
  fileprivate static let microseconds = Form(
    type: .number, json: { .number(HostFrame.microseconds($0)) }, convert: \.doubleValue)
}

extension HostObject where Value == HostEvent {
  static let event = HostObject(
    "event", from: HostEvent(source: .console, call: ""),
    [
      .init(
        "source", \.source,
        // Later versions may have further sources.
        Form(type: .text) { TraceEvent.Source(rawValue: $0.stringValue ?? "") ?? .console },
        "whose method was called, or who speaks"),
      .init("call", \.call, HostForm.text, "the method"),
      .init(
        optional: "detail", \.detail, HostForm.text, unless: "", "arguments and answer"),
    ])
}

extension HostObject where Value == LayoutFinding {
  static let finding = HostObject(
    "finding", from: LayoutFinding(code: "", severity: .error, message: "", elements: []),
    [
      .init("code", \.code, HostForm.text, "what kind of finding it is"),
      .init("severity", \.severity, .severity, "how grave it is"),
      .init("message", \.message, HostForm.text, "what was seen, and what to do"),
      .init(
        optional: "elements", \.elements, HostForm.element.list, unless: [],
        "what it is about"),
    ])
}

extension Form where Value == LayoutFinding.Severity {
  /// A word. A word of a later version is read as information.
  fileprivate static let severity: Form = {
    var form = Form(type: .text) { Value(rawValue: $0.stringValue ?? "") ?? .information }
    form.type = .choice(["error", "warning", "information"])
    return form
  }()
}

extension HostFrame {
  /// Reads a frame from JSON. Keys that are not known are ignored.
  ///
  /// - Throws: An error with all mistakes in the JSON.
  public init(json: JSONValue) throws(ScenarioFileError) { self = try HostObject.frame.read(json) }

  /// The frame as a JSON object. Values that are nil, empty or at their default are left out.
  public var json: JSONValue { HostObject.frame.form.json(self) }
}

extension HostState {
  /// Reads a state from JSON. Keys that are not known are ignored.
  ///
  /// - Throws: An error with all mistakes in the JSON.
  public init(json: JSONValue) throws(ScenarioFileError) { self = try HostObject.state.read(json) }

  /// The state as a JSON object with all keys.
  public var json: JSONValue { HostObject.state.form.json(self) }
}
