/// A search for the longest increasing subsequence, here called a *run*, in a list of distinct
/// numbers. The entries of the run can stay in place while all other entries move.
package enum LongestRun {
  /// Returns for each entry whether it is in the longest run. Of several longest runs, the run with
  /// the lowest last number is taken.
  ///
  /// - Parameter numbers: Distinct numbers.
  /// - Complexity: O(*n*) if all numbers rise, or if entries only moved from one end of the list to
  ///   the opposite end; else O(*n* log *n*).
  package static func members(of numbers: [Int32]) -> [Bool] {
    if let rest = risingPart(of: numbers) { return numbers.indices.map(rest.contains) }
    var isMember = [Bool](repeating: true, count: numbers.count)
    // The entries outside `start..<end` are always in a longest run: the first ones are lower than
    // all entries behind them, the last ones higher than all entries before them.
    let (start, end) = unsettled(numbers)
    guard start < end else { return isMember }
    // For each length, the place of the lowest number that ends a run of that length. For each
    // place, the place before it in its run.
    var tails: [Int32] = []
    var previous = [Int32](repeating: -1, count: end - start)
    for index in start..<end {
      let number = numbers[index]
      var (low, high) = (0, tails.count)
      if let last = tails.last, numbers[start + Int(last)] < number {
        low = tails.count
      } else {
        while low < high {
          let middle = (low + high) / 2
          if numbers[start + Int(tails[middle])] < number {
            low = middle + 1
          } else {
            high = middle
          }
        }
      }
      if low > 0 { previous[index - start] = tails[low - 1] }
      let place = Int32(index - start)
      if low < tails.count { tails[low] = place } else { tails.append(place) }
    }
    for index in start..<end { isMember[index] = false }
    var place = tails.last ?? -1
    while place >= 0 {
      isMember[start + Int(place)] = true
      place = previous[Int(place)]
    }
    return isMember
  }

  /// Returns the longest run if it is a block at one end of the list, has more than half of all
  /// entries, and cannot be extended by any entry outside it; nil otherwise. A list has such a
  /// block if all remaining entries moved past the block to the opposite end, in any order.
  private static func risingPart(of numbers: [Int32]) -> Range<Int>? {
    let count = numbers.count
    guard let first = numbers.first, let last = numbers.last, last < first else { return nil }
    var end = 1
    while numbers[end] > numbers[end - 1] { end += 1 }
    if end > count - end {
      return numbers[end...].allSatisfy { $0 < first } ? 0..<end : nil
    }
    var start = count - 1
    while numbers[start] > numbers[start - 1] { start -= 1 }
    guard count - start > start, numbers[..<start].allSatisfy({ $0 > last }) else { return nil }
    return start..<count
  }

  /// Returns the range of the middle of the list. The middle leaves out the first entries, as long
  /// as each is lower than all entries behind it. The middle also leaves out the last entries, as
  /// long as each is higher than all entries before it.
  private static func unsettled(_ numbers: [Int32]) -> (start: Int, end: Int) {
    // The lowest number from each entry to the end.
    var lowest = [Int32](repeating: Int32.max, count: numbers.count + 1)
    for index in numbers.indices.reversed() {
      lowest[index] = min(lowest[index + 1], numbers[index])
    }
    var start = 0
    while start < numbers.count, numbers[start] == lowest[start] { start += 1 }
    guard start < numbers.count else { return (start, start) }
    var highest = Int32.min
    for number in numbers[start...] { highest = max(highest, number) }
    var end = numbers.count
    var highestBefore = [Int32](repeating: Int32.min, count: numbers.count + 1)
    for index in numbers.indices {
      highestBefore[index + 1] = max(highestBefore[index], numbers[index])
    }
    while end > start, numbers[end - 1] == highestBefore[end] { end -= 1 }
    return (start, end)
  }
}
