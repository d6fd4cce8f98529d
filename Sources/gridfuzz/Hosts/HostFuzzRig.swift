import GridScenarios
import GridHost

/// Plays one session with a server and a model host, and compares the model host with the grid.
@MainActor
final class HostFuzzRig {
  private let script: HostFuzzScript
  private let server = HostServer()
  private var model = HostFuzzModel()
  /// The requests so far.
  private(set) var lines: [String] = []
  private(set) var tally: HostFuzzTally
  /// The time of the host's clock, in seconds.
  private var time = 0.0
  private var isOpen = false
  /// The views that were configured since the latest frame (`configured`). For each earlier view,
  /// `notified` has the number of the request whose frame reported its latest configuration.
  private var configured: Set<ObjectIdentifier> = []
  private var notified: [ObjectIdentifier: Int] = [:]

  private let spoil: ((inout HostFrame) -> Void)?

  init(
    _ script: HostFuzzScript, after tally: HostFuzzTally,
    spoiling spoil: ((inout HostFrame) -> Void)?
  ) {
    self.script = script
    self.tally = tally
    self.spoil = spoil
    server.didConfigure = { [unowned self] in _ = configured.insert(ObjectIdentifier($0)) }
  }

  func run() throws(FuzzProblem) {
    tally.sessions += 1
    _ = try ask("hello", ["protocol": 1])
    try open()
    for request in script.requests where isOpen {
      switch request {
      case .open: try open()
      case .frame(let seconds, let input, let isWhole):
        try frame(after: seconds, input, isWhole: isWhole)
      case .act(let actions, let keys): try act(actions, keys)
      }
    }
  }

  // MARK: Requests

  private func open() throws(FuzzProblem) {
    (configured, notified) = ([], [:])
    let answer = try ask("open", script.opening)
    // A refused case leaves the previous session as it was.
    guard let frame = answer else { return }
    isOpen = true
    time = 0
    try mount(frame, isOpening: true)
  }

  private func frame(
    after seconds: Double, _ input: [JSONValue], isWhole: Bool
  ) throws(FuzzProblem) {
    let begin = time
    time += seconds
    var params: JSONObject = ["to": .number(time), "base": JSONValue(model.shown.sequence)]
    params["input"] = .array(input.map { Self.shifting($0, by: begin) })
    params["measured"] = .array(measurements)
    if isWhole { params["full"] = true }
    guard let answer = try ask("frame", params) else { return try catchUp() }
    try mount(answer, isOpening: false)
  }

  private func act(_ actions: [JSONValue], _ keys: JSONObject) throws(FuzzProblem) {
    var params = keys
    params["actions"] = .array(actions)
    params["base"] = JSONValue(model.shown.sequence)
    guard let answer = try ask("do", params) else { return try catchUp() }
    try mount(answer.objectValue?["frame"] ?? .null, isOpening: false)
  }

  /// Asks for the next frame after a fault. The frame reports the changes since the previous frame.
  private func catchUp() throws(FuzzProblem) {
    let params: JSONObject = ["to": .number(time), "base": JSONValue(model.shown.sequence)]
    // A session that caused a fault may cause it again.
    guard let answer = try ask("frame", params) else {
      isOpen = false
      return
    }
    try mount(answer, isOpening: false)
  }

  /// The sizes that the host measures, one for each view that wants a size.
  private var measurements: [JSONValue] {
    model.shown.views.compactMap { view in
      view.wantsSize.map { size in
        HostMeasurement(
          view: view.view, section: view.element.section, item: view.element.item,
          size: CGSize(width: size.width, height: CGFloat(30 + view.element.item % 5 * 11))
        ).json
      }
    }
  }

  private static func shifting(_ input: JSONValue, by time: Double) -> JSONValue {
    var object = input.objectValue ?? JSONObject()
    object["at"] = .number((object["at"]?.doubleValue ?? 0) + time)
    return .object(object)
  }

  /// Sends a request to the server.
  ///
  /// - Returns: The result; nil if the request caused a fault or was refused.
  private func ask(_ method: String, _ params: JSONObject) throws(FuzzProblem) -> JSONValue? {
    let request: JSONObject = [
      "jsonrpc": "2.0", "id": JSONValue(lines.count + 1), "method": .string(method),
      "params": .object(params),
    ]
    do {
      lines.append(try JSONValue.object(request).text(.line))
    } catch {
      throw problem(.answers, "a request that cannot be written: \(error)")
    }
    tally.requests += 1
    let line = server.answer(lines[lines.count - 1])
    guard let answer = try? JSONDocument(line).value.objectValue,
      answer["id"] == JSONValue(lines.count)
    else { throw problem(.answers, "the answer is \(line)") }
    if let result = answer["result"] { return result }
    switch answer["error"]?.objectValue?["code"]?.intValue {
    case 1: tally.faults += 1
    case -32602, 4: tally.refusals += 1
    default: throw problem(.answers, "the answer is \(line)")
    }
    return nil
  }

  private func problem(_ claim: FuzzProblem.Claim, _ text: String) -> FuzzProblem {
    FuzzProblem(claim: claim, place: "after request \(lines.count)", text: text)
  }

  // MARK: Comparing

  private func mount(_ json: JSONValue, isOpening: Bool) throws(FuzzProblem) {
    tally.frames += 1
    let number = lines.count
    do {
      var frame = try HostFrame(json: json)
      spoil?(&frame)
      try model.mount(frame, request: number, isOpening: isOpening)
    } catch {
      throw problem(.answers, "the frame cannot be taken over: \(error)")
    }
    for view in configured { notified[view] = number }
    tally.bindings += configured.count
    configured = []
    try compareSum()
    try compareViews()
    try compareBindings()
  }

  private func compareSum() throws(FuzzProblem) {
    guard let session = server.openSession, var state = try? session.state() else {
      throw problem(.answers, "no session is open")
    }
    // The model's frames were read from JSON, so the state of the grid is written and read as JSON
    // too.
    if let json = try? JSONDocument(state.json.text(.line)).value,
      let read = try? HostState(json: json)
    {
      state = read
    }
    guard state == model.shown else {
      throw problem(
        .sum, Self.difference(of: state.views.map(\.words), model.shown.views.map(\.words)))
    }
  }

  /// Compares the model's views with the grid's views, which are read one by one.
  private func compareViews() throws(FuzzProblem) {
    guard let grid = server.openSession?.grid else { return }
    let (real, shown) = (
      grid.wordsOfViews, model.shown.views.map(\.placeWords).sorted()
    )
    if real != shown { throw problem(.views, Self.difference(of: real, shown)) }
  }

  private func compareBindings() throws(FuzzProblem) {
    guard let session = server.openSession else { return }
    for shown in model.shown.views {
      guard let view = session.view(numbered: shown.view) else { continue }
      if let request = notified[ObjectIdentifier(view)], model.nodes[shown.view]?.request != request
      {
        throw problem(
          .binding,
          "\(shown.element), view \(shown.view), was configured for the frame of request "
            + "\(request) and bound in that of \(model.nodes[shown.view]?.request ?? 0)")
      }
      let key = ElementKey(.cell, view.reuse.position)
      guard session.grid.liveViews.contains(where: { $0.value === view && $0.key == key }),
        let source = session.grid.dataSource as? GridViewDiffableDataSource<String, String>
      else { continue }
      let item = source.itemIdentifier(for: session.grid.dataPath(view.reuse.position))
      if item != shown.key {
        throw problem(
          .keys,
          "\(shown.element) has the key \(shown.key ?? "none"), its item is "
            + "\(item ?? "none")")
      }
    }
  }

  /// Returns a text with the first lines that only one of two lists has.
  private static func difference(of real: [String], _ shown: [String]) -> String {
    let missing = real.filter { !shown.contains($0) }.prefix(3)
    let extra = shown.filter { !real.contains($0) }.prefix(3)
    let lines = missing.map { "  the grid has \($0)" } + extra.map { "  the host shows \($0)" }
    return lines.isEmpty
      ? "offset, sizes or order differ"
      : "the host shows something else\n" + lines.joined(separator: "\n")
  }
}

extension HostView {
  fileprivate var placeWords: String {
    "\(element) at \(center), \(size), turned \(transform), alpha \(alpha), z \(zIndex)"
      + (isHidden ? ", hidden" : "") + (isSelected ? ", selected" : "")
      + (isHighlighted ? ", highlighted" : "")
  }

  fileprivate var words: String {
    "view \(view), \(placeWords), bind \(bind), key \(key ?? "none"), rank \(rank)"
  }
}

extension GridView {
  /// The descriptions of all views, read one by one, whether they have changed or not.
  fileprivate var wordsOfViews: [String] {
    let live = liveViews.map { (view: $0.value, key: $0.key, zIndex: $0.value.appliedZIndex) }
    let leaving = viewsOnTheirWayOut.map { ($0.view, $0.key, $0.view.reuse.zIndex) }
    return (live + leaving).compactMap { view, key, zIndex in
      let place = view.presentationInContent
      guard place.center.isFinitePoint else { return nil }
      var shown = HostView(
        view: 0, element: key.elementID, center: place.center, size: place.bounds.size)
      (shown.transform, shown.alpha, shown.zIndex) = (place.transform3D, place.alpha, zIndex)
      shown.isHidden = view.isHidden
      (shown.isSelected, shown.isHighlighted) = view.cellFlags
      return shown.placeWords
    }.sorted()
  }
}
