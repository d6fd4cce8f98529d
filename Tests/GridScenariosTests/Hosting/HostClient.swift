import GridHost
import GridScenarios
import Testing

/// A host that is written for tests: it asks a server, holds every message against the published
/// schema, and adds up what it is told.
@MainActor
final class HostClient {
  let server = HostServer()
  /// Every line that was asked, and its answer.
  private(set) var log: [(request: String, answer: String)] = []
  /// The state that is shown after the frames so far.
  var shown = HostState()

  private static let validator = SchemaValidator(root: HostSchema.json)
  /// A validator of the same schema, without room for keys that are not declared.
  private static let closed: SchemaValidator = {
    var root = HostSchema.json.objectValue ?? JSONObject()
    var definitions = root["$defs"]?.objectValue ?? JSONObject()
    let answers = ["answer", "result-do", "result-hello", "result-close"]
    for name in ["view", "event", "finding", "frame", "state"] + answers {
      guard var object = definitions[name]?.objectValue else {
        fatalError("the schema defines no \(name)")
      }
      object["additionalProperties"] = false
      definitions[name] = .object(object)
    }
    root["$defs"] = .object(definitions)
    return SchemaValidator(root: .object(root))
  }()

  init(greets: Bool = true) throws {
    if greets { _ = try result("hello", ["protocol": 1]) }
  }

  /// Asks a line, whatever it is.
  func ask(_ line: String) throws -> JSONObject {
    let answer = server.answer(line)
    log.append((line, answer))
    return try HostClient.check(answer)
  }

  /// An answer that is as all answers are.
  static func check(_ answer: String) throws -> JSONObject {
    #expect(!answer.contains("\n"))
    let value = try JSONDocument(answer).value
    #expect(closed.complaints(about: value) == [], "\(answer.prefix(300))")
    return try #require(value.objectValue)
  }

  static func request(_ method: String, _ params: JSONObject?, id: JSONValue) -> JSONObject {
    var request: JSONObject = ["jsonrpc": "2.0", "id": id, "method": .string(method)]
    request["params"] = params.map { .object($0) }
    return request
  }

  /// Asks what must be answered, and holds the answer against its method.
  func result(_ method: String, _ params: JSONObject? = nil) throws -> JSONObject {
    let id = JSONValue(log.count + 1)
    let request = JSONValue.object(Self.request(method, params, id: id))
    let text = try request.text()
    #expect(Self.validator.complaints(about: request) == [], "\(text.prefix(300))")
    let answer = try ask(text)
    #expect(answer["id"] == id)
    let result = try #require(answer["result"], "\(log.last?.answer.prefix(500) ?? "")")
    let schema: JSONValue = [
      "$ref": .string("#/$defs/result-\(method)"),
      "$defs": Self.closed.root.objectValue?["$defs"] ?? .null,
    ]
    let complaints = SchemaValidator(root: schema).complaints(about: result)
    #expect(complaints == [], "\(method)")
    return try #require(result.objectValue)
  }

  /// Asks what must be refused.
  ///
  /// - Returns: The error.
  func error(_ method: String, _ params: JSONObject? = nil) throws -> JSONObject {
    let request = JSONValue.object(Self.request(method, params, id: "x"))
    let answer = try ask(request.text())
    #expect(answer["id"] == "x")
    return try #require(answer["error"]?.objectValue, "\(log.last?.answer.prefix(300) ?? "")")
  }

  /// Asks for a frame or an action, and adds up what is told.
  @discardableResult
  func frame(_ method: String, _ params: JSONObject = [:]) throws -> HostFrame {
    var params = params
    if method != "open" { params["base"] = JSONValue(shown.sequence) }
    let result = try result(method, params)
    let frame = try HostFrame(json: method == "do" ? result["frame"] ?? .null : .object(result))
    try shown.apply(frame)
    return frame
  }

  /// The whole state, which must be the sum.
  @discardableResult
  func compare() throws -> HostState {
    let state = try HostState(json: .object(result("state")))
    var sum = shown
    // A frame says when the latest was; nothing else may differ.
    sum.time = state.time
    #expect(sum == state)
    return state
  }

  static let flow: JSONObject = [
    "layout": "flow", "parameters": ["itemSize": [100, 100]], "sections": [["count": 40]],
    "viewport": [320, 400], "displayScale": 2,
  ]
}
