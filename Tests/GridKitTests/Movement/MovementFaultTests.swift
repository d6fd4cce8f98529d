import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Moving an item by hand: broken contracts")
struct MovementFaultTests {
  /// Proposes what a test wants.
  final class ProposingLayout: ListSpyLayout {
    var proposal: IndexPath?
    var lifted: (@MainActor (GridViewLayoutAttributes) -> GridViewLayoutAttributes)?

    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
      proposal
        ?? super.targetIndexPath(
          forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    }

    override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> GridViewLayoutAttributes {
      let attributes = super.layoutAttributesForInteractivelyMovingItem(
        at: indexPath, withTargetPosition: position)
      return lifted?(attributes) ?? attributes
    }
  }

  let layout = ProposingLayout()
  let rig: MovementRig

  init() {
    rig = MovementRig(layout: layout)
  }

  /// An item lifted from 0 and moved over 1.
  private func lift() {
    rig.grid.beginInteractiveMovementForItem(at: rig.path(0))
    rig.move(to: 80)
    rig.grid.settle()
  }

  private let before = "b@25 a*@80 c@125 d@175"

  @Test(
    "a place that does not exist is refused, and the step with it",
    arguments: [
      (10, 0, "section 0 shows 10 items"), (0, 1, "there are 1 sections"),
      (-1, 0, "section 0 shows 10 items"),
    ])
  func targetOutOfRange(item: Int, section: Int, advice: String) {
    lift()
    layout.proposal = IndexPath(item: item, section: section)
    rig.move(to: 130)
    #expect(rig.faults == ["movement-target"])
    #expect(
      rig.simulation.faults[0].message.hasPrefix(
        "the layout proposed a place for the lifted item that does not exist: "))
    #expect(rig.simulation.faults[0].advice.contains(advice))
    #expect(rig.shown == before)
    // The movement goes on.
    layout.proposal = nil
    rig.move(to: 130)
    #expect(rig.shown == "b@25 c@75 a*@130 d@175")
  }

  @Test func `a place from the delegate that does not exist is refused, too`() {
    lift()
    rig.delegate.target = { _, _, _ in IndexPath(item: 99, section: 0) }
    rig.move(to: 130)
    #expect(rig.faults == ["movement-target"])
    #expect(rig.simulation.faults[0].message.hasPrefix("the delegate proposed"))
    #expect(rig.shown == before)
  }

  @Test(.rule("E-24")) func `a place has a section and an item`() {
    lift()
    layout.proposal = IndexPath(index: 0)
    rig.move(to: 130)
    #expect(rig.faults == ["E-24"])
    #expect(rig.shown == before)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `a position that is no number is refused`(y: CGFloat) {
    lift()
    rig.move(to: y)
    #expect(rig.faults == ["non-finite-geometry"])
    #expect(rig.shown == before)
  }

  @Test func `attributes of another element are refused for the lifted item`() {
    layout.lifted = { _ in GridViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0)) }
    #expect(!rig.grid.beginInteractiveMovementForItem(at: rig.path(0)))
    #expect(rig.faults == ["lifted-attributes"])
    #expect(!rig.grid.isMovingItems)
    #expect(rig.shown == "a@25 b@75 c@125 d@175")
  }

  @Test func `attributes that are no numbers are refused for the lifted item`() {
    layout.lifted = {
      $0.alpha = .nan
      return $0
    }
    #expect(!rig.grid.beginInteractiveMovementForItem(at: rig.path(0)))
    #expect(rig.faults == ["non-finite-geometry"])
    #expect(rig.shown == "a@25 b@75 c@125 d@175")
  }

  @Test func `a fault while items make room leaves the movement at its last step`() {
    lift()
    let views = rig.grid.visibleCells
    let log = TraceLog(rig.simulation)
    layout.adjust = { answer in
      let attributes = GridViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 0))
      attributes.alpha = .nan
      return answer + [attributes]
    }
    rig.move(to: 130)
    log.stop()
    #expect(rig.faults == ["non-finite-geometry"])
    #expect(rig.shown == before)
    #expect(rig.grid.isMovingItems)
    // The cells were never off the screen.
    #expect(log.calls(of: .delegate).contains("DG didEndDisplaying") == false)
    #expect(rig.grid.visibleCells.map(ObjectIdentifier.init) == views.map(ObjectIdentifier.init))
    layout.adjust = nil
    rig.move(to: 131)
    rig.grid.endInteractiveMovement()
    #expect(rig.source.words[0].prefix(3) == ["b", "c", "a"])
    #expect(rig.shown == "b@25 c@75 a@125 d@175")
  }

  @Test func `a fault at the end leaves the item where the data source has put it`() {
    lift()
    layout.adjust = { answer in
      let attributes = GridViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 0))
      attributes.alpha = .nan
      return answer + [attributes]
    }
    rig.grid.endInteractiveMovement()
    #expect(rig.faults == ["non-finite-geometry"])
    #expect(!rig.grid.isMovingItems)
    #expect(rig.source.words[0].prefix(3) == ["b", "a", "c"])
    layout.adjust = nil
    rig.grid.settle()
    rig.grid.setNeedsLayout()
    rig.grid.layoutIfNeeded()
    #expect(rig.shown == "b@25 a@75 c@125 d@175")
  }

  @Test func `a fault in a cancellation leaves the item lifted`() {
    lift()
    layout.adjust = { answer in
      let attributes = GridViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 0))
      attributes.alpha = .nan
      return answer + [attributes]
    }
    rig.grid.cancelInteractiveMovement()
    #expect(rig.faults == ["non-finite-geometry"])
    #expect(rig.grid.isMovingItems)
    #expect(rig.shown == before)
    layout.adjust = nil
    rig.grid.cancelInteractiveMovement()
    #expect(rig.shown == "a@25 b@75 c@125 d@175")
  }

  @Test func `a reload that is refused leaves the item lifted`() {
    lift()
    rig.source.words = [["x", "y"]]
    layout.adjust = { _ in
      let attributes = GridViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      attributes.alpha = .nan
      return [attributes]
    }
    rig.grid.reloadData()
    #expect(!rig.grid.isMovingItems)
    rig.grid.layoutIfNeeded()
    #expect(rig.faults == ["non-finite-geometry"])
    #expect(rig.grid.isMovingItems)
    #expect(rig.grid.numberOfItems(inSection: 0) == 10)
  }

  @Test(.rule("KD-5")) func `an update while an item is lifted is refused`() {
    #expect((try? rig.grid.refuseUpdateInMovement(deleting: true)) != nil)
    lift()
    #expect((try? rig.grid.refuseUpdateInMovement(deleting: false)) == nil)
    #expect(rig.faults == ["update-during-movement"])
  }

  @Test(.rule("KD-4")) func `a deletion in the turn of the end is refused, later it is not`() {
    lift()
    rig.grid.endInteractiveMovement()
    #expect((try? rig.grid.refuseUpdateInMovement(deleting: false)) != nil)
    #expect((try? rig.grid.refuseUpdateInMovement(deleting: true)) == nil)
    #expect(rig.faults == ["deletion-after-movement"])
    rig.simulation.tick()
    #expect((try? rig.grid.refuseUpdateInMovement(deleting: true)) != nil)
  }

  @Test func `E-70 stops the program under the default policy`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let rig = MovementRig(policy: .stop)
        rig.grid.beginInteractiveMovementForItem(at: rig.path(0))
        rig.grid.beginInteractiveMovementForItem(at: rig.path(1))
      }
    }
  }
}
