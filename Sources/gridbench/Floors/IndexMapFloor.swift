import GridScenarios

/// The least that a batch update can do: one pass that says where every old item went and where
/// every new one came from.
@MainActor
final class IndexMapFloor {
  /// New place of each old item, -1 for deleted ones.
  private(set) var newOfOld: [Int32]
  /// Old place of each new item, -1 for inserted ones.
  private(set) var oldOfNew: [Int32]
  let deleted: [Int]
  let inserted: [Int]

  /// Makes a floor for given deletions and insertions.
  ///
  /// - Parameters:
  ///   - count: Items before.
  ///   - deleted: Old places, ascending.
  ///   - inserted: New places, ascending.
  init(count: Int, deleted: [Int], inserted: [Int]) {
    newOfOld = Array(repeating: 0, count: count)
    oldOfNew = Array(repeating: 0, count: count - deleted.count + inserted.count)
    self.deleted = deleted
    self.inserted = inserted
  }

  /// Makes a floor with as many deletions as insertions, spread evenly.
  convenience init(count: Int, changes: Int) {
    let stride = max(1, count / max(1, changes))
    let places = (0..<min(changes, count)).map { $0 * stride }
    self.init(count: count, deleted: places, inserted: places.map { $0 + stride / 2 })
  }

  @inline(never)
  func fill() {
    let (deleted, inserted) = (deleted, inserted)
    newOfOld.withUnsafeMutableBufferPointer { newOfOld in
      oldOfNew.withUnsafeMutableBufferPointer { oldOfNew in
        var nextDeleted = deleted.makeIterator()
        var nextInserted = inserted.makeIterator()
        var deletion = nextDeleted.next()
        var insertion = nextInserted.next()
        var new = 0
        for old in newOfOld.indices {
          if deletion == old {
            deletion = nextDeleted.next()
            newOfOld[old] = -1
            continue
          }
          while insertion == new {
            insertion = nextInserted.next()
            oldOfNew[new] = -1
            new += 1
          }
          newOfOld[old] = Int32(truncatingIfNeeded: new)
          oldOfNew[new] = Int32(truncatingIfNeeded: old)
          new += 1
        }
        while insertion == new {
          insertion = nextInserted.next()
          oldOfNew[new] = -1
          new += 1
        }
      }
    }
  }
}
