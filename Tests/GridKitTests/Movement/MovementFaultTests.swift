import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Moving an item by hand: broken contracts", .rows)
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

  init() { rig = MovementRig(layout: layout) }

  /// An item lifted from 0 and moved over 1.
  private func lift(_ rig: MovementRig) {
    rig.grid.beginInteractiveMovementForItem(at: rig.path(0))
    rig.move(to: 80)
    rig.grid.settle()
  }

  private func lift() { lift(rig) }

  /// Lets the layout answer attributes of an item that are no numbers, beside others or alone.
  private func spoilAnswers(item: Int = 7, alone: Bool = false) {
    layout.adjust = { answer in
      let attributes = GridViewLayoutAttributes(forCellWith: [0, item])
      attributes.alpha = .nan
      return (alone ? [] : answer) + [attributes]
    }
  }

  private let before = "b@25 a*@80 c@125 d@175"

  @Test(.rule("E-24")) func `a step to a place or a position that is none is refused`() {
    typealias Refusal = (code: String, message: String, advice: String)
    let noPlace = "the layout proposed a place for the lifted item that does not exist: "
    let rows: [ActionRow<(rig: MovementRig, layout: ProposingLayout), Refusal>] = [
      ActionRow("an item too many", ("movement-target", noPlace, "section 0 shows 10 items")) {
        $0.layout.proposal = [0, 10]
      },
      ActionRow("a section too many", ("movement-target", noPlace, "there are 1 sections")) {
        $0.layout.proposal = [1, 0]
      },
      ActionRow("a negative item", ("movement-target", noPlace, "section 0 shows 10 items")) {
        $0.layout.proposal = IndexPath(item: -1, section: 0)
      },
      ActionRow(
        "an item too many of the delegate", ("movement-target", "the delegate proposed", "")
      ) { $0.rig.delegate.target = { _, _, _ in IndexPath(item: 99, section: 0) } },
      ActionRow("a path of one number", ("E-24", "", "")) {
        $0.layout.proposal = IndexPath(index: 0)
      },
      ActionRow("no number", ("non-finite-geometry", "", "")) { $0.rig.move(to: .nan) },
      ActionRow("infinity", ("non-finite-geometry", "", "")) { $0.rig.move(to: .infinity) },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let layout = ProposingLayout()
      let rig = MovementRig(layout: layout)
      lift(rig)
      row.act((rig, layout))
      if rig.faults == [] { rig.move(to: 130) }
      #expect(rig.faults == [row.outcome.code])
      #expect(rig.simulation.faults[0].message.hasPrefix(row.outcome.message))
      let advice = rig.simulation.faults[0].advice
      #expect(advice.contains(row.outcome.advice) || row.outcome.advice.isEmpty)
      #expect(rig.shown == before)
      // The movement goes on.
      layout.proposal = nil
      rig.delegate.target = nil
      rig.move(to: 130)
      #expect(rig.shown == "b@25 c@75 a*@130 d@175")
    }
  }

  @Test func `attributes of another element, or no numbers, are refused for the lifted item`() {
    for code in ["lifted-attributes", "non-finite-geometry"] {
      let layout = ProposingLayout()
      let rig = MovementRig(layout: layout)
      layout.lifted = { attributes in
        if code == "lifted-attributes" { return GridViewLayoutAttributes(forCellWith: [0, 3]) }
        attributes.alpha = .nan
        return attributes
      }
      #expect(!rig.grid.beginInteractiveMovementForItem(at: rig.path(0)), "\(code)")
      #expect(rig.faults == [code])
      #expect(!rig.grid.isMovingItems, "\(code)")
      #expect(rig.shown == "a@25 b@75 c@125 d@175", "\(code)")
    }
  }

  @Test func `a fault while items make room leaves the movement at its last step`() {
    lift()
    let views = rig.grid.visibleCells
    let log = rig.simulation.traced {
      spoilAnswers()
      rig.move(to: 130)
    }
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
    spoilAnswers()
    rig.grid.endInteractiveMovement()
    #expect(rig.faults == ["non-finite-geometry"])
    #expect(!rig.grid.isMovingItems)
    #expect(rig.source.words[0].prefix(3) == ["b", "a", "c"])
    layout.adjust = nil
    rig.grid.settle()
    rig.grid.layoutAgain()
    #expect(rig.shown == "b@25 a@75 c@125 d@175")
  }

  @Test func `a fault in a cancellation leaves the item lifted`() {
    lift()
    spoilAnswers()
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
    spoilAnswers(item: 0, alone: true)
    rig.grid.reloadData()
    #expect(!rig.grid.isMovingItems)
    rig.grid.layoutIfNeeded()
    #expect(rig.faults == ["non-finite-geometry"])
    #expect(rig.grid.isMovingItems)
    #expect(rig.grid.numberOfItems(inSection: 0) == 10)
  }

  @Test(.rule("KD-4", "KD-5")) func `updates are refused while an item is lifted or just down`() {
    func isAllowed(deleting: Bool) -> Bool {
      (try? rig.grid.refuseUpdateInMovement(deleting: deleting)) != nil
    }
    #expect(isAllowed(deleting: true))
    lift()
    #expect(!isAllowed(deleting: false))
    #expect(rig.faults == ["update-during-movement"])
    // In the turn of the end only deletions are, later they are not.
    rig.grid.endInteractiveMovement()
    #expect(isAllowed(deleting: false) && !isAllowed(deleting: true))
    #expect(rig.faults == ["update-during-movement", "deletion-after-movement"])
    rig.simulation.tick()
    #expect(isAllowed(deleting: true))
  }
}
