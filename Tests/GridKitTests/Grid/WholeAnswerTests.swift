import Foundation
import GridKit
import GridTesting
import TestSupport
import Testing

/// A layout that answers everything to every question costs no more than one that does not, and
/// leads to the same calls and the same screen.
@MainActor @Suite("Answers with everything")
struct WholeAnswerTests {
  /// Columns as many users write them: attribute objects in one array, all of which are the answer
  /// to every question.
  ///
  /// - Parameter isNeverTheSame: Whether an answer names its last object once or twice more, in
  ///   turns: the same to look at, but no answer has the objects of the one before, so that each is
  ///   checked and taken in.
  private static func layout(seed: UInt64, isNeverTheSame: Bool) -> ScriptedLayout {
    let layout = ScriptedLayout()
    layout.register(GridReusableView.self, forDecorationViewOfKind: "board")
    layout.isStale = { _ in false }
    layout.place = { columns(in: $0, seed: seed) }
    var answers = 0
    layout.answer = { [unowned layout] _, _ in
      answers += 1
      guard isNeverTheSame, let last = layout.elements.last else { return layout.elements }
      return layout.elements + Array(repeating: last, count: 1 + answers % 2)
    }
    return layout
  }

  private static func columns(in grid: GridView, seed: UInt64) -> [GridViewLayoutAttributes] {
    var random = SplitMix64(seed: seed)
    var attributes: [GridViewLayoutAttributes] = []
    func add(_ element: GridViewLayoutAttributes, _ frame: CGRect) {
      element.frame = frame
      attributes.append(element)
    }
    var height: CGFloat = 0
    for section in 0..<grid.numberOfSections {
      add(
        GridViewLayoutAttributes(
          forSupplementaryViewOfKind: GridView.elementKindSectionHeader, with: [section, 0]),
        CGRect(0, height, 300, 20))
      var bottoms = [CGFloat](repeating: height + 20, count: 3)
      for item in 0..<grid.numberOfItems(inSection: section) {
        let column = item % 3
        let length = CGFloat(Int.random(in: 0...8, using: &random) * 10)
        let cell = GridViewLayoutAttributes(forCellWith: [section, item])
        add(cell, CGRect(x: CGFloat(column) * 100, y: bottoms[column], width: 100, height: length))
        cell.isHidden = Int.random(in: 0...9, using: &random) == 0
        bottoms[column] += length
      }
      let board = GridViewLayoutAttributes(forDecorationViewOfKind: "board", with: [section, 0])
      add(board, CGRect(x: 0, y: height, width: 300, height: bottoms.max()! - height))
      board.zIndex = -1
      height = bottoms.max()!
    }
    if Int.random(in: 0...3, using: &random) == 0 { attributes.shuffle(using: &random) }
    return attributes
  }

  private static func fixture(
    _ seed: UInt64, _ counts: [Int], isNeverTheSame: Bool
  ) -> Fixture<ScriptedLayout> {
    let fixture = Fixture(
      layout(seed: seed, isNeverTheSame: isNeverTheSame), counts: counts,
      size: CGSize(width: 300, height: 200))
    fixture.grid.queryPolicy = GridView.QueryPolicy.allCases[Int(seed % 3)]
    return fixture
  }

  @Test(.seeds(0..<60, inDebug: 20))
  func `an answer with the same objects does what one does that is looked through`() {
    let seed = currentSeed
    var random = SplitMix64(seed: seed)
    let counts = seed % 4 == 0 ? [7, 0, 12] : [90, 0, 130]
    let rigs = [false, true].map { Self.fixture(seed, counts, isNeverTheSame: $0) }
    let delegates = rigs.map { rig in
      let delegate = DisplayDelegate()
      rig.grid.delegate = delegate
      return delegate
    }
    for step in 0..<40 {
      let action = Int.random(in: 0...19, using: &random)
      let distance = CGFloat(Int.random(in: 0...1000, using: &random))
      let item = Int.random(in: 0...6, using: &random)
      let texts = rigs.map { rig in
        let calls = rig.trace { Self.act(action, distance, item, in: rig) }
        return calls + "\n" + ShownState(rig.grid).text
      }
      #expect(texts[0] == texts[1], "step \(step), action \(action)")
    }
    withExtendedLifetime(delegates) {}
  }

  private static func act(
    _ action: Int, _ distance: CGFloat, _ item: Int, in rig: Fixture<ScriptedLayout>
  ) {
    let grid = rig.grid
    let path = IndexPath(item: item, section: 0)
    switch action {
    case 0...5: grid.contentOffset.y += 10 + (distance / 20).rounded()
    case 6...8: grid.contentOffset.y -= distance / 5
    case 9, 10: grid.contentOffset.y = distance * 3 - 50
    case 11: grid.contentOffset.x = distance < 500 ? 0 : 20
    case 12: rig.layout.invalidateLayout()
    case 13:
      let context = GridViewLayoutInvalidationContext()
      context.invalidateItems(at: [path])
      context.invalidateSupplementaryElements(
        ofKind: GridView.elementKindSectionHeader, at: [[0, 0]])
      rig.layout.layoutAttributesForItem(at: path)?.frame.size.height = 33
      rig.layout.invalidateLayout(with: context)
    case 14:
      rig.layout.layoutAttributesForItem(at: path)?.frame.origin.y += distance
      grid.setNeedsLayout()
    case 15:
      rig.source.counts[0] += 1
      grid.performBatchUpdates { grid.insertItems(at: [path]) }
      rig.simulation.settle()
    case 16:
      rig.source.counts[0] -= 1
      grid.performBatchUpdates { grid.deleteItems(at: [path]) }
      rig.simulation.settle()
    case 17: grid.frame.size.height = 150 + distance / 10
    case 18: grid.scrollToItem(at: path, at: .centeredVertically, animated: false)
    default: grid.reloadData()
    }
    grid.layoutIfNeeded()
  }

  @Test func `a whole answer brings back what was forgotten without a look at all of it`() {
    let rig = Self.fixture(1, [3000], isNeverTheSame: false)
    rig.grid.queryPolicy = .whole
    rig.grid.layoutIfNeeded()
    let elements = rig.layout.elements.count
    #expect(rig.simulation.counters.elementsKept == elements)
    for step in 1...40 { rig.grid.scroll(toY: CGFloat(step) * 100) }
    // Asked each time, and each answer was taken over in full.
    #expect(rig.simulation.counters.elementsKept == 41 * elements)
    // Elements more than a viewport away are not known.
    func isKnown(_ item: Int) -> Bool {
      rig.grid.knownAttributes(ElementKey(.cell, Position(0, item))) != nil
    }
    #expect(!isKnown(0) && !isKnown(2999))
    #expect(isKnown(300))
    #expect((0..<3000).count(where: isKnown) < 200)
  }
}
