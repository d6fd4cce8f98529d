import GridKit

/// A flow layout that reports every call of a method that a layout may override.
final class ProbeLayout: GridViewFlowLayout {
  unowned let stage: ReentranceStage

  init(_ stage: ReentranceStage, columns: Int) {
    self.stage = stage
    super.init()
    itemSize = CGSize(width: 300 / columns - 10, height: 40)
    headerReferenceSize = CGSize(width: 300, height: 20)
    stage.simulation.perform {
      register(ProbeView.self, forDecorationViewOfKind: "line")
    }
  }

  required init?(coder: NSCoder) { nil }

  override class var layoutAttributesClass: AnyClass { ProbeAttributes.self }

  private func call(_ function: String = #function) { stage.call("GridViewLayout", function) }

  private func call<Answer>(_ function: String = #function, then answer: () -> Answer) -> Answer {
    call(function)
    return answer()
  }

  // MARK: Preparation and answers

  override func prepare() {
    super.prepare()
    call()
  }

  override var collectionViewContentSize: CGSize {
    call { super.collectionViewContentSize }
  }

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
    let answer = super.layoutAttributesForItem(at: indexPath)
    call()
    return answer
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    let answer = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    call()
    return answer
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    call()
    let line = ProbeAttributes(forDecorationViewOfKind: "line", with: indexPath)
    line.frame = CGRect(x: 1, y: 21, width: 20, height: 20)
    line.zIndex = -1
    return line
  }

  // MARK: Invalidation

  override func invalidateLayout() {
    super.invalidateLayout()
    call()
  }

  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    call()
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
    forPreferredLayoutAttributes preferredAttributes: GridViewLayoutAttributes,
    withOriginalAttributes originalAttributes: GridViewLayoutAttributes
  ) -> Bool {
    call()
    return super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: GridViewLayoutAttributes,
    withOriginalAttributes originalAttributes: GridViewLayoutAttributes
  ) -> GridViewLayoutInvalidationContext {
    call()
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  // MARK: Offsets and bounds

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    call { proposedContentOffset }
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    call { proposedContentOffset }
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    call()
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    call()
  }

  // MARK: Updates

  override func prepare(forCollectionViewUpdates updateItems: [GridViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    call()
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    call()
  }

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
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    call()
    return super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    call()
    return super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }

  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    call()
    return super.initialLayoutAttributesForAppearingDecorationElement(
      ofKind: elementKind, at: decorationIndexPath)
  }

  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    call()
    return super.finalLayoutAttributesForDisappearingDecorationElement(
      ofKind: elementKind, at: decorationIndexPath)
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
    super.prepareForTransition(to: newLayout)
    call()
  }

  override func prepareForTransition(from oldLayout: GridViewLayout) {
    super.prepareForTransition(from: oldLayout)
    call()
  }

  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    call()
  }

  // MARK: Movement

  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let answer = super.targetIndexPath(
      forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    call()
    return answer
  }

  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> GridViewLayoutAttributes {
    let answer = super.layoutAttributesForInteractivelyMovingItem(
      at: indexPath, withTargetPosition: position)
    call()
    return answer
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

  override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    call { true }
  }
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
