/// Finds what can stay: the longest run of rising numbers in a list of different ones, whose
/// entries need not be neighbours.
package enum LongestRun {
  /// Returns for each entry whether it is in the run; of several runs of one length, the one that
  /// ends lowest counts.
  ///
  /// - Parameter numbers: Different from each other.
  /// - Complexity: O(*n*) when all are rising, or have changed ends; else O(*n* log *n*).
  package static func members(of numbers: [Int32]) -> [Bool] {
    if let rest = risingPart(of: numbers) { return numbers.indices.map(rest.contains) }
    var isMember = [Bool](repeating: true, count: numbers.count)
    // Rising ends stay: the longest run can always be one that has them, if nothing in between is
    // lower than the first end or higher than the last one.
    let (start, end) = unsettled(numbers)
    guard start < end else { return isMember }
    // The lowest number that ends a run of each length, and what stands before it in that run.
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

  /// Returns more than half of the list, rising, where none of the others can go with it: what was
  /// at one end is at the other, in whatever order. Nil for any other list.
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

  /// The part of the list that is left without the ends whose numbers rise and are lower, or
  /// higher, than all others.
  private static func unsettled(_ numbers: [Int32]) -> (start: Int, end: Int) {
    // Lowest numbers from each entry on.
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
