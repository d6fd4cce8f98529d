import Foundation

/// The elements of a plan that meet a rectangle, in the order in which the layout returns them.
package struct CompositionalAnswer: Sendable {
  /// An orthogonal section. The answer contains all groups that the queried part of its row may
  /// show.
  fileprivate struct Row {
    let section: Int
    /// The part of the row that was queried.
    let span: (start: CGFloat, end: CGFloat)
    /// The indices of the elements of these groups.
    var places: Range<Int>
    /// The intersection of the frames of these groups and of all frames in them, inverted if empty.
    /// A rectangle meets the intersection if and only if it meets each of these frames.
    let common: EdgeBox
  }

  /// Consecutive elements that an answer shares with the previous answer.
  package struct SharedRange: Sendable {
    /// The indices of the elements in the later answer.
    package fileprivate(set) var places = 0..<0
    /// The difference between an element's index in the later answer and its index in the previous
    /// answer.
    fileprivate var shift = 0

    package var isEmpty: Bool { places.isEmpty }
    /// The indices of the elements in the previous answer.
    package var placesBefore: Range<Int> {
      places.lowerBound - shift..<places.upperBound - shift
    }
  }

  /// The arrays of an answer.
  fileprivate struct Lists: Sendable {
    var frames: [CompositionalFrame] = []
    var rows: [Row] = []

    /// Empties the arrays and keeps their memory.
    mutating func removeAll() {
      frames.removeAll(keepingCapacity: true)
      rows.removeAll(keepingCapacity: true)
    }
  }

  package var frames: [CompositionalFrame] { lists.frames }
  /// The elements that the answer shares with the previous answer.
  package fileprivate(set) var shared = SharedRange()
  /// Whether the answer equals the previous answer.
  package fileprivate(set) var isRepeated = false
  fileprivate var lists = Lists()
  /// The lists of the answer before, emptied. The next answer reuses their memory.
  fileprivate var spare = Lists()

  package init() {}

  /// Removes supplementary views and boundary items.
  package mutating func removeSupplementaryViews() {
    lists.frames.removeAll(where: \.element.isSupplementary)
    forgetRows()
    (shared, isRepeated) = (SharedRange(), false)
  }

  /// Forgets the rows, so that the next answer reuses none of them: something was measured.
  package mutating func forgetRows() { lists.rows = [] }
}

/// Builds an answer from a query and the previous answer.
///
/// A scroll asks for nearly the same rectangle again and again. Rows of orthogonal sections whose
/// elements were all in the previous answer are copied from there, unless something was measured in
/// between (scenario `shelf-page` of the benchmark).
struct CompositionalAnswerBuilder {
  private(set) var answer = CompositionalAnswer()
  private var last: CompositionalAnswer
  /// The index in the rows of the previous answer at which the search for the next row begins.
  private var nextRow = 0
  /// The index of the first element of the row that is being appended.
  private var rowStart = 0
  /// The intersection of the frames of the row so far.
  private var rowCommon = EdgeBox.everything
  /// Whether the queried part of the row may show a group that is not in the answer, or not
  /// completely.
  private var missesGroups = false
  /// The last elements that were copied from the previous answer.
  private var latest = CompositionalAnswer.SharedRange()

  init(after last: consuming CompositionalAnswer) {
    swap(&answer.lists, &last.spare)
    answer.lists.frames.reserveCapacity(last.lists.frames.count)
    self.last = last
  }

  /// Returns the finished answer, after everything has been appended.
  mutating func finish() -> CompositionalAnswer {
    compare()
    last.lists.removeAll()
    swap(&answer.spare, &last.lists)
    // Swapped out, not copied: a copy would retain the lists.
    var finished = CompositionalAnswer()
    swap(&finished, &answer)
    return finished
  }

  var count: Int { answer.lists.frames.count }

  mutating func append(cell: CompositionalFrame) {
    answer.lists.frames.append(cell)
  }

  /// Appends an element that is not a cell.
  mutating func append(_ element: CompositionalElement, _ frame: CGRect, zIndex: Int) {
    answer.lists.frames.append(CompositionalFrame(element: element, frame: frame, zIndex: zIndex))
  }

  // MARK: Rows

  /// Appends the groups of an orthogonal section, if the previous answer contains the same part of
  /// its row, and a rectangle meets all of these groups.
  ///
  /// - Returns: Whether the groups were appended.
  mutating func appendKnown(
    rowOf section: Int, span: (start: CGFloat, end: CGFloat), meeting box: EdgeBox
  ) -> Bool {
    while nextRow < last.lists.rows.count, last.lists.rows[nextRow].section < section {
      nextRow += 1
    }
    guard nextRow < last.lists.rows.count else { return false }
    var row = last.lists.rows[nextRow]
    guard row.section == section, row.span == span, row.common.meets(box) else {
      return false
    }
    let (start, before) = (count, row.places)
    // One by one: most often a row has few elements, and a slice counts a reference to its list.
    for place in before { answer.lists.frames.append(last.lists.frames[place]) }
    row.places = start..<count
    answer.lists.rows.append(row)
    record(row.places, at: before.lowerBound)
    return true
  }

  /// Begins the row of an orthogonal section.
  mutating func beginRow() {
    (rowStart, rowCommon, missesGroups) = (count, .everything, false)
  }

  /// Records that the groups appended to the row are complete.
  ///
  /// - Parameter common: The intersection of the frame of a group and of all frames in it: an
  ///   element may stick out of the group, and shows no longer than the group.
  mutating func coverRow(_ common: EdgeBox) { rowCommon.cut(to: common) }

  /// Records that a group which the queried part of the row may show is not in the answer, or not
  /// completely.
  mutating func recordMissing() { missesGroups = true }

  /// Ends the row of an orthogonal section, whose groups have been appended.
  mutating func endRow(of section: Int, span: (start: CGFloat, end: CGFloat)) {
    guard !missesGroups, rowStart < count else { return }
    answer.lists.rows.append(
      CompositionalAnswer.Row(
        section: section, span: span, places: rowStart..<count, common: rowCommon))
  }

  // MARK: Shared elements

  /// Records elements that were copied from the previous answer, from its index `before` on.
  private mutating func record(_ places: Range<Int>, at before: Int) {
    if !latest.isEmpty, latest.shift == places.lowerBound - before {
      // Elements between the groups may differ from those of the previous answer.
      var place = latest.places.upperBound
      while place < places.lowerBound, isShared(place, by: latest.shift) { place += 1 }
      if place == places.lowerBound {
        latest.places = latest.places.lowerBound..<places.upperBound
        return
      }
    }
    keepLonger()
    latest = CompositionalAnswer.SharedRange(places: places, shift: places.lowerBound - before)
  }

  private mutating func keepLonger() {
    if latest.places.count > answer.shared.places.count { answer.shared = latest }
  }

  private func isShared(_ place: Int, by shift: Int) -> Bool {
    answer.lists.frames[place] == last.lists.frames[place - shift]
  }

  /// Finds the elements that the answer shares with the previous answer.
  ///
  /// - Complexity: O(*elements*).
  private mutating func compare() {
    keepLonger()
    let stretch = answer.shared.isEmpty ? firstShared : answer.shared
    var (start, end) = (stretch.places.lowerBound, stretch.places.upperBound)
    while start > max(0, stretch.shift), isShared(start - 1, by: stretch.shift) { start -= 1 }
    while end < min(count, last.lists.frames.count + stretch.shift),
      isShared(end, by: stretch.shift)
    {
      end += 1
    }
    answer.shared = CompositionalAnswer.SharedRange(places: start..<end, shift: stretch.shift)
    answer.isRepeated = end - start == count && count == last.lists.frames.count
  }

  /// The first element that both answers share, alone; empty if neither answer contains the first
  /// element of the other.
  private var firstShared: CompositionalAnswer.SharedRange {
    guard let first = answer.lists.frames.first, let firstBefore = last.lists.frames.first else {
      return CompositionalAnswer.SharedRange()
    }
    if let place = last.lists.frames.firstIndex(of: first) {
      return CompositionalAnswer.SharedRange(places: 0..<1, shift: -place)
    }
    if let place = answer.lists.frames.firstIndex(of: firstBefore) {
      return CompositionalAnswer.SharedRange(places: place..<place + 1, shift: place)
    }
    return CompositionalAnswer.SharedRange()
  }
}

extension CompositionalElement {
  fileprivate var isSupplementary: Bool {
    switch self {
    case .supplementary, .boundary, .layoutBoundary: true
    case .cell, .decoration: false
    }
  }
}
