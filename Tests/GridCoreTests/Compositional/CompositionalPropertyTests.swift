import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Compositional properties")
struct CompositionalPropertyTests {
  /// A layout of what the oracle knows: nested groups that are filled.
  private static func draw(_ random: inout SplitMix64) -> CompositionalDraw {
    var draw = CompositionalDraw(currentSeed % 4 == 0 ? [.nested, .sideways] : .nested, &random)
    for section in draw.sections.indices {
      draw.sections[section].referenceInsets = .zero
      draw.sections[section].supplementaryReferenceInsets = .zero
    }
    return draw
  }

  private static func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6
      && abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
  }

  @Test(.seeds(0..<2000, inDebug: 40)) func `a plan is what is found item by item`() {
    var random = SplitMix64(seed: currentSeed)
    let made = Self.draw(&random)
    let (plan, oracle) = (made.plan(), made.oracle)
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

  @Test(.rule("CL-38"), .seeds(0..<300, inDebug: 20))
  func `a search in a rectangle finds what a plain filter of everything finds`() {
    var random = SplitMix64(seed: currentSeed)
    let made = Self.draw(&random)
    let (plan, oracle) = (made.plan(), made.oracle)
    for _ in 0..<12 {
      let rect = CGRect(
        x: random.number(-60...400), y: random.number(-60...900), width: random.number(0...300),
        height: random.number(0...400))
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
    let found = plan.found(CGRect(0, 0, 320, 480))
    #expect(
      found.allSatisfy {
        $0.frame.minX.isFinite && $0.frame.minY.isFinite && $0.frame.width.isFinite
          && $0.frame.height.isFinite
      })
  }
}

extension CompositionalDraw {
  fileprivate var oracle: CompositionalOracle {
    CompositionalOracle(
      axis: axis, bounds: bounds, sections: sections, interSectionSpacing: spacing, pixels: pixels)
  }
}
