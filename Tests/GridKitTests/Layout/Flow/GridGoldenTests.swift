import GridKit
import TestSupport
import Testing

@MainActor @Suite("Golden flows on a grid", .rows)
struct GridGoldenTests {
  @Test func `recorded flows come out exactly on a real grid`() throws {
    for recording in try GridRecording.all {
      for reference in recording.gridReferences {
        let made = GridRecordingFixture(recording, reference: reference)
        expect(made.fixture.grid, "\(recording.id) \(reference)", recording.text)
        #expect(made.fixture.simulation.faults == [], "\(recording.id)")
        #expect(made.fixture.simulation.findings == [], "\(recording.id)")
      }
    }
  }

  @Test func `plain flows come out exactly on a real grid`() throws {
    forEachRow(of: try GridGolden.all, named: \.id) { golden in
      let layout = GridViewFlowLayout()
      golden.layout.set(on: layout)
      let fixture = Fixture(
        layout, counts: golden.counts, size: golden.size, scale: golden.scale ?? 2)
      let delegate = golden.delegate
      fixture.grid.delegate = delegate
      expect(fixture.grid, golden.id, golden.text)
      #expect(fixture.simulation.faults == [])
    }
  }

  @Test(
    arguments: [(1, 112, 220), (2, 112, 220.5), (3, 337 / 3, 661 / 3)]
      as [(CGFloat, CGFloat, CGFloat)])
  func `origins follow the pixels of the grid's screen, sizes do not`(
    scale: CGFloat, second: CGFloat, third: CGFloat
  ) {
    // 310.2 are available and the gap is 14.4: exact starts 4, 112.2 and 220.4.
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 93.8, height: 20)
    layout.sectionInset = GridEdgeInsets(top: 0.3, left: 4, bottom: 0, right: 16.5)
    let fixture = Fixture.laidOut(
      layout, counts: [3], size: CGSize(width: 330.7, height: 100), scale: scale)
    let top = PixelGrid(scale: scale).rounded(0.3)
    #expect(fixture.grid.cellFrames.map(\.minX) == [4, second, third])
    #expect(fixture.grid.cellFrames.map(\.minY) == [top, top, top])
    #expect(fixture.grid.cellFrames.map(\.width) == [93.8, 93.8, 93.8])
  }

  @Test(.rule("FL-31")) func `without rounding frames and content size keep every digit`() {
    let layout = GridViewFlowLayout()
    layout.roundsToPixels = false
    layout.itemSize = CGSize(width: 51.3, height: 20.3)
    let fixture = Fixture.laidOut(layout, counts: [9], size: CGSize(width: 320.7, height: 100))
    let gap: CGFloat = (320.7 - 5 * 51.3) / 4
    #expect(fixture.grid.cellFrames[1].minX == 51.3 + gap)
    #expect(fixture.grid.cellFrames[5].minY == 30.3)
    #expect(fixture.grid.contentSize == CGSize(width: 320.7, height: 30.3 + 20.3))
  }

  /// Compares the layout's answer and the live views, at rest and at the far end.
  private func expect(
    _ grid: GridView, _ name: String, _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = GridText(parsing: text)
    let difference = GridText(everythingIn: grid).difference(from: expected)
    #expect(difference == nil, "\(name)", sourceLocation: sourceLocation)
    for offset in [grid.contentOffset, grid.offsetLimits.max] {
      grid.contentOffset = offset
      let shown = GridText(shownIn: grid)
      #expect(
        shown.elements.map(\.row).sorted() == expected.rows(in: grid.bounds),
        "\(name) at \(offset)", sourceLocation: sourceLocation)
    }
    #expect(
      grid.contentSize == expected.contentSize, "\(name)", sourceLocation: sourceLocation)
  }
}
