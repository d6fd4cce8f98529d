import Foundation
import GridCore
import Testing

@Suite("Flow goldens")
struct FlowGoldenTests {
  @Test(arguments: FlowRecording.all)
  func `recorded flows with insets come out exactly`(recording: FlowRecording) {
    for reference in recording.references {
      let sections = recording.sections(reference: reference)
      let found = FlowText(plan(length: recording.crossLength, sections: sections))
      #expect(found.difference(from: FlowText(parsing: recording.expected)) == nil)
      expectOracle(length: recording.crossLength, sections: sections)
    }
  }

  @Test(arguments: FlowGolden.recorded + FlowGolden.derived)
  func `plain flows come out exactly`(golden: FlowGolden) {
    let plan = FlowPlan(
      axis: golden.axis, crossLength: golden.crossLength, grid: PixelGrid(scale: golden.scale),
      sections: golden.sections)
    #expect(FlowText(plan).difference(from: FlowText(parsing: golden.expected)) == nil)
    expectOracle(axis: golden.axis, length: golden.crossLength, sections: golden.sections)
  }

  @Test(arguments: [
    (average: 397.0 / 9, length: 2154.0, tops: [414, 487, 541, 595, 649.5, 703.5, 757.5, 2110.5]),
    (average: 70, length: 2957, tops: [414, 487, 567, 647, 727, 807, 887, 2887]),
  ])
  func `GF-31, GF-32: unmeasured items take the average or the delegate's height`(
    average: CGFloat, length: CGFloat, tops: [CGFloat]
  ) {
    let heights = [29, 63, 29, 29, 63, 29, 63, 29, 63] + Array(repeating: average, count: 31)
    let section = FlowSection(items: .sizes(heights.map { CGSize(width: 320, height: $0) }))
    let plan = plan(length: 320, sections: [section])
    #expect(plan.contentSize == CGSize(width: 320, height: length))
    let found = [8, 9, 10, 11, 12, 13, 14, 39].map { plan.frame(section: 0, item: $0)?.minY }
    #expect(found == tops)
    #expect(plan.frame(section: 0, item: 20)?.size == CGSize(width: 320, height: average))
    expectOracle(length: 320, sections: [section])
  }

  @Test(
    arguments: [(390, 2), (320, 3), (375, 3), (414, 3), (428, 3), (393, 2)] as [(CGFloat, Int)])
  func `GF-45, GF-46, GF-47: three thirds fit in some widths only`(width: CGFloat, columns: Int) {
    let section = FlowSection(
      items: .uniform(count: 3, size: CGSize(width: (width - 10) / 3, height: 20)),
      lineSpacing: 5, interitemSpacing: 5)
    let plan = plan(length: width, sections: [section])
    #expect(plan.itemsPerLine(section: 0) == columns)
    #expect(plan.lineCount(section: 0) == (columns == 3 ? 1 : 2))
    #expect(plan.contentSize.height == (columns == 3 ? 20 : 45))
    expectOracle(length: width, sections: [section])
  }

  private func plan(length: CGFloat, sections: [FlowSection]) -> FlowPlan {
    FlowPlan(
      axis: .vertical, crossLength: length, grid: PixelGrid(scale: 2), sections: sections)
  }

  /// Compares with the oracle at every display scale and without rounding, along both axes.
  private func expectOracle(
    axis: FlowAxis = .vertical, length: CGFloat, sections: [FlowSection],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for grid in [PixelGrid(scale: 1), PixelGrid(scale: 2), PixelGrid(scale: 3), .unrounded] {
      let inputs = [(axis, sections), (axis.other, sections.map(\.transposed))]
      for (axis, sections) in inputs {
        let plan = FlowPlan(axis: axis, crossLength: length, grid: grid, sections: sections)
        let oracle = FlowOracle(axis: axis, crossLength: length, grid: grid, sections: sections)
        let difference = FlowText(plan).difference(from: FlowText(oracle))
        #expect(
          difference == nil, "\(axis) at scale \(grid.scale)", sourceLocation: sourceLocation)
      }
    }
  }
}

extension FlowAxis {
  var other: FlowAxis { self == .vertical ? .horizontal : .vertical }
}
