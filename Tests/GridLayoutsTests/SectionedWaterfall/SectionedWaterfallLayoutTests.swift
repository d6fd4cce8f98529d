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
}
