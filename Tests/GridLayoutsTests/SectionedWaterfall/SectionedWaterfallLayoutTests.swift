import GridLayouts
import GridTesting
import Testing

@MainActor @Suite("Sectioned waterfall layout")
struct SectionedWaterfallLayoutTests {
  private func stage(
    _ delegate: ListedSizes, contentInset: GridEdgeInsets = .zero,
    size: CGSize = CGSize(width: 500, height: 300)
  ) -> Stage<SectionedWaterfallLayout> {
    let layout = SectionedWaterfallLayout()
    layout.delegate = delegate
    layout.contentInset = contentInset
    return Stage(layout, counts: delegate.counts, size: size, companions: [delegate])
  }

  @Test func `columns share what both insets leave, and later items go under the shortest`() {
    let delegate = ListedSizes(
      [[20, 35, 10, 12, 8]],
      sections: [
        .init(
          columns: 3, lineSpacing: 3, interitemSpacing: 6,
          inset: GridEdgeInsets(top: 11, left: 5, bottom: 13, right: 15))
      ])
    let stage = stage(
      delegate, contentInset: GridEdgeInsets(top: 7, left: 10, bottom: 9, right: 20))
    // (500 − 10 − 20 − 5 − 15 − 2 · 6) / 3 = 146
    #expect(
      stage.difference(
        from: """
          cell 0-0   15  18  146  20
          cell 0-1  167  18  146  35
          cell 0-2  319  18  146  10
          cell 0-3  319  31  146  12
          cell 0-4   15  41  146   8
          """) == nil)
    #expect(stage.grid.contentSize == CGSize(width: 500, height: 75))
  }

  @Test func `the first row stands at the top inset, for one column as for many`() {
    for columns in [1, 2, 4] {
      let delegate = ListedSizes(
        [[10, 10], [10]],
        sections: Array(
          repeating: .init(
            columns: columns, lineSpacing: 25,
            inset: GridEdgeInsets(top: 4, left: 0, bottom: 0, right: 0)), count: 2))
      let frames = stage(delegate).grid.frames
      #expect(frames[.cell(0, 0)]?.minY == 4)
      #expect(frames[.cell(1, 0)]?.minY == (columns == 1 ? 53 : 18))
    }
  }

  @Test func `weights decide how many columns there are, and nobody asks for a number`() {
    let delegate = ListedSizes(
      [[30, 10, 10, 5]],
      sections: [.init(columns: -7, lineSpacing: 2, interitemSpacing: 10, weights: [3, 1, 4])])
    let stage = stage(delegate, size: CGSize(width: 420, height: 300))
    // 400 in shares of 3, 1 and 4.
    #expect(
      stage.difference(
        from: """
          cell 0-0    0   0  150  30
          cell 0-1  160   0   50  10
          cell 0-2  220   0  200  10
          cell 0-3  160  12   50   5
          """) == nil)
    #expect(stage.findingCodes == [])
  }

  @Test func `a spanning item goes where the lowest of its columns is least`() {
    let delegate = ListedSizes(
      [[10, 30, 20, 5, 6]],
      sections: [
        .init(columns: 4, lineSpacing: 2, interitemSpacing: 4, spans: [1: 2, 3: 3, 4: 9])
      ])
    let stage = stage(delegate, size: CGSize(width: 412, height: 300))
    // Columns of 100. Bottoms 12, 32, 32, 22 when the item over three columns comes.
    #expect(
      stage.difference(
        from: """
          cell 0-0    0   0  100  10
          cell 0-1  104   0  204  30
          cell 0-2  312   0  100  20
          cell 0-3    0  32  308   5
          cell 0-4    0  39  412   6
          """) == nil)
    #expect(stage.grid.contentSize.height == 45)
  }

  // MARK: Edges

  @Test func `without a delegate there is nothing but a finding`() {
    let stage = Stage(SectionedWaterfallLayout(), counts: [5])
    #expect(stage.grid.contentSize == CGSize(width: 360, height: 0))
    #expect(stage.grid.elements(in: .infinite) == [])
    #expect(stage.findingCodes == ["missing-delegate"])
    #expect(stage.simulation.findings.first?.severity == .warning)
  }

  @Test func `a delegate that goes away leaves nothing at the next preparation`() {
    let layout = SectionedWaterfallLayout()
    var delegate: ListedSizes? = ListedSizes([[10]], sections: [.init()])
    layout.delegate = delegate
    let stage = Stage(layout, counts: [1])
    #expect(stage.grid.frames.count == 1)
    delegate = nil
    layout.invalidateLayout()
    stage.grid.layoutIfNeeded()
    #expect(delegate == nil && layout.delegate == nil)
    #expect(stage.grid.frames.isEmpty && stage.findingCodes == ["missing-delegate"])
  }

  @Test func `more columns than items stay empty on the right`() {
    let delegate = ListedSizes(
      [[9, 4]], sections: [.init(columns: 5, lineSpacing: 8, interitemSpacing: 10)])
    let stage = stage(delegate, size: CGSize(width: 340, height: 300))
    #expect(
      stage.difference(
        from: """
          cell 0-0   0  0  60  9
          cell 0-1  70  0  60  4
          """) == nil)
    #expect(stage.grid.contentSize.height == 9)
  }

  @Test func `equal heights fill row by row`() {
    let delegate = ListedSizes(
      [Array(repeating: 7, count: 5)], sections: [.init(columns: 2, lineSpacing: 1)])
    let frames = stage(delegate).grid.frames.entries.map(\.frame.origin)
    #expect(
      frames == [(0, 0), (250, 0), (0, 8), (250, 8), (0, 16)].map { CGPoint(x: $0.0, y: $0.1) })
  }

  @Test func `zero heights keep their places and are a finding`() {
    let delegate = ListedSizes(
      [[0, 0, 0, 10, 0]], sections: [.init(columns: 2, lineSpacing: 3)])
    let stage = stage(delegate, size: CGSize(width: 100, height: 300))
    #expect(
      stage.difference(
        from: """
          cell 0-0   0  0  50   0
          cell 0-1  50  0  50   0
          cell 0-2   0  3  50   0
          cell 0-3  50  3  50  10
          cell 0-4   0  6  50   0
          """) == nil)
    #expect(stage.grid.contentSize.height == 13)
    #expect(stage.findingCodes == ["negative-or-zero-size"])
  }

  @Test func `sections without items take their insets`() {
    let inset = GridEdgeInsets(top: 5, left: 0, bottom: 6, right: 0)
    let delegate = ListedSizes(
      [[], [10], []],
      sections: [
        .init(columns: 1, lineSpacing: 30, inset: inset),
        .init(columns: 2, lineSpacing: 30, inset: inset),
        .init(columns: 3, lineSpacing: 30, inset: inset),
      ])
    let stage = stage(delegate)
    #expect(stage.grid.frames[.cell(1, 0)] == CGRect(0, 16, 250, 10))
    #expect(stage.grid.contentSize.height == 43)
  }

  @Test func `without sections the content is the layout's own inset`() {
    let stage = stage(
      ListedSizes([[CGFloat]]()),
      contentInset: GridEdgeInsets(top: 12, left: 1, bottom: 5, right: 1))
    #expect(stage.grid.contentSize == CGSize(width: 500, height: 17))
  }

  @Test(arguments: [0, -2])
  func `a column count below 1 is one column and a finding`(columns: Int) {
    let delegate = ListedSizes([[5, 6]], sections: [.init(columns: columns)])
    let stage = stage(delegate)
    #expect(stage.grid.frames[.cell(0, 1)] == CGRect(0, 5, 500, 6))
    #expect(stage.findingCodes == ["invalid-column-count"])
  }
}
