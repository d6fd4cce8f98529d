/// An optional method of a protocol. The default body of the method reports with `reportMissing()`
/// that it ran.
///
/// Swift has no optional requirements without Objective-C. A missing method is found by calling
/// it: the default body reports itself, and `ifImplemented` turns the report into nil.
///
/// `OptionalCaller` traces a method under the name of its case.
enum OptionalMethod: UInt8 {
  // `BaseScrollViewDelegate`
  case scrollViewDidScroll, scrollViewDidZoom, scrollViewWillBeginDragging,
    scrollViewWillEndDragging, scrollViewDidEndDragging, scrollViewWillBeginDecelerating,
    scrollViewDidEndDecelerating, scrollViewDidEndScrollingAnimation, viewForZooming,
    scrollViewWillBeginZooming, scrollViewDidEndZooming, scrollViewShouldScrollToTop,
    scrollViewDidScrollToTop, scrollViewDidChangeAdjustedContentInset

  // `GridViewDataSource` and `GridViewDataSourcePrefetching`
  case numberOfSections, viewForSupplementaryElementOfKind, canMoveItemAt, moveItemAt, indexTitles,
    indexPathForIndexTitle, cancelPrefetchingForItemsAt

  // `GridViewDelegate`
  case shouldHighlightItemAt, didHighlightItemAt, didUnhighlightItemAt, shouldSelectItemAt,
    shouldDeselectItemAt, didSelectItemAt, didDeselectItemAt, canPerformPrimaryActionForItemAt,
    performPrimaryActionForItemAt, willDisplay, willDisplaySupplementaryView, didEndDisplaying,
    didEndDisplayingSupplementaryView, targetContentOffsetForProposedContentOffset,
    targetIndexPathForMoveOfItemFromOriginalIndexPath, targetIndexPathForMoveFromItemAt,
    canEditItemAt, shouldBeginMultipleSelectionInteractionAt,
    didBeginMultipleSelectionInteractionAt, canFocusItemAt, selectionFollowsFocusForItemAt,
    collectionViewDidEndMultipleSelectionInteraction, indexPathForPreferredFocusedView,
    transitionLayoutForOldLayout

  // `GridViewDelegateFlowLayout`
  case sizeForItem, insetForSection, minimumLineSpacing, minimumInteritemSpacing,
    referenceSizeForHeader, referenceSizeForFooter

  // `GridViewInteractionDelegate`
  case shouldSpringLoadItemAt, shouldUpdateFocusIn, didUpdateFocusIn,
    contextMenuConfigurationForItemsAt, highlightPreviewForItemAt, dismissalPreviewForItemAt,
    contextMenuConfigurationForItemAt, previewForHighlightingContextMenuWithConfiguration,
    previewForDismissingContextMenuWithConfiguration, willPerformPreviewActionForMenuWith,
    willDisplayContextMenu, willEndContextMenuInteraction, sceneActivationConfigurationForItemAt,
    shouldShowMenuForItemAt, canPerformAction, performAction

  // `GridViewDragDelegate`
  case itemsForAddingTo, dragPreviewParametersForItemAt, dragSessionWillBegin, dragSessionDidEnd,
    dragSessionAllowsMoveOperation, dragSessionIsRestrictedToDraggingApplication

  // `GridViewDropDelegate`
  case canHandle, dropSessionDidEnter, dropSessionDidUpdate, dropSessionDidExit, dropSessionDidEnd,
    dropPreviewParametersForItemAt

  /// The method whose default body ran last inside the innermost `ifImplemented`.
  @MainActor private static var reported: OptionalMethod?

  /// Reports that the default body of the method ran. Returns the answer of the body.
  @MainActor func reportMissing<Answer>(_ answer: Answer = ()) -> Answer {
    OptionalMethod.reported = self
    return answer
  }

  /// Runs a call of this method. Returns nil if the default body ran.
  ///
  /// Each call has a report of its own. So a delegate may call other optional methods in its
  /// implementation of this method, and the implementation is still found.
  @MainActor
  func ifImplemented<Result>(_ call: () -> Result) -> Result? {
    let outer = OptionalMethod.reported
    OptionalMethod.reported = nil
    defer { OptionalMethod.reported = outer }
    let result = call()
    return OptionalMethod.reported == self ? nil : result
  }
}
