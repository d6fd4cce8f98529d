import GridTesting

extension CodeCase {
  /// Layouts that end the program that examines them.
  static let isolation = [
    CodeCase(
      .supplementaryQueryTraps,
      naming: ["layoutAttributesForSupplementaryView(ofKind:at:)", "header 0-0"], trapping: "header"
    ),
    CodeCase(
      .layoutTraps, naming: ["layoutAttributesForElements(in:)", "ended the program"],
      trapping: "rect"),
    CodeCase(
      .layoutHangs, naming: ["layoutAttributesForElements(in:)", "5 seconds"], trapping: "loop"),
  ]

  /// Two ways of the program of trapping layouts.
  private init(_ entry: FindingCatalogue.Entry, naming words: [String], trapping fault: String) {
    self.init(entry, naming: words) {
      try AuditIsolationTests.report(fault)
    } innocent: {
      try AuditIsolationTests.report("none")
    }
  }
}
