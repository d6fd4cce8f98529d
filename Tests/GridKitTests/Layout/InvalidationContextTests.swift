import GridCore
import GridKit
import Testing

@MainActor @Suite("Invalidation contexts")
struct InvalidationContextTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `paths are nil until something is named`() {
    let context = GridViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    context.invalidateItems(at: [path(0, 1)])
    #expect(context.invalidatedItemIndexPaths == [path(0, 1)])
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
  }

  @Test func `items add up, sorted and without duplicates`() {
    let context = GridViewLayoutInvalidationContext()
    context.invalidateItems(at: [path(1, 0), path(0, 7), path(1, 0)])
    context.invalidateItems(at: [path(0, 10), path(0, 7), path(0, 2)])
    #expect(
      context.invalidatedItemIndexPaths == [path(0, 2), path(0, 7), path(0, 10), path(1, 0)])
  }

  @Test func `paths of any length and number are named, each once`() {
    let odd = [
      IndexPath(index: 4), IndexPath(indexes: [0, 1, 2]), path(1, Int.max), path(-1, 0),
      IndexPath(indexes: [Int]()),
    ]
    for first in odd + [path(0, 3)] {
      let context = GridViewLayoutInvalidationContext()
      context.invalidateItems(at: [first, first])
      #expect(context.invalidatedItemIndexPaths == [first])
      #expect(context.namesElements)
      context.invalidateItems(at: odd)
      context.invalidateItems(at: [path(0, 3), path(0, 3)] + odd)
      #expect(context.invalidatedItemIndexPaths == (odd + [path(0, 3)]).sorted())
    }
  }

  @Test func `a context of an app's own is asked to name the item that gets another size`() {
    let layout = NamingLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    let fixture = Fixture.laidOut(layout, counts: [9])
    let original = GridViewLayoutAttributes(forCellWith: path(0, 2))
    original.size = CGSize(width: 320, height: 50)
    let preferred = GridViewLayoutAttributes(forCellWith: path(0, 2))
    preferred.size = CGSize(width: 320, height: 70)
    func context(_ layout: GridViewFlowLayout) -> GridViewFlowLayoutInvalidationContext? {
      layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        as? GridViewFlowLayoutInvalidationContext
    }
    let named = context(layout) as? NamingContext
    #expect(named?.asked == [[path(0, 2)]])
    #expect(named?.invalidatedItemIndexPaths == [path(0, 2)])
    #expect(named?.invalidateFlowLayoutDelegateMetrics == false)
    #expect(named?.namedKeys == [ElementKey(.cell, Position(0, 2))])
    let plainLayout = GridViewFlowLayout()
    plainLayout.estimatedItemSize = layout.estimatedItemSize
    let plainFixture = Fixture.laidOut(plainLayout, counts: [9])
    let plain = context(plainLayout)
    #expect(plain?.invalidatedItemIndexPaths == [path(0, 2)])
    #expect(plain?.invalidateFlowLayoutDelegateMetrics == false)
  }

  @Test func `supplementary and decoration elements add up per kind`() {
    let context = GridViewLayoutInvalidationContext()
    context.invalidateSupplementaryElements(ofKind: "head", at: [path(3, 0), path(1, 0)])
    context.invalidateSupplementaryElements(ofKind: "foot", at: [path(2, 0)])
    context.invalidateSupplementaryElements(ofKind: "head", at: [path(2, 0), path(1, 0)])
    context.invalidateDecorationElements(ofKind: "line", at: [path(0, 4), path(0, 4)])
    context.invalidateDecorationElements(ofKind: "line", at: [path(0, 3)])
    #expect(
      context.invalidatedSupplementaryIndexPaths
        == ["head": [path(1, 0), path(2, 0), path(3, 0)], "foot": [path(2, 0)]])
    #expect(context.invalidatedDecorationIndexPaths == ["line": [path(0, 3), path(0, 4)]])
    #expect(context.invalidatedItemIndexPaths == nil)
  }

  @Test func `the caller's array and the answer are copies`() {
    let context = GridViewLayoutInvalidationContext()
    var mine = [path(0, 1)]
    context.invalidateItems(at: mine)
    mine.append(path(0, 2))
    var answer = context.invalidatedItemIndexPaths
    answer?.append(path(0, 3))
    #expect(context.invalidatedItemIndexPaths == [path(0, 1)])
  }

  @Test func `naming an item changes no flag`() {
    let context = GridViewLayoutInvalidationContext()
    context.invalidateItems(at: [path(0, 0)])
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
  }

  @Test func `a context that names an item prepares again and asks for that item only`() {
    let spy = ListSpyLayout()
    let fixture = Fixture.laidOut(spy, counts: [9])
    let calls = fixture.trace {
      let context = GridViewLayoutInvalidationContext()
      context.invalidateItems(at: [path(0, 2), path(0, 8)])
      spy.invalidateLayout(with: context)
      fixture.grid.layoutIfNeeded()
    }
    // IC-6: the rest of what is known is kept. Item 8 is out of sight, but it may have moved in.
    #expect(
      calls == """
        L invalidateLayout(with:) 2 elements
        L prepare()
        L collectionViewContentSize 320, 450
        L layoutAttributesForItem(at:) 0-2
        L layoutAttributesForItem(at:) 0-8
        """)
  }

  @Test func `adjustments move the offset at once and the size with the next preparation`() {
    let spy = ListSpyLayout()
    let fixture = Fixture(spy, counts: [20])
    let grid = fixture.grid
    grid.layoutIfNeeded()
    grid.scroll(toY: 100)
    let context = GridViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 25)
    context.contentSizeAdjustment = CGSize(width: 0, height: -50)
    spy.invalidateLayout(with: context)
    #expect(grid.contentOffset == CGPoint(x: 0, y: 125))
    #expect(grid.contentSize.height == 1000)
    grid.layoutIfNeeded()
    #expect(grid.contentSize.height == 950)
    #expect(grid.contentOffset == CGPoint(x: 0, y: 125))
    spy.refresh()
    #expect(grid.contentSize.height == 1000)
  }

  @Test func `an override that does not call super is not followed by a pass`() {
    let layout = DeafLayout()
    let fixture = Fixture.laidOut(layout, counts: [1])
    layout.isDeaf = true
    let calls = fixture.trace {
      layout.refresh()
    }
    #expect(calls == "L invalidateLayout()")
  }
}

private final class DeafLayout: GridViewLayout {
  var isDeaf = false

  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    if !isDeaf { super.invalidateLayout(with: context) }
  }
}

private final class NamingContext: GridViewFlowLayoutInvalidationContext {
  var asked: [[IndexPath]] = []

  override func invalidateItems(at indexPaths: [IndexPath]) {
    asked.append(indexPaths)
    super.invalidateItems(at: indexPaths)
  }
}

private final class NamingLayout: GridViewFlowLayout {
  override class var invalidationContextClass: AnyClass { NamingContext.self }
}
