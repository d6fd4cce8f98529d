import Foundation

/// The elements of a plan that meet a rectangle, in the order of the layout's answer.
package struct CompositionalAnswer: Sendable {
  /// A group of which everything is in the answer.
  fileprivate struct Group {
    let section: Int
    let index: Int
    var places: Range<Int>
    let hasViews: Bool
    /// The intersection of the group's frame and of all frames in the group, inverted if empty. A
    /// rectangle meets the intersection if and only if it meets each of these frames.
    let common: EdgeBox
  }

  /// A section that scrolls by itself, of which all groups are in the answer that its part of the
  /// row may show.
  fileprivate struct Row {
    let section: Int
    /// The part of the row that was asked for.
    let span: (start: CGFloat, end: CGFloat)
    /// The groups of the section.
    var groups: Range<Int>
    /// The intersection of all frames of these groups, like `common` of one group.
    let common: EdgeBox
  }

  /// Neighbours that two answers share.
  package struct Stretch: Sendable {
    /// The places of the neighbours in the later answer.
    package fileprivate(set) var places = 0..<0
    /// The number of places that they are further back than in the answer before.
    fileprivate var shift = 0

    package var isEmpty: Bool { places.isEmpty }
    /// The places of the neighbours in the answer before.
    package var placesBefore: Range<Int> {
      places.lowerBound - shift..<places.upperBound - shift
    }
  }

  /// The arrays that an answer is built in.
  fileprivate struct Lists: Sendable {
    var frames: [CompositionalFrame] = []
    var groups: [Group] = []
    var rows: [Row] = []

    /// Empties them, and keeps their memory.
    mutating func removeAll() {
      frames.removeAll(keepingCapacity: true)
      groups.removeAll(keepingCapacity: true)
      rows.removeAll(keepingCapacity: true)
    }
  }

  package var frames: [CompositionalFrame] { lists.frames }
  /// The stretch of elements that the answer shares with the answer before.
  package fileprivate(set) var shared = Stretch()
  /// Whether it is the answer before.
  package fileprivate(set) var isRepeated = false
  /// Whether there is nothing but cells in it, which ascend.
  package fileprivate(set) var hasCellsAlone = true
  fileprivate var lists = Lists()
  /// The lists of the answer before, emptied. The next answer reuses their memory.
  fileprivate var spare = Lists()

  package init() {}

  /// Takes out what has no section.
  package mutating func removeSupplementaryViews() {
    lists.frames.removeAll(where: \.element.isSupplementary)
    forgetGroups()
    (shared, isRepeated) = (Stretch(), false)
  }

  /// Takes nothing from here for the answer after: something was measured.
  package mutating func forgetGroups() { (lists.groups, lists.rows) = ([], []) }
}

/// Puts an answer together after the one before.
///
/// A scroll asks for nearly the same rectangle again and again. Groups that were in the answer
/// before with all that they have come from there as they are, as long as nothing was measured in
/// between (scenarios `compositional-grid` and `shelf-page` of the benchmark).
struct CompositionalAnswerBuilder {
  private(set) var answer = CompositionalAnswer()
  private var last: CompositionalAnswer
  /// The place behind the last group that was found in the answer before.
  private var nextGroup = 0
  /// The place in the answer before at which the search for the next row begins.
  private var nextRow = 0
  /// The first group of the row that is being put in.
  private var rowStart = 0
  /// Whether a group that this part of the row may show is not in the answer, or not all of it.
  private var missesGroups = false
  /// The last stretch of groups from the answer before.
  private var latest = CompositionalAnswer.Stretch()

  init(after last: consuming CompositionalAnswer) {
    swap(&answer.lists, &last.spare)
    answer.lists.frames.reserveCapacity(last.lists.frames.count)
    answer.lists.groups.reserveCapacity(last.lists.groups.count)
    self.last = last
  }

  /// Hands out the answer: everything has been put in.
  mutating func finish() -> CompositionalAnswer {
    compare()
    last.lists.removeAll()
    swap(&answer.spare, &last.lists)
    // Taken out, not copied: its lists would be counted.
    var finished = CompositionalAnswer()
    swap(&finished, &answer)
    return finished
  }

  var count: Int { answer.lists.frames.count }

  @inline(__always)
  mutating func append(cell: CompositionalFrame) {
    answer.lists.frames.append(cell)
  }

  /// Puts in what is no cell.
  mutating func append(_ element: CompositionalElement, _ frame: CGRect, zIndex: Int) {
    answer.hasCellsAlone = false
    answer.lists.frames.append(CompositionalFrame(element: element, frame: frame, zIndex: zIndex))
  }

  /// Puts in a group that the answer before has with all that is in it, if all of that meets a
  /// rectangle.
  ///
  /// - Returns: Whether it was there.
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

  /// Puts in a group of the answer before.
  private mutating func take(_ known: CompositionalAnswer.Group) {
    var group = known
    group.places = count..<count + known.places.count
    // One by one: most often a group has few, and a slice counts a reference to its list.
    for place in known.places { answer.lists.frames.append(last.lists.frames[place]) }
    answer.lists.groups.append(group)
    if group.hasViews { answer.hasCellsAlone = false }
  }

  /// Notes that everything of a group was put in, from a place on.
  ///
  /// - Parameter common: Of the group and all in it: that may stick out, and shows no longer than
  ///   the group.
  mutating func record(
    group index: Int, of section: Int, from start: Int, common: EdgeBox, hasViews: Bool
  ) {
    answer.lists.groups.append(
      CompositionalAnswer.Group(
        section: section, index: index, places: start..<count, hasViews: hasViews,
        common: common))
  }

  // MARK: Rows

  /// Puts in the groups of a section that scrolls by itself, if they were in the answer before as
  /// those that this part of its row may show, and a rectangle meets all of them.
  ///
  /// - Returns: Whether they were there.
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

  /// Groups of another section are about to be put in.
  mutating func beginRow() {
    rowStart = answer.lists.groups.count
    missesGroups = false
  }

  /// A group is left out that meets the part of the row, or some of it.
  mutating func recordMissing() { missesGroups = true }

  /// Notes the groups of a section that scrolls by itself, which have been put in.
  mutating func endRow(of section: Int, span: (start: CGFloat, end: CGFloat)) {
    let groups = rowStart..<answer.lists.groups.count
    guard !missesGroups, !groups.isEmpty else { return }
    var common = EdgeBox.everything
    for index in groups { common.cut(to: answer.lists.groups[index].common) }
    answer.lists.rows.append(
      CompositionalAnswer.Row(section: section, span: span, groups: groups, common: common))
  }

  // MARK: What is shared

  /// Notes that a stretch was taken from a place in the answer before.
  private mutating func record(_ places: Range<Int>, at before: Int) {
    if !latest.isEmpty, latest.shift == places.lowerBound - before {
      // Elements between the groups may differ from those in the answer before.
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

  /// Finds out what the answer shares with the one before.
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

  /// The first element that both answers share, as a stretch of one; empty if neither answer begins
  /// in the other.
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
