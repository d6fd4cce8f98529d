import GridHost

/// The methods that a host may call.
enum HostMethod: String, CaseIterable {
  case hello, open, frame, `do`, state, close
}

/// The keys of requests, declared once for reading and for the published schema.
enum HostMethodFormat {
  /// The features of this protocol version, in addition to the methods.
  static let features = ["touch", "wheel", "scroll", "measures", "events"]

  /// The keys of every request.
  static let envelope = FormatObject([
    .required("jsonrpc", .choice(["2.0"]), "the version of JSON-RPC"),
    .required(
      "id", .either([.type(.integer), .shortText]), "what the answer repeats; each request has one"),
    .required("method", .form(Form<HostMethod>.word), "what is asked"),
    .optional("params", .reference("params", words: "{…} of the method"), "how"),
  ])

  static var sources: Form<[TraceEvent.Source]> { Form<TraceEvent.Source>.source.list }

  /// The keys of `open`, in addition to the keys of a scenario case.
  static let openKeys = FormatObject([
    FormatKey(
      "scroll", .form(Form<HostSession.Scroll>.word), default: "engine",
      "who owns the content offset"),
    FormatKey(
      "events", .type(sources.type), default: [], "whose calls frames tell of"),
    FormatKey(
      "measures", .bool, default: false, "whether the host measures cells: they have `wantsSize`"),
  ])

  private static let base = FormatKey.optional(
    "base", .count, "the frame that the host shows; the answer is whole without it")
  private static let full = FormatKey(
    "full", .bool, default: false, "whether the answer is whole anyway")

  /// Returns the keys of a method's parameters. For `open`, the keys of a scenario case are not
  /// included.
  static func object(_ method: HostMethod) -> FormatObject {
    switch method {
    case .hello:
      FormatObject([
        .required("protocol", .count, "the version that the host speaks"),
        .optional("client", .shortText, "what the host is called"),
      ])
    case .open: openKeys
    case .frame:
      FormatObject([
        .required("to", .form(Form<Double>.hostTime), "the host's clock, in seconds since `open`"),
        FormatKey(
          "input", .list(.either(HostFormat.inputs.map(\.value))), default: [],
          "what was done since, in order"),
        FormatKey(
          "measured", .list(HostFormat.measurement.value), default: [],
          "sizes of views that had `wantsSize`"),
        base, full,
      ])
    case .do:
      FormatObject([
        .required("actions", .list(.part(.action)), "what is done, as in scenario files"),
        .optional(
          "to", .form(Form<Double>.hostTime),
          "the host's clock: time moves on to there first, as in `frame`"),
        .optional("safeArea", .edges, "the view's safe area from now on, before the actions"),
        .optional(
          "direction", .form(Form<ScenarioDirection>.word),
          "the reading direction from now on, before the actions"),
        base, full,
      ])
    case .state, .close: FormatObject([])
    }
  }
}

extension Form where Value == TraceEvent.Source {
  /// The JSON form of an event's source: the name that traces print.
  static var source: Form {
    let all: [TraceEvent.Source] = [
      .layout, .dataSource, .delegate, .view, .grid, .fault, .finding, .console,
    ]
    return Form(type: .word(all.map(\.rawValue))) { value in
      value.stringValue.flatMap { TraceEvent.Source(rawValue: $0) }
    }
  }
}

/// A request whose parameters are not read yet.
struct HostRequest {
  /// The id of the request, which the answer repeats.
  let id: JSONValue
  let method: HostMethod
  let params: JSONObject

  /// The error for a line that is not a valid request, with the id of the request. The id is null
  /// if it cannot be read.
  struct Invalid: Error {
    var id: JSONValue
    var error: HostProtocolError
  }

  init(_ value: JSONValue) throws(Invalid) {
    let mistakes = MistakeCollector(file: "")
    guard case .object(let object) = value else {
      mistakes.report(
        JSONPath(), expected: "a request: {\"jsonrpc\": \"2.0\", \"id\": ..., \"method\": ...}",
        found: value.inWords)
      throw Self.invalid(.null, mistakes) { .request($0) }
    }
    let reader = ObjectReader(
      object, at: JSONPath(), as: HostMethodFormat.envelope, of: "keys of a request", mistakes)
    let id = Self.id(reader)
    if object["jsonrpc"]?.stringValue != "2.0" {
      mistakes.report(
        JSONPath().key("jsonrpc"), expected: "\"2.0\"",
        found: object["jsonrpc"]?.inWords ?? "nothing")
    }
    let word = object["method"]?.stringValue
    if word == nil {
      mistakes.report(
        JSONPath().key("method"), expected: "the name of a method",
        found: object["method"]?.inWords ?? "nothing")
    }
    if mistakes.count > 0 { throw Self.invalid(id ?? .null, mistakes) { .request($0) } }
    self.id = id ?? .null
    let words = HostMethod.allCases.map(\.rawValue)
    guard let word, let method = HostMethod(rawValue: word) else {
      mistakes.report(
        JSONPath().key("method"), expected: "one of \(words.joined(separator: ", "))",
        found: JSONValue.string(word ?? "").inWords,
        suggestion: NearestWord.nearest(to: word ?? "", in: words))
      throw Self.invalid(id ?? .null, mistakes) { .method($0) }
    }
    self.method = method
    switch object["params"] {
    case nil: params = JSONObject()
    case .object(let params)?: self.params = params
    case let other?:
      mistakes.report(
        JSONPath().key("params"), expected: "an object of parameters", found: other.inWords)
      throw Self.invalid(id ?? .null, mistakes) { .parameters($0) }
    }
  }

  private static func invalid(
    _ id: JSONValue, _ mistakes: MistakeCollector,
    _ error: ([ScenarioMistake]) -> HostProtocolError
  ) -> Invalid {
    do {
      try mistakes.throwIfAny()
      return Invalid(id: id, error: error([]))
    } catch let mistaken {
      return Invalid(id: id, error: error(mistaken.mistakes))
    }
  }

  /// Reads the id: a text, or a whole number that a `Double` represents exactly.
  private static func id(_ reader: ObjectReader) -> JSONValue? {
    switch reader.object["id"] {
    case .string(let text)? where ScenarioLimits.text.allows(Double(text.unicodeScalars.count)):
      return .string(text)
    case .number(let number)? where number.rounded() == number && abs(number) <= 9e15:
      return .number(number)
    case let other:
      reader.mistakes.report(
        JSONPath().key("id"),
        expected: "a whole number or a text, \(ScenarioLimits.text.inWords)",
        found: other?.inWords ?? "nothing")
      return nil
    }
  }

  /// Returns a reader of the parameters, with the keys of the method.
  func reader() -> Reader {
    let mistakes = MistakeCollector(file: "")
    return Reader(
      object: ObjectReader(
        params, at: JSONPath().key("params"), as: HostMethodFormat.object(method),
        of: "keys of \(method.rawValue)", mistakes))
  }

  struct Reader {
    let object: ObjectReader

    /// Returns the number under `base`; nil if it is missing or if `full` is true.
    func base() -> Int? {
      let base = object.optional("base", .count)
      return object.optional("full", .bool, default: false) ? nil : base
    }

    func list<Entry>(
      _ key: String, _ read: (JSONValue, JSONPath, MistakeCollector) -> Entry?
    ) -> [Entry] {
      guard let value = object.object[key] else { return [] }
      let path = object.path.key(key)
      guard case .array(let entries) = value else {
        object.mistakes.report(path, expected: "a list", found: value.inWords)
        return []
      }
      return entries.enumerated().compactMap { read($1, path.index($0), object.mistakes) }
    }

    /// Throws the mistakes that were found, if any.
    func finish() throws(HostProtocolError) {
      do {
        try object.mistakes.throwIfAny()
      } catch {
        throw .parameters(error.mistakes)
      }
    }
  }
}
