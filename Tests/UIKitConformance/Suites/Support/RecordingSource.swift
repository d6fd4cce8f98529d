import UIKit

/// A data source of which a test sets the counts.
final class RecordingSource: NSObject, UICollectionViewDataSource {
  static let cell = "cell"
  static let view = "view"

  var counts: [Int]
  weak var recorder: Recorder?
  /// Sees each cell before it is handed over.
  var configure: ((UICollectionViewCell, IndexPath) -> Void)?
  /// Makes cells and views in place of the data source.
  var makeCell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
  var makeView: ((UICollectionView, String, IndexPath) -> UICollectionReusableView)?
  var canMove = true

  init(_ counts: [Int]) {
    self.counts = counts
  }

  private func note(_ call: String) {
    recorder?.note(.source, call)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    note("numberOfSections: \(counts.count)")
    return counts.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    note("numberOfItems in \(section): \(counts[section])")
    return counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    note("cell \(Words.text(indexPath))")
    let cell =
      makeCell?(collectionView, indexPath)
      ?? collectionView.dequeueReusableCell(
        withReuseIdentifier: RecordingSource.cell, for: indexPath)
    (cell as? RecordingCell)?.recorder = recorder
    configure?(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = kind == UICollectionView.elementKindSectionHeader ? "header" : "footer"
    note("\(name) \(Words.text(indexPath))")
    return makeView?(collectionView, kind, indexPath)
      ?? collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: RecordingSource.view, for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    note("canMove \(Words.text(indexPath)): \(canMove)")
    return canMove
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    note("move \(Words.text(sourceIndexPath)) to \(Words.text(destinationIndexPath))")
  }
}
