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

extension GridViewDelegate {
  /// Returns true. This is the default implementation, for a delegate without the method.
  public func collectionView(_ collectionView: GridView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.shouldHighlightItemAt.reportMissing(true)
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(_ collectionView: GridView, didHighlightItemAt indexPath: IndexPath) {
    OptionalMethod.didHighlightItemAt.reportMissing()
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(_ collectionView: GridView, didUnhighlightItemAt indexPath: IndexPath)
  {
    OptionalMethod.didUnhighlightItemAt.reportMissing()
  }

  /// Returns true. This is the default implementation, for a delegate without the method.
  public func collectionView(_ collectionView: GridView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.shouldSelectItemAt.reportMissing(true)
  }

  /// Returns true. This is the default implementation, for a delegate without the method.
  public func collectionView(_ collectionView: GridView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.shouldDeselectItemAt.reportMissing(true)
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(_ collectionView: GridView, didSelectItemAt indexPath: IndexPath) {
    OptionalMethod.didSelectItemAt.reportMissing()
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(_ collectionView: GridView, didDeselectItemAt indexPath: IndexPath) {
    OptionalMethod.didDeselectItemAt.reportMissing()
  }

  /// Returns true. This is the default implementation, for a delegate without the method. The grid
  /// then allows the primary action outside editing only.
  public func collectionView(
    _ collectionView: GridView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.canPerformPrimaryActionForItemAt.reportMissing(true)
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(
    _ collectionView: GridView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    OptionalMethod.performPrimaryActionForItemAt.reportMissing()
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(
    _ collectionView: GridView, willDisplay cell: GridViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethod.willDisplay.reportMissing()
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
    OptionalMethod.didEndDisplaying.reportMissing()
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
    OptionalMethod.transitionLayoutForOldLayout.reportMissing(
      GridViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
  }

  /// Returns the proposed offset. This is the default implementation, for a delegate without the
  /// method.
  public func collectionView(
    _ collectionView: GridView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalMethod.targetContentOffsetForProposedContentOffset.reportMissing(proposedContentOffset)
  }

  /// Returns the proposed index path. This is the default implementation, for a delegate without
  /// the method. The grid then calls the older method.
  public func collectionView(
    _ collectionView: GridView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.targetIndexPathForMoveOfItemFromOriginalIndexPath.reportMissing(
      proposedIndexPath)
  }

  /// Returns the proposed index path. This is the default implementation, for a delegate without
  /// the method.
  public func collectionView(
    _ collectionView: GridView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.targetIndexPathForMoveFromItemAt.reportMissing(proposedIndexPath)
  }

  /// Returns true. This is the default implementation, for a delegate without the method.
  public func collectionView(_ collectionView: GridView, canEditItemAt indexPath: IndexPath) -> Bool
  {
    OptionalMethod.canEditItemAt.reportMissing(true)
  }

  /// Returns false. This is the default implementation, for a delegate without the method.
  public func collectionView(
    _ collectionView: GridView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.shouldBeginMultipleSelectionInteractionAt.reportMissing(false)
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionView(
    _ collectionView: GridView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalMethod.didBeginMultipleSelectionInteractionAt.reportMissing()
  }

  /// Returns true. This is the default implementation, for a delegate without the method. The grid
  /// never calls the method.
  public func collectionView(_ collectionView: GridView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.canFocusItemAt.reportMissing(true)
  }

  /// Returns true. This is the default implementation, for a delegate without the method. The grid
  /// never calls the method.
  public func collectionView(
    _ collectionView: GridView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.selectionFollowsFocusForItemAt.reportMissing(true)
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: GridView) {
    OptionalMethod.collectionViewDidEndMultipleSelectionInteraction.reportMissing()
  }

  /// Returns nil. This is the default implementation, for a delegate without the method.
  public func indexPathForPreferredFocusedView(in collectionView: GridView) -> IndexPath? {
    OptionalMethod.indexPathForPreferredFocusedView.reportMissing(nil)
  }
}
