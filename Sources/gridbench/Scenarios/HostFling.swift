import GridScenarios
import GridHost

/// The scenario `host-fling`: the fling of scenario `fling`, drawn by a host that asks for a frame
/// at every tick.
///
/// The floor is the same grid without a host, with as many ticks.
@MainActor
final class HostFling: BenchmarkSubject {
  /// The series with frames as values, for a host in the same process.
  static var values: BenchmarkSeries {
    series("as frames", goal: 2) { FrameAsker($0, keepsFrames: $1) }
  }

  /// The series with frames as lines, for a host behind a pipe: requests are read and answers are
  /// written.
  static var lines: BenchmarkSeries {
    series("as JSON", goal: 10) { count, _ in LineAsker(count) }
  }

  /// Returns the series for a kind of host.
  ///
  /// - Parameter make: Makes the host for a number of items. The second argument says whether the
  ///   host keeps all frames.
  private static func series(
    _ words: String, goal: Double, _ make: @escaping @MainActor (Int, Bool) -> any HostAsker
  ) -> BenchmarkSeries {
    BenchmarkSeries(
      scenario: "host-fling", title: "fling for a host, 5 s at 120 Hz, \(words)", unit: "frame",
      floor: "frame without a host", sizes: [10_000, 100_000, 1_000_000], goal: goal,
      growthGoal: 1.25
    ) { HostFling(count: $0, make) }
  }

  /// The largest size of a frame in which no view appears or disappears, in bytes, line break
  /// included.
  private static let mostBytes = 160

  private let made: BenchmarkGrid
  private let asker: any HostAsker
  private let count: Int
  private let makeAsker: @MainActor (Int, Bool) -> any HostAsker

  private init(count: Int, _ makeAsker: @escaping @MainActor (Int, Bool) -> any HostAsker) {
    self.count = count
    self.makeAsker = makeAsker
    made = BenchmarkGrid.uniform(
      count: count, frameRate: VirtualFling.frameRate, delegate: FlingDelegate())
    asker = makeAsker(count, false)
  }

  func runFloor(_ watch: inout Stopwatch) -> Int {
    made.scroll(to: Workload.uniformStart)
    let simulation = made.simulation
    watch.measure {
      made.grid.fling(velocity: CGFloat(VirtualFling.velocityPerMs * 1000))
      for _ in 0..<VirtualFling.frames { simulation.tick() }
    }
    return VirtualFling.frames
  }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    asker.begin()
    watch.measure {
      asker.grid?.fling(velocity: CGFloat(VirtualFling.velocityPerMs * 1000))
      for _ in 0..<VirtualFling.frames { asker.ask() }
    }
    return VirtualFling.frames
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    let asker = makeAsker(count, true)
    asker.begin()
    asker.grid?.fling(velocity: CGFloat(VirtualFling.velocityPerMs * 1000))
    var bytes = 0
    var views = 0
    for _ in 0..<VirtualFling.frames {
      asker.ask()
      views += asker.changedViews
      if asker.changedViews == 0 { bytes = max(bytes, asker.bytes) }
    }
    audit.count("most bytes of a frame without changes", bytes, .atMost(Self.mostBytes))
    // Each item that comes is reported once, and so is each view that goes.
    let rows = Int(distance / Double(Workload.uniformItem.height)) + 2
    audit.count("views told", views, .atMost(2 * rows * Workload.uniformColumns))
    audit.answer(
      "stop point", (asker.grid?.contentOffset.y).map { Double($0) } ?? .nan,
      Double(Workload.uniformStart) + distance)
    audit.answer("sum of all frames", asker.difference ?? "what shows", "what shows")
  }

  private var distance: Double {
    FlingFormula.stop(from: 0, velocityPerMs: VirtualFling.velocityPerMs)
  }
}

/// A host that asks for frames.
@MainActor
private protocol HostAsker: AnyObject {
  var grid: GridView? { get }
  /// Opens a session at the place where the fling starts.
  func begin()
  /// Asks for the next tick's frame.
  func ask()
  /// The number of views that the last frame has reported.
  var changedViews: Int { get }
  /// The size of the last answer as a line, in bytes.
  var bytes: Int { get }
  /// The difference between the elements that the frames since `begin()` report and the elements on
  /// screen; nil if there is none.
  var difference: String? { get }
}

@MainActor
private final class FrameAsker: HostAsker {
  private let made: BenchmarkGrid
  private let session: HostSession
  private var frame = HostFrame(sequence: 0, time: 0)
  /// Whether all frames are kept, for an audit. A real host shows a frame and releases it.
  private let keepsFrames: Bool
  private var frames: [HostFrame] = []
  private var asked = 0

  init(_ count: Int, keepsFrames: Bool) {
    self.keepsFrames = keepsFrames
    made = BenchmarkGrid.uniform(
      count: count, frameRate: VirtualFling.frameRate, delegate: FlingDelegate())
    session = HostSession(made.grid)
  }

  var grid: GridView? { made.grid }

  func begin() {
    made.scroll(to: Workload.uniformStart)
    frames = (try? session.open()).map { [$0] } ?? []
    asked = 0
  }

  func ask() {
    asked += 1
    do {
      frame = try session.frame(
        to: Double(asked) / VirtualFling.frameRate, base: session.sequence)
      if keepsFrames { frames.append(frame) }
    } catch {
      frames.removeAll()
    }
  }

  var changedViews: Int { frame.show.count + frame.gone.count }
  // Includes the JSON-RPC envelope of an answer.
  var bytes: Int { HostServer.bytes(of: frame) }

  var difference: String? {
    do {
      var sum = HostState()
      for frame in frames { try sum.apply(frame) }
      return try sum == session.state() ? nil : "something else"
    } catch {
      return "\(error)"
    }
  }
}

@MainActor
private final class LineAsker: HostAsker {
  private let server = HostServer()
  private let opening: String
  private var requests: [[UInt8]] = []
  private var asked = 0
  private var sequence = 0
  private var answer = ""

  init(_ count: Int) {
    _ = server.answer(
      #"{"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":1}}"#)
    let size = Workload.viewport
    let item = Workload.uniformItem
    let params: JSONValue = [
      "layout": "flow", "viewport": JSONValue(size), "displayScale": 2,
      "frameRate": .number(VirtualFling.frameRate),
      "parameters": [
        "itemSize": JSONValue(item), "minimumLineSpacing": 0, "minimumInteritemSpacing": 0,
      ],
      "contentOffset": JSONValue(CGPoint(x: 0, y: Workload.uniformStart)),
      "sections": [["count": JSONValue(count)]],
    ]
    let request: JSONValue = [
      "jsonrpc": "2.0", "id": 1, "method": "open", "params": params,
    ]
    opening = (try? request.text()) ?? ""
  }

  var grid: GridView? { server.grid }

  func begin() {
    answer = server.answer(opening)
    sequence = result?["sequence"]?.intValue ?? 0
    asked = 0
    // The texts of all requests are made in advance, because making them is the host's work.
    requests = (1...VirtualFling.frames).map { number in
      let time = Double(number) / VirtualFling.frameRate
      let base = sequence + number - 1
      let params = #"{"to":\#(time),"base":\#(base)}"#
      return Array(
        #"{"jsonrpc":"2.0","id":\#(number),"method":"frame","params":\#(params)}"#.utf8)
    }
    sequence += VirtualFling.frames
  }

  func ask() {
    answer = server.answer(requests[asked])
    asked += 1
  }

  private var result: JSONObject? {
    (try? JSONDocument(answer))?.value.objectValue?["result"]?.objectValue
  }

  var changedViews: Int {
    guard let result else { return 0 }
    return (result["show"]?.arrayValue?.count ?? 0) + (result["gone"]?.arrayValue?.count ?? 0)
  }

  var bytes: Int { answer.utf8.count + 1 }

  var difference: String? {
    result?["base"]?.intValue == sequence - 1 ? nil : "a frame that does not follow"
  }
}
