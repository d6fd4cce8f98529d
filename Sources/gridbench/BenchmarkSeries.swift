/// A scenario, or a variant of a scenario, with its sizes and goals.
///
/// All sizes of a series are measured in the same rounds. If the machine slows down meanwhile, all
/// sizes are affected alike.
@MainActor
struct BenchmarkSeries {
  /// The scenario's name in `Docs/Performance.md`: `steady-scroll`.
  var scenario: String
  var title: String
  /// The unit of work for which times are given, such as `frame` or `item`.
  var unit: String
  /// The name of the floor that the scenario is compared with.
  var floor: String
  /// The sizes, ascending. Growth compares with the first size.
  var sizes: [Int]
  /// The highest ratio of the scenario's time to the floor's time that meets the goal; nil if only
  /// counts matter.
  var goal: Double?
  /// The highest ratio of the largest size's time to the smallest size's time that meets the goal.
  var growthGoal: Double?
  var make: (Int) -> any BenchmarkSubject

  /// The benchmark series, by scenario.
  static var all: [BenchmarkSeries] {
    [
      FirstUniformLayout.series, FirstSizedLayout.flow, FirstSizedLayout.waterfall,
      AppendedItems.series, RandomQueries.series, SteadyScroll.halfViewport, SteadyScroll.tenPoints,
      VirtualFling.series, AnimatedSwitch.series, BatchUpdate.list, BatchUpdate.sizedList,
      BatchUpdate.flow, MeasuredHeights.series,
    ] + AppliedSnapshot.series + MemoryAfterLayout.series + [
      FarJump.series, FarJump.slowest, EstimatedJump.series, EstimatedJump.slowest,
      ForeignLayout.series, FirstCompositionalLayout.series, CompositionalScroll.series,
      ShelfPage.series, ShelfFling.series, HostFling.values, HostFling.lines,
      HostEncoding.series, ConstrainedCell.build, ConstrainedCell.edit,
    ]
  }

  /// The names of the scenarios, each once.
  static var scenarios: [String] {
    all.map(\.scenario).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
