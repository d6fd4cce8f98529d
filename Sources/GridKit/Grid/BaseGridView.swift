/// The parts of a grid, and the messages that it receives as a scroll view.
///
/// The lower half of `GridView`, which is its only subclass in this package and has the rest of the
/// public interface: what overrides or can be overridden has to stand in a class, not in an
/// extension, and all of it is too much for one. Not for use by itself.
@preconcurrency @MainActor
open class BaseGridView: BaseScrollView {
  // MARK: State

  // The parts: each says what it owns, and what always holds of it. Parts that are read or written
  // for every cell that comes or goes are left out of the search for overlapping accesses. None of
  // these calls other code while it is being changed; a part that does is not left out, or sees to
  // that itself, as `store` does. Scenarios `steady-scroll` and `fling` of the benchmark: in every
  // frame, and for every cell.

  /// The counts, and what belongs to items: selection, highlight, the lifted one.
  @exclusivity(unchecked) package final var content = Content()
  /// The layout in use, and what is known of its answers.
  @exclusivity(unchecked) final var answers: Answers
  /// Views: live, waiting, on their way out, and how they are made.
  @exclusivity(unchecked) final var display = Display()
  /// The open change, and what runs on the clock because of earlier ones.
  @exclusivity(unchecked) final var changes = Changes()
  /// The phases of the grid that are open, and the work that is due.
  @exclusivity(unchecked) final var pass = Pass()
  /// The state of the fingers on the grid.
  final var interaction = Interaction()

  @exclusivity(unchecked) weak var storedDataSource: (any GridViewDataSource)?
  let sourceMethods = SeenMethods()
  /// The scroll view's delegate, if it is a grid's. To ask an object of unknown class for a
  /// conformance is many times as slow as a call to it, and it is called for each cell that comes
  /// and goes.
  @exclusivity(unchecked) private(set) weak var storedDelegate: (any GridViewDelegate)? {
    didSet {
      if let storedDelegate {
        delegateIdentity = ObjectIdentifier(storedDelegate)
      } else {
        delegateIdentity = nil
      }
    }
  }
  /// The identity of the delegate, for a caller that keeps a delegate and asks whether it still is
  /// the one. The identity of a delegate that has ended may stand here, until the delegate is
  /// looked for.
  @exclusivity(unchecked) private(set) final var delegateIdentity: ObjectIdentifier?
  /// The observers of answers and changes, beside the trace.
  @exclusivity(unchecked) var observers = WeakList<any GridObserver>()

  // MARK: Making

  /// A grid that shows nothing until it has a data source.
  ///
  /// - Parameters:
  ///   - frame: In the superview's coordinates, points.
  ///   - layout: Must be no other grid's when it is first asked for something. Till then it may be,
  ///     so that a grid can be made with any layout and be given its own.
  public init(frame: CGRect, collectionViewLayout layout: GridViewLayout) {
    let isMissing = layout is MissingLayout
    if isMissing { Simulation.current.raise(.missingLayout()) }
    answers = Answers(layout: isMissing ? GridViewLayout() : layout)
    super.init(frame: frame)
    grid.installFirst()
  }

  /// Makes a grid of a class whose `init(frame:collectionViewLayout:)` gives it a layout of its
  /// own.
  ///
  /// A grid needs a layout: where that initialiser hands on the one it is given, this raises E-1.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: MissingLayout())
  }

  /// Reads a view's archive and the layout in it; without one it is a flow layout.
  public required init?(coder: NSCoder) {
    let layout =
      coder.decodeObject(forKey: "UICollectionLayout") as? GridViewLayout ?? GridViewFlowLayout()
    answers = Answers(layout: layout)
    super.init(coder: coder)
    grid.installFirst()
  }

  deinit {
    answers.installation.view = nil
    answers.storeMemory.free()
  }

  /// Returns the delegate, for a caller that tells it much.
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

  /// This object as a `GridView`, which it always is.
  @inline(__always)
  private final var grid: GridView { unsafeDowncast(self, to: GridView.self) }

  // MARK: Prefetching

  /// The data source that is told which items will be needed soon; nil switches data prefetching
  /// off.
  @exclusivity(unchecked) open weak var prefetchDataSource: (any GridViewDataSourcePrefetching)? {
    didSet {
      guard prefetchDataSource !== oldValue else { return }
      simulation.examineMethods(of: prefetchDataSource)
      grid.prefetchDataSourceDidChange()
    }
  }

  /// Whether items are announced and, if `FidelitySwitches.prefetchesCells` is on, cells made ahead
  /// of display. Turning it off forgets both kinds without a word.
  @exclusivity(unchecked) open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled, oldValue { grid.forgetPrefetching() } }
  }

  // MARK: Around the layout

  /// Shown to cells in their configuration state. Selected items stay so as far as the flags
  /// for editing, or those outside it, allow.
  @exclusivity(unchecked) open var isEditing = false {
    didSet { if isEditing != oldValue { grid.editingDidChange() } }
  }

  /// The rectangle that the layout is asked for; see `QueryPolicy`.
  @exclusivity(unchecked) open var queryPolicy = GridView.QueryPolicy.whole {
    didSet { if queryPolicy != oldValue { grid.queryPolicyDidChange() } }
  }

  /// The view behind all cells, as large as the grid, and fixed while content scrolls.
  @exclusivity(unchecked) open var backgroundView: BaseView? {
    didSet { if backgroundView !== oldValue { grid.backgroundViewDidChange(from: oldValue) } }
  }

  // MARK: Drag and drop

  /// The delegate that gives items that a long press drags away; nil for a grid that nothing is
  /// dragged from.
  open weak var dragDelegate: (any GridViewDragDelegate)? {
    didSet { simulation.examineMethods(of: dragDelegate) }
  }
  /// The delegate that takes what is dropped; nil for a grid that drags pass over.
  open weak var dropDelegate: (any GridViewDropDelegate)? {
    didSet { simulation.examineMethods(of: dropDelegate) }
  }
  /// Whether a long press begins a drag.
  open var dragInteractionEnabled = true
  /// The time after which items make room for something dragged: at once, or after 0.2 or 0.6
  /// seconds in which it stays over a place. For an item that is moved by hand they do so at once.
  open var reorderingCadence = GridView.ReorderingCadence.immediate
  /// Whether items are dragged that come from here: from the lift to the end of the drop.
  open var hasActiveDrag: Bool { grid.runningDrag != nil }
  /// Whether something is dragged over the grid, or was dropped on it and is coming down.
  open var hasActiveDrop: Bool { grid.dropVisit != nil }

  // MARK: Kept only

  // Kept only: without a focus engine they change nothing (S-66, S-67).
  /// Whether the grid remembers the index path last focused; stored, without effect.
  open var remembersLastFocusedIndexPath = false
  /// Whether the selection follows the focus; stored, without effect.
  open var selectionFollowsFocus = false
  /// Whether items take the focus; stored, without effect.
  open var allowsFocus = true
  /// Whether items take the focus while the grid is edited; stored, without effect.
  open var allowsFocusDuringEditing = true

  /// The context menu interaction; always nil, as no menu opens.
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

  // Items are highlighted and selected by touches that nothing inside the cell has kept. Two
  // fingers that come down together press nothing.

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
    // While operations are recorded the data source may have changed already (BU-15).
    // While they are carried out, a pass would bring in views that the change knows nothing of.
    guard !pass.isOpen(.switching), changes.runningSwitch == nil, !grid.isUpdating,
      grid.runLayoutPass()
    else { return }
    // Asked for again from inside, the pass is repeated before the change counts as passed.
    guard needsLayout else {
      pass.hasLooped = false
      return grid.closeChange()
    }
    // After a loop, only a few repetitions are left.
    if pass.hasLooped, layoutRounds == 1 { layoutRounds += GridView.roundLimit - grid.rounds }
  }

  override func layoutDidNotStabilise() {
    super.layoutDidNotStabilise()
    simulation.raise(
      .layoutLoop(grid, rounds: grid.rounds), in: grid, from: grid.pass.loopOrigin)
    grid.passDidLoop()
    grid.rollBack()
  }
}

/// The stand-in for a missing layout, where a subclass may still give the grid one of its own.
private final class MissingLayout: GridViewLayout {}
