import GridHost

/// The reason why a request is not carried out.
struct HostProtocolError: Error {
  /// The error as a JSON object.
  let json: JSONValue

  /// Makes an error.
  ///
  /// - Parameter message: The text for people, on one line.
  private init(_ code: Int, _ message: String, _ data: JSONValue? = nil) {
    var object: JSONObject = ["code": JSONValue(code), "message": .string(message)]
    object["data"] = data
    json = .object(object)
  }

  /// Makes an error of mistakes, of which the answer lists a hundred at most.
  private init(_ code: Int, _ words: String, _ collector: MistakeCollector) {
    let mistakes = collector.all
    let found = mistakes.first.map { first in
      let path = first.path.isEmpty ? "" : "\(first.path): "
      let more = mistakes.count > 1 ? " (and \(mistakes.count - 1) more)" : ""
      return ": \(path)expected \(first.expected), found \(first.found)\(more)"
    }
    self.init(code, VisibleText.line(words + (found ?? "")), Self.data(mistakes))
  }

  private static func data(_ mistakes: [ScenarioMistake]) -> JSONValue {
    .array(
      mistakes.prefix(100).map { mistake in
        var object: JSONObject = [
          "path": .string(mistake.path.description), "expected": .string(mistake.expected),
          "found": .string(mistake.found),
        ]
        object["suggestion"] = mistake.suggestion?.json
        return .object(object)
      })
  }

  static func syntax(_ error: JSONSyntaxError) -> Self {
    let mistake = ScenarioMistake(
      file: "", path: error.path, expected: error.expected, found: error.found)
    return Self(-32700, "no JSON: \(error)", data([mistake]))
  }

  /// Input that is not a request.
  static func request(_ mistakes: MistakeCollector) -> Self { Self(-32600, "no request", mistakes) }

  static func method(_ mistakes: MistakeCollector) -> Self {
    Self(-32601, "unknown method", mistakes)
  }

  static func parameters(_ mistakes: MistakeCollector) -> Self {
    Self(-32602, "mistaken parameters", mistakes)
  }

  static func limit(_ mistakes: MistakeCollector) -> Self { Self(4, "past a limit", mistakes) }

  /// A broken contract of the grid.
  ///
  /// - Parameter action: The index of the action that broke the contract; nil if no action did.
  static func fault(_ fault: HostFault, action: Int? = nil) -> Self {
    var data: JSONObject = [
      "code": .string(fault.code), "text": .string(fault.text), "advice": .string(fault.advice),
      "rolledBack": .bool(fault.isRolledBack),
    ]
    data["action"] = action?.json
    return Self(1, VisibleText.line("\(fault.text) [\(fault.code)]"), .object(data))
  }

  static func notOpen(_ text: String) -> Self { Self(2, text) }

  static let version = Self(
    3, "unknown version of the protocol", ["supported": [JSONValue(HostServer.version)]])
}

extension MistakeCollector {
  /// The mistakes so far.
  fileprivate var all: [ScenarioMistake] {
    do {
      try throwIfAny()
      return []
    } catch {
      return error.mistakes
    }
  }

  /// Throws the mistakes so far as mistakes in parameters, if there are any.
  func finish() throws(HostProtocolError) {
    if count > 0 { throw .parameters(self) }
  }
}

/// The lines of JSON that answer requests.
enum HostReply {
  static func line(_ result: JSONValue, id: JSONValue) -> String { line("result", result, id) }

  static func line(_ error: HostProtocolError, id: JSONValue) -> String {
    line("error", error.json, id)
  }

  private static func line(_ key: String, _ value: JSONValue, _ id: JSONValue) -> String {
    do {
      return try JSONValue.object(["id": id, "jsonrpc": "2.0", key: value]).text(.line)
    } catch {
      // Every number on screen is finite, so this branch should never run.
      let fault = HostFault(
        code: "non-finite-geometry", text: "\(error)", advice: "Look for a division by 0.",
        isRolledBack: false)
      return line(.fault(fault), id: id)
    }
  }

  /// Returns the answer with a frame. Frames are sent many times a second.
  static func line(_ frame: HostFrame, id: JSONValue) -> String {
    var text = JSONText()
    text += "{\"id\":"
    JSONWriter.write(id, isSpaced: false, to: &text)
    text += ",\"jsonrpc\":\"2.0\",\"result\":"
    frame.write(to: &text)
    text.append("}")
    return text.string
  }
}
