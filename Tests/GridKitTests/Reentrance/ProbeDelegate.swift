import GridKit

/// A delegate that reports every message and question, and answers as if it were not there.
final class ProbeDelegate: NSObject, GridViewDelegateFlowLayout {
  unowned let stage: ReentranceStage
  /// Whether two fingers may select several items.
  var selectsSeveral = false

  init(_ stage: ReentranceStage) {
    self.stage = stage
  }

  private func call(_ owner: String = "GridViewDelegate", _ function: String = #function) {
    stage.call(owner, function)
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: BaseScrollView) {
    call("BaseScrollViewDelegate")
  }

  func scrollViewWillBeginDragging(_ scrollView: BaseScrollView) {
    call("BaseScrollViewDelegate")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: BaseScrollView) {
    call("BaseScrollViewDelegate")
  }

  func scrollViewDidEndDecelerating(_ scrollView: BaseScrollView) {
    call("BaseScrollViewDelegate")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: BaseScrollView) {
    call("BaseScrollViewDelegate")
  }

  func scrollViewDidScrollToTop(_ scrollView: BaseScrollView) {
    call("BaseScrollViewDelegate")
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: BaseScrollView) {
    call("BaseScrollViewDelegate")
  }

  func scrollViewWillEndDragging(
    _ scrollView: BaseScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    call("BaseScrollViewDelegate")
  }

  func scrollViewDidEndDragging(_ scrollView: BaseScrollView, willDecelerate decelerate: Bool) {
    call("BaseScrollViewDelegate")
  }

  func scrollViewShouldScrollToTop(_ scrollView: BaseScrollView) -> Bool {
    call("BaseScrollViewDelegate")
    return true
  }

  // MARK: Selection

  func collectionView(_ collectionView: GridView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  {
    call()
    return true
  }

  func collectionView(_ collectionView: GridView, didHighlightItemAt indexPath: IndexPath) {
    call()
  }

  func collectionView(_ collectionView: GridView, didUnhighlightItemAt indexPath: IndexPath) {
    call()
  }

  func collectionView(_ collectionView: GridView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    call()
    return true
  }

  func collectionView(_ collectionView: GridView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  {
    call()
    return true
  }

  func collectionView(_ collectionView: GridView, didSelectItemAt indexPath: IndexPath) {
    call()
  }

  func collectionView(_ collectionView: GridView, didDeselectItemAt indexPath: IndexPath) {
    call()
  }

  func collectionView(
    _ collectionView: GridView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    call()
    return true
  }

  func collectionView(
    _ collectionView: GridView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    call()
  }

  func collectionView(
    _ collectionView: GridView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    call()
    return selectsSeveral
  }

  func collectionView(
    _ collectionView: GridView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    call()
  }

  func collectionView(_ collectionView: GridView, canEditItemAt indexPath: IndexPath) -> Bool {
    call()
    return true
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: GridView) {
    call()
  }

  // MARK: Display

  func collectionView(
    _ collectionView: GridView, willDisplay cell: GridViewCell, forItemAt indexPath: IndexPath
  ) {
    call()
  }

  func collectionView(
    _ collectionView: GridView, willDisplaySupplementaryView view: GridReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    call()
  }

  func collectionView(
    _ collectionView: GridView, didEndDisplaying cell: GridViewCell, forItemAt indexPath: IndexPath
  ) {
    call()
  }

  func collectionView(
    _ collectionView: GridView, didEndDisplayingSupplementaryView view: GridReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    call()
  }

  // MARK: Changes

  func collectionView(
    _ collectionView: GridView, transitionLayoutForOldLayout fromLayout: GridViewLayout,
    newLayout toLayout: GridViewLayout
  ) -> GridViewTransitionLayout {
    call()
    return GridViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  func collectionView(
    _ collectionView: GridView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    call()
    return proposedContentOffset
  }

  func collectionView(
    _ collectionView: GridView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    call()
    return proposedIndexPath
  }

  // MARK: Flow layouts

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    call("GridViewDelegateFlowLayout")
    return stage.itemSize
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    insetForSectionAt section: Int
  ) -> GridEdgeInsets {
    call("GridViewDelegateFlowLayout")
    return .zero
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    call("GridViewDelegateFlowLayout")
    return 8
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    call("GridViewDelegateFlowLayout")
    return 4
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    call("GridViewDelegateFlowLayout")
    return CGSize(width: 300, height: 20)
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    call("GridViewDelegateFlowLayout")
    return .zero
  }
}
