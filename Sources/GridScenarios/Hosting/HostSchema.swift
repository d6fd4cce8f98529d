import GridHost

/// The JSON Schema of the messages of `gridview host`. The command `gridview schema --host` prints
/// it.
///
/// Objects that tables of fields declare, which also serve to read and write them, are described by
/// these tables.
@MainActor
package enum HostSchema {
  /// The schema of requests and answers, in the 2020-12 dialect.
  ///
  /// Answers may have further keys in later versions (HO-12).
  package static var json: JSONValue {
    let scenarios = ScenarioSchema(LayoutRegistry.gallery.schemas)
    var definitions = scenarios.definitions
    func define<Value>(_ kind: HostObject<Value>, isAnswer: Bool = true) {
      definitions[kind.name] = changing(scenarios.object(kind.object)) {
        if isAnswer { $0["additionalProperties"] = nil }
      }
    }
    for kind in HostObject.inputs { define(kind, isAnswer: false) }
    define(HostObject.measurement, isAnswer: false)
    define(HostObject.view)
    define(HostObject.event)
    define(HostObject.finding)
    define(HostObject.frame)
    define(HostObject.state)
    for member in others.members { definitions[member.key] = member.value }
    for method in HostMethod.allCases {
      definitions["params-\(method.rawValue)"] = parameters(of: method, scenarios)
    }
    definitions["request"] = request(scenarios)
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

  /// Returns the schema of an object after a change.
  private static func changing(
    _ value: JSONValue?, _ change: (inout JSONObject) -> Void
  ) -> JSONValue {
    var object = value?.objectValue ?? JSONObject()
    change(&object)
    return .object(object)
  }

  // MARK: Requests

  private static func request(_ scenarios: ScenarioSchema) -> JSONValue {
    changing(scenarios.object(HostRequest.envelope)) { object in
      object["properties"] = changing(object["properties"]) { $0["params"] = ["type": "object"] }
      object["allOf"] = .array(
        HostMethod.allCases.map { method in
          let params = ScenarioSchema.reference("params-\(method.rawValue)")
          var then: JSONObject = ["properties": ["params": params]]
          let needs = method.fields.object.keys.contains { $0.presence == .required }
          if needs || method == .open { then["required"] = ["params"] }
          let name: JSONValue = ["const": .string(method.rawValue)]
          return [
            "if": ["properties": ["method": name], "required": ["method"]], "then": .object(then),
          ]
        })
    }
  }

  private static func parameters(
    of method: HostMethod, _ scenarios: ScenarioSchema
  ) -> JSONValue {
    let own = method.fields.object
    guard method == .open else { return scenarios.object(own) }
    // The keys of a case, without its later actions, and the keys of `open`.
    return changing(scenarios.definitions["case"]) { object in
      object["properties"] = changing(object["properties"]) { properties in
        let opening = FormatPart.openingKeys.names
        for name in properties.keys where !opening.contains(name) { properties[name] = nil }
        for key in own.keys { properties[key.name] = scenarios.schema(of: key) }
      }
    }
  }

  // MARK: Answers

  /// The objects that no table declares.
  private static var others: JSONObject {
    let (text, integer): (JSONValue, JSONValue) = (["type": "string"], ["type": "integer"])
    let object: JSONValue = ["type": "object"]
    let frame = ScenarioSchema.reference("frame")
    let layout = schema(["id": text, "summary": text, "parameters": object])
    let fault = schema(
      ["code": text, "text": text, "advice": text, "rolledBack": ["type": "boolean"]],
      optional: ["action": integer])
    func data(_ codes: [JSONValue], _ schema: JSONValue) -> JSONValue {
      [
        "if": ["properties": ["code": ["enum": .array(codes)]]],
        "then": ["required": ["data"], "properties": ["data": schema]],
      ]
    }
    let mistaken: [JSONValue] = [-32700, -32600, -32601, -32602]
    return [
      "answer": schema(
        ["jsonrpc": ["const": "2.0"], "id": ["type": ["integer", "string", "null"]]],
        optional: ["result": object, "error": ScenarioSchema.reference("error")],
        and: ["oneOf": [["required": ["result"]], ["required": ["error"]]]]),
      "result-hello": schema([
        "features": list(of: text), "layouts": list(of: layout), "ops": list(of: text),
        "protocol": ["const": JSONValue(HostServer.version)], "version": text,
      ]),
      "result-open": frame, "result-frame": frame,
      "result-do": schema([
        "frame": frame,
        "steps": list(of: ["type": "object", "required": ["op", "contentOffset"]]),
      ]),
      "result-state": ScenarioSchema.reference("state"), "result-close": schema([:]),
      "error": schema(
        ["code": ["enum": .array(mistaken + [1, 2, 3, 4])], "message": text],
        and: [
          "allOf": [
            data(mistaken + [4], ScenarioSchema.reference("mistakes")), data([1], fault),
            data([3], schema(["supported": list(of: integer)])),
          ]
        ]),
      "mistakes": list(
        of: schema(
          ["path": text, "expected": text, "found": text], optional: ["suggestion": text])),
    ]
  }

  private static func list(of entry: JSONValue) -> JSONValue { ["type": "array", "items": entry] }

  /// Returns the schema of an object with the given keys.
  ///
  /// - Parameter others: Further members of the schema.
  private static func schema(
    _ required: JSONObject, optional: JSONObject = [:], and others: JSONObject = [:]
  ) -> JSONValue {
    let object: JSONObject = [
      "type": "object", "required": .array(required.keys.map { .string($0) }),
      "properties": .object(JSONObject(members: required.members + optional.members)),
    ]
    return .object(JSONObject(members: object.members + others.members))
  }
}
