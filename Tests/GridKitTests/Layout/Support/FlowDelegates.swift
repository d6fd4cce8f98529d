import GridKit

/// A flow delegate with sizes only.
final class SizeDelegate: NSObject, GridViewDelegateFlowLayout {
  var sizes: (IndexPath) -> CGSize
  /// Items that were asked for, in order.
  private(set) var asked: [IndexPath] = []

  init(_ sizes: @escaping (IndexPath) -> CGSize) {
    self.sizes = sizes
  }

  /// One size for all items.
  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init { _ in CGSize(width: width, height: height) }
  }

  func forget() {
    asked.removeAll()
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked.append(indexPath)
    return sizes(indexPath)
  }
}

/// A flow delegate that answers everything, from numbers per section.
final class SectionDelegate: NSObject, GridViewDelegateFlowLayout {
  var insets: (Int) -> GridEdgeInsets = { _ in .zero }
  var lineSpacings: (Int) -> CGFloat = { _ in 10 }
  var interitemSpacings: (Int) -> CGFloat = { _ in 10 }
  var headers: (Int) -> CGSize = { _ in .zero }
  var footers: (Int) -> CGSize = { _ in .zero }
  var sizes: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes(indexPath) }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    insetForSectionAt section: Int
  ) -> GridEdgeInsets { insets(section) }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { lineSpacings(section) }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { interitemSpacings(section) }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { headers(section) }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { footers(section) }
}

/// A flow delegate with sizes and section insets, as in the recordings.
final class RecordingDelegate: NSObject, GridViewDelegateFlowLayout {
  var insets: (Int) -> GridEdgeInsets
  var sizes: (IndexPath) -> CGSize

  init(insets: @escaping (Int) -> GridEdgeInsets, sizes: @escaping (IndexPath) -> CGSize) {
    self.insets = insets
    self.sizes = sizes
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes(indexPath) }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    insetForSectionAt section: Int
  ) -> GridEdgeInsets { insets(section) }
}

/// A flow delegate that has none of the optional methods.
final class SilentFlowDelegate: NSObject, GridViewDelegateFlowLayout {}
