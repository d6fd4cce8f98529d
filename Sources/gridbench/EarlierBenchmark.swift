import GridScenarios

/// The ratios of an earlier run, read from its JSON report, for comparison with a new run.
struct EarlierBenchmark: Equatable, Sendable {
  /// The key that identifies a row.
  private struct Key: Hashable {
    var scenario: String
    var title: String
    var size: Int
  }

  /// The error for a file that is not a report of `gridbench --json`, or cannot be read.
  struct Unreadable: Error, CustomStringConvertible, Equatable {
    let description: String
  }

  private var ratios: [Key: Spread] = [:]

  /// Reads the report of an earlier run.
  ///
  /// - Throws: An error that says where `data` is not JSON, is not a report, or has an invalid row.
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

  /// Returns the earlier ratio of a row's scenario with the row's number of items; nil if the
  /// earlier run did not measure it.
  func ratio(of row: BenchmarkRow) -> Spread? {
    ratios[Key(scenario: row.scenario, title: row.title, size: row.size)]
  }
}
