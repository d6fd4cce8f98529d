/// A collection view without pixels: asks a data source, drives a layout, reuses cells.
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
/// Everything happens synchronously on the main actor, inside the call or layout pass that needs
/// it.
///
/// - Note: After `UICollectionView`.
@preconcurrency @MainActor
open class GridView: BaseGridView {
  // MARK: Objects

  /// The layout in use. Setting it switches without animation.
  open var collectionViewLayout: GridViewLayout {
    get { answers.borrowedLayout ?? answers.layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// The delegate, told and asked about display, selection and scrolling: the scroll view's
  /// delegate, narrowed.
  @_nonoverride
  open weak var delegate: (any GridViewDelegate)? {
    get { storedDelegate }
    set { (self as BaseScrollView).delegate = newValue }
  }

  /// The data source, which gives counts and views. A different object makes everything stale; none
  /// of its methods is called before the next pass or query.
  open weak var dataSource: (any GridViewDataSource)? {
    get { storedDataSource }
    set { replaceDataSource(with: newValue) }
  }

  /// Whether a view that calls `invalidateIntrinsicContentSize()` is asked for its size again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Whether items can be selected, by touch or by program, outside editing. Switching it off
  /// leaves selected what is.
  open var allowsSelection = true

  /// Whether several items can be selected outside editing. Switching it off leaves at most the
  /// lowest selected, without a delegate call.
  open var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue, !isEditing { multipleSelectionDidChange() } }
  }

  /// `allowsSelection` while `isEditing` is true.
  open var allowsSelectionDuringEditing = false

  /// `allowsMultipleSelection` while `isEditing` is true.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      if allowsMultipleSelectionDuringEditing != oldValue, isEditing {
        multipleSelectionDidChange()
      }
    }
  }

  // MARK: Registration and reuse

  /// Registers the class of an identifier's cells; nil removes the registration. Views waiting in
  /// the identifier's queue are dropped.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    setRegistration(
      cellClass.map(ViewRegistration.viewClass), kind: .cell, identifier: identifier)
  }

  /// Registers what makes an identifier's cells; it must make exactly one cell (E-12).
  open func register(_ nib: GridNib?, forCellWithReuseIdentifier identifier: String) {
    setRegistration(nib.map(ViewRegistration.nib), kind: .cell, identifier: identifier)
  }

  /// Registers the class of an identifier's supplementary views of a kind; nil removes the
  /// registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    setRegistration(
      viewClass.map(ViewRegistration.viewClass), kind: .supplementary(elementKind),
      identifier: identifier)
  }

  /// Registers what makes an identifier's supplementary views of a kind; nil removes the
  /// registration.
  open func register(
    _ nib: GridNib?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    setRegistration(
      nib.map(ViewRegistration.nib), kind: .supplementary(elementKind), identifier: identifier)
  }

  /// A cell for the item that the data source is being asked for.
  ///
  /// Takes the last view of the identifier's queue, else makes one; applies the layout's attributes
  /// and calls `prepareForReuse()` on a used view. Without a registration this is E-4. Outside a
  /// request, for instance where a test calls the data source itself, the view is made all the
  /// same, and the next layout pass is refused (E-14).
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> GridViewCell {
    dequeue(kind: .cell, identifier: identifier, path: indexPath) as? GridViewCell
      ?? standInCell()
  }

  /// A supplementary view for the element that the data source is being asked for; as
  /// `dequeueReusableCell(withReuseIdentifier:for:)`.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> GridReusableView {
    dequeue(kind: .supplementary(elementKind), identifier: identifier, path: indexPath)
  }

  // MARK: Reading state

  /// Sections of the data model; loads it if it is stale.
  open var numberOfSections: Int { loadedModel.sectionCount }

  /// Items of a section; loads the data model if it is stale. Out of range is E-20.
  open func numberOfItems(inSection section: Int) -> Int {
    itemCount(inSection: section)
  }

  /// The attributes in force, in content points; prepares the layout if needed and makes no cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    attributesInForce(ElementKey(.cell, Position(indexPath)))
  }

  /// Returns the attributes of a header, footer or other supplementary view; otherwise like
  /// `layoutAttributesForItem(at:)`.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    supplementaryAttributesInForce(kind: kind, at: indexPath)
  }

  /// The topmost item at a content point; the layout decides, so it works off screen.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    item(at: point).map(simulation.indexPath)
  }

  /// The path of a displayed or prepared cell; nil for any other.
  open func indexPath(for cell: GridViewCell) -> IndexPath? {
    let key = ElementKey(.cell, cell.reuse.position)
    let present = display.liveViews[key] ?? keptCell(at: key.position)
    return present === cell ? simulation.indexPath(key.position) : nil
  }

  /// The displayed or prepared cell of an item; never makes one.
  open func cellForItem(at indexPath: IndexPath) -> GridViewCell? {
    let position = Position(indexPath)
    return display.liveViews[ElementKey(.cell, position)] as? GridViewCell ?? keptCell(at: position)
  }

  /// Displayed cells, ascending by index path.
  open var visibleCells: [GridViewCell] {
    displayedItems.compactMap { display.liveViews[$0] as? GridViewCell }
  }

  /// Paths of `visibleCells`, in the same order.
  open var indexPathsForVisibleItems: [IndexPath] {
    displayedItems.map { simulation.indexPath($0.position) }
  }

  /// The displayed supplementary view; never makes one.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> GridReusableView? {
    display.liveViews[ElementKey(.supplementary(elementKind), Position(indexPath))]
  }

  /// Displayed supplementary views of a kind, ascending by index path.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [GridReusableView] {
    let kind = ElementKind.supplementary(elementKind)
    return displayedKeys { $0 == kind }.compactMap { display.liveViews[$0] }
  }

  /// Paths of `visibleSupplementaryViews(ofKind:)`, in the same order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    let kind = ElementKind.supplementary(elementKind)
    return displayedKeys { $0 == kind }.map { simulation.indexPath($0.position) }
  }

  /// Whether items show where the data source does not have them: moved, dragged, placeholders.
  open var hasUncommittedUpdates: Bool { !showsSourceOrder }

  /// Selected items, ascending; empty when nothing is selected (S-4).
  open var indexPathsForSelectedItems: [IndexPath]? {
    content.selection.sorted().map(simulation.indexPath)
  }

  /// Selects an item without asking or telling the delegate; nil deselects all.
  ///
  /// Where one item can be selected, it replaces the present one. Nothing happens where none can.
  ///
  /// - Parameter scrollPosition: Where to scroll the item to; nothing scrolls when it is empty
  ///   (S-45).
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(itemAt: indexPath, scrollPosition: scrollPosition, animated: animated)
  }

  /// Deselects an item without telling the delegate; one that is not selected stays so.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(itemAt: indexPath)
  }

  // MARK: Changing content

  /// Throws away counts, attributes and live views; the data source is asked in the next layout
  /// pass or at the first query (RD-2).
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

  /// Replaces the layout and tells when the switch is complete; not called when the layout is the
  /// one in use.
  open func setCollectionViewLayout(
    _ layout: GridViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard !refusesSwitchForTransition(to: layout) else { return }
    switchLayout(to: layout, animated: animated, completion: completion)
  }

  /// Begins a transition to another layout that a gesture drives.
  ///
  /// The transition layout, the delegate's or a plain one, is the grid's layout at once and until
  /// the end; set its `transitionProgress`. Another switch meanwhile is E-72.
  ///
  /// - Parameter completion: Told when the layout at the end is installed: whether the way there
  ///   was completed, and whether the transition was finished, not cancelled.
  @discardableResult
  open func startInteractiveTransition(
    to layout: GridViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> GridViewTransitionLayout {
    startTransition(to: layout, completion: completion)
  }

  /// Brings the transition to progress 1 in a quarter of a second of virtual time, then installs
  /// the next layout. Without a transition this is E-73.
  open func finishInteractiveTransition() {
    endTransition(finishing: true)
  }

  /// Ends the transition like `finishInteractiveTransition()`, but back to progress 0 and the
  /// layout before.
  open func cancelInteractiveTransition() {
    endTransition(finishing: false)
  }

  // MARK: Batch updates

  /// Carries out insertions, deletions, reloads and moves as one change.
  ///
  /// `updates` runs at once. Change the data source and record the operations in it: deletes,
  /// reloads and the sources of moves name places before the update, inserts and the targets of
  /// moves places after it. When the outermost batch closes, the counts are loaded and must agree
  /// with the operations, else this is E-50 and nothing changes; then the layout is told, and views
  /// are moved, before the call returns. What is on screen follows in virtual time.
  ///
  /// - Parameter completion: Told when the animation ends; at the next tick when nothing is
  ///   animated.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performUpdates(completion: completion) { updates?() }
  }

  /// Tells that sections were inserted, at places after the update; a batch of its own outside one.
  open func insertSections(_ sections: IndexSet) {
    recordUpdates { changes.updates.record.insertSections(sections) }
  }

  /// Tells that sections were deleted, at places before the update; a batch of its own outside one.
  open func deleteSections(_ sections: IndexSet) {
    recordUpdates {
      if refusesUpdateForMovement(deleting: !sections.isEmpty) { return }
      changes.updates.record.deleteSections(sections)
    }
  }

  /// Tells that a section was moved, from a place before the update to one after it; a batch of its
  /// own outside one.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    recordUpdates { changes.updates.record.moveSection(from: section, to: newSection) }
  }

  /// Replaces everything in sections, named by places before the update; a batch of its own outside
  /// one.
  open func reloadSections(_ sections: IndexSet) {
    recordUpdates { changes.updates.record.reloadSections(sections) }
  }

  /// Tells that items were inserted, at places after the update; a batch of its own outside one.
  open func insertItems(at indexPaths: [IndexPath]) {
    recordItems(indexPaths) { $0.insertItems($1) }
  }

  /// Tells that items were deleted, at places before the update; a batch of its own outside one.
  open func deleteItems(at indexPaths: [IndexPath]) {
    recordItems(indexPaths) { record, positions in
      if refusesUpdateForMovement(deleting: !positions.isEmpty) { return }
      record.deleteItems(positions)
    }
  }

  /// Tells that an item was moved, from a place before the update to one after it; a batch of its
  /// own outside one.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    recordItems([indexPath, newIndexPath]) { $0.moveItem(from: $1[0], to: $1[1]) }
  }

  /// Replaces the cells of items: each gets another object (RU-15).
  open func reloadItems(at indexPaths: [IndexPath]) {
    recordItems(indexPaths) { $0.reloadItems($1) }
  }

  /// Asks the data source to configure the cells of displayed items anew; the objects stay.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    recordReconfiguration(indexPaths)
  }

  // MARK: Moving an item by hand

  /// Lifts an item, so that it can be moved by hand.
  ///
  /// While it is lifted, grid and layout count and index as if the item were at its target already;
  /// the data source keeps its order and is asked for cells by its own paths. A
  /// second movement is E-70, a batch update the fault `update-during-movement`.
  ///
  /// - Returns: False, without any effect, when there is no such item or the data source's
  ///   `canMoveItemAt` objects.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    simulation.emit(
      .grid, "beginInteractiveMovementForItem(at:)", indexPath.traceText, in: self)
    return liftItem(at: indexPath)
  }

  /// Moves the lifted item's centre; items make room where the layout and the delegate agree.
  ///
  /// Near an edge content scrolls if `FidelitySwitches.scrollsAtEdges` is on.
  ///
  /// - Parameter targetPosition: In content points. The position of the last update does nothing.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveLiftedItem(to: targetPosition)
  }

  /// Puts the lifted item down: the data source's `moveItemAt` is told if it is at another place,
  /// and the item settles there. A data source without that method gets it back.
  open func endInteractiveMovement() {
    guard isMovingItems else { return }
    simulation.emit(.grid, "endInteractiveMovement()", in: self)
    dropLiftedItem(cancelled: false)
  }

  /// Puts the lifted item back where it was; the data source is not told.
  open func cancelInteractiveMovement() {
    guard isMovingItems else { return }
    simulation.emit(.grid, "cancelInteractiveMovement()", in: self)
    dropLiftedItem(cancelled: true)
  }

  // MARK: Scrolling

  /// Scrolls so that an item shows at a position; an axis without a position moves as little as
  /// possible (SC-3). The offset stays within the limits. Out of range is E-43.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(toItemAt: indexPath, position: scrollPosition, animated: animated)
  }
}
