import GridHost

/// The methods that a host may call.
enum HostMethod: String, CaseIterable {
  case hello, open, frame, `do`, state, close

  /// The features of this protocol version, in addition to the methods.
  static let features = ["touch", "wheel", "scroll", "measures", "events"]

  /// The keys of the parameters. For `open`, the keys of a scenario case are not included.
  var fields: Fields<HostParameters> { HostParameters.fields[self] ?? Fields([]) }
}

/// The parameters of a request. Each method has some of them.
struct HostParameters: Sendable {
  var version = 0
  var client: String?
  var scroll = HostSession.Scroll.engine
  var events: [TraceEvent.Source] = []
  var isMeasured = false
  var time: TimeInterval = 0
  var input: [HostInput] = []
  var measured: [HostMeasurement] = []
  /// The time to which `do` advances first; nil for none.
  var laterTime: TimeInterval?
  /// The actions of `do`, not read yet; nil for none.
  var actions: JSONValue?
  var safeArea: GridEdgeInsets?
  var direction: ScenarioDirection?
  /// The frame that the host shows; nil if the answer must be whole.
  var base: Int?

  fileprivate static let fields: [HostMethod: Fields<HostParameters>] = [
    .hello: Fields([
      .init("protocol", \.version, .count, "the version that the host speaks"),
      .init(optional: "client", \.client, .text, "what the host is called"),
    ]),
    .open: Fields([
      .init("scroll", \.scroll, .word, default: .engine, "who owns the content offset"),
      .init("events", \.events, Form.word.list, default: [], "whose calls frames tell of"),
      .init(
        "measures", \.isMeasured, .bool, default: false,
        "whether the host measures cells: they have `wantsSize`"),
    ]),
    .frame: Fields([
      .init("to", \.time, .number, "the host's clock, in seconds since `open`"),
      .init("input", \.input, Form.input.list(), default: [], "what was done since, in order"),
      .init(
        "measured", \.measured, HostObject.measurement.form.list(), default: [],
        "sizes of views that had `wantsSize`"),
      .init(\.base, .base),
    ]),
    .do: Fields([
      .init(\.actions, .actions),
      .init(
        optional: "to", \.laterTime, .number,
        "the host's clock: time moves on to there first, as in `frame`"),
      .init(
        optional: "safeArea", \.safeArea, .edges,
        "the view's safe area from now on, before the actions"),
      .init(
        optional: "direction", \.direction, .word,
        "the reading direction from now on, before the actions"),
      .init(\.base, .base),
    ]),
  ]
}

extension Field where Value == Int? {
  /// The keys `base` and `full`.
  fileprivate static let base = Field(
    keys: [
      .optional("base", .count, "the frame that the host shows; the answer is whole without it"),
      FormatKey("full", .bool, default: false, "whether the answer is whole anyway"),
    ],
    read: { reader, _ in
      let base = reader.optional("base", .count)
      return .some(reader.optional("full", .bool, default: false) ? nil : base)
    }, write: { $1["base"] = $0?.json })
}

extension Field where Value == JSONValue? {
  /// The actions, which the open case reads.
  fileprivate static let actions = Field(
    keys: [.required("actions", .list(.part(.action)), "what is done, as in scenario files")],
    read: { reader, _ in
      if !reader.has("actions") { reader.missing("actions", expected: "a list of actions") }
      return reader.object["actions"]
    }, write: { $1["actions"] = $0 })
}

/// A request whose parameters are not read yet.
struct HostRequest {
  let method: HostMethod
  let params: JSONObject
  static let path = JSONPath().key("params")

  /// The keys of every request.
  static let envelope = FormatObject([
    .required("jsonrpc", .choice(["2.0"]), "the version of JSON-RPC"),
    .required(
      "id", .either([.integer, .shortText]), "what the answer repeats; each request has one"),
    .required("method", Form<HostMethod>.word.type, "what is asked"),
    .optional("params", .reference("params", words: "{…} of the method"), "how"),
  ])

  /// Reads a request.
  ///
  /// - Parameter id: The id of the request, which the answer repeats. The id stays as it is if the
  ///   request has none that can be read.
  init(_ value: JSONValue, id: inout JSONValue) throws(HostProtocolError) {
    let mistakes = MistakeCollector(file: "")
    guard case .object(let object) = value else {
      mistakes.report(
        JSONPath(), expected: "a request: {\"jsonrpc\": \"2.0\", \"id\": ..., \"method\": ...}",
        found: value.inWords)
      throw .request(mistakes)
    }
    _ = ObjectReader(object, at: JSONPath(), as: Self.envelope, of: "keys of a request", mistakes)
    func report(_ key: String, expected: String) {
      mistakes.report(
        JSONPath().key(key), expected: expected, found: object[key]?.inWords ?? "nothing")
    }
    if let given = object["id"], Self.isID(given) {
      id = given
    } else {
      report("id", expected: "a whole number or a text, \(ScenarioLimits.text.inWords)")
    }
    if object["jsonrpc"] != "2.0" { report("jsonrpc", expected: "\"2.0\"") }
    let word = object["method"] ?? .null
    if word.stringValue == nil { report("method", expected: "the name of a method") }
    if mistakes.count > 0 { throw .request(mistakes) }
    guard let method = HostMethod(rawValue: word.stringValue ?? "") else {
      _ = Form<HostMethod>.word.read(word, at: JSONPath().key("method"), mistakes)
      throw .method(mistakes)
    }
    self.method = method
    params = object["params"]?.objectValue ?? JSONObject()
    if let given = object["params"], given.objectValue == nil {
      report("params", expected: "an object of parameters")
      throw .parameters(mistakes)
    }
  }

  /// Whether a value is a text, or a whole number that a `Double` represents exactly.
  private static func isID(_ value: JSONValue) -> Bool {
    switch value {
    case .string(let text): ScenarioLimits.text.allows(Double(text.unicodeScalars.count))
    case .number(let number): number.rounded() == number && abs(number) <= 9e15
    default: false
    }
  }

  /// Reads the parameters, and reports the mistakes in them.
  func parameters(_ mistakes: MistakeCollector) -> HostParameters {
    let fields = method.fields
    // `LiveScenario` reads the other keys of `open`.
    let object =
      method == .open
      ? JSONObject(members: params.members.filter { fields.object.names.contains($0.key) }) : params
    let reader = ObjectReader(
      object, at: Self.path, as: fields.object, of: "keys of \(method.rawValue)", mistakes)
    var context = CaseReader(parser: ScenarioParser(layouts: []), mistakes: mistakes)
    var parameters = HostParameters()
    _ = fields.read(reader, &context, into: &parameters)
    return parameters
  }
}
