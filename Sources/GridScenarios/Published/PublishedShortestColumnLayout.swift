/// A layout of filter buttons in four columns, as its article published it. Each button goes into
/// the shortest column.
///
/// Columns start about a thousandth of a point apart (`columnBias`), because an item gets a place
/// of its own only if one column is shorter than all others. On a tie, the item covers an item in
/// column 0, and no column grows. All later items therefore get the same frame. `itemSize` is set
/// to `4·(b − T)/n − 3·ls`, with *b* the bottom of the tallest column, *n* the item count and *ls*
/// the line spacing.
///
/// In single precision, every start, sum and difference is cut to 32 bits, in the order of the
/// published code. Two columns can then have the same height, so that no column is shorter than all
/// others.
final class PublishedShortestColumnLayout: PublishedScreenLayout {
  static let columnCount = 4
  private static let height: CGFloat = 40

  override func solve(itemCount: Int) -> (frames: [CGRect], itemSize: CGSize?) {
    let columns = CGFloat(Self.columnCount)
    let width =
      (screenWidth - sectionInset.left - sectionInset.right
        - (columns - 1) * minimumInteritemSpacing) / columns
    let bias = parameters["columnBias"]?.doubleValues ?? [0, 0.001, 0.0011, 0.0012]
    let isSingle = parameters["precision"] == "single"
    /// Returns a number as a 32-bit phone stored it.
    func cut(_ value: CGFloat) -> CGFloat { isSingle ? CGFloat(Float(value)) : value }
    var bottoms = bias.map { cut(cut(sectionInset.top) + cut(CGFloat($0))) }
    var frames: [CGRect] = []
    /// Returns the top of the item that ends one spacing above `bottom`. The published code adds
    /// the item's height and the spacing and then subtracts both.
    func top(above bottom: CGFloat) -> CGFloat {
      cut(cut(bottom - Self.height) - cut(minimumLineSpacing))
    }
    for _ in 0..<itemCount {
      let column = Self.onlyIndex(of: bottoms.min(), in: bottoms)
      var y = column.map { bottoms[$0] } ?? top(above: bottoms[0])
      if let column {
        bottoms[column] = cut(cut(bottoms[column] + Self.height) + cut(minimumLineSpacing))
        if isSingle { y = top(above: bottoms[column]) }
      }
      frames.append(
        CGRect(
          x: sectionInset.left + CGFloat(column ?? 0) * (width + minimumInteritemSpacing), y: y,
          width: width, height: Self.height))
    }
    return (frames, size(width: width, bottoms: bottoms, itemCount: itemCount))
  }

  /// Returns the item size. Returns nil if several columns are the tallest, or if there are no
  /// items.
  private func size(width: CGFloat, bottoms: [CGFloat], itemCount: Int) -> CGSize? {
    guard let tallest = Self.onlyIndex(of: bottoms.max(), in: bottoms) else { return nil }
    guard itemCount > 0 else {
      report(
        "non-finite-geometry", .error,
        "divides by an item count of 0 to find its itemSize, which is therefore not set; override "
          + "collectionViewContentSize")
      return nil
    }
    let length = bottoms[tallest] - sectionInset.top
    return CGSize(
      width: width, height: 4 * length / CGFloat(itemCount) - 3 * minimumLineSpacing)
  }

  private static func onlyIndex(of value: CGFloat?, in values: [CGFloat]) -> Int? {
    let indices = values.indices.filter { values[$0] == value }
    return indices.count == 1 ? indices[0] : nil
  }
}
