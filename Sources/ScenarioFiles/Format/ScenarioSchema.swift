/// The JSON Schema of scenario files that name certain layouts: what `gridview schema` prints.
///
/// It says what can be said of one place at a time. What depends on several, such as a layout that
/// an earlier action has made, a position past the end, or how much a case asks for in all, is for
/// the reader alone: the schema takes every file that the reader takes, and some more.
package struct ScenarioSchema {
  let layouts: [LayoutSchema]

  package init(_ layouts: [LayoutSchema]) {
    self.layouts = layouts
  }

  /// The schema, in the 2020-12 dialect.
  package var json: JSONValue {
    let list: JSONValue = [
      "type": "array", "items": Self.reference(.scenario),
      "maxItems": JSONValue(ScenarioLimits.cases.whole),
    ]
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "GridKit scenario file",
      "description":
        "One case, a list of cases, or {\"cases\": [...]}. Docs/Reference/Scenarios.md.",
      "type": ["object", "array"],
      "if": ["type": "array"], "then": list,
      "else": [
        "if": ["required": ["cases"]],
        "then": ["properties": ["cases": list], "additionalProperties": false],
        "else": Self.reference(.scenario),
      ],
      "$defs": .object(definitions),
    ]
  }

  /// The definitions of the parts, ops and layouts, by name.
  package var definitions: JSONObject {
    var result = JSONObject()
    for part in FormatPart.allCases { result[Self.name(part)] = definition(part) }
    for op in ScenarioAction.Op.allCases { result[Self.name(op)] = definition(op) }
    for part in CompositionalPart.allCases { result[Self.name(part)] = part.schema }
    for layout in layouts { result[Self.name(layout)] = Self.parameters(of: layout) }
    return result
  }

  // MARK: Names

  static func name(_ part: FormatPart) -> String { part.rawValue }
  static func name(_ op: ScenarioAction.Op) -> String { "op-\(op.rawValue)" }
  static func name(_ part: CompositionalPart) -> String { "compositional-\(part.rawValue)" }
  static func name(_ layout: LayoutSchema) -> String { "parameters-\(layout.id)" }

  static func reference(_ part: FormatPart) -> JSONValue { reference(name(part)) }
  package static func reference(_ name: String) -> JSONValue {
    ["$ref": .string("#/$defs/\(name)")]
  }

  // MARK: Parts

  private func definition(_ part: FormatPart) -> JSONValue {
    if let value = part.value { return schema(of: value) }
    switch part {
    case .action: return actions
    case .scenario: return scenario
    case .section, .namedSection:
      return object(part.object, additional: sectionKeys)
    default: return object(part.object)
    }
  }

  /// A case: what its layout takes, and which sections and ops its data source has.
  private var scenario: JSONValue {
    var object = object(FormatPart.scenario.object).objectValue ?? JSONObject()
    let isDiffable: JSONValue = [
      "properties": ["source": ["type": "string", "pattern": "^diffable(,|$)"]],
      "required": ["source"],
    ]
    func with(_ section: FormatPart, without source: ScenarioCase.DataSource) -> JSONValue {
      let ops = ScenarioAction.Op.allCases.filter { $0.dataSource == source }
      return [
        "properties": [
          "sections": ["items": Self.reference(section)],
          "actions": [
            "items": [
              "properties": ["op": ["not": ["enum": .array(ops.map { .string($0.rawValue) })]]]
            ]
          ],
        ]
      ]
    }
    object["allOf"] = .array(
      layouts.map(complete) + [
        [
          "if": isDiffable, "then": with(.namedSection, without: .counted),
          "else": with(.section, without: .diffable),
        ]
      ])
    return .object(object)
  }

  /// A layout that is made needs what it cannot do without.
  private func complete(_ layout: LayoutSchema) -> JSONValue {
    var needs: [JSONValue] = []
    let required = layout.parameters.filter { $0.presence == .required }.map(\.name)
    if !required.isEmpty { needs.append(["required": .array(required.map { .string($0) })]) }
    for names in layout.alternatives {
      needs.append(["anyOf": .array(names.map { Self.given([$0]) })])
    }
    let parameters = Self.reference(Self.name(layout))
    var then: JSONObject = ["properties": ["parameters": parameters]]
    if !needs.isEmpty {
      then["properties"] = ["parameters": ["allOf": .array([parameters] + needs)]]
      then["required"] = ["parameters"]
    }
    return ["if": Self.names(layout), "then": .object(then)]
  }

  private static func names(_ layout: LayoutSchema) -> JSONValue {
    ["properties": ["layout": ["const": .string(layout.id)]], "required": ["layout"]]
  }

  private static func given(_ names: [String]) -> JSONValue {
    var properties = JSONObject()
    for name in names { properties[name] = ["not": ["type": "null"]] }
    return [
      "properties": .object(properties), "required": .array(names.map { .string($0) }),
    ]
  }

  package static func parameters(of layout: LayoutSchema) -> JSONValue {
    var object = ParameterType.objectSchema(layout.parameters).objectValue ?? JSONObject()
    // They are needed only where the layout is made.
    object["required"] = nil
    object["description"] = .string(layout.summary)
    let both = layout.alternatives.map { ["not": given($0)] as JSONValue }
    if !both.isEmpty { object["allOf"] = .array(both) }
    return .object(object)
  }

  /// The keys that layouts read in a section: a file may name several layouts.
  private var sectionKeys: JSONObject {
    var types: [String: [JSONValue]] = [:]
    var result = JSONObject()
    for key in layouts.flatMap(\.sectionKeys) {
      let schema = key.schema
      if types[key.name]?.contains(schema) == true { continue }
      let all = types[key.name, default: []] + [schema]
      types[key.name] = all
      result[key.name] = all.count == 1 ? all[0] : ["anyOf": .array(all)]
    }
    return result
  }

  private var actions: JSONValue {
    let ops = ScenarioAction.Op.allCases
    return [
      "type": "object", "required": ["op"],
      "properties": ["op": ["enum": .array(ops.map { .string($0.rawValue) })]],
      "allOf": .array(
        ops.map { op in
          [
            "if": [
              "properties": ["op": ["const": .string(op.rawValue)]], "required": ["op"],
            ],
            "then": Self.reference(Self.name(op)),
          ]
        }),
    ]
  }

  private func definition(_ op: ScenarioAction.Op) -> JSONValue {
    var object =
      object(op.format, additional: ["op": ["const": .string(op.rawValue)]]).objectValue
      ?? JSONObject()
    object["description"] = .string(op.summary)
    let names = op.format.keys.contains { $0.value == .layout }
    if names {
      object["allOf"] = .array(
        layouts.map { layout in
          [
            "if": Self.names(layout),
            "then": ["properties": ["parameters": Self.reference(Self.name(layout))]],
          ]
        })
    }
    return .object(object)
  }

  // MARK: Objects and values

  /// An object of these keys, and no others.
  package func object(
    _ format: FormatObject?, additional: JSONObject = JSONObject()
  ) -> JSONValue {
    guard let format else { return true }
    var properties = additional
    for key in format.keys { properties[key.name] = schema(of: key) }
    var object: JSONObject = [
      "type": "object", "properties": .object(properties), "additionalProperties": false,
    ]
    let required = format.keys.filter { $0.presence == .required }.map(\.name)
    if !required.isEmpty { object["required"] = .array(required.map { .string($0) }) }
    if format.isFilled { object["minProperties"] = 1 }
    if !format.forms.isEmpty {
      object["oneOf"] = .array(
        format.forms.map { form in
          var others = JSONObject()
          for name in format.forms.joined() where !form.contains(name) { others[name] = false }
          return ["required": [.string(form[0])], "properties": .object(others)]
        })
    }
    return .object(object)
  }

  package func schema(of key: FormatKey) -> JSONValue {
    var object = schema(of: key.value).objectValue ?? JSONObject()
    object["description"] = .string(key.summary)
    if case .standard(let value) = key.presence { object["default"] = value }
    return .object(object)
  }

  private func schema(of value: FormatValue) -> JSONValue {
    switch value {
    case .type(let type): return type.schema
    case .layout: return ["enum": .array(layouts.map { .string($0.id) })]
    case .parameters: return ["type": "object"]
    case .choice(let values): return ["enum": .array(values)]
    case .pattern(let pattern, _):
      return [
        "type": "string", "pattern": .string(pattern),
        "maxLength": JSONValue(ScenarioLimits.text.whole),
      ]
    case .expectation: return ScenarioOutput.expectationType.schema
    case .sections: return ["type": "array"]
    case .part(let part): return Self.reference(part)
    case .reference(let name, _): return Self.reference(name)
    case .list(let value): return ["type": "array", "items": schema(of: value)]
    case .tuple(let values):
      return ParameterType.tupleSchema(values.map { schema(of: $0) })
    case .either(let values): return ["anyOf": .array(values.map { schema(of: $0) })]
    }
  }
}
