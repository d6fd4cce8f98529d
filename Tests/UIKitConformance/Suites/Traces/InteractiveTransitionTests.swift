import Testing
import UIKit

/// Layouts between two others, and transitions that a gesture drives.
@MainActor @Suite("Interactive transitions")
struct InteractiveTransitionTests {
  private let stage = Stage(RecordingLayout(), counts: [20])
  private let other = RecordingLayout()

  init() {
    other.rowHeight = 100
    stage.layOut()
  }

  private func start() -> UICollectionViewTransitionLayout {
    stage.view.startInteractiveTransition(to: other)
  }

  @Test("I6.4: progress begins with nothing and is not held to one", .tags(.measured))
  func progress() {
    let layout = UICollectionViewTransitionLayout(currentLayout: stage.layout, nextLayout: other)
    #expect(layout.transitionProgress == 0)
    for progress in [0.25, 2, -1] as [CGFloat] {
      layout.transitionProgress = progress
      #expect(layout.transitionProgress == progress)
    }
    #expect(layout.currentLayout === stage.layout)
    #expect(layout.nextLayout === other)
  }

  @Test("I6.7: animated values are kept by key", .tags(.documented))
  func values() {
    let layout = UICollectionViewTransitionLayout(currentLayout: stage.layout, nextLayout: other)
    layout.updateValue(3, forAnimatedKey: "x")
    layout.updateValue(4, forAnimatedKey: "y")
    layout.updateValue(5, forAnimatedKey: "x")
    #expect(layout.value(forAnimatedKey: "x") == 5)
    #expect(layout.value(forAnimatedKey: "y") == 4)
  }

  @Test("I6.1: the transition layout is installed at once", .tags(.documented))
  func installed() {
    let layout = start()
    #expect(stage.view.collectionViewLayout === layout)
    #expect(layout.currentLayout === stage.layout)
    #expect(layout.nextLayout === other)
    #expect(layout.collectionView === stage.view)
    stage.view.cancelInteractiveTransition()
  }

  @Test("I6.5: half-way each cell is half-way", .tags(.documented))
  func halfWay() {
    let layout = start()
    stage.layOut()
    layout.transitionProgress = 0.5
    layout.invalidateLayout()
    stage.layOut()
    #expect(stage.cell(0)?.frame == CGRect(x: 0, y: 0, width: 100, height: 75))
    #expect(stage.cell(1)?.frame == CGRect(x: 0, y: 75, width: 100, height: 75))
    stage.view.cancelInteractiveTransition()
  }

  @Test("I6.1: both layouts hear of each other", .tags(.inferred))
  func hooks() {
    stage.layout.name = "A"
    other.name = "B"
    other.recorder = stage.recorder
    let calls = stage.recorder.calls(of: .layout) { _ = start() }
    #expect(calls.contains("layout A prepareForTransition to"))
    #expect(calls.contains("layout B prepareForTransition from"))
    stage.view.cancelInteractiveTransition()
  }

  /// Hands out transition layouts of its own.
  private final class TransitionDelegate: NSObject, UICollectionViewDelegate {
    final class OwnLayout: UICollectionViewTransitionLayout {}

    var asked = 0

    func collectionView(
      _ collectionView: UICollectionView,
      transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      asked += 1
      return OwnLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
  }

  @Test(
    "I6.1, L5.5: the delegate may supply the layout of a transition, not of a switch",
    .tags(.documented))
  func ownLayout() {
    let delegate = TransitionDelegate()
    stage.view.delegate = delegate
    #expect(start() is TransitionDelegate.OwnLayout)
    #expect(delegate.asked == 1)
    stage.view.cancelInteractiveTransition()
    let second = Stage(RecordingLayout(), counts: [3])
    second.view.delegate = delegate
    second.layOut()
    second.view.setCollectionViewLayout(RecordingLayout(), animated: false)
    #expect(delegate.asked == 1)
  }
}
