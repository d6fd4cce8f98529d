/// The fewest removals and insertions that turn one list into another.
///
/// The algorithm is from E. W. Myers, *An O(ND) Difference Algorithm and Its Variations* (1986).
/// Entries that the lists share at the beginning and at the end take no part in the search.
package struct EditScript: Equatable, Sendable {
  package enum Edit: Equatable, Sendable {
    /// An entry of both lists, with its positions in the old and in the new list.
    case keep(old: Int, new: Int)
    case remove(old: Int)
    case insert(new: Int)
  }

  /// The edits, in order. Between two kept entries all removals stand before all insertions.
  package private(set) var edits: [Edit] = []

  /// Makes the script of the edits that turn one list into another.
  ///
  /// - Parameter bound: The largest number of edits to search for. If the lists need more edits,
  ///   only their common beginning and end are kept. The script then removes the rest of the old
  ///   list and inserts the rest of the new list.
  /// - Complexity: O((*n* + *m*) · *d*) time and O(*d*²) space for *d* edits, *d* ≤ `bound`.
  package init(from old: [Int], to new: [Int], bound: Int = 1_000) {
    var head = 0
    while head < min(old.count, new.count), old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - head,
      old[old.count - 1 - tail] == new[new.count - 1 - tail]
    {
      tail += 1
    }
    let oldMiddle = Array(old[head..<(old.count - tail)])
    let newMiddle = Array(new[head..<(new.count - tail)])
    let kept = Self.matches(oldMiddle, newMiddle, bound: bound) ?? []

    for i in 0..<head { edits.append(.keep(old: i, new: i)) }
    var i = 0
    var j = 0
    for pair in kept + [(oldMiddle.count, newMiddle.count)] {
      edits += (i..<pair.0).map { .remove(old: head + $0) }
      edits += (j..<pair.1).map { .insert(new: head + $0) }
      (i, j) = pair
      guard i < oldMiddle.count, j < newMiddle.count else { continue }
      edits.append(.keep(old: head + i, new: head + j))
      i += 1
      j += 1
    }
    for k in 0..<tail {
      edits.append(.keep(old: old.count - tail + k, new: new.count - tail + k))
    }
  }

  /// Makes the script for lists of entries of any type. Equal entries get the same number.
  package init<Entry: Hashable>(matching old: [Entry], with new: [Entry]) {
    var numbers = Numbering<Entry>()
    self.init(from: old.map { numbers[$0] }, to: new.map { numbers[$0] })
  }

  /// Entries that a script keeps one after the other, with the run before them.
  private final class Run {
    let old: Range<Int>
    let new: Range<Int>
    let before: Run?

    init(_ old: Range<Int>, _ new: Range<Int>, after before: Run?) {
      self.old = old
      self.new = new
      self.before = before
    }
  }

  /// Returns the pairs of entries that a shortest script keeps, in order; nil if the script has
  /// more than `bound` edits.
  private static func matches(_ old: [Int], _ new: [Int], bound: Int) -> [(Int, Int)]? {
    let most = min(bound, old.count + new.count)
    // reach[k + most + 1] is the position in the old list that diagonal k (old position minus new
    // position) reaches with the edits so far, and the last run on the way.
    var reach = [(old: Int, last: Run?)](repeating: (0, nil), count: 2 * most + 3)
    for edits in 0...most {
      for k in stride(from: -edits, through: edits, by: 2) {
        let centre = k + most + 1
        let isInsertion =
          k == -edits || (k != edits && reach[centre - 1].old < reach[centre + 1].old)
        var (i, last) = reach[isInsertion ? centre + 1 : centre - 1]
        if !isInsertion { i += 1 }
        let start = i
        while i < old.count, i - k < new.count, i >= 0, i >= k, old[i] == new[i - k] { i += 1 }
        if i > start { last = Run(start..<i, (start - k)..<(i - k), after: last) }
        reach[centre] = (i, last)
        guard i >= old.count, i - k >= new.count else { continue }
        var runs: [Run] = []
        while let run = last {
          runs.append(run)
          last = run.before
        }
        return runs.reversed().flatMap { zip($0.old, $0.new) }
      }
    }
    return nil
  }
}
