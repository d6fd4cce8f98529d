/// A function that shortens a list by leaving out long runs of entries without a difference.
enum Folding {
  enum Part<Entry> {
    case entry(Entry)
    /// The number of entries without a difference that are left out here.
    case folded(Int)
    /// The number of further entries with a difference that are left out at the end.
    case cut(Int)
  }

  /// Leaves out long runs of entries without a difference, and everything after the last difference
  /// that the limit allows.
  ///
  /// - Parameters:
  ///   - context: The number of entries without a difference to keep on each side of a difference.
  ///   - limit: The greatest number of entries with a difference to keep.
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
      // A single entry is not left out, because the line that replaces it would be as long.
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
