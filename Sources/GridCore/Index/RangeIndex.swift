import Foundation

/// An index of the elements that meet a range of the scroll axis.
///
/// The index identifies an element by its position in an order that the owner chooses. It stores no
/// frames. Lines of a list, sections below each other and items of a shortest-column layout start
/// in ascending order, so they form one **track**. An item that spans several columns may start
/// below the items after it. Elements are then sorted into several tracks, each with ascending
/// starts. A layout that packs items into columns has one track for the items that span one column,
/// another track for the items that span two columns, and so on. An element is in one track only,
/// so a query reports it once.
///
/// Tracks affect only the cost of a query. The result of a query is right for elements in any
/// order.
///
/// The index takes about half a byte per element in a single track, and four bytes more in several
/// tracks.
package struct RangeIndex: Equatable, Sendable {
  private struct Track: Equatable, Sendable {
    let key: Int
    /// The elements of the track, ascending.
    var elements: [Int32]
    var tree: BoundsTree<AxisRange>
  }

  /// The number of elements. The elements have the numbers 0 ..< `count`.
  package private(set) var count = 0
  /// The tree of all elements while they are in one track. Otherwise `tracks` has the elements.
  private var singleTrack = BoundsTree<AxisRange>()
  private var tracks: [Track] = []

  package init() {}

  /// Makes the index cover `newCount` elements in a single track. The bounds of the elements before
  /// `first` must be unchanged.
  ///
  /// - Complexity: O(`newCount` − `first`).
  package mutating func update(
    from first: Int, count newCount: Int, bounds: (Int) -> AxisRange
  ) {
    tracks = []
    singleTrack.update(from: first, count: newCount, bounds: bounds)
    count = newCount
  }

  /// Makes the index cover `newCount` elements in several tracks. The bounds and tracks of the
  /// elements before `first` must be unchanged.
  ///
  /// - Parameter track: A closure that returns a number for each element. The number is equal for
  ///   all elements of a track.
  /// - Complexity: O((`newCount` − `first`) · *tracks*).
  package mutating func update(
    from first: Int, count newCount: Int, track: (Int) -> Int, bounds: (Int) -> AxisRange
  ) {
    // Elements that were in the single track have to be sorted into tracks as well.
    let first = tracks.isEmpty ? 0 : min(max(0, first), count, newCount)
    singleTrack = BoundsTree<AxisRange>()
    var kept: [Int] = []
    for index in tracks.indices {
      let keptCount = tracks[index].elements.partitionPoint { $0 >= first }
      tracks[index].elements.removeLast(tracks[index].elements.count - keptCount)
      kept.append(keptCount)
    }
    for element in first..<newCount {
      let key = track(element)
      if let index = tracks.firstIndex(where: { $0.key == key }) {
        tracks[index].elements.append(Int32(element))
      } else {
        tracks.append(Track(key: key, elements: [Int32(element)], tree: BoundsTree()))
        kept.append(0)
      }
    }
    for index in tracks.indices {
      let elements = tracks[index].elements
      tracks[index].tree.update(from: kept[index], count: elements.count) {
        bounds(Int(elements[$0]))
      }
    }
    tracks.removeAll { $0.elements.isEmpty }
    // Sorted by key, whichever track came first: equal elements then make equal indexes.
    tracks.sort { $0.key < $1.key }
    count = newCount
  }

  /// Calls `body` with every element whose bounds meet the range, in ascending order, once each.
  ///
  /// - Parameter bounds: A closure that returns the bounds of an element, as they were at the last
  ///   update.
  /// - Returns: The number of comparisons with the range.
  /// - Complexity: O(log *n* + *k*) for *n* elements and *k* results, on two conditions: the starts
  ///   of each track ascend, and only a bounded number of elements of the track cover any one
  ///   point. With several tracks the results are sorted as well.
  @discardableResult
  package func forEachElement(
    meeting range: AxisRange, bounds: (Int) -> AxisRange, _ body: (Int) -> Void
  ) -> Int {
    var runs = runs(meeting: range, bounds: bounds)
    while let run = runs.next() {
      for element in run where bounds(element).meets(range) { body(element) }
    }
    return runs.comparisons
  }

  /// Returns the runs of elements that may meet the range, ascending. Elements outside the runs do
  /// not meet the range.
  ///
  /// This function is for loops in which `forEachElement(meeting:bounds:_:)` would be too slow.
  /// Such a loop tests each element itself.
  func runs(meeting range: AxisRange, bounds: (Int) -> AxisRange) -> Runs {
    var found: [Int32] = []
    var comparisons = 0
    if !tracks.isEmpty {
      found = elements(ofTracksMeeting: range, bounds: bounds, comparisons: &comparisons)
    }
    return Runs(
      runs: singleTrack.runs(meeting: range), found: found, comparisons: comparisons)
  }

  struct Runs {
    fileprivate var runs: BoundsTree<AxisRange>.Runs
    /// The elements found in several tracks; empty with a single track.
    fileprivate let found: [Int32]
    private var place = 0
    private var compared: Int

    fileprivate init(runs: BoundsTree<AxisRange>.Runs, found: [Int32], comparisons: Int) {
      self.runs = runs
      self.found = found
      compared = comparisons
    }

    /// The number of comparisons with the range so far. Each element of a returned run counts as
    /// one comparison.
    var comparisons: Int { runs.comparisons + compared }

    mutating func next() -> Range<Int>? {
      if let run = runs.next() {
        compared += run.count
        return run
      }
      guard place < found.count else { return nil }
      let element = Int(found[place])
      place += 1
      return element..<element + 1
    }
  }

  private func elements(
    ofTracksMeeting range: AxisRange, bounds: (Int) -> AxisRange, comparisons: inout Int
  ) -> [Int32] {
    var found: [Int32] = []
    for track in tracks {
      let blocks = track.tree.forEachRun(meeting: range) { run in
        comparisons += run.count
        for element in track.elements[run] where bounds(Int(element)).meets(range) {
          found.append(element)
        }
      }
      comparisons += blocks
    }
    found.sort()
    return found
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first position from which on all elements satisfy a condition.
  ///
  /// - Complexity: O(log *n*). All elements that satisfy the condition must come after all elements
  ///   that do not.
  package func partitionPoint(where condition: (Element) -> Bool) -> Int {
    (startIndex..<endIndex).partitionPoint { (index: Int) in condition(self[index]) }
  }
}

extension Range<Int> {
  /// Returns the first index from which on all indices satisfy a condition.
  ///
  /// - Complexity: O(log *n*). All indices that satisfy the condition must come after all indices
  ///   that do not.
  package func partitionPoint(where condition: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the first index from which on all indices satisfy a condition. The search begins at
  /// `guess`, which is probably near this index.
  ///
  /// - Complexity: O(log *d*) for the distance *d* from `guess`. All indices that satisfy the
  ///   condition must come after all indices that do not.
  package func partitionPoint(near guess: Int, where condition: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    var place = Swift.min(Swift.max(guess, low), high)
    var stride = 1
    // The condition is false below `low` and true from `high` on. The steps double until the index
    // is between the two.
    if place < high, !condition(place) {
      low = place + 1
      while low < high {
        place = Swift.min(place + stride, upperBound)
        guard place < upperBound, !condition(place) else {
          high = place
          break
        }
        low = place + 1
        stride *= 2
      }
    } else {
      high = place
      while low < high {
        place = Swift.max(place - stride, lowerBound)
        guard condition(place) else {
          low = place + 1
          break
        }
        high = place
        stride *= 2
      }
    }
    return (low..<high).partitionPoint(where: condition)
  }
}
