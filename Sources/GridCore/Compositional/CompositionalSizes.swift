import Foundation

/// The axes on which something is measured.
struct CompositionalAxes: OptionSet, Sendable {
  let rawValue: Int
  static let x = CompositionalAxes(rawValue: 1)
  static let y = CompositionalAxes(rawValue: 2)

  /// The axes on which a size is estimated.
  init(_ size: CompositionalSize) {
    self = []
    if size.width.isEstimated { insert(.x) }
    if size.height.isEstimated { insert(.y) }
  }

  init(rawValue: Int) { self.rawValue = rawValue }
}

extension GridEdgeInsets {
  /// The insets that count for an item of a size: on an estimated axis none do.
  func counted(for size: CompositionalSize) -> GridEdgeInsets {
    let (isAcross, isDown) = (!size.width.isEstimated, !size.height.isEstimated)
    return GridEdgeInsets(
      top: isDown ? top : 0, left: isAcross ? left : 0, bottom: isDown ? bottom : 0,
      right: isAcross ? right : 0)
  }
}

extension CGRect {
  /// A slot of an item of a size, less the insets that count. Insets that take more than there is
  /// leave what they lack.
  func less(_ insets: GridEdgeInsets, of item: CompositionalSize) -> CGRect {
    let insets = insets.counted(for: item)
    return CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: abs(size.width - insets.horizontal), height: abs(size.height - insets.vertical))
  }
}

extension CGSize {
  /// The size with what was measured on some axes.
  func replacing(_ axes: CompositionalAxes, with measured: CGSize?) -> CGSize {
    guard let measured else { return self }
    return CGSize(
      width: axes.contains(.x) ? measured.width : width,
      height: axes.contains(.y) ? measured.height : height)
  }

  /// The size as far as sums of it stay numbers; nil where it is none.
  var measurable: CGSize? {
    guard width.isFinite, height.isFinite else { return nil }
    return CGSize(width: min(max(0, width), 1e15), height: min(max(0, height), 1e15))
  }
}

/// The sizes that the views of one section asked for.
struct CompositionalSizes: Sendable {
  /// The sizes that cells asked for, by item.
  private(set) var cells: CompositionalSpanTree<CGSize>
  /// The sizes that views of items and groups asked for, by kind and number.
  private(set) var views: [Int: CompositionalSpanTree<CGSize>] = [:]
  /// The sizes that boundary items asked for, by place in the list.
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
