/// A collection view without pixels. It asks a data source, drives a layout and reuses cells.
///
/// ```swift
/// let grid = GridView(
///   frame: CGRect(x: 0, y: 0, width: 320, height: 480),
///   collectionViewLayout: GridViewFlowLayout())
/// grid.register(GridViewCell.self, forCellWithReuseIdentifier: "photo")
/// grid.dataSource = photos
/// grid.layoutIfNeeded()
/// ```
///
/// All work runs synchronously on the main actor, inside the call or the layout pass that needs it.
///
/// - Note: After `UICollectionView`.
@preconcurrency @MainActor
open class GridView: BaseGridView {
  // MARK: Objects

  /// The layout in use. Setting another layout switches without animation.
  open var collectionViewLayout: GridViewLayout {
    get { answers.borrowedLayout ?? answers.layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// The delegate for display, selection and scrolling, which is also the scroll view's delegate.
  @_nonoverride
  open weak var delegate: (any GridViewDelegate)? {
    get { storedDelegate }
    set { (self as BaseScrollView).delegate = newValue }
  }

  /// The data source, which provides counts and views. Setting another object makes everything
  /// stale. The new object's methods are first called in the next layout pass or query.
  open weak var dataSource: (any GridViewDataSource)? {
    get { storedDataSource }
    set { replaceDataSource(with: newValue) }
  }

  /// The changes of a view's preferred size that the grid follows. If enabled, a view that calls
  /// `invalidateIntrinsicContentSize()` is asked for its size again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Whether items can be selected, by touch or by code, outside editing. Setting the property to
  /// false deselects no item.
  open var allowsSelection = true

  /// Whether several items can be selected outside editing. Setting the property to false deselects
  /// all items but the first in index-path order, without a delegate call.
  open var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue, !isEditing { limitSelection() } }
  }

  /// Whether items can be selected while `isEditing` is true.
  open var allowsSelectionDuringEditing = false

  /// Whether several items can be selected while `isEditing` is true.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue, isEditing { limitSelection() } }
  }

  // MARK: Registration and reuse

  /// Registers the class of the cells with an identifier. Nil removes the registration. Views in
  /// the identifier's reuse queue are dropped.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    setRegistration(
      cellClass.map(ViewRegistration.viewClass), kind: .cell, identifier: identifier)
  }

  /// Registers the nib of the cells with an identifier. Nil removes the registration. The nib must
  /// make exactly one cell (E-12).
  open func register(_ nib: GridNib?, forCellWithReuseIdentifier identifier: String) {
    setRegistration(nib.map(ViewRegistration.nib), kind: .cell, identifier: identifier)
  }

  /// Registers a class of supplementary views by kind and identifier. Nil removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    setRegistration(
      viewClass.map(ViewRegistration.viewClass), kind: .supplementary(elementKind),
      identifier: identifier)
  }

  /// Registers a nib of supplementary views by kind and identifier. Nil removes the registration.
  open func register(
    _ nib: GridNib?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    setRegistration(
      nib.map(ViewRegistration.nib), kind: .supplementary(elementKind), identifier: identifier)
  }

  /// Returns a cell for the item that the grid is requesting from the data source.
  ///
  /// The method takes the last view of the identifier's reuse queue or makes a view. It applies the
  /// layout's attributes, and calls `prepareForReuse()` on a reused view. A missing registration is
  /// the fault E-4. Outside a request, for instance in a test that calls the data source itself,
  /// the method returns a view too, but the next layout pass is refused (E-14).
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> GridViewCell {
    dequeue(kind: .cell, identifier: identifier, path: indexPath) as? GridViewCell
      ?? standIn(GridViewCell.self)
  }

  /// Returns a supplementary view for the element that the grid is requesting from the data source.
  /// In all other respects, the method works like `dequeueReusableCell(withReuseIdentifier:for:)`.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> GridReusableView {
    dequeue(kind: .supplementary(elementKind), identifier: identifier, path: indexPath)
  }

  // MARK: Reading state

  /// The number of sections. Loads the counts from the data source if they are stale.
  open var numberOfSections: Int { loadedModel.sectionCount }

  /// Returns the number of items in a section. Loads the counts from the data source if they are
  /// stale. A section out of range is the fault E-20.
  open func numberOfItems(inSection section: Int) -> Int {
    itemCount(inSection: section)
  }

  /// Returns the present attributes of an item, in content points. Prepares the layout if needed,
  /// and makes no cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    attributesInForce(ElementKey(.cell, Position(indexPath)))
  }

  /// Returns the attributes of a header, footer or other supplementary view. In all other respects,
  /// the method works like `layoutAttributesForItem(at:)`.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    supplementaryAttributesInForce(kind: kind, at: indexPath)
  }

  /// Returns the index path of the layout's topmost item at a content point, on screen or not.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    item(at: point).map(simulation.indexPath)
  }

  /// Returns the index path of a displayed or prepared cell; nil for any other cell.
  open func indexPath(for cell: GridViewCell) -> IndexPath? {
    let key = ElementKey(.cell, cell.reuse.position)
    let present = display.liveViews[key] ?? display.keptCell(at: key.position)
    return present === cell ? simulation.indexPath(key.position) : nil
  }

  /// Returns the displayed or prepared cell of an item, or nil. Never makes a cell.
  open func cellForItem(at indexPath: IndexPath) -> GridViewCell? {
    let key = ElementKey(.cell, Position(indexPath))
    return display.liveViews[key] as? GridViewCell ?? display.keptCell(at: key.position)
  }

  /// The displayed cells, ascending by index path.
  open var visibleCells: [GridViewCell] {
    displayedItems.compactMap { display.liveViews[$0] as? GridViewCell }
  }

  /// The index paths of `visibleCells`, in the same order.
  open var indexPathsForVisibleItems: [IndexPath] {
    displayedItems.map { simulation.indexPath($0.position) }
  }

  /// Returns the displayed supplementary view of a kind, or nil. Never makes a view.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> GridReusableView? {
    display.liveViews[ElementKey(.supplementary(elementKind), Position(indexPath))]
  }

  /// Returns the displayed supplementary views of a kind, ascending by index path.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [GridReusableView] {
    let kind = ElementKind.supplementary(elementKind)
    return displayedKeys { $0 == kind }.compactMap { display.liveViews[$0] }
  }

  /// Returns the index paths of `visibleSupplementaryViews(ofKind:)`, in the same order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    let kind = ElementKind.supplementary(elementKind)
    return displayedKeys { $0 == kind }.map { simulation.indexPath($0.position) }
  }

  /// Whether the order on screen differs from the order of the data source, because an item is
  /// moved by hand, a drag makes a gap, or placeholders show.
  open var hasUncommittedUpdates: Bool { !showsSourceOrder }

  /// The index paths of selected items, ascending; empty if no item is selected (S-4).
  open var indexPathsForSelectedItems: [IndexPath]? {
    content.selection.sorted().map(simulation.indexPath)
  }

  /// Selects an item without a delegate call. Nil deselects all items.
  ///
  /// If only one item can be selected, it replaces the selected item. If selection is not allowed,
  /// nothing happens.
  ///
  /// - Parameter scrollPosition: The position to which the item scrolls. With an empty set the grid
  ///   does not scroll (S-45).
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(itemAt: indexPath, scrollPosition: scrollPosition, animated: animated)
  }

  /// Deselects an item without a delegate call (S-47). Nothing happens if the item is not selected.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    let item = Position(indexPath)
    guard selectionRules.allowsSelection, content.selection.contains(item) else { return }
    setSelected(item, false)
  }

  // MARK: Changing content

  /// Discards counts, attributes and live views. The data source is asked again in the next layout
  /// pass, or earlier by a query (RD-2).
  ///
  /// Selection is cleared without a delegate call and the content offset is kept (RD-3, RD-4).
  open func reloadData() {
    simulation.emit(.grid, "reloadData()", in: self)
    startReload()
  }

  /// Replaces the layout. Without animation the switch is complete before the call returns.
  open func setCollectionViewLayout(_ layout: GridViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout and calls `completion` when the switch is complete. `completion` is not
  /// called if the layout is already in use.
  open func setCollectionViewLayout(
    _ layout: GridViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    switchLayout(to: layout, animated: animated, completion: completion)
  }

  /// Begins a transition to another layout. A gesture drives the transition.
  ///
  /// The transition layout comes from the delegate, or is a plain `GridViewTransitionLayout`. It is
  /// the grid's layout from now to the end of the transition. Set its `transitionProgress` to move
  /// the views. Another switch during the transition is the fault E-72.
  ///
  /// - Parameter completion: Called when the final layout is installed. Its arguments tell whether
  ///   the last animation was completed, and whether the transition was finished, not cancelled.
  @discardableResult
  open func startInteractiveTransition(
    to layout: GridViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> GridViewTransitionLayout {
    startTransition(to: layout, completion: completion)
  }

  /// Drives the transition to progress 1 in a quarter of a second of virtual time, then installs
  /// the new layout. A call without a transition is the fault E-73.
  open func finishInteractiveTransition() {
    endTransition(finishing: true)
  }

  /// Drives the transition back to progress 0, then installs the old layout. In all other respects,
  /// the method works like `finishInteractiveTransition()`.
  open func cancelInteractiveTransition() {
    endTransition(finishing: false)
  }

  // MARK: Batch updates

  /// Carries out insertions, deletions, reloads and moves as one change.
  ///
  /// `updates` runs at once. In it, change the data source and record the operations. For
  /// deletions, reloads and the origins of moves, pass index paths before the update. For
  /// insertions and the targets of moves, pass index paths after the update. When the outermost
  /// batch closes, the counts are loaded. If the counts do not agree with the operations, that is
  /// the fault E-50, and nothing changes. Otherwise the layout is informed, and views are moved,
  /// before the call returns. The screen follows in virtual time.
  ///
  /// - Parameter completion: Called when the animation ends, or at the next tick if nothing is
  ///   animated.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    try? performUpdates(completion: completion) { updates?() }
  }

  /// Records inserted sections, by index after the update. Outside a batch, runs its own batch.
  open func insertSections(_ sections: IndexSet) {
    recordUpdates { changes.updates.record.insertSections(sections) }
  }

  /// Records deleted sections, by index before the update. Outside a batch, runs its own batch.
  open func deleteSections(_ sections: IndexSet) {
    recordUpdates {
      guard (try? refuseUpdateInMovement(deleting: !sections.isEmpty)) != nil else { return }
      changes.updates.record.deleteSections(sections)
    }
  }

  /// Records the move of a section, from an index before the update to an index after it. Outside a
  /// batch, runs its own batch.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    recordUpdates { changes.updates.record.moveSection(from: section, to: newSection) }
  }

  /// Records a reload of sections. The indexes are those before the update. Every view in these
  /// sections is replaced. Outside a batch, runs its own batch.
  open func reloadSections(_ sections: IndexSet) {
    recordUpdates { changes.updates.record.reloadSections(sections) }
  }

  /// Records inserted items, by index path after the update. Outside a batch, runs its own batch.
  open func insertItems(at indexPaths: [IndexPath]) {
    recordItems(indexPaths) { $0.insertItems($1) }
  }

  /// Records deleted items, by index path before the update. Outside a batch, runs its own batch.
  open func deleteItems(at indexPaths: [IndexPath]) {
    recordItems(indexPaths) { record, positions in
      guard (try? refuseUpdateInMovement(deleting: !positions.isEmpty)) != nil else { return }
      record.deleteItems(positions)
    }
  }

  /// Records the move of an item, from an index path before the update to an index path after it.
  /// Outside a batch, runs its own batch.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    recordItems([indexPath, newIndexPath]) { $0.moveItem(from: $1[0], to: $1[1]) }
  }

  /// Records a reload of items. Each item gets another cell object (RU-15).
  open func reloadItems(at indexPaths: [IndexPath]) {
    recordItems(indexPaths) { $0.reloadItems($1) }
  }

  /// Asks the data source to configure displayed cells again. The cell objects stay (RC-1 … RC-9).
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    recordUpdates {
      guard (try? updatePositions(indexPaths)) != nil else { return }
      changes.updates.reconfigured += indexPaths.map { Position($0) }.filter { $0.raw >= 0 }
    }
  }

  // MARK: Moving an item by hand

  /// Lifts an item to move it by hand.
  ///
  /// While the item is lifted, the grid and the layout use counts and index paths as if the item
  /// were already at its target. The data source keeps its order, and is asked for cells with its
  /// own index paths. Lifting a second item is the fault E-70. A batch update during the movement
  /// is the fault `update-during-movement`.
  ///
  /// - Returns: Whether the item is lifted; false if there is no such item or the data source's
  ///   `canMoveItemAt` returns false.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    simulation.emit(
      .grid, "beginInteractiveMovementForItem(at:)", indexPath.traceText, in: self)
    return liftItem(at: indexPath)
  }

  /// Moves the centre of the lifted item. Other items make room if the layout proposes a new target
  /// and the delegate accepts it.
  ///
  /// Near an edge of the grid, content scrolls if `FidelitySwitches.scrollsAtEdges` is on.
  ///
  /// - Parameter targetPosition: The new centre, in content points. A call with the position of the
  ///   last update does nothing.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveLiftedItem(to: targetPosition)
  }

  /// Drops the lifted item. At a new index path, the grid calls the data source's `moveItemAt`, and
  /// the item stays there. If the data source lacks the method, the item returns to its old place.
  open func endInteractiveMovement() {
    guard isMovingItems else { return }
    simulation.emit(.grid, "endInteractiveMovement()", in: self)
    dropLiftedItem(cancelled: false)
  }

  /// Moves the lifted item back to the place where it was lifted. The data source is not called.
  open func cancelInteractiveMovement() {
    guard isMovingItems else { return }
    simulation.emit(.grid, "cancelInteractiveMovement()", in: self)
    dropLiftedItem(cancelled: true)
  }

  // MARK: Scrolling

  /// Scrolls so that an item shows at a position. Along an axis without a position, content moves
  /// as little as possible (SC-3). The content offset stays within its limits. An index path out of
  /// range is the fault E-43.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(toItemAt: indexPath, position: scrollPosition, animated: animated)
  }
}
