import Foundation
import GridCore
import TestSupport
import Testing

/// Rows of orthogonal sections: how their groups are sized, and where they rest (CL-44, CL-45).
@Suite("Compositional rows", .rows)
struct CompositionalRowTests {
  private typealias Plan = CompositionalPlan

  /// A row of groups of some width in a view of 320 under insets 4 and 6: a viewport of 310.
  private static func row(
    _ count: Int, _ width: CompositionalDimension, between: CGFloat = 0
  ) throws -> CompositionalRow {
    let plan = Plan(
      [count], HG(width, 100, I(W(1), H(1))), insets: EI(3, 4, 5, 6), between: between,
      isOrthogonal: true)
    return try #require(plan.row(ofSection: 0))
  }

  @Test(.rule("CL-44"))
  func `groups have fractions of the whole width, and of the height less insets`() {
    let plan = Plan(
      [3], HG(W(0.8), H(0.25), I(W(1), H(1))), insets: EI(3, 4, 5, 6), isOrthogonal: true)
    #expect(plan.cells == "4,3,256,118 · 260,3,256,118 · 516,3,256,118")
    #expect(plan.content == "320 × 126")
    let row = plan.row(ofSection: 0)
    #expect(row?.viewport == CGRect(4, 3, 310, 118))
    #expect(row?.length == 768)
    #expect(row?.range == 0...458)
    let sideways = Plan(
      [3], VG(W(0.5), H(0.75), I(W(1), H(1))), insets: EI(3, 4, 5, 6), down: false,
      isOrthogonal: true)
    #expect(sideways.cells == "4,3,155,360 · 4,363,155,360 · 4,723,155,360")
    #expect(sideways.content == "165 × 480")
    #expect(sideways.row(ofSection: 0)?.range == 0...608)
  }

  @Test(.rule("CL-44", "CL-46")) func `boundary items stay, and groups are found where they show`()
  {
    let header = CompositionalBoundary(
      kind: 1, size: CompositionalSize(W(1), 20), x: .middle, y: .start)
    let plan = Plan([6], HG(100, 50, I(W(1), H(1))), boundaries: [header], isOrthogonal: true)
    #expect(plan.content == "320 × 70")
    #expect(plan.corners == "0,20 · 100,20 · 200,20 · 300,20 · 400,20 · 500,20")
    let frames = plan.frames(in: CGRect(0, 0, 320, 480), offsets: [0: 250])
    #expect(frames.map { cornerText($0.frame) } == ["0,0", "200,20", "300,20", "400,20", "500,20"])
    #expect(Plan([6], HG(100, 50, I(W(1), H(1)))).row(ofSection: 0) == nil)
    #expect(Plan([0], HG(100, 50, I(W(1), H(1))), isOrthogonal: true).row(ofSection: 0) == nil)
  }

  @Test(.rule("CL-45"))
  func `the end is a rest of its own, pages are viewports, and centred groups rest outside`() throws
  {
    typealias Rest = (asked: CGFloat, behavior: CompositionalScrollingBehavior, rest: CGFloat)
    typealias Row = (
      name: String, row: CompositionalRow, range: ClosedRange<CGFloat>, rests: [Rest]
    )
    let rows: [Row] = [
      (
        "856 long: the end is at 546", try Self.row(8, 100, between: 8), 0...546,
        [
          (40, .continuous, 40), (-9, .continuous, 0), (900, .continuous, 546), (77, .none, 77),
          (40, .groupPaging, 0), (60, .groupPaging, 108), (900, .groupPaging, 546),
          (542, .groupPaging, 540), (544, .groupPaging, 546),
          (170, .continuousGroupLeadingBoundary, 216), (400, .paging, 310), (700, .paging, 546),
          (100, .paging, 0), (427, .paging, 310), (464, .paging, 310), (466, .paging, 546),
          (5000, .paging, 546), (-9, .paging, 0), (0, .groupPagingCentered, 3),
          (900, .groupPagingCentered, 651),
        ]
      ),
      ("three pages", try Self.row(3, 310), 0...620, [(700, .paging, 620), (400, .paging, 310)]),
      (
        "the end is less than half a page behind the second one", try Self.row(4, 190), 0...450,
        [(450, .paging, 310), (470, .paging, 450)]
      ),
      ("short", try Self.row(2, 158), 0...6, [(40, .groupPaging, 6), (2, .groupPaging, 0)]),
      ("wide groups", try Self.row(3, 256), 0...458, [(0, .groupPagingCentered, -27)]),
      ("without gaps", try Self.row(8, 100), 0...490, [(0, .groupPagingCentered, -5)]),
      (
        "all in view", try Self.row(3, 100), 0...0,
        [(300, .groupPagingCentered, 95), (300, .groupPaging, 0)]
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      #expect(row.row.range == row.range)
      for (asked, behavior, rest) in row.rests {
        #expect(row.row.rest(for: asked, behavior) == rest, "\(asked) \(behavior)")
      }
    }
    #expect(rows[0].row.rests(.groupPagingCentered) == 3...651)
    #expect(try Self.row(3, 100).rests(.groupPagingCentered) == -5...95)
    let near = try Self.row(4, 190)
    #expect(near.rest(after: 310, isForward: true, .paging) == 450)
    #expect(near.rest(after: 450, isForward: false, .paging) == 310)
    // 1.5 pages and a little: the offset is rounded to pages, and only then limited.
    for (between, end) in [(100 / 6, 490), (14, 474)] as [(CGFloat, CGFloat)] {
      let row = try Self.row(7, 100, between: between)
      #expect(abs(row.range.upperBound - end) < 1e-9, "\(between) between")
      let rests = [400, 466, 9000].map { row.rest(for: $0, .paging) }
      #expect(rests == [310, end, end], "\(between) between")
    }
  }

  @Test func `a swipe goes to the next rest of its direction`() throws {
    let row = try Self.row(8, 100, between: 8)
    let swipes: [(CGFloat, Bool, CompositionalScrollingBehavior, CGFloat)] = [
      (0, true, .groupPaging, 108), (30, true, .groupPaging, 108), (108, false, .groupPaging, 0),
      (130, false, .groupPaging, 108), (0, false, .groupPaging, 0),
      (540, true, .groupPaging, 546), (546, true, .groupPaging, 546),
      (546, false, .groupPaging, 540), (0, true, .paging, 310), (310, true, .paging, 546),
      (546, false, .paging, 310), (3, true, .groupPagingCentered, 111),
      (111, false, .groupPagingCentered, 3), (651, true, .groupPagingCentered, 651),
      (3, false, .groupPagingCentered, 3), (50, true, .continuous, 50),
      (0, true, .continuousGroupLeadingBoundary, 108),
    ]
    for (offset, isForward, behavior, rest) in swipes {
      #expect(
        row.rest(after: offset, isForward: isForward, behavior) == rest,
        "\(offset) \(isForward) \(behavior)")
    }
  }

  @Test func `a rest rests`() throws {
    let rows = [try Self.row(8, 100, between: 8), try Self.row(3, 100), try Self.row(5, 256)]
    forEachRow(of: CompositionalScrollingBehavior.allCases) { behavior in
      for row in rows {
        for asked in stride(from: CGFloat(-100), through: 1000, by: 7) {
          let rest = row.rest(for: asked, behavior)
          #expect(row.rest(for: rest, behavior) == rest)
          #expect(row.rests(behavior).contains(rest))
        }
      }
    }
  }

  @Test(.rule("GC-95")) func `cells lie above the background of their own section only`() {
    let rows = HG(W(1), 40, I(W(0.5), H(1)))
    let plan = CompositionalPlan(
      axis: .y, bounds: CGSize(width: 320, height: 480),
      sections: [
        CompositionalSection(
          itemCount: 2, group: rows, decorations: [CompositionalDecoration(kind: 1)]),
        CompositionalSection(itemCount: 2, group: rows),
      ], pixels: PixelGrid(scale: 2))
    #expect(plan.cells == "0,0,160,40 z1 · 160,0,160,40 z1 | 0,40,160,40 · 160,40,160,40")
  }
}
