import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Flow properties")
struct FlowPropertyTests {
  static let grids = [
    PixelGrid.unrounded, PixelGrid(scale: 1), PixelGrid(scale: 2), PixelGrid(scale: 3),
  ]

  @Test(.seeds(0..<400, inDebug: 80))
  func `a plan equals the slow algorithm, exactly`() {
    for temper in FlowSample.Temper.allCases {
      let sample = FlowSample(seed: currentSeed, temper: temper)
      for grid in Self.grids {
        let plan = sample.plan(grid: grid)
        let oracle = sample.oracle(grid: grid)
        let difference = FlowText(plan).difference(from: FlowText(oracle))
        #expect(difference == nil, "\(temper), scale \(grid.scale)")
        #expect(plan.oversizedItem == oracle.oversized.first)
        #expect(
          (0..<plan.sectionCount).map { plan.sectionRange($0) }
            == oracle.sections.map { AxisRange(start: $0.start, end: $0.end) })
        #expect(
          (0..<plan.sectionCount).map { plan.lineCount(section: $0) }
            == oracle.sections.map(\.lines.count))
      }
    }
  }

  @Test(.seeds(0..<300))
  func `frames asked for one by one are those of the query`() {
    for temper in FlowSample.Temper.allCases {
      let plan = FlowSample(seed: currentSeed, temper: temper).plan(grid: PixelGrid(scale: 3))
      plan.forEachFrame(in: .infinite) { section, element, frame in
        let alone = plan.frame(section: section, element: element)
        #expect(alone == frame, "\(section) \(element)")
        guard case .item(let item) = element else { return }
        let index = plan.lineIndex(section: section, item: item)
        let line = index.flatMap { plan.line($0, section: section) }
        #expect(line?.items.contains(item) == true)
      }
    }
  }

  @Test(.rule("FL-22"), .seeds(0..<300))
  func `items of a line do not overlap and full mixed lines end flush`() {
    let sample = FlowSample(seed: currentSeed, temper: .tame)
    let plan = sample.plan(grid: .unrounded)
    for section in 0..<plan.sectionCount {
      let leading = sample.axis.lineInsets(of: sample.sections[section].inset).leading
      let end = leading + (plan.availableLength(section: section) ?? 0)
      for index in 0..<plan.lineCount(section: section) {
        guard let line = plan.line(index, section: section) else { continue }
        let spans = line.items.map { item -> (start: CGFloat, end: CGFloat) in
          let frame = plan.frame(section: section, item: item) ?? .null
          return sample.axis == .vertical
            ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        }
        // Gaps are quotients, so sums may be off by a few units in the last place.
        for (left, right) in zip(spans, spans.dropFirst()) {
          #expect(left.end <= right.start + 1e-9)
        }
        #expect(spans.last.map { $0.end <= end + 1e-9 } == true)
        let isMixed = plan.itemsPerLine(section: section) == nil
        if isMixed, spans.count > 1, index < plan.lineCount(section: section) - 1 {
          #expect(abs(spans[spans.count - 1].end - end) < 1e-9)
        }
      }
    }
  }

  @Test(.seeds(0..<300))
  func `equally long items form columns, on the last line too`() {
    for temper in FlowSample.Temper.allCases {
      let sample = FlowSample(seed: currentSeed, temper: temper)
      let plan = sample.plan(grid: PixelGrid(scale: 2))
      for section in 0..<plan.sectionCount {
        guard let columns = plan.itemsPerLine(section: section) else { continue }
        let count = sample.sections[section].items.count
        for item in 0..<count where item + columns < count {
          let above = plan.frame(section: section, item: item)
          let below = plan.frame(section: section, item: item + columns)
          let straight =
            sample.axis == .vertical ? above?.minX == below?.minX : above?.minY == below?.minY
          #expect(straight, "section \(section), item \(item)")
        }
      }
    }
  }

  @Test(.seeds(0..<300))
  func `nothing starts before the leading inset and the content ends with the last section`() {
    let sample = FlowSample(seed: currentSeed, temper: .tame)
    for grid in Self.grids {
      let plan = sample.plan(grid: grid)
      for section in 0..<plan.sectionCount {
        let inset = sample.sections[section].inset
        for item in 0..<sample.sections[section].items.count {
          let origin = plan.frame(section: section, item: item)?.origin ?? .zero
          let isInside =
            sample.axis == .vertical
            ? origin.x >= grid.rounded(inset.left) : origin.y >= grid.rounded(inset.top)
          #expect(isInside, "section \(section), item \(item)")
        }
      }
      let end = plan.sectionRange(plan.sectionCount - 1)?.end ?? 0
      #expect(
        plan.contentSize == sample.axis.size(length: sample.crossLength, extent: grid.floored(end)))
    }
  }

  @Test(.seeds(0..<300, inDebug: 60))
  func `one size for all items gives the frames of the same size item by item`() {
    var random = SplitMix64(seed: currentSeed)
    // Thirds and sevenths: nothing here is exact in doubles.
    let size = CGSize(
      width: CGFloat.random(in: 1...150, using: &random) / 3,
      height: CGFloat.random(in: 1...150, using: &random) / 7)
    let section = FlowSection(
      items: .uniform(count: Int.random(in: 0...200, using: &random), size: size),
      inset: GridEdgeInsets(top: 1 / 3, left: 2 / 3, bottom: 0.1, right: 0.7),
      lineSpacing: CGFloat.random(in: -3...9, using: &random),
      interitemSpacing: CGFloat.random(in: -3...9, using: &random), headerExtent: 20 / 3)
    for axis in FlowAxis.allCases {
      for grid in Self.grids {
        let closed = FlowPlan([section, section], axis: axis, length: 333, grid: grid)
        var written = section
        written.items = section.items.writtenOut
        let each = FlowPlan([written, written], axis: axis, length: 333, grid: grid)
        #expect(FlowText(each).difference(from: FlowText(closed)) == nil)
        #expect(closed.storedLineCount == 0)
      }
    }
  }
}
