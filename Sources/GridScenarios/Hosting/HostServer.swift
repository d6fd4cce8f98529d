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
    var id = JSONValue.null
    do throws(HostProtocolError) {
      return try carryOut(HostRequest(try Self.document(line).value, id: &id), id: id)
    } catch {
      return HostReply.line(error, id: id)
    }
  }

  private static func document(_ line: [UInt8]) throws(HostProtocolError) -> JSONDocument {
    do {
      return try JSONDocument(data: Data(line))
    } catch {
      throw .syntax(error)
    }
  }

  /// Returns the answer to a line that is longer than the limit.
  public func tooLong() -> String {
    let mistakes = MistakeCollector(file: "")
    mistakes.report(
      JSONPath(), expected: "a line of \(ScenarioLimits.fileSize.inWords)", found: "more")
    return HostReply.line(.limit(mistakes), id: .null)
  }

  // MARK: Methods

  private func carryOut(
    _ request: HostRequest, id: JSONValue
  ) throws(HostProtocolError) -> String {
    guard isGreeted || request.method == .hello else {
      throw .notOpen("\"hello\" comes before anything else")
    }
    let mistakes = MistakeCollector(file: "")
    let parameters = request.parameters(mistakes)
    // The cases and the actions of these requests may have further mistakes.
    if request.method != .open, request.method != .do { try mistakes.finish() }
    switch request.method {
    case .hello: return HostReply.line(try hello(parameters), id: id)
    case .open:
      return HostReply.line(try open(request.params, parameters, mistakes), id: id)
    case .frame: return HostReply.line(try frame(parameters), id: id)
    case .do: return HostReply.line(try change(parameters, mistakes), id: id)
    case .state:
      let session = try session()
      return HostReply.line(try result(try session.state()).json, id: id)
    case .close:
      try session().close()
      running = nil
      return HostReply.line([:], id: id)
    }
  }

  private func hello(_ parameters: HostParameters) throws(HostProtocolError) -> JSONValue {
    guard parameters.version == Self.version else { throw .version }
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
      "features": .array(HostMethod.features.map { .string($0) }),
    ]
  }

  private func open(
    _ params: JSONObject, _ parameters: HostParameters, _ mistakes: MistakeCollector
  ) throws(HostProtocolError) -> HostFrame {
    let excesses = MistakeCollector(file: "")
    if parameters.isMeasured, params["preferredSizes"] != nil {
      mistakes.report(
        HostRequest.path.key("preferredSizes"),
        expected: "no preferred sizes where the host measures", found: "some")
    }
    let sources = Set(parameters.events)
    let scenario = LiveScenario(
      .object(params), at: HostRequest.path, beside: HostMethod.open.fields.object.names,
      registry: registry, tells: !sources.isEmpty,
      cell: parameters.isMeasured ? HostMeasuredCell.self : nil, mistakes, excesses: excesses)
    try mistakes.finish()
    if excesses.count > 0 { throw .limit(excesses) }
    guard let scenario else { throw .parameters(mistakes) }
    running?.session.close()
    running = nil
    scenario.didConfigure = didConfigure
    scenario.begin()
    let session = HostSession(scenario.grid, scroll: parameters.scroll, events: sources)
    session.sequence = sequence
    session.textOfElement = { [unowned scenario] in scenario.text(of: $0) }
    let frame = try result(try session.open())
    running = (scenario, session)
    sequence = session.sequence
    return frame
  }

  private func frame(_ parameters: HostParameters) throws(HostProtocolError) -> HostFrame {
    let session = try session()
    defer { sequence = session.sequence }
    return try result(
      try session.frame(
        to: parameters.time, input: parameters.input, measured: parameters.measured,
        base: parameters.base))
  }

  private func change(
    _ parameters: HostParameters, _ mistakes: MistakeCollector
  ) throws(HostProtocolError) -> JSONValue {
    let session = try session()
    guard let scenario = running?.scenario else { throw .notOpen("nothing is open") }
    let excesses = MistakeCollector(file: "")
    let actions = parameters.actions.flatMap {
      scenario.actions(
        $0, at: HostRequest.path.key("actions"), mistakes, excesses: excesses)
    }
    try mistakes.finish()
    if excesses.count > 0 { throw .limit(excesses) }
    var steps: [ScenarioOutput.Step] = []
    var reached: Int?
    defer { sequence = session.sequence }
    do {
      let frame = try session.perform(to: parameters.laterTime, base: parameters.base) {
        scenario.setSurroundings(
          safeArea: parameters.safeArea, direction: parameters.direction)
        for (index, action) in (actions ?? []).enumerated() {
          reached = index
          steps.append(scenario.perform(action))
          if !session.grid.simulation.faults.isEmpty { break }
        }
      }
      return ["frame": frame.json, "steps": .array(steps.map(\.json))]
    } catch let error as HostError {
      throw Self.error(error, action: reached)
    } catch {
      throw .notOpen("\(error)")
    }
  }

  // MARK: Shared

  /// Returns the size of an answer with a frame, in bytes, its line break included.
  package static func bytes(of frame: HostFrame) -> Int {
    HostReply.line(frame, id: JSONValue(frame.sequence)).utf8.count + 1
  }

  /// The session of the open case; nil for none.
  package var openSession: HostSession? { running?.session }

  /// The grid of the open case; nil for none.
  package var grid: GridView? { running?.session.grid }

  private func session() throws(HostProtocolError) -> HostSession {
    guard let running else { throw .notOpen("nothing is open: \"open\" comes first") }
    return running.session
  }

  private func result<Value>(
    _ body: @autoclosure () throws(HostError) -> Value
  ) throws(HostProtocolError) -> Value {
    do {
      return try body()
    } catch {
      throw Self.error(error)
    }
  }

  private static func error(_ error: HostError, action: Int? = nil) -> HostProtocolError {
    let mistakes = MistakeCollector(file: "")
    mistakes.report(HostRequest.path, expected: "what can be carried out", found: "\(error)")
    switch error {
    case .notOpen, .thread: return .notOpen("\(error)")
    case .fault(let fault): return .fault(fault, action: action)
    case .input: return .parameters(mistakes)
    case .limit: return .limit(mistakes)
    }
  }
}
