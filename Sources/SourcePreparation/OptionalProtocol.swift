/// A protocol of UIKit with methods that a class may leave out.
struct OptionalProtocol {
  var name: String
  /// The protocol that this protocol refines.
  var refined: String?
  /// The names of the methods, such as `name(label:)`, one in each line.
  private var list: String

  init(_ name: String, refining refined: String? = nil, _ list: String) {
    self.name = name
    self.refined = refined
    self.list = list
  }

  var methods: Set<String> { Set(list.split(separator: "\n").map(String.init)) }

  /// The UIKit protocols with optional methods that classes of an app conform to.
  static let all: [OptionalProtocol] = [
    OptionalProtocol(
      "UIScrollViewDelegate",
      """
      scrollViewDidChangeAdjustedContentInset(_:)
      scrollViewDidEndDecelerating(_:)
      scrollViewDidEndDragging(_:willDecelerate:)
      scrollViewDidEndScrollingAnimation(_:)
      scrollViewDidEndZooming(_:with:atScale:)
      scrollViewDidScroll(_:)
      scrollViewDidScrollToTop(_:)
      scrollViewDidZoom(_:)
      scrollViewShouldScrollToTop(_:)
      scrollViewWillBeginDecelerating(_:)
      scrollViewWillBeginDragging(_:)
      scrollViewWillBeginZooming(_:with:)
      scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
      viewForZooming(in:)
      """),
    OptionalProtocol(
      "UICollectionViewDelegate", refining: "UIScrollViewDelegate",
      """
      collectionView(_:canEditItemAt:)
      collectionView(_:canFocusItemAt:)
      collectionView(_:canPerformAction:forItemAt:withSender:)
      collectionView(_:canPerformPrimaryActionForItemAt:)
      collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
      collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
      collectionView(_:contextMenuConfigurationForItemAt:point:)
      collectionView(_:contextMenuConfigurationForItemsAt:point:)
      collectionView(_:didBeginMultipleSelectionInteractionAt:)
      collectionView(_:didDeselectItemAt:)
      collectionView(_:didEndDisplaying:forItemAt:)
      collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
      collectionView(_:didHighlightItemAt:)
      collectionView(_:didSelectItemAt:)
      collectionView(_:didUnhighlightItemAt:)
      collectionView(_:didUpdateFocusIn:with:)
      collectionView(_:performAction:forItemAt:withSender:)
      collectionView(_:performPrimaryActionForItemAt:)
      collectionView(_:previewForDismissingContextMenuWithConfiguration:)
      collectionView(_:previewForHighlightingContextMenuWithConfiguration:)
      collectionView(_:sceneActivationConfigurationForItemAt:point:)
      collectionView(_:selectionFollowsFocusForItemAt:)
      collectionView(_:shouldBeginMultipleSelectionInteractionAt:)
      collectionView(_:shouldDeselectItemAt:)
      collectionView(_:shouldHighlightItemAt:)
      collectionView(_:shouldSelectItemAt:)
      collectionView(_:shouldShowMenuForItemAt:)
      collectionView(_:shouldSpringLoadItemAt:with:)
      collectionView(_:shouldUpdateFocusIn:)
      collectionView(_:targetContentOffsetForProposedContentOffset:)
      collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
      collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:\
      atCurrentIndexPath:toProposedIndexPath:)
      collectionView(_:transitionLayoutForOldLayout:newLayout:)
      collectionView(_:willDisplay:forItemAt:)
      collectionView(_:willDisplayContextMenu:animator:)
      collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
      collectionView(_:willEndContextMenuInteraction:animator:)
      collectionView(_:willPerformPreviewActionForMenuWith:animator:)
      collectionViewDidEndMultipleSelectionInteraction(_:)
      indexPathForPreferredFocusedView(in:)
      """),
    OptionalProtocol(
      "UICollectionViewDelegateFlowLayout", refining: "UICollectionViewDelegate",
      """
      collectionView(_:layout:insetForSectionAt:)
      collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
      collectionView(_:layout:minimumLineSpacingForSectionAt:)
      collectionView(_:layout:referenceSizeForFooterInSection:)
      collectionView(_:layout:referenceSizeForHeaderInSection:)
      collectionView(_:layout:sizeForItemAt:)
      """),
    OptionalProtocol(
      "UICollectionViewDataSource",
      """
      collectionView(_:canMoveItemAt:)
      collectionView(_:indexPathForIndexTitle:at:)
      collectionView(_:moveItemAt:to:)
      collectionView(_:viewForSupplementaryElementOfKind:at:)
      indexTitles(for:)
      numberOfSections(in:)
      """),
    OptionalProtocol(
      "UICollectionViewDataSourcePrefetching",
      """
      collectionView(_:cancelPrefetchingForItemsAt:)
      """),
    OptionalProtocol(
      "UICollectionViewDragDelegate",
      """
      collectionView(_:dragPreviewParametersForItemAt:)
      collectionView(_:dragSessionAllowsMoveOperation:)
      collectionView(_:dragSessionDidEnd:)
      collectionView(_:dragSessionIsRestrictedToDraggingApplication:)
      collectionView(_:dragSessionWillBegin:)
      collectionView(_:itemsForAddingTo:at:point:)
      """),
    OptionalProtocol(
      "UICollectionViewDropDelegate",
      """
      collectionView(_:canHandle:)
      collectionView(_:dropPreviewParametersForItemAt:)
      collectionView(_:dropSessionDidEnd:)
      collectionView(_:dropSessionDidEnter:)
      collectionView(_:dropSessionDidExit:)
      collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
      """),
    OptionalProtocol(
      "UIGestureRecognizerDelegate",
      """
      gestureRecognizer(_:shouldBeRequiredToFailBy:)
      gestureRecognizer(_:shouldReceive:)
      gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
      gestureRecognizer(_:shouldRequireFailureOf:)
      gestureRecognizerShouldBegin(_:)
      """),
    OptionalProtocol(
      "UISearchBarDelegate",
      """
      searchBar(_:selectedScopeButtonIndexDidChange:)
      searchBar(_:shouldChangeTextIn:replacementText:)
      searchBar(_:textDidChange:)
      searchBarCancelButtonClicked(_:)
      searchBarSearchButtonClicked(_:)
      searchBarShouldBeginEditing(_:)
      searchBarShouldEndEditing(_:)
      searchBarTextDidBeginEditing(_:)
      searchBarTextDidEndEditing(_:)
      """),
    OptionalProtocol(
      "UITextFieldDelegate",
      """
      textField(_:shouldChangeCharactersIn:replacementString:)
      textFieldDidBeginEditing(_:)
      textFieldDidChangeSelection(_:)
      textFieldDidEndEditing(_:)
      textFieldDidEndEditing(_:reason:)
      textFieldShouldBeginEditing(_:)
      textFieldShouldClear(_:)
      textFieldShouldEndEditing(_:)
      textFieldShouldReturn(_:)
      """),
    OptionalProtocol(
      "UITextViewDelegate", refining: "UIScrollViewDelegate",
      """
      textView(_:shouldChangeTextIn:replacementText:)
      textViewDidBeginEditing(_:)
      textViewDidChange(_:)
      textViewDidChangeSelection(_:)
      textViewDidEndEditing(_:)
      textViewShouldBeginEditing(_:)
      textViewShouldEndEditing(_:)
      """),
    OptionalProtocol(
      "UISearchControllerDelegate",
      """
      didDismissSearchController(_:)
      didPresentSearchController(_:)
      willDismissSearchController(_:)
      willPresentSearchController(_:)
      """),
    OptionalProtocol(
      "UINavigationControllerDelegate",
      """
      navigationController(_:didShow:animated:)
      navigationController(_:willShow:animated:)
      """),
  ]
}
