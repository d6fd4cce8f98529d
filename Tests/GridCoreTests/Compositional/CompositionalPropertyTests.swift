import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Compositional properties")
struct CompositionalPropertyTests {
  private static func number(_ range: ClosedRange<Int>, _ random: inout SplitMix64) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random))
  }

  private static func dimension(_ random: inout SplitMix64) -> CompositionalDimension {
    switch Int.random(in: 0...5, using: &random) {
    case 0...2: .fractionalWidth(number(1...10, &random) / 10)
    case 3: .fractionalHeight(number(1...10, &random) / 20)
    default: .absolute(number(10...160, &random))
    }
  }

  private static func insets(_ random: inout SplitMix64) -> GridEdgeInsets {
    Bool.random(using: &random)
      ? .zero
      : EI(
        number(0...9, &random), number(0...9, &random), number(0...9, &random),
        number(0...9, &random))
  }

  private static func item(depth: Int, _ random: inout SplitMix64) -> CompositionalItem {
    let size = CompositionalSize(dimension(&random), dimension(&random))
    guard depth > 0 else { return CompositionalItem(size, contentInsets: insets(&random)) }
    let items = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      item(depth: Int.random(in: 0...3, using: &random) == 0 ? depth - 1 : 0, &random)
    }
    let spacing: CompositionalSpacing? =
      switch Int.random(in: 0...2, using: &random) {
      case 0: .fixed(number(0...12, &random))
      case 1: .flexible(number(0...12, &random))
      default: nil
      }
    return CompositionalItem(
      size, contentInsets: insets(&random),
      group: CompositionalGroup(
        Bool.random(using: &random) ? .x : .y, .filled(items), interItemSpacing: spacing))
  }

  private struct Case {
    let axis: PlaneAxis
    let bounds: CGSize
    let sections: [CompositionalSection]
    let spacing: CGFloat
    let pixels: PixelGrid

    init(_ random: inout SplitMix64) {
      axis = Int.random(in: 0...3, using: &random) == 0 ? .x : .y
      bounds = CGSize(
        width: CompositionalPropertyTests.number(200...420, &random),
        height: CompositionalPropertyTests.number(300...520, &random))
      sections = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        CompositionalSection(
          itemCount: Int.random(in: 0...40, using: &random),
          group: CompositionalPropertyTests.item(depth: 2, &random),
          contentInsets: CompositionalPropertyTests.insets(&random),
          interGroupSpacing: CompositionalPropertyTests.number(0...8, &random))
      }
      spacing = CompositionalPropertyTests.number(0...12, &random)
      pixels = PixelGrid(scale: CompositionalPropertyTests.number(1...3, &random))
    }

    var plan: CompositionalPlan {
      CompositionalPlan(
        axis: axis, bounds: bounds, sections: sections, interSectionSpacing: spacing,
        pixels: pixels)
    }

    var oracle: CompositionalOracle {
      CompositionalOracle(
        axis: axis, bounds: bounds, sections: sections, interSectionSpacing: spacing,
        pixels: pixels)
    }
  }

  private static func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6
      && abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
  }

  @Test(.seeds(0..<2000, inDebug: 200)) func `a plan is what is found item by item`() {
    var random = SplitMix64(seed: currentSeed)
    let made = Case(&random)
    let (plan, oracle) = (made.plan, made.oracle)
    #expect(abs(plan.contentSize.width - oracle.contentSize.width) < 1e-6)
    #expect(abs(plan.contentSize.height - oracle.contentSize.height) < 1e-6)
    for (section, cells) in oracle.sections.enumerated() {
      for item in 0..<made.sections[section].itemCount {
        let frame = plan.frame(section: section, item: item)
        guard let frame, item < cells.count else {
          #expect(frame == nil && cells.isEmpty, "\(section), \(item)")
          break
        }
        guard Self.isNear(frame, cells[item].frame) else {
          Issue.record("\(section), \(item): \(frame), not \(cells[item].frame)")
          return
        }
      }
    }
  }

  @Test(.rule("CL-38"), .seeds(0..<300, inDebug: 30))
  func `a search in a rectangle finds what a plain filter of everything finds`() {
    var random = SplitMix64(seed: currentSeed)
    let made = Case(&random)
    let (plan, oracle) = (made.plan, made.oracle)
    for _ in 0..<12 {
      let rect = CGRect(
        x: Self.number(-60...400, &random), y: Self.number(-60...900, &random),
        width: Self.number(0...300, &random), height: Self.number(0...400, &random))
      let cut = rect.intersection(CGRect(origin: .zero, size: plan.contentSize))
      var expected: [CompositionalElement] = []
      for (section, cells) in oracle.sections.enumerated() {
        for (item, cell) in cells.enumerated() {
          let part = cell.group.intersection(cut)
          if cut.width > 0, cut.height > 0, cell.group.overlaps(cut), cell.frame.overlaps(part) {
            expected.append(.cell(section: section, item: item))
          }
        }
      }
      let found = plan.found(rect)
      #expect(found.map(\.element) == expected, "\(rect)")
      for frame in found {
        guard case .cell(let section, let item) = frame.element else { continue }
        #expect(plan.frame(section: section, item: item) == frame.frame)
      }
    }
  }

  @Test(.seeds(0..<300, inDebug: 30))
  func `finite sizes give finite frames, however large or negative`() {
    var random = SplitMix64(seed: currentSeed)
    let odd: [CGFloat] = [0, -1, -0.5, 1e-9, 1e12, -1e12, 1e300, 3.3, 1]
    func pick() -> CGFloat { odd.randomElement(using: &random) ?? 0 }
    func dimension() -> CompositionalDimension {
      switch Int.random(in: 0...3, using: &random) {
      case 0: .fractionalWidth(pick())
      case 1: .fractionalHeight(pick())
      case 2: .absolute(pick())
      default: .estimated(pick())
      }
    }
    let group = CompositionalItem(
      CompositionalSize(dimension(), dimension()),
      contentInsets: EI(pick(), pick(), pick(), pick()),
      group: CompositionalGroup(
        Bool.random(using: &random) ? .x : .y,
        .filled([I(dimension(), dimension(), insets: EI(pick(), 1, pick(), 1))]),
        interItemSpacing: Bool.random(using: &random) ? .fixed(pick()) : .flexible(pick())))
    let plan = CompositionalPlan(
      [5, 30], group, insets: EI(pick(), pick(), pick(), pick()), between: pick(),
      sections: pick())
    #expect(plan.contentSize.width.isFinite && plan.contentSize.height.isFinite)
    let found = plan.found(CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(
      found.allSatisfy {
        $0.frame.minX.isFinite && $0.frame.minY.isFinite && $0.frame.width.isFinite
          && $0.frame.height.isFinite
      })
  }

  @Test func `a million items of equal groups cost what ten cost`() {
    let group = HG(W(1), 44, I(W(0.25), H(1)))
    let plan = CompositionalPlan([1_000_000], group)
    #expect(plan.contentSize.height == CGFloat(11_000_000))
    let found = plan.found(CGRect(x: 0, y: 5_000_000, width: 320, height: 480))
    #expect(found.count == 12 * 4)
    #expect(plan.frame(section: 0, item: 999_999).map(cornerText) == "240,10999956")
  }
}
