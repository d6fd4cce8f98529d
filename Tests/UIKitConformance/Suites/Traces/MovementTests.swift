import Testing
import UIKit

/// Moving an item by hand, as a gesture recognizer does it.
@MainActor @Suite("Interactive movement")
struct MovementTests {
  /// A layout that hears of movements.
  private final class MovedLayout: RecordingLayout {
    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
      let target = super.targetIndexPath(
        forInteractivelyMovingItem: previousIndexPath, withPosition: position)
      note("target of \(Words.text(previousIndexPath)): \(Words.text(target))")
      return target
    }

    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      note("end at \(Words.text(indexPaths)), cancelled: \(movementCancelled)")
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
    }
  }

  private let stage = Stage(MovedLayout(), counts: [10])

  init() {
    stage.layOut()
  }

  @Test(
    "an item is moved by hand", .tags(.documented),
    arguments: Script.all(
      """
      # IM-1: the data source is asked whether an item may move
      > begin 1
      1 of: source canMove 0-1: true
      = begun true
      > cancel; refuse; begin 2
      = begun false
      # IM-15: the data source moves the item at the end, once
      > begin 0; drag
      0 of: source move
      > end
      1 of: source move
      heard: source move 0-0 to 0-2; layout end at [0-2], cancelled: false
      # IM-6, IM-9: the layout says which item's place a position is
      > begin 0; drag
      heard: layout target of 0-0: 0-2
      # changes are not committed while an item is moved
      = uncommitted false
      > begin 0
      = uncommitted true
      # IM-17: a cancelled item goes back, and the data source is not told
      > begin 0; drag
      > cancel
      0 of: source move
      heard: cancelled: true
      = place 0: 0,0,100,50
      """))
  func documented(script: Script) {
    let (view, source) = (stage.view, stage.source)
    var begun = false
    var steps: [String: () -> Void] = [
      "drag": { view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 125)) },
      "end": { view.endInteractiveMovement() },
      "cancel": { view.cancelInteractiveMovement() },
      "refuse": { source.canMove = false },
    ]
    for item in 0..<3 {
      steps["begin \(item)"] = { begun = view.beginInteractiveMovementForItem(at: path(item)) }
    }
    script.run(
      on: stage, steps: steps,
      claims: ["begun": { "\(begun)" }, "uncommitted": { "\(view.hasUncommittedUpdates)" }])
  }
}
