import Foundation

/// A solved section of a compositional layout: its groups and the boundary items around them.
///
/// Positions along the scroll axis are relative to the section's start. Positions across the scroll
/// axis are relative to the left or top edge of the view.
struct CompositionalSolvedSection: Sendable {
  let input: CompositionalSection
  let bounds: CGSize
  /// The scroll axis.
  let axis: PlaneAxis
  let pixels: PixelGrid
  private(set) var sizes: CompositionalSizes
  private(set) var runs: CompositionalRuns
  private(set) var boundaries: CompositionalBoundaries
  /// The corner at which the area of the groups begins.
  private(set) var corner = CGPoint.zero
  /// The rectangle in which the groups of an orthogonal section are visible.
  private(set) var viewport = CGRect.zero
  /// The corners of groups that are as broad as a whole group.
  private(set) var wholeGroups = WholeGroups()

  init(
    _ input: CompositionalSection, _ shape: CompositionalGroupShape, in bounds: CGSize,
    _ axis: PlaneAxis, _ pixels: PixelGrid, _ sizes: CompositionalSizes? = nil
  ) {
    self.input = input
    self.bounds = bounds
    self.axis = axis
    self.pixels = pixels
    self.sizes = sizes ?? CompositionalSizes(itemCount: input.itemCount)
    runs = CompositionalRuns(shape, itemCount: input.itemCount, self.sizes)
    boundaries = CompositionalBoundaries()
    surround()
  }

  /// Returns the size of the box that groups lie in. Along the scroll axis the box is as long as
  /// the bounds. Across the scroll axis it is shorter by the section's insets. In an orthogonal
  /// section the box is shorter by the content insets along the scroll axis instead.
  static func box(of input: CompositionalSection, in bounds: CGSize, _ axis: PlaneAxis) -> CGSize {
    var box = bounds
    if input.isOrthogonal {
      box[axis] -= input.contentInsets.sum(axis)
    } else {
      box[axis.other] -= input.contentInsets.sum(axis.other) + input.referenceInsets.sum(axis.other)
    }
    return box
  }

  /// The axis along which groups follow each other: the scroll axis, or the axis across it in an
  /// orthogonal section.
  var groupAxis: PlaneAxis { runs.shape.axis }

  /// The length of the section along the scroll axis.
  var length: CGFloat { boundaries.length }

  /// Returns the section's measures along the scroll axis.
  ///
  /// - Parameter spacing: The space that follows the section.
  func span(spacing: CGFloat) -> CompositionalSpan {
    var (start, end) = (min(0, length), max(0, length))
    for (item, slot) in zip(input.boundaries, boundaries.slots) {
      let frame = item.frame(in: slot)
      // Negative or very large insets let a view reach beyond its slot.
      let before = min(0, frame.span(axis).start - slot.span(axis).start)
      let behind = max(0, frame.span(axis).end - slot.span(axis).end)
      let sticks = item.pinsToVisibleBounds
      start = min(start, (sticks ? min(0, slot.span(axis).start) : slot.span(axis).start) + before)
      end = max(end, (sticks ? max(length, slot.span(axis).end) : slot.span(axis).end) + behind)
    }
    let groups = runs.tree.total
    if groups.count > 0, !input.isOrthogonal {
      start = min(start, corner[axis] + groups.start)
      end = max(end, corner[axis] + groups.end)
    } else if groups.count > 0 {
      start = min(start, viewport.span(axis).start)
      end = max(end, viewport.span(axis).end)
    }
    return CompositionalSpan(
      count: 1, length: length + spacing, start: start, end: end,
      breadth: input.isOrthogonal ? -.infinity : groups.breadth)
  }

  /// Places the boundary items, and computes the corner and the viewport of the groups.
  private mutating func surround() {
    let cross = axis.other
    let (insets, reference) = (input.contentInsets, input.referenceInsets)
    let groups = runs.tree.total
    var groupsAlong = runs.length
    if input.isOrthogonal {
      let edges = input.group.edgeSpacing[axis]
      groupsAlong =
        groups.count > 0
        ? beside(groups.breadth) + groups.breadth + (edges.end?.least ?? 0) : 0
    }
    let isEmpty = groups.count == 0 && input.boundaries.isEmpty
    let contentLength = isEmpty ? 0 : max(0, insets.sum(axis) + groupsAlong)
    let follows = input.supplementariesFollowContentInsets
    let aside = input.supplementaryReferenceInsets.sides(cross)
    let own = follows ? insets.sides(cross) : (start: 0, end: 0)
    let across = (aside.start + own.start, bounds[cross] - aside.end - own.end)
    var box = bounds
    box[cross] = across.1 - across.0
    boundaries = CompositionalBoundaries(
      input.boundaries, around: contentLength, axis, across: across, box: box, pixels,
      measured: sizes.boundaries)

    let alongStart = boundaries.contentStart + insets.sides(axis).start
    let acrossStart = reference.sides(cross).start + insets.sides(cross).start
    var shown = bounds
    shown[cross] -= insets.sum(cross) + reference.sum(cross)
    viewport = CGRect(
      origin: CGPoint(axis, along: alongStart, across: acrossStart),
      size: CGSize(axis, along: max(0, groupsAlong), across: max(0, shown[cross])))
    corner = CGPoint(axis, along: alongStart, across: acrossStart)
    let breadth = runs.shape.whole.size[groupAxis.other]
    wholeGroups = WholeGroups(
      axis: groupAxis, breadth: breadth,
      corner: CGPoint(
        groupAxis, along: corner[groupAxis] + runs.shape.edges.start,
        across: corner[groupAxis.other] + beside(breadth)))
  }

  /// Returns the position of a group across the group axis, relative to `corner`.
  ///
  /// - Parameter length: The length of the group across the group axis.
  private func beside(_ length: CGFloat) -> CGFloat {
    let across = groupAxis.other
    let edges = input.group.edgeSpacing[across]
    let solver = CompositionalGroupSolver(pixels: pixels, mostItems: 1)
    return solver.place(of: edges, length: length, in: runs.shape.box[across])
  }

  // MARK: Measuring

  /// Stores the measured size of a cell and updates the groups. Returns whether any group has
  /// changed.
  mutating func measureCell(_ item: Int, as size: CGSize) -> Bool {
    sizes.setCell(size, item)
    guard runs.measured(item: item, sizes) else { return false }
    surround()
    return true
  }

  /// Stores the measured size of a view of an item or group and updates the groups. Returns whether
  /// any group has changed.
  mutating func measureView(kind: Int, _ number: Int, as size: CGSize) -> Bool {
    sizes.setView(size, kind: kind, number)
    guard runs.measured(kind: kind, number: number, sizes) else { return false }
    surround()
    return true
  }

  /// Stores the measured size of a boundary item and places the boundary items again. Returns
  /// whether any boundary item has changed.
  mutating func measureBoundary(_ index: Int, as size: CGSize) -> Bool {
    let before = boundaries
    sizes.setBoundary(size, index)
    surround()
    return boundaries != before
  }

  // MARK: Looking up

  /// The corners of groups that are as broad as a whole group. A walk along the groups copies this
  /// value instead of the section, which has many lists.
  struct WholeGroups: Sendable {
    fileprivate var axis = PlaneAxis.y
    fileprivate var breadth = CGFloat(0)
    /// The corner of a group whose `start` is 0.
    fileprivate var corner = CGPoint.zero

    /// Returns the corner of a group; nil if the group is not as broad as a whole group.
    func corner(of group: CompositionalRuns.Group) -> CGPoint? {
      guard group.solved.size[axis.other] == breadth else { return nil }
      var place = corner
      place[axis] += group.start
      return place
    }
  }

  /// Returns the corner of a group in the section.
  func corner(of group: CompositionalRuns.Group) -> CGPoint {
    if let corner = wholeGroups.corner(of: group) { return corner }
    var place = corner
    place[groupAxis] += group.start + runs.shape.edges.start
    place[groupAxis.other] += beside(group.solved.size[groupAxis.other])
    return place
  }

  /// Returns the frame of an item's cell in the section, and the cell with its frame in the group.
  func cell(_ item: Int) -> (frame: CGRect, cell: CompositionalSolvedGroup.Cell)? {
    guard let group = runs.group(of: item) else { return nil }
    let cells = group.solved.cells
    guard cells.indices.contains(item - group.firstItem) else { return nil }
    let (cell, corner) = (cells[item - group.firstItem], corner(of: group))
    return (cell.frame.offsetBy(dx: corner.x, dy: corner.y), cell)
  }

  func view(
    kind: Int, _ number: Int
  ) -> (frame: CGRect, view: CompositionalSolvedGroup.View)? {
    guard let group = runs.group(ofView: number, kind: kind),
      let place = runs.shape.kinds.firstIndex(of: kind)
    else { return nil }
    let views = group.solved.views.filter { $0.kind == kind }
    guard views.indices.contains(number - group.views[place]) else { return nil }
    let (view, corner) = (views[number - group.views[place]], corner(of: group))
    return (view.frame.offsetBy(dx: corner.x, dy: corner.y), view)
  }
}
