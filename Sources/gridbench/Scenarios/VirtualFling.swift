import GridScenarios

/// The scenario `fling`: five seconds of a fling at 120 Hz on the virtual clock, with a delegate.
///
/// The content is released at 40,000 points per second, travels about 20,000 points, and comes to
/// rest after 4.1 of the five seconds.
@MainActor
final class VirtualFling: BenchmarkSubject {
  static let series = BenchmarkSeries(
    scenario: "fling", title: "fling, 5 s at 120 Hz with a delegate", unit: "frame",
    floor: "lean fling", sizes: [10_000, 100_000, 1_000_000], goal: 20, growthGoal: 1.25
  ) { VirtualFling(count: $0) }

  static let velocityPerMs = 40.0
  static let frameRate = FlingFormula.frameRate
  /// The number of frames of every fling: five seconds.
  static let frames = 600

  private let count: Int
  private let lean: LeanFling
  private let made: BenchmarkGrid
  private let delegate = FlingDelegate()

  init(count: Int) {
    self.count = count
    lean = Self.makeLean(count: count)
    made = BenchmarkGrid.uniform(count: count, frameRate: Self.frameRate, delegate: delegate)
  }

  func runFloor(_ watch: inout Stopwatch) -> Int { Self.run(lean, &watch) }

  static func makeLean(count: Int) -> LeanFling {
    LeanFling(grid: LeanGrid(count: count, source: CountingLeanSource()))
  }

  /// Runs a `LeanFling` from its beginning for all frames of the scenario.
  static func run(_ lean: LeanFling, _ watch: inout Stopwatch) -> Int {
    lean.begin(at: Double(Workload.uniformStart), velocityPerMs: velocityPerMs)
    watch.measure {
      for _ in 0..<frames { lean.step() }
    }
    return frames
  }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    made.fling(velocityPerMs: Self.velocityPerMs, &watch)
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    let first = record()
    let second = record()
    first.countFrames(velocityPerMs: Self.velocityPerMs, &audit)
    audit.count(cellsMade: first.work)
    audit.count("most layout queries a frame", first.steps.mostQueries, .atMost(1))
    audit.count("most cells a frame", first.steps.mostCells, .atMost(Workload.uniformVisible))
    audit.count("preparations", first.work.prepareCalls, .exactly(1))
    audit.answer(
      "stop point", first.offsets.last.map(Double.init) ?? .nan,
      FlingFormula.stop(
        from: Double(Workload.uniformStart), velocityPerMs: Self.velocityPerMs))
    lean.begin(at: Double(Workload.uniformStart), velocityPerMs: Self.velocityPerMs)
    var leanOffsets: [CGFloat] = []
    for _ in 0..<Self.frames {
      lean.step()
      leanOffsets.append(CGFloat(lean.offset))
    }
    // The first step of a fling is part of its release, so the grid is one frame ahead.
    audit.answer(
      "offsets of all frames", BenchmarkHash(first.offsets.dropLast()).text,
      BenchmarkHash(leanOffsets.dropFirst()).text)
    audit.answer("second run", second == first ? "identical" : "different", "identical")
  }

  private func record() -> FlingRecord {
    let delegate = FlingDelegate()
    let made = BenchmarkGrid.uniform(count: count, frameRate: Self.frameRate, delegate: delegate)
    made.grid.fling(velocity: CGFloat(Self.velocityPerMs * 1000))
    var record = FlingRecord(of: made.simulation) {
      made.grid.contentOffset.y
    } figure: {
      made.cellCalls
    }
    record.figures += delegate.events
    return record
  }
}

/// A delegate with the methods that apps implement.
@MainActor
final class FlingDelegate: NSObject, GridViewDelegate {
  /// The numbers of scrolls, ended decelerations, displayed cells and removed cells, in this order.
  private(set) var events = [0, 0, 0, 0]

  func scrollViewDidScroll(_ scrollView: BaseScrollView) { events[0] += 1 }
  func scrollViewDidEndDecelerating(_ scrollView: BaseScrollView) { events[1] += 1 }

  func collectionView(
    _ collectionView: GridView, willDisplay cell: GridViewCell, forItemAt indexPath: IndexPath
  ) {
    events[2] += 1
  }

  func collectionView(
    _ collectionView: GridView, didEndDisplaying cell: GridViewCell,
    forItemAt indexPath: IndexPath
  ) {
    events[3] += 1
  }
}

/// A hash of numbers that is the same in every run (FNV-1a over their bits).
struct BenchmarkHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ numbers: some Sequence<CGFloat>) {
    for number in numbers {
      var bits = Double(number).bitPattern
      for _ in 0..<8 {
        state = (state ^ (bits & 0xff)) &* 0x100_0000_01b3
        bits >>= 8
      }
    }
  }

  var text: String { String(state, radix: 16) }
}
