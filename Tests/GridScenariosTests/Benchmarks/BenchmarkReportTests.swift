@testable import gridbench
import GridScenarios
import TestSupport
import Testing

@MainActor @Suite("Benchmark reports")
struct BenchmarkReportTests {
  private func row() throws -> BenchmarkRow {
    var audit = BenchmarkAudit()
    audit.count("cells made", 56, .exactly(56))
    audit.answer("content height", 125_000, 125_000)
    return BenchmarkRow(
      scenario: "5", title: "steady scroll", size: 10_000, unit: "frame", floor: "lean frame",
      time: try Spread(of: 900, 1000, 1234.5678), floorTime: try Spread(of: 100, 100, 125),
      ratio: try Spread(of: 9, 10, 11), goal: 12, growth: try Spread(of: 1, 1.1, 1.4),
      growthGoal: 1.15,
      audit: audit)
  }

  private let environment = BenchmarkEnvironment.sample(processor: "Some")

  @Test func `the median has as many numbers above it as below`() throws {
    #expect(Spread([]) == nil)
    #expect(try Spread(of: 3).median == 3)
    #expect(try Spread(of: 9, 1, 5).median == 5)
    let even = try Spread(of: 4, 1, 10, 2)
    #expect(even.median == 3 && even.lowest == 1 && even.highest == 10)
  }

  @Test func `a row as JSON`() throws {
    #expect(
      try row().json == [
        "check": [
          ["expected": "125000", "found": "125000", "holds": true, "name": "content height"]
        ],
        "counts": ["cells made": ["holds": true, "must_be": "= 56", "value": 56]],
        "floor": "lean frame", "floor_ns": 100, "goal": 12, "growth": 1.1, "growth_goal": 1.15,
        "highest": 1234.568, "lowest": 900, "median_ns": 1000, "met": true, "missed": [],
        "ratio": 10, "ratio_highest": 11, "ratio_lowest": 9, "scenario": "5", "size": 10000,
        "title": "steady scroll", "unit": "frame",
      ])
  }

  @Test func `a report says where it was made`() throws {
    let report = BenchmarkReport(
      environment: environment, isQuick: true, rounds: 11, rows: [try row()])
    guard case .object(let object) = report.json else {
      Issue.record("not an object")
      return
    }
    #expect(Set(object.keys) == ["format", "quick", "rounds", "environment", "rows", "floors"])
    #expect(object["format"] == "gridview-bench-1")
    #expect(
      object["environment"] == [
        "architecture": "x86_64", "cores": 2, "memory_bytes": 4096, "optimized": true,
        "processor": "Some", "swift": "6.3", "system": "Linux",
      ])
  }

  @Test func `ratios are goals, counts and growth have to hold`() throws {
    var slow = try row()
    slow.ratio = try Spread(of: 20)
    var report = BenchmarkReport(environment: environment, isQuick: false, rounds: 1, rows: [slow])
    #expect(report.holds && !slow.isMet)
    #expect(slow.misses == ["ratio 20, goal 12"])
    var growing = try row()
    growing.growth = try Spread(of: 1.2)
    report.rows = [growing]
    #expect(!report.holds && growing.misses == ["growth 1.2, must be <= 1.15"])
    var wrong = try row()
    wrong.audit.count("sizes asked", 1, .exactly(0))
    report.rows = [wrong]
    #expect(!report.holds && wrong.misses == ["sizes asked 1, must be = 0"])
  }

  @Test func `the table shows time, floor, ratio and growth`() throws {
    var missed = try row()
    missed.size = 1_000_000
    missed.growth = try Spread(of: 1.2)
    let report = BenchmarkReport(
      environment: environment, isQuick: false, rounds: 3, rows: [try row(), missed])
    #expect(
      BenchmarkText.text(report) == """
        Swift 6.3, optimised, x86_64, Some, 2 cores, Linux

        scenario             items  time            floor  ratio  lowest–highest  goal  growth  goal
        5 steady scroll     10,000  1 µs  a frame  100 ns     10  9–11              12     1.1  1.15
                         1,000,000  1 µs  a frame  100 ns     10  9–11              12     1.2  1.15

        5 steady scroll, 10,000 items
          cells made: 56 (= 56)
          content height: 125000

        5 steady scroll, 1,000,000 items
          cells made: 56 (= 56)
          content height: 125000

        Not met:
          5 1,000,000: growth 1.2, must be <= 1.15
        """)
  }

  @Test(.rows) func `times have three digits`() {
    let rows: [(nanoseconds: Double, text: String)] = [
      (0.83, "0.83 ns"), (7.1234, "7.12 ns"), (830, "830 ns"), (1234, "1.23 µs"),
      (28_849, "28.8 µs"), (1_234_567, "1.23 ms"), (123_456_789, "123 ms"),
    ]
    forEachRow(of: rows) { #expect(BenchmarkText.time($0.nanoseconds) == $0.text) }
  }

  @Test func `a runner measures every size and compares it with the smallest`() throws {
    let series = BenchmarkSeries(
      scenario: "0", title: "sums", unit: "sum", floor: "half", sizes: [100, 200], goal: 1e9,
      growthGoal: 1e9
    ) { Sums(count: $0) }
    let runner = BenchmarkRunner(.init(rounds: 4, seconds: 0.0001), meter: nil)
    let rows = runner.rows(of: series)
    #expect(rows.map(\.size) == [100, 200])
    #expect(rows.map { $0.growth == nil } == [true, false])
    #expect(rows.map(\.growthGoal) == [nil, 1e9])
    for row in rows {
      #expect(row.time.lowest > 0 && row.time.lowest <= row.time.median)
      #expect(row.time.median <= row.time.highest && row.floorTime.lowest > 0)
      #expect(row.ratio.lowest > 0 && row.isMet)
    }
  }

  @Test func `every floor does its work and is told`() throws {
    let runner = BenchmarkRunner(.init(rounds: 1, seconds: 1e-9), meter: nil)
    let floor = BenchmarkFloor(name: "nothing", size: 7, unit: "thing") { watch in
      watch.add(20)
      return 2
    }
    let row = try #require(runner.row(of: floor))
    #expect(row.time.median == 10)
    #expect(
      try row.json.text()
        == #"{"highest":10,"lowest":10,"median_ns":10,"name":"nothing","size":7,"unit":"thing"}"#)
    let report = BenchmarkReport(
      environment: environment, isQuick: false, rounds: 1, rows: [], floors: [row])
    #expect(
      BenchmarkText.text(report).contains(
        """
        floor    items   time           lowest–highest
        nothing      7  10 ns  a thing  10 ns–10 ns
        """))
    var names: Set<String> = []
    for make in BenchmarkFloor.all(size: 10_000) {
      let floor = make()
      var watch = Stopwatch()
      #expect(floor.run(&watch) > 0 && watch.nanoseconds > 0, "\(floor.name)")
      names.insert(floor.name)
    }
    #expect(names.count == 12)
  }

  @Test func `the C library's report adds up to the memory in use`() {
    let report = """
      <malloc version="1">
      <heap nr="0">
      <total type="rest" count="1" size="7"/>
      <system type="current" size="135168"/>
      </heap>
      <total type="fast" count="2" size="64"/>
      <total type="rest" count="3" size="1000"/>
      <total type="mmap" count="1" size="4096"/>
      <system type="current" size="200000"/>
      <system type="max" size="300000"/>
      <aspace type="total" size="200000"/>
      </malloc>
      """
    #expect(MemoryMeter.bytesInUse(report) == 200_000 - 64 - 1000 + 4096)
    #expect(MemoryMeter.bytesInUse("") == nil)
  }
}

extension Spread {
  init(of numbers: Double...) throws { self = try #require(Spread(numbers)) }
}

extension BenchmarkEnvironment {
  static func sample(processor: String) -> BenchmarkEnvironment {
    BenchmarkEnvironment(
      swift: "6.3", isOptimized: true, system: "Linux", architecture: "x86_64",
      processor: processor, cores: 2, memory: 4096)
  }
}

/// Adds numbers; its floor adds half of them.
@MainActor
private final class Sums: BenchmarkSubject {
  private let numbers: [Int]
  private var total = 0

  init(count: Int) {
    numbers = Array(0..<count)
  }

  func runFloor(_ watch: inout Stopwatch) -> Int { sum(numbers.count / 2, &watch) }
  func runScenario(_ watch: inout Stopwatch) -> Int { sum(numbers.count, &watch) }

  private func sum(_ count: Int, _ watch: inout Stopwatch) -> Int {
    total = watch.measure { numbers.prefix(count).reduce(total, &+) }
    return 1
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    audit.count("numbers", numbers.count, .exactly(numbers.count))
  }
}
