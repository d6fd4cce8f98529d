import GridKit
import TestSupport
import Testing

@MainActor @Suite("Invalidation contexts", .rows)
struct InvalidationContextTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// All that a context names, as `items 0-1 0-2, head 1-0, line nil`.
  private func names(_ context: GridViewLayoutInvalidationContext) -> String {
    func text(_ name: String, _ paths: [IndexPath]?) -> String {
      "\(name) " + (paths?.map { "\($0.section)-\($0.item)" }.joined(separator: " ") ?? "nil")
    }
    func texts(_ name: String, _ paths: [String: [IndexPath]]?) -> [String] {
      paths?.sorted { $0.key < $1.key }.map { text($0.key, $0.value) } ?? [text(name, nil)]
    }
    return
      ([text("items", context.invalidatedItemIndexPaths)]
      + texts("views", context.invalidatedSupplementaryIndexPaths)
      + texts("decorations", context.invalidatedDecorationIndexPaths)).joined(separator: ", ")
  }

  @Test func `elements that are named add up, sorted and without duplicates, and set no flag`() {
    let rows: [ActionRow<GridViewLayoutInvalidationContext, String>] = [
      ActionRow("an item", "items 0-1, views nil, decorations nil") {
        $0.invalidateItems(at: [path(0, 1)])
      },
      ActionRow("items", "items 0-2 0-7 0-10 1-0, views nil, decorations nil") {
        $0.invalidateItems(at: [path(1, 0), path(0, 7), path(1, 0)])
        $0.invalidateItems(at: [path(0, 10), path(0, 7), path(0, 2)])
      },
      ActionRow("views per kind", "items nil, foot 2-0, head 1-0 2-0 3-0, line 0-3 0-4") {
        $0.invalidateSupplementaryElements(ofKind: "head", at: [path(3, 0), path(1, 0)])
        $0.invalidateSupplementaryElements(ofKind: "foot", at: [path(2, 0)])
        $0.invalidateSupplementaryElements(ofKind: "head", at: [path(2, 0), path(1, 0)])
        $0.invalidateDecorationElements(ofKind: "line", at: [path(0, 4), path(0, 4)])
        $0.invalidateDecorationElements(ofKind: "line", at: [path(0, 3)])
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let context = GridViewLayoutInvalidationContext()
      row.act(context)
      #expect(names(context) == row.outcome)
      #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    }
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
    withExtendedLifetime(fixture) {}
    let plain = GridViewFlowLayout()
    plain.estimatedItemSize = layout.estimatedItemSize
    let plainFixture = Fixture.laidOut(plain, counts: [9])
    #expect(context(plain)?.invalidatedItemIndexPaths == [path(0, 2)])
    #expect(context(plain)?.invalidateFlowLayoutDelegateMetrics == false)
    withExtendedLifetime(plainFixture) {}
  }

  @Test func `an override that does not call super is not followed by a pass`() {
    let layout = DeafLayout()
    let fixture = Fixture.laidOut(layout, counts: [1])
    layout.isDeaf = true
    let calls = fixture.trace { layout.refresh() }
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
