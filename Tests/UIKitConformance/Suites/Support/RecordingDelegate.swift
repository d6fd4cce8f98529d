import UIKit

/// A delegate that hears of display, scrolling, selection and offsets.
final class RecordingDelegate: NSObject, UICollectionViewDelegate {
  weak var recorder: Recorder?
  /// Where it wants the offset after updates and switches; nil for where it is proposed.
  var target: CGPoint?
  /// Sees each cell before it is displayed.
  var willDisplay: ((UICollectionViewCell, IndexPath) -> Void)?

  private func note(_ call: String) {
    recorder?.note(.delegate, call)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("didScroll to \(Words.text(scrollView.contentOffset))")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation")
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    note("willDisplay \(Words.text(indexPath))")
    willDisplay?(cell, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    note("didEndDisplaying \(Words.text(indexPath))")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    note("willDisplay view \(Words.text(indexPath))")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    note("didEndDisplaying view \(Words.text(indexPath))")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    note("target for \(Words.text(proposedContentOffset))")
    return target ?? proposedContentOffset
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    note("shouldSelect \(Words.text(indexPath))")
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect \(Words.text(indexPath))")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect \(Words.text(indexPath))")
  }
}
