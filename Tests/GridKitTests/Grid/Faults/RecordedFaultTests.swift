import GridKit
import GridTesting
import TestSupport
import Testing

/// Every fault of a layout pass under `.record`, met by everything that can meet it.
@MainActor @Suite("Recorded faults")
struct RecordedFaultTests {
  @Test(.rows, .rule("E-11"))
  func `a fault is recorded with UIKit's words and leaves no other mark`() {
    let rows = FaultCase.all.flatMap { fault in fault.metBy.map { (fault: fault, way: $0) } }
    forEachRow(of: rows, named: { "\($0.fault.name), \($0.way)" }) { fault, way in
      let rig = ShelfRig()
      defer { rig.repair() }
      rig.grid.content.selection = [Position(0, 4), Position(2, 1)]
      rig.showMiddle()
      fault.arm(rig)
      let before = rig.shown
      let source = rig.grid.dataSource
      way.provoke(rig)

      let recorded = try #require(rig.simulation.faults.first)
      #expect(rig.simulation.faults.count == 1)
      #expect(recorded.code == fault.code)
      #expect(recorded.message == fault.message.replacingOccurrences(of: "%", with: rig.note))
      let text = "\(recorded.message)\n\(recorded.advice) [\(fault.code)]"
      #expect(recorded.description.hasPrefix(text))
      #expect(rig.changes(since: before) == [])
      #expect(rig.grid.dataSource === source)
      #expect(rig.grid.collectionViewLayout === rig.layout)
      #expect(rig.grid.indexPathsForSelectedItems == [[0, 4], [2, 1]])

      // Nothing is left to be done that would meet the fault again.
      rig.grid.layoutIfNeeded()
      #expect(rig.simulation.faults.count == 1)
      expectUsable(rig)
    }
  }

  private static let steps: [@MainActor (ShelfRig) -> Void] = [
    { $0.scroll(by: 130) },
    { rig in
      rig.source.counts = [3, 7]
      rig.grid.reload()
    },
    { rig in
      let layout = ShelfLayout()
      layout.rowHeight = 22
      rig.grid.collectionViewLayout = layout
    },
    { $0.scroll(by: -20) },
  ]

  /// The elements of a grid without faults, after each step.
  private static let expected: [String] = {
    let rig = ShelfRig()
    rig.showMiddle()
    return steps.map { step in
      step(rig)
      return rig.shown.text
    }
  }()

  /// Once the cause is mended, everything works as on a grid that never met the fault.
  private func expectUsable(_ rig: ShelfRig) {
    rig.repair()
    // It starts from the same place, whatever the arming did.
    rig.grid.scroll(toY: 150)
    for (index, step) in Self.steps.enumerated() {
      step(rig)
      if index == 0 { rig.grid.content.selection = [] }
      if index > 0 { #expect(rig.shown.text == Self.expected[index]) }
      #expect(rig.shown.problems == [])
    }
    #expect(rig.simulation.faults.count == 1)
    #expect(rig.delegate.unpaired == [])
  }
}
