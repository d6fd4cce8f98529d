import GridScenarios
import GridHost

/// A session of a host before it is played. Values that depend on answers are filled in while it is
/// played.
struct HostFuzzScript: Hashable, Sendable {
  /// A request after the first `open`.
  enum Request: Hashable, Sendable {
    /// Requests the frame for the time that is `after` seconds later than the time of the previous
    /// frame.
    case frame(after: Double, input: [JSONValue], isWhole: Bool)
    /// Sends the request `do`, which performs actions in the app. `keys` are further keys of the
    /// request.
    case act([JSONValue], keys: JSONObject)
    /// Opens the case again.
    case open
  }

  /// The parameters of the request `open`.
  var opening: JSONObject
  var requests: [Request]

  /// Makes the script of a seed.
  @MainActor
  init(seed: UInt64) {
    var maker = HostFuzzGenerator(seed: seed)
    (opening, requests) = maker.make()
  }
}

extension HostFuzzScript: Shrinkable {
  static func shrink(_ shrinker: inout Shrinker<HostFuzzScript>) { shrinker.leaveOut(\.requests) }
}

extension HostFuzzScript.Request: Shrinkable {}

/// Makes random sessions. A session opens a case of a scenario file, then has requests in any
/// order.
@MainActor
private struct HostFuzzGenerator {
  private var files: FuzzFileGenerator
  private var random: SplitMix64
  /// Whether the finger is down after the inputs so far. `finger` is its location.
  private var isFingerDown = false
  private var finger = CGPoint.zero

  init(seed: UInt64) {
    files = FuzzFileGenerator(seed: seed)
    random = SplitMix64(seed: ~seed)
  }

  mutating func make() -> (JSONObject, [HostFuzzScript.Request]) {
    var opening = makeOpening()
    var actions = opening["actions"]?.arrayValue ?? []
    for key in opening.keys where !FormatPart.openingKeys.names.contains(key) {
      opening[key] = nil
    }
    let isDiffable = opening["source"]?.stringValue?.hasPrefix("diffable") ?? false
    let layout = opening["layout"]?.stringValue ?? "flow"
    let more = json(files.makeActions(12, layout: layout, isDiffable: isDiffable)).arrayValue ?? []
    // A random action that has a key twice cannot be part of a request.
    actions = (actions + more).filter { (try? $0.text(.line)) != nil }
    if (try? JSONValue.object(opening).text(.line)) == nil { opening = ["layout": "flow"] }
    if random.percent(20) { opening["scroll"] = "host" }
    if random.percent(25), opening["preferredSizes"] == nil { opening["measures"] = true }
    if random.percent(15) { opening["events"] = ["DG", "DS"] }
    let isHostScrolling = opening["scroll"] != nil
    var requests: [HostFuzzScript.Request] = []
    for action in actions {
      for _ in 0..<random.number(0...2) { requests.append(makeFrame(isHostScrolling)) }
      var together = [action]
      if random.percent(15) { together.append(["op": "reloadData"]) }
      var keys: JSONObject = [:]
      if random.percent(5) { keys["full"] = true }
      if random.percent(5) { keys["safeArea"] = [JSONValue(random.number(0...50)), 0, 20, 0] }
      if random.percent(5) {
        keys["direction"] = random.percent(60) ? "rightToLeft" : "leftToRight"
      }
      requests.append(.act(together, keys: keys))
      if random.percent(2) { requests.append(.open) }
    }
    for _ in 0..<3 { requests.append(makeFrame(isHostScrolling)) }
    return (opening, requests)
  }

  private mutating func makeOpening() -> JSONObject {
    switch json(files.makeFile()) {
    case .array(let cases): return cases.first?.objectValue ?? ["layout": "flow"]
    case .object(let object):
      return object["cases"]?.arrayValue?.first?.objectValue ?? object
    default: return ["layout": "flow"]
    }
  }

  /// Returns a tree as a JSON value; null if a part of the tree is not JSON.
  private func json(_ node: FuzzNode) -> JSONValue {
    var bytes: [UInt8] = []
    node.write(to: &bytes)
    return (try? JSONDocument(data: Data(bytes)).value) ?? .null
  }

  // MARK: Frames

  private mutating func makeFrame(_ isHostScrolling: Bool) -> HostFuzzScript.Request {
    let seconds = Double(random.number(0...240)) / 1000
    var input: [JSONValue] = []
    for number in 0..<random.number(0...4) {
      let time = seconds * Double(number) / 4
      input.append(makeInput(after: time, isHostScrolling))
    }
    return .frame(after: seconds, input: input, isWhole: random.percent(5))
  }

  /// Makes an input. Its time `at` counts from the previous frame.
  private mutating func makeInput(after time: Double, _ isHostScrolling: Bool) -> JSONValue {
    if isHostScrolling, random.percent(40) {
      let isMoving = random.percent(70)
      let offset = CGPoint(x: 0, y: random.number(-40...600))
      return HostInput.scroll(to: offset, at: time, isMoving: isMoving, applied: .zero).json
    }
    if !isFingerDown, random.percent(35) {
      let distance = CGPoint(x: random.number(-60...60), y: random.number(-80...200))
      let location = CGPoint(x: random.number(0...300), y: random.number(0...400))
      return HostInput.wheel(by: distance, at: time, location: location).json
    }
    var phase = HostInput.TouchPhase.began
    if isFingerDown {
      phase = random.percent(75) ? .moved : random.percent(85) ? .ended : .cancelled
      finger.x += CGFloat(random.number(-25...25))
      finger.y += CGFloat(random.number(-90...50))
    } else {
      finger = CGPoint(x: random.number(0...300), y: random.number(0...400))
    }
    isFingerDown = phase == .began || phase == .moved
    return HostInput.touch(phase, finger: 1, at: time, location: finger).json
  }
}
