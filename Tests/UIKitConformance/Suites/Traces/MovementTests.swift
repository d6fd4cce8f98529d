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

  @Test("IM-1: the data source is asked whether an item may move", .tags(.documented))
  func begin() {
    var hasBegun = false
    #expect(
      stage.recorder.count(of: "source canMove 0-1: true") {
        hasBegun = stage.view.beginInteractiveMovementForItem(at: path(1))
      } == 1)
    #expect(hasBegun)
    stage.view.cancelInteractiveMovement()
    stage.source.canMove = false
    #expect(!stage.view.beginInteractiveMovementForItem(at: path(2)))
  }

  @Test("IM-15: the data source moves the item at the end, once", .tags(.documented))
  func end() {
    #expect(stage.view.beginInteractiveMovementForItem(at: path(0)))
    #expect(
      stage.recorder.count(of: "source move 0-0 to 0-2") {
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 125))
      } == 0)
    let calls = stage.recorder.calls(of: .layout, .source) { stage.view.endInteractiveMovement() }
      .split(separator: "\n")
    #expect(calls.filter { $0.hasPrefix("source move") } == ["source move 0-0 to 0-2"])
    #expect(calls.contains("layout end at [0-2], cancelled: false"))
  }

  @Test("IM-6, IM-9: the layout says which item's place a position is", .tags(.documented))
  func target() {
    #expect(stage.view.beginInteractiveMovementForItem(at: path(0)))
    let calls = stage.recorder.calls(of: .layout) {
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 125))
    }
    #expect(calls.contains("layout target of 0-0: 0-2"))
    stage.view.cancelInteractiveMovement()
  }

  @Test("changes are not committed while an item is moved", .tags(.documented))
  func uncommitted() {
    #expect(!stage.view.hasUncommittedUpdates)
    #expect(stage.view.beginInteractiveMovementForItem(at: path(0)))
    #expect(stage.view.hasUncommittedUpdates)
    stage.view.cancelInteractiveMovement()
  }

  @Test("IM-17: a cancelled item goes back, and the data source is not told", .tags(.documented))
  func cancel() {
    #expect(stage.view.beginInteractiveMovementForItem(at: path(0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 125))
    let calls = stage.recorder.calls(of: .layout, .source) {
      stage.view.cancelInteractiveMovement()
    }
    #expect(!calls.contains("source move"))
    #expect(calls.contains("cancelled: true"))
    #expect(stage.view.layoutAttributesForItem(at: path(0))?.frame.minY == 0)
  }
}
