import GridHost

/// A kind of JSON object in host sessions.
///
/// Its keys are declared once, by a table of fields, for reading, writing and the published schema.
struct HostObject<Value: Sendable>: Sendable {
  /// The name of the object in the schema.
  let name: String
  /// The keys, for the schema.
  var object: FormatObject { fields.object }
  private let fields: Fields<Value>
  private let standard: Value
  private let expected: String
  private let noun: String?

  /// Declares a kind of objects.
  ///
  /// - Parameters:
  ///   - standard: The value of an object without members.
  ///   - expected: The object in messages.
  ///   - noun: The name of the keys in messages; nil for an object that may have further keys,
  ///     because later versions of the protocol may add keys.
  init(
    _ name: String, from standard: Value, expected: String = "an object", of noun: String? = nil,
    _ members: [Fields<Value>.Member]
  ) {
    self.name = name
    self.standard = standard
    self.expected = expected
    self.noun = noun
    fields = Fields(members)
  }

  /// Returns the JSON of a value.
  func json(_ value: Value) -> JSONValue { .object(fields.members(of: value)) }

  /// The object as the value of a key.
  var form: Form<Value> {
    Form(
      type: .reference(name, words: name), read: { read($0, at: $1, &$2) }, json: { json($0) })
  }

  /// Reads an object. Returns nil for one with a mistake, which is reported.
  func read(_ value: JSONValue, at path: JSONPath, _ context: inout CaseReader) -> Value? {
    guard case .object(let object) = value else {
      context.mistakes.report(path, expected: expected, found: value.inWords)
      return nil
    }
    let reader = ObjectReader(
      object, at: path, as: fields.object, before: noun == nil ? nil : [], of: noun ?? "keys",
      context.mistakes)
    var value = standard
    return fields.read(reader, &context, into: &value) ? value : nil
  }

  /// Reads an object that is no part of a request.
  ///
  /// - Throws: An error with all mistakes in the JSON.
  func read(_ value: JSONValue) throws(ScenarioFileError) -> Value {
    let mistakes = MistakeCollector(file: name)
    var context = CaseReader(host: mistakes)
    let read = read(value, at: JSONPath(), &context)
    try mistakes.throwIfAny()
    return read ?? standard
  }
}

extension CaseReader {
  /// Makes the context of values that do not depend on a case.
  init(host mistakes: MistakeCollector) {
    self.init(parser: ScenarioParser(layouts: []), mistakes: mistakes)
  }
}

extension Fields.Member {
  /// A key that is left out where its value is `standard`, and for which the schema has no default.
  init<Value: Equatable & Sendable>(
    optional name: String, _ property: Property<Value>, _ form: Form<Value>,
    unless standard: Value, _ summary: String
  ) {
    var field = Field(name, form, default: standard, summary)
    field.keys[0].presence = .optional
    self.init(property, field)
  }
}

/// The spellings of values in host sessions.
enum HostForm {
  /// A time of the host's clock, in seconds.
  static let time = Form<Double>.number
  /// Text of any length.
  static let text = Form<String>(type: .text, convert: \.stringValue)
  static let alpha = Form<CGFloat>(type: .number) { $0.doubleValue.map { CGFloat($0) } }
  static let measuredSize = Form<CGSize>(
    type: .named(["width", "height"], .scalar(.notNegative)), convert: \.sizeValue)
  static let element = Form<GridElementID>(type: .text) {
    $0.stringValue.flatMap { GridElementID(text: $0) }
  }
  /// The name of an event's source in traces.
  static let source: Form<TraceEvent.Source> = {
    let all: [TraceEvent.Source] = [
      .layout, .dataSource, .delegate, .view, .grid, .fault, .finding, .console,
    ]
    return Form(type: .word(all.map(\.rawValue))) {
      $0.stringValue.flatMap { TraceEvent.Source(rawValue: $0) }
    }
  }()

  // A layout may answer any finite numbers.
  static let point = Form<CGPoint>(type: answered(.point), convert: \.pointValue)
  static let size = Form<CGSize>(type: answered(.size), convert: \.sizeValue)
  /// The greatest `Int`, which is the z index of a lifted item, is rounded up in JSON.
  static let integer = Form<Int>(type: answered(.integer), convert: \.clampedIntValue)

  private static func answered(_ type: ParameterType) -> ParameterType {
    .within(ScenarioLimits.outcome, type)
  }
}

extension GridElementID: JSONWritable {
  package var json: JSONValue { .string(kindText + " " + positionText) }
}

extension HostInput.TouchPhase: JSONWritable {}
extension HostMotion: JSONWritable {}
extension HostSession.Scroll: JSONWritable {}
extension LayoutFinding.Severity: JSONWritable {}
