import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

/// Sizes that become known one by one (5.10).
@Suite("Flow measuring")
struct FlowMeasuringTests {
  private static let length: CGFloat = 320

  private static func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  private static func section(
    _ estimate: FlowEstimates.Estimate, count: Int, axis: FlowAxis = .vertical,
    lineSpacing: CGFloat = 10, measured: [Int: CGSize] = [:]
  ) -> FlowSection {
    var sizes = SparseSizes(count: count)
    for (item, size) in measured { sizes[item] = size }
    return FlowSection(
      items: .estimated(FlowEstimates(estimate, measured: sizes, along: axis)),
      inset: GridEdgeInsets(top: 3, left: 4, bottom: 5, right: 6), lineSpacing: lineSpacing,
      interitemSpacing: 7, headerExtent: 20, footerExtent: 9)
  }

  private static func plan(
    _ sections: [FlowSection], axis: FlowAxis = .vertical, scale: CGFloat = 2
  ) -> FlowPlan {
    FlowPlan(sections, axis: axis, length: length, grid: PixelGrid(scale: scale))
  }

  @Test(.rule("FL-59"))
  func `items that are not measured are as large as those that are on average`() {
    var plan = Self.plan([Self.section(.one(Self.size(310, 40)), count: 10)])
    plan.measure(Self.size(310, 20), section: 0, item: 2)
    #expect(plan.frame(section: 0, item: 9)?.height == 20)
    plan.measure(Self.size(310, 70), section: 0, item: 7)
    #expect(plan.frame(section: 0, item: 9)?.height == 45)
    #expect(plan.frame(section: 0, item: 2)?.height == 20)
    plan.measure(nil, section: 0, item: 2)
    plan.measure(nil, section: 0, item: 7)
    #expect(plan == Self.plan([Self.section(.one(Self.size(310, 40)), count: 10)]))
    #expect(plan.frame(section: 0, item: 9)?.height == 40)
  }

  @Test func `the average of equal lengths is that length, so columns stay columns`() {
    var plan = Self.plan([Self.section(.one(Self.size(10, 40)), count: 100)])
    for item in 0..<30 { plan.measure(Self.size(0.1, 20), section: 0, item: item) }
    #expect(plan.itemsPerLine(section: 0) != nil)
    #expect(plan.frame(section: 0, item: 99)?.width == 0.1)
  }

  @Test func `an average belongs to its section, and sections behind move along`() {
    let section = Self.section(.one(Self.size(310, 40)), count: 3)
    var plan = Self.plan([section, section])
    let start = plan.lineStart(section: 1, item: 0)
    plan.measure(Self.size(310, 50), section: 0, item: 0)
    #expect(plan.frame(section: 1, item: 0)?.height == 40)
    #expect(plan.lineStart(section: 1, item: 0) == start.map { $0 + 30 })
  }

  @Test func `items that do not exist and sizes that are not estimated are left alone`() {
    var plan = Self.plan([
      Self.section(.one(Self.size(310, 40)), count: 3),
      FlowSection(items: .uniform(count: 3, size: Self.size(50, 50))),
    ])
    let before = plan
    for (section, item) in [(-1, 0), (0, -1), (0, 3), (1, 0), (2, 0)] {
      plan.measure(Self.size(1, 1), section: section, item: item)
    }
    #expect(plan == before)
  }

  @Test func `a long list of which some rows were measured stores no lines`() {
    var plan = Self.plan([Self.section(.one(Self.size(310, 40)), count: 1_000_000)])
    plan.measure(
      (0..<1000).map {
        FlowMeasurement(FlowPosition(section: 0, item: $0 * 999), Self.size(310, 60))
      })
    #expect(plan.storedLineCount == 0)
    let rows: CGFloat = 1_000_000 * 70
    let around: CGFloat = 20 + 3 - 10 + 5 + 9
    #expect(plan.contentSize.height == rows + around)
    #expect(plan.lineStart(section: 0, item: 500_000) == 35_000_023)
  }

  @Test func `a copy keeps what was measured when the original is measured on`() {
    var plan = Self.plan([Self.section(.one(Self.size(310, 40)), count: 40)])
    plan.measure(Self.size(310, 20), section: 0, item: 3)
    let copy = plan
    let text = FlowText(copy)
    plan.measure(Self.size(310, 90), section: 0, item: 3)
    plan.measure(Self.size(310, 70), section: 0, item: 4)
    #expect(FlowText(copy).difference(from: text) == nil)
    #expect(copy.measuredSizes[0]?.knownCount == 1)
    #expect(copy != plan)
  }

  // MARK: Properties

  /// A flow with estimates and the changes that are made to it. Numbers are quarters.
  private struct Draw {
    var axis: FlowAxis
    var estimates: [FlowEstimates.Estimate] = []
    var counts: [Int] = []
    var lineSpacing: CGFloat
    var changes: [FlowMeasurement] = []

    init(seed: UInt64, each: Bool) {
      var random = SplitMix64(seed: seed)
      axis = Bool.random(using: &random) ? .vertical : .horizontal
      let axis = axis
      // Lengths of one kind make columns or rows, of two kinds mixed lines, now and then.
      let kinds: [[CGFloat]] = [[93], [93, 41.5], [310], Array(repeating: 310, count: 12) + [93]]
      let lengths = kinds.randomElement(using: &random) ?? [93]
      func size() -> CGSize {
        axis.size(
          length: lengths.randomElement(using: &random) ?? 93,
          extent: CGFloat(Int.random(in: 0...200, using: &random)) / 4)
      }
      lineSpacing = [10, 0, -3].randomElement(using: &random) ?? 10
      for section in 0..<Int.random(in: 1...3, using: &random) {
        let count = Int.random(in: 0...60, using: &random)
        counts.append(count)
        estimates.append(
          each ? .each(FlowSizeSlice((0..<count).map { _ in size() })) : .one(size()))
        for _ in 0..<(count == 0 ? 0 : Int.random(in: 0...40, using: &random)) {
          let item = FlowPosition(section: section, item: Int.random(in: 0..<count, using: &random))
          let forgets = Int.random(in: 0..<5, using: &random) == 0
          changes.append(FlowMeasurement(item, forgets ? nil : size()))
        }
      }
      changes.shuffle(using: &random)
    }

    func sections(after done: Int) -> [FlowSection] {
      var measured: [Int: [Int: CGSize]] = [:]
      for change in changes[..<done] {
        measured[change.item.section, default: [:]][change.item.item] = change.size
      }
      return counts.indices.map {
        FlowMeasuringTests.section(
          estimates[$0], count: counts[$0], axis: axis, lineSpacing: lineSpacing,
          measured: measured[$0] ?? [:])
      }
    }
  }

  @Test(.seeds(0..<60, inDebug: 12))
  func `a flow that sizes came to equals a fresh one with these sizes`() {
    for each in [false, true] {
      let draw = Draw(seed: currentSeed, each: each)
      var plan = Self.plan(draw.sections(after: 0), axis: draw.axis)
      for (done, change) in draw.changes.enumerated() {
        plan.measure(CollectionOfOne(change))
        guard done % 7 == 0 || done == draw.changes.count - 1 else { continue }
        let fresh = Self.plan(draw.sections(after: done + 1), axis: draw.axis)
        #expect(FlowText(plan).difference(from: FlowText(fresh)) == nil, "after \(done + 1)")
        #expect(plan.measuredSizes == fresh.measuredSizes)
      }
      var atOnce = Self.plan(draw.sections(after: 0), axis: draw.axis)
      atOnce.measure(draw.changes)
      let fresh = Self.plan(draw.sections(after: draw.changes.count), axis: draw.axis)
      #expect(FlowText(atOnce).difference(from: FlowText(fresh)) == nil)
    }
  }

  @Test(.rule("FL-63"), .seeds(0..<60, inDebug: 30))
  func `and the slow algorithm with these sizes`() {
    // Estimates of their own: no averages, so that every sum is exact.
    let draw = Draw(seed: currentSeed, each: true)
    var plan = Self.plan(draw.sections(after: 0), axis: draw.axis)
    plan.measure(draw.changes)
    let written = draw.sections(after: draw.changes.count).map { section in
      var section = section
      section.items = section.items.writtenOut
      return section
    }
    let oracle = FlowOracle(
      axis: draw.axis, crossLength: Self.length, grid: PixelGrid(scale: 2), sections: written,
      areEstimated: true)
    #expect(FlowText(plan).difference(from: FlowText(oracle)) == nil)
    for start in stride(from: CGFloat(-20), through: 800, by: 67.25) {
      let region = draw.axis.rect(start: 0, offset: start, length: 320, extent: 90)
      let found = plan.names(in: region)
      #expect(found == oracle.elements(from: start, to: start + 90, axis: draw.axis))
    }
  }

  /// Regions along the scroll axis, before the content, in it and behind it.
  private static func regions(_ axis: FlowAxis, _ plan: FlowPlan) -> [CGRect] {
    let extent = axis.extent(of: plan.contentSize)
    return stride(from: CGFloat(-130), through: extent + 130, by: 41.75).flatMap { start in
      [CGFloat(0), 90, 400].map {
        axis.rect(start: 0, offset: start, length: Self.length, extent: $0)
      }
    }
  }

  @Test(.seeds(0..<40, inDebug: 6))
  func `a region has the items whose own frames meet it`() {
    for each in [false, true] {
      let draw = Draw(seed: currentSeed, each: each)
      // Thirds, so that sums are rounded, and one item a line as well as several.
      let rows = [0, 1].map { width in
        draw.changes.map { change in
          FlowMeasurement(
            change.item,
            change.size.map { size in
              draw.axis.size(length: width == 0 ? 93 : 310, extent: draw.axis.extent(of: size) / 3)
            })
        }
      }
      for changes in [draw.changes] + rows {
        var plan = Self.plan(draw.sections(after: 0), axis: draw.axis, scale: each ? 3 : 2)
        plan.measure(changes)
        // Every item, with the spans of its line's items: whole lines are found.
        var all: [(found: FlowFrame, line: [AxisRange])] = []
        for section in 0..<plan.sectionCount {
          let frames = (0..<draw.counts[section]).map { plan.frame(section: section, item: $0) }
          for item in 0..<draw.counts[section] {
            guard let line = plan.lineIndex(section: section, item: item),
              let items = plan.line(line, section: section)?.items, let frame = frames[item]
            else { continue }
            all.append(
              (
                FlowFrame(section: section, element: .item(item), frame: frame),
                items.compactMap { frames[$0].map { draw.axis.span(of: $0) } }
              ))
          }
        }
        for region in Self.regions(draw.axis, plan) {
          let span = plan.region(of: region)
          let expected = all.filter { $0.line.contains { $0.touches(span) } }.map(\.found)
          let found = plan.frames(in: region).filter { ![.header, .footer].contains($0.element) }
          #expect(found == expected, "in \(region)")
        }
      }
    }
  }

  /// The slow way: tries each line, then measures a copy.
  private static func anchorMove(
    _ plan: FlowPlan, in rect: CGRect, measuring size: CGSize, at item: FlowPosition
  ) -> (anchor: FlowPosition?, move: CGFloat) {
    let region = plan.region(of: rect)
    var meeting: [FlowPosition] = []
    plan.forEachElement(in: rect) { section, element in
      if case .item(let item) = element {
        meeting.append(FlowPosition(section: section, item: item))
      }
    }
    func start(_ position: FlowPosition, in plan: FlowPlan) -> CGFloat? {
      plan.lineStart(section: position.section, item: position.item)
    }
    let inside = meeting.first { (start($0, in: plan) ?? -.infinity) >= region.start }
    guard let anchor = inside ?? meeting.first, let before = start(anchor, in: plan)
    else { return (nil, 0) }
    if (anchor.section, anchor.item) <= (item.section, 0) { return (anchor, 0) }
    var measured = plan
    measured.measure(size, section: item.section, item: item.item)
    return (anchor, (start(anchor, in: measured) ?? before) - before)
  }

  @Test(.seeds(0..<100, inDebug: 8))
  func `an anchor would move as it does when the size is measured`() {
    for each in [false, true] {
      let draw = Draw(seed: currentSeed, each: each)
      let axis = draw.axis
      var plan = Self.plan(draw.sections(after: 0), axis: axis, scale: CGFloat(currentSeed % 4))
      for change in draw.changes.prefix(25) {
        let section = change.item.section
        let count = draw.counts[section]
        // Sizes of a third length make equally long items unlike, and come back; what items are on
        // average changes nothing.
        let third = change.size.map { axis.size(length: 310, extent: axis.extent(of: $0) / 3) }
        let average = plan.frame(section: section, item: count / 2)?.size
        let places = [(change.item.item, change.size), (change.item.item, third)]
        for (item, size) in places + [(change.item.item, average), (-1, third), (count, third)] {
          guard let size else { continue }
          let place = FlowPosition(section: section, item: item)
          let before = FlowText(plan)
          let sizes = plan.measuredSizes
          for start in [-50, 60, 333.25, 900] as [CGFloat] {
            let region = axis.rect(start: 0, offset: start, length: 320, extent: 200)
            let expected = Self.anchorMove(plan, in: region, measuring: size, at: place)
            #expect(plan.anchor(in: region) == expected.anchor)
            let move = plan.anchorMove(in: region, measuring: size, section: section, item: item)
            #expect(move == expected.move, "\(place) to \(size) in \(region)")
          }
          #expect(FlowText(plan).difference(from: before) == nil)
          #expect(plan.measuredSizes == sizes)
        }
        plan.measure(CollectionOfOne(change))
      }
    }
  }
}
