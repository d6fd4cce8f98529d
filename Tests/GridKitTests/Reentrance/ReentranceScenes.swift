import GridKit
import GridTesting

extension ReentranceScene {
  @MainActor static let all: [ReentranceScene] = [
    ReentranceScene(name: "first layout", beginsEmpty: true) {
      $0.join()
      $0.simulation.tick()
      $0.grid?.layoutIfNeeded()
    },
    ReentranceScene(name: "scrolling by program") {
      $0.invalidatesOnScroll = true
      for y: CGFloat in [90, 340, 60] {
        $0.grid?.contentOffset.y = y
        $0.grid?.layoutIfNeeded()
      }
      $0.simulation.tick()
    },
    ReentranceScene(name: "animated offset") {
      $0.grid?.setContentOffset(CGPoint(x: 0, y: 220), animated: true)
      $0.simulation.advance(by: 1)
    },
    ReentranceScene(name: "drag") {
      $0.grid?.drag(by: -120, over: 0.1)
      $0.simulation.advance(by: 0.1)
      $0.grid?.fling(by: -40, velocity: -900)
      $0.simulation.advance(by: 0.1)
      $0.grid?.tapToStop()
      $0.grid?.fling(by: -40, velocity: 700)
      $0.simulation.advance(by: 3)
    },
    ReentranceScene(name: "drag that is taken away") {
      $0.grid?.dragAndHold(by: -70)
      $0.grid?.cancelTouch()
      $0.simulation.advance(by: 0.1)
    },
    ReentranceScene(name: "scroll to the top") {
      $0.grid?.contentOffset.y = 300
      $0.grid?.layoutIfNeeded()
      $0.grid?.scrollToTop()
      $0.simulation.advance(by: 3)
    },
    ReentranceScene(name: "scroll to an item") {
      $0.grid?.scrollToItem(at: [2, 12], at: .centeredVertically, animated: true)
      $0.simulation.advance(by: 1)
    },
    ReentranceScene(name: "batch update") { stage in
      stage.grid?.performBatchUpdates {
        stage.source.counts[0] -= 1
        stage.source.counts[2] += 2
        stage.grid?.deleteItems(at: [[0, 0], [0, 5]])
        stage.grid?.insertItems(at: [[0, 1]])
        stage.grid?.insertItems(at: [[2, 0], [2, 1]])
        stage.grid?.moveItem(at: [0, 2], to: [0, 7])
        stage.grid?.reloadItems(at: [[0, 3]])
        stage.grid?.reconfigureItems(at: [[0, 4]])
        stage.call("updates of a batch")
      } completion: { _ in
        stage.call("completion of a batch")
      }
      stage.grid?.layoutIfNeeded()
      stage.simulation.advance(by: 0.6)
    },
    ReentranceScene(name: "batch update of sections") { stage in
      stage.grid?.performBatchUpdates {
        stage.source.counts = [3, 14, 8]
        stage.grid?.deleteSections([1, 2])
        stage.grid?.insertSections([0, 2])
        stage.call("updates of a batch of sections")
      }
      stage.simulation.advance(by: 0.6)
    },
    ReentranceScene(name: "batch update without animation") { stage in
      stage.simulation.perform {
        BaseView.performWithoutAnimation {
          stage.call("block without animation")
          stage.source.counts[0] += 1
          stage.grid?.insertItems(at: [[0, 0]])
        }
      }
      stage.simulation.advance(by: 0.1)
    },
    ReentranceScene(name: "end of the first responder") { stage in
      _ = stage.grid?.cellForItem(at: [0, 0])?.becomeFirstResponder()
      stage.source.counts[0] -= 1
      stage.grid?.deleteItems(at: [[0, 0]])
      stage.simulation.advance(by: 0.6)
    },
    ReentranceScene(name: "reload") {
      $0.grid?.reloadData()
      $0.grid?.layoutIfNeeded()
      $0.simulation.tick()
    },
    ReentranceScene(name: "switch of layouts") { stage in
      let layout = ProbeLayout(stage, columns: 2)
      stage.grid?.setCollectionViewLayout(layout, animated: false) { _ in
        stage.call("completion of a switch")
      }
      stage.grid?.layoutIfNeeded()
      stage.simulation.tick()
    },
    ReentranceScene(name: "animated switch of layouts") { stage in
      stage.grid?.contentOffset.y = 120
      let layout = ProbeLayout(stage, columns: 1)
      stage.itemSize = CGSize(width: 280, height: 30)
      stage.grid?.setCollectionViewLayout(layout, animated: true) { _ in
        stage.call("completion of an animated switch")
      }
      stage.simulation.advance(by: 0.6)
    },
    ReentranceScene(name: "interactive transition") { stage in
      let layout = ProbeLayout(stage, columns: 2)
      let transition = stage.grid?.startInteractiveTransition(to: layout) { _, _ in
        stage.call("completion of a transition")
      }
      transition?.transitionProgress = 0.4
      stage.simulation.tick()
      stage.grid?.finishInteractiveTransition()
      stage.simulation.advance(by: 0.6)
    },
    ReentranceScene(name: "cancelled transition") { stage in
      let transition = stage.grid?.startInteractiveTransition(to: ProbeLayout(stage, columns: 2)) {
        _, _ in stage.call("completion of a cancelled transition")
      }
      transition?.transitionProgress = 0.4
      stage.grid?.layoutIfNeeded()
      stage.grid?.cancelInteractiveTransition()
      stage.simulation.advance(by: 0.6)
    },
    ReentranceScene(name: "movement") { stage in
      stage.grid?.beginInteractiveMovementForItem(at: [0, 1])
      stage.grid?.updateInteractiveMovementTargetPosition(CGPoint(x: 240, y: 90))
      stage.simulation.tick()
      stage.grid?.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 130))
      stage.grid?.endInteractiveMovement()
      stage.simulation.advance(by: 0.6)
    },
    ReentranceScene(name: "cancelled movement") { stage in
      stage.grid?.beginInteractiveMovementForItem(at: [0, 1])
      stage.grid?.updateInteractiveMovementTargetPosition(CGPoint(x: 240, y: 90))
      stage.grid?.cancelInteractiveMovement()
      stage.simulation.advance(by: 0.6)
    },
    ReentranceScene(name: "taps") {
      $0.grid?.tapItem(at: [0, 0])
      $0.grid?.tapItem(at: [0, 1])
      $0.grid?.allowsMultipleSelection = true
      $0.grid?.tapItem(at: [0, 2])
      $0.grid?.tapItem(at: [0, 2])
      $0.simulation.tick()
    },
    ReentranceScene(name: "two fingers") {
      $0.selectsSeveral = true
      $0.grid?.allowsMultipleSelection = true
      $0.grid?.isEditing = true
      $0.grid?.allowsMultipleSelectionDuringEditing = true
      $0.grid?.allowsSelectionDuringEditing = true
      $0.grid?.panWithTwoFingers(overItemsAt: (0..<4).map { IndexPath(item: $0, section: 0) })
      $0.simulation.tick()
    },
    ReentranceScene(name: "selection by program") {
      $0.grid?.selectItem(at: [2, 3], animated: true, scrollPosition: .top)
      $0.simulation.advance(by: 0.5)
      $0.grid?.selectItem(at: nil, animated: false, scrollPosition: [])
    },
    ReentranceScene(name: "resize") {
      $0.grid?.frame.size.width = 200
      $0.grid?.layoutIfNeeded()
      $0.grid?.frame.size.height = 300
      $0.simulation.tick()
    },
    ReentranceScene(name: "animated resize") { stage in
      stage.simulation.perform {
        BaseView.animate(withDuration: 0.2) {
          stage.grid?.frame.size = CGSize(width: 190, height: 260)
          stage.grid?.layoutIfNeeded()
          stage.call("animations")
        } completion: { _ in
          stage.call("completion of an animation")
        }
      }
      stage.simulation.advance(by: 0.6)
    },
    ReentranceScene(name: "cells with sizes of their own") { stage in
      (stage.grid?.collectionViewLayout as? ProbeLayout)?.estimatedItemSize =
        CGSize(width: 90, height: 30)
      stage.grid?.reloadData()
      stage.grid?.layoutIfNeeded()
      stage.grid?.contentOffset.y = 100
      stage.simulation.advance(by: 0.1)
    },
    ReentranceScene(name: "leaving and joining windows") { stage in
      stage.grid?.removeFromSuperview()
      stage.join()
      stage.simulation.tick()
    },
    ReentranceScene(name: "surroundings") { stage in
      stage.grid?.contentInset = GridEdgeInsets(30, 0, 12, 0)
      stage.window?.setSafeAreaInsets(GridEdgeInsets(20, 0, 0, 0))
      stage.grid?.layoutMargins = GridEdgeInsets(5, 5, 5, 5)
      stage.window?.overrideUserInterfaceStyle = .dark
      stage.simulation.tick()
      stage.grid?.semanticContentAttribute = .forceRightToLeft
      stage.grid?.reloadData()
      stage.simulation.tick()
    },
    ReentranceScene(name: "blocks") { stage in
      stage.simulation.async { stage.call("block of the next tick") }
      stage.simulation.after(0.05) { stage.call("delayed block") }
      let link = stage.simulation.makeDisplayLink { _ in stage.call("display link") }
      stage.grid?.setContentOffset(CGPoint(x: 0, y: 220), animated: true)
      stage.simulation.advance(by: 0.2)
      link.invalidate()
      stage.simulation.advance(by: 0.4)
    },
    ReentranceScene(name: "cells ahead of display") {
      $0.simulation.fidelity.prefetchesCells = true
      $0.grid?.drag(by: -60, over: 0.1)
      $0.simulation.advance(by: 0.2)
      $0.grid?.fling(by: -40, velocity: -500)
      $0.simulation.advance(by: 2)
      $0.grid?.drag(by: 120, over: 0.1)
      $0.simulation.advance(by: 0.2)
    },
  ]
}
