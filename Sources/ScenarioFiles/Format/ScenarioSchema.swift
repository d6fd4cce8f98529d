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
    switch part {
    case .action: actions
    case .scenario: scenario
    case .treeItem:
      // A collapsed item without children is its name alone.
      ParameterType.either([
        .shortText, .tuple([.shortText, .bool, .list(.part(.treeItem))]),
      ]).schema
    case .section, .namedSection: object(part.object, additional: sectionKeys)
    default: object(part.object)
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
    let parameters = FormatObject(layout.parameters, takesNull: true)
    var object = parameters.schema().objectValue ?? JSONObject()
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
      let schema = key.schema(takingNull: true)
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
    if op.namesLayout {
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

  // MARK: Objects

  /// An object of these keys, and no others.
  package func object(
    _ format: FormatObject?, additional: JSONObject = JSONObject()
  ) -> JSONValue {
    guard let format else { return true }
    return FormatObject(format.keys.map(known), forms: format.forms, isFilled: format.isFilled)
      .schema(additional: additional)
  }

  package func schema(of key: FormatKey) -> JSONValue { known(key).schema(takingNull: false) }

  /// A key with the ids of the layouts where it takes one.
  private func known(_ key: FormatKey) -> FormatKey {
    var key = key
    if key.type == .layout { key.type = .word(layouts.map(\.id)) }
    return key
  }
}
