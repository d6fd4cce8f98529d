import GridCore
import GridKit

extension AuditRun {
  /// Compares the answers for rectangles with a plain filter over all elements of the layout.
  func probeRectQueries() {
    findMissing()
    findOddPaths()
    for rect in rects() { compare(rect) }
  }

  // MARK: The whole content

  private func findMissing() {
    let returned = Set(census.elements.map(\.id))
    let missing = census.sample.filter { census.items[$0] == nil && !returned.contains($0) }
    guard census.isComplete, !missing.isEmpty else { return }
    find(
      .missingItem, in: .elements, cause: "nowhere", elements: missing,
      "\(ElementWords.count(missing.count, "item")) of \(census.sample.count) "
        + "(\(ElementWords.list(missing))) have no attributes anywhere, neither for the whole "
        + "content nor by index path.")
  }

  private func findOddPaths() {
    let odd = census.elements.filter { $0.path.count != 2 }
    if let first = odd.first {
      find(
        .malformedIndexPath, in: .elements, elements: odd.map(\.id),
        "\(ElementWords.count(odd.count, "element")) came with an index path "
          + "whose length is not 2: \(first.id.shortKind) with \(first.path).")
    }
    let phantoms = census.elements.filter {
      $0.isCell && $0.path.count == 2
        && !census.counts.contains(section: $0.path[0], item: $0.path[1])
    }
    if let first = phantoms.first {
      let counts = census.counts.items
      let section = first.id.section
      find(
        .phantomItem, in: .elements, elements: phantoms.map(\.id),
        "\(ElementWords.list(phantoms)) came with attributes, but "
          + (counts.indices.contains(section)
            ? "section \(section) has \(ElementWords.count(counts[section], "item"))."
            : "the data source has \(ElementWords.counts(census.counts))."))
    }
    var seen: Set<GridElementID> = []
    let twice = census.elements.filter { $0.path.count == 2 && !seen.insert($0.id).inserted }
      .map(\.id).unique(by: \.self)
    if !twice.isEmpty {
      find(
        .duplicateIndexPath, in: .elements, elements: twice,
        "\(ElementWords.list(twice)) came more than once in one answer.")
    }
  }

  // MARK: Parts of the content

  /// Returns the rectangles to query. They are the same in every run: the viewport at the start,
  /// the middle and the end, rectangles spread over the content, a rectangle of one point in the
  /// content, and a rectangle far beyond the content, where no layout has an element.
  private func rects() -> [CGRect] {
    let view = census.rig.grid.bounds.size
    let area = census.surveyed.insetBy(dx: view.width, dy: view.height)
    var rects: [CGRect] = []
    for share in [0, 0.5, 1] {
      rects.append(
        CGRect(
          x: area.minX + share * max(0, area.width - view.width),
          y: area.minY + share * max(0, area.height - view.height), width: view.width,
          height: view.height))
    }
    // Steps of the golden ratio are spread evenly and do not repeat the steps of a regular grid.
    for step in 1...12 {
      let share = (CGFloat(step) * 0.618_033_988_75).truncatingRemainder(dividingBy: 1)
      let other = (CGFloat(step) * 0.754_877_666_2).truncatingRemainder(dividingBy: 1)
      rects.append(
        CGRect(
          x: area.minX + share * area.width - 20, y: area.minY + other * area.height - 20,
          width: 40 + share * view.width / 2, height: 1 + other * view.height / 2))
    }
    rects.append(CGRect(x: area.minX, y: area.minY, width: 1, height: 1))
    rects.append(CGRect(x: area.maxX + 9000, y: area.maxY + 9000, width: 10, height: 10))
    return rects
  }

  private func compare(_ rect: CGRect) {
    guard let answer = census.rig.elements(in: rect) else { return }
    let returned = Set(answer.map(\.id))
    for isSupplementary in [false, true] {
      let missing = census.known.filter {
        $0.isLeftOut(of: rect, answeredBy: returned)
          && ($0.id.category == .supplementaryView) == isSupplementary
      }
      if missing.isEmpty { continue }
      find(
        isSupplementary ? .missingSupplementary : .missingItem, in: .elements, cause: "in a rect",
        elements: missing.map(\.id),
        "asked for \(ElementWords.rect(rect)) it left out \(ElementWords.list(missing)), although "
          + "\(missing[0].id) is at \(ElementWords.rect(missing[0].frame)).")
    }
    let lines = lines(of: answer, in: rect)
    let extra = answer.filter { element in
      element.isFinite && !element.mayMeet(rect) && lines?.cover(element.base) != true
    }
    if !extra.isEmpty {
      find(
        .rectIgnored, in: .elements, elements: extra.map(\.id),
        "asked for \(ElementWords.rect(rect)) it returned \(answer.count) elements, "
          + "\(extra.count) of which do not meet it (\(ElementWords.list(extra))).")
    }
  }

  /// Returns the lines of a flow layout that the rect reaches along the axis; nil for other
  /// layouts. The flow layout returns whole lines. Its answer may therefore contain an element
  /// outside the rect, if the element lies, along the axis, between the edges of an element that
  /// the rect reaches.
  private func lines(of answer: [AuditElement], in rect: CGRect) -> ReachedLines? {
    guard let flow = census.rig.layout as? GridViewFlowLayout else { return nil }
    let axis = LayoutDeclaration.ScrollAxis(of: flow)
    return ReachedLines(
      answer.map(\.base).filter {
        axis.start($0) < axis.end(rect) && axis.start(rect) < axis.end($0)
      }, along: axis)
  }
}

/// The frames that a rectangle reaches along an axis. The type tells whether another frame lies,
/// along the axis, between the edges of one of these frames.
///
/// - Complexity: O(*n* log *n*) to set up and O(log *n*) for a query. There may be thousands of
///   frames and thousands of queries.
private struct ReachedLines {
  private let axis: LayoutDeclaration.ScrollAxis
  /// The starts of the frames, ascending.
  private let starts: [CGFloat]
  /// The furthest end of the frames up to each start, in the order of `starts`. The ends are
  /// ascending.
  private let reach: [CGFloat]

  init(_ frames: [CGRect], along axis: LayoutDeclaration.ScrollAxis) {
    self.axis = axis
    let sorted = frames.map { (start: axis.start($0), end: axis.end($0)) }
      .sorted { $0.start < $1.start }
    starts = sorted.map(\.start)
    var furthest = -CGFloat.infinity
    reach = sorted.map {
      furthest = max(furthest, $0.end)
      return furthest
    }
  }

  /// Whether a frame begins and ends between the edges of one of the reached frames.
  func cover(_ frame: CGRect) -> Bool {
    let count = starts.partitionPoint { $0 > axis.start(frame) + 0.5 }
    return count > 0 && axis.end(frame) <= reach[count - 1] + 0.5
  }
}
