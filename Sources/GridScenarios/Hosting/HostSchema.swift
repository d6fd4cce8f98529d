import GridHost

/// The JSON Schema of the messages of `gridview host`. The command `gridview schema --host` prints
/// it.
///
/// The schema is made from the declarations of keys in `HostFormat` and `HostMethodFormat`, which
/// also serve to read requests.
@MainActor
package enum HostSchema {
  /// The schema of requests and answers, in the 2020-12 dialect.
  package static var json: JSONValue { json(isClosed: false) }

  /// Returns the schema of requests and answers.
  ///
  /// - Parameter isClosed: Whether answers may have only the keys of this version. The published
  ///   schema allows further keys (HO-12).
  package static func json(isClosed: Bool) -> JSONValue {
    let scenarios = ScenarioSchema(LayoutRegistry.gallery.schemas)
    var definitions = scenarios.definitions
    for part in HostFormat.parts {
      let isInput = (HostFormat.inputs + [HostFormat.measurement]).contains {
        $0.name == part.name
      }
      let object = scenarios.object(part.object)
      definitions[part.name] = isInput || isClosed ? object : opened(object)
    }
    for method in HostMethod.allCases {
      definitions["params-\(method.rawValue)"] = parameters(of: method, scenarios)
      definitions["result-\(method.rawValue)"] = result(of: method, isClosed: isClosed)
    }
    definitions["request"] = request(scenarios)
    definitions["answer"] = answer(isClosed: isClosed)
    definitions["error"] = error
    definitions["mistakes"] = mistakes
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Messages of gridview host",
      "description": "One request or answer of a line. Docs/HostProtocol.md.",
      "type": "object",
      "if": ["required": ["method"]],
      "then": ScenarioSchema.reference("request"), "else": ScenarioSchema.reference("answer"),
      "$defs": .object(definitions),
    ]
  }

  /// Returns the schema of an object that may have further keys.
  private static func opened(_ value: JSONValue) -> JSONValue {
    var object = value.objectValue ?? JSONObject()
    object["additionalProperties"] = nil
    return .object(object)
  }

  // MARK: Requests

  private static func request(_ scenarios: ScenarioSchema) -> JSONValue {
    var object = scenarios.object(HostMethodFormat.envelope).objectValue ?? JSONObject()
    var properties = object["properties"]?.objectValue ?? JSONObject()
    properties["params"] = ["type": "object"]
    object["properties"] = .object(properties)
    object["allOf"] = .array(
      HostMethod.allCases.map { method in
        var then: JSONObject = [
          "properties": [
            "params": ScenarioSchema.reference("params-\(method.rawValue)")
          ]
        ]
        let needs = HostMethodFormat.object(method).keys.contains { $0.presence == .required }
        if needs || method == .open { then["required"] = ["params"] }
        return [
          "if": [
            "properties": ["method": ["const": .string(method.rawValue)]],
            "required": ["method"],
          ],
          "then": .object(then),
        ]
      })
    return .object(object)
  }

  private static func parameters(
    of method: HostMethod, _ scenarios: ScenarioSchema
  ) -> JSONValue {
    let own = scenarios.object(HostMethodFormat.object(method))
    guard method == .open else { return own }
    // The keys of a case, without its later actions, and the keys of `open`.
    var object = scenarios.definitions["case"]?.objectValue ?? JSONObject()
    var properties = object["properties"]?.objectValue ?? JSONObject()
    let opening = FormatPart.openingKeys.names
    for name in properties.keys where !opening.contains(name) { properties[name] = nil }
    for key in HostMethodFormat.openKeys.keys { properties[key.name] = scenarios.schema(of: key) }
    object["properties"] = .object(properties)
    return .object(object)
  }

  // MARK: Answers

  private static func answer(isClosed: Bool) -> JSONValue {
    var object: JSONObject = [
      "type": "object", "required": ["jsonrpc", "id"],
      "properties": [
        "jsonrpc": ["const": "2.0"], "id": ["type": ["integer", "string", "null"]],
        "result": ["type": "object"], "error": ScenarioSchema.reference("error"),
      ],
      "oneOf": [["required": ["result"]], ["required": ["error"]]],
    ]
    if isClosed { object["additionalProperties"] = false }
    return .object(object)
  }

  private static func result(of method: HostMethod, isClosed: Bool) -> JSONValue {
    let texts: JSONValue = ["type": "array", "items": ["type": "string"]]
    var properties: JSONObject
    switch method {
    case .open, .frame: return ScenarioSchema.reference("frame")
    case .state: return ScenarioSchema.reference("state")
    case .do:
      properties = [
        "frame": ScenarioSchema.reference("frame"),
        "steps": [
          "type": "array", "items": ["type": "object", "required": ["op", "contentOffset"]],
        ],
      ]
    case .hello:
      properties = [
        "protocol": ["const": JSONValue(HostServer.version)], "version": ["type": "string"],
        "ops": texts, "features": texts,
        "layouts": [
          "type": "array",
          "items": [
            "type": "object", "required": ["id", "summary", "parameters"],
            "properties": [
              "id": ["type": "string"], "summary": ["type": "string"],
              "parameters": ["type": "object"],
            ],
          ],
        ],
      ]
    case .close: properties = [:]
    }
    var object: JSONObject = [
      "type": "object", "properties": .object(properties),
      "required": .array(properties.keys.sorted().map { .string($0) }),
    ]
    if isClosed { object["additionalProperties"] = false }
    return .object(object)
  }

  private static let mistakes: JSONValue = [
    "type": "array",
    "items": [
      "type": "object", "required": ["path", "expected", "found"],
      "properties": [
        "path": ["type": "string"], "expected": ["type": "string"], "found": ["type": "string"],
        "suggestion": ["type": "string"],
      ],
    ],
  ]

  private static var error: JSONValue {
    let fault: JSONValue = [
      "type": "object", "required": ["code", "text", "advice", "rolledBack"],
      "properties": [
        "code": ["type": "string"], "text": ["type": "string"], "advice": ["type": "string"],
        "rolledBack": ["type": "boolean"], "action": ["type": "integer"],
      ],
    ]
    let version: JSONValue = [
      "type": "object", "required": ["supported"],
      "properties": ["supported": ["type": "array", "items": ["type": "integer"]]],
    ]
    func data(_ codes: [Int], _ schema: JSONValue) -> JSONValue {
      [
        "if": ["properties": ["code": ["enum": .array(codes.map { JSONValue($0) })]]],
        "then": ["required": ["data"], "properties": ["data": schema]],
      ]
    }
    return [
      "type": "object", "required": ["code", "message"],
      "properties": [
        "code": ["enum": .array(HostProtocolError.codes.map { JSONValue($0) })],
        "message": ["type": "string"],
      ],
      "allOf": [
        data([-32700, -32600, -32601, -32602, 4], ScenarioSchema.reference("mistakes")),
        data([1], fault), data([3], version),
      ],
    ]
  }
}
