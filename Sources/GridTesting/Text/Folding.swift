/// Leaves long stretches without a difference out of a list.
enum Folding {
  enum Part<Entry> {
    case entry(Entry)
    /// A number of entries without a difference.
    case folded(Int)
    /// A number of further entries with a difference, left out at the end.
    case cut(Int)
  }

  /// Folds long stretches without a difference, and cuts off the differences beyond a limit.
  ///
  /// - Parameters:
  ///   - context: How many entries without a difference to keep on each side of one.
  ///   - limit: How many entries with a difference to keep.
  static func shortened<Entry>(
    _ all: [Entry], context: Int, limit: Int, isSame: (Entry) -> Bool
  ) -> [Part<Entry>] {
    let context = max(0, context)
    let limit = max(0, limit)
    var result: [Part<Entry>] = []
    var shown = 0
    var index = 0
    while index < all.count {
      let start = index
      while index < all.count, isSame(all[index]) { index += 1 }
      let before = start == 0 ? 0 : context
      let after = index == all.count ? 0 : context
      // One entry is not folded: the note would be as long as the entry.
      if index - start > before + after + 1 {
        result += all[start..<(start + before)].map(Part.entry)
        result.append(.folded(index - start - before - after))
        result += all[(index - after)..<index].map(Part.entry)
      } else {
        result += all[start..<index].map(Part.entry)
      }
      while index < all.count, !isSame(all[index]) {
        if shown == limit {
          result.append(.cut(all[index...].count { !isSame($0) }))
          return result
        }
        result.append(.entry(all[index]))
        shown += 1
        index += 1
      }
    }
    return result
  }
}
