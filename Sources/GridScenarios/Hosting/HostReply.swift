import GridHost

/// The reason why a request is not carried out.
enum HostProtocolError: Error {
  case syntax(JSONSyntaxError)
  /// Input that is not a request.
  case request([ScenarioMistake])
  case method([ScenarioMistake])
  case parameters([ScenarioMistake])
  /// A broken contract of the grid. `action` is the index of the action that broke the contract;
  /// nil if no action did.
  case fault(HostFault, action: Int?)
  case notOpen(String)
  case version
  case limit([ScenarioMistake])

  /// The codes that an error may have.
  static let codes = [-32700, -32600, -32601, -32602, 1, 2, 3, 4]

  var code: Int {
    switch self {
    case .syntax: -32700
    case .request: -32600
    case .method: -32601
    case .parameters: -32602
    case .fault: 1
    case .notOpen: 2
    case .version: 3
    case .limit: 4
    }
  }

  /// The error message for people, on one line.
  var message: String {
    switch self {
    case .syntax(let error): "no JSON: \(error)"
    case .request(let mistakes): Self.text("no request", mistakes)
    case .method(let mistakes): Self.text("unknown method", mistakes)
    case .parameters(let mistakes): Self.text("mistaken parameters", mistakes)
    case .fault(let fault, _): VisibleText.line("\(fault.text) [\(fault.code)]")
    case .notOpen(let text): text
    case .version: "unknown version of the protocol"
    case .limit(let mistakes): Self.text("past a limit", mistakes)
    }
  }

  private static func text(_ words: String, _ mistakes: [ScenarioMistake]) -> String {
    guard let first = mistakes.first else { return words }
    let path = first.path.description
    let more = mistakes.count > 1 ? " (and \(mistakes.count - 1) more)" : ""
    return VisibleText.line(
      "\(words): \(path.isEmpty ? "" : "\(path): ")expected \(first.expected), "
        + "found \(first.found)\(more)")
  }

  /// The largest number of mistakes that an answer lists.
  private static let mostListed = 100

  var data: JSONValue? {
    switch self {
    case .syntax(let error):
      return [
        [
          "path": .string(error.path.description), "expected": .string(error.expected),
          "found": .string(error.found),
        ]
      ]
    case .request(let mistakes), .method(let mistakes), .parameters(let mistakes),
      .limit(let mistakes):
      return .array(mistakes.prefix(Self.mostListed).map(\.json))
    case .fault(let fault, let action):
      var object: JSONObject = [
        "code": .string(fault.code), "text": .string(fault.text),
        "advice": .string(fault.advice), "rolledBack": .bool(fault.isRolledBack),
      ]
      object["action"] = action.map { JSONValue($0) }
      return .object(object)
    case .notOpen: return nil
    case .version: return ["supported": [JSONValue(HostServer.version)]]
    }
  }

  var json: JSONValue {
    var object: JSONObject = ["code": JSONValue(code), "message": .string(message)]
    object["data"] = data
    return .object(object)
  }
}

extension ScenarioMistake {
  /// The mistake as a JSON object for the host.
  fileprivate var json: JSONValue {
    var object: JSONObject = [
      "path": .string(path.description), "expected": .string(expected), "found": .string(found),
    ]
    object["suggestion"] = suggestion.map { .string($0) }
    return .object(object)
  }
}

/// The answer to a request.
enum HostReply {
  case result(JSONValue)
  /// A frame. Frames are sent many times a second.
  case frame(HostFrame)
  case error(HostProtocolError)

  /// Returns the reply as one line of JSON.
  func line(id: JSONValue) -> String {
    var object: JSONObject = ["jsonrpc": "2.0", "id": id]
    switch self {
    case .frame(let frame):
      var text = JSONText()
      text += "{\"id\":"
      JSONWriter.write(id, isSpaced: false, to: &text)
      text += ",\"jsonrpc\":\"2.0\",\"result\":"
      frame.write(to: &text)
      text.append("}")
      return text.string
    case .result(let value): object["result"] = value
    case .error(let error): object["error"] = error.json
    }
    do {
      return try JSONValue.object(object).text(.line)
    } catch {
      // Every number on screen is finite, so this branch should never run.
      let fault = HostFault(
        code: "non-finite-geometry", text: "\(error)", advice: "Look for a division by 0.",
        isRolledBack: false)
      return HostReply.error(.fault(fault, action: nil)).line(id: id)
    }
  }
}
