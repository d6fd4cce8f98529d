import GridScenarios
import TestSupport
import Testing

/// Cases of scenario files as rows of a text: after `#` stands a row's name, below it the case with
/// what it expects.
@MainActor
enum ScenarioRows {
  /// Runs the rows. The test needs the trait `.rows`.
  static func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let rows = ("\n" + text).components(separatedBy: "\n# ").dropFirst()
    let name = { (row: String) in String(row.prefix { $0 != "\n" }) }
    forEachRow(of: rows, named: name, sourceLocation: sourceLocation) { row in
      let file = String(row.drop { $0 != "\n" })
      let registry = LayoutRegistry.gallery
      let cases = try registry.parser.cases(in: file, file: name(row))
      #expect(!cases.isEmpty, sourceLocation: sourceLocation)
      for scenario in cases {
        let verdict = ExpectationVerdict(try ScenarioRunner(registry: registry).run(scenario))
        #expect(verdict == .met, "\(verdict)", sourceLocation: sourceLocation)
      }
    }
  }
}
