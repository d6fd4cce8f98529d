/// The delegate of a grid for display, selection, movement and content offsets. All methods are
/// optional.
///
/// - Note: After `UICollectionViewDelegate`.
@preconcurrency @MainActor
public protocol GridViewDelegate: BaseScrollViewDelegate, GridViewInteractionDelegate {
  /// Returns whether an item may be highlighted; true if the method is absent.
  func collectionView(_ collectionView: GridView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool

  /// Tells the delegate that a touch highlighted an item, after `shouldHighlightItemAt`.
  func collectionView(_ collectionView: GridView, didHighlightItemAt indexPath: IndexPath)

  /// Tells the delegate that an item is no longer highlighted, because the finger lifted or the
  /// touch was cancelled.
  func collectionView(_ collectionView: GridView, didUnhighlightItemAt indexPath: IndexPath)

  /// Returns whether an item may be selected; true if the method is absent.
  func collectionView(_ collectionView: GridView, shouldSelectItemAt indexPath: IndexPath) -> Bool

  /// Returns whether an item may be deselected; true if the method is absent. The grid calls the
  /// method in multiple selection only (S-22).
  func collectionView(_ collectionView: GridView, shouldDeselectItemAt indexPath: IndexPath) -> Bool

  /// Tells the delegate that a finger selected an item. A selection by code is not reported.
  func collectionView(_ collectionView: GridView, didSelectItemAt indexPath: IndexPath)

  /// Tells the delegate that a finger deselected an item. A deselection by code is not reported.
  func collectionView(_ collectionView: GridView, didDeselectItemAt indexPath: IndexPath)

  /// Returns whether an item can perform its primary action. If the method is absent, items can
  /// perform it outside editing only.
  func collectionView(
    _ collectionView: GridView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool

  /// Performs the primary action of an item after a tap. In multiple selection, the method is
  /// called only if no other item is selected. The answer to `shouldSelectItemAt` does not matter.
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

  /// Returns the layout of an interactive transition. If the method is absent, the transition uses
  /// a plain `GridViewTransitionLayout`. Only interactive transitions call the method.
  func collectionView(
    _ collectionView: GridView, transitionLayoutForOldLayout fromLayout: GridViewLayout,
    newLayout toLayout: GridViewLayout
  ) -> GridViewTransitionLayout

  /// Returns the content offset to use instead of the proposed offset. If the method is absent, the
  /// grid uses the offset that the layout returned.
  func collectionView(
    _ collectionView: GridView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint

  /// Returns the index path to which a lifted item moves, instead of the one that the layout
  /// proposes.
  ///
  /// The method is optional. If it is absent, the grid calls the older method below. If both
  /// methods are absent, the grid uses the proposed index path.
  ///
  /// - Parameters:
  ///   - originalIndexPath: The index path at which the item was lifted.
  ///   - currentIndexPath: The index path of the gap under the item now. The delegate refuses the
  ///     move by returning this index path.
  func collectionView(
    _ collectionView: GridView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// Returns the index path to which a lifted item moves. This older method gets the place where
  /// the item was lifted, but not the place where the item hovers now.
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

  /// Tells the delegate that a finger began to select several items.
  func collectionView(
    _ collectionView: GridView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// Returns whether an item can be focused. The method is never called, because GridKit does not
  /// move the focus.
  func collectionView(_ collectionView: GridView, canFocusItemAt indexPath: IndexPath) -> Bool

  /// Returns whether an item is selected when the focus comes to it. The method is never called,
  /// because GridKit does not move the focus.
  func collectionView(
    _ collectionView: GridView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool

  /// Tells the delegate that a finger has finished selecting several items and has lifted.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: GridView)

  /// Returns the index path of the item to focus first. The method is never called, because GridKit
  /// does not move the focus.
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
  /// Returns true. This is the default implementation, for a delegate without the method.
  public func collectionView(_ collectionView: GridView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.shouldHighlightItem.reportMissing()
    return true
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(_ collectionView: GridView, didHighlightItemAt indexPath: IndexPath) {
    OptionalMethod.didHighlightItem.reportMissing()
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(_ collectionView: GridView, didUnhighlightItemAt indexPath: IndexPath)
  {
    OptionalMethod.didUnhighlightItem.reportMissing()
  }

  /// Returns true. This is the default implementation, for a delegate without the method.
  public func collectionView(_ collectionView: GridView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.shouldSelectItem.reportMissing()
    return true
  }

  /// Returns true. This is the default implementation, for a delegate without the method.
  public func collectionView(_ collectionView: GridView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.shouldDeselectItem.reportMissing()
    return true
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(_ collectionView: GridView, didSelectItemAt indexPath: IndexPath) {
    OptionalMethod.didSelectItem.reportMissing()
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(_ collectionView: GridView, didDeselectItemAt indexPath: IndexPath) {
    OptionalMethod.didDeselectItem.reportMissing()
  }

  /// Returns true. This is the default implementation, for a delegate without the method. The grid
  /// then allows the primary action outside editing only.
  public func collectionView(
    _ collectionView: GridView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.canPerformPrimaryAction.reportMissing()
    return true
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(
    _ collectionView: GridView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    OptionalMethod.performPrimaryAction.reportMissing()
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(
    _ collectionView: GridView, willDisplay cell: GridViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethod.willDisplayCell.reportMissing()
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(
    _ collectionView: GridView, willDisplaySupplementaryView view: GridReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethod.willDisplaySupplementaryView.reportMissing()
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(
    _ collectionView: GridView, didEndDisplaying cell: GridViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethod.didEndDisplayingCell.reportMissing()
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(
    _ collectionView: GridView, didEndDisplayingSupplementaryView view: GridReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethod.didEndDisplayingSupplementaryView.reportMissing()
  }

  /// Returns a plain transition layout between the two layouts. This is the default implementation,
  /// for a delegate without the method.
  public func collectionView(
    _ collectionView: GridView, transitionLayoutForOldLayout fromLayout: GridViewLayout,
    newLayout toLayout: GridViewLayout
  ) -> GridViewTransitionLayout {
    OptionalMethod.transitionLayout.reportMissing()
    return GridViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Returns the proposed offset. This is the default implementation, for a delegate without the
  /// method.
  public func collectionView(
    _ collectionView: GridView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalMethod.targetContentOffset.reportMissing()
    return proposedContentOffset
  }

  /// Returns the proposed index path. This is the default implementation, for a delegate without
  /// the method. The grid then calls the older method.
  public func collectionView(
    _ collectionView: GridView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.targetIndexPathForMoveFromOriginal.reportMissing()
    return proposedIndexPath
  }

  /// Returns the proposed index path. This is the default implementation, for a delegate without
  /// the method.
  public func collectionView(
    _ collectionView: GridView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.targetIndexPathForMove.reportMissing()
    return proposedIndexPath
  }

  /// Returns true. This is the default implementation, for a delegate without the method.
  public func collectionView(_ collectionView: GridView, canEditItemAt indexPath: IndexPath) -> Bool
  {
    OptionalMethod.canEditItem.reportMissing()
    return true
  }

  /// Returns false. This is the default implementation, for a delegate without the method.
  public func collectionView(
    _ collectionView: GridView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.shouldBeginMultipleSelection.reportMissing()
    return false
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(
    _ collectionView: GridView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalMethod.didBeginMultipleSelection.reportMissing()
  }

  /// Returns true. This is the default implementation, for a delegate without the method. The grid
  /// never calls the method.
  public func collectionView(_ collectionView: GridView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.canFocusItem.reportMissing()
    return true
  }

  /// Returns true. This is the default implementation, for a delegate without the method. The grid
  /// never calls the method.
  public func collectionView(
    _ collectionView: GridView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.selectionFollowsFocus.reportMissing()
    return true
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: GridView) {
    OptionalMethod.didEndMultipleSelection.reportMissing()
  }

  /// Returns nil. This is the default implementation, for a delegate without the method.
  public func indexPathForPreferredFocusedView(in collectionView: GridView) -> IndexPath? {
    OptionalMethod.preferredFocusedView.reportMissing()
    return nil
  }
}
