import GridLayouts
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Block layout", .rows)
struct BlockLayoutTests {
  private func stage(
    _ heights: [[CGFloat]], width: CGFloat = 320, _ configure: (BlockLayout) -> Void
  ) -> Stage<BlockLayout> {
    let delegate = ListedSizes(heights)
    let layout = BlockLayout()
    layout.delegate = delegate
    configure(layout)
    return Stage(
      layout, counts: delegate.counts, size: CGSize(width: width, height: 400),
      companions: [delegate])
  }

  @Test(arguments: [[[0]], [[0, 1, 2]], [[1, 0]]])
  func `tiles of a single column are a gap apart, as those of two columns are`(
    template: [[Int]]
  ) throws {
    let stage = stage([Array(repeating: 1, count: 7)], width: 200) {
      $0.template = template
      $0.preset = .leadingTile(gap: 10)
    }
    let frames = stage.grid.frames.entries.map(\.frame).sorted { $0.minY < $1.minY }
    #expect(frames.count == 7)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($1.minY - $0.maxY - 10) < 1e-9 })
    #expect(frames.allSatisfy { $0.minX == 0 && $0.width == 200 })
    #expect(stage.grid.contentSize.height == frames.last?.maxY)
    #expect(stage.findingCodes == [])
  }

  @Test func `two small tiles of a single column are as high as the big one`() {
    let stage = stage([[1, 1, 1]], width: 200) {
      $0.template = [[0, 1, 2]]
      $0.preset = .leadingTile(gap: 10)
    }
    #expect(
      stage.difference(
        from: """
          cell 0-0  0    0  200  200
          cell 0-1  0  210  200   95
          cell 0-2  0  315  200   95
          """) == nil)
  }

  @Test func `a template that says not once where each item goes is refused`() {
    let rows: [(template: [[Int]], widths: [CGFloat])] = [
      ([[0], [0]], [50, 50]), ([[0], [2]], [50, 50]), ([[-1], [0]], [50, 50]),
      ([[], []], [50, 50]), ([], []), ([[0], [1]], [50]), ([[0], [1]], [50, 50, 50]),
    ]
    forEachRow(of: rows) { template, widths in
      let stage = stage([[10, 20, 30]]) {
        $0.template = template
        $0.columnWidths = widths
        $0.headerHeight = 20
      }
      #expect(stage.grid.elements(in: .infinite) == [])
      #expect(stage.grid.contentSize == CGSize(width: 320, height: 0))
      #expect(stage.findingCodes == ["invalid-block-template"])
      #expect(stage.simulation.findings.first?.severity == .error)
      stage.layout.template = [[1], [0]]
      stage.layout.columnWidths = [50, 70]
      stage.grid.layoutIfNeeded()
      #expect(stage.grid.frames.cells.count == 3)
    }
  }

  @Test func `the delegate's widths count before the layout's`() {
    let delegate = ListedSizes([[10, 20]])
    let layout = BlockLayout()
    layout.delegate = delegate
    layout.template = [[0], [1]]
    let stage = Stage(layout, counts: [2], companions: [delegate])
    typealias Row = (ofDelegate: [CGFloat?], ofLayout: [CGFloat], found: [CGFloat])
    let rows: [Row] = [
      ([60, 80], [], [60, 80]), ([60, 80], [10, 20], [60, 80]), ([nil, 80], [10, 20], [10, 80]),
      ([], [10, 20], [10, 20]), ([], [10, 20, 30], []), ([60, 80], [10, 20, 30], [60, 80]),
    ]
    forEachRow(of: rows) { ofDelegate, ofLayout, found in
      delegate.columnWidths = ofDelegate
      layout.columnWidths = ofLayout
      layout.invalidateLayout()
      #expect(stage.grid.frames.entries.map(\.frame.width) == found)
    }
  }

  @Test func `turning the device sets another template`() {
    let layout = BlockLayout()
    layout.preset = .leadingTile(gap: 10)
    layout.template = [[0], [1, 5], [2, 6], [3, 7], [4, 8]]
    layout.headerHeight = 60
    layout.footerHeight = 50
    layout.sectionInset = GridEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let stage = Stage(layout, counts: [50, 50, 50], size: CGSize(width: 375, height: 667))
    // Tiles of 2 · 305 / 6 + 10, six blocks a section.
    #expect(abs(stage.grid.contentSize.height - 3 * (130 + 6 * (305 / 3 + 10) + 50)) < 1e-6)
    layout.template = [[0], [1, 7], [2, 8], [3, 9], [4, 10], [5, 11], [6, 12]]
    stage.resize(to: CGSize(width: 667, height: 375))
    // Tiles of 2 · 577 / 8 + 10 = 154.25, four blocks a section.
    #expect(stage.grid.contentSize == CGSize(width: 667, height: 3 * (130 + 4 * 154.25 + 30)))
    #expect(stage.grid.frames[.cell(0, 0)] == CGRect(10, 70, 154.25, 154.25))
    #expect(stage.grid.frames[.cell(0, 6)] == CGRect(584.875, 70, 72.125, 72.125))
    #expect(stage.grid.frames[.cell(0, 12)] == CGRect(584.875, 152.125, 72.125, 72.125))
    #expect(stage.findingCodes == [])
  }
}
