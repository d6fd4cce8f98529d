import Foundation
import GridCore
import GridTesting

/// Random layouts with everything in them: all sorts of sections, estimates and measured sizes.
struct CompositionalDraw {
  var axis: PlaneAxis
  var bounds: CGSize
  var sections: [CompositionalSection]
  var spacing: CGFloat
  var layout: [CompositionalBoundary]
  var pixels: PixelGrid

  /// Features that the drawn sections may have.
  struct Traits: OptionSet {
    let rawValue: Int
    static let boundaries = Traits(rawValue: 1)
    static let decorations = Traits(rawValue: 2)
    static let views = Traits(rawValue: 4)
    static let nested = Traits(rawValue: 8)
    static let custom = Traits(rawValue: 16)
    static let counted = Traits(rawValue: 32)
    static let orthogonal = Traits(rawValue: 64)
    static let sideways = Traits(rawValue: 128)
    static let estimates = Traits(rawValue: 256)
    static let edges = Traits(rawValue: 512)
    static let all = Traits(rawValue: 1023)

    /// Layouts of each sort.
    static let sorts: [(name: String, traits: Traits)] = [
      ("plain", []), ("sideways", .sideways), ("boundaries", .boundaries),
      ("decorations", [.decorations, .boundaries]), ("views", .views),
      ("nested", [.nested, .views]), ("custom", .custom), ("counted", .counted),
      ("orthogonal", [.orthogonal, .views]), ("shelves", [.orthogonal, .boundaries]),
      ("edges", [.nested, .edges]), ("all", .all),
    ]
  }

  init(_ traits: Traits, _ random: inout SplitMix64) {
    let isSideways = traits.contains(.sideways) && (traits != .all || random.percent(30))
    axis = isSideways ? .x : .y
    bounds = CGSize(width: random.number(200...420), height: random.number(300...520))
    sections = (0..<random.number(1...4)).map { _ in Self.section(traits, &random) }
    spacing = CGFloat(random.number(0...12))
    layout =
      traits.contains(.boundaries) && random.percent(30) ? [Self.boundary(traits, &random)] : []
    pixels = PixelGrid(scale: CGFloat(random.number(1...3)))
  }

  func plan(_ measures: CompositionalMeasures = CompositionalMeasures()) -> CompositionalPlan {
    CompositionalPlan(
      axis: axis, bounds: bounds, sections: sections, interSectionSpacing: spacing,
      boundaries: layout, pixels: pixels, measures: measures)
  }

  // MARK: Drawing

  private static func size(_ traits: Traits, _ random: inout SplitMix64) -> CompositionalSize {
    CompositionalSize(dimension(traits, &random), dimension(traits, &random))
  }

  private static func dimension(
    _ traits: Traits, _ random: inout SplitMix64
  ) -> CompositionalDimension {
    if traits.contains(.estimates), random.percent(40) {
      let estimate = CGFloat(random.number(20...90))
      return random.percent(20) ? .uniform(estimate) : .estimated(estimate)
    }
    return switch random.number(0...4) {
    case 0, 1: .fractionalWidth(CGFloat(random.number(1...10)) / 10)
    case 2: .fractionalHeight(CGFloat(random.number(1...10)) / 20)
    default: .absolute(CGFloat(random.number(5...160)))
    }
  }

  private static func insets(_ random: inout SplitMix64) -> GridEdgeInsets {
    guard random.percent(50) else { return .zero }
    func inset(_ random: inout SplitMix64) -> CGFloat { CGFloat(random.number(0...9)) }
    return EI(inset(&random), inset(&random), inset(&random), inset(&random))
  }

  private static func gap(_ random: inout SplitMix64) -> CompositionalSpacing? {
    switch random.number(0...3) {
    case 0: .fixed(CGFloat(random.number(0...12)))
    case 1: .flexible(CGFloat(random.number(0...12)))
    default: nil
    }
  }

  private static func anchorPoint(_ random: inout SplitMix64) -> CompositionalAnchor {
    CompositionalAnchor(
      point: CGPoint(x: CGFloat(random.number(0...2)) / 2, y: CGFloat(random.number(0...2)) / 2),
      offset: CGPoint(x: random.number(-9...9), y: random.number(-9...9)))
  }

  private static func views(
    _ traits: Traits, _ random: inout SplitMix64
  ) -> [CompositionalSupplementary] {
    guard traits.contains(.views), random.percent(40) else { return [] }
    return (0..<random.number(1...2)).map { _ in
      CompositionalSupplementary(
        kind: random.number(1...3), size: size(traits, &random),
        containerAnchor: anchorPoint(&random),
        itemAnchor: random.percent(50) ? anchorPoint(&random) : nil,
        contentInsets: random.percent(30) ? insets(&random) : .zero)
    }
  }

  private static func item(
    _ traits: Traits, depth: Int, _ random: inout SplitMix64
  ) -> CompositionalItem {
    var edges = CompositionalEdgeSpacing()
    if traits.contains(.edges), random.percent(25) {
      edges = CompositionalEdgeSpacing(
        leading: gap(&random), top: gap(&random), trailing: gap(&random), bottom: gap(&random))
    }
    let size = size(traits, &random)
    let views = views(traits, &random)
    let insets = insets(&random)
    guard depth > 0 else {
      return CompositionalItem(
        size, contentInsets: insets, edgeSpacing: edges, supplementaries: views)
    }
    let group: CompositionalGroup
    let axis: PlaneAxis = random.percent(50) ? .x : .y
    if traits.contains(.custom), random.percent(traits == .all ? 10 : 100) {
      group = CompositionalGroup(
        axis,
        .custom(
          (0..<random.number(1...4)).map { _ in
            CompositionalCustomItem(
              frame: CGRect(
                x: random.number(-9...90), y: random.number(-9...90),
                width: random.number(1...90), height: random.number(1...90)),
              zIndex: random.number(0...2))
          }))
    } else if traits.contains(.counted), random.percent(traits == .all ? 20 : 100) {
      group = .counted(
        axis, item(traits, depth: 0, &random), count: random.number(1...4),
        interItemSpacing: gap(&random))
    } else {
      let items = (0..<random.number(1...3)).map { _ in
        let isNested = traits.contains(.nested) && depth > 1 && random.percent(30)
        return item(traits, depth: isNested ? depth - 1 : 0, &random)
      }
      group = CompositionalGroup(axis, .filled(items), interItemSpacing: gap(&random))
    }
    return CompositionalItem(
      size, contentInsets: insets, edgeSpacing: edges, supplementaries: views, group: group)
  }

  private static func boundary(
    _ traits: Traits, _ random: inout SplitMix64
  ) -> CompositionalBoundary {
    let places: [CompositionalBoundary.Place] = [.start, .middle, .end]
    return CompositionalBoundary(
      kind: 1, size: size(traits, &random), x: places[random.number(0...2)],
      y: places[random.number(0...2)],
      offset: CGPoint(x: random.number(-9...9), y: random.number(-9...9)),
      extendsBoundary: random.percent(70), pinsToVisibleBounds: random.percent(40),
      contentInsets: insets(&random))
  }

  private static func section(
    _ traits: Traits, _ random: inout SplitMix64
  ) -> CompositionalSection {
    let hasBoundaries = traits.contains(.boundaries)
    return CompositionalSection(
      itemCount: random.number(0...(random.percent(10) ? 60 : 30)),
      group: item(traits, depth: 2, &random),
      contentInsets: insets(&random), interGroupSpacing: CGFloat(random.number(0...8)),
      referenceInsets: insets(&random), supplementaryReferenceInsets: insets(&random),
      supplementariesFollowContentInsets: random.percent(50),
      boundaries: hasBoundaries
        ? (0..<random.number(0...2)).map { _ in boundary(traits, &random) } : [],
      decorations: traits.contains(.decorations) && random.percent(50)
        ? [CompositionalDecoration(kind: 1, contentInsets: insets(&random), zIndex: -1)] : [],
      isOrthogonal: traits.contains(.orthogonal) && random.percent(traits == .all ? 30 : 100))
  }
}

extension CompositionalPlan {
  /// Every element that there is, in the order in which rectangles answer but for groups: cells
  /// behind the views.
  var elements: [CompositionalElement] {
    var elements: [CompositionalElement] = []
    for section in 0..<sectionCount {
      for index in 0..<3 { elements.append(.decoration(section: section, index: index)) }
      for index in 0..<3 { elements.append(.boundary(section: section, index: index)) }
      for kind in 1...3 {
        for number in 0..<viewCount(inSection: section, kind: kind) {
          elements.append(.supplementary(section: section, kind: kind, number: number))
        }
      }
      for item in 0..<itemCount(inSection: section) {
        elements.append(.cell(section: section, item: item))
      }
    }
    elements.append(.layoutBoundary(index: 0))
    return elements.filter { frame(of: $0) != nil }
  }

  /// A rectangle in the content or around it.
  func randomRect(_ random: inout SplitMix64) -> CGRect {
    CGRect(
      x: random.number(-60...Int(min(800, max(0, contentSize.width)))),
      y: random.number(-60...Int(min(2000, max(0, contentSize.height)))),
      width: random.number(0...400), height: random.number(0...400))
  }

  /// Every element's frame, and the size of the content.
  var table: CompositionalTable {
    CompositionalTable(frames: elements.compactMap { frame(of: $0) }, contentSize: contentSize)
  }
}

/// The frames of all elements, which are text only where they are told.
struct CompositionalTable: Equatable, CustomStringConvertible {
  var frames: [CompositionalFrame]
  var contentSize: CGSize

  var description: String {
    (frames.map { "\($0.element) \(frameText($0.frame)) \($0.zIndex)" } + ["\(contentSize)"])
      .joined(separator: "\n")
  }
}
