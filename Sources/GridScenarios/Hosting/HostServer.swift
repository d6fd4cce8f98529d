import GridHost

/// A server that answers the requests of a host in JSON-RPC 2.0, with one object on each line.
///
/// Each line gets one answer, and the server sends nothing else. A mistake in a line does not end
/// the session. A request that cannot be carried out gets an error as its answer. Equal input
/// always gets equal answers. `Docs/HostProtocol.md` describes the messages.
///
/// ```swift
/// let server = HostServer()
/// let hello = #"{"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":1}}"#
/// let answer = server.answer(hello)
/// ```
@MainActor
public final class HostServer {
  /// The version of the protocol.
  public nonisolated static let version = 1

  let registry: LayoutRegistry
  private var isGreeted = false
  private var running: (scenario: LiveScenario, session: HostSession)?
  /// A closure that is called with each view that the data source of the case has configured.
  package var didConfigure: ((GridReusableView) -> Void)?
  /// The number of the latest frame. Frames are counted over all sessions, so that a `base` from an
  /// earlier session never names another frame.
  private var sequence = 0

  /// Makes a server that has received no request.
  ///
  /// - Parameter registry: The layouts that cases may name; nil for the layouts of the gallery.
  public init(registry: LayoutRegistry? = nil) {
    self.registry = registry ?? .gallery
  }

  /// Returns the answer to a line, without a line break at its end.
  public func answer(_ line: String) -> String {
    answer(Array(line.utf8))
  }

  /// Returns the answer to the bytes of a line.
  public func answer(_ line: [UInt8]) -> String {
    guard ScenarioLimits.fileSize.allows(Double(line.count)) else { return tooLong() }
    let value: JSONValue
    do {
      value = try JSONDocument(data: Data(line)).value
    } catch {
      return HostReply.error(.syntax(error)).line(id: .null)
    }
    let request: HostRequest
    do throws(HostRequest.Invalid) {
      request = try HostRequest(value)
    } catch {
      return HostReply.error(error.error).line(id: error.id)
    }
    return reply(to: request).line(id: request.id)
  }

  /// Returns the answer to a line that is longer than the limit.
  public func tooLong() -> String {
    let limit = ScenarioLimits.fileSize
    let mistake = ScenarioMistake(
      file: "", path: JSONPath(), expected: "a line of \(limit.inWords)", found: "more")
    return HostReply.error(.limit([mistake])).line(id: .null)
  }

  // MARK: Methods

  private func reply(to request: HostRequest) -> HostReply {
    do throws(HostProtocolError) {
      guard isGreeted || request.method == .hello else {
        throw .notOpen("\"hello\" comes before anything else")
      }
      switch request.method {
      case .hello: return .result(try hello(request))
      case .open: return .frame(try open(request))
      case .frame: return .frame(try frame(request))
      case .do: return .result(try carryOut(request))
      case .state:
        _ = try request.reader().finish()
        let session = try session()
        return .result(try result(try session.state()).json)
      case .close:
        _ = try request.reader().finish()
        try session().close()
        running = nil
        return .result([:])
      }
    } catch {
      return .error(error)
    }
  }

  private func hello(_ request: HostRequest) throws(HostProtocolError) -> JSONValue {
    let reader = request.reader()
    let version = reader.object.required("protocol", .count)
    _ = reader.object.optional("client", .text)
    try reader.finish()
    guard version == Self.version else { throw .version }
    isGreeted = true
    return [
      "protocol": JSONValue(Self.version), "version": .string(GridKitVersion.current),
      "ops": .array(ScenarioAction.Op.allCases.map { .string($0.rawValue) }),
      "layouts": .array(
        registry.schemas.map { schema in
          [
            "id": .string(schema.id), "summary": .string(schema.summary),
            "parameters": ScenarioSchema.parameters(of: schema),
          ]
        }),
      "features": .array(HostMethodFormat.features.map { .string($0) }),
    ]
  }

  private func open(_ request: HostRequest) throws(HostProtocolError) -> HostFrame {
    let (mistakes, excesses) = (MistakeCollector(file: ""), MistakeCollector(file: ""))
    let path = JSONPath().key("params")
    let own = ObjectReader(
      request.params.picking(HostMethodFormat.openKeys.names), at: path,
      as: HostMethodFormat.openKeys, of: "keys of open", mistakes)
    let scroll = own.optional("scroll", Form<HostSession.Scroll>.word, default: .engine)
    let sources = own.optional("events", HostMethodFormat.sources, default: [])
    let isMeasured = own.optional("measures", .bool, default: false)
    if isMeasured, request.params["preferredSizes"] != nil {
      mistakes.report(
        path.key("preferredSizes"), expected: "no preferred sizes where the host measures",
        found: "some")
    }
    let scenario = LiveScenario(
      .object(request.params), at: path, beside: HostMethodFormat.openKeys.names,
      registry: registry, tells: !sources.isEmpty, cell: isMeasured ? HostMeasuredCell.self : nil,
      mistakes, excesses: excesses)
    try finish(mistakes)
    try finish(excesses) { .limit($0) }
    guard let scenario else { throw .parameters([]) }
    running?.session.close()
    running = nil
    scenario.didConfigure = didConfigure
    scenario.begin()
    let session = HostSession(
      scenario.grid, scroll: scroll, events: Set(sources), after: sequence)
    session.textOfElement = { [unowned scenario] in scenario.text(of: $0) }
    let frame = try result(try session.open())
    running = (scenario, session)
    sequence = session.sequence
    return frame
  }

  private func frame(_ request: HostRequest) throws(HostProtocolError) -> HostFrame {
    let reader = request.reader()
    let time = reader.object.required("to", .hostTime)
    let base = reader.base()
    let input = reader.list("input") { HostInput(json: $0, at: $1, $2) }
    let measured = reader.list("measured") { HostMeasurement(json: $0, at: $1, $2) }
    try reader.finish()
    let session = try session()
    defer { sequence = session.sequence }
    return try result(
      try session.frame(to: time ?? 0, input: input, measured: measured, base: base))
  }

  private func carryOut(_ request: HostRequest) throws(HostProtocolError) -> JSONValue {
    let reader = request.reader()
    let time = reader.object.optional("to", .hostTime)
    let base = reader.base()
    let safeArea = reader.object.optional("safeArea", .edges)
    let direction = reader.object.optional("direction", Form<ScenarioDirection>.word)
    let session = try session()
    guard let scenario = running?.scenario else { throw .notOpen("nothing is open") }
    let path = reader.object.path.key("actions")
    let excesses = MistakeCollector(file: "")
    var actions: [ScenarioAction]?
    if let value = reader.object.object["actions"] {
      actions = scenario.actions(
        value, at: path, reader.object.mistakes, excesses: excesses)
    } else {
      reader.object.missing("actions", expected: "a list of actions")
    }
    try reader.finish()
    try finish(excesses) { .limit($0) }
    var steps: [ScenarioOutput.Step] = []
    var reached: Int?
    defer { sequence = session.sequence }
    do {
      let frame = try session.perform(to: time, base: base) {
        scenario.setSurroundings(safeArea: safeArea, direction: direction)
        for (index, action) in (actions ?? []).enumerated() {
          reached = index
          steps.append(scenario.perform(action))
          if !session.grid.simulation.faults.isEmpty { break }
        }
      }
      return ["frame": frame.json, "steps": .array(steps.map(\.json))]
    } catch HostError.fault(let fault) {
      throw .fault(fault, action: reached)
    } catch HostError.input(let text) {
      throw .parameters([Self.mistake(text)])
    } catch {
      throw .notOpen("\(error)")
    }
  }

  // MARK: Shared

  private static func mistake(_ text: String) -> ScenarioMistake {
    ScenarioMistake(
      file: "", path: JSONPath().key("params"), expected: "what can be carried out", found: text)
  }

  /// Returns the size of an answer with a frame, in bytes, its line break included.
  package static func bytes(of frame: HostFrame) -> Int {
    HostReply.frame(frame).line(id: JSONValue(frame.sequence)).utf8.count + 1
  }

  /// The session of the open case; nil for none.
  package var openSession: HostSession? { running?.session }

  /// The grid of the open case; nil for none.
  package var grid: GridView? { running?.session.grid }

  private func session() throws(HostProtocolError) -> HostSession {
    guard let running else { throw .notOpen("nothing is open: \"open\" comes first") }
    return running.session
  }

  /// Throws the collected mistakes, if any.
  private func finish(
    _ mistakes: MistakeCollector,
    as error: ([ScenarioMistake]) -> HostProtocolError = { .parameters($0) }
  ) throws(HostProtocolError) {
    do {
      try mistakes.throwIfAny()
    } catch let found {
      throw error(found.mistakes)
    }
  }

  private func result<Value>(
    _ body: @autoclosure () throws(HostError) -> Value
  ) throws(HostProtocolError) -> Value {
    do {
      return try body()
    } catch {
      switch error {
      case .notOpen: throw .notOpen("\(error)")
      case .fault(let fault): throw .fault(fault, action: nil)
      case .input(let text): throw .parameters([Self.mistake(text)])
      case .limit(let text): throw .limit([Self.mistake(text)])
      case .thread: throw .notOpen("\(error)")
      }
    }
  }
}

extension JSONObject {
  /// Returns the members with the given names.
  fileprivate func picking(_ names: [String]) -> JSONObject {
    JSONObject(members: members.filter { names.contains($0.key) })
  }
}
