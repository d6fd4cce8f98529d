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
      while i < pair.0 {
        edits.append(.remove(old: head + i))
        i += 1
      }
      while j < pair.1 {
        edits.append(.insert(new: head + j))
        j += 1
      }
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
    var numbers: [Entry: Int] = [:]
    func number(_ entry: Entry) -> Int {
      if let number = numbers[entry] { return number }
      numbers[entry] = numbers.count
      return numbers.count - 1
    }
    self.init(from: old.map(number), to: new.map(number))
  }

  /// Returns the pairs of entries that a shortest script keeps, in order; nil if the script has
  /// more than `bound` edits.
  private static func matches(_ old: [Int], _ new: [Int], bound: Int) -> [(Int, Int)]? {
    let most = min(bound, old.count + new.count)
    // reach[k + most + 1] is the position in the old list that diagonal k (old position minus new
    // position) reaches with the edits so far.
    var reach = [Int](repeating: 0, count: 2 * most + 3)
    var history: [[Int]] = []
    for edits in 0...most {
      history.append(Array(reach[(most + 1 - edits)...(most + 1 + edits)]))
      for k in stride(from: -edits, through: edits, by: 2) {
        let centre = k + most + 1
        var i: Int
        if k == -edits || (k != edits && reach[centre - 1] < reach[centre + 1]) {
          i = reach[centre + 1]
        } else {
          i = reach[centre - 1] + 1
        }
        var j = i - k
        while i < old.count, j < new.count, i >= 0, j >= 0, old[i] == new[j] {
          i += 1
          j += 1
        }
        reach[centre] = i
        if i >= old.count, j >= new.count { return backtrack(history, old.count, new.count) }
      }
    }
    return nil
  }

  /// Returns the pairs of entries that the script keeps. The function walks the search backwards,
  /// from the ends of both lists. A diagonal is a difference between the position in the old list
  /// and the position in the new list. For each diagonal −d … d, `history[d]` holds the position in
  /// the old list that the search had reached before edit d.
  private static func backtrack(_ history: [[Int]], _ oldCount: Int, _ newCount: Int)
    -> [(Int, Int)]
  {
    var pairs: [(Int, Int)] = []
    var i = oldCount
    var j = newCount
    for edits in stride(from: history.count - 1, to: 0, by: -1) {
      let reach = history[edits]
      func reached(_ k: Int) -> Int { abs(k) > edits ? 0 : reach[k + edits] }
      let k = i - j
      let isInsertion = k == -edits || (k != edits && reached(k - 1) < reached(k + 1))
      let from = isInsertion ? k + 1 : k - 1
      let oldStart = reached(from)
      let newStart = oldStart - from
      let snakeStart = isInsertion ? (oldStart, newStart + 1) : (oldStart + 1, newStart)
      while i > snakeStart.0, j > snakeStart.1 {
        i -= 1
        j -= 1
        pairs.append((i, j))
      }
      i = oldStart
      j = newStart
    }
    while i > 0, j > 0 {
      i -= 1
      j -= 1
      pairs.append((i, j))
    }
    return pairs.reversed()
  }
}
