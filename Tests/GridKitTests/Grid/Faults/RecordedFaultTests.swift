import GridKit
import GridTesting
import Testing

/// Every fault of a layout pass under `.record`, met by everything that can meet it.
///
@MainActor @Suite("Recorded faults")
struct RecordedFaultTests {
  @Test("a fault is recorded with UIKit's words and leaves no other mark", arguments: FaultCase.all)
  func fault(fault: FaultCase) throws {
    for provocation in fault.metBy {
      let rig = ShelfRig()
      defer { rig.repair() }
      rig.grid.content.selection = [Position(0, 4), Position(2, 1)]
      rig.showMiddle()
      fault.arm(rig)
      let before = rig.shown
      let source = rig.grid.dataSource
      provocation.provoke(rig)

      let comment = Comment(rawValue: "\(provocation)")
      let recorded = try #require(rig.simulation.faults.first, comment)
      #expect(rig.simulation.faults.count == 1, comment)
      #expect(recorded.code == fault.code, comment)
      #expect(
        recorded.message == fault.message.replacingOccurrences(of: "%", with: rig.note), comment)
      #expect(
        recorded.description.hasPrefix("\(recorded.message)\n\(recorded.advice) [\(fault.code)]"),
        comment)
      expectUntouched(rig, since: before, comment)
      #expect(rig.grid.dataSource === source, comment)
      #expect(rig.grid.collectionViewLayout === rig.layout, comment)
      #expect(rig.grid.indexPathsForSelectedItems == [[0, 4], [2, 1]], comment)

      // Nothing is left to be done that would meet the fault again.
      rig.grid.layoutIfNeeded()
      #expect(rig.simulation.faults.count == 1, comment)
      expectUsable(rig, comment)
    }
  }

  private func expectUntouched(_ rig: ShelfRig, since before: ShownState, _ comment: Comment) {
    let after = rig.shown
    #expect(after.text == before.text, comment)
    #expect(after.views == before.views, comment)
    #expect(after.layout == before.layout, comment)
    #expect(after.problems == [], comment)
    #expect(rig.delegate.unpaired == [], comment)
  }

  /// Once the cause is mended, everything works as on a grid that never met the fault.
  private func expectUsable(_ rig: ShelfRig, _ comment: Comment) {
    rig.repair()
    let other = ShelfRig()
    other.showMiddle()
    // Both start from the same place, whatever the arming did.
    for grid in [rig.grid, other.grid] {
      grid.layOut(at: 150)
    }
    let steps: [(ShelfRig) -> Void] = [
      { $0.scroll(by: 130) },
      { rig in
        rig.source.counts = [3, 7]
        rig.grid.reloadAndLayOut()
      },
      { rig in
        let layout = ShelfLayout()
        layout.rowHeight = 22
        rig.grid.collectionViewLayout = layout
      },
      { $0.scroll(by: -20) },
    ]
    for (index, step) in steps.enumerated() {
      step(rig)
      step(other)
      if index == 0 { rig.grid.content.selection = [] }
      let (shown, expected) = (rig.shown, other.shown)
      if index > 0 { #expect(shown.text == expected.text, comment) }
      #expect(shown.problems == [], comment)
    }
    #expect(rig.simulation.faults.count == 1, comment)
    #expect(rig.delegate.unpaired == [], comment)
  }
}
