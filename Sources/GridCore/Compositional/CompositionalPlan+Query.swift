import Foundation

/// An element of a compositional layout: a cell, a supplementary view, a boundary item or a
/// decoration.
package enum CompositionalElement: Hashable, Sendable {
  case cell(section: Int, item: Int)
  /// A view of an item or group, by its number among the section's views of its kind.
  case supplementary(section: Int, kind: Int, number: Int)
  /// A boundary item of a section, by its index in the section's list of boundary items.
  case boundary(section: Int, index: Int)
  case decoration(section: Int, index: Int)
  /// A boundary item of the whole layout.
  case layoutBoundary(index: Int)
}

/// An element with its frame and its z-index.
package struct CompositionalFrame: Equatable, Sendable {
  package let element: CompositionalElement
  package var frame: CGRect
  package var zIndex: Int

  package static func == (one: CompositionalFrame, other: CompositionalFrame) -> Bool {
    one.zIndex == other.zIndex && one.element == other.element
      && one.frame.isSame(as: other.frame)
  }
}

/// The elements of a compositional layout that meet a rectangle. The groups of an orthogonal
/// section are a segment, if the answer has all groups that the queried part of their row may show.
package typealias CompositionalAnswer = SegmentedAnswer<CompositionalFrame>

/// The area to which boundary items are pinned: the visible rectangle less the view's content
/// inset.
package struct CompositionalPinning: Equatable, Sendable {
  package var visible: CGRect

  package init(visible: CGRect) {
    self.visible = visible
  }
}

extension CompositionalPlan {
  /// The number added to the z-index of a visible boundary item that pins to the visible bounds.
  static let pinnedZ = 1_000_000_000

  /// Returns every element that meets a rectangle, like `answer(in:pinning:offsets:into:)`.
  package func frames(
    in rect: CGRect, pinning: CompositionalPinning? = nil, offsets: [Int: CGFloat] = [:]
  ) -> [CompositionalFrame] {
    var found = CompositionalAnswer()
    answer(in: rect, pinning: pinning, offsets: offsets, into: &found)
    return found.frames
  }

  /// Makes the next answer: every element that meets a rectangle. The rectangle is cut to the
  /// content. For groups of orthogonal sections it is cut only along the scroll axis, since their
  /// rows reach beyond the content across it.
  ///
  /// - Parameters:
  ///   - offsets: The scroll offsets of orthogonal sections. Groups are found at their scrolled
  ///     positions, but keep the frames of offset 0.
  ///   - answer: The previous answer of this plan.
  /// - Complexity: O(log *sections* + *k*) for *k* elements of groups that meet the rectangle.
  package func answer(
    in rect: CGRect, pinning: CompositionalPinning? = nil, offsets: [Int: CGFloat] = [:],
    into answer: inout CompositionalAnswer
  ) {
    answer.begin()
    append(in: rect, pinning, offsets, to: &answer)
    answer.end()
  }

  private func append(
    in rect: CGRect, _ pinning: CompositionalPinning?, _ offsets: [Int: CGFloat],
    to answer: inout CompositionalAnswer
  ) {
    let content = CGRect(origin: .zero, size: contentSize)
    let cut = CGRect(
      x: max(rect.minX, content.minX), y: max(rect.minY, content.minY),
      width: min(rect.maxX, content.maxX) - max(rect.minX, content.minX),
      height: min(rect.maxY, content.maxY) - max(rect.minY, content.minY))
    // A row reaches beyond the content across the scroll axis.
    let row = CGRect(
      origin: CGPoint(axis, along: cut.origin[axis], across: rect.span(axis.other).start),
      size: CGSize(
        axis, along: cut.size[axis],
        across: rect.span(axis.other).end - rect.span(axis.other).start))
    guard row.size.width >= 0, row.size.height >= 0 else { return }
    let touches = cut.size.width >= 0 && cut.size.height >= 0
    let hasArea = touches && cut.size.width > 0 && cut.size.height > 0
    if hasArea { appendLayoutBoundaries(in: cut, pinning, to: &answer) }
    let span = cut.span(axis)
    // One pixel more, because origins are rounded to pixels. Pinned items stay in their section.
    for (index, start) in sections(from: span.start - 1, to: span.end + 1) {
      let section = solved[index]
      if touches { appendDecorations(of: index, section, start, in: cut, to: &answer) }
      if hasArea { appendBoundaries(of: index, section, start, in: cut, pinning, to: &answer) }
      if section.value.input.isOrthogonal {
        var part = row
        if let offset = offsets[index] { part.origin[axis.other] += offset }
        guard part.size.width > 0, part.size.height > 0 else { continue }
        appendGroups(of: index, section, start, in: part, to: &answer)
      } else if hasArea {
        appendGroups(of: index, section, start, in: cut, to: &answer)
      }
    }
  }

  /// Appends the decorations that meet or touch a rectangle.
  private func appendDecorations(
    of index: Int, _ section: SharedSection, _ start: CGFloat, in rect: CGRect,
    to answer: inout CompositionalAnswer
  ) {
    guard !section.value.input.decorations.isEmpty else { return }
    let decorations = section.value.input.decorations
    let size = CGSize(axis, along: section.value.length, across: contentSize[axis.other])
    let whole = placed(CGRect(origin: .zero, size: size), from: start)
    guard whole.minX <= rect.maxX, rect.minX <= whole.maxX, whole.minY <= rect.maxY,
      rect.minY <= whole.maxY
    else { return }
    for (place, decoration) in decorations.enumerated() {
      guard let frame = decorationFrame(section: index, place) else { continue }
      answer.append(.decoration(section: index, index: place), frame, zIndex: decoration.zIndex)
    }
  }

  private func appendLayoutBoundaries(
    in rect: CGRect, _ pinning: CompositionalPinning?,
    to answer: inout CompositionalAnswer
  ) {
    for index in boundaries.indices {
      guard let (frame, zIndex) = layoutBoundary(index, pinning: pinning), frame.overlaps(rect)
      else { continue }
      answer.append(.layoutBoundary(index: index), frame, zIndex: zIndex)
    }
  }

  private func appendBoundaries(
    of index: Int, _ section: SharedSection, _ start: CGFloat, in rect: CGRect,
    _ pinning: CompositionalPinning?, to answer: inout CompositionalAnswer
  ) {
    for place in section.value.boundaries.slots.indices {
      let (frame, zIndex) = boundary(place, of: section, start, pinning)
      guard frame.overlaps(rect) else { continue }
      answer.append(.boundary(section: index, index: place), frame, zIndex: zIndex)
    }
  }

  /// Returns the frame and the z-index of a section's boundary item, pinned if it pins to the
  /// visible bounds.
  package func boundary(
    section index: Int, _ boundary: Int, pinning: CompositionalPinning?
  ) -> (frame: CGRect, zIndex: Int)? {
    guard hasSection(index), solved[index].value.boundaries.slots.indices.contains(boundary) else {
      return nil
    }
    return self.boundary(boundary, of: solved[index], start(of: index), pinning)
  }

  /// Returns the frame and the z-index of a boundary item of the whole layout, pinned if it pins to
  /// the visible bounds.
  package func layoutBoundary(
    _ index: Int, pinning: CompositionalPinning?
  ) -> (frame: CGRect, zIndex: Int)? {
    guard outer.slots.indices.contains(index) else { return nil }
    return boundary(index, of: boundaries, around: outer, from: 0, pinning)
  }

  private func boundary(
    _ index: Int, of section: SharedSection, _ start: CGFloat,
    _ pinning: CompositionalPinning?
  ) -> (frame: CGRect, zIndex: Int) {
    boundary(
      index, of: section.value.input.boundaries, around: section.value.boundaries, from: start,
      pinning)
  }

  /// Returns the frame and the z-index of a boundary item, pinned if it pins to the visible bounds.
  ///
  /// - Parameter start: The start of the section, or of the layout, on the scroll axis.
  private func boundary(
    _ index: Int, of items: [CompositionalBoundary], around boundaries: CompositionalBoundaries,
    from start: CGFloat, _ pinning: CompositionalPinning?
  ) -> (frame: CGRect, zIndex: Int) {
    let item = items[index]
    var slot = placed(boundaries.slots[index], from: start)
    var zIndex = item.zIndex
    if item.pinsToVisibleBounds, let visible = pinning?.visible.span(axis) {
      slot = boundaries.pinned(index, of: items, slot, from: start, to: visible, axis)
      slot.origin = pixels.settled(slot.origin)
      if slot.span(axis).start < visible.end, slot.span(axis).end > visible.start {
        zIndex += CompositionalPlan.pinnedZ
      }
    }
    // The position inside the insets is rounded, too.
    let frame = item.frame(in: slot)
    return (CGRect(origin: pixels.settled(frame.origin), size: frame.size), zIndex)
  }

  /// Appends the elements of groups that meet the rectangle. A cell counts only inside its group's
  /// frame.
  private func appendGroups(
    of index: Int, _ section: SharedSection, _ start: CGFloat, in rect: CGRect,
    to answer: inout CompositionalAnswer
  ) {
    let groupAxis = section.value.groupAxis
    let span = rect.span(groupAxis)
    let origin = section.value.corner[groupAxis] + (groupAxis == axis ? start : 0)
    let isRow = groupAxis != axis
    let box = EdgeBox(rect)
    let row = AnswerSegment(section: index, start: span.start, end: span.end)
    if isRow, answer.copySegment(row, meeting: box) { return }
    answer.beginSegment()
    // Contains neither the plan nor the section, since copies of them would retain their lists.
    let question = GroupQuestion(
      index: index, start: start, box: box, groupAxis: groupAxis,
      wholeGroups: section.value.wholeGroups,
      raisesCells: raisesCells(in: section.value.input), placing: placing)
    let runs = section.value.runs
    // One pixel more, because origins are rounded to pixels.
    runs.forEachGroup(from: span.start - origin - 1, to: span.end - origin + 1) {
      question.append($0, of: section, to: &answer)
    }
    if isRow { answer.endSegment(row) }
  }
}

/// A query for the groups of one section. It holds no reference, since it is copied for a walk.
private struct GroupQuestion {
  let index: Int
  /// The start of the section along the scroll axis.
  let start: CGFloat
  /// The query rectangle.
  let box: EdgeBox
  let groupAxis: PlaneAxis
  let wholeGroups: CompositionalSolvedSection.WholeGroups
  let raisesCells: Bool
  let placing: CompositionalPlacing

  func append(
    _ group: CompositionalRuns.Group, of section: CompositionalPlan.SharedSection,
    to answer: inout CompositionalAnswer
  ) {
    let corner = wholeGroups.corner(of: group) ?? section.value.corner(of: group)
    let whole = EdgeBox(
      placing.placed(CGRect(origin: corner, size: group.solved.size), from: start))
    guard whole.meets(box) else {
      // Only groups that this part of the row may show count as missing.
      if whole.meets(box, along: groupAxis) { answer.recordMissing() }
      return
    }
    let first = answer.count
    var (part, common) = (whole, whole)
    part.cut(to: box)
    if !group.solved.views.isEmpty {
      appendViews(of: group, of: section, at: corner, sharing: &common, to: &answer)
    }
    // By index: an iterator would retain the list for each group.
    for place in group.solved.cells.indices {
      let cell = group.solved.cells[place]
      let frame = placing.placed(cell.frame, at: corner, from: start)
      guard part.meets(frame) else { continue }
      common.cut(to: EdgeBox(frame))
      answer.append(
        .cell(section: index, item: group.firstItem + place), frame,
        zIndex: cell.zIndex == 0 && raisesCells ? 1 : cell.zIndex)
    }
    if answer.count - first == group.solved.cells.count + group.solved.views.count {
      answer.coverSegment(common)
    } else {
      answer.recordMissing()
    }
  }

  /// Appends the group's views that meet the rectangle, even outside the group's frame.
  private func appendViews(
    of group: CompositionalRuns.Group, of section: CompositionalPlan.SharedSection,
    at corner: CGPoint, sharing common: inout EdgeBox,
    to answer: inout CompositionalAnswer
  ) {
    var numbers: [Int: Int] = [:]
    for (kind, number) in zip(section.value.runs.shape.kinds, group.views) {
      numbers[kind] = number
    }
    for view in group.solved.views {
      let number = numbers[view.kind, default: 0]
      numbers[view.kind] = number + 1
      let frame = placing.placed(view.frame, at: corner, from: start)
      guard box.meets(frame) else { continue }
      common.cut(to: EdgeBox(frame))
      answer.append(
        .supplementary(section: index, kind: view.kind, number: number), frame,
        zIndex: view.zIndex)
    }
  }
}

extension CompositionalAnswer {
  fileprivate mutating func append(_ element: CompositionalElement, _ frame: CGRect, zIndex: Int) {
    append(CompositionalFrame(element: element, frame: frame, zIndex: zIndex))
  }
}
