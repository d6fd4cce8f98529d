import GridHost

/// A kind of JSON object in host sessions.
///
/// Its keys are declared once, by a table of fields, for reading, writing and the published schema.
struct HostObject<Value: Sendable>: Sendable {
  /// The name of the object in the schema.
  let name: String
  /// The keys, for the schema.
  let object: FormatObject
  /// The object as the value of a key.
  let form: Form<Value>
  private let standard: Value

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
    let fields = Fields(members)
    object = fields.object
    form = .object(
      .reference(name, words: name), fields, from: standard, expected: expected, of: noun)
  }

  /// Reads an object that is no part of a request.
  ///
  /// - Throws: An error with all mistakes in the JSON.
  func read(_ value: JSONValue) throws(ScenarioFileError) -> Value {
    let mistakes = MistakeCollector(file: name)
    let read = form.read(value, at: JSONPath(), mistakes)
    try mistakes.throwIfAny()
    return read ?? standard
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
  /// Text of any length.
  static let text = Form<String>(type: .text, convert: \.stringValue)
  static let alpha = Form<CGFloat>(type: .number) { $0.doubleValue.map { CGFloat($0) } }
  static let measuredSize = Form<CGSize>(
    type: .named(["width", "height"], .scalar(.notNegative)), convert: \.sizeValue)
  static let element = Form<GridElementID>(type: .text) {
    $0.stringValue.flatMap { GridElementID(text: $0) }
  }

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

extension LayoutFinding.Severity: JSONWritable {}
