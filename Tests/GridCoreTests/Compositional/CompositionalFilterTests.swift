import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

/// Queries by rectangle answer a plain filter of the answers for single elements (CL-38, CL-39).
@Suite("Compositional filters")
struct CompositionalFilterTests {
  private typealias Traits = CompositionalDraw.Traits

  /// Everything whose frame meets a rectangle, by the words of CL-38, in any order.
  private static func filtered(
    _ plan: CompositionalPlan, _ rect: CGRect, _ sections: [CompositionalSection],
    pinning: CompositionalPinning?, offsets: [Int: CGFloat]
  ) -> Set<CompositionalElement> {
    let content = CGRect(origin: .zero, size: plan.contentSize)
    let isDown = plan.axis == .y
    // A row is cut along the scroll axis alone.
    let row = rect.intersection(
      isDown ? content.insetBy(dx: -1e6, dy: 0) : content.insetBy(dx: 0, dy: -1e6))
    guard !row.isNull else { return [] }
    let cut = rect.intersection(content)
    let hasArea = !cut.isNull && cut.width > 0 && cut.height > 0
    var result: Set<CompositionalElement> = []
    for element in plan.elements {
      guard var frame = plan.frame(of: element)?.frame else { continue }
      switch element {
      case .decoration(let section, let index):
        let insets = sections[section].decorations[index].contentInsets
        // The section's own rectangle, and a touch is enough.
        let origin = CGPoint(x: frame.minX - insets.left, y: frame.minY - insets.top)
        let length = plan.sectionSpan(section).length
        let whole =
          plan.axis == .y
          ? CGRect(origin: origin, size: CGSize(width: plan.contentSize.width, height: length))
          : CGRect(origin: origin, size: CGSize(width: length, height: plan.contentSize.height))
        if !cut.isNull, whole.minX <= cut.maxX, cut.minX <= whole.maxX, whole.minY <= cut.maxY,
          cut.minY <= whole.maxY
        {
          result.insert(element)
        }
      case .boundary(let section, let index):
        if let pinned = plan.boundary(section: section, index, pinning: pinning) {
          frame = pinned.frame
        }
        if hasArea, frame.overlaps(cut) { result.insert(element) }
      case .layoutBoundary(let index):
        if let pinned = plan.layoutBoundary(index, pinning: pinning) { frame = pinned.frame }
        if hasArea, frame.overlaps(cut) { result.insert(element) }
      case .cell(let section, _), .supplementary(let section, _, _):
        let isRow = sections[section].isOrthogonal
        var part = isRow ? row : cut
        guard !part.isNull, part.width > 0, part.height > 0,
          let group = plan.groupFrame(of: element)
        else { continue }
        if let offset = offsets[section], isRow {
          if isDown { part.origin.x += offset } else { part.origin.y += offset }
        }
        guard group.overlaps(part) else { continue }
        // A cell shows no longer than its group, a view wherever it lies.
        let isCell = if case .cell = element { true } else { false }
        if frame.overlaps(isCell ? group.intersection(part) : part) { result.insert(element) }
      }
    }
    return result
  }

  @Test(.rule("CL-44"), .seeds(0..<300, inDebug: 30))
  func `rows of a stretch are a plain filter of all rows`() {
    var random = SplitMix64(seed: currentSeed)
    let traits: Traits = [.orthogonal, .boundaries, .sideways]
    let plan = CompositionalDraw(currentSeed % 2 == 0 ? traits : .all, &random).plan()
    let axis = plan.axis
    for _ in 0..<8 {
      let start = CGFloat(random.number(-60...900))
      let end = start + CGFloat(random.number(0...300))
      let found = plan.rows(from: start, to: end)
      let expected = (0..<plan.sectionCount).filter { section in
        guard let viewport = plan.row(ofSection: section)?.viewport else { return false }
        return axis == .y
          ? viewport.minY < end && viewport.maxY > start
          : viewport.minX < end && viewport.maxX > start
      }
      #expect(found == expected, "\(start) to \(end)")
    }
  }

  @Test(.rows) func `rectangles answer what elements answer, in random layouts of each sort`() {
    forEachRow(of: Traits.sorts, named: \.name) { answersLikeElements($0, $1) }
  }

  private func answersLikeElements(_ name: String, _ traits: Traits) {
    for seed in (0..<300).scaled(inDebug: 8) {
      var random = SplitMix64(seed: seed)
      let draw = CompositionalDraw(traits, &random)
      var plan = draw.plan()
      let elements = plan.elements
      if let last = elements.last, random.percent(70) {
        for _ in 0..<6 {
          _ = plan.measure(
            elements.randomElement(using: &random) ?? last,
            as: CGSize(width: random.number(5...200), height: random.number(5...200)))
        }
      }
      for _ in 0..<4 {
        let rect = plan.randomRect(&random)
        let offsets: [Int: CGFloat] = [0: CGFloat(random.number(0...300)), 1: 40]
        let pinning =
          random.percent(50) ? CompositionalPinning(visible: plan.randomRect(&random)) : nil
        let frames = plan.frames(in: rect, pinning: pinning, offsets: offsets)
        let found = Set(frames.map(\.element))
        #expect(found.count == frames.count, "\(name) \(seed)")
        let expected = Self.filtered(plan, rect, draw.sections, pinning: pinning, offsets: offsets)
        guard found == expected else {
          Issue.record(
            """
            \(name) \(seed) \(rect): too many \(found.subtracting(expected)), too few \
            \(expected.subtracting(found))
            """)
          return
        }
        for frame in frames where plan.frame(of: frame.element) != frame {
          let pinned: (frame: CGRect, zIndex: Int)? =
            switch frame.element {
            case .boundary(let section, let index):
              plan.boundary(section: section, index, pinning: pinning)
            case .layoutBoundary(let index): plan.layoutBoundary(index, pinning: pinning)
            case .cell, .supplementary, .decoration: nil
            }
          guard let pinned, pinned == (frame.frame, frame.zIndex) else {
            Issue.record("\(name) \(seed) \(frame)")
            return
          }
        }
      }
    }
  }
}
