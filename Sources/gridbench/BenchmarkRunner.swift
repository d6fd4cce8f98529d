/// Measures the series of a benchmark. After a warm-up, the scenarios of all sizes and their floors
/// take turns in rounds. A floor is code that does the least work for the same result.
@MainActor
struct BenchmarkRunner {
  struct Settings: Equatable, Sendable {
    var rounds: Int
    /// The shortest time for which a floor or a scenario is measured in a round, in seconds.
    var seconds: Double

    init(rounds: Int, seconds: Double) {
      self.rounds = max(1, rounds)
      self.seconds = seconds
    }

    static let full = Settings(rounds: 21, seconds: 0.1)
    static let quick = Settings(rounds: 11, seconds: 0.015)
  }

  private let settings: Settings
  private let meter: MemoryMeter?

  /// Makes a runner of series.
  ///
  /// - Parameter meter: The memory meter; nil if other work in the process would disturb it.
  init(_ settings: Settings, meter: MemoryMeter?) {
    self.settings = settings
    self.meter = meter
  }

  /// Measures a series and returns a row for each size, ascending.
  func rows(of series: BenchmarkSeries) -> [BenchmarkRow] {
    let audits = series.sizes.map { series.make($0).audit(meter) }
    let trials = series.sizes.map { Trial(series.make($0)) }
    for trial in trials { trial.warmUp(seconds: settings.seconds) }
    for round in 0..<settings.rounds {
      // The first trial of a round runs on a colder machine, so the order alternates between
      // rounds.
      for trial in round % 2 == 0 ? trials : trials.reversed() {
        trial.measure(floorFirst: round % 2 == 0)
      }
    }
    return zip(series.sizes, zip(trials, audits)).enumerated().compactMap { index, entry in
      let (size, (trial, audit)) = entry
      let growth =
        index == 0 ? nil : Spread(zip(trial.times, trials[0].times).map { $0 / $1 })
      guard let time = Spread(trial.times), let floorTime = Spread(trial.floorTimes),
        let ratio = Spread(zip(trial.times, trial.floorTimes).map { $0 / $1 })
      else { return nil }
      return BenchmarkRow(
        scenario: series.scenario, title: series.title, size: size, unit: series.unit,
        floor: series.floor, time: time, floorTime: floorTime, ratio: ratio, goal: series.goal,
        growth: growth,
        growthGoal: index > 0 && index == series.sizes.count - 1 ? series.growthGoal : nil,
        audit: audit)
    }
  }

  /// Measures a floor alone and returns its time.
  func row(of floor: BenchmarkFloor) -> FloorRow? {
    let runs = Self.runs(lasting: settings.seconds, floor.run)
    let times = (0..<settings.rounds).map { _ in Self.nanoseconds(runs: runs, floor.run) }
    return Spread(times).map {
      FloorRow(name: floor.name, size: floor.size, unit: floor.unit, time: $0)
    }
  }

  /// Returns the number of runs whose measured time adds up to a number of seconds.
  private static func runs(lasting seconds: Double, _ run: (inout Stopwatch) -> Int) -> Int {
    var watch = Stopwatch()
    // Includes preparations outside the measured time.
    var total = Stopwatch()
    var runs = 0
    repeat {
      total.measure { _ = run(&watch) }
      runs += 1
    } while watch.nanoseconds < seconds * 1e9 && total.nanoseconds < 3 * seconds * 1e9
    return runs
  }

  /// Returns the nanoseconds per unit of work, over a number of runs.
  private static func nanoseconds(runs: Int, _ run: (inout Stopwatch) -> Int) -> Double {
    var watch = Stopwatch()
    var units = 0
    for _ in 0..<runs { units += run(&watch) }
    return watch.nanoseconds / Double(max(1, units))
  }

  /// A scenario at one size, with its measurements.
  @MainActor
  private final class Trial {
    private let subject: any BenchmarkSubject
    private var floorRuns = 1
    private var runs = 1
    /// The times of the floor and of the scenario per unit of work, round by round, in nanoseconds.
    private(set) var floorTimes: [Double] = []
    private(set) var times: [Double] = []

    init(_ subject: any BenchmarkSubject) {
      self.subject = subject
    }

    /// Determines how often the floor and the scenario run in a round.
    func warmUp(seconds: Double) {
      floorRuns = BenchmarkRunner.runs(lasting: seconds) { subject.runFloor(&$0) }
      runs = BenchmarkRunner.runs(lasting: seconds) { subject.runScenario(&$0) }
    }

    func measure(floorFirst: Bool) {
      if floorFirst { measureFloor() }
      times.append(BenchmarkRunner.nanoseconds(runs: runs) { subject.runScenario(&$0) })
      if !floorFirst { measureFloor() }
    }

    private func measureFloor() {
      floorTimes.append(
        BenchmarkRunner.nanoseconds(runs: floorRuns) { subject.runFloor(&$0) })
    }
  }
}
