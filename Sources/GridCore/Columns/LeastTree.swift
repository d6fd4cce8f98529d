import Foundation

/// A list of numbers whose least number is known at any time.
///
/// If several numbers are least, the leftmost counts. No number may be NaN.
///
/// - Complexity: O(*n*) to make, O(1) for the least, O(log *n*) for a change.
package struct LeastTree: Sendable {
  private var values: [CGFloat]
  /// A binary tree in an array: each node has the position of the least number below it. The nodes
  /// from `leaves` on are the leaves. A leaf stands for one position, so it is not stored.
  /// Positions behind the last number do not count.
  private var least: [Int32]
  private let leaves: Int

  package init(_ values: [CGFloat]) {
    self.values = values
    var leaves = 1
    while leaves < values.count { leaves *= 2 }
    self.leaves = leaves
    least = Array(repeating: 0, count: leaves)
    for node in stride(from: leaves - 1, to: 0, by: -1) { least[node] = leastBelow(node) }
  }

  package init(repeating value: CGFloat, count: Int) {
    self.init(Array(repeating: value, count: count))
  }

  package var count: Int { values.count }

  /// The position of the least number; 0 for an empty list.
  package var leastIndex: Int { leaves > 1 ? Int(least[1]) : 0 }

  /// The greatest number; nil for an empty list.
  ///
  /// - Complexity: O(*n*).
  package var greatest: CGFloat? { values.max() }

  package subscript(position: Int) -> CGFloat {
    get { values[position] }
    set {
      values[position] = newValue
      var node = (leaves + position) / 2
      while node > 0 {
        least[node] = leastBelow(node)
        node /= 2
      }
    }
  }

  private func leastBelow(_ node: Int) -> Int32 {
    let (left, right) = (leastAt(2 * node), leastAt(2 * node + 1))
    guard right < values.count else { return Int32(left) }
    return Int32(values[right] < values[left] ? right : left)
  }

  /// Returns the position of the least number below a node. A leaf returns its own position, even
  /// behind the last number.
  private func leastAt(_ node: Int) -> Int {
    node < leaves ? Int(least[node]) : node - leaves
  }
}
