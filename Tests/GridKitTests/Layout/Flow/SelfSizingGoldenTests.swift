import GridKit
import GridTesting
import Testing

@MainActor @Suite("Golden self-sizing flows")
struct SelfSizingGoldenTests {
  /// The grid of a recording, and the delegate that it does not keep alive.
  private func make(
    _ golden: SelfSizingGolden, estimate: CGSize
  ) -> (rig: SizingRig, delegate: SizeDelegate?) {
    let layout = GridViewFlowLayout()
    golden.setUp(layout)
    let starts = golden.counts.indices.map { golden.counts[..<$0].reduce(0, +) }
    let rig = SizingRig(estimate: estimate, counts: golden.counts, layout: layout) { path, _ in
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

  @Test(arguments: SelfSizingGolden.all)
  func `recorded layouts of cells that size themselves come out exactly`(golden: SelfSizingGolden) {
    for estimate in golden.estimates {
      let (rig, _) = make(golden, estimate: estimate)
      let expected = GridText(parsing: golden.expected)
      let difference = GridText(everythingIn: rig.grid).difference(from: expected)
      #expect(difference == nil, "\(golden.id) from \(estimate)")
      let shown = GridText(shownIn: rig.grid).elements.map(\.row).sorted()
      #expect(shown == expected.rows(in: rig.grid.bounds), "\(golden.id) from \(estimate)")
      #expect(rig.grid.contentSize == expected.contentSize)
      #expect(rig.grid.contentOffset == .zero)
      #expect(rig.simulation.faults == [])
      if let measured = golden.measured { #expect(rig.layout.measuredCount == measured) }
    }
  }

  @Test func `GF-31: what is not measured has the average of what is`() {
    let golden = SelfSizingGolden.longList(delegateSize: nil, height: 2154)
    let (rig, _) = make(golden, estimate: CGSize(width: 320, height: 40))
    let frames = rig.grid.allElements().map(\.frame)
    #expect(rig.layout.measuredCount == 9)
    #expect(rig.grid.contentSize == CGSize(width: 320, height: 2154))
    #expect(frames[8...14].map(\.minY) == [414, 487, 541, 595, 649.5, 703.5, 757.5])
    #expect(frames[39].minY == 2110.5)
    #expect(frames[9...].allSatisfy { $0.size == CGSize(width: 320, height: 397.0 / 9) })
    #expect(rig.grid.visibleItems.count == 9)
  }

  @Test func `GF-32: or the size that a delegate gives`() {
    let size = CGSize(width: 320, height: 70)
    let golden = SelfSizingGolden.longList(delegateSize: size, height: 2957)
    let (rig, delegate) = make(golden, estimate: CGSize(width: 320, height: 40))
    let frames = rig.grid.allElements().map(\.frame)
    #expect(rig.layout.measuredCount == 9)
    #expect(rig.grid.contentSize == CGSize(width: 320, height: 2957))
    #expect([9, 39].map { frames[$0].minY } == [487, 2887])
    #expect(frames[9...].allSatisfy { $0.size == size })
    #expect(delegate?.asked.count == 40)
  }
}
