import Foundation
import GridCore
import Testing

@Suite("Flow rules")
struct FlowRulesTests {
  // FL-17: the quotient is floored as it comes out of the division. Which widths lose a column to
  // rounding follows no pattern; these were computed apart, in double arithmetic.
  @Test(
    arguments: [
      (383, 3), (384, 2), (385, 3), (386, 3), (387, 2), (388, 3), (389, 3), (390, 2), (391, 3),
      (392, 3), (393, 2), (394, 3), (395, 3), (396, 3), (397, 3),
    ] as [(CGFloat, Int)])
  func `thirds of a width fit or not, as plain doubles say`(width: CGFloat, columns: Int) {
    #expect(perLine((width - 10) / 3, spacing: 5, available: width) == columns)
  }

  @Test(
    arguments: [
      (155, 10, 320, 2),  // an exact fit fits
      (155.00001, 10, 320, 1),
      (101.0000075, 0, 202, 1),  // 1.5e-5 too much wraps
      (101, 0, 202, 2),
      (320, 10, 320, 1),
      (700, 10, 320, 1),  // oversized: still one
      (0, 10, 320, 33),  // FL-78: only spacing counts
      (0, 0, 320, 9),  // FL-78: nothing limits a line
      (50, -50, 320, 9),
      (50, -60, 320, 9),
      (400, -400, 320, 1),  // nothing moves on, but the first is too long already
      (50, -10, 320, 7),
    ] as [(CGFloat, CGFloat, CGFloat, Int)])
  func `equally long items fit a line`(
    length: CGFloat, spacing: CGFloat, available: CGFloat, columns: Int
  ) {
    #expect(perLine(length, spacing: spacing, available: available) == columns)
  }

  @Test func `tiny lengths do not overflow the count`() {
    let columns = perLine(1e-300, spacing: 0, available: 320)
    #expect(columns == 1 << 53)
    let plan = solve(.uniform(count: 5, size: CGSize(width: 1e-300, height: 4)), spacing: 0)
    #expect(plan.lineCount(section: 0) == 1)
    #expect((plan.frame(section: 0, item: 4)?.minX ?? 1) < 1e-9)
  }

  // FL-25, FL-24, FL-26. Each last item follows items that fill the lines before.
  @Test(
    arguments: [
      ([300, 260, 70], 10, 320, 0),  // 70 + 10 + 70 < 320: left
      ([300, 33], 10, 320, 0),
      ([300, 155], 10, 320, 82.5),  // equality: centred
      ([300, 154.75], 10, 320, 0),  // just below equality: left
      ([300, 200], 10, 320, 60),  // a twin would not fit: centred
      ([50, 400], 10, 320, 0),  // oversized: at the inset
      ([200, 100], 0, 200, 50),
      ([60, 300], 300, 320, 10),
    ] as [([CGFloat], CGFloat, CGFloat, CGFloat)])
  func `a lone last item is at the left only if its twin would fit with room to spare`(
    widths: [CGFloat], spacing: CGFloat, width: CGFloat, expected: CGFloat
  ) {
    let plan = solve(widths: widths, spacing: spacing, width: width)
    #expect(plan.lineCount(section: 0) == widths.count)
    #expect(plan.frame(section: 0, item: widths.count - 1)?.minX == expected)
  }

  @Test func `a lone item in the middle is centred even if its twin would fit`() {
    let plan = solve(widths: [300, 40, 310], spacing: 10, width: 320)
    #expect(xs(plan, 3) == [10, 140, 5])
  }

  @Test func `a mixed section's only line counts as its last`() {
    #expect(xs(solve(widths: [40, 50], spacing: 10, width: 320), 2) == [0, 50])
  }

  @Test func `a line is filled by a running sum without tolerance`() {
    // Added in another order these come out a bit larger, and the third would not fit.
    let widths: [CGFloat] = [124.7, 46.3, 58.3]
    let sum = widths[0] + 6.9 + widths[1] + 6.9 + widths[2]
    #expect(solve(widths: widths, spacing: 6.9, width: sum).lineCount(section: 0) == 1)
    #expect(solve(widths: widths, spacing: 6.9, width: sum.nextDown).lineCount(section: 0) == 2)
  }

  @Test func `sections are classified one by one, by length alone`() {
    let same = FlowItems.sizes([CGSize(width: 50, height: 20), CGSize(width: 50, height: 90)])
    let other = FlowItems.sizes([CGSize(width: 50, height: 20), CGSize(width: 50.5, height: 20)])
    #expect(same.isUniform(along: .vertical))
    #expect(!same.isUniform(along: .horizontal))
    #expect(!other.isUniform(along: .vertical))
    #expect(other.isUniform(along: .horizontal))
    #expect(FlowItems.sizes([CGSize(width: 1, height: 2)]).isUniform(along: .vertical))
    #expect(FlowItems.sizes([CGSize]()).isUniform(along: .vertical))
    #expect(FlowItems.uniform(count: 9, size: .zero).isUniform(along: .horizontal))
    let plan = FlowPlan(
      axis: .vertical, crossLength: 320, grid: .unrounded,
      sections: [same, other].map { FlowSection(items: $0) })
    #expect((0..<2).map { plan.itemsPerLine(section: $0) } == [5, nil])
  }

  // MARK: - Helpers

  private func perLine(_ length: CGFloat, spacing: CGFloat, available: CGFloat) -> Int {
    FlowRules.itemsPerLine(length: length, spacing: spacing, available: available, count: 9)
  }

  private func solve(
    _ items: FlowItems, spacing: CGFloat, width: CGFloat = 320
  ) -> FlowPlan {
    FlowPlan(
      axis: .vertical, crossLength: width, grid: .unrounded,
      sections: [FlowSection(items: items, interitemSpacing: spacing)])
  }

  private func solve(widths: [CGFloat], spacing: CGFloat, width: CGFloat) -> FlowPlan {
    solve(.sizes(widths.map { CGSize(width: $0, height: 20) }), spacing: spacing, width: width)
  }

  private func xs(_ plan: FlowPlan, _ count: Int) -> [CGFloat?] {
    (0..<count).map { plan.frame(section: 0, item: $0)?.minX }
  }
}
