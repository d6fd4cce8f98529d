import Foundation
import GridKit
import GridTesting
import TestSupport
import Testing

/// A contract that can be broken in a certain situation only, which has to be made first.
struct SituationFault: Sendable {
  let code: String
  let message: String
  /// Leads to the fault in a grid of shelves.
  let provoke: @MainActor @Sendable (ShelfRig) -> Void

  static func coded(_ code: String) throws -> SituationFault {
    try #require(all.first { $0.code == code })
  }

  static let all: [SituationFault] = updates + others

  private static let updates: [SituationFault] = [
    SituationFault(
      code: "E-8",
      message: "the cell returned for the reconfigured item at <NSIndexPath: 0x0> {length = 2, "
        + "path = 1 - 0} is not the item's existing cell: <UICollectionViewCell: 0x0>"
    ) { rig in
      rig.grid.register(GridViewCell.self, forCellWithReuseIdentifier: "other")
      rig.source.cell = { grid, path in
        grid.dequeueReusableCell(withReuseIdentifier: "other", for: path)
      }
      rig.grid.reconfigureItems(at: [[1, 0]])
    },
    SituationFault(
      code: "E-71",
      message: "The first responder contained inside of a deleted section or item refused to "
        + "resign."
    ) { rig in
      rig.grid.register(StubbornCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
      rig.source.cell = { grid, path in
        grid.dequeueReusableCell(withReuseIdentifier: SampleDataSource.identifier, for: path)
      }
      rig.grid.reloadAndLayOut()
      _ = rig.grid.cellForItem(at: [1, 0])?.becomeFirstResponder()
      rig.grid.performBatchUpdates {
        rig.source.counts = [6, 8, 4]
        rig.grid.deleteItems(at: [[1, 0]])
      }
    },
    SituationFault(
      code: "E-72",
      message: "startInteractiveTransition(to:completion:) was called while an interactive layout "
        + "transition is in progress"
    ) { rig in
      rig.grid.startInteractiveTransition(to: ShelfLayout())
      rig.grid.startInteractiveTransition(to: ShelfLayout())
    },
    SituationFault(
      code: "E-73",
      message: "finishInteractiveTransition() was called without an interactive layout transition"
    ) { $0.grid.finishInteractiveTransition() },
    SituationFault(
      code: "transition-without-layouts",
      message: "a UICollectionViewTransitionLayout was made without layouts"
    ) { _ in _ = GridViewTransitionLayout() },
    SituationFault(code: "subview-cycle", message: "Can't add self as subview") {
      $0.grid.addSubview($0.grid)
    },
    SituationFault(
      code: "FL-52", message: "negative sizes are not supported in the flow layout"
    ) { rig in
      let flow = GridViewFlowLayout()
      flow.itemSize = CGSize(width: -1, height: 10)
      rig.grid.collectionViewLayout = flow
      rig.grid.layoutIfNeeded()
    },
    SituationFault(
      code: "update-inside-pass",
      message: "a batch update of <UICollectionView: 0x0; frame = (0 0; 200 180); contentOffset: "
        + "{0, 150}; contentSize: {200, 850}; adjustedContentInset: {0, 0, 0, 0}; layout: "
        + "<ShelfLayout: 0x0>; dataSource: <ShelfSource: 0x0>> was begun from inside one of its "
        + "layout passes, updates or requests for a view"
    ) { rig in
      rig.layout.onPrepare = { $0.collectionView?.reloadItems(at: [[0, 0]]) }
      rig.grid.invalidateAndLayOut()
    },
  ]
}

final class StubbornCell: GridViewCell {
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { false }
}

/// Faults that need a situation: UIKit's words under both policies.
@Suite("Faults of a situation")
struct SituationFaultTests {
  @MainActor @Test(.rows) func `a fault of a situation is recorded`() {
    forEachRow(of: SituationFault.all, named: \.code) { fault in
      let rig = ShelfRig()
      rig.showMiddle()
      rig.simulation.perform { fault.provoke(rig) }
      #expect(rig.simulation.faults.map(\.code) == [fault.code])
      #expect(rig.simulation.faults.first?.message == fault.message)
    }
  }

  @Test("ends the program", arguments: SituationFault.all.map(\.code))
  func stops(code: String) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [code] in
      let fault = try SituationFault.coded(code)
      await MainActor.run {
        let rig = ShelfRig(policy: .stop)
        rig.showMiddle()
        rig.simulation.perform { fault.provoke(rig) }
      }
    }
    let fault = try SituationFault.coded(code)
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains(fault.message + "\n"))
    #expect(text.contains("[\(fault.code)]"))
  }
}
