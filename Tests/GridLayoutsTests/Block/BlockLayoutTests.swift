import GridLayouts
import GridTesting
import Testing

@MainActor @Suite("Block layout")
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

  @Test func `columns hold their entries in template order, and missing items leave no hole`() {
    let stage = stage([[10, 20, 30, 40, 50, 60]]) {
      $0.template = [[2, 0], [1], [3]]
      $0.columnWidths = [70, 50, 90]
      $0.sectionInset = GridEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
      $0.headerHeight = 30
      $0.footerHeight = 12
    }
    // 320 − 30 − 210 leave 80: a spacing of 40.
    #expect(
      stage.difference(
        from: """
          header 0-0    0    0  320  30
          cell   0-0   10  105   70  10
          cell   0-1  120   35   50  20
          cell   0-2   10   35   70  30
          cell   0-3  210   35   90  40
          cell   0-4   10  155   70  50
          cell   0-5  120  155   50  60
          footer 0-0    0  230  320  12
          """) == nil)
    #expect(stage.grid.contentSize == CGSize(width: 320, height: 242))
    #expect(stage.findingCodes == [])
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

  @Test func `a single column of a given width has no spacing`() {
    let stage = stage([[20, 30]], width: 200) {
      $0.template = [[0]]
      $0.columnWidths = [150]
    }
    #expect(
      stage.difference(
        from: """
          cell 0-0  0   0  150  20
          cell 0-1  0  20  150  30
          """) == nil)
  }

  @Test func `an empty column keeps its place`() {
    let stage = stage([[10, 20]], width: 300) {
      $0.template = [[], [1], [0]]
      $0.columnWidths = [100, 60, 100]
    }
    #expect(
      stage.difference(
        from: """
          cell 0-0  200  0  100  10
          cell 0-1  120  0   60  20
          """) == nil)
  }

  @Test func `an empty section is header, insets and footer`() {
    let stage = stage([[], [8]], width: 100) {
      $0.columnWidths = [100]
      $0.sectionInset = GridEdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
      $0.headerHeight = 20
      $0.footerHeight = 10
    }
    #expect(
      stage.difference(
        from: """
          header 0-0  0   0  100  20
          footer 0-0  0  27  100  10
          cell   1-0  0  60  100   8
          header 1-0  0  37  100  20
          footer 1-0  0  72  100  10
          """) == nil)
    #expect(stage.grid.contentSize.height == 82)
  }

  @Test func `a block layout of one column has no spacing`() {
    let stage = stage([[10, 20, 30]]) { $0.columnWidths = [50] }
    #expect(
      stage.grid.frames.entries.map(\.frame)
        == [CGRect(0, 0, 50, 10), CGRect(0, 10, 50, 20), CGRect(0, 30, 50, 30)])
    #expect(stage.findingCodes == [])
  }

  @Test func `columns wider than the view have no spacing, and a finding`() {
    let stage = stage([[10, 20]]) {
      $0.template = [[0], [1]]
      $0.columnWidths = [200, 150]
    }
    #expect(
      stage.grid.frames.entries.map(\.frame)
        == [CGRect(0, 0, 200, 10), CGRect(200, 0, 150, 20)])
    #expect(stage.findingCodes == ["columns-overflow"])
    #expect(stage.simulation.findings.first?.severity == .warning)
  }

  @Test(
    "a template that says not once where each item goes is refused",
    arguments: [
      (template: [[0], [0]], widths: [50, 50]),
      (template: [[0], [2]], widths: [50, 50]),
      (template: [[-1], [0]], widths: [50, 50]),
      (template: [[], []], widths: [50, 50]),
      (template: [], widths: []),
      (template: [[0], [1]], widths: [50]),
      (template: [[0], [1]], widths: [50, 50, 50]),
    ] as [(template: [[Int]], widths: [CGFloat])])
  func refusal(template: [[Int]], widths: [CGFloat]) {
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

  @Test func `the delegate's widths count before the layout's`() {
    let delegate = ListedSizes([[10, 20]])
    let layout = BlockLayout()
    layout.delegate = delegate
    layout.template = [[0], [1]]
    func widths() -> [CGFloat] {
      layout.invalidateLayout()
      return stage.grid.frames.entries.map(\.frame.width)
    }
    let stage = Stage(layout, counts: [2], companions: [delegate])
    delegate.columnWidths = [60, 80]
    #expect(widths() == [60, 80])
    layout.columnWidths = [10, 20]
    #expect(widths() == [60, 80])
    delegate.columnWidths = [nil, 80]
    #expect(widths() == [10, 80])
    delegate.columnWidths = []
    #expect(widths() == [10, 20])
    layout.columnWidths = [10, 20, 30]
    #expect(widths() == [])
    delegate.columnWidths = [60, 80]
    #expect(widths() == [60, 80])
  }

  @Test func `without a delegate items have no height`() {
    let layout = BlockLayout()
    layout.columnWidths = [50]
    let stage = Stage(layout, counts: [2])
    #expect(stage.grid.frames.entries.map(\.frame.height) == [0, 0])
    #expect(stage.findingCodes == ["missing-delegate", "negative-or-zero-size"])
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
