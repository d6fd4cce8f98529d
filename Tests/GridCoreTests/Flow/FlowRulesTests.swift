import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Flow rules", .rows)
struct FlowRulesTests {
  // FL-17: the quotient is floored as it comes out of the division. Which widths lose a column to
  // rounding follows no pattern; thirds were computed apart, in double arithmetic.
  @Test(.rule("GF-45", "GF-46", "GF-47"))
  func `equally long items fit a line or not, as plain doubles say`() {
    typealias Row = (length: CGFloat, spacing: CGFloat, available: CGFloat, columns: Int)
    let rows: [Row] = [
      (155, 10, 320, 2),  // an exact fit fits
      (155.00001, 10, 320, 1),
      (101.0000075, 0, 202, 1),  // 1.5e-5 too much wraps
      (101, 0, 202, 2), (320, 10, 320, 1),
      (700, 10, 320, 1),  // oversized: still one
      (0, 10, 320, 33),  // FL-78: only spacing counts
      (0, 0, 320, 9),  // FL-78: nothing limits a line
      (50, -50, 320, 9), (50, -60, 320, 9),
      (400, -400, 320, 1),  // nothing moves on, but the first is too long already
      (50, -10, 320, 7),
      (1e-300, 0, 320, 1 << 53),  // tiny lengths do not overflow the count
    ]
    let thirdColumns = [3, 2, 3, 3, 2, 3, 3, 2, 3, 3, 2, 3, 3, 3, 3]
    let screens: [(CGFloat, Int)] = [(320, 3), (375, 3), (414, 3), (428, 3)]
    let widths = screens + thirdColumns.enumerated().map { (CGFloat(383 + $0), $1) }
    let thirds = widths.map { width, columns -> Row in ((width - 10) / 3, 5, width, columns) }
    forEachRow(of: rows + thirds) { length, spacing, available, columns in
      #expect(perLine(length, spacing: spacing, available: available) == columns)
    }
  }

  @Test func `items of tiny lengths are all on one line`() {
    let plan = solve(.uniform(count: 5, size: CGSize(width: 1e-300, height: 4)), spacing: 0)
    #expect(plan.lineCount(section: 0) == 1)
    #expect((plan.frame(section: 0, item: 4)?.minX ?? 1) < 1e-9)
  }

  // FL-25, FL-24, FL-26. A mixed section's only line counts as its last.
  @Test
  func `a lone item is centred, the last one only if its twin would not fit with room to spare`() {
    let rows: [([CGFloat], CGFloat, CGFloat, [CGFloat])] = [
      ([300, 260, 70], 10, 320, [10, 30, 0]),  // 70 + 10 + 70 < 320: left
      ([300, 33], 10, 320, [10, 0]),
      ([300, 155], 10, 320, [10, 82.5]),  // equality: centred
      ([300, 154.75], 10, 320, [10, 0]),  // just below equality: left
      ([300, 200], 10, 320, [10, 60]),  // a twin would not fit: centred
      ([50, 400], 10, 320, [135, 0]),  // oversized: at the inset
      ([200, 100], 0, 200, [0, 50]), ([60, 300], 300, 320, [130, 10]),
      ([300, 40, 310], 10, 320, [10, 140, 5]),  // in the middle, even if its twin would fit
      ([40, 50], 10, 320, [0, 50]),
    ]
    forEachRow(of: rows) { widths, spacing, width, expected in
      #expect(xs(solve(widths: widths, spacing: spacing, width: width), widths.count) == expected)
    }
  }

  @Test func `a line is filled by a running sum without tolerance`() {
    // Added in another order these come out a bit larger, and the third would not fit.
    let widths: [CGFloat] = [124.7, 46.3, 58.3]
    let sum = widths[0] + 6.9 + widths[1] + 6.9 + widths[2]
    #expect(solve(widths: widths, spacing: 6.9, width: sum).lineCount(section: 0) == 1)
    #expect(solve(widths: widths, spacing: 6.9, width: sum.nextDown).lineCount(section: 0) == 2)
  }

  @Test func `a section is uniform where exact sizes, or estimated lengths, are equal`() {
    let same = FlowItems.sizes([CGSize(width: 50, height: 20), CGSize(width: 50, height: 20)])
    let taller = FlowItems.sizes([CGSize(width: 50, height: 20), CGSize(width: 50, height: 90)])
    let wider = FlowItems.sizes([CGSize(width: 50, height: 20), CGSize(width: 50.5, height: 20)])
    #expect([same, taller, wider].map(\.isUniform) == [true, false, false])
    #expect(FlowItems.sizes([CGSize(width: 1, height: 2)]).isUniform)
    #expect(FlowItems.sizes([CGSize]()).isUniform)
    #expect(FlowItems.uniform(count: 9, size: .zero).isUniform)
    let plan = FlowPlan([same, taller, wider].map { FlowSection(items: $0) }, grid: .unrounded)
    #expect((0..<3).map { plan.itemsPerLine(section: $0) } == [5, nil, nil])
    let sizes = [CGSize(width: 50, height: 20), CGSize(width: 50, height: 90)]
    let estimates = [FlowAxis.vertical, .horizontal].map { axis in
      FlowItems.estimated(
        FlowEstimates(.each(FlowSizeSlice(sizes)), measured: SparseSizes(count: 2), along: axis))
    }
    #expect(estimates.map(\.isUniform) == [true, false])
  }

  // FL-18: with sizes from a delegate one taller item makes the whole section mixed.
  @Test
  func `equally wide items of different heights keep the least spacing on the last line`() {
    let rows: [([CGFloat], CGFloat, [CGFloat])] = [
      ([30, 30, 30, 44], 390, [0, 90, 180, 270]),  // measured on UIKit 26.1
      ([30, 30, 30, 30], 380, [0, 100, 200, 300]),
      ([30, 30, 44, 30, 30, 30], 320, [0, 120, 240, 0, 90, 180]),
      ([44, 30, 30, 30], 320, [0, 120, 240, 0]),
    ]
    forEachRow(of: rows) { heights, width, starts in
      for axis in FlowAxis.allCases {
        let plan = FlowPlan(
          [FlowSection(items: .sizes(heights.map { axis.size(length: 80, extent: $0) }))],
          axis: axis, length: width, grid: .unrounded)
        let found = heights.indices.map { item in
          plan.frame(section: 0, item: item).map { axis == .vertical ? $0.minX : $0.minY }
        }
        #expect(found == starts)
      }
    }
  }

  // FL-19, FL-26.
  @Test func `items that are all too long for their lines are centred, before the inset too`() {
    for axis in FlowAxis.allCases {
      let size = axis.size(length: 250, extent: 40)
      func starts(_ items: FlowItems, inset: CGFloat = 0) -> [CGFloat?] {
        let plan = FlowPlan(
          [
            FlowSection(
              items: items,
              inset: axis == .vertical
                ? GridEdgeInsets(top: 0, left: inset, bottom: 0, right: 0)
                : GridEdgeInsets(top: inset, left: 0, bottom: 0, right: 0))
          ], axis: axis, length: 200, grid: .unrounded)
        return (0..<3).map { item in
          plan.frame(section: 0, item: item).map { axis == .vertical ? $0.minX : $0.minY }
        }
      }
      #expect(starts(.uniform(count: 3, size: size)) == [-25, -25, -25])
      #expect(starts(.uniform(count: 3, size: size), inset: 20) == [-15, -15, -15])
      #expect(starts(.sizes([size, size, size])) == [-25, -25, -25])
      // Where sizes differ or are estimated an item starts at the inset.
      let taller = axis.size(length: 250, extent: 50)
      #expect(starts(.sizes([size, size, taller])) == [0, 0, 0])
      #expect(starts(.sizes([size, axis.size(length: 90, extent: 40), size])) == [0, 55, 0])
      let estimates = FlowEstimates(.one(size), measured: SparseSizes(count: 3), along: axis)
      #expect(starts(.estimated(estimates)) == [0, 0, 0])
    }
  }

  @Test func `rows of different heights are stored as those of equal ones are`() {
    let rows = (0..<1000).map { CGSize(width: 300, height: CGFloat(20 + $0 % 7)) }
    let plan = solve(.sizes(rows), spacing: 10)
    #expect(plan.lineCount(section: 0) == 1000)
    #expect(plan.itemsPerLine(section: 0) == 1)
    #expect(xs(plan, 1000).allSatisfy { $0 == 10 })
    // Halves share a line exactly, or do not fit by a hair.
    let halves = [30, 40, 30].map { CGSize(width: 155, height: CGFloat($0)) }
    #expect(xs(solve(.sizes(halves), spacing: 10), 3) == [0, 165, 82.5])
    #expect(xs(solve(.sizes(halves), spacing: 10.5), 3) == [82.5, 82.5, 82.5])
  }

  // MARK: - Helpers

  private func perLine(_ length: CGFloat, spacing: CGFloat, available: CGFloat) -> Int {
    FlowRules.itemsPerLine(length: length, spacing: spacing, available: available, count: 9)
  }

  private func solve(
    _ items: FlowItems, spacing: CGFloat, width: CGFloat = 320
  ) -> FlowPlan {
    FlowPlan(
      [FlowSection(items: items, interitemSpacing: spacing)], length: width, grid: .unrounded)
  }

  private func solve(widths: [CGFloat], spacing: CGFloat, width: CGFloat) -> FlowPlan {
    solve(.sizes(widths.map { CGSize(width: $0, height: 20) }), spacing: spacing, width: width)
  }

  private func xs(_ plan: FlowPlan, _ count: Int) -> [CGFloat?] {
    (0..<count).map { plan.frame(section: 0, item: $0)?.minX }
  }
}
