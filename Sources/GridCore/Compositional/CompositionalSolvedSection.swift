import Foundation

/// A section of a compositional layout, solved: its groups and what lies around them.
///
/// Everything is from the section's own start on the scroll axis, and from the edge of the view
/// across it.
struct CompositionalSolvedSection: Sendable {
  let input: CompositionalSection
  let bounds: CGSize
  /// The scroll axis.
  let axis: PlaneAxis
  let pixels: PixelGrid
  private(set) var sizes: CompositionalSizes
  private(set) var runs: CompositionalRuns
  private(set) var boundaries: CompositionalBoundaries
  /// The start of the groups along their axis, and the start of their room across it.
  private(set) var corner = CGPoint.zero
  /// The rectangle in which the groups of an orthogonal section show.
  private(set) var viewport = CGRect.zero
  /// The places of groups of which nothing is measured across their axis.
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

  /// Returns the size of the box that groups lie in. The box has the whole bounds
  /// along the scroll axis, less insets across it; the other way round in an orthogonal
  /// section.
  static func box(of input: CompositionalSection, in bounds: CGSize, _ axis: PlaneAxis) -> CGSize {
    var box = bounds
    if input.isOrthogonal {
      box[axis] -= input.contentInsets.sum(axis)
    } else {
      box[axis.other] -= input.contentInsets.sum(axis.other) + input.referenceInsets.sum(axis.other)
    }
    return box
  }

  /// The axis along which groups follow each other: the scroll axis, or across it in an orthogonal
  /// section.
  var groupAxis: PlaneAxis { runs.shape.axis }

  /// The length of the section along the scroll axis.
  var length: CGFloat { boundaries.length }

  /// Returns the section's span among all sections.
  ///
  /// - Parameter spacing: The space that follows the section.
  func span(spacing: CGFloat) -> CompositionalSpan {
    var (start, end) = (min(0, length), max(0, length))
    for (item, slot) in zip(input.boundaries, boundaries.slots) {
      let frame = item.frame(in: slot)
      // Odd insets let a view reach beyond its slot.
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

  /// Finds where everything around the groups is.
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

  /// Returns the place of a group across their axis, from the start of the room there.
  private func beside(_ length: CGFloat) -> CGFloat {
    let across = groupAxis.other
    let edges = input.group.edgeSpacing[across]
    let solver = CompositionalGroupSolver(pixels: pixels, mostItems: 1)
    return solver.place(of: edges, length: length, in: runs.shape.box[across])
  }

  // MARK: Measuring

  /// Takes in what a cell asked for. Whether a group is another.
  mutating func measureCell(_ item: Int, as size: CGSize) -> Bool {
    sizes.setCell(size, item)
    guard runs.measured(item: item, sizes) else { return false }
    surround()
    return true
  }

  /// Takes in what a view of an item or group asked for. Whether a group is another.
  mutating func measureView(kind: Int, _ number: Int, as size: CGSize) -> Bool {
    sizes.setView(size, kind: kind, number)
    guard runs.measured(kind: kind, number: number, sizes) else { return false }
    surround()
    return true
  }

  /// Takes in what a boundary item asked for. Whether anything is elsewhere.
  mutating func measureBoundary(_ index: Int, as size: CGSize) -> Bool {
    let before = boundaries
    sizes.setBoundary(size, index)
    surround()
    return boundaries != before
  }

  // MARK: Looking up

  /// The places of groups that are as broad as whole ones: what a walk along groups takes with it
  /// instead of the section, which has many lists.
  struct WholeGroups: Sendable {
    fileprivate var axis = PlaneAxis.y
    fileprivate var breadth = CGFloat(0)
    /// The corner of a group at the start of the section's groups.
    fileprivate var corner = CGPoint.zero

    /// The corner of a group; nil for one that is not as broad.
    @inline(__always)
    func corner(of group: CompositionalRuns.Group) -> CGPoint? {
      guard group.solved.size[axis.other] == breadth else { return nil }
      var place = corner
      place[axis] += group.start
      return place
    }
  }

  /// The corner of a group.
  func corner(of group: CompositionalRuns.Group) -> CGPoint {
    if let corner = wholeGroups.corner(of: group) { return corner }
    var place = corner
    place[groupAxis] += group.start + runs.shape.edges.start
    place[groupAxis.other] += beside(group.solved.size[groupAxis.other])
    return place
  }

  /// Returns the frame of an item's cell in the section, and the cell as its group has it.
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
