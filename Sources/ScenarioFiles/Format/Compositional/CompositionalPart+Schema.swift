extension CompositionalPart {
  /// The JSON Schema of such a part.
  var schema: JSONValue {
    let whole = FormatObject(members, takesNull: true).schema()
    var object = whole.objectValue ?? JSONObject()
    switch self {
    case .section:
      let list = FormatObject([Self.listMember], takesNull: true).schema()
      return ["type": "object", "if": ["required": ["list"]], "then": list, "else": whole]
    case .subitem:
      let group = ScenarioSchema.reference(ScenarioSchema.name(.group))
      return ["type": "object", "if": ["required": ["item"]], "then": whole, "else": group]
    case .group: addGroup(to: &object)
    case .dimension, .spacing:
      object["required"] = nil
      object["minProperties"] = 1
      object["maxProperties"] = 1
    case .anchor: object["not"] = ["required": ["absoluteOffset", "fractionalOffset"]]
    case .supplementaryItem, .boundaryItem, .decoration, .configuration, .list: break
    }
    return .object(object)
  }

  /// A custom group has frames, another one items.
  private func addGroup(to object: inout JSONObject) {
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
  }
}
