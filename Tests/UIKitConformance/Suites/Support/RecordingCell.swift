import UIKit

/// A cell that tells a recorder what it is told.
class RecordingCell: UICollectionViewCell {
  /// Set by the data source when it hands the cell over; what a new cell was told before is not
  /// heard.
  weak var recorder: Recorder?

  private(set) var reuses = 0
  private(set) var applications = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    recorder?.note(.cell, "prepareForReuse")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applications += 1
    recorder?.note(.cell, "apply \(Words.text(layoutAttributes.indexPath))")
  }

  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    super.willTransition(from: oldLayout, to: newLayout)
    recorder?.note(.cell, "willTransition \(names(oldLayout, newLayout))")
  }

  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    super.didTransition(from: oldLayout, to: newLayout)
    recorder?.note(.cell, "didTransition \(names(oldLayout, newLayout))")
  }

  private func names(_ old: UICollectionViewLayout, _ new: UICollectionViewLayout) -> String {
    [old, new].map { ($0 as? RecordingLayout)?.name ?? "another" }.joined(separator: " to ")
  }
}
