@testable import gridbench
import Foundation
import GridScenarios
import TestPrograms
import Testing

@ProcessActor @Suite("gridbench", .slow)
struct ToolBenchTests {
  @Test func `a quick run of one scenario answers with one object`() throws {
    let run = try ToolProcess(
      "--quick", "--scenario", "first-layout", "--json", program: "gridbench")
    // Growth is a matter of time, which a test does not depend on.
    #expect(run.status == 0 || run.status == 1)
    #expect(!run.isKilled)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let report = try #require(value as? [String: Any])
    #expect(report["format"] as? String == "gridview-bench-1")
    #expect(report["rounds"] as? Int ?? 0 >= 10)
    let environment = try #require(report["environment"] as? [String: Any])
    #expect(environment["optimized"] as? Bool == BenchmarkEnvironment.isBuildOptimized)
    let rows = try #require(report["rows"] as? [[String: Any]])
    #expect(rows.map { $0["size"] as? Int } == [10_000, 100_000, 1_000_000])
    for row in rows {
      let counts = try #require(row["counts"] as? [String: [String: Any]])
      #expect(counts["sizes asked"]?["value"] as? Int == 0)
      #expect(counts.values.allSatisfy { $0["holds"] as? Bool == true }, "\(counts)")
      let checks = try #require(row["check"] as? [[String: Any]])
      #expect(checks.allSatisfy { $0["holds"] as? Bool == true }, "\(checks)")
      for key in ["median_ns", "lowest", "highest", "floor_ns", "ratio"] {
        #expect(row[key] as? Double ?? 0 > 0, "\(key)")
      }
    }
    #expect(run.errors.contains("debug build") == !BenchmarkEnvironment.isBuildOptimized)
  }
}
