import GridScenarios
import GridTool

extension Options {
  /// Returns the seeds of the options `--seeds` and `--seed`.
  ///
  /// - Parameters:
  ///   - standardCount: The number of seeds without these options. If only `--seed` is given, only
  ///     that seed is run, because it has usually failed before.
  ///   - problems: Receives messages about wrong values.
  func seeds(standardCount: UInt64, _ problems: inout [String]) -> Range<UInt64> {
    let first = number("--seed", from: 0, &problems)
    let count =
      number("--seeds", from: 1, &problems) ?? (first == nil ? standardCount : 1)
    let (end, isOver) = (first ?? 0).addingReportingOverflow(count)
    if isOver {
      problems.append("\(count) seeds from \(first ?? 0) on exceed the largest seed")
      return 0..<0
    }
    return (first ?? 0)..<end
  }

  private func number(_ name: String, from least: UInt64, _ problems: inout [String]) -> UInt64? {
    guard let text = values[name] else { return nil }
    if let number = UInt64(text), number >= least { return number }
    problems.append("\(name) takes a whole number from \(least) on, not \"\(text)\"")
    return nil
  }
}
