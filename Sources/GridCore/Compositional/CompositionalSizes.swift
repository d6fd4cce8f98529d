import Foundation

/// The axes on which a view is measured.
struct CompositionalAxes: OptionSet, Sendable {
  let rawValue: Int
  static let x = CompositionalAxes(rawValue: 1)
  static let y = CompositionalAxes(rawValue: 2)

  /// Makes the set of the axes on which a size is estimated.
  init(_ size: CompositionalSize) {
    self = []
    if size.width.isEstimated { insert(.x) }
    if size.height.isEstimated { insert(.y) }
  }

  init(rawValue: Int) { self.rawValue = rawValue }
}

extension GridEdgeInsets {
  /// Returns the insets that apply to an item of a given size. On an estimated axis the insets are
  /// 0.
  func counted(for size: CompositionalSize) -> GridEdgeInsets {
    let (isAcross, isDown) = (!size.width.isEstimated, !size.height.isEstimated)
    return GridEdgeInsets(
      top: isDown ? top : 0, left: isAcross ? left : 0, bottom: isDown ? bottom : 0,
      right: isAcross ? right : 0)
  }
}

extension CGRect {
  /// Returns the rectangle, the slot of an item, less the insets that apply to the item. If the
  /// insets on an axis exceed the slot, the resulting length on this axis is the excess.
  func less(_ insets: GridEdgeInsets, of item: CompositionalSize) -> CGRect {
    let insets = insets.counted(for: item)
    return CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: abs(size.width - insets.horizontal), height: abs(size.height - insets.vertical))
  }
}

extension CGSize {
  /// Returns the size with the measured lengths on the given axes.
  func replacing(_ axes: CompositionalAxes, with measured: CGSize?) -> CGSize {
    guard let measured else { return self }
    return CGSize(
      width: axes.contains(.x) ? measured.width : width,
      height: axes.contains(.y) ? measured.height : height)
  }

  /// The size, clamped to 0 … 10¹⁵ points so that sums stay finite; nil if it is not finite.
  var measurable: CGSize? {
    guard width.isFinite, height.isFinite else { return nil }
    return CGSize(width: min(max(0, width), 1e15), height: min(max(0, height), 1e15))
  }
}

/// The measured sizes of the views of one section.
struct CompositionalSizes: Sendable {
  /// The measured sizes of cells, by item.
  private(set) var cells: CompositionalSpanTree<CGSize>
  /// The measured sizes of the views of items and groups, by kind. The key in each tree is the
  /// number of the view among the views of its kind.
  private(set) var views: [Int: CompositionalSpanTree<CGSize>] = [:]
  /// The measured sizes of boundary items, by index.
  private(set) var boundaries: [Int: CGSize] = [:]

  init(itemCount: Int) {
    cells = CompositionalSpanTree(count: itemCount)
  }

  /// Whether no cell and no view of an item or group was measured.
  var isPlain: Bool { cells.isEmpty && views.isEmpty }

  mutating func setCell(_ size: CGSize, _ item: Int) {
    cells.set(size, CompositionalSpan(), at: item)
  }

  mutating func setView(_ size: CGSize, kind: Int, _ number: Int) {
    views[kind, default: CompositionalSpanTree(count: Int(Int32.max))].set(
      size, CompositionalSpan(), at: number)
  }

  mutating func setBoundary(_ size: CGSize, _ index: Int) {
    boundaries[index] = size
  }
}
