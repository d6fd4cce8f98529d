/// The least that a batch update can do: one pass that says where every old item went and where every
/// new one came from.
@MainActor
package final class IndexMapFloor {
  /// New place of each old item, -1 for deleted ones.
  package private(set) var newOfOld: [Int32]
  /// Old place of each new item, -1 for inserted ones.
  package private(set) var oldOfNew: [Int32]
  private let deleted: [Int]
  private let inserted: [Int]

  /// - Parameters:
  ///   - count: Items before.
  ///   - deleted: Old places, ascending.
  ///   - inserted: New places, ascending.
  package init(count: Int, deleted: [Int], inserted: [Int]) {
    newOfOld = Array(repeating: 0, count: count)
    oldOfNew = Array(repeating: 0, count: count - deleted.count + inserted.count)
    self.deleted = deleted
    self.inserted = inserted
  }

  /// As many deletions as insertions, spread evenly.
  package convenience init(count: Int, changes: Int) {
    let stride = max(1, count / max(1, changes))
    let places = (0..<min(changes, count)).map { $0 * stride }
    self.init(count: count, deleted: places, inserted: places.map { $0 + stride / 2 })
  }

  @inline(never)
  package func fill() {
    var nextDeleted = 0
    var nextInserted = 0
    var new = 0
    for old in 0..<newOfOld.count {
      if nextDeleted < deleted.count, deleted[nextDeleted] == old {
        nextDeleted += 1
        newOfOld[old] = -1
        continue
      }
      skipInserted(&new, &nextInserted)
      newOfOld[old] = Int32(new)
      oldOfNew[new] = Int32(old)
      new += 1
    }
    skipInserted(&new, &nextInserted)
  }

  @inline(__always)
  private func skipInserted(_ new: inout Int, _ next: inout Int) {
    while next < inserted.count, inserted[next] == new {
      oldOfNew[new] = -1
      next += 1
      new += 1
    }
  }
}
