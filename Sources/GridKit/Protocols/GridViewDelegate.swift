/// Is asked and told about display, selection, movement and offsets of a grid; all methods are
/// optional.
///
/// - Note: After `UICollectionViewDelegate`.
@preconcurrency @MainActor
public protocol GridViewDelegate: BaseScrollViewDelegate, GridViewInteractionDelegate {
  /// Optional: true when absent.
  func collectionView(_ collectionView: GridView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool

  func collectionView(_ collectionView: GridView, didHighlightItemAt indexPath: IndexPath)

  func collectionView(_ collectionView: GridView, didUnhighlightItemAt indexPath: IndexPath)

  /// Optional: true when absent.
  func collectionView(_ collectionView: GridView, shouldSelectItemAt indexPath: IndexPath) -> Bool

  /// Optional: true when absent; asked in multiple selection only (S-22).
  func collectionView(_ collectionView: GridView, shouldDeselectItemAt indexPath: IndexPath) -> Bool

  func collectionView(_ collectionView: GridView, didSelectItemAt indexPath: IndexPath)

  func collectionView(_ collectionView: GridView, didDeselectItemAt indexPath: IndexPath)

  /// Optional: true outside editing when absent.
  func collectionView(
    _ collectionView: GridView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool

  func collectionView(
    _ collectionView: GridView, performPrimaryActionForItemAt indexPath: IndexPath)

  /// Just before the cell is added to the content (DP-2).
  func collectionView(
    _ collectionView: GridView, willDisplay cell: GridViewCell, forItemAt indexPath: IndexPath)

  func collectionView(
    _ collectionView: GridView, willDisplaySupplementaryView view: GridReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)

  /// Just after the cell left the content (DP-2).
  func collectionView(
    _ collectionView: GridView, didEndDisplaying cell: GridViewCell, forItemAt indexPath: IndexPath)

  func collectionView(
    _ collectionView: GridView, didEndDisplayingSupplementaryView view: GridReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)

  /// Optional: a plain transition layout when absent. Asked by interactive transitions only.
  func collectionView(
    _ collectionView: GridView, transitionLayoutForOldLayout fromLayout: GridViewLayout,
    newLayout toLayout: GridViewLayout
  ) -> GridViewTransitionLayout

  /// Optional: the layout's answer stands when absent (T4.2).
  func collectionView(
    _ collectionView: GridView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint

  func collectionView(
    _ collectionView: GridView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  func collectionView(
    _ collectionView: GridView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// Optional: true when absent (S-61).
  func collectionView(_ collectionView: GridView, canEditItemAt indexPath: IndexPath) -> Bool

  /// Optional: false when absent.
  func collectionView(
    _ collectionView: GridView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  func collectionView(
    _ collectionView: GridView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  func collectionView(_ collectionView: GridView, canFocusItemAt indexPath: IndexPath) -> Bool

  /// Asked only when `selectionFollowsFocus` is on.
  func collectionView(
    _ collectionView: GridView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: GridView)

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
  public func collectionView(_ collectionView: GridView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.shouldHighlightItem.reportMissing()
    return true
  }

  public func collectionView(_ collectionView: GridView, didHighlightItemAt indexPath: IndexPath) {
    OptionalMethod.didHighlightItem.reportMissing()
  }

  public func collectionView(_ collectionView: GridView, didUnhighlightItemAt indexPath: IndexPath)
  {
    OptionalMethod.didUnhighlightItem.reportMissing()
  }

  public func collectionView(_ collectionView: GridView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.shouldSelectItem.reportMissing()
    return true
  }

  public func collectionView(_ collectionView: GridView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.shouldDeselectItem.reportMissing()
    return true
  }

  public func collectionView(_ collectionView: GridView, didSelectItemAt indexPath: IndexPath) {
    OptionalMethod.didSelectItem.reportMissing()
  }

  public func collectionView(_ collectionView: GridView, didDeselectItemAt indexPath: IndexPath) {
    OptionalMethod.didDeselectItem.reportMissing()
  }

  public func collectionView(
    _ collectionView: GridView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.canPerformPrimaryAction.reportMissing()
    return true
  }

  public func collectionView(
    _ collectionView: GridView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    OptionalMethod.performPrimaryAction.reportMissing()
  }

  public func collectionView(
    _ collectionView: GridView, willDisplay cell: GridViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethod.willDisplayCell.reportMissing()
  }

  public func collectionView(
    _ collectionView: GridView, willDisplaySupplementaryView view: GridReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethod.willDisplaySupplementaryView.reportMissing()
  }

  public func collectionView(
    _ collectionView: GridView, didEndDisplaying cell: GridViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethod.didEndDisplayingCell.reportMissing()
  }

  public func collectionView(
    _ collectionView: GridView, didEndDisplayingSupplementaryView view: GridReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethod.didEndDisplayingSupplementaryView.reportMissing()
  }

  public func collectionView(
    _ collectionView: GridView, transitionLayoutForOldLayout fromLayout: GridViewLayout,
    newLayout toLayout: GridViewLayout
  ) -> GridViewTransitionLayout {
    OptionalMethod.transitionLayout.reportMissing()
    return GridViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  public func collectionView(
    _ collectionView: GridView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalMethod.targetContentOffset.reportMissing()
    return proposedContentOffset
  }

  public func collectionView(
    _ collectionView: GridView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.targetIndexPathForMoveFromOriginal.reportMissing()
    return proposedIndexPath
  }

  public func collectionView(
    _ collectionView: GridView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.targetIndexPathForMove.reportMissing()
    return proposedIndexPath
  }

  public func collectionView(_ collectionView: GridView, canEditItemAt indexPath: IndexPath) -> Bool
  {
    OptionalMethod.canEditItem.reportMissing()
    return true
  }

  public func collectionView(
    _ collectionView: GridView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.shouldBeginMultipleSelection.reportMissing()
    return false
  }

  public func collectionView(
    _ collectionView: GridView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalMethod.didBeginMultipleSelection.reportMissing()
  }

  public func collectionView(_ collectionView: GridView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.canFocusItem.reportMissing()
    return true
  }

  public func collectionView(
    _ collectionView: GridView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.selectionFollowsFocus.reportMissing()
    return true
  }

  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: GridView) {
    OptionalMethod.didEndMultipleSelection.reportMissing()
  }

  public func indexPathForPreferredFocusedView(in collectionView: GridView) -> IndexPath? {
    OptionalMethod.preferredFocusedView.reportMissing()
    return nil
  }
}
