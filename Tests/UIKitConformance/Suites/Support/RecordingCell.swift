import UIKit

/// A cell that tells a recorder what it is told.
class RecordingCell: UICollectionViewCell {
  /// Cells are made by their view, so they find the recorder of the test that runs here.
  static weak var recorder: Recorder?

  private(set) var reuses = 0
  private(set) var applications = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    RecordingCell.recorder?.note(.cell, "prepareForReuse")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applications += 1
    RecordingCell.recorder?.note(.cell, "apply \(Words.text(layoutAttributes.indexPath))")
  }

  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    super.willTransition(from: oldLayout, to: newLayout)
    RecordingCell.recorder?.note(.cell, "willTransition \(names(oldLayout, newLayout))")
  }

  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    super.didTransition(from: oldLayout, to: newLayout)
    RecordingCell.recorder?.note(.cell, "didTransition \(names(oldLayout, newLayout))")
  }

  private func names(_ old: UICollectionViewLayout, _ new: UICollectionViewLayout) -> String {
    [old, new].map { ($0 as? RecordingLayout)?.name ?? "another" }.joined(separator: " to ")
  }
}
