extension CompositionalPart {
  /// The JSON Schema of such a part.
  var schema: JSONValue {
    switch self {
    case .section:
      let list = LayoutSchema.Parameter.required("list", .compositional(.list))
      return Self.choice(
        "list", FormatObject([list], takesNull: true).schema(),
        else: FormatObject(members, takesNull: true).schema())
    case .subitem:
      let item = FormatObject(members, takesNull: true).schema()
      return Self.choice(
        "item", item, else: ScenarioSchema.reference(ScenarioSchema.name(.group)))
    case .group: return group
    case .dimension, .spacing:
      var object = FormatObject(members, takesNull: true).schema().objectValue ?? JSONObject()
      object["required"] = nil
      object["minProperties"] = 1
      object["maxProperties"] = 1
      return .object(object)
    case .anchor:
      var object = FormatObject(members, takesNull: true).schema().objectValue ?? JSONObject()
      object["not"] = ["required": ["absoluteOffset", "fractionalOffset"]]
      return .object(object)
    case .supplementaryItem, .boundaryItem, .decoration, .configuration, .list:
      return FormatObject(members, takesNull: true).schema()
    }
  }

  /// Returns the schema with one form for objects with a key, another for those without it.
  private static func choice(
    _ key: String, _ schema: JSONValue, else other: JSONValue
  ) -> JSONValue {
    ["type": "object", "if": ["required": [.string(key)]], "then": schema, "else": other]
  }

  /// A custom group has frames, another one items.
  private var group: JSONValue {
    var object = FormatObject(members, takesNull: true).schema().objectValue ?? JSONObject()
    let isOff: JSONValue = ["type": "null"]
    object["if"] = ["properties": ["group": ["const": "custom"]], "required": ["group"]]
    object["then"] = [
      "required": ["frames"],
      "properties": [
        "frames": ["minItems": 1], "subitems": isOff, "count": isOff, "repeatingCount": isOff,
      ],
    ]
    object["else"] = [
      "required": ["subitems"],
      "properties": ["frames": isOff, "subitems": ["minItems": 1]],
      "not": ["required": ["count", "repeatingCount"]],
      "allOf": .array(
        ["count", "repeatingCount"].map { key in
          [
            "if": ["required": [.string(key)]],
            "then": ["properties": ["subitems": ["maxItems": 1]]],
          ]
        }),
    ]
    return .object(object)
  }
}
