import GridKit

/// A flow layout that reports every call of a method that a layout may override.
final class ProbeLayout: GridViewFlowLayout {
  unowned let stage: ReentranceStage

  init(_ stage: ReentranceStage, columns: Int) {
    self.stage = stage
    super.init()
    itemSize = CGSize(width: 300 / columns - 10, height: 40)
    headerReferenceSize = CGSize(width: 300, height: 20)
    stage.simulation.perform { register(ProbeView.self, forDecorationViewOfKind: "line") }
  }

  required init?(coder: NSCoder) { nil }

  override class var layoutAttributesClass: AnyClass { ProbeAttributes.self }

  private func call(_ function: String = #function) { stage.call("GridViewLayout", function) }

  /// Reports a call when its answer is made.
  @discardableResult
  private func report<Answer>(_ answer: Answer, _ function: String = #function) -> Answer {
    call(function)
    return answer
  }

  private func call<Answer>(_ function: String = #function, then answer: () -> Answer) -> Answer {
    call(function)
    return answer()
  }

  // MARK: Preparation and answers

  override func prepare() { report(super.prepare()) }

  override var collectionViewContentSize: CGSize { call { super.collectionViewContentSize } }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let answer = super.layoutAttributesForElements(in: rect)
    call()
    // One decoration, behind the first item: touches are for the cell.
    let path = IndexPath(item: 0, section: 0)
    guard let first = answer?.first(where: { $0.kind == .cell && $0.indexPath == path }) else {
      return answer
    }
    let line = ProbeAttributes(forDecorationViewOfKind: "line", with: path)
    line.frame = first.frame.insetBy(dx: 1, dy: 1)
    line.zIndex = -1
    return (answer ?? []) + [line]
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    report(super.layoutAttributesForItem(at: indexPath))
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    report(super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    call()
    let line = ProbeAttributes(forDecorationViewOfKind: "line", with: indexPath)
    line.frame = CGRect(1, 21, 20, 20)
    line.zIndex = -1
    return line
  }

  // MARK: Invalidation

  override func invalidateLayout() { report(super.invalidateLayout()) }

  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    report(super.invalidateLayout(with: context))
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    call { super.shouldInvalidateLayout(forBoundsChange: newBounds) || stage.invalidatesOnScroll }
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> GridViewLayoutInvalidationContext {
    call { super.invalidationContext(forBoundsChange: newBounds) }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: GridViewLayoutAttributes,
    withOriginalAttributes original: GridViewLayoutAttributes
  ) -> Bool {
    call()
    return super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: GridViewLayoutAttributes,
    withOriginalAttributes original: GridViewLayoutAttributes
  ) -> GridViewLayoutInvalidationContext {
    call()
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }

  // MARK: Offsets and bounds

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { call { proposed } }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    call { proposed }
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    report(super.prepare(forAnimatedBoundsChange: oldBounds))
  }

  override func finalizeAnimatedBoundsChange() { report(super.finalizeAnimatedBoundsChange()) }

  // MARK: Updates

  override func prepare(forCollectionViewUpdates updateItems: [GridViewUpdateItem]) {
    report(super.prepare(forCollectionViewUpdates: updateItems))
  }

  override func finalizeCollectionViewUpdates() { report(super.finalizeCollectionViewUpdates()) }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    call { super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    call { super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> GridViewLayoutAttributes? {
    call { super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path) }
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> GridViewLayoutAttributes? {
    call { super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path) }
  }

  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> GridViewLayoutAttributes? {
    call { super.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path) }
  }

  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> GridViewLayoutAttributes? {
    call { super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path) }
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    call { [] }
  }

  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    call { [] }
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    call { [] }
  }

  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    call { [] }
  }

  // MARK: Transitions

  override func prepareForTransition(to newLayout: GridViewLayout) {
    report(super.prepareForTransition(to: newLayout))
  }

  override func prepareForTransition(from oldLayout: GridViewLayout) {
    report(super.prepareForTransition(from: oldLayout))
  }

  override func finalizeLayoutTransition() { report(super.finalizeLayoutTransition()) }

  // MARK: Movement

  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    report(
      super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position))
  }

  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> GridViewLayoutAttributes {
    report(
      super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position))
  }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> GridViewLayoutInvalidationContext {
    call()
    return super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> GridViewLayoutInvalidationContext {
    call()
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
  }

  // MARK: Direction

  override var developmentLayoutDirection: GridUserInterfaceLayoutDirection {
    call { .leftToRight }
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { call { true } }
}

/// Attributes that report when they are copied or compared.
final class ProbeAttributes: GridViewLayoutAttributes {
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    ReentranceStage.present?.call("GridViewLayoutAttributes")
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    MainActor.assumeIsolated {
      ReentranceStage.present?.call("GridViewLayoutAttributes", "isEqual")
    }
    return super.isEqual(object)
  }
}
