/// A controller whose view is filled by a grid, with itself as data source and delegate.
///
/// Override the data source and delegate methods that the grid needs, at least
/// `collectionView(_:cellForItemAt:)`. A method that is not overridden counts as not implemented.
///
/// - Note: After `UICollectionViewController`.
@preconcurrency @MainActor
open class GridViewController: BaseViewController, GridViewDelegate, GridViewDataSource {
  private let givenLayout: GridViewLayout?
  private var gridStorage: GridView?
  private var hasAppeared = false

  /// Makes a controller with the layout of its grid. Loading the view makes the grid.
  public init(collectionViewLayout layout: GridViewLayout) {
    givenLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller without a layout. Loading the view then raises a fault (E-1), unless a
  /// subclass makes the grid (VC-1).
  public override init(nibName: String?, bundle nibBundle: Bundle?) {
    givenLayout = nil
    super.init(nibName: nibName, bundle: nibBundle)
  }

  /// Reads the layout and the values of `BaseViewController` from an archive.
  public required init?(coder: NSCoder) {
    givenLayout = coder.decodeObject(forKey: "UICollectionLayout") as? GridViewLayout
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(givenLayout, forKey: "UICollectionLayout")
  }

  // MARK: Grid

  /// The grid, made together with the view. Another grid can be assigned.
  open var collectionView: GridView! {
    get {
      loadViewIfNeeded()
      return gridStorage
    }
    set { replaceGrid(by: newValue) }
  }

  /// The layout that the controller was made with, available before the view is loaded. The grid
  /// may have another layout now (VC-10).
  open var collectionViewLayout: GridViewLayout {
    givenLayout ?? collectionView.collectionViewLayout
  }

  /// Whether all items are deselected whenever the view is about to appear.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether navigation animates from layout to layout; stored, without effect (VC-7).
  open var useLayoutToLayoutNavigationTransitions = false
  /// Whether a long press moves items (VC-8). A finger that rests on an item for half a second
  /// lifts the item, carries it, and puts it down at the end of the touch. A cancelled touch puts
  /// the item back.
  ///
  /// An item for which the grid's drag delegate returns drag items is dragged instead.
  open var installsStandardGestureForInteractiveMovement = true

  /// Makes a plain view with the grid in it (VC-2, VC-3).
  open override func loadView() {
    if let nibName { simulation.raise(.nibWithoutGrid(nibName)) }
    let wrapper = BaseView(frame: simulation.screen.bounds)
    view = wrapper
    guard gridStorage == nil else { return }
    let frame = wrapper.bounds
    // A grid that is made without a layout is E-1.
    collectionView =
      givenLayout.map { GridView(frame: frame, collectionViewLayout: $0) } ?? GridView(frame: frame)
  }

  /// Whether `grid` is the controller's grid.
  final func shows(_ grid: GridView) -> Bool { gridStorage === grid }

  private func replaceGrid(by grid: GridView?) {
    guard grid !== gridStorage else { return }
    if let old = gridStorage {
      old.removeFromSuperview()
      if old.dataSource === self { old.dataSource = nil }
      if old.delegate === self { old.delegate = nil }
    }
    gridStorage = grid
    guard let grid else { return }
    if grid.dataSource == nil { grid.dataSource = self }
    if grid.delegate == nil { grid.delegate = self }
    guard let view = viewIfLoaded, view !== grid else { return }
    grid.frame = view.bounds
    grid.autoresizingMask = .flexibleSize
    view.addSubview(grid)
  }

  /// Loads the data when the view appears for the first time (VC-5), and clears the selection,
  /// regardless of the selection flags and without calling the delegate (VC-6).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared {
      hasAppeared = true
      gridStorage?.reloadData()
    }
    if clearsSelectionOnViewWillAppear { gridStorage?.changeSelection(to: []) }
  }

  // MARK: Data source

  /// Returns one section (VC-4).
  open func numberOfSections(in collectionView: GridView) -> Int { 1 }

  /// Returns no items.
  open func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
    0
  }

  /// Returns the cell of an item; must be overridden.
  open func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell {
    simulation.raise(.cellNotImplemented(self))
    return collectionView.standIn(GridViewCell.self)
  }

  open func collectionView(
    _ collectionView: GridView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> GridReusableView {
    OptionalMethod.viewForSupplementaryElementOfKind.reportMissing(GridReusableView(frame: .zero))
  }

  open func collectionView(_ collectionView: GridView, canMoveItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.canMoveItemAt.reportMissing(true)
  }

  open func collectionView(
    _ collectionView: GridView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalMethod.moveItemAt.reportMissing()
  }

  open func indexTitles(for collectionView: GridView) -> [String]? {
    OptionalMethod.indexTitles.reportMissing(nil)
  }

  open func collectionView(
    _ collectionView: GridView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    OptionalMethod.indexPathForIndexTitle.reportMissing(IndexPath(index: 0))
  }

  // MARK: Delegate: highlight and selection

  open func collectionView(
    _ collectionView: GridView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.shouldHighlightItemAt.reportMissing(true)
  }

  open func collectionView(_ collectionView: GridView, didHighlightItemAt indexPath: IndexPath) {
    OptionalMethod.didHighlightItemAt.reportMissing()
  }

  open func collectionView(_ collectionView: GridView, didUnhighlightItemAt indexPath: IndexPath) {
    OptionalMethod.didUnhighlightItemAt.reportMissing()
  }

  open func collectionView(
    _ collectionView: GridView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.shouldSelectItemAt.reportMissing(true)
  }

  open func collectionView(
    _ collectionView: GridView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.shouldDeselectItemAt.reportMissing(true)
  }

  open func collectionView(_ collectionView: GridView, didSelectItemAt indexPath: IndexPath) {
    OptionalMethod.didSelectItemAt.reportMissing()
  }

  open func collectionView(_ collectionView: GridView, didDeselectItemAt indexPath: IndexPath) {
    OptionalMethod.didDeselectItemAt.reportMissing()
  }

  open func collectionView(
    _ collectionView: GridView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.canPerformPrimaryActionForItemAt.reportMissing(true)
  }

  open func collectionView(
    _ collectionView: GridView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    OptionalMethod.performPrimaryActionForItemAt.reportMissing()
  }

  open func collectionView(
    _ collectionView: GridView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.shouldBeginMultipleSelectionInteractionAt.reportMissing(false)
  }

  open func collectionView(
    _ collectionView: GridView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalMethod.didBeginMultipleSelectionInteractionAt.reportMissing()
  }

  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: GridView) {
    OptionalMethod.collectionViewDidEndMultipleSelectionInteraction.reportMissing()
  }

  open func collectionView(_ collectionView: GridView, canEditItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.canEditItemAt.reportMissing(true)
  }

  open func collectionView(_ collectionView: GridView, canFocusItemAt indexPath: IndexPath) -> Bool
  {
    OptionalMethod.canFocusItemAt.reportMissing(true)
  }

  open func collectionView(
    _ collectionView: GridView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.selectionFollowsFocusForItemAt.reportMissing(true)
  }

  open func indexPathForPreferredFocusedView(in collectionView: GridView) -> IndexPath? {
    OptionalMethod.indexPathForPreferredFocusedView.reportMissing(nil)
  }

  // MARK: Delegate: focus and menus

  open func collectionView(
    _ collectionView: GridView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any GridSpringLoadedInteractionContext
  ) -> Bool {
    OptionalMethod.shouldSpringLoadItemAt.reportMissing(true)
  }

  open func collectionView(
    _ collectionView: GridView, shouldUpdateFocusIn context: GridViewFocusUpdateContext
  ) -> Bool {
    OptionalMethod.shouldUpdateFocusIn.reportMissing(true)
  }

  open func collectionView(
    _ collectionView: GridView, didUpdateFocusIn context: GridViewFocusUpdateContext,
    with coordinator: GridFocusAnimationCoordinator
  ) {
    OptionalMethod.didUpdateFocusIn.reportMissing()
  }

  open func collectionView(
    _ collectionView: GridView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> GridContextMenuConfiguration? {
    OptionalMethod.contextMenuConfigurationForItemsAt.reportMissing(nil)
  }

  open func collectionView(
    _ collectionView: GridView,
    contextMenuConfiguration configuration: GridContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> GridTargetedPreview? {
    OptionalMethod.highlightPreviewForItemAt.reportMissing(nil)
  }

  open func collectionView(
    _ collectionView: GridView,
    contextMenuConfiguration configuration: GridContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> GridTargetedPreview? {
    OptionalMethod.dismissalPreviewForItemAt.reportMissing(nil)
  }

  open func collectionView(
    _ collectionView: GridView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> GridContextMenuConfiguration? {
    OptionalMethod.contextMenuConfigurationForItemAt.reportMissing(nil)
  }

  open func collectionView(
    _ collectionView: GridView,
    previewForHighlightingContextMenuWithConfiguration configuration: GridContextMenuConfiguration
  ) -> GridTargetedPreview? {
    OptionalMethod.previewForHighlightingContextMenuWithConfiguration.reportMissing(nil)
  }

  open func collectionView(
    _ collectionView: GridView,
    previewForDismissingContextMenuWithConfiguration configuration: GridContextMenuConfiguration
  ) -> GridTargetedPreview? {
    OptionalMethod.previewForDismissingContextMenuWithConfiguration.reportMissing(nil)
  }

  open func collectionView(
    _ collectionView: GridView,
    willPerformPreviewActionForMenuWith configuration: GridContextMenuConfiguration,
    animator: any GridContextMenuInteractionCommitAnimating
  ) {
    OptionalMethod.willPerformPreviewActionForMenuWith.reportMissing()
  }

  open func collectionView(
    _ collectionView: GridView, willDisplayContextMenu configuration: GridContextMenuConfiguration,
    animator: (any GridContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.willDisplayContextMenu.reportMissing()
  }

  open func collectionView(
    _ collectionView: GridView,
    willEndContextMenuInteraction configuration: GridContextMenuConfiguration,
    animator: (any GridContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.willEndContextMenuInteraction.reportMissing()
  }

  open func collectionView(
    _ collectionView: GridView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> GridSceneActivationConfiguration? {
    OptionalMethod.sceneActivationConfigurationForItemAt.reportMissing(nil)
  }

  open func collectionView(_ collectionView: GridView, shouldShowMenuForItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.shouldShowMenuForItemAt.reportMissing(false)
  }

  open func collectionView(
    _ collectionView: GridView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    OptionalMethod.canPerformAction.reportMissing(false)
  }

  open func collectionView(
    _ collectionView: GridView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    OptionalMethod.performAction.reportMissing()
  }

  // MARK: Delegate: display and movement

  open func collectionView(
    _ collectionView: GridView, willDisplay cell: GridViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethod.willDisplay.reportMissing()
  }

  open func collectionView(
    _ collectionView: GridView, willDisplaySupplementaryView view: GridReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethod.willDisplaySupplementaryView.reportMissing()
  }

  open func collectionView(
    _ collectionView: GridView, didEndDisplaying cell: GridViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethod.didEndDisplaying.reportMissing()
  }

  open func collectionView(
    _ collectionView: GridView, didEndDisplayingSupplementaryView view: GridReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethod.didEndDisplayingSupplementaryView.reportMissing()
  }

  open func collectionView(
    _ collectionView: GridView, transitionLayoutForOldLayout fromLayout: GridViewLayout,
    newLayout toLayout: GridViewLayout
  ) -> GridViewTransitionLayout {
    OptionalMethod.transitionLayoutForOldLayout.reportMissing(
      GridViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
  }

  open func collectionView(
    _ collectionView: GridView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalMethod.targetContentOffsetForProposedContentOffset.reportMissing(proposedContentOffset)
  }

  open func collectionView(
    _ collectionView: GridView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.targetIndexPathForMoveOfItemFromOriginalIndexPath.reportMissing(
      proposedIndexPath)
  }

  open func collectionView(
    _ collectionView: GridView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.targetIndexPathForMoveFromItemAt.reportMissing(proposedIndexPath)
  }

  // MARK: Delegate: scrolling

  open func scrollViewDidScroll(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidScroll.reportMissing()
  }

  open func scrollViewDidZoom(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidZoom.reportMissing()
  }

  open func scrollViewWillBeginDragging(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewWillBeginDragging.reportMissing()
  }

  open func scrollViewWillEndDragging(
    _ scrollView: BaseScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalMethod.scrollViewWillEndDragging.reportMissing()
  }

  open func scrollViewDidEndDragging(
    _ scrollView: BaseScrollView, willDecelerate decelerate: Bool
  ) {
    OptionalMethod.scrollViewDidEndDragging.reportMissing()
  }

  open func scrollViewWillBeginDecelerating(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewWillBeginDecelerating.reportMissing()
  }

  open func scrollViewDidEndDecelerating(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidEndDecelerating.reportMissing()
  }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidEndScrollingAnimation.reportMissing()
  }

  open func viewForZooming(in scrollView: BaseScrollView) -> BaseView? {
    OptionalMethod.viewForZooming.reportMissing(nil)
  }

  open func scrollViewWillBeginZooming(_ scrollView: BaseScrollView, with view: BaseView?) {
    OptionalMethod.scrollViewWillBeginZooming.reportMissing()
  }

  open func scrollViewDidEndZooming(
    _ scrollView: BaseScrollView, with view: BaseView?, atScale scale: CGFloat
  ) {
    OptionalMethod.scrollViewDidEndZooming.reportMissing()
  }

  open func scrollViewShouldScrollToTop(_ scrollView: BaseScrollView) -> Bool {
    OptionalMethod.scrollViewShouldScrollToTop.reportMissing(true)
  }

  open func scrollViewDidScrollToTop(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidScrollToTop.reportMissing()
  }

  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidChangeAdjustedContentInset.reportMissing()
  }
}

extension GridFault {
  package static func nibWithoutGrid(_ name: String) -> GridFault {
    GridFault(
      code: "E-75", rules: "VC-9",
      when: "The view of a controller is loaded that was made with the name of a nib.",
      message: "-[UICollectionViewController loadView] loaded the \"\(name)\" nib but didn't get a "
        + "UICollectionView.",
      advice: "There are no nib files here: make the controller with init(collectionViewLayout:), "
        + "or override loadView() and set view and collectionView.")
  }

  @MainActor package static func cellNotImplemented(_ controller: GridViewController) -> GridFault {
    GridFault(
      code: "cell-not-implemented", rules: "VC-4",
      when: "A controller counts items without overriding the method that makes their cells.",
      message: "-[\(MessageText.className(controller)) collectionView:cellForItemAtIndexPath:] "
        + "should be implemented",
      advice: "The controller is the data source of its grid and says that there are items. "
        + "Override collectionView(_:cellForItemAt:).")
  }
}
