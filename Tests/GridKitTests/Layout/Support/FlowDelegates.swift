import GridKit

/// A flow delegate with sizes only.
final class SizeDelegate: NSObject, GridViewDelegateFlowLayout {
  var sizes: (IndexPath) -> CGSize
  /// Items that were asked for, in order.
  private(set) var asked: [IndexPath] = []

  init(_ sizes: @escaping (IndexPath) -> CGSize) { self.sizes = sizes }

  /// One size for all items.
  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init { _ in CGSize(width: width, height: height) }
  }

  func forget() { asked.removeAll() }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked.append(indexPath)
    return sizes(indexPath)
  }
}
