/// Generates the sections and items for checks of layouts, from seeds.
///
/// ```swift
/// let anything = SectionGenerator.counts(upTo: 60)
/// let heights = SectionGenerator.heights(upTo: 60, in: 10...90).key("columns", [1, 2, 3])
/// ```
public struct SectionGenerator: Sendable {
  /// The maximum number of items at the start of a case, in all sections together.
  public let mostItems: Int
  /// The maximum number of sections at the start of a case. With 1, a case always has exactly one
  /// section, for layouts that support only one section.
  public let mostSections: Int
  private let makeItem: @Sendable (inout SplitMix64) -> ScenarioSection.Item?
  private var keys: [(name: String, values: [JSONValue])] = []

  /// Makes a generator of sections, up to a number of items and a number of sections.
  ///
  /// - Parameter item: Makes the data of an item for the layout, such as its size; nil for an item
  ///   without data. A generator makes either only items with data or only items without data.
  public init(
    upTo mostItems: Int, sections mostSections: Int = 4,
    item: @escaping @Sendable (inout SplitMix64) -> ScenarioSection.Item?
  ) {
    self.mostItems = max(0, mostItems)
    self.mostSections = max(1, mostSections)
    makeItem = item
  }

  /// Returns a generator of items without data. The layout only knows the number of items.
  public static func counts(upTo mostItems: Int, sections: Int = 4) -> SectionGenerator {
    SectionGenerator(upTo: mostItems, sections: sections) { _ in nil }
  }

  /// Returns a generator of items with heights of whole points.
  public static func heights(
    upTo mostItems: Int, in range: ClosedRange<Int>, sections: Int = 4
  ) -> SectionGenerator {
    SectionGenerator(upTo: mostItems, sections: sections) { .height(CGFloat($0.number(range))) }
  }

  /// Returns a generator of items with sizes of whole points.
  public static func sizes(
    upTo mostItems: Int, width: ClosedRange<Int>, height: ClosedRange<Int>, sections: Int = 4
  ) -> SectionGenerator {
    SectionGenerator(upTo: mostItems, sections: sections) {
      .size(CGSize(width: $0.number(width), height: $0.number(height)))
    }
  }

  /// Returns a copy of the generator that also gives every section a key, with one of the given
  /// values.
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
