/// Checks layouts against the laws for all layouts, with sections and actions generated from seeds.
///
/// ```swift
/// @MainActor @Test func `the wall keeps the laws of layouts`() {
///   let violation = LayoutProperties.check(seeds: 0..<50, sections: .counts(upTo: 60)) {
///     WallLayout()
///   }
///   #expect(violation == nil)
/// }
/// ```
///
/// Each seed makes sections, a viewport and a sequence of batch updates, resizes, scrolls, flings,
/// reloads and invalidations. After each action, every law of `LayoutLaw` is checked, apart from
/// declared exceptions. The case of the first breach is shrunk to the fewest sections, items and
/// actions that still break the law. The result has the small case as a scenario file and as a
/// test.
///
/// A layout that traps, for example on an index out of range, ends the process, as in an app. For
/// debugging, `scenario(seed:…)` returns the case of a seed.
@MainActor
public enum LayoutProperties {
  /// The maximum number of cases to run to shrink a failure.
  private static let shrinkingRuns = 1500

  /// Checks a layout that the caller makes.
  ///
  /// - Parameters:
  ///   - seeds: The seeds, in order. Each seed makes one case.
  ///   - sections: The sections and items of the data source.
  ///   - actions: The maximum number of actions in a case.
  ///   - declared: Intended exceptions of the layout from the laws.
  ///   - makeLayout: Makes a new layout at each call. All these layouts must behave alike.
  /// - Returns: The first law that is broken, with the smallest case found; nil when all laws hold.
  public static func check<Layout: GridViewLayout>(
    seeds: Range<UInt64> = 0..<50, sections: SectionGenerator = .counts(upTo: 60),
    actions: Int = 40, declared: LayoutDeclarations = [],
    _ makeLayout: @escaping @MainActor () -> Layout
  ) -> LawViolation? {
    // `Layout` may be inferred as a superclass of the layout's class.
    let made = makeLayout()
    let type = name(of: Swift.type(of: made))
    let id = String(type.split(separator: ".").last ?? "layout")
    var registry = LayoutRegistry()
    registry.register(LayoutSchema(id: id, summary: "under test")) { _ in
      makeLayout()
    } configure: { (layout: Layout, _) in
      layout.invalidateLayout()
    }
    let run = Run(
      id: id, registry: registry, declared: declared,
      setupLines: LawViolation.setupLines(
        of: type, id: id, held: made.namesOfObjects(sharedWith: makeLayout())))
    // `setParameters` without parameters is a plain invalidation here.
    return run.firstViolation(seeds, sections, parameters: [:], changes: [[:]], actions: actions)
  }

  /// Checks a layout of a registry.
  ///
  /// - Parameters:
  ///   - id: The id of the layout.
  ///   - parameters: The parameters of the layout. A parameter that is left out has its default.
  ///   - changes: The objects for `setParameters` actions.
  /// - Returns: The first law that is broken, with the smallest case found; nil when all laws hold.
  public static func check(
    _ id: String, in registry: LayoutRegistry, parameters: JSONObject = [:],
    changes: [JSONObject] = [], seeds: Range<UInt64> = 0..<50,
    sections: SectionGenerator = .counts(upTo: 60), actions: Int = 40,
    declared: LayoutDeclarations = []
  ) -> LawViolation? {
    let run = Run(id: id, registry: registry, declared: declared)
    return run.firstViolation(
      seeds, sections, parameters: parameters, changes: changes, actions: actions)
  }

  /// Checks one case, without changing it.
  ///
  /// - Returns: The first law that the layout breaks while the case runs; nil when all laws hold.
  ///   The `expect` of the case does not count.
  public static func violation(
    in scenario: ScenarioCase, in registry: LayoutRegistry, declared: LayoutDeclarations = []
  ) -> LawViolation? {
    let run = Run(id: scenario.layout, registry: registry, declared: declared)
    return run.breach(in: scenario).map { run.violation(scenario, $0) }
  }

  /// Checks the cases of a scenario file, without changing them.
  ///
  /// - Throws: An error with all mistakes in the file.
  public static func violation(
    inFile text: String, in registry: LayoutRegistry, declared: LayoutDeclarations = []
  ) throws(ScenarioFileError) -> LawViolation? {
    for scenario in try registry.parser.cases(in: text, file: "the case") {
      if let found = violation(in: scenario, in: registry, declared: declared) { return found }
    }
    return nil
  }

  /// Returns the case that a seed generates.
  public static func scenario(
    seed: UInt64, of layout: String, parameters: JSONObject = [:], changes: [JSONObject] = [],
    sections: SectionGenerator = .counts(upTo: 60), actions: Int = 40
  ) -> ScenarioCase {
    var generator = LawCaseGenerator(seed: seed, sections: sections, parameters: changes)
    return generator.makeCase(
      id: "\(layout)-\(seed)", layout: layout, parameters: parameters, mostActions: actions)
  }

  /// Returns the name of a type as it is written in the module that declares it.
  private static func name(of type: Any.Type) -> String {
    let full = String(reflecting: type)
    guard !full.contains("("), let dot = full.firstIndex(of: ".") else {
      return String(describing: type)
    }
    return String(full[full.index(after: dot)...])
  }

  // MARK: Running

  private struct Run {
    let id: String
    let registry: LayoutRegistry
    let declared: LayoutDeclarations
    var setupLines: [String] = []

    @MainActor func firstViolation(
      _ seeds: Range<UInt64>, _ sections: SectionGenerator, parameters: JSONObject,
      changes: [JSONObject], actions: Int
    ) -> LawViolation? {
      for seed in seeds {
        let scenario = LayoutProperties.scenario(
          seed: seed, of: id, parameters: parameters, changes: changes, sections: sections,
          actions: actions)
        guard let breach = breach(in: scenario) else { continue }
        let (small, runs) = scenario.shrunk(
          after: breach.step, trials: LayoutProperties.shrinkingRuns
        ) {
          self.breach(in: $0, laws: [breach.law])?.step
        }
        let last = self.breach(in: small, laws: [breach.law]) ?? breach
        return violation(small, last, seed: seed, found: scenario, runs: runs)
      }
      return measuredViolation(parameters)
    }

    /// Checks self-sizing cells, on each axis, if the layout may ask cells for their sizes.
    @MainActor private func measuredViolation(_ parameters: JSONObject) -> LawViolation? {
      let simulation = Simulation()
      simulation.faultPolicy = .record
      let data = ScenarioData([])
      let made = simulation.perform { registry[id]?.make(parameters, data: data) }
      guard let layout = made?.layout, MeasuredSizes.concerns(layout, in: simulation) else {
        return nil
      }
      let lengths = MeasuredSizes.lengths(40)
      for sizes in [
        ScenarioPreferredSizes(heights: lengths), ScenarioPreferredSizes(widths: lengths),
      ] {
        let scenario = ScenarioCase.measuring(sizes, of: id, parameters)
        guard let breach = breach(in: scenario, laws: [.measuredSizes]) else { continue }
        return violation(scenario, breach)
      }
      return nil
    }

    @MainActor func breach(
      in scenario: ScenarioCase, laws: Set<LayoutLaw> = Set(LayoutLaw.allCases)
    ) -> LawBreach? {
      var checker = LawChecker(scenario, registry: registry, declared: declared, laws: laws)
      return checker.firstBreach()
    }

    /// Makes the violation for a breach in a case, and tells the observer of the test.
    ///
    /// - Parameter found: The case before it was shrunk; nil if it was not shrunk.
    @MainActor func violation(
      _ scenario: ScenarioCase, _ breach: LawBreach, seed: UInt64? = nil,
      found: ScenarioCase? = nil, runs: Int = 0
    ) -> LawViolation {
      let found = found ?? scenario
      var scenario = scenario
      scenario.actions = Array(scenario.actions.prefix(breach.step + 1))
      if let probe = breach.probe { scenario.actions.append(probe) }
      scenario.expect = breach.expectation
      if let item = breach.item,
        let shown = ItemQueryProbe(registry: registry).showing(item, after: scenario)
      {
        scenario = shown
      }
      let isPassed = try? ScenarioRunner(registry: registry).run(scenario).isPassed
      let violation = LawViolation(
        law: breach.law, details: breach.details, scenario: scenario,
        isSeenByRunner: isPassed == false, seed: seed,
        foundWith: (found.actions.count, found.sections.reduce(0) { $0 + $1.itemCount }),
        runs: runs, setupLines: setupLines, declared: declared)
      CheckObserver.current?.isBroken { [registry] in violation.exhibit(in: registry) }
      return violation
    }
  }
}
