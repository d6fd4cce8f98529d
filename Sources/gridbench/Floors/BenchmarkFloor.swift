import GridScenarios

/// A floor that is measured alone. A floor is code that does the least work for a task.
///
/// The ratios in a report come from floors that run in the same rounds as their scenarios. The
/// times of floors that are measured alone are a separate table in the report.
@MainActor
struct BenchmarkFloor {
  var name: String
  var size: Int
  /// The unit of work for which times are given, such as `frame` or `item`.
  var unit: String
  /// Does the work of the floor once and returns the number of measured units.
  var run: (inout Stopwatch) -> Int

  /// Returns closures that make the floors. Each floor is prepared only when its closure is called.
  ///
  /// - Parameter size: The number of items. The index maps have only a tenth as many items.
  static func all(size: Int = 1_000_000) -> [() -> BenchmarkFloor] {
    [
      { uniform(size) }, { flow(size, fromDelegate: false) }, { flow(size, fromDelegate: true) },
      { waterfall(size, fromDelegate: false) }, { waterfall(size, fromDelegate: true) },
      { rangeQuery(size, isSequential: false) }, { rangeQuery(size, isSequential: true) },
      { leanFrame(size, "half a viewport", step: Workload.viewport.height / 2) },
      { leanFrame(size, "10 points", step: 10) }, { leanFling(size) }, { indexMaps(size / 10) },
      { heightTree(size) },
    ]
  }

  private static func uniform(_ size: Int) -> BenchmarkFloor {
    let floor = UniformFloor(count: size)
    return whole(size, "uniform grid, frames into a buffer") { floor.fill() }
  }

  private static func flow(_ size: Int, fromDelegate: Bool) -> BenchmarkFloor {
    let sizes = Workload.flowSizes(size)
    let floor = PackingFloor(count: size, delegate: ArrayFloorDelegate(sizes: sizes))
    return fromDelegate
      ? whole(size, "variable flow, sizes from a delegate") { floor.flowFromDelegate() }
      : whole(size, "variable flow, sizes in an array") { floor.flow(sizes) }
  }

  private static func waterfall(_ size: Int, fromDelegate: Bool) -> BenchmarkFloor {
    let heights = Workload.waterfallHeights(size)
    let floor = PackingFloor(count: size, delegate: ArrayFloorDelegate(heights: heights))
    return fromDelegate
      ? whole(size, "waterfall, heights from a delegate") { floor.waterfallFromDelegate() }
      : whole(size, "waterfall, heights in an array") { floor.waterfall(heights) }
  }

  /// Returns a floor that lays out all items. Its time is given for one item.
  private static func whole(
    _ size: Int, _ name: String, _ fill: @escaping () -> CGFloat
  ) -> BenchmarkFloor {
    BenchmarkFloor(name: name, size: size, unit: "item") { watch in
      let height = watch.measure(fill)
      precondition(height > 0)
      return size
    }
  }

  private static func rangeQuery(_ size: Int, isSequential: Bool) -> BenchmarkFloor {
    let packing = PackingFloor(count: size, delegate: ArrayFloorDelegate())
    let height = packing.waterfall(Workload.waterfallHeights(size))
    let floor = RangeQueryFloor(frames: packing.frames, tallest: Workload.waterfallTallest)
    let viewports =
      isSequential
      ? (0..<1024).map {
        let offset = CGFloat($0) * Workload.viewport.height / 2
        let end = height - Workload.viewport.height
        return CGRect(
          origin: CGPoint(x: 0, y: offset.truncatingRemainder(dividingBy: end)),
          size: Workload.viewport)
      } : Workload.randomViewports(1024, contentHeight: height)
    return BenchmarkFloor(
      name: "range query, \(isSequential ? "sequential" : "random") viewports", size: size,
      unit: "query"
    ) { watch in
      let hits = watch.measure { viewports.reduce(0) { $0 + floor.query($1) } }
      precondition(hits > viewports.count)
      return viewports.count
    }
  }

  private static func leanFrame(_ size: Int, _ name: String, step: CGFloat) -> BenchmarkFloor {
    let lean = LeanStroll(count: size, step: step)
    return BenchmarkFloor(name: "lean frame, \(name)", size: size, unit: "frame") {
      lean.run(frames: 500, &$0)
    }
  }

  private static func leanFling(_ size: Int) -> BenchmarkFloor {
    let fling = VirtualFling.makeLean(count: size)
    return BenchmarkFloor(name: "lean fling", size: size, unit: "frame") {
      VirtualFling.run(fling, &$0)
    }
  }

  private static func heightTree(_ size: Int) -> BenchmarkFloor {
    let floor = HeightTreeFloor(count: size, height: 60)
    let rows = (0..<1000).map { $0 * size / 1000 }
    let heights = Workload.listHeights(rows.count)
    var turn = 0
    return BenchmarkFloor(
      name: "1,000 heights in a binary indexed tree", size: size, unit: "change of all"
    ) { watch in
      turn += 1
      let height = watch.measure {
        floor.change(rows, to: heights, plus: CGFloat(turn % 2))
      }
      precondition(height > 0)
      return 1
    }
  }

  private static func indexMaps(_ count: Int) -> BenchmarkFloor {
    let floor = IndexMapFloor(count: count, changes: 500)
    return BenchmarkFloor(
      name: "index maps, 500 deletions and 500 insertions", size: count, unit: "pass"
    ) { watch in
      watch.measure { floor.fill() }
      precondition(floor.newOfOld[0] == -1)
      return 1
    }
  }
}

/// The time that a floor takes, in nanoseconds per unit.
struct FloorRow: Equatable, Sendable {
  var name: String
  var size: Int
  var unit: String
  var time: Spread
}
