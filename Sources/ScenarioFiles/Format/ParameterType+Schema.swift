extension ParameterType {
  /// The JSON Schema for values of the type.
  var schema: JSONValue { schema(within: nil) }

  /// Returns the JSON Schema for values of the type within a limit.
  ///
  /// - Parameter limit: A substitute for the limit that numbers have anyway.
  private func schema(within limit: ScenarioLimits.Limit?) -> JSONValue {
    switch self {
    case .scalar(let bound):
      return Self.number("number", bound, limit ?? ScenarioLimits.points)
    case .whole(let bound):
      return Self.number("integer", bound, limit ?? ScenarioLimits.positions)
    case .bool: return ["type": "boolean"]
    case .text:
      guard let limit else { return ["type": "string"] }
      return ["type": "string", "maxLength": JSONValue(limit.whole)]
    case .word(let words): return ["enum": .array(words.map { .string($0) })]
    case .named(let names, let type):
      return Self.list(of: type.schema(within: limit), from: names.count, to: names.count)
    case .list(let type, let count?): return Self.list(of: type.schema, from: count, to: count)
    case .list(let type, nil): return Self.list(of: type.schema, from: 0, to: limit?.whole)
    case .tuple(let types):
      return [
        "type": "array", "prefixItems": .array(types.map { $0.schema(within: limit) }),
        "items": false, "minItems": JSONValue(types.count),
      ]
    case .object(let fields): return FormatObject(fields, takesNull: true).schema()
    case .either(let types): return ["anyOf": .array(types.map { $0.schema(within: limit) })]
    case .choice(let values): return ["enum": .array(values)]
    case .compositional(let part): return ScenarioSchema.reference(ScenarioSchema.name(part))
    case .custom(let custom): return custom.schema
    case .within(let limit, let type): return type.schema(within: limit)
    }
  }

  private static func number(
    _ type: String, _ bound: Bound, _ limit: ScenarioLimits.Limit
  ) -> JSONValue {
    var object: JSONObject = ["type": .string(type)]
    // Every double is within this one.
    guard limit != ScenarioLimits.outcome else { return .object(object) }
    let least = limit.least ?? -limit.most
    switch bound {
    case .any: object["minimum"] = .number(least)
    case .notNegative: object["minimum"] = .number(max(0, least))
    case .positive where least > 0: object["minimum"] = .number(least)
    case .positive: object["exclusiveMinimum"] = 0
    }
    object["maximum"] = .number(limit.most)
    return .object(object)
  }

  private static func list(of entry: JSONValue, from least: Int, to most: Int?) -> JSONValue {
    var object: JSONObject = ["type": "array", "items": entry]
    if least > 0 { object["minItems"] = JSONValue(least) }
    if let most { object["maxItems"] = JSONValue(most) }
    return .object(object)
  }
}

extension LayoutSchema.Parameter {
  /// The JSON Schema for the values that the key takes.
  ///
  /// - Parameter takesNull: Whether null stands for a key that is left out.
  func schema(takingNull takesNull: Bool) -> JSONValue {
    var object = type.schema.objectValue ?? JSONObject()
    if takesNull, presence == .optional {
      object = ["anyOf": [.object(object), ["type": "null"]]]
    }
    if case .defaulted(let value) = presence { object["default"] = value }
    let words = [condition, summary].compactMap { $0 }
    if !words.isEmpty { object["description"] = .string(words.joined(separator: ": ")) }
    return .object(object)
  }
}

extension FormatObject {
  /// The JSON Schema of an object of these keys, and no others.
  ///
  /// - Parameter additional: The schemas of further keys.
  func schema(additional: JSONObject = JSONObject()) -> JSONValue {
    var properties = additional
    for key in keys { properties[key.name] = key.schema(takingNull: takesNull) }
    var object: JSONObject = [
      "type": "object", "properties": .object(properties), "additionalProperties": false,
    ]
    let required = keys.filter { $0.presence == .required }.map(\.name)
    if !required.isEmpty { object["required"] = required.json }
    if isFilled { object["minProperties"] = 1 }
    if !forms.isEmpty {
      object["oneOf"] = .array(
        forms.map { form in
          var others = JSONObject()
          for name in forms.joined() where !form.contains(name) { others[name] = false }
          return ["required": [.string(form[0])], "properties": .object(others)]
        })
    }
    return .object(object)
  }
}
