/// A law that a layout breaks, with the smallest case found that shows it.
///
/// The description has the law, the elements and numbers, the case as a scenario file, how to run
/// it again, and a test to keep.
public struct LawViolation: Equatable, Sendable, CustomStringConvertible {
  /// The law that the layout breaks; a case breaks others, too, at times.
  public let law: LayoutLaw
  /// The elements that break the law, and their numbers.
  public let details: String
  /// Fails where it is run: it expects what the law asks for, if the output of a case shows that.
  public let scenario: ScenarioCase
  /// Whether `ScenarioRunner` and `gridview run` see the breach. A breach that only an answer by
  /// path shows needs the test.
  public let isSeenByRunner: Bool
  /// The seed that it was found with; nil for a case that was given.
  public let seed: UInt64?
  /// The numbers of actions and items that the case had when it was found.
  public let foundWith: (actions: Int, items: Int)
  /// Cases that were run to make it smaller.
  public let runs: Int
  let origin: LawOrigin
  let declared: LayoutDeclarations

  /// Returns whether two violations have the same law, numbers and case, whatever seed led there.
  public static func == (a: LawViolation, b: LawViolation) -> Bool {
    a.law == b.law && a.details == b.details && a.scenario == b.scenario
  }

  /// The case as a scenario file.
  public var scenarioText: String {
    (try? scenario.json.text(.pretty)) ?? ""
  }

  /// A test in Swift Testing that fails as long as the law is broken by this case.
  public var testSource: String {
    var lines = [
      "@MainActor", "@Test(\"\(scenario.layout): \(law.sentence)\")", "func \(testName)() throws {",
    ]
    lines += origin.setupLines.map { "  " + $0 }
    lines.append("  let file = #\"\"\"")
    lines += scenarioText.split(separator: "\n").map { "    " + $0 }
    lines.append("    \"\"\"#")
    let declaration =
      declared.isEmpty ? "" : ", declared: [\(declared.names.joined(separator: ", "))]"
    lines += [
      "  let violation = try LayoutProperties.violation(inFile: file, in: \(origin.registry)"
        + "\(declaration))",
      #"  #expect(violation == nil)"#, "}",
    ]
    return lines.joined(separator: "\n")
  }

  /// `wallLayoutKeepsOverlap`, without what an identifier cannot have.
  private var testName: String {
    let name = scenario.layout.filter { $0.isLetter || $0.isNumber }
    let start = name.first?.isLetter == true ? name.prefix(1).lowercased() : "layout"
    return start + name.dropFirst() + "Keeps" + law.rawValue.prefix(1).uppercased()
      + law.rawValue.dropFirst()
  }

  /// Law, numbers, seed, case, advice and test, with empty lines between them.
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
    parts.append(origin.advice(isSeenByRunner: isSeenByRunner))
    parts.append("As a test:\n\(testSource)")
    return parts.joined(separator: "\n\n")
  }
}

extension LawViolation {
  /// Plays the case once more and records it, with the violation as a remark; nil if the runner
  /// refuses the case.
  @MainActor func exhibit(in registry: LayoutRegistry) -> CheckObserver.Exhibit? {
    let runner = ScenarioRunner(registry: registry)
    runner.records = true
    var scenario = scenario
    scenario.id = "\(scenario.layout), \(law.rawValue)"
    guard let run = try? runner.run(scenario) else { return nil }
    var recording = run.recording
    recording?.remarks.append(.init(severity: .error, code: law.rawValue, message: details))
    recording?.openAtGravestRemark()
    return CheckObserver.Exhibit(title: scenario.id, picture: run.picture, recording: recording)
  }
}

/// The origin of the layout under test: how to name it again.
struct LawOrigin: Hashable, Sendable {
  /// The expression for the registry in a test.
  var registry = "registry"
  /// Statements that make the registry; empty when it is at hand.
  var setupLines: [String] = []

  /// A layout that a factory made.
  ///
  /// The rest of the factory's code is not known. Objects that the layout holds cannot be left out:
  /// the lines then have places to be filled in, and do not compile before.
  ///
  /// - Parameter held: The layout's properties that hold an object that it was given.
  static func factory(of type: String, id: String, held: [String]) -> LawOrigin {
    let setting = held.map { "  layout.\($0) = <#as in the closure that was checked#>" }
    return LawOrigin(
      setupLines: [
        "var registry = LayoutRegistry()",
        "registry.register(LayoutSchema(id: \"\(id)\", summary: \"under test\")) { _ in",
        "  // Made as in the closure that was checked, with all that it sets.",
      ]
        + (held.isEmpty
          ? ["  \(type)()"] : ["  let layout = \(type)()"] + setting + ["  return layout"])
        + [
          "} configure: { layout, _ in",
          "  layout.invalidateLayout()",
          "}",
        ])
  }

  func advice(isSeenByRunner: Bool) -> String {
    var lines: [String] = []
    if setupLines.isEmpty {
      lines.append(
        "Again: gridview run FILE for a layout of the gallery; for another,"
          + " ScenarioRunner(registry: \(registry)) with the registry that names it.")
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
