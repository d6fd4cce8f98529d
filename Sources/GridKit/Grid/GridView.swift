/// A collection view without pixels: asks a data source, drives a layout, reuses cells.
///
/// ```swift
/// let grid = GridView(frame: CGRect(x: 0, y: 0, width: 320, height: 480),
///                     collectionViewLayout: GridViewFlowLayout())
/// grid.register(GridViewCell.self, forCellWithReuseIdentifier: "cell")
/// grid.dataSource = photos
/// grid.layoutIfNeeded()
/// ```
///
/// Everything happens synchronously on the main actor, inside the call or layout pass that needs
/// it.
///
/// - Note: After `UICollectionView`; the runtime dossier, sections 1–10.
@preconcurrency @MainActor
open class GridView: BaseScrollView {
  // MARK: State

  // What every cell that comes or goes reads or writes is left out of the search for overlapping
  // accesses. None of it calls anybody while it is being changed; what does, is not left out, or
  // sees to that itself, as `store` does.

  /// What layouts that are installed here know this view by.
  let installation = BackReference<GridView>()
  /// The layout in use.
  @exclusivity(unchecked) package var currentLayout: GridViewLayout {
    didSet { if boundsQuestions > 0 || isInLayoutPass { answeringLayouts.append(oldValue) } }
  }
  /// Layouts that were replaced while they may have been answering a question about bounds or one
  /// of a pass, kept until that is over: so that nothing has to be counted for the question, which
  /// comes in every frame of a scroll.
  @exclusivity(unchecked) var answeringLayouts: [GridViewLayout] = []
  /// The layout that the view was made with, as long as it is another view's and nothing has been
  /// asked of it; a plain one stands in.
  var borrowedLayout: GridViewLayout?
  /// Counts of the last load of the data source; nil when they are stale.
  @exclusivity(unchecked) package var model: SectionCounts? {
    didSet { modelSerial &+= 1 }
  }
  /// Grows with every load, so that who has seen the counts knows them again without a comparison.
  @exclusivity(unchecked) private(set) var modelSerial = 0
  /// Whether a fault was met while `model` was loaded.
  var isModelFaulty = false
  /// What `store` guards, in memory of its own: an accessor that hands out the contents of one
  /// pointer is no call, one that chooses between two properties copies the store in every use.
  let storeMemory = StoreMemory(pointer: AttributeStore.allocated())
  @exclusivity(unchecked) var isStoreChanging = false
  /// Stores for those who came back to the store from inside the present change of it.
  @exclusivity(unchecked) var interimStores: [UnsafeMutablePointer<AttributeStore>] = []
  /// What the layout has answered. Objects of subclasses are asked while it changes: whoever comes
  /// back here from there does not see half a change but an empty store, and has met a fault.
  final var store: AttributeStore {
    @inline(__always)
    _read { yield readableStore.pointee }
    @inline(__always)
    _modify {
      let changed = beginStoreChange()
      defer { endStoreChange(changed) }
      yield &changed.pointee
    }
  }
  /// Where the layout has been asked.
  @exclusivity(unchecked) var known = KnownRegion()
  /// Live views by element.
  @exclusivity(unchecked) var liveViews = LiveViews() {
    didSet { shown.forget() }
  }
  /// What the last pass has found to be on screen.
  let shown = ShownElements()
  /// What a pass finds to be done about live views.
  let difference = VisibleDifference()
  /// What of an answer needs no further look.
  @exclusivity(unchecked) var soundCells = SoundCells(serial: -1)
  /// Whether live views may have other attributes than their elements, or are to be asked for their
  /// sizes.
  @exclusivity(unchecked) var areViewsDue = true
  @exclusivity(unchecked) var queues = ReuseQueues()
  var registrations: [ReuseQueueKey: ViewRegistration] = [:] {
    didSet { latestRegistration = nil }
  }
  @exclusivity(unchecked) var latestRegistration:
    (key: ReuseQueueKey, registration: ViewRegistration)?
  /// Registration values that were dequeued with, and their identifiers here.
  var configured: [ObjectIdentifier: (identity: RegistrationIdentity, identifier: String)] = [:]
  /// The request for a view that the data source is answering; the innermost of several.
  @exclusivity(unchecked) var openRequest: Unmanaged<ViewRequest>?
  /// The request for a cell, which serves again once it was answered.
  @exclusivity(unchecked) var cellRequest: ViewRequest?
  @exclusivity(unchecked) var cellRequestReference: Unmanaged<ViewRequest>?
  /// Elements that an invalidation named and that are asked again in the next pass.
  @exclusivity(unchecked) var namedElements: [ElementKey] = []
  /// What was announced to the prefetch data source, and cells that are kept for their items.
  @exclusivity(unchecked) var prefetching = PrefetchState()
  /// The sizes that views ask for.
  @exclusivity(unchecked) var selfSizing = SelfSizing()
  /// The item that is moved by hand.
  @exclusivity(unchecked) var movement = MovementState()
  /// The transition between layouts that a gesture drives.
  @exclusivity(unchecked) var transition: InteractiveTransition?
  /// Selected items (S-3).
  @exclusivity(unchecked) package var selection: Set<Position> = []
  /// Items under a finger.
  @exclusivity(unchecked) var highlighted: Set<Position> = []
  /// What fingers are about to select.
  var touching = TouchSelection()
  @exclusivity(unchecked) weak var storedDataSource: (any GridViewDataSource)?
  let sourceMethods = SeenMethods()
  /// The scroll view's delegate as a grid's.
  let narrowDelegate = NarrowDelegate()

  /// Who hears of answers and changes beside the trace.
  @exclusivity(unchecked) var witnesses: [WeakWitness] = []

  /// Whether a layout pass has succeeded since the view was made.
  @exclusivity(unchecked) package internal(set) var hasLaidOut = false
  /// Whether the data source was replaced since the last pass.
  @exclusivity(unchecked) var needsReload = false
  /// Whether `reloadData` was called since the last pass.
  @exclusivity(unchecked) var isReloadPending = false
  @exclusivity(unchecked) var isInLayoutPass = false
  /// Questions about new bounds that the layout is answering, one inside the other.
  @exclusivity(unchecked) var boundsQuestions = 0
  /// Whether a pass was asked for while `prepare()` ran, and put off.
  @exclusivity(unchecked) var isPassPutOff = false
  @exclusivity(unchecked) var isSizeKnown = false
  @exclusivity(unchecked) var pendingContentSizeAdjustment = CGSize.zero
  /// A switch of layouts that is under way suspends layout passes (L5.8).
  @exclusivity(unchecked) var isSwitchingLayout = false
  /// An animated switch whose views are on their way; passes wait for its end.
  @exclusivity(unchecked) var runningSwitch: RunningSwitch?
  /// Batch updates: the open one, and those whose animations run.
  @exclusivity(unchecked) var updates = UpdateState()
  /// Views on their way out at the end of an animated change.
  var leavingViews: [LeavingView] = []
  /// A change of size inside an animation that the next pass carries out (B8.4).
  @exclusivity(unchecked) var animatedResize: AnimatedResize?
  /// The limits before updates and switches whose target offsets the next pass corrects (T4.10):
  /// the first and another, if there was one.
  @exclusivity(unchecked) var limitsBeforeChanges: [OffsetLimits] = []
  /// Whether content size and offset are about to change together, so that only the outcome counts.
  @exclusivity(unchecked) var defersClamping = false
  /// Switches asked for during a switch: they follow it.
  var pendingSwitches: [PendingSwitch] = []

  /// The state to go back to when the open change meets a fault; only kept under `.record`.
  @exclusivity(unchecked) var checkpoint: CheckpointBox?
  /// Whether the open change met a fault outside a pass and is to be rolled back.
  @exclusivity(unchecked) var isChangeFailed = false
  /// What is added to the simulation's count of faults, so that it goes on evenly from one
  /// simulation to the next.
  @exclusivity(unchecked) var faultShift = 0
  /// Animations that a change under way has begun, and has not handed to the clock yet.
  @exclusivity(unchecked) var openRuns: [AnimationRun] = []
  /// Whether a refused change is being undone.
  @exclusivity(unchecked) var isRollingBack = false
  /// Whether a rollback is writing geometry: the layout is not asked about it.
  @exclusivity(unchecked) var isRestoring = false

  // MARK: Making

  /// A grid that shows nothing until it has a data source.
  ///
  /// - Parameters:
  ///   - frame: In the superview's coordinates, points.
  ///   - layout: Must be no other grid's when it is first asked for something. Till then it may be,
  ///     so that a grid can be made with any layout and be given its own.
  public init(frame: CGRect, collectionViewLayout layout: GridViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    installFirst()
  }

  /// A grid needs a layout: this raises E-1.
  public convenience override init(frame: CGRect) {
    Simulation.current.raise(.missingLayout())
    self.init(frame: frame, collectionViewLayout: GridViewLayout())
  }

  /// Reads a view's archive and the layout in it; without one it is a flow layout.
  public required init?(coder: NSCoder) {
    currentLayout =
      coder.decodeObject(forKey: "UICollectionLayout") as? GridViewLayout ?? GridViewFlowLayout()
    super.init(coder: coder)
    installFirst()
  }

  deinit {
    installation.view = nil
    storeMemory.free()
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(borrowedLayout ?? currentLayout, forKey: "UICollectionLayout")
  }

  // MARK: Objects

  /// The layout in use. Setting it switches without animation.
  open var collectionViewLayout: GridViewLayout {
    get { borrowedLayout ?? currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Tells and asks about display, selection and scrolling; the scroll view's delegate, narrowed.
  @_nonoverride
  open weak var delegate: (any GridViewDelegate)? {
    get { narrowDelegate.value(of: (self as BaseScrollView).delegate) }
    set { (self as BaseScrollView).delegate = newValue }
  }

  /// Gives counts and views. A different object makes everything stale; none of its methods is
  /// called before the next pass or query (DL-6, DL-7).
  open weak var dataSource: (any GridViewDataSource)? {
    get { storedDataSource }
    set { replaceDataSource(with: newValue) }
  }

  /// Is told which items will be needed soon; nil switches data prefetching off.
  @exclusivity(unchecked) open weak var prefetchDataSource: (any GridViewDataSourcePrefetching)? {
    didSet {
      guard prefetchDataSource !== oldValue else { return }
      forgetAnnouncements()
      setNeedsLayout()
    }
  }

  /// Whether items are announced and, if `FidelitySwitches.prefetchesCells` is on, cells made ahead
  /// of display. Turning it off forgets both kinds without a word (PF-9).
  @exclusivity(unchecked) open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled, oldValue { forgetPrefetching() } }
  }

  /// Kept only: items make room for a lifted one at once.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether a view that calls `invalidateIntrinsicContentSize()` is asked for its size again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Whether items can be selected, by touch or by program, outside editing. Switching it off
  /// leaves selected what is (S-9).
  open var allowsSelection = true

  /// Whether several items can be selected outside editing. Switching it off leaves at most the
  /// lowest selected, without a delegate call (S-8).
  open var allowsMultipleSelection = false {
    didSet {
      if allowsMultipleSelection != oldValue, !isEditing { multipleSelectionDidChange() }
    }
  }

  /// Shown to cells in their configuration state (S-60). Selected items stay so as far as the flags
  /// for editing, or those outside it, allow (S-10).
  @exclusivity(unchecked) open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
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

  // Kept only: without a focus engine they change nothing (S-66, S-67).
  /// Kept only.
  open var remembersLastFocusedIndexPath = false
  /// Kept only.
  open var selectionFollowsFocus = false
  /// Kept only.
  open var allowsFocus = true
  /// Kept only.
  open var allowsFocusDuringEditing = true

  // Kept only: no drag begins, and no menu opens.
  /// Kept only.
  open var dragInteractionEnabled = true
  /// Kept only: nobody asks it.
  open weak var dragDelegate: (any GridViewDragDelegate)?
  /// Kept only: nobody asks it.
  open weak var dropDelegate: (any GridViewDropDelegate)?
  /// Always false.
  open var hasActiveDrag: Bool { false }
  /// Always false.
  open var hasActiveDrop: Bool { false }
  /// Always nil.
  open var contextMenuInteraction: GridContextMenuInteraction? { nil }

  /// Which rectangle the layout is asked for; see `QueryPolicy`.
  @exclusivity(unchecked) open var queryPolicy = QueryPolicy.whole {
    didSet {
      guard queryPolicy != oldValue else { return }
      known.forgetEverything()
      setNeedsLayout()
    }
  }

  /// Behind all cells, as large as the view, and fixed while content scrolls.
  @exclusivity(unchecked) open var backgroundView: BaseView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      placeBackgroundView()
    }
  }

  // MARK: Registration and reuse

  /// Registers the class of an identifier's cells; nil removes the registration. Views waiting in
  /// the identifier's queue are dropped (RU-8).
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
  /// and calls `prepareForReuse()` on a used view. Without a registration this is E-4, outside a
  /// request E-14.
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

  /// Sections of the data model; loads it if it is stale (DL-3).
  open var numberOfSections: Int { loadedModel.sectionCount }

  /// Items of a section; loads the data model if it is stale. Out of range is E-20.
  open func numberOfItems(inSection section: Int) -> Int {
    let model = loadedModel
    guard section >= 0, section < model.sectionCount else {
      // A question that is refused has been told.
      if !simulation.nestedQuestions.isRefusing {
        simulation.raise(.sectionOutOfRange(section, sections: model.sectionCount))
      }
      return 0
    }
    return model.items[section]
  }

  /// The attributes in force, in content points; prepares the layout if needed and makes no cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    attributesInForce(ElementKey(.cell, Position(indexPath)))
  }

  /// As `layoutAttributesForItem(at:)`, for a header, footer or other supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    supplementaryAttributesInForce(kind: kind, at: indexPath)
  }

  /// The topmost item at a content point; the layout decides, so it works off screen.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    item(at: point).map(simulation.indexPath)
  }

  /// The path of a displayed or prepared cell; nil for any other (Q-5, PF-7).
  open func indexPath(for cell: GridViewCell) -> IndexPath? {
    let key = ElementKey(.cell, cell.reuse.position)
    let present = liveViews[key] ?? keptCell(at: key.position)
    return present === cell ? simulation.indexPath(key.position) : nil
  }

  /// The displayed or prepared cell of an item; never makes one (Q-1, PF-7).
  open func cellForItem(at indexPath: IndexPath) -> GridViewCell? {
    let position = Position(indexPath)
    return liveViews[ElementKey(.cell, position)] as? GridViewCell ?? keptCell(at: position)
  }

  /// Displayed cells, ascending by index path.
  open var visibleCells: [GridViewCell] {
    displayedKeys { $0 == .cell }.compactMap { liveViews[$0] as? GridViewCell }
  }

  /// Paths of `visibleCells`, in the same order.
  open var indexPathsForVisibleItems: [IndexPath] {
    displayedKeys { $0 == .cell }.map { simulation.indexPath($0.position) }
  }

  /// The displayed supplementary view; never makes one.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> GridReusableView? {
    liveViews[ElementKey(.supplementary(elementKind), Position(indexPath))]
  }

  /// Displayed supplementary views of a kind, ascending by index path.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [GridReusableView] {
    let kind = ElementKind.supplementary(elementKind)
    return displayedKeys { $0 == kind }.compactMap { liveViews[$0] }
  }

  /// Paths of `visibleSupplementaryViews(ofKind:)`, in the same order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    let kind = ElementKind.supplementary(elementKind)
    return displayedKeys { $0 == kind }.map { simulation.indexPath($0.position) }
  }

  /// Whether items are in places that the data source does not know of yet: while they are moved by
  /// hand.
  open var hasUncommittedUpdates: Bool { isMovingItems }

  /// Selected items, ascending; empty when nothing is selected (S-4).
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.sorted().map(simulation.indexPath)
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
  /// pass or at the first query (RD-1, RD-2).
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
  /// one in use (L5.2).
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

  /// As `finishInteractiveTransition()`, back to progress 0 and the layout before.
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
    recordUpdates { updates.record.insertSections(sections) }
  }

  /// Tells that sections were deleted, at places before the update; a batch of its own outside one.
  open func deleteSections(_ sections: IndexSet) {
    recordUpdates {
      if refusesUpdateForMovement(deleting: !sections.isEmpty) { return }
      updates.record.deleteSections(sections)
    }
  }

  /// Tells that a section was moved, from a place before the update to one after it; a batch of its
  /// own outside one.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    recordUpdates { updates.record.moveSection(from: section, to: newSection) }
  }

  /// Replaces everything in sections, named by places before the update; a batch of its own outside
  /// one.
  open func reloadSections(_ sections: IndexSet) {
    recordUpdates { updates.record.reloadSections(sections) }
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

  /// Asks the data source to configure the cells of displayed items anew; the objects stay (RC-1).
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    recordReconfiguration(indexPaths)
  }

  // MARK: Moving an item by hand

  /// Lifts an item, so that it can be moved by hand.
  ///
  /// While it is lifted, grid and layout count and index as if the item were at its target already;
  /// the data source keeps its order and is asked for cells by its own paths (IM-13, IM-14). A
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
  /// A position near an edge does not scroll (IM-22).
  ///
  /// - Parameter targetPosition: In content points. The position of the last update does nothing.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveLiftedItem(to: targetPosition)
  }

  /// Puts the lifted item down: the data source's `moveItemAt` is told if it is at another place,
  /// and the item settles there. A data source without that method gets it back (IM-1).
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

  override func layoutTarget(
    forProposed proposed: CGPoint, velocityPerMs: CGPoint
  ) -> CGPoint? {
    prepareLayoutIfNeeded()
    return layoutCaller.targetOffset(
      of: currentLayout, proposed: proposed, velocity: velocityPerMs)
  }

  override func userWillBeginDragging() {
    super.userWillBeginDragging()
    prefetching.hasDragBegun = true
    currentLayout._userWillBeginDragging()
  }

  override func scrollingDidRest() {
    super.scrollingDidRest()
    // After every change of the offset, and only layouts of this package have something to say.
    Unmanaged.passUnretained(currentLayout).withObject { $0._viewDidRest(at: contentOffset) }
  }

  // MARK: Touches

  // Items are highlighted and selected by touches that nothing inside the cell has kept (12.2). Two
  // fingers that come down together press nothing.

  open override func touchesBegan(_ touches: Set<GridTouch>, with event: GridEvent?) {
    super.touchesBegan(touches, with: event)
    if touches.count == 1, let touch = touches.first { press(touch) }
  }

  open override func touchesMoved(_ touches: Set<GridTouch>, with event: GridEvent?) {
    super.touchesMoved(touches, with: event)
    for touch in touches { movePress(touch) }
  }

  open override func touchesEnded(_ touches: Set<GridTouch>, with event: GridEvent?) {
    super.touchesEnded(touches, with: event)
    for touch in touches { endPress(touch) }
  }

  open override func touchesCancelled(_ touches: Set<GridTouch>, with event: GridEvent?) {
    super.touchesCancelled(touches, with: event)
    for touch in touches { cancelPress(touch) }
  }

  override func simulationDidChange(from oldSimulation: Simulation) {
    takeActions(from: oldSimulation)
    super.simulationDidChange(from: oldSimulation)
  }

  // MARK: Layout

  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    askLayout(aboutBounds: newBounds)
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    noteAnimatedResize(from: oldBounds)
    super.boundsDidChange(from: oldBounds)
    rollBackIfFailed()
  }

  package override func clampOffsetAfterLimitsChanged(from old: OffsetLimits) {
    guard !isRestoring, !defersClamping else { return }
    super.clampOffsetAfterLimitsChanged(from: old)
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    contentInsetDidChange()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    contentInsetDidChange()
  }

  /// One layout pass: validates the layout for the visible rectangle and updates live views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // While operations are recorded the data source may have changed already (BU-15).
    // While they are carried out, a pass would bring in views that the change knows nothing of.
    guard !isSwitchingLayout, runningSwitch == nil, !updates.isBusy, runLayoutPass() else { return }
    // Asked for again from inside, the pass is repeated before the change counts as passed.
    if !needsLayout { closeChange() }
  }

  override func layoutDidNotSettle() {
    super.layoutDidNotSettle()
    simulation.raise(.layoutLoop(self))
    rollBack()
  }
}
