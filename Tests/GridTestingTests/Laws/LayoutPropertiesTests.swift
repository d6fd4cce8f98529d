import GridTesting
import Testing

@MainActor @Suite("Laws of layouts")
struct LayoutPropertiesTests {
  @Test func `a layout without faults keeps them`() {
    let violation = LayoutProperties.check(seeds: 0..<12) { ColumnsLayout() }
    #expect(violation == nil, "\(violation!)")
  }

  enum Planted: String, CaseIterable {
    case staleCacheAfterInsertion, oldColumnsWhileScrolled, tallItemPassedOver, otherFrameByPath
    case lastItemMissing, sectionTooEarly

    var law: LayoutLaw {
      switch self {
      case .sectionTooEarly: .overlap
      case .staleCacheAfterInsertion, .oldColumnsWhileScrolled: .freshness
      case .tallItemPassedOver: .rectQueries
      case .otherFrameByPath: .itemQueries
      case .lastItemMissing: .placement
      }
    }

    @MainActor var violation: LawViolation? {
      let seeds: Range<UInt64> = 0..<100
      return switch self {
      case .staleCacheAfterInsertion: LayoutProperties.check(seeds: seeds) { StaleCacheLayout() }
      case .oldColumnsWhileScrolled: LayoutProperties.check(seeds: seeds) { ScrolledResizeLayout() }
      case .tallItemPassedOver: LayoutProperties.check(seeds: seeds) { BinarySearchLayout() }
      case .otherFrameByPath: LayoutProperties.check(seeds: seeds) { LostPathLayout() }
      case .lastItemMissing: LayoutProperties.check(seeds: seeds) { ShortLayout() }
      case .sectionTooEarly: LayoutProperties.check(seeds: seeds) { CoveringLayout() }
      }
    }
  }

  @Test(arguments: Planted.allCases)
  func `a planted fault is found and made small`(planted: Planted) throws {
    let start = ContinuousClock.now
    let violation = try #require(planted.violation)
    print(planted, violation, ContinuousClock.now - start)
    #expect(violation.law == planted.law)
    let items = violation.scenario.sections.reduce(0) { $0 + $1.itemCount }
    #expect(items <= 5, "\(violation)")
    #expect(violation.scenario.actions.count <= 3, "\(violation)")
    #expect(violation.isSeenByRunner, "\(violation)")
  }
}
