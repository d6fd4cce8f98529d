import GridScenarios
import Foundation

/// The ratios of an earlier run, read from its JSON, to stand beside those of another.
struct EarlierBenchmark: Equatable, Sendable {
  /// The key that tells one row from another.
  private struct Key: Hashable {
    var scenario: String
    var title: String
    var size: Int
  }

  /// The error for a text that is no report of `gridbench --json`.
  struct Unreadable: Error, CustomStringConvertible, Equatable {
    let description: String

    init(description: String) {
      self.description = description
    }
  }

  private var ratios: [Key: Spread] = [:]

  /// Reads the report of an earlier run.
  ///
  /// - Throws: What is no JSON, no report, or has rows that lack something, and where.
  init(data: Data) throws(Unreadable) {
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(data: data)
    } catch {
      throw Unreadable(description: "\(error)")
    }
    let format = BenchmarkReport.format
    guard let report = document.value.objectValue, report["format"]?.stringValue == format,
      let rows = report["rows"]?.arrayValue
    else {
      throw Unreadable(
        description: "expected a report with \"format\": \"\(format)\" and \"rows\", as "
          + "gridbench --json prints it")
    }
    for (index, row) in rows.enumerated() {
      let row = row.objectValue
      guard let scenario = row?["scenario"]?.stringValue, let title = row?["title"]?.stringValue,
        let size = row?["size"]?.intValue, let median = row?["ratio"]?.doubleValue,
        let lowest = row?["ratio_lowest"]?.doubleValue,
        let highest = row?["ratio_highest"]?.doubleValue
      else {
        throw Unreadable(
          description: "rows[\(index)] lacks one of scenario, title, size, ratio, ratio_lowest and "
            + "ratio_highest")
      }
      guard let ratio = Spread([lowest, median, highest]), lowest <= median, median <= highest,
        lowest > 0, highest.isFinite
      else {
        throw Unreadable(
          description: "rows[\(index)] has a ratio of \(NumberText.short(median)), from "
            + "\(NumberText.short(lowest)) to \(NumberText.short(highest)): expected positive "
            + "numbers in order")
      }
      ratios[Key(scenario: scenario, title: title, size: size)] = ratio
    }
  }

  /// The ratio of the same scenario with as many items; nil where it was not measured.
  func ratio(of row: BenchmarkRow) -> Spread? {
    ratios[Key(scenario: row.scenario, title: row.title, size: row.size)]
  }
}
