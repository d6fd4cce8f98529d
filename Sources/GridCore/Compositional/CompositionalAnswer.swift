import Foundation

/// The elements of a plan that meet a rectangle, in the order in which the layout returns them.
package struct CompositionalAnswer: Sendable {
  /// A group whose elements are all in the answer.
  fileprivate struct Group {
    let section: Int
    let index: Int
    var places: Range<Int>
    let hasViews: Bool
    /// The intersection of the group's frame and of all frames in the group, inverted if empty. A
    /// rectangle meets the intersection if and only if it meets each of these frames.
    let common: EdgeBox
  }

  /// An orthogonal section. The answer contains all groups that the queried part of its row may
  /// show.
  fileprivate struct Row {
    let section: Int
    /// The part of the row that was queried.
    let span: (start: CGFloat, end: CGFloat)
    /// The groups of the section, as indices in `Lists.groups`.
    var groups: Range<Int>
    /// The intersection of all frames of these groups, like `common` of one group.
    let common: EdgeBox
  }

  /// Consecutive elements that an answer shares with the previous answer.
  package struct Stretch: Sendable {
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
    var groups: [Group] = []
    var rows: [Row] = []

    /// Empties the arrays and keeps their memory.
    mutating func removeAll() {
      frames.removeAll(keepingCapacity: true)
      groups.removeAll(keepingCapacity: true)
      rows.removeAll(keepingCapacity: true)
    }
  }

  package var frames: [CompositionalFrame] { lists.frames }
  /// The elements that the answer shares with the previous answer.
  package fileprivate(set) var shared = Stretch()
  /// Whether the answer equals the previous answer.
  package fileprivate(set) var isRepeated = false
  /// Whether the answer contains only cells, in ascending order.
  package fileprivate(set) var hasCellsAlone = true
  fileprivate var lists = Lists()
  /// The lists of the answer before, emptied. The next answer reuses their memory.
  fileprivate var spare = Lists()

  package init() {}

  /// Removes supplementary views and boundary items.
  package mutating func removeSupplementaryViews() {
    lists.frames.removeAll(where: \.element.isSupplementary)
    forgetGroups()
    (shared, isRepeated) = (Stretch(), false)
  }

  /// Forgets the groups, so that the next answer reuses none of them: something was measured.
  package mutating func forgetGroups() { (lists.groups, lists.rows) = ([], []) }
}

/// Builds an answer from a query and the previous answer.
///
/// A scroll asks for nearly the same rectangle again and again. Groups whose elements were all in
/// the previous answer are copied from there, unless something was measured in between (scenarios
/// `compositional-grid` and `shelf-page` of the benchmark).
struct CompositionalAnswerBuilder {
  private(set) var answer = CompositionalAnswer()
  private var last: CompositionalAnswer
  /// The index in the groups of the previous answer at which the search for the next group begins.
  private var nextGroup = 0
  /// The index in the rows of the previous answer at which the search for the next row begins.
  private var nextRow = 0
  /// The index of the first group of the row that is being appended.
  private var rowStart = 0
  /// Whether the queried part of the row may show a group that is not in the answer, or not
  /// completely.
  private var missesGroups = false
  /// The last elements that were copied from the previous answer.
  private var latest = CompositionalAnswer.Stretch()

  init(after last: consuming CompositionalAnswer) {
    swap(&answer.lists, &last.spare)
    answer.lists.frames.reserveCapacity(last.lists.frames.count)
    answer.lists.groups.reserveCapacity(last.lists.groups.count)
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

  @inline(__always)
  mutating func append(cell: CompositionalFrame) {
    answer.lists.frames.append(cell)
  }

  /// Appends an element that is not a cell.
  mutating func append(_ element: CompositionalElement, _ frame: CGRect, zIndex: Int) {
    answer.hasCellsAlone = false
    answer.lists.frames.append(CompositionalFrame(element: element, frame: frame, zIndex: zIndex))
  }

  /// Appends a group from the previous answer with all of its elements, if a rectangle meets all of
  /// them.
  ///
  /// - Returns: Whether the group was appended.
  mutating func appendKnown(group index: Int, of section: Int, meeting box: EdgeBox) -> Bool {
    while nextGroup < last.lists.groups.count,
      last.lists.groups[nextGroup].precedes(index, of: section)
    {
      nextGroup += 1
    }
    guard nextGroup < last.lists.groups.count else { return false }
    let group = last.lists.groups[nextGroup]
    guard group.section == section, group.index == index, group.common.meets(box) else {
      return false
    }
    let start = count
    take(group)
    record(start..<count, at: group.places.lowerBound)
    return true
  }

  /// Appends a group of the previous answer.
  private mutating func take(_ known: CompositionalAnswer.Group) {
    var group = known
    group.places = count..<count + known.places.count
    // One by one: most groups have few elements, and a slice would retain the list.
    for place in known.places { answer.lists.frames.append(last.lists.frames[place]) }
    answer.lists.groups.append(group)
    if group.hasViews { answer.hasCellsAlone = false }
  }

  /// Records a group whose elements have all been appended, from index `start` on.
  ///
  /// - Parameter common: The intersection of the group's frame and of all frames in the group. The
  ///   group's frame counts, because an element that sticks out of it shows only together with the
  ///   group.
  mutating func record(
    group index: Int, of section: Int, from start: Int, common: EdgeBox, hasViews: Bool
  ) {
    answer.lists.groups.append(
      CompositionalAnswer.Group(
        section: section, index: index, places: start..<count, hasViews: hasViews,
        common: common))
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
    let (start, before) = (count, row.groups)
    row.groups = answer.lists.groups.count..<answer.lists.groups.count + before.count
    for index in before { take(last.lists.groups[index]) }
    answer.lists.rows.append(row)
    record(start..<count, at: last.lists.groups[before.lowerBound].places.lowerBound)
    return true
  }

  /// Begins the row of another section.
  mutating func beginRow() {
    rowStart = answer.lists.groups.count
    missesGroups = false
  }

  /// Records that the answer lacks a group, or elements of a group, that the queried part of the
  /// row may show.
  mutating func recordMissing() { missesGroups = true }

  /// Records the row of an orthogonal section whose groups have been appended.
  mutating func endRow(of section: Int, span: (start: CGFloat, end: CGFloat)) {
    let groups = rowStart..<answer.lists.groups.count
    guard !missesGroups, !groups.isEmpty else { return }
    var common = EdgeBox.everything
    for index in groups { common.cut(to: answer.lists.groups[index].common) }
    answer.lists.rows.append(
      CompositionalAnswer.Row(section: section, span: span, groups: groups, common: common))
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
    latest = CompositionalAnswer.Stretch(places: places, shift: places.lowerBound - before)
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
    answer.shared = CompositionalAnswer.Stretch(places: start..<end, shift: stretch.shift)
    answer.isRepeated = end - start == count && count == last.lists.frames.count
  }

  /// The first element that both answers share, alone; empty if neither answer contains the first
  /// element of the other.
  private var firstShared: CompositionalAnswer.Stretch {
    guard let first = answer.lists.frames.first, let firstBefore = last.lists.frames.first else {
      return CompositionalAnswer.Stretch()
    }
    if let place = last.lists.frames.firstIndex(of: first) {
      return CompositionalAnswer.Stretch(places: 0..<1, shift: -place)
    }
    if let place = answer.lists.frames.firstIndex(of: firstBefore) {
      return CompositionalAnswer.Stretch(places: place..<place + 1, shift: place)
    }
    return CompositionalAnswer.Stretch()
  }
}

extension CompositionalAnswer.Group {
  @inline(__always)
  fileprivate func precedes(_ index: Int, of section: Int) -> Bool {
    self.section < section || self.section == section && self.index < index
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
