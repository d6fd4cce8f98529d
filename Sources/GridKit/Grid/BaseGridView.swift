/// The state of a grid, and the grid's overrides of scroll view methods.
///
/// The superclass of `GridView`. `GridView` is its only subclass in this package, and has the rest
/// of the public interface. Overrides and overridable members must be declared in a class body, not
/// in an extension, and one class body would be too long for all members. Do not use this class by
/// itself.
@preconcurrency @MainActor
open class BaseGridView: BaseScrollView {
  // MARK: State

  // The parts of the state. The type of each part documents its contents and its invariants.
  // Exclusivity checks are off for parts that are accessed in every frame or for every cell that
  // appears or disappears (benchmark scenarios `steady-scroll` and `fling`). Such a part must not
  // call other code during a mutation. A part that does keeps the checks or guards itself, as
  // `known` does.

  /// The numbers of sections and items, and the state of the items.
  @exclusivity(unchecked) package final var content = Content()
  /// The layout in use, and its recorded answers.
  @exclusivity(unchecked) final var answers: Answers
  /// The views: live views, reuse queues, leaving views and registrations.
  @exclusivity(unchecked) final var display = Display()
  /// The open change, and the animations of earlier changes.
  @exclusivity(unchecked) final var changes = Changes()
  /// The phases that the grid is in, and the work that is due.
  @exclusivity(unchecked) final var pass = Pass()
  /// The state of touches, gestures and drags on the grid.
  final var interaction = Interaction()

  weak var storedDataSource: (any GridViewDataSource)?
  let sourceMethods = SeenMethods()
  /// The scroll view's delegate, if it conforms to `GridViewDelegate`. The property is stored,
  /// because the dynamic cast is many times as slow as a call, and the delegate is called for each
  /// cell that appears or disappears.
  private(set) weak var storedDelegate: (any GridViewDelegate)? {
    didSet { delegateIdentity = KeptDelegate(storedDelegate).identity }
  }
  /// The identity of the delegate. A caller that keeps the delegate compares identities to detect a
  /// replacement. The identity of a deallocated delegate stays until the next call of
  /// `keptDelegate()`.
  @exclusivity(unchecked) private(set) final var delegateIdentity: ObjectIdentifier?
  /// The observers of answers and changes, in addition to the trace.
  var observers = WeakList<any GridObserver>()

  // MARK: Making

  /// Makes a grid, which is empty until it has a data source.
  ///
  /// - Parameters:
  ///   - frame: The frame, in the superview's coordinates, in points.
  ///   - layout: The layout. If it belongs to another grid, this grid must receive a different
  ///     layout before it first calls its layout.
  public init(frame: CGRect, collectionViewLayout layout: GridViewLayout) {
    let isMissing = layout is MissingLayout
    if isMissing { Simulation.current.raise(.missingLayout()) }
    answers = Answers(layout: isMissing ? GridViewLayout() : layout)
    super.init(frame: frame)
    grid.installFirst()
  }

  /// Makes a grid of a subclass whose `init(frame:collectionViewLayout:)` provides a layout.
  ///
  /// A grid needs a layout. It is a fault (E-1) if the subclass passes the received layout on to
  /// its superclass.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: MissingLayout())
  }

  /// Decodes a grid and its layout from an archive. An archive without a layout yields a flow
  /// layout.
  public required init?(coder: NSCoder) {
    let layout =
      coder.decodeObject(forKey: "UICollectionLayout") as? GridViewLayout ?? GridViewFlowLayout()
    answers = Answers(layout: layout)
    super.init(coder: coder)
    grid.installFirst()
  }

  deinit {
    answers.installation.view = nil
    answers.knownMemory.free()
  }

  /// Returns the delegate, for code that calls the delegate many times.
  final func keptDelegate() -> KeptDelegate {
    let delegate = KeptDelegate(storedDelegate)
    if delegate.identity == nil { delegateIdentity = nil }
    return delegate
  }

  override func delegateDidChange() {
    super.delegateDidChange()
    storedDelegate = (self as BaseScrollView).delegate as? any GridViewDelegate
    simulation.examineMethods(of: storedDelegate)
    simulation.examineMethods(of: storedDelegate as (any GridViewInteractionDelegate)?)
    simulation.examineMethods(of: storedDelegate as? any GridViewDelegateFlowLayout)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(answers.borrowedLayout ?? answers.layout, forKey: "UICollectionLayout")
  }

  /// This object, cast to its real class `GridView`.
  private final var grid: GridView { unsafeDowncast(self, to: GridView.self) }

  // MARK: Prefetching

  /// The data source that is notified of items that will be needed soon. Nil switches data
  /// prefetching off.
  open weak var prefetchDataSource: (any GridViewDataSourcePrefetching)? {
    didSet {
      guard prefetchDataSource !== oldValue else { return }
      simulation.examineMethods(of: prefetchDataSource)
      grid.prefetchDataSourceDidChange()
    }
  }

  /// Whether the grid announces items to the prefetch data source and, if
  /// `FidelitySwitches.prefetchesCells` is on, makes cells ahead of display. Turning prefetching
  /// off discards announcements and kept cells without notification.
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled, oldValue { display.forgetPrefetching(at: contentOffset) } }
  }

  // MARK: Around the layout

  /// Whether the grid is being edited. Cells receive the value in their configuration state. A
  /// change of the value deselects the items that may not stay selected in the new mode.
  @exclusivity(unchecked) open var isEditing = false {
    didSet { if isEditing != oldValue { grid.editingDidChange() } }
  }

  /// The policy that selects the rectangle for which the grid asks its layout.
  open var queryPolicy = GridView.QueryPolicy.whole {
    didSet { if queryPolicy != oldValue { grid.queryPolicyDidChange() } }
  }

  /// The view behind all cells, as large as the grid, and fixed while content scrolls.
  open var backgroundView: BaseView? {
    didSet { if backgroundView !== oldValue { grid.backgroundViewDidChange(from: oldValue) } }
  }

  // MARK: Drag and drop

  /// The delegate that provides the items of a drag; nil for a grid that begins no drags.
  open weak var dragDelegate: (any GridViewDragDelegate)? {
    didSet { simulation.examineMethods(of: dragDelegate) }
  }
  /// The delegate that handles drops; nil for a grid that accepts no drops.
  open weak var dropDelegate: (any GridViewDropDelegate)? {
    didSet { simulation.examineMethods(of: dropDelegate) }
  }
  /// Whether a long press begins a drag.
  open var dragInteractionEnabled = true
  /// The delay after which items make room for a drag that stays over a place: none, 0.2 or 0.6
  /// seconds. In an interactive movement, items make room at once.
  open var reorderingCadence = GridView.ReorderingCadence.immediate
  /// Whether a drag of this grid's items is running, from the lift to the end of the drop.
  open var hasActiveDrag: Bool { grid.runningDrag != nil }
  /// Whether a drag is over the grid, or was dropped on the grid and has not ended.
  open var hasActiveDrop: Bool { grid.dropVisit != nil }

  // MARK: Stored, without effect: there is no focus engine (S-66, S-67)

  /// Whether the grid remembers the index path last focused; stored, without effect.
  open var remembersLastFocusedIndexPath = false
  /// Whether the selection follows the focus; stored, without effect.
  open var selectionFollowsFocus = false
  /// Whether items take the focus; stored, without effect.
  open var allowsFocus = true
  /// Whether items take the focus while the grid is edited; stored, without effect.
  open var allowsFocusDuringEditing = true

  /// The context menu interaction. It is always nil, because no menu opens.
  open var contextMenuInteraction: GridContextMenuInteraction? { nil }

  // MARK: Scrolling

  override func layoutTarget(
    forProposed proposed: CGPoint, velocityPerMs: CGPoint
  ) -> CGPoint? {
    grid.prepareLayoutIfNeeded()
    return grid.layoutCaller.targetOffset(
      of: answers.layout, proposed: proposed, velocity: velocityPerMs)
  }

  override func userWillBeginDragging() {
    super.userWillBeginDragging()
    display.prefetching.hasDragBegun = true
    answers.restingLayout?.userWillBeginDragging()
  }

  override func scrollingDidRest() {
    super.scrollingDidRest()
    answers.restingLayout?.viewDidRest(at: contentOffset)
  }

  // MARK: Touches

  // Touches that no view inside the cell has handled highlight and select items. Two fingers that
  // come down together have no effect.

  open override func touchesBegan(_ touches: Set<GridTouch>, with event: GridEvent?) {
    super.touchesBegan(touches, with: event)
    if touches.count == 1, let touch = touches.first { grid.press(touch) }
  }

  open override func touchesMoved(_ touches: Set<GridTouch>, with event: GridEvent?) {
    super.touchesMoved(touches, with: event)
    for touch in touches { grid.movePress(touch) }
  }

  open override func touchesEnded(_ touches: Set<GridTouch>, with event: GridEvent?) {
    super.touchesEnded(touches, with: event)
    for touch in touches { grid.endPress(touch) }
  }

  open override func touchesCancelled(_ touches: Set<GridTouch>, with event: GridEvent?) {
    super.touchesCancelled(touches, with: event)
    for touch in touches { grid.cancelPress(touch) }
  }

  override func simulationDidChange(from oldSimulation: Simulation) {
    grid.takeActions(from: oldSimulation)
    super.simulationDidChange(from: oldSimulation)
  }

  // MARK: Layout

  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    grid.askLayout(aboutBounds: newBounds)
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    grid.recordAnimatedResize(from: oldBounds)
    super.boundsDidChange(from: oldBounds)
    grid.rollBackIfFailed()
  }

  package override func clampOffsetAfterLimitsChanged(from old: OffsetLimits) {
    guard !pass.isOpen(.restoring), !pass.isOpen(.writing) else { return }
    super.clampOffsetAfterLimitsChanged(from: old)
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    grid.contentInsetDidChange()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    grid.contentInsetDidChange()
  }

  /// Performs a layout pass: validates the layout for the visible rectangle and updates live views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // While a batch records operations, the data source may have changed already (BU-15). While a
    // batch is carried out, a pass would add views that are not part of the change.
    guard !pass.isOpen(.switching), changes.runningSwitch == nil, !grid.isUpdating,
      (try? grid.runLayoutPass()) != nil
    else { return }
    // If a callback requested another layout, the pass is repeated before the change closes.
    guard needsLayout else {
      pass.hasLooped = false
      return grid.closeChange()
    }
    // After a layout loop, the next pass may take fewer rounds.
    if pass.hasLooped, layoutState.rounds == 1 {
      layoutState.rounds += Pass.roundLimit - pass.rounds
    }
  }

  override func layoutDidNotStabilise() {
    super.layoutDidNotStabilise()
    simulation.raise(
      .layoutLoop(grid, rounds: pass.rounds), in: grid, from: pass.loopOrigin)
    grid.passDidLoop()
    grid.rollBack()
  }
}

/// A stand-in for a missing layout. A subclass can still pass a layout of its own to the
/// superclass.
private final class MissingLayout: GridViewLayout {}
