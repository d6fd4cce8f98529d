import GridKit
import TestSupport

extension SpyDelegate {
  /// Makes a delegate that reports every message and question to a stage, and answers as if it were
  /// not there.
  static func probe(_ stage: ReentranceStage) -> SpyDelegate {
    let spy = SpyDelegate()
    spy.reportScrolling(to: stage)
    spy.reportSelection(to: stage)
    spy.reportChanges(to: stage)
    spy.answerFlowLayouts(for: stage)
    return spy
  }

  private func reportScrolling(to stage: ReentranceStage) {
    let call = stage.reporter("BaseScrollViewDelegate")
    didScroll = { _ in call("scrollViewDidScroll(_:)") }
    willBeginDragging = { _ in call("scrollViewWillBeginDragging(_:)") }
    willBeginDecelerating = { _ in call("scrollViewWillBeginDecelerating(_:)") }
    didEndDecelerating = { _ in call("scrollViewDidEndDecelerating(_:)") }
    didEndScrollingAnimation = { _ in call("scrollViewDidEndScrollingAnimation(_:)") }
    didScrollToTop = { _ in call("scrollViewDidScrollToTop(_:)") }
    didChangeAdjustedContentInset = { _ in call("scrollViewDidChangeAdjustedContentInset(_:)") }
    willEndDragging = { _, _, _ in
      call("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)")
    }
    didEndDragging = { _, _ in call("scrollViewDidEndDragging(_:willDecelerate:)") }
    shouldScrollToTop = { _ in
      call("scrollViewShouldScrollToTop(_:)")
      return true
    }
  }

  private func reportSelection(to stage: ReentranceStage) {
    let call = stage.reporter("GridViewDelegate")
    func report(_ name: String) -> Report { { _, _ in call("collectionView(_:\(name):)") } }
    func question(_ name: String) -> Question {
      { _, _ in
        call("collectionView(_:\(name):)")
        return true
      }
    }
    shouldHighlightItemAt = question("shouldHighlightItemAt")
    didHighlightItemAt = report("didHighlightItemAt")
    didUnhighlightItemAt = report("didUnhighlightItemAt")
    shouldSelectItemAt = question("shouldSelectItemAt")
    shouldDeselectItemAt = question("shouldDeselectItemAt")
    didSelectItemAt = report("didSelectItemAt")
    didDeselectItemAt = report("didDeselectItemAt")
    canPerformPrimaryActionForItemAt = question("canPerformPrimaryActionForItemAt")
    performPrimaryActionForItemAt = report("performPrimaryActionForItemAt")
    shouldBeginMultipleSelectionInteractionAt = { [unowned stage] _, _ in
      call("collectionView(_:shouldBeginMultipleSelectionInteractionAt:)")
      return stage.selectsSeveral
    }
    didBeginMultipleSelectionInteractionAt = report("didBeginMultipleSelectionInteractionAt")
    canEditItemAt = question("canEditItemAt")
    didEndMultipleSelectionInteraction = { _ in
      call("collectionViewDidEndMultipleSelectionInteraction(_:)")
    }
  }

  private func reportChanges(to stage: ReentranceStage) {
    let call = stage.reporter("GridViewDelegate")
    willDisplay = { _, _, _ in call("collectionView(_:willDisplay:forItemAt:)") }
    didEndDisplaying = { _, _, _ in call("collectionView(_:didEndDisplaying:forItemAt:)") }
    willDisplaySupplementaryView = { _, _, _, _ in
      call("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)")
    }
    didEndDisplayingSupplementaryView = { _, _, _, _ in
      call("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)")
    }
    transitionLayout = { _, old, new in
      call("collectionView(_:transitionLayoutForOldLayout:newLayout:)")
      return GridViewTransitionLayout(currentLayout: old, nextLayout: new)
    }
    targetContentOffset = { _, proposed in
      call("collectionView(_:targetContentOffsetForProposedContentOffset:)")
      return proposed
    }
    targetIndexPath = { _, _, _, proposed in
      call(
        "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:"
          + "toProposedIndexPath:)")
      return proposed
    }
  }

  private func answerFlowLayouts(for stage: ReentranceStage) {
    let call = stage.reporter("GridViewDelegateFlowLayout")
    func section<Value>(
      _ name: String, _ value: Value
    ) -> @MainActor (GridView, GridViewLayout, Int) -> Value {
      { _, _, _ in
        call("collectionView(_:layout:\(name):)")
        return value
      }
    }
    sizeForItemAt = { [unowned stage] _, _, _ in
      call("collectionView(_:layout:sizeForItemAt:)")
      return stage.itemSize
    }
    insetForSectionAt = section("insetForSectionAt", .zero)
    minimumLineSpacing = section("minimumLineSpacingForSectionAt", 8)
    minimumInteritemSpacing = section("minimumInteritemSpacingForSectionAt", 4)
    referenceSizeForHeader = section(
      "referenceSizeForHeaderInSection", CGSize(width: 300, height: 20))
    referenceSizeForFooter = section("referenceSizeForFooterInSection", .zero)
  }
}

extension ReentranceStage {
  /// Returns a function that reports a call by its name to the stage.
  fileprivate func reporter(_ owner: String) -> @MainActor (String) -> Void {
    { [unowned self] function in call(owner, function) }
  }
}
