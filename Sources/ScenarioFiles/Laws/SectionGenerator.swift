/// Makes the sections and items that layouts are held against, from seeds.
///
/// ```swift
/// let anything = SectionGenerator.counts(upTo: 60)
/// let heights = SectionGenerator.heights(upTo: 60, in: 10...90).key("columns", [1, 2, 3])
/// ```
public struct SectionGenerator: Sendable {
  /// Items of all sections together that a case starts with at most.
  public let mostItems: Int
  /// Sections that a case starts with at most. With 1 there is always one, for layouts that know no
  /// others.
  public let mostSections: Int
  private let makeItem: @Sendable (inout SplitMix64) -> ScenarioSection.Item?
  private var keys: [(name: String, values: [JSONValue])] = []

  /// Makes a generator of sections, up to a number of items and a number of sections.
  ///
  /// - Parameter item: Makes what the layout is told of an item; nil for items of which there is
  ///   nothing to say. All items of a generator are of one sort.
  public init(
    upTo mostItems: Int, sections mostSections: Int = 4,
    item: @escaping @Sendable (inout SplitMix64) -> ScenarioSection.Item?
  ) {
    self.mostItems = max(0, mostItems)
    self.mostSections = max(1, mostSections)
    makeItem = item
  }

  /// Items of which the layout knows nothing but how many there are.
  public static func counts(upTo mostItems: Int, sections: Int = 4) -> SectionGenerator {
    SectionGenerator(upTo: mostItems, sections: sections) { _ in nil }
  }

  /// Items with heights of whole points.
  public static func heights(
    upTo mostItems: Int, in range: ClosedRange<Int>, sections: Int = 4
  ) -> SectionGenerator {
    SectionGenerator(upTo: mostItems, sections: sections) { .height(CGFloat($0.number(range))) }
  }

  /// Items with sizes of whole points.
  public static func sizes(
    upTo mostItems: Int, width: ClosedRange<Int>, height: ClosedRange<Int>, sections: Int = 4
  ) -> SectionGenerator {
    SectionGenerator(upTo: mostItems, sections: sections) {
      .size(CGSize(width: $0.number(width), height: $0.number(height)))
    }
  }

  /// Returns a copy that makes every section with one of these values under a key.
  public func key(_ name: String, _ values: [JSONValue]) -> SectionGenerator {
    var copy = self
    if !values.isEmpty { copy.keys.append((name, values)) }
    return copy
  }

  // MARK: Making

  func item(_ random: inout SplitMix64) -> ScenarioSection.Item? { makeItem(&random) }

  func section(count: Int, _ random: inout SplitMix64) -> ScenarioSection {
    let items = (0..<count).compactMap { _ in makeItem(&random) }
    var section = ScenarioSection(items.count == count ? .items(items) : .count(count))
    if count == 0 { section.content = .count(0) }
    for key in keys { section.keys[key.name] = key.values.randomElement(using: &random) }
    return section
  }

  func sections(_ random: inout SplitMix64) -> [ScenarioSection] {
    var rest = random.percent(40) ? mostItems : random.number(0...mostItems)
    var sections: [ScenarioSection] = []
    let number = random.number(1...mostSections)
    for left in (0..<number).reversed() {
      let count = left == 0 ? rest : random.number(0...rest)
      sections.append(section(count: count, &random))
      rest -= count
    }
    return sections.shuffled(using: &random)
  }
}
