import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Golden self-sizing flows", .rows)
struct SelfSizingGoldenTests {
  /// The grid of a recording, and the delegate that it does not keep alive.
  private func make(
    _ golden: SelfSizingGolden, estimate: CGSize
  ) -> (rig: SizingRig, delegate: SizeDelegate?) {
    let layout = GridViewFlowLayout()
    golden.layout.set(on: layout)
    let starts = golden.counts.indices.map { golden.counts[..<$0].reduce(0, +) }
    let rig = SizingRig(
      estimate: estimate, counts: golden.counts, size: golden.size, layout: layout
    ) { path, _ in
      let index = starts[path.section] + path.item
      return golden.sizes.indices.contains(index) ? golden.sizes[index] : nil
    }
    if golden.sizes.isEmpty {
      rig.grid.register(
        GridViewCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    }
    let delegate = golden.delegateSize.map { size in SizeDelegate { _ in size } }
    if let delegate { rig.grid.delegate = delegate }
    rig.grid.layoutIfNeeded()
    return (rig, delegate)
  }

  @Test func `recorded layouts of cells that size themselves come out exactly`() throws {
    for golden in try SelfSizingGolden.all {
      forEachRow(of: golden.gridEstimates, named: { "\(golden.id) from \($0)" }) { estimate in
        let (rig, _) = make(golden, estimate: estimate)
        let expected = GridText(parsing: golden.text)
        #expect(GridText(everythingIn: rig.grid).difference(from: expected) == nil)
        let shown = GridText(shownIn: rig.grid).elements.map(\.row).sorted()
        #expect(shown == expected.rows(in: rig.grid.bounds))
        #expect(rig.grid.contentSize == expected.contentSize)
        #expect(rig.grid.contentOffset == .zero)
        #expect(rig.simulation.faults == [])
        if let measured = golden.measured { #expect(rig.layout.measuredCount == measured) }
      }
    }
  }

  @Test(.rule("GF-31", "GF-32"))
  func `items that are not measured have the average size of others, or the delegate's size`() {
    forEachRow(of: ["GF-31", "GF-32"]) { id in
      let golden = try SelfSizingGolden.longList(id)
      let (rig, delegate) = try make(golden, estimate: #require(golden.gridEstimates.first))
      let frames = rig.grid.allElements().map(\.frame)
      let tops = try #require(golden.tops)
      #expect(rig.layout.measuredCount == golden.measured)
      #expect(rig.grid.contentSize == GridText(parsing: golden.text).contentSize)
      #expect(tops.map { frames[$0.item].minY } == tops.map(\.y))
      let size = golden.delegateSize ?? CGSize(width: 320, height: 397.0 / 9)
      #expect(frames[9...].allSatisfy { $0.size == size })
      #expect(delegate?.asked.count == (id == "GF-32" ? 40 : nil))
      if id == "GF-31" { #expect(rig.grid.visibleItems.count == 9) }
    }
  }
}
