@testable import gridbench
@testable import gridfuzz
import Foundation
import GridScenarios
import TestPrograms
import TestSupport
import Testing

@ProcessActor @Suite("Drawings of benchmark reports", .slow)
struct BenchmarkDrawingTests {
  private func row(
    _ title: String, size: Int, ratio: Spread, goal: Double? = nil, growth: Spread? = nil,
    growthGoal: Double? = nil
  ) -> BenchmarkRow {
    BenchmarkRow(
      scenario: "5", title: title, size: size, unit: "frame", floor: "lean frame", time: ratio,
      floorTime: ratio, ratio: ratio, goal: goal, growth: growth, growthGoal: growthGoal,
      audit: BenchmarkAudit())
  }

  private func report(_ rows: [BenchmarkRow]) -> BenchmarkReport {
    BenchmarkReport(
      environment: .sample(processor: "Some <one>"),
      isQuick: false, rounds: 21, rows: rows)
  }

  private func sample() throws -> BenchmarkReport {
    report([
      row("a \"scroll\" & more", size: 10_000, ratio: try Spread(of: 1, 2, 4), goal: 8),
      row(
        "a \"scroll\" & more", size: 1_000_000, ratio: try Spread(of: 8, 16, 32), goal: 8,
        growth: try Spread(of: 1, 1.1, 1.2), growthGoal: 1.25),
      row("a batch", size: 100, ratio: try Spread(of: 0.02, 0.05, 0.1)),
    ])
  }

  /// What there is in a drawing, which is XML.
  private struct Elements {
    private let text: String

    init(_ text: String) {
      self.text = text
      #expect(XMLCheck.problem(in: text) == nil)
    }

    /// Middles of dots of a look, in order.
    func dots(_ look: String) -> [Double] {
      text.matches(of: /<circle[^>]*>/).filter { $0.0.contains("class=\"\(look)\"") }
        .compactMap { $0.0.firstMatch(of: /cx="([^"]+)"/).flatMap { Double($0.1) } }
    }

    var goals: Int { text.matches(of: /class="goal"/).count }

    var titles: [String] {
      text.matches(of: /<title>([^<]*)<\/title>/).map {
        String($0.1).replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
      }
    }
  }

  @Test func `equal ratios are equally far apart, a missed goal looks otherwise`() throws {
    let elements = Elements(BenchmarkDrawing(try sample()).text)
    // Two ratios that are met or have no goal, one beyond its goal; one growth that is met.
    let met = elements.dots("met")
    let missed = elements.dots("missed")
    #expect(met.count == 3 && missed.count == 1)
    // 0.05, 2 and 16 on an axis of four decades, from 0.01 to 100.
    let decade = (520.0 - 100) / 4
    #expect(abs(met[0] - (100 + decade * (log10(2) + 2))) < 0.1)
    #expect(abs(missed[0] - (100 + decade * (log10(16) + 2))) < 0.1)
    #expect(abs(met[2] - (100 + decade * (log10(0.05) + 2))) < 0.1)
    // 1.1 between 1 and 10.
    #expect(abs(met[1] - (700 + 160 * log10(1.1))) < 0.1)
    #expect(elements.goals == 3)
  }

  @Test func `every row is told in words`() throws {
    #expect(
      Elements(BenchmarkDrawing(try sample()).text).titles == [
        "5 a \"scroll\" & more, 10,000 items: ratio 2 (1–4), goal 8",
        "5 a \"scroll\" & more, 1,000,000 items: ratio 16 (8–32), goal 8; growth 1.1 (1–1.2), "
          + "goal 1.25",
        "5 a batch, 100 items: ratio 0.05 (0.02–0.1)",
      ])
  }

  @Test func `before stands beside after, for the rows that were there`() throws {
    let now = try sample()
    let then = report([
      row("a \"scroll\" & more", size: 1_000_000, ratio: try Spread(of: 18, 20, 22)),
      row("gone", size: 1, ratio: try Spread(of: 1, 1, 1)),
    ])
    let before = try EarlierBenchmark(data: Data(then.json.text(.pretty).utf8))
    let elements = Elements(BenchmarkDrawing(now, before: before).text)
    #expect(elements.dots("before").count == 1)
    #expect(elements.titles[1].contains("goal 8, before 20 (18–22);"))
    #expect(!elements.titles[0].contains("before"))
    // Both series have one axis.
    let decade = (520.0 - 100) / 4
    #expect(abs(elements.dots("before")[0] - (100 + decade * (log10(20) + 2))) < 0.1)
  }

  @Test func `a report without rows is a drawing, too`() {
    #expect(Elements(BenchmarkDrawing(report([])).text).dots("met") == [])
  }

  private static let mistakes: [(text: String, part: String)] = [
    ("{", "line 1, column 2"), ("[]", "\"format\": \"gridview-bench-1\""),
    (#"{"format": "gridview-scenarios-1", "rows": []}"#, "\"format\": \"gridview-bench-1\""),
    (#"{"format": "gridview-bench-1", "rows": [{"scenario": "5"}]}"#, "rows[0] lacks"),
    (
      #"{"format": "gridview-bench-1", "rows": [{"scenario": "5", "title": "t", "size": 1, "#
        + #""ratio": 1, "ratio_lowest": 2, "ratio_highest": 3}]}"#, "from 2 to 3"
    ),
  ]

  @Test(.rows) func `a text that is no report is refused with its mistake`() {
    forEachRow(of: Self.mistakes, named: \.text) { text, part in
      #expect {
        try EarlierBenchmark(data: Data(text.utf8))
      } throws: {
        "\($0)".contains(part)
      }
    }
  }

  @Test func `the tool draws a run beside an earlier one`() throws {
    let folder = try TemporaryFolder()
    let first = try ToolProcess(
      "--quick", "--scenario", "first-layout", "--json", program: "gridbench")
    _ = try folder.file("before.json", first.output)
    let run = try ToolProcess(
      "--quick", "--scenario", "first-layout", "--svg", "after.svg", "--before", "before.json",
      program: "gridbench", in: folder.url)
    #expect(run.status == first.status)
    let elements = Elements(try folder.text("after.svg"))
    #expect(elements.titles.count > 0)
    #expect(elements.titles.allSatisfy { $0.contains("before") })
  }

  @Test func `a missing file is told before anything is measured`() throws {
    let run = try ToolProcess(
      "--svg", "x.svg", "--before", "no-such-report.json", program: "gridbench")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errorLines.first?.contains("no-such-report.json") == true)
    let alone = try ToolProcess("--before", "x.json", program: "gridbench")
    #expect(alone.status == 2)
    #expect(
      alone.errorLines.first == "gridbench: --before needs --svg FILE, the drawing that it adds to")
  }
}
