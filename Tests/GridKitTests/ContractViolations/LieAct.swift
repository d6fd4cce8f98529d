import GridKit
import GridTesting

/// An action on a grid while it is lied to.
enum LieAct: String, CaseIterable, Sendable {
  case pass, invalidate, invalidateItems, scroll, jump, drag, fling, animatedOffset, forecast
  case scrollToItem, scrollToItemAnimated, selectItem, selectItemAnimated, tap, queries
  case batch, batchAtOnce, sections, impossible, reloadItems, reconfigure, reload
  case switchLayout, switchAnimated, interruptedSwitch, resize, resizeAnimated, insets
  case transition, cancelledTransition, movement, cancelledMovement

  @MainActor func perform(_ rig: LieRig) {
    let (grid, simulation) = (rig.grid, rig.simulation)
    simulation.perform { act(rig) }
    grid.layoutIfNeeded()
    simulation.advance(by: 0.1)
  }

  @MainActor private func act(_ rig: LieRig) {
    let (grid, simulation, source) = (rig.grid, rig.simulation, rig.source)
    let item = IndexPath(item: 2, section: 1)
    switch self {
    case .pass:
      grid.setNeedsLayout()
    case .invalidate:
      grid.collectionViewLayout.invalidateLayout()
    case .invalidateItems:
      let context = GridViewLayoutInvalidationContext()
      context.invalidateItems(at: [item, [0, 3]])
      context.invalidateSupplementaryElements(ofKind: LyingLayout.header, at: [[1, 0]])
      grid.collectionViewLayout.invalidateLayout(with: context)
    case .scroll:
      for _ in 0..<5 {
        grid.contentOffset.y += 30
        grid.layoutIfNeeded()
      }
    case .jump:
      grid.contentOffset.y = 420
      grid.layoutIfNeeded()
      grid.contentOffset.y = 0
    case .drag:
      grid.drag(by: CGPoint(x: 0, y: 60), over: 0.1)
      grid.settle(limit: 5)
    case .fling:
      grid.fling(velocity: CGPoint(x: 0, y: 1500))
      grid.settle(limit: 5)
      grid.fling(velocity: CGPoint(x: 0, y: -3000))
      simulation.advance(by: 0.2)
    case .animatedOffset:
      grid.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
      grid.settle(limit: 5)
    case .forecast:
      _ = grid.projectedTarget(velocity: CGPoint(x: 0, y: 900))
      _ = grid.restingOffset(afterFling: CGPoint(x: 0, y: 900))
      _ = grid.pageTarget(velocity: CGPoint(x: 0, y: 900))
    case .scrollToItem:
      for position: GridView.ScrollPosition in [.top, .centeredVertically, .bottom, []] {
        grid.scrollToItem(at: item, at: position, animated: false)
        grid.layoutIfNeeded()
      }
    case .scrollToItemAnimated:
      grid.scrollToItem(at: item, at: .centeredVertically, animated: true)
      grid.settle(limit: 5)
    case .selectItem:
      grid.selectItem(at: item, animated: false, scrollPosition: .bottom)
    case .selectItemAnimated:
      grid.selectItem(at: item, animated: true, scrollPosition: .top)
      grid.settle(limit: 5)
    case .tap:
      grid.tapItem(at: [0, 5])
    case .queries:
      _ = grid.indexPathForItem(at: CGPoint(x: 20, y: 200))
      _ = grid.layoutAttributesForItem(at: item)
      _ = grid.layoutAttributesForSupplementaryElement(ofKind: LyingLayout.header, at: [1, 0])
      _ = grid.cellForItem(at: item)
      _ = grid.state
    case .batch, .batchAtOnce:
      let change = {
        grid.performBatchUpdates {
          guard source.counts == LieRig.counts else { return }
          source.counts[1] -= 1
          source.counts[0] += 2
          grid.deleteItems(at: [item])
          grid.insertItems(at: [[0, 0], [0, 7]])
          grid.reloadItems(at: [[1, 0]])
        }
      }
      if self == .batch { change() } else { BaseView.performWithoutAnimation(change) }
      simulation.advance(by: 0.1)
    case .sections:
      grid.performBatchUpdates {
        guard source.counts.count == 3 else { return }
        source.counts.remove(at: 0)
        source.counts.append(3)
        grid.deleteSections(IndexSet(integer: 0))
        grid.insertSections(IndexSet(integer: 2))
      }
      simulation.advance(by: 1)
    case .impossible:
      for path in [
        IndexPath(item: .max, section: .max), [0, -1],
        [-1, 0], IndexPath(item: 0x7FFF_FFFF, section: 2),
      ] {
        grid.insertItems(at: [path])
        grid.deleteItems(at: [path])
        grid.moveItem(at: path, to: [0, 0])
        grid.moveItem(at: [0, 0], to: path)
        grid.reconfigureItems(at: [path])
        grid.scrollToItem(at: path, at: .top, animated: false)
        grid.selectItem(at: path, animated: false, scrollPosition: .top)
        grid.beginInteractiveMovementForItem(at: path)
        grid.cancelInteractiveMovement()
      }
      grid.moveSection(.max, toSection: -1)
      grid.moveSection(.min, toSection: .max)
      grid.insertSections(IndexSet(integer: 1 << 40))
      grid.reloadSections(IndexSet(integersIn: 2..<90))
    case .reloadItems:
      grid.reloadItems(at: [item, [0, 4]])
    case .reconfigure:
      grid.reconfigureItems(at: [item])
    case .reload:
      source.counts = LieRig.counts
      grid.reloadData()
    case .switchLayout:
      grid.setCollectionViewLayout(rig.layouts[1], animated: false)
      grid.layoutIfNeeded()
      grid.setCollectionViewLayout(rig.layouts[0], animated: false)
    case .switchAnimated:
      grid.setCollectionViewLayout(rig.layouts[1], animated: true)
      simulation.advance(by: 1)
      grid.setCollectionViewLayout(rig.layouts[0], animated: true)
      simulation.advance(by: 0.1)
    case .interruptedSwitch:
      grid.setCollectionViewLayout(rig.layouts[1], animated: true)
      simulation.advance(by: 0.1)
      grid.reloadData()
      grid.setCollectionViewLayout(rig.layouts[0], animated: true)
    case .resize:
      grid.frame.size = CGSize(width: 150, height: 260)
    case .resizeAnimated:
      BaseView.animate(withDuration: 0.3) {
        grid.frame.size = CGSize(width: 210, height: 140)
        grid.layoutIfNeeded()
      }
      simulation.advance(by: 1)
    case .insets:
      grid.contentInset = GridEdgeInsets(20, 0, 30, 0)
      grid.layoutIfNeeded()
      grid.contentInset = .zero
    case .transition, .cancelledTransition:
      let other = rig.layouts.first { $0 !== grid.collectionViewLayout } ?? rig.layouts[1]
      let transition = grid.startInteractiveTransition(to: other)
      for progress: CGFloat in [0.2, .nan, 1e308, -1e308, 0.7] {
        transition.transitionProgress = progress
        grid.layoutIfNeeded()
      }
      if grid.collectionViewLayout is GridViewTransitionLayout {
        if self == .transition {
          grid.finishInteractiveTransition()
        } else {
          grid.cancelInteractiveTransition()
        }
        simulation.advance(by: 1)
      }
    case .movement, .cancelledMovement:
      grid.beginInteractiveMovementForItem(at: [0, 4])
      for y: CGFloat in [240, 300, 180] {
        grid.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: y))
        grid.layoutIfNeeded()
        simulation.advance(by: 0.05)
      }
      if self == .movement {
        grid.endInteractiveMovement()
      } else {
        grid.cancelInteractiveMovement()
      }
    }
  }
}
