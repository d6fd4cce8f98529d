import Foundation

/// The assignment of a block's items to columns, each column from top to bottom.
///
/// `[[0], [1, 3], [2, 4]]` is a column of one item and two columns of two items. A block has as
/// many items as the template has entries.
package struct BlockTemplate: Hashable, Sendable {
  /// A reason why a template cannot be laid out.
  package enum Fault: Hashable, Sendable {
    /// The template has no entries. Blocks without entries would never use up the items of a
    /// section.
    case noEntries
    /// Entries that occur more than once, ascending.
    case repeated([Int])
    /// Entries that are negative, or not less than the number of entries; ascending.
    case outOfRange([Int])
    /// Positions in the block that no entry names, ascending.
    case missing([Int])
    case columnCount(template: Int, widths: Int)

    package var explanation: String {
      func list(_ entries: [Int]) -> String { entries.map(String.init).joined(separator: ", ") }
      return switch self {
      case .noEntries: "it has no entries"
      case .repeated(let entries): "it repeats \(list(entries))"
      case .outOfRange(let entries): "it names \(list(entries)), which no block has"
      case .missing(let entries): "it leaves out \(list(entries))"
      case .columnCount(let template, let widths):
        "it has \(template) columns and there are \(widths) widths"
      }
    }
  }

  package let columns: [[Int]]
  /// The number of items in a block.
  package let blockSize: Int

  package init(_ columns: [[Int]]) {
    self.columns = columns
    blockSize = columns.reduce(0) { $0 + $1.count }
  }

  /// Returns all faults of the template for a number of column widths; empty for a usable template.
  /// An empty column is no fault.
  package func faults(widthCount: Int) -> [Fault] {
    var faults: [Fault] = []
    var uses = [Int](repeating: 0, count: blockSize)
    var outOfRange: [Int] = []
    for entry in columns.joined() {
      if uses.indices.contains(entry) { uses[entry] += 1 } else { outOfRange.append(entry) }
    }
    let repeated = uses.indices.filter { uses[$0] > 1 }
    let missing = uses.indices.filter { uses[$0] == 0 }
    if blockSize == 0 { faults.append(.noEntries) }
    if !repeated.isEmpty { faults.append(.repeated(repeated)) }
    if !outOfRange.isEmpty { faults.append(.outOfRange(outOfRange.sorted())) }
    if !missing.isEmpty { faults.append(.missing(missing)) }
    if columns.count != widthCount {
      faults.append(.columnCount(template: columns.count, widths: widthCount))
    }
    return faults
  }
}
