/// The least work for a batch update: one pass that finds the new place of every old item and the
/// old place of every new item.
@MainActor
final class IndexMapFloor {
  /// The new place of each old item; -1 for a deleted item.
  private(set) var newOfOld: [Int32]
  /// The old place of each new item; -1 for an inserted item.
  private(set) var oldOfNew: [Int32]
  let deleted: [Int]
  let inserted: [Int]

  /// Makes a floor for given deletions and insertions.
  ///
  /// - Parameters:
  ///   - count: The number of items before the update.
  ///   - deleted: The old places of deleted items, ascending.
  ///   - inserted: The new places of inserted items, ascending.
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
