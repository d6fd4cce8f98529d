/// A law that a layout breaks, with the smallest case found that shows the breach.
///
/// The description has the law, the elements that break the law, the case as a scenario file,
/// advice for running the case again, and a test in Swift.
public struct LawViolation: Equatable, Sendable, CustomStringConvertible {
  /// The law that the layout breaks. The case may break other laws, too.
  public let law: LayoutLaw
  /// The elements that break the law, with their frames or other numbers, as text.
  public let details: String
  /// The smallest case found. If the output of a case shows the breach, `expect` has the values
  /// that the law requires, so that the case fails when it runs.
  public let scenario: ScenarioCase
  /// Whether `ScenarioRunner` and `gridview run` report the breach. If false, only the test in
  /// `testSource` reports the breach. An example is a wrong answer for an index path.
  public let isSeenByRunner: Bool
  /// The seed that generated the case; nil for a case from the caller.
  public let seed: UInt64?
  /// The numbers of actions and items of the case before it was shrunk.
  public let foundWith: (actions: Int, items: Int)
  /// The number of cases that were run to shrink the case.
  public let runs: Int
  /// Statements of a test that make the registry; empty if the registry exists already.
  let setupLines: [String]
  let declared: LayoutDeclarations

  /// Returns whether two violations have the same law, details and case. The seeds may differ.
  public static func == (a: LawViolation, b: LawViolation) -> Bool {
    a.law == b.law && a.details == b.details && a.scenario == b.scenario
  }

  /// The case as a scenario file.
  public var scenarioText: String {
    (try? scenario.json.text(.pretty)) ?? ""
  }

  /// A test in Swift Testing that fails as long as this case breaks the law.
  public var testSource: String {
    var lines = [
      "@MainActor", "@Test(\"\(scenario.layout): \(law.sentence)\")", "func \(testName)() throws {",
    ]
    lines += setupLines.map { "  " + $0 }
    lines.append("  let file = #\"\"\"")
    lines += scenarioText.split(separator: "\n").map { "    " + $0 }
    lines.append("    \"\"\"#")
    let declaration =
      declared.isEmpty ? "" : ", declared: [\(declared.names.joined(separator: ", "))]"
    lines += [
      "  let violation = try LayoutProperties.violation(inFile: file, in: registry\(declaration))",
      #"  #expect(violation == nil)"#, "}",
    ]
    return lines.joined(separator: "\n")
  }

  /// The test's name, such as `wallLayoutKeepsOverlap`. Characters that an identifier cannot have
  /// are left out.
  private var testName: String {
    let name = scenario.layout.filter { $0.isLetter || $0.isNumber }
    let start = name.first?.isLetter == true ? name.prefix(1).lowercased() : "layout"
    return start + name.dropFirst() + "Keeps" + law.rawValue.prefix(1).uppercased()
      + law.rawValue.dropFirst()
  }

  /// The law, the details, the seed, the case, the advice and the test, with empty lines between
  /// them.
  public var description: String {
    let items = scenario.sections.reduce(0) { $0 + $1.itemCount }
    var parts = [
      "Broken law (\(law.rawValue)), in \(scenario.layout): \(law.sentence)\n\(details)"
    ]
    if let seed {
      parts.append(
        "seed \(seed): \(foundWith.actions) actions and \(foundWith.items) items, shrunk to "
          + "\(scenario.actions.count) and \(items) in \(runs) runs")
    }
    parts.append("Scenario file:\n\(scenarioText)")
    parts.append(advice)
    parts.append("As a test:\n\(testSource)")
    return parts.joined(separator: "\n\n")
  }

  private var advice: String {
    var lines: [String] = []
    if setupLines.isEmpty {
      lines.append(
        "Again: gridview run FILE for a layout of the gallery; for another,"
          + " ScenarioRunner(registry: registry) with the registry that names it.")
    } else {
      lines.append(
        "Again: ScenarioRunner(registry: registry) with the layout registered as it was made here:")
      lines += setupLines.map { "  " + $0 }
    }
    if !isSeenByRunner {
      lines.append("The output of a case does not show this law broken: the test does.")
    }
    return lines.joined(separator: "\n")
  }
}

extension LawViolation {
  /// Returns the statements that register a layout that a factory closure made.
  ///
  /// Only the layout's type is known, not the code of the factory. For each object that the layout
  /// was given, the lines have a placeholder. The lines compile only after the placeholders are
  /// filled in.
  ///
  /// - Parameter held: The names of the layout's properties that hold an object from outside.
  static func setupLines(of type: String, id: String, held: [String]) -> [String] {
    let setting = held.map { "  layout.\($0) = <#as in the closure that was checked#>" }
    return [
      "var registry = LayoutRegistry()",
      "registry.register(LayoutSchema(id: \"\(id)\", summary: \"under test\")) { _ in",
      "  // Made as in the closure that was checked, with all that it sets.",
    ]
      + (held.isEmpty
        ? ["  \(type)()"] : ["  let layout = \(type)()"] + setting + ["  return layout"])
      + ["} configure: { layout, _ in", "  layout.invalidateLayout()", "}"]
  }

  /// Runs the case again and returns its recording, with the violation as a remark. Nil if the
  /// runner refuses the case.
  @MainActor func exhibit(in registry: LayoutRegistry) -> CheckObserver.Exhibit? {
    let runner = ScenarioRunner(registry: registry)
    runner.records = true
    var scenario = scenario
    scenario.id = "\(scenario.layout), \(law.rawValue)"
    guard let run = try? runner.run(scenario) else { return nil }
    var recording = run.recording
    recording?.remarks.append(.init(severity: .error, code: law.rawValue, message: details))
    recording?.openAtGravestRemark()
    return (scenario.id, run.picture, recording)
  }
}
