import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

/// Numbers for gallery plans, in three flavours.
struct GalleryRandom {
  enum Flavour: CaseIterable {
    /// Multiples of 1/8: sums are exact, so that results can be compared with `==`.
    case exact
    /// Any doubles of the size that screens have.
    case plain
    /// Zeros, signs, subnormal and enormous numbers, infinities and NaN among the others.
    case wild
  }

  var source: SplitMix64
  var flavour: Flavour

  init(seed: UInt64, _ flavour: Flavour) {
    source = SplitMix64(seed: seed)
    self.flavour = flavour
  }

  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &source) < probability
  }

  mutating func count(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &source)
  }

  mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
    if flavour == .wild, chance(0.2) { return wildLengths.randomElement(using: &source) ?? 0 }
    let value = CGFloat.random(in: range, using: &source)
    return flavour == .exact ? (value * 8).rounded() / 8 : value
  }

  mutating func size(_ range: ClosedRange<CGFloat>) -> CGSize {
    CGSize(width: length(range), height: length(range))
  }

  /// Mostly modest insets, now and then negative ones or more than the view can hold.
  mutating func insets() -> GridEdgeInsets {
    let choice = count(0...9)
    let range: ClosedRange<CGFloat> = choice < 6 ? 0...40 : choice < 8 ? -60...60 : 0...2000
    return GridEdgeInsets(
      top: length(range), left: length(range), bottom: length(range), right: length(range))
  }

  /// Viewports from a point to three thousand, small ones as likely as large ones.
  mutating func viewport() -> CGSize {
    let longest: CGFloat = chance(0.2) ? 20 : 3000
    return size(1...longest)
  }

  /// Counts for 0 to 6 sections of 0 to `most` items; every fourth section is empty.
  mutating func itemCounts(most: Int = 300) -> [Int] {
    (0..<count(0...6)).map { _ in chance(0.25) ? 0 : chance(0.3) ? count(0...5) : count(0...most) }
  }

  private var wildLengths: [CGFloat] {
    [
      0, -0.0, CGFloat.leastNonzeroMagnitude, -1e-300, 1e-12, -1, 1e17, -1e17, 1e100, 1e160, -1e160,
      1e308, -1e308,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]
  }
}

/// A row of a table of plans.
struct PlanRow<Plan: GalleryPlan> {
  var name: String
  var plan: Plan
  /// The `elementText` of the plan.
  var elements: String
  var content: CGSize
  var oddities: [GalleryOddity]

  init(
    _ name: String, _ plan: Plan, _ elements: String, _ width: CGFloat, _ height: CGFloat,
    _ oddities: [GalleryOddity] = []
  ) {
    self.name = name
    self.plan = plan
    self.elements = elements
    self.content = CGSize(width: width, height: height)
    self.oddities = oddities
  }
}

/// Compares the plans of a table with their elements, content and oddities, and their answers for
/// regions with a plain filter.
func checkPlans(_ rows: [PlanRow<some GalleryPlan>]) {
  forEachRow(of: rows, named: \.name) { row in
    #expect(row.plan.elementText == row.elements)
    #expect(row.plan.contentSize == row.content)
    #expect(row.plan.oddities == row.oddities)
    var random = GalleryRandom(seed: 0, .plain)
    #expect(row.plan.queryDifference(&random) == nil)
    #expect(row.plan.placementDifference == nil)
  }
}

extension GalleryPlan {
  /// Every element, read one by one: per section the header, the items, the footer.
  var allElements: [GalleryElement] {
    (0..<sectionCount).flatMap { section in
      let header = headerFrame(section: section).map {
        [GalleryElement(.header, section: section, frame: $0)]
      }
      let items = (0..<itemCount(inSection: section)).compactMap { item in
        frame(section: section, item: item).map {
          GalleryElement(.item, section: section, item: item, frame: $0)
        }
      }
      let footer = footerFrame(section: section).map {
        [GalleryElement(.footer, section: section, frame: $0)]
      }
      return (header ?? []) + items + (footer ?? [])
    }
  }

  /// A line for each section: `x, y, width, height` of its elements, in order.
  var elementText: String {
    let all = allElements
    return (0..<sectionCount).map { section in
      all.filter { $0.section == section }.map { element in
        (element.kind == .item ? "" : "\(element.kind.rawValue) ") + text(element.frame)
      }.joined(separator: " · ")
    }.joined(separator: "\n")
  }

  func elements(in rect: CGRect) -> [GalleryElement] {
    var result: [GalleryElement] = []
    appendElements(in: rect, to: &result)
    return result
  }

  /// A line for every region whose answer is not what a plain filter over all elements gives.
  func queryDifference(_ random: inout GalleryRandom) -> String? {
    let all = allElements
    let lines = regions(around: all, &random).compactMap { rect -> String? in
      let expected = all.filter { $0.frame.overlaps(rect) }
      let found = elements(in: rect)
      guard found != expected else { return nil }
      return "\(rect): \(found.count) elements for \(expected.count)"
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Names what is not finite in the plan, edges that follow from frames included.
  var nonFiniteNumber: String? {
    if !contentSize.width.isFinite || !contentSize.height.isFinite {
      return "content size \(contentSize)"
    }
    if contentSize.width < 0 || contentSize.height < 0 { return "negative content \(contentSize)" }
    return allElements.first {
      !$0.frame.isFiniteRect || !$0.frame.maxX.isFinite || !$0.frame.maxY.isFinite
        || $0.frame.size.width < 0 || $0.frame.size.height < 0
    }.map { "\($0)" }
  }

  /// The first index path that has no frame, or one that has a frame without an item.
  var placementDifference: String? {
    for section in 0..<sectionCount {
      let count = itemCount(inSection: section)
      if let missing = (0..<count).first(where: { frame(section: section, item: $0) == nil }) {
        return "no frame for \(section)-\(missing)"
      }
      if frame(section: section, item: count) != nil || frame(section: section, item: -1) != nil {
        return "a frame outside section \(section)"
      }
    }
    for section in [-1, sectionCount]
    where frame(section: section, item: 0) != nil || headerFrame(section: section) != nil
      || footerFrame(section: section) != nil
    {
      return "an element in section \(section)"
    }
    return nil
  }
}

/// The first two elements that are neither `distance.width` apart in x nor `distance.height` in y.
func firstPair(closerThan distance: CGSize, among elements: [GalleryElement]) -> String? {
  let sorted = elements.sorted { $0.frame.minY < $1.frame.minY }
  for (position, element) in sorted.enumerated() {
    for other in sorted[(position + 1)...] {
      let (a, b) = (element.frame, other.frame)
      if b.minY >= a.maxY + distance.height { break }
      if a.minY < b.maxY + distance.height, a.minX < b.maxX + distance.width,
        b.minX < a.maxX + distance.width
      {
        return "\(element)\n\(other)"
      }
    }
  }
  return nil
}

/// Regions that a query can be asked for: viewports, slivers, edges of frames, legal oddities.
private func regions(
  around elements: [GalleryElement], _ random: inout GalleryRandom
) -> [CGRect] {
  let huge = CGFloat.greatestFiniteMagnitude
  var result: [CGRect] = [
    .zero, .null, .infinite,
    CGRect(-1e300, -1e300, 2e300, 2e300),
    CGRect(x: -huge, y: -huge, width: huge, height: huge),
    CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 100),
    CGRect(x: -1, y: -1, width: CGFloat.infinity, height: .infinity),
    CGRect(x: 0, y: CGFloat.nan, width: 100, height: 100),
    CGRect(0, -1000, 3000, 1000),
  ]
  let bounds = elements.reduce(CGRect(-50, -50, 500, 500)) {
    $0.union($1.frame)
  }
  for _ in 0..<6 {
    let x = random.length(min(bounds.minX, 0) - 100...max(bounds.maxX, 1) + 100)
    let y = random.length(min(bounds.minY, 0) - 100...max(bounds.maxY, 1) + 100)
    let size = random.viewport()
    result.append(CGRect(x: x, y: y, width: size.width, height: size.height))
    result.append(CGRect(x: x, y: y, width: -size.width, height: -size.height))
    result.append(CGRect(x: x, y: y, width: 0, height: 0))
    result.append(CGRect(x: 0, y: y, width: 3000, height: 0))
  }
  for _ in 0..<6 {
    guard let frame = elements.randomElement(using: &random.source)?.frame else { break }
    result.append(frame)
    result.append(CGRect(x: frame.maxX, y: frame.minY, width: 30, height: 30))
    result.append(CGRect(x: frame.minX - 30, y: frame.minY - 30, width: 30, height: 30))
    result.append(CGRect(x: frame.minX, y: frame.maxY, width: 300, height: 0.5))
    result.append(CGRect(x: frame.minX, y: frame.minY - 10, width: 300, height: 10))
    result.append(CGRect(x: frame.midX, y: frame.midY, width: 0, height: 0))
  }
  return result
}

/// Short text for a frame, for tables: `x, y, width, height` to three decimals.
func text(_ frame: CGRect?) -> String { frame.map { NumberText.short($0) } ?? "none" }
