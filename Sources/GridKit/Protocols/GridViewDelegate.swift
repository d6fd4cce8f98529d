/// The delegate of a grid, asked and told about display, selection, movement and offsets; all
/// methods are optional.
///
/// - Note: After `UICollectionViewDelegate`.
@preconcurrency @MainActor
public protocol GridViewDelegate: BaseScrollViewDelegate, GridViewInteractionDelegate {
  /// Returns whether an item may be highlighted; true if the method is absent.
  func collectionView(_ collectionView: GridView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool

  /// An item lit up under a finger, after the question above.
  func collectionView(_ collectionView: GridView, didHighlightItemAt indexPath: IndexPath)

  /// An item ceased to be lit up: the finger lifted or was taken away.
  func collectionView(_ collectionView: GridView, didUnhighlightItemAt indexPath: IndexPath)

  /// Returns whether an item may be selected; true if the method is absent.
  func collectionView(_ collectionView: GridView, shouldSelectItemAt indexPath: IndexPath) -> Bool

  /// Returns whether an item may be deselected; true if the method is absent. Asked in multiple
  /// selection only (S-22).
  func collectionView(_ collectionView: GridView, shouldDeselectItemAt indexPath: IndexPath) -> Bool

  /// A finger selected an item; a selection by program is not reported.
  func collectionView(_ collectionView: GridView, didSelectItemAt indexPath: IndexPath)

  /// A finger deselected an item; a deselection by program is not reported.
  func collectionView(_ collectionView: GridView, didDeselectItemAt indexPath: IndexPath)

  /// Returns whether an item can perform its primary action; true outside editing if the method is
  /// absent.
  func collectionView(
    _ collectionView: GridView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool

  /// Performs the primary action of an item: it alone was tapped, whatever came of its selection.
  func collectionView(
    _ collectionView: GridView, performPrimaryActionForItemAt indexPath: IndexPath)

  /// Tells the delegate that a cell is about to be added to the content (DP-2).
  func collectionView(
    _ collectionView: GridView, willDisplay cell: GridViewCell, forItemAt indexPath: IndexPath)

  /// Tells the delegate that a header, footer or other supplementary view is about to be added to
  /// the content.
  func collectionView(
    _ collectionView: GridView, willDisplaySupplementaryView view: GridReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)

  /// Tells the delegate that a cell has just left the content.
  func collectionView(
    _ collectionView: GridView, didEndDisplaying cell: GridViewCell, forItemAt indexPath: IndexPath)

  /// Tells the delegate that a header, footer or other supplementary view has just left the
  /// content.
  func collectionView(
    _ collectionView: GridView, didEndDisplayingSupplementaryView view: GridReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)

  /// Returns the transition layout; a plain one if the method is absent. Asked by interactive
  /// transitions only.
  func collectionView(
    _ collectionView: GridView, transitionLayoutForOldLayout fromLayout: GridViewLayout,
    newLayout toLayout: GridViewLayout
  ) -> GridViewTransitionLayout

  /// Returns the content offset to take instead of a proposed one. If the method is absent, the
  /// layout's answer stands.
  func collectionView(
    _ collectionView: GridView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint

  /// Returns the path to take instead of the one where the layout wants the lifted item to go.
  ///
  /// Optional: asked through the older form when absent, and the proposal stands when that is
  /// absent too.
  ///
  /// - Parameters:
  ///   - originalIndexPath: Where the item was lifted.
  ///   - currentIndexPath: The gap it hovers over now; answering it refuses the move.
  func collectionView(
    _ collectionView: GridView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// The older form, with the place where the item was lifted.
  func collectionView(
    _ collectionView: GridView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// Returns whether an item can be edited; true if the method is absent.
  func collectionView(_ collectionView: GridView, canEditItemAt indexPath: IndexPath) -> Bool

  /// Returns whether a finger may begin to select several items; false if the method is absent.
  func collectionView(
    _ collectionView: GridView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// A finger began to select several items.
  func collectionView(
    _ collectionView: GridView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// Returns whether an item can be focused. Nothing asks: no focus moves here.
  func collectionView(_ collectionView: GridView, canFocusItemAt indexPath: IndexPath) -> Bool

  /// Returns whether selecting an item follows the focus; asked only when `selectionFollowsFocus`
  /// is on.
  func collectionView(
    _ collectionView: GridView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool

  /// The finger that selected several items lifted.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: GridView)

  /// Returns the path of the item to focus first. Nothing asks: no focus moves here.
  func indexPathForPreferredFocusedView(in collectionView: GridView) -> IndexPath?
}

extension OptionalMethod {
  static let shouldHighlightItem = OptionalMethod(50)
  static let didHighlightItem = OptionalMethod(51)
  static let didUnhighlightItem = OptionalMethod(52)
  static let shouldSelectItem = OptionalMethod(53)
  static let shouldDeselectItem = OptionalMethod(54)
  static let didSelectItem = OptionalMethod(55)
  static let didDeselectItem = OptionalMethod(56)
  static let canPerformPrimaryAction = OptionalMethod(57)
  static let performPrimaryAction = OptionalMethod(58)
  static let willDisplayCell = OptionalMethod(59)
  static let willDisplaySupplementaryView = OptionalMethod(60)
  static let didEndDisplayingCell = OptionalMethod(61)
  static let didEndDisplayingSupplementaryView = OptionalMethod(62)
  static let targetContentOffset = OptionalMethod(63)
  static let targetIndexPathForMoveFromOriginal = OptionalMethod(64)
  static let targetIndexPathForMove = OptionalMethod(65)
  static let canEditItem = OptionalMethod(66)
  static let shouldBeginMultipleSelection = OptionalMethod(67)
  static let didBeginMultipleSelection = OptionalMethod(68)
  static let canFocusItem = OptionalMethod(69)
  static let selectionFollowsFocus = OptionalMethod(70)
  static let didEndMultipleSelection = OptionalMethod(71)
  static let preferredFocusedView = OptionalMethod(72)
  static let transitionLayout = OptionalMethod(100)
}

extension GridViewDelegate {
  /// The default implementation, for a delegate without the method: items light up.
  public func collectionView(_ collectionView: GridView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.shouldHighlightItem.reportMissing()
    return true
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionView(_ collectionView: GridView, didHighlightItemAt indexPath: IndexPath) {
    OptionalMethod.didHighlightItem.reportMissing()
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionView(_ collectionView: GridView, didUnhighlightItemAt indexPath: IndexPath)
  {
    OptionalMethod.didUnhighlightItem.reportMissing()
  }

  /// The default implementation, for a delegate without the method: items can be selected.
  public func collectionView(_ collectionView: GridView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.shouldSelectItem.reportMissing()
    return true
  }

  /// The default implementation, for a delegate without the method: items can be deselected.
  public func collectionView(_ collectionView: GridView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.shouldDeselectItem.reportMissing()
    return true
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionView(_ collectionView: GridView, didSelectItemAt indexPath: IndexPath) {
    OptionalMethod.didSelectItem.reportMissing()
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionView(_ collectionView: GridView, didDeselectItemAt indexPath: IndexPath) {
    OptionalMethod.didDeselectItem.reportMissing()
  }

  /// The default implementation, for a delegate without the method. The grid then decides by
  /// itself: outside editing only.
  public func collectionView(
    _ collectionView: GridView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.canPerformPrimaryAction.reportMissing()
    return true
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionView(
    _ collectionView: GridView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    OptionalMethod.performPrimaryAction.reportMissing()
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionView(
    _ collectionView: GridView, willDisplay cell: GridViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethod.willDisplayCell.reportMissing()
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionView(
    _ collectionView: GridView, willDisplaySupplementaryView view: GridReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethod.willDisplaySupplementaryView.reportMissing()
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionView(
    _ collectionView: GridView, didEndDisplaying cell: GridViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethod.didEndDisplayingCell.reportMissing()
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionView(
    _ collectionView: GridView, didEndDisplayingSupplementaryView view: GridReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethod.didEndDisplayingSupplementaryView.reportMissing()
  }

  /// The default implementation, for a delegate without the method: a plain transition layout
  /// between the two.
  public func collectionView(
    _ collectionView: GridView, transitionLayoutForOldLayout fromLayout: GridViewLayout,
    newLayout toLayout: GridViewLayout
  ) -> GridViewTransitionLayout {
    OptionalMethod.transitionLayout.reportMissing()
    return GridViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// The default implementation, for a delegate without the method: the proposed offset stands.
  public func collectionView(
    _ collectionView: GridView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalMethod.targetContentOffset.reportMissing()
    return proposedContentOffset
  }

  /// The default implementation, for a delegate without the method. The grid then asks the older
  /// form.
  public func collectionView(
    _ collectionView: GridView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.targetIndexPathForMoveFromOriginal.reportMissing()
    return proposedIndexPath
  }

  /// The default implementation, for a delegate without the method: the proposed place stands.
  public func collectionView(
    _ collectionView: GridView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.targetIndexPathForMove.reportMissing()
    return proposedIndexPath
  }

  /// The default implementation, for a delegate without the method: items can be edited.
  public func collectionView(_ collectionView: GridView, canEditItemAt indexPath: IndexPath) -> Bool
  {
    OptionalMethod.canEditItem.reportMissing()
    return true
  }

  /// The default implementation, for a delegate without the method: a finger does not select
  /// several items.
  public func collectionView(
    _ collectionView: GridView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.shouldBeginMultipleSelection.reportMissing()
    return false
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionView(
    _ collectionView: GridView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalMethod.didBeginMultipleSelection.reportMissing()
  }

  /// The default implementation, for a delegate without the method: true; nothing asks.
  public func collectionView(_ collectionView: GridView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.canFocusItem.reportMissing()
    return true
  }

  /// The default implementation, for a delegate without the method: true; nothing asks.
  public func collectionView(
    _ collectionView: GridView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.selectionFollowsFocus.reportMissing()
    return true
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: GridView) {
    OptionalMethod.didEndMultipleSelection.reportMissing()
  }

  /// The default implementation, for a delegate without the method: no item.
  public func indexPathForPreferredFocusedView(in collectionView: GridView) -> IndexPath? {
    OptionalMethod.preferredFocusedView.reportMissing()
    return nil
  }
}
