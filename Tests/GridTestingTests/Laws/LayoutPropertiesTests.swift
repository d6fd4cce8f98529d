import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Laws of layouts")
struct LayoutPropertiesTests {
  @Test func `a layout without faults keeps them`() {
    let violation = LayoutProperties.check(seeds: (0..<8).scaled(inDebug: 4)) { ColumnsLayout() }
    #expect(violation == nil)
  }

  /// A fault as it happens.
  @MainActor
  private struct Planted {
    let name: String
    let law: LayoutLaw
    let violation: (Range<UInt64>) -> LawViolation?
    /// Adds the layout to a registry, under a name.
    let register: (inout LayoutRegistry, String) -> Void

    init<Layout: GridViewLayout>(
      _ law: LayoutLaw, declared: LayoutDeclarations = [], _ make: @escaping @MainActor () -> Layout
    ) {
      name = "\(Layout.self)"
      self.law = law
      violation = { LayoutProperties.check(seeds: $0, declared: declared, make) }
      register = { registry, id in
        registry.register(LayoutSchema(id: id, summary: "")) { _ in
          make()
        } configure: { (layout: Layout, _) in
          layout.invalidateLayout()
        }
      }
    }

    static let all = [
      Planted(.freshness) { StaleCacheLayout() }, Planted(.freshness) { ScrolledResizeLayout() },
      Planted(.rectQueries) { BinarySearchLayout() }, Planted(.itemQueries) { OtherFrameLayout() },
      Planted(.itemQueries) { LostPathLayout() }, Planted(.placement) { ShortLayout() },
      // Behind an empty section it is above the content, too.
      Planted(.overlap, declared: .unreachable) { CoveringLayout() },
      Planted(.freshness) { StaleHeaderLayout() }, Planted(.freshness) { DeafLayout() },
      Planted(.freshness) { KeptHeightLayout() }, Planted(.reach) { ShortContentLayout() },
    ]
  }

  @Test(.rows) func `a planted fault among 60 items and 40 actions is made small`() {
    forEachRow(of: Planted.all, named: \.name) { planted in
      var found: LawViolation?
      for seed in Self.largeSeeds.prefix(40) where found == nil {
        found = planted.violation(seed..<seed + 1)
      }
      let violation = try #require(found)
      #expect(violation.law == planted.law && violation.foundWith == (40, 60))
      // Enough to scroll, in the smallest viewport that there is.
      let fewest = planted.law == .reach ? 8 : 5
      #expect(violation.scenario.itemCount <= fewest, "\(violation)")
      #expect(violation.scenario.actions.count <= 3, "\(violation)")
      #expect(violation.runs <= 600, "\(violation)")
    }
  }

  /// Seeds whose cases have as many items and actions as there may be.
  private static let largeSeeds = (0..<2000 as Range<UInt64>).filter { seed in
    let scenario = LayoutProperties.scenario(seed: seed, of: "any", changes: [[:]])
    return scenario.itemCount == 60 && scenario.actions.count == 40
  }

  @Test(.rows) func `the file that is printed shows the fault where it is run`() {
    forEachRow(of: Planted.all.filter { $0.law != .reach }, named: \.name) { planted in
      let violation = try #require(planted.violation(0..<100))
      #expect(violation.isSeenByRunner)
      let id = violation.scenario.layout
      var registry = LayoutRegistry()
      planted.register(&registry, id)
      let text = violation.scenarioText
      let scenario = try #require(try registry.parser.cases(in: text, file: "case.json").first)
      #expect(scenario == violation.scenario)
      #expect(try !ScenarioRunner(registry: registry).run(scenario).isPassed)
      let again = try #require(try LayoutProperties.violation(inFile: text, in: registry))
      #expect(again.law == planted.law)
      // The right layout passes what the file expects; there is none with headers.
      if planted.name == "StaleHeaderLayout" { return }
      let right =
        planted.name == "StaleCacheLayout"
        ? Planted(planted.law) { EvenColumnsLayout() } : Planted(planted.law) { ColumnsLayout() }
      right.register(&registry, id)
      if planted.law != .overlap {
        #expect(try ScenarioRunner(registry: registry).run(scenario).isPassed, "\(violation)")
      }
      #expect(try LayoutProperties.violation(inFile: text, in: registry) == nil)
    }
  }

  @Test func `declared exceptions are not held against a layout`() {
    let declared: [LayoutDeclarations] = [.overlaps, .history, .looseQueries]
    #expect(
      LayoutProperties.check(seeds: 0..<4, declared: .unreachable) { ShortContentLayout() } == nil)
    let laws = declared.map { declaration in
      let seeds = (0..<4).scaled(inDebug: 2)
      return [
        LayoutProperties.check(seeds: seeds, declared: declaration) { CoveringLayout() },
        LayoutProperties.check(seeds: seeds, declared: declaration) { OnceHigherLayout() },
        LayoutProperties.check(seeds: seeds, declared: declaration) { WholeAnswerLayout() },
      ].map { $0?.law }
    }
    #expect(
      laws == [
        [nil, .freshness, .rectQueries], [.overlap, nil, .rectQueries],
        [.overlap, .freshness, nil],
      ])
  }

  @Test func `headers that are pinned may cover cells, and cells no cells`() {
    func violation(_ declared: LayoutDeclarations) -> LawViolation? {
      LayoutProperties.check(
        seeds: (0..<8).scaled(inDebug: 4), declared: declared
      ) { () -> GridViewLayout in
        let layout = GridViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        return layout
      }
    }
    // Lines are answered as a whole.
    #expect(violation(.looseQueries)?.law == .overlap)
    #expect(violation([.looseQueries, .pinnedHeaders]) == nil)
    let covering = LayoutProperties.check(seeds: 0..<4, declared: .pinnedHeaders) {
      CoveringLayout()
    }
    #expect(covering?.law == .overlap)
  }

  private static func emptySections(_ seed: UInt64) -> Int {
    LayoutProperties.scenario(seed: seed, of: "any", changes: [[:]]).sections
      .count { $0.itemCount == 0 }
  }

  @Test func `a fault on the way is a breach, with its code`() throws {
    // The layout divides by nothing where a case has two sections without items.
    let seed = try #require((0..<200 as Range<UInt64>).first { Self.emptySections($0) == 2 })
    let violation = try #require(
      LayoutProperties.check(seeds: seed..<seed + 1) { NilFrameLayout() })
    #expect(violation.law == .placement || violation.law == .contracts)
    #expect(violation.isSeenByRunner)
  }

  @Test func `a layout of a registry is made with its parameters, and they are changed`() throws {
    let shelves = ShelfRegistry()
    defer { withExtendedLifetime(shelves) {} }
    let registry = shelves.registry
    #expect(
      LayoutProperties.check(
        "shelf", in: registry, parameters: ["headerHeight": 12], changes: [["gap": 4]],
        seeds: (0..<6).scaled(inDebug: 3)) == nil)
    let violation = try #require(
      LayoutProperties.check(
        "shelf", in: registry, changes: [["answersItems": false], ["gap": 2]], seeds: 0..<40))
    #expect(violation.law == .itemQueries)
    #expect(
      violation.scenario.actions.first == .setParameters(["answersItems": false]), "\(violation)")
    #expect(violation.scenario.actions.count <= 3 && violation.scenario.itemCount == 1)
    #expect(violation.description.contains("Again: gridview run FILE for a layout of the gallery"))
  }

  @Test func `content that is too short is told with what can be shown`() throws {
    let violation = try #require(LayoutProperties.check { ShortContentLayout() })
    #expect(violation.law == .reach)
    #expect(violation.details.contains("beyond that is\n  cell 0-"), "\(violation)")
    // Only the layout knows what its content size should be.
    #expect(!violation.isSeenByRunner)
  }

  @Test func `an object that is changed in place is named as the cause`() throws {
    let violation = try #require(
      LayoutProperties.check(declared: [.overlaps, .unreachable]) { InPlaceHeaderLayout() })
    #expect(violation.law == .freshness)
    #expect(
      violation.details.contains("The layout has handed out the same object for cell 0-0 before"),
      "\(violation)")
    #expect(violation.details.hasSuffix("is to be changed in a copy()."))
    let stale = try #require(LayoutProperties.check { StaleCacheLayout() })
    #expect(!stale.details.contains("the same object"))
  }

  @Test func `the same seed gives the same case`() {
    let cases = (0..<2).map { _ in
      LayoutProperties.scenario(seed: 5, of: "wall", sections: .heights(upTo: 9, in: 10...30))
    }
    #expect(cases[0] == cases[1] && cases[0].itemCount <= 9)
  }

  @Test func `a printed violation can be read from top to bottom`() throws {
    let violation = try #require(LayoutProperties.check { BinarySearchLayout() })
    let file = violation.scenarioText.split(separator: "\n").map { "    \($0)" }
    #expect(
      violation.description == """
        Broken law (rectQueries), in BinarySearchLayout: the elements in a rectangle are those whose frames meet it
        layoutAttributesForElements(in: 0, 149, 100, 1) has 0 elements
          missing: cell 0-1, frame 52, 0, 48, 150

        seed 0: \(violation.foundWith.actions) actions and \(violation.foundWith.items) items, \
        shrunk to 1 and 4 in \(violation.runs) runs

        Scenario file:
        \(violation.scenarioText)

        Again: ScenarioRunner(registry: registry) with the layout registered as it was made here:
          var registry = LayoutRegistry()
          registry.register(LayoutSchema(id: "BinarySearchLayout", summary: "under test")) { _ in
            // Made as in the closure that was checked, with all that it sets.
            BinarySearchLayout()
          } configure: { layout, _ in
            layout.invalidateLayout()
          }

        As a test:
        \(violation.testSource)
        """)
    #expect(violation.testSource.contains(file.joined(separator: "\n")))
  }

  @Test func `the printed test has placeholders for objects that the layout was given`() throws {
    let heights = Heights()
    let given = try #require(
      LayoutProperties.check { () -> GridViewLayout in
        let layout = DelegateLayout()
        layout.heights = heights
        return layout
      })
    // The layout is named by the object, not by the type that the closure promises.
    #expect(given.description.contains("), in DelegateLayout: "))
    #expect(
      given.testSource.contains(
        """
          registry.register(LayoutSchema(id: "DelegateLayout", summary: "under test")) { _ in
            // Made as in the closure that was checked, with all that it sets.
            let layout = DelegateLayout()
            layout.heights = <#as in the closure that was checked#>
            return layout
          } configure: { layout, _ in
        """), "\(given)")
  }
}

extension ScenarioCase {
  fileprivate var itemCount: Int { sections.reduce(0) { $0 + $1.itemCount } }
}
