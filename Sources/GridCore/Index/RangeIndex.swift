import Foundation

/// An index of the elements that meet a range of the scroll axis.
///
/// The index knows elements by their position in an order of their owner's choice, and keeps no
/// frames. Lines of a list, sections below each other and items dealt out to the shortest column
/// all start in ascending order and form one **track**. Where they do not, because an item over
/// several columns starts below the ones that come after it, elements are sorted into tracks that
/// do: for a column packing, one for every number of columns spanned. An element is in one track
/// only, so nothing is reported twice.
///
/// Tracks decide the cost, never the answer: that is right for elements in any order.
///
/// Memory: about half a byte an element in a single track, four more in several.
package struct RangeIndex: Equatable, Sendable {
  private struct Track: Equatable, Sendable {
    let key: Int
    /// The elements of the track, ascending.
    var elements: [Int32]
    var tree: BoundsTree<AxisRange>
  }

  /// Number of elements, counted as 0 ..< `count`.
  package private(set) var count = 0
  /// The tree used while all elements are in one track, `tracks` otherwise.
  private var singleTrack = BoundsTree<AxisRange>()
  private var tracks: [Track] = []

  package init() {}

  /// Makes the index cover elements in a single track, those before `first` unchanged.
  ///
  /// - Complexity: O(`newCount` − `first`).
  package mutating func update(
    from first: Int, count newCount: Int, bounds: (Int) -> AxisRange
  ) {
    tracks = []
    singleTrack.update(from: first, count: newCount, bounds: bounds)
    count = newCount
  }

  /// Makes the index cover elements in tracks, those before `first` unchanged.
  ///
  /// - Parameter track: Any number that elements of the same track share.
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
    // In one order, whichever track came first: equal elements then make equal indexes.
    tracks.sort { $0.key < $1.key }
    count = newCount
  }

  /// Calls `body` with every element whose bounds meet the range, in ascending order, once each.
  ///
  /// - Parameter bounds: Where an element starts and ends, as it was at the last update.
  /// - Returns: How many comparisons with the range it took.
  /// - Complexity: O(log *n* + *k*) for *n* elements and *k* results when every track starts in
  ///   ascending order and only a bounded number of its elements cover any one point; with
  ///   several tracks the results are sorted.
  @inline(__always)
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

  /// Runs of elements, ascending, outside of which no element meets the range.
  ///
  /// For loops that `forEachElement(meeting:bounds:_:)` would be too slow in: they test each
  /// element themselves.
  @inline(__always)
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
    /// The elements that were found where there are several tracks.
    fileprivate let found: [Int32]
    private var place = 0
    private var compared: Int

    fileprivate init(runs: BoundsTree<AxisRange>.Runs, found: [Int32], comparisons: Int) {
      self.runs = runs
      self.found = found
      compared = comparisons
    }

    /// The number of comparisons with the range that it takes to get as far, those of the elements
    /// of runs among them.
    var comparisons: Int { runs.comparisons + compared }

    @inline(__always)
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

  /// The elements whose bounds meet the range, in ascending order.
  package func elements(meeting range: AxisRange, bounds: (Int) -> AxisRange) -> [Int] {
    var elements: [Int] = []
    forEachElement(meeting: range, bounds: bounds) { elements.append($0) }
    return elements
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first position from which on all elements satisfy a condition.
  ///
  /// - Complexity: O(log *n*). Elements that satisfy it must all come after those that do not.
  package func partitionPoint(where condition: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
