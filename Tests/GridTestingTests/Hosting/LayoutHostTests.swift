import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Hosting a layout")
struct LayoutHostTests {
  private static let viewports = [CGSize(width: 300, height: 400)]

  private func check(_ make: @escaping @MainActor () -> GridViewLayout) -> LayoutHostReport {
    LayoutHost.check(
      layout: make(), viewports: Self.viewports, itemCounts: [0, 1, 40], sections: 2)
  }

  @Test func `a layout that keeps its word passes every law`() {
    let report = check {
      let layout = ShelfLayout()
      layout.headerHeight = 20
      return layout
    }
    #expect(report.isPassed, "\(report)")
    #expect(report.gridCount == 3)
    for law in HostLaw.allCases where law != .reuse {
      #expect(report.checks[law.rawValue, default: 0] > 0)
    }
    #expect(report.description.hasSuffix("checks in 3 grids passed"))
  }

  @Test(.rows) func `a sound layout passes`() {
    @MainActor func flow(
      _ direction: GridView.ScrollDirection, isEstimated: Bool
    ) -> GridViewLayout {
      let layout = GridViewFlowLayout()
      layout.scrollDirection = direction
      layout.headerReferenceSize = CGSize(width: 30, height: 30)
      if isEstimated { layout.estimatedItemSize = CGSize(width: 60, height: 44) }
      return layout
    }
    let rows: [(name: String, sections: Int, make: @MainActor () -> GridViewLayout)] = [
      ("it has to be told of updates", 1, { LedgerLayout() }),
      (
        "it sets the insets while it prepares, and so may prepare once more", 2,
        { InsettingFlowLayout() }
      ), ("flow", 2, { flow(.vertical, isEstimated: false) }),
      ("flow with estimates", 2, { flow(.vertical, isEstimated: true) }),
      ("flow across", 2, { flow(.horizontal, isEstimated: false) }),
      ("flow across with estimates", 2, { flow(.horizontal, isEstimated: true) }),
    ]
    forEachRow(of: rows, named: \.name) { _, sections, make in
      let report = LayoutHost.check(
        layout: make(), viewports: Self.viewports, itemCounts: [0, 1, 40], sections: sections)
      #expect(report.isPassed, "\(report)")
    }
  }

  @Test(.rule("UM-5")) func `a layout on springs is compared when they have come to rest`() {
    let springs = LayoutHost.check(
      layout: SpringShelf(), viewports: Self.viewports, itemCounts: [40],
      actions: [.scroll, .switchLayouts])
    #expect(springs.isPassed, "\(springs)")
    #expect(springs.checks[HostLaw.switching.rawValue] == 2)
  }

  @Test(.rows) func `a layout that breaks a law is named with the law and the place`() {
    let rows: [(fault: Fault, law: HostLaw)] = [
      (.forgetsTall, .visibleElements), (.growsContent, .contentSize),
      (.movesOnQuery, .visibleElements), (.forgetsItems, .noFault), (.differsWhenBack, .switching),
      (.losesItems, .itemPlaces), (.keepsReloads, .superCall), (.keepsScrolls, .superCall),
    ]
    forEachRow(of: rows) { fault, law in
      let report = check { FaultyShelf(fault) }
      #expect(!report.isPassed)
      let found = try #require(report.violations.first { $0.law == law }, "\(report)")
      #expect(found.place.contains("300 × 400, "))
      #expect(found.place.contains(#/ items, bounds -?[\d.]+, -?[\d.]+, [\d.]+, [\d.]+, after /#))
      #expect(found.place.contains("after "))
      #expect(report.description.contains(law.rawValue + ": " + law.breach))
    }
  }

  @Test func `equal seeds give equal reports`() {
    #expect(check { FaultyShelf(.growsContent) } == check { FaultyShelf(.growsContent) })
  }

  @Test(.rule("UM-5"))
  func `items without attributes are told with their paths and the counts`() throws {
    let report = check { FaultyShelf(.losesItems) }
    let found = try #require(report.violations.first { $0.law == .itemPlaces })
    #expect(found.description.hasPrefix("item-places: an item of the data has no attributes ("))
    #expect(found.detail == "with [27, 13] items there are none for 0-7, 0-14, 0-21 and others")
    // A law of its own: what is on screen is what the layout answers.
    #expect(!report.violations.contains { $0.law == .visibleElements })
  }

  @Test(.rule("UM-5")) func `a call that misses the base class is told once, with its name`() {
    func details(_ fault: Fault) -> Set<String> {
      Set(
        check { FaultyShelf(fault) }.violations.filter { $0.law == .superCall }
          .map { "\($0.place.split(separator: ", after ")[1]): \($0.detail)" })
    }
    let base = "the base class's invalidateLayout(with:) was not called"
    #expect(details(.keepsReloads) == ["reloadData(): \(base)"])
    #expect(
      details(.keepsScrolls).allSatisfy {
        $0.hasSuffix(
          ": no invalidateLayout(with:) of the base class followed "
            + "invalidationContext(forBoundsChange:)")
      })
    #expect(!check { FaultyShelf(.keepsScrolls) }.violations.contains { $0.law == .boundsChange })
    #expect(details(.keepsPlain) == ["invalidateLayout(): \(base)"])
  }
}

/// Leaves room for something beside the content where the view is wide: that makes a flow layout
/// stale.
private final class InsettingFlowLayout: GridViewFlowLayout {
  override init() {
    super.init()
    itemSize = CGSize(width: 60, height: 44)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    if let collectionView {
      let isWide = collectionView.bounds.width > collectionView.bounds.height
      collectionView.contentInset.left = isWide ? 80 : 0
    }
    super.prepare()
  }
}

/// Rows in a model of its own, which follows the items of updates. Between new counts and these it
/// answers nothing.
private final class LedgerLayout: GridViewLayout {
  private var rows = 0
  private var isBlank = true
  private var isNotNotified = false

  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    if context.invalidateEverything { isBlank = true }
    isNotNotified = context.invalidateDataSourceCounts && !context.invalidateEverything
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    guard isBlank, let collectionView else { return }
    isBlank = false
    rows = collectionView.numberOfSections == 0 ? 0 : collectionView.numberOfItems(inSection: 0)
  }

  override func prepare(forCollectionViewUpdates updateItems: [GridViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      if item.indexPathBeforeUpdate != nil { rows -= 1 }
      if item.indexPathAfterUpdate != nil { rows += 1 }
    }
    isNotNotified = false
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(rows) * 50)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    if isNotNotified { return nil }
    return (0..<rows).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard !isNotNotified, indexPath.item < rows else { return nil }
    return GridViewLayoutAttributes(
      cell: indexPath,
      frame: CGRect(
        x: 0, y: CGFloat(indexPath.item) * 50, width: collectionView?.bounds.width ?? 0, height: 50)
    )
  }
}

/// The mistake of a `FaultyShelf`.
enum Fault: Sendable {
  case forgetsTall, growsContent, movesOnQuery, forgetsItems, differsWhenBack
  case losesItems, keepsReloads, keepsScrolls, keepsPlain
}

/// A shelf that breaks one law.
private final class FaultyShelf: ShelfLayout {
  private let fault: Fault
  private var questions: CGFloat = 0
  private var isScrolling = false
  /// Whether it is the layout in use, and has been prepared.
  private var isShown = false

  init(_ fault: Fault) {
    self.fault = fault
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    if fault == .growsContent {
      questions += 1
      size.height += questions
    }
    return size
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect)
    questions += 1
    switch fault {
    case .forgetsTall:
      // Rows that begin above the rectangle are lost.
      return all?.filter { $0.frame.minY >= rect.minY }
    case .losesItems: return all?.filter { $0.indexPath[1] % 7 != 0 || $0.indexPath[1] == 0 }
    case .movesOnQuery:
      for attributes in all ?? [] { attributes.frame.origin.x += questions }
      return all
    default: return all
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    if fault == .losesItems, indexPath[1] % 7 == 0, indexPath[1] > 0 { return nil }
    return fault == .forgetsItems ? nil : super.layoutAttributesForItem(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    fault == .keepsScrolls || super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> GridViewLayoutInvalidationContext {
    isScrolling = true
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func invalidateLayout() { if fault != .keepsPlain { super.invalidateLayout() } }

  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    defer { isScrolling = false }
    if fault == .keepsScrolls, isScrolling { return }
    if fault == .keepsReloads, context.invalidateEverything, isShown { return }
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    isShown = true
  }

  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    isShown = true
  }

  override func prepareForTransition(to newLayout: GridViewLayout) {
    super.prepareForTransition(to: newLayout)
    isShown = false
    if fault == .differsWhenBack { rowHeight += 1 }
  }
}

/// Rows that lag behind a scroll and are drawn to their places by the clock.
private final class SpringShelf: ShelfLayout {
  private var lag: CGFloat = 0
  private var isMoving = false

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if let collectionView, newBounds.size == collectionView.bounds.size {
      lag += (newBounds.minY - collectionView.bounds.minY) / 10
      if !isMoving { move(in: collectionView.simulation) }
    }
    return true
  }

  /// Nearer to rest in every tick.
  private func move(in simulation: Simulation) {
    isMoving = true
    simulation.async { [weak self] in
      guard let self else { return }
      lag = abs(lag) < 0.1 ? 0 : lag * 0.8
      invalidateLayout()
      isMoving = false
      if lag != 0 { move(in: simulation) }
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect.insetBy(dx: 0, dy: -abs(lag)))
    return all?.compactMap { shifted($0) }.filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).flatMap { shifted($0) }
  }

  private func shifted(_ attributes: GridViewLayoutAttributes) -> GridViewLayoutAttributes? {
    let copy = attributes.copy() as? GridViewLayoutAttributes
    copy?.frame.origin.y += lag
    return copy
  }
}
