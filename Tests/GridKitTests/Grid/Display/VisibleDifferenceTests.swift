import GridCore
@testable import GridKit
import GridTesting
import TestSupport
import Testing

@Suite("What differs on screen")
@MainActor
struct VisibleDifferenceTests {
  private static let kinds: [ElementKind] = [.cell, .cell, .supplementary("head")]

  private static func attributes(_ random: inout SplitMix64) -> [GridViewLayoutAttributes] {
    var keys: Set<ElementKey> = []
    for _ in 0..<random.number(0...24) {
      keys.insert(
        ElementKey(
          kinds[random.number(0...2)], Position(random.number(0...1), random.number(0...15))))
    }
    // Answers come in any order.
    return keys.sorted(by: ElementKey.isOrdered).shuffled(using: &random).map { key in
      let attributes = GridViewLayoutAttributes()
      let height = random.percent(8) ? 0 : 10
      attributes.place(
        key,
        in: CGRect(x: 0, y: CGFloat(random.number(0...150)), width: 10, height: CGFloat(height)))
      attributes.isHidden = random.percent(8)
      return attributes
    }
  }

  /// The attributes of all elements to show, in the order of the answers; a lifted item is last.
  private static func wanted(
    _ difference: VisibleDifference, of area: KnownElements.Window
  ) -> [GridViewLayoutAttributes] {
    difference.places(of: area).map { area.entries[$0].attributes }
      + (difference.shownLifted.map { [$0] } ?? [])
  }

  /// Which elements show, looked up one by one, against the walk along both lists.
  @Test(.seeds(0..<300, inDebug: 60))
  func `a visible difference agrees with sets about what leaves, stays and comes`() {
    let seed = currentSeed
    var random = SplitMix64(seed: seed)
    var difference = VisibleDifference()
    var store = KnownElements(fewEntries: seed % 2 == 0 ? 3 : 128)
    var live = LiveViews()
    for step in 0..<12 {
      if step == 0 || random.percent(50) {
        store.take(Self.attributes(&random), keepingOthers: random.percent(50))
      }
      let visible = CGRect(x: 0, y: CGFloat(random.number(-20...140)), width: 10, height: 40)
      store.readChanges()
      let area = store.window(around: visible)
      let lifted =
        random.percent(15) ? store.entries.randomElement(using: &random)?.attributes : nil
      difference.find(
        between: area, and: live, in: visible, comparesValues: random.percent(50), lifted: lifted)

      let wanted = store.inAnswerOrder.filter {
        $0 !== lifted && !$0.isHidden && $0.frame.height > 0 && $0.frame.overlaps(visible)
      }
      let liftedShows = lifted.map { !$0.isHidden } ?? false
      var expected = wanted.map(\.key)
      if liftedShows, let lifted { expected.append(lifted.key) }
      let leaving = live.keys.filter { !expected.contains($0) }.sorted(by: ElementKey.isOrdered)
      #expect(difference.leaving == leaving, "step \(step)")
      #expect(Self.wanted(difference, of: area).map(\.key) == expected, "step \(step)")
      #expect(difference.stayingCount == live.keys.filter(expected.contains).count)
      let entering = difference.entering.map { area.entries[$0].key }
      #expect(entering == wanted.map(\.key).filter { live[$0] == nil }, "step \(step)")
      #expect((difference.shownLifted != nil) == liftedShows)
      // It is empty where nothing has to be done; views that stay are stale here, never applied.
      if difference.isEmpty { #expect(leaving.isEmpty && entering.isEmpty) }

      for key in difference.leaving { live[key] = nil }
      for attributes in Self.wanted(difference, of: area) where live[attributes.key] == nil {
        live[attributes.key] = GridReusableView(frame: .zero)
      }
      difference.end()
      difference.find(between: area, and: live, in: visible, comparesValues: false, lifted: lifted)
      #expect(difference.leaving.isEmpty && difference.entering.isEmpty, "step \(step)")
      #expect(difference.isEmpty == (lifted == nil))
      difference.end()
      live[lifted?.key ?? ElementKey(.cell, Position(7, 7))] = nil
    }
  }

  /// As long as the slack allows a rectangle, another area finds nothing.
  @Test(.seeds(0..<200))
  func `a rectangle in which the same elements show needs no other look`() {
    var random = SplitMix64(seed: currentSeed)
    var difference = VisibleDifference()
    var store = KnownElements()
    store.take(Self.attributes(&random), keepingOthers: false)
    let start = CGRect(x: 0, y: CGFloat(random.number(0...120)), width: 10, height: 40)
    let area = store.window(around: start)
    var live = LiveViews()
    difference.find(between: area, and: live, in: start, comparesValues: false, lifted: nil)
    for attributes in Self.wanted(difference, of: area) {
      live[attributes.key] = GridReusableView(frame: .zero)
    }
    let slack = difference.slack
    difference.end()
    for offset in -12...12 {
      let visible = start.offsetBy(dx: 0, dy: CGFloat(offset))
      guard slack?.allows(visible) == true else { continue }
      difference.find(between: area, and: live, in: visible, comparesValues: false, lifted: nil)
      #expect(difference.isEmpty, "moved by \(offset)")
      difference.end()
    }
    #expect(slack?.allows(start) == true)
  }
}
