import Foundation
import GridKit

/// A delegate with a closure for each method. A method whose closure is nil looks missing: the grid
/// neither traces nor counts a call of it.
///
/// The methods about zooming, focus, menus and spring loading are absent.
@MainActor
package final class SpyDelegate: GridViewDelegateFlowLayout {
  package typealias Report = @MainActor (GridView, IndexPath) -> Void
  package typealias Question = @MainActor (GridView, IndexPath) -> Bool
  package typealias ScrollReport = @MainActor (BaseScrollView) -> Void

  // Scrolling
  package var didScroll: ScrollReport?
  package var willBeginDragging: ScrollReport?
  package var willEndDragging:
    (@MainActor (BaseScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void)?
  package var didEndDragging: (@MainActor (BaseScrollView, Bool) -> Void)?
  package var willBeginDecelerating: ScrollReport?
  package var didEndDecelerating: ScrollReport?
  package var didEndScrollingAnimation: ScrollReport?
  package var shouldScrollToTop: (@MainActor (BaseScrollView) -> Bool)?
  package var didScrollToTop: ScrollReport?
  package var didChangeAdjustedContentInset: ScrollReport?

  // Highlight and selection
  package var shouldHighlightItemAt: Question?
  package var didHighlightItemAt: Report?
  package var didUnhighlightItemAt: Report?
  package var shouldSelectItemAt: Question?
  package var shouldDeselectItemAt: Question?
  package var didSelectItemAt: Report?
  package var didDeselectItemAt: Report?
  package var canPerformPrimaryActionForItemAt: Question?
  package var performPrimaryActionForItemAt: Report?
  package var canEditItemAt: Question?
  package var shouldBeginMultipleSelectionInteractionAt: Question?
  package var didBeginMultipleSelectionInteractionAt: Report?
  package var didEndMultipleSelectionInteraction: (@MainActor (GridView) -> Void)?

  // Display
  package var willDisplay: (@MainActor (GridView, GridViewCell, IndexPath) -> Void)?
  package var didEndDisplaying: (@MainActor (GridView, GridViewCell, IndexPath) -> Void)?
  package var willDisplaySupplementaryView:
    (@MainActor (GridView, GridReusableView, String, IndexPath) -> Void)?
  package var didEndDisplayingSupplementaryView:
    (@MainActor (GridView, GridReusableView, String, IndexPath) -> Void)?

  // Transitions, offsets and movement
  package var transitionLayout:
    (@MainActor (GridView, GridViewLayout, GridViewLayout) -> GridViewTransitionLayout)?
  package var targetContentOffset: (@MainActor (GridView, CGPoint) -> CGPoint)?
  /// Gets the original, the current and the proposed index path.
  package var targetIndexPath:
    (@MainActor (GridView, IndexPath, IndexPath, IndexPath) -> IndexPath)?

  // Flow layouts
  package var sizeForItemAt: (@MainActor (GridView, GridViewLayout, IndexPath) -> CGSize)?
  package var insetForSectionAt: (@MainActor (GridView, GridViewLayout, Int) -> GridEdgeInsets)?
  package var minimumLineSpacing: (@MainActor (GridView, GridViewLayout, Int) -> CGFloat)?
  package var minimumInteritemSpacing: (@MainActor (GridView, GridViewLayout, Int) -> CGFloat)?
  package var referenceSizeForHeader: (@MainActor (GridView, GridViewLayout, Int) -> CGSize)?
  package var referenceSizeForFooter: (@MainActor (GridView, GridViewLayout, Int) -> CGSize)?

  private let silent = SilentDelegate()

  /// Makes a delegate that lacks all methods.
  package init(_ configure: @MainActor (SpyDelegate) -> Void = { _ in }) { configure(self) }

  /// Adds the methods about the display of cells. Each calls `body` with `+` or `-` and the index
  /// path.
  package func hearDisplay(
    _ body: @escaping @MainActor (String, IndexPath) -> Void = { _, _ in }
  ) {
    willDisplay = { body("+", $2) }
    didEndDisplaying = { body("-", $2) }
  }

  /// Adds the methods about scrolling. Each calls `body` with its name.
  package func hearScrolling(
    _ body: @escaping @MainActor (String, BaseScrollView) -> Void = { _, _ in }
  ) {
    didScroll = { body("didScroll", $0) }
    willBeginDragging = { body("willBeginDragging", $0) }
    willEndDragging = { view, _, _ in body("willEndDragging", view) }
    didEndDragging = { view, _ in body("didEndDragging", view) }
    willBeginDecelerating = { body("willBeginDecelerating", $0) }
    didEndDecelerating = { body("didEndDecelerating", $0) }
    didEndScrollingAnimation = { body("didEndScrollingAnimation", $0) }
    didScrollToTop = { body("didScrollToTop", $0) }
  }
}

/// A delegate without methods. Its default bodies report that they are missing.
private final class SilentDelegate: GridViewDelegateFlowLayout {}

extension SpyDelegate {
  package func scrollViewDidScroll(_ view: BaseScrollView) {
    (didScroll ?? silent.scrollViewDidScroll(_:))(view)
  }

  package func scrollViewWillBeginDragging(_ view: BaseScrollView) {
    (willBeginDragging ?? silent.scrollViewWillBeginDragging(_:))(view)
  }

  package func scrollViewWillBeginDecelerating(_ view: BaseScrollView) {
    (willBeginDecelerating ?? silent.scrollViewWillBeginDecelerating(_:))(view)
  }

  package func scrollViewDidEndDecelerating(_ view: BaseScrollView) {
    (didEndDecelerating ?? silent.scrollViewDidEndDecelerating(_:))(view)
  }

  package func scrollViewDidEndScrollingAnimation(_ view: BaseScrollView) {
    (didEndScrollingAnimation ?? silent.scrollViewDidEndScrollingAnimation(_:))(view)
  }

  package func scrollViewDidScrollToTop(_ view: BaseScrollView) {
    (didScrollToTop ?? silent.scrollViewDidScrollToTop(_:))(view)
  }

  package func scrollViewDidChangeAdjustedContentInset(_ view: BaseScrollView) {
    (didChangeAdjustedContentInset
      ?? silent.scrollViewDidChangeAdjustedContentInset(_:))(view)
  }

  package func scrollViewShouldScrollToTop(_ view: BaseScrollView) -> Bool {
    (shouldScrollToTop ?? silent.scrollViewShouldScrollToTop(_:))(view)
  }

  package func scrollViewWillEndDragging(
    _ view: BaseScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    (willEndDragging
      ?? silent.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:))(
        view, velocity, targetContentOffset)
  }

  package func scrollViewDidEndDragging(_ view: BaseScrollView, willDecelerate: Bool) {
    (didEndDragging
      ?? silent.scrollViewDidEndDragging(_:willDecelerate:))(view, willDecelerate)
  }

  package func collectionView(_ grid: GridView, didHighlightItemAt path: IndexPath) {
    (didHighlightItemAt ?? silent.collectionView(_:didHighlightItemAt:))(grid, path)
  }

  package func collectionView(_ grid: GridView, didUnhighlightItemAt path: IndexPath) {
    (didUnhighlightItemAt ?? silent.collectionView(_:didUnhighlightItemAt:))(grid, path)
  }

  package func collectionView(_ grid: GridView, didSelectItemAt path: IndexPath) {
    (didSelectItemAt ?? silent.collectionView(_:didSelectItemAt:))(grid, path)
  }

  package func collectionView(_ grid: GridView, didDeselectItemAt path: IndexPath) {
    (didDeselectItemAt ?? silent.collectionView(_:didDeselectItemAt:))(grid, path)
  }

  package func collectionView(_ grid: GridView, performPrimaryActionForItemAt path: IndexPath) {
    (performPrimaryActionForItemAt
      ?? silent.collectionView(_:performPrimaryActionForItemAt:))(grid, path)
  }

  package func collectionView(
    _ grid: GridView, didBeginMultipleSelectionInteractionAt path: IndexPath
  ) {
    (didBeginMultipleSelectionInteractionAt
      ?? silent.collectionView(_:didBeginMultipleSelectionInteractionAt:))(grid, path)
  }

  package func collectionView(_ grid: GridView, shouldHighlightItemAt path: IndexPath) -> Bool {
    (shouldHighlightItemAt ?? silent.collectionView(_:shouldHighlightItemAt:))(grid, path)
  }

  package func collectionView(_ grid: GridView, shouldSelectItemAt path: IndexPath) -> Bool {
    (shouldSelectItemAt ?? silent.collectionView(_:shouldSelectItemAt:))(grid, path)
  }

  package func collectionView(_ grid: GridView, shouldDeselectItemAt path: IndexPath) -> Bool {
    (shouldDeselectItemAt ?? silent.collectionView(_:shouldDeselectItemAt:))(grid, path)
  }

  package func collectionView(
    _ grid: GridView, canPerformPrimaryActionForItemAt path: IndexPath
  ) -> Bool {
    (canPerformPrimaryActionForItemAt
      ?? silent.collectionView(_:canPerformPrimaryActionForItemAt:))(grid, path)
  }

  package func collectionView(_ grid: GridView, canEditItemAt path: IndexPath) -> Bool {
    (canEditItemAt ?? silent.collectionView(_:canEditItemAt:))(grid, path)
  }

  package func collectionView(
    _ grid: GridView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
  ) -> Bool {
    (shouldBeginMultipleSelectionInteractionAt
      ?? silent.collectionView(_:shouldBeginMultipleSelectionInteractionAt:))(grid, path)
  }

  package func collectionViewDidEndMultipleSelectionInteraction(_ grid: GridView) {
    (didEndMultipleSelectionInteraction
      ?? silent.collectionViewDidEndMultipleSelectionInteraction(_:))(grid)
  }

  package func collectionView(
    _ grid: GridView, willDisplay cell: GridViewCell, forItemAt path: IndexPath
  ) {
    (willDisplay ?? silent.collectionView(_:willDisplay:forItemAt:))(grid, cell, path)
  }

  package func collectionView(
    _ grid: GridView, didEndDisplaying cell: GridViewCell, forItemAt path: IndexPath
  ) {
    (didEndDisplaying ?? silent.collectionView(_:didEndDisplaying:forItemAt:))(grid, cell, path)
  }

  package func collectionView(
    _ grid: GridView, willDisplaySupplementaryView view: GridReusableView,
    forElementKind kind: String, at path: IndexPath
  ) {
    (willDisplaySupplementaryView
      ?? silent.collectionView(_:willDisplaySupplementaryView:forElementKind:at:))(
        grid, view, kind, path)
  }

  package func collectionView(
    _ grid: GridView, didEndDisplayingSupplementaryView view: GridReusableView,
    forElementOfKind kind: String, at path: IndexPath
  ) {
    (didEndDisplayingSupplementaryView
      ?? silent.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:))(
        grid, view, kind, path)
  }

  package func collectionView(
    _ grid: GridView, transitionLayoutForOldLayout old: GridViewLayout,
    newLayout new: GridViewLayout
  ) -> GridViewTransitionLayout {
    (transitionLayout
      ?? silent.collectionView(_:transitionLayoutForOldLayout:newLayout:))(grid, old, new)
  }

  package func collectionView(
    _ grid: GridView, targetContentOffsetForProposedContentOffset proposed: CGPoint
  ) -> CGPoint {
    (targetContentOffset
      ?? silent.collectionView(_:targetContentOffsetForProposedContentOffset:))(grid, proposed)
  }

  package func collectionView(
    _ grid: GridView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    (targetIndexPath
      ?? silent.collectionView(
        _:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:))(
        grid, original, current, proposed)
  }

  package func collectionView(
    _ grid: GridView, layout: GridViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    (sizeForItemAt ?? silent.collectionView(_:layout:sizeForItemAt:))(grid, layout, path)
  }

  package func collectionView(
    _ grid: GridView, layout: GridViewLayout, insetForSectionAt section: Int
  ) -> GridEdgeInsets {
    (insetForSectionAt ?? silent.collectionView(_:layout:insetForSectionAt:))(grid, layout, section)
  }

  package func collectionView(
    _ grid: GridView, layout: GridViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    (minimumLineSpacing
      ?? silent.collectionView(_:layout:minimumLineSpacingForSectionAt:))(grid, layout, section)
  }

  package func collectionView(
    _ grid: GridView, layout: GridViewLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    (minimumInteritemSpacing
      ?? silent.collectionView(_:layout:minimumInteritemSpacingForSectionAt:))(
        grid, layout, section)
  }

  package func collectionView(
    _ grid: GridView, layout: GridViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    (referenceSizeForHeader
      ?? silent.collectionView(_:layout:referenceSizeForHeaderInSection:))(grid, layout, section)
  }

  package func collectionView(
    _ grid: GridView, layout: GridViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    (referenceSizeForFooter
      ?? silent.collectionView(_:layout:referenceSizeForFooterInSection:))(grid, layout, section)
  }
}
