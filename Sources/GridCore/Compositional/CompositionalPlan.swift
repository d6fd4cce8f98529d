import Foundation

/// The frames of all elements of a compositional layout. Its sections follow each other along the
/// scroll axis, and each section is a row of groups.
///
/// A repeating group is solved only once. So a section of a million items costs as much as a
/// section of ten items. Equal sections are solved only once. Groups with measured elements are
/// solved one by one.
package struct CompositionalPlan: Sendable {
  package let axis: PlaneAxis
  /// The size of the view. The layout is solved for this size.
  package let bounds: CGSize
  package private(set) var contentSize = CGSize.zero
  /// The measured sizes of views.
  package private(set) var measures: CompositionalMeasures
  /// The number of sections that were solved; equal sections count once.
  package private(set) var solvedSectionCount = 0
  let pixels: PixelGrid
  let interSectionSpacing: CGFloat
  let boundaries: [CompositionalBoundary]
  private var boundarySizes: [Int: CGSize] = [:]
  private(set) var outer = CompositionalBoundaries()
  /// A solved section that equal sections share, with copy-on-write. The section is read in place,
  /// since a copy would retain many lists.
  typealias SharedSection = CopyOnWrite<CompositionalSolvedSection>
  /// The solved sections, by section index.
  private(set) var solved: [SharedSection] = []
  private var tree: CompositionalSpanTree<Int>

  /// Solves a layout of sections.
  ///
  /// - Parameters:
  ///   - axis: The scroll axis.
  ///   - boundaries: The boundary items of the whole layout.
  ///   - measures: The sizes that were measured before. Sizes of views that do not exist are kept
  ///     and ignored.
  /// - Complexity: O(*sections* + *items of different groups* + *measured views* · log *items*).
  package init(
    axis: PlaneAxis, bounds: CGSize, sections inputs: [CompositionalSection],
    interSectionSpacing: CGFloat = 0, boundaries: [CompositionalBoundary] = [], pixels: PixelGrid,
    measures: CompositionalMeasures = CompositionalMeasures()
  ) {
    self.measures = measures
    self.axis = axis
    self.bounds = bounds
    self.pixels = pixels
    self.boundaries = boundaries
    self.interSectionSpacing = min(max(interSectionSpacing, -1e15), 1e15)
    tree = CompositionalSpanTree(count: 0)
    let sizes = CompositionalPlan.sizes(measures, inputs)
    boundarySizes = sizes.layout
    solved.reserveCapacity(inputs.count)
    var entries: [(value: Int, span: CompositionalSpan)] = []
    entries.reserveCapacity(inputs.count)
    var sections: [CompositionalSection: SharedSection] = [:]
    var shapes: [CompositionalSection: CompositionalGroupShape] = [:]
    for (index, input) in inputs.enumerated() {
      // Between every two sections, empty ones included.
      let spacing = index < inputs.count - 1 ? self.interSectionSpacing : 0
      if sizes.sections[index] == nil, index > 0, sizes.sections[index - 1] == nil,
        inputs[index - 1] == input
      {
        solved.append(solved[index - 1])
      } else if sizes.sections[index] == nil, let section = sections[input] {
        solved.append(section)
      } else {
        let shape = shape(of: input, &shapes)
        let section = CopyOnWrite(
          CompositionalSolvedSection(
            input, shape, in: bounds, axis, pixels, sizes.sections[index]))
        if sizes.sections[index] == nil { sections[input] = section }
        solved.append(section)
      }
      entries.append((index, solved[index].value.span(spacing: spacing)))
    }
    solvedSectionCount = sections.count + sizes.sections.count
    tree = CompositionalSpanTree(entries)
    surround()
  }

  /// Returns the shape of a section's groups. Sections that differ only in their boundary items or
  /// decorations share one shape. Their item counts may differ, too, up to
  /// `CompositionalGroupShape.leastMost`.
  private func shape(
    of input: CompositionalSection, _ shapes: inout [CompositionalSection: CompositionalGroupShape]
  ) -> CompositionalGroupShape {
    var key = input
    if key.itemCount <= CompositionalGroupShape.leastMost { key.itemCount = 0 }
    key.boundaries = []
    key.decorations = []
    if let shape = shapes[key] { return shape }
    let shape = CompositionalGroupShape(
      input, in: CompositionalSolvedSection.box(of: input, in: bounds, axis),
      input.isOrthogonal ? axis.other : axis, pixels)
    shapes[key] = shape
    return shape
  }

  /// Returns the measured sizes of each section, and of the layout's boundary items. Sizes of
  /// missing cells and sections are left out.
  private static func sizes(
    _ measures: CompositionalMeasures, _ inputs: [CompositionalSection]
  ) -> (sections: [Int: CompositionalSizes], layout: [Int: CGSize]) {
    var (sections, layout) = ([Int: CompositionalSizes](), [Int: CGSize]())
    measures.forEach { element, size in
      guard let size = size.measurable else { return }
      func change(_ section: Int, _ change: (inout CompositionalSizes) -> Void) {
        guard inputs.indices.contains(section) else { return }
        change(
          &sections[section, default: CompositionalSizes(itemCount: inputs[section].itemCount)])
      }
      switch element {
      case .cell(let section, let item):
        guard inputs.indices.contains(section), item >= 0, item < inputs[section].itemCount else {
          return
        }
        change(section) { $0.setCell(size, item) }
      case .supplementary(let section, let kind, let number):
        guard number >= 0, number < Int(Int32.max) else { return }
        change(section) { $0.setView(size, kind: kind, number) }
      case .boundary(let section, let index): change(section) { $0.setBoundary(size, index) }
      case .layoutBoundary(let index): layout[index] = size
      case .decoration: return
      }
    }
    return (sections, layout)
  }

  /// Places the boundary items of the layout and computes the content size (CL-25).
  private mutating func surround() {
    let total = tree.total
    outer = CompositionalBoundaries(
      boundaries, around: max(0, total.length), axis, across: (0, bounds[axis.other]), box: bounds,
      pixels, measured: boundarySizes)
    contentSize = CGSize(
      axis, along: outer.length, across: max(bounds[axis.other], total.breadth))
  }

  // MARK: Measuring

  /// Stores the measured size of an element, and applies it on the estimated axes.
  ///
  /// - Returns: Whether the frame of an element has changed.
  /// - Complexity: O(log *n* + *items of the group*).
  package mutating func measure(_ element: CompositionalElement, as size: CGSize) -> Bool {
    let axes = estimatedAxes(of: element)
    guard axes.x || axes.y, measures[element] != size, let measured = size.measurable else {
      return false
    }
    measures.set(size, for: element)
    let isOther: Bool
    let section: Int
    switch element {
    case .cell(let index, let item):
      section = index
      isOther = solved[index].value.measureCell(item, as: measured)
    case .supplementary(let index, let kind, let number):
      section = index
      isOther = solved[index].value.measureView(kind: kind, number, as: measured)
    case .boundary(let index, let boundary):
      section = index
      isOther = solved[index].value.measureBoundary(boundary, as: measured)
    case .layoutBoundary(let index):
      let before = outer
      boundarySizes[index] = measured
      surround()
      return outer != before
    case .decoration: return false
    }
    guard isOther else { return false }
    let spacing = section < solved.count - 1 ? interSectionSpacing : 0
    tree.set(section, solved[section].value.span(spacing: spacing), at: section)
    surround()
    return true
  }

  /// Returns the axes on which an element is measured; none if there is no such element.
  package func estimatedAxes(of element: CompositionalElement) -> (x: Bool, y: Bool) {
    var axes: CompositionalAxes = []
    switch element {
    case .cell(let section, let item):
      axes = hasSection(section) ? self.section(section).cell(item)?.cell.axes ?? [] : []
    case .supplementary(let section, let kind, let number):
      axes =
        hasSection(section) ? self.section(section).view(kind: kind, number)?.view.axes ?? [] : []
    case .boundary(let section, let index):
      guard hasSection(section), input(section).boundaries.indices.contains(index) else { break }
      axes = CompositionalAxes(input(section).boundaries[index].size)
    case .layoutBoundary(let index):
      guard boundaries.indices.contains(index) else { break }
      axes = CompositionalAxes(boundaries[index].size)
    case .decoration: break
    }
    return (axes.contains(.x), axes.contains(.y))
  }

  // MARK: Sections

  package var sectionCount: Int { solved.count }

  package func itemCount(inSection section: Int) -> Int { input(section).itemCount }

  /// Whether a section has no group, although it may have items.
  package func laysOutNothing(inSection index: Int) -> Bool {
    hasSection(index) && solved[index].value.runs.groupCount == 0
  }

  func hasSection(_ index: Int) -> Bool { solved.indices.contains(index) }

  func section(_ index: Int) -> CompositionalSolvedSection { solved[index].value }

  func input(_ index: Int) -> CompositionalSection { solved[index].value.input }

  /// Returns the start of a section on the scroll axis, in O(log *sections*).
  func start(of section: Int) -> CGFloat {
    outer.contentStart + tree.length(before: section)
  }

  /// Returns the sections that may have elements in a range of the scroll axis, ascending, with
  /// their starts. The result is a list, since a closure would receive a copy of the plan
  /// (benchmark scenario `shelf-page`).
  func sections(from start: CGFloat, to end: CGFloat) -> [(index: Int, start: CGFloat)] {
    let origin = outer.contentStart
    var sections: [(index: Int, start: CGFloat)] = []
    sections.reserveCapacity(8)
    tree.forEachStep(from: start - origin, to: end - origin) { step in
      sections.append((step.key, origin + step.length))
    }
    return sections
  }
}

extension CompositionalPlan: Equatable {
  /// Whether two plans are solved from equal values, so that all their frames are equal.
  package static func == (a: CompositionalPlan, b: CompositionalPlan) -> Bool {
    a.axis == b.axis && a.bounds == b.bounds && a.contentSize == b.contentSize
      && a.pixels == b.pixels && a.interSectionSpacing == b.interSectionSpacing
      && a.boundaries == b.boundaries && a.measures == b.measures
      && a.solved.count == b.solved.count
      && a.solved.indices.allSatisfy { a.input($0) == b.input($0) }
  }
}
