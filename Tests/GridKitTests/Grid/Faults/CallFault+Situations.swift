import GridKit
import GridTesting
import TestSupport

// Views in updates, items moved by hand, elements that a layout forgets, controllers, time.

extension CallFault {
  /// Faults that change what shows, or that need a situation which does.
  static let situations: [CallFault] =
    updatesOfViews + movements + forgotten + objects + classes + gestures

  private static let updatesOfViews: [CallFault] = [
    CallFault(
      situation: "E-8",
      message: "the cell returned for the reconfigured item at <NSIndexPath: 0x0> {length = 2, "
        + "path = 1 - 0} is not the item's existing cell: <UICollectionViewCell: 0x0>"
    ) { rig in
      rig.grid.register(GridViewCell.self, forCellWithReuseIdentifier: "other")
      rig.source.cell = { grid, path in
        grid.dequeueReusableCell(withReuseIdentifier: "other", for: path)
      }
      rig.grid.reconfigureItems(at: [[1, 0]])
    },
    CallFault(
      situation: "E-71",
      message: "The first responder contained inside of a deleted section or item refused to "
        + "resign."
    ) { rig in
      rig.grid.register(StubbornCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
      rig.source.cell = { grid, path in
        grid.dequeueReusableCell(withReuseIdentifier: SampleDataSource.identifier, for: path)
      }
      rig.grid.reload()
      _ = rig.grid.cellForItem(at: [1, 0])?.becomeFirstResponder()
      rig.grid.performBatchUpdates {
        rig.source.counts = [6, 8, 4]
        rig.grid.deleteItems(at: [[1, 0]])
      }
    },
    CallFault(
      situation: "E-72",
      message: "startInteractiveTransition(to:completion:) was called while an interactive layout "
        + "transition is in progress"
    ) { rig in
      rig.grid.startInteractiveTransition(to: ShelfLayout())
      rig.grid.startInteractiveTransition(to: ShelfLayout())
    },
    CallFault(
      situation: "E-73",
      message: "finishInteractiveTransition() was called without an interactive layout transition"
    ) { $0.grid.finishInteractiveTransition() },
    CallFault(
      situation: "transition-without-layouts",
      message: "a UICollectionViewTransitionLayout was made without layouts"
    ) { _ in _ = GridViewTransitionLayout() },
    CallFault(situation: "subview-cycle", message: "Can't add self as subview") {
      $0.grid.addSubview($0.grid)
    },
    CallFault(
      situation: "FL-52", message: "negative sizes are not supported in the flow layout"
    ) { rig in
      let flow = GridViewFlowLayout()
      flow.itemSize = CGSize(width: -1, height: 10)
      rig.grid.collectionViewLayout = flow
      rig.grid.layoutIfNeeded()
    },
    CallFault(
      situation: "update-inside-pass",
      message: "a batch update of <UICollectionView: 0x0; frame = (0 0; 200 180); contentOffset: "
        + "{0, 150}; contentSize: {200, 850}; adjustedContentInset: {0, 0, 0, 0}; layout: "
        + "<ShelfLayout: 0x0>; dataSource: <ShelfSource: 0x0>> was begun from inside one of its "
        + "layout passes, updates or requests for a view"
    ) { rig in
      rig.layout.onPrepare = { $0.collectionView?.reloadItems(at: [[0, 0]]) }
      rig.layout.refresh()
    },
  ]

  private static let movements: [CallFault] = [
    CallFault(
      situation: "E-70",
      message: "attempt to begin reordering on collection view while reordering is already in "
        + "progress"
    ) { rig in
      rig.grid.beginInteractiveMovementForItem(at: [1, 0])
      rig.grid.beginInteractiveMovementForItem(at: [1, 1])
    },
    CallFault(
      situation: "update-during-movement",
      message: "attempt to update a collection view while one of its items is moved interactively"
    ) { rig in
      rig.grid.beginInteractiveMovementForItem(at: [1, 0])
      rig.grid.reloadItems(at: [[1, 1]])
    },
    CallFault(
      situation: "deletion-after-movement",
      message: "attempt to delete from a collection view in the turn in which an interactive "
        + "movement ended"
    ) { rig in
      let words = WordSource([["a", "b", "c", "d"]])
      rig.nextSource = words
      rig.grid.register(WordCell.self, forCellWithReuseIdentifier: "word")
      rig.grid.collectionViewLayout = ListSpyLayout()
      rig.grid.dataSource = words
      rig.grid.scroll(to: .zero)
      rig.grid.beginInteractiveMovementForItem(at: [0, 0])
      rig.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 130))
      rig.grid.endInteractiveMovement()
      rig.grid.deleteItems(at: [[0, 1]])
    },
    CallFault(
      situation: "movement-target",
      message: "the layout proposed a place for the lifted item that does not exist: \(text(7, 0))"
    ) { rig in
      rig.grid.collectionViewLayout = StrayLayout()
      rig.grid.beginInteractiveMovementForItem(at: [1, 0])
      rig.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 200))
    },
    CallFault(
      situation: "lifted-attributes",
      message: "the layout returned attributes of another element for the lifted item at "
        + "\(text(1, 1)): <UICollectionViewLayoutAttributes: 0x0> index path: (\(text(0, 3))); "
        + "frame = (0 0; 0 0); "
    ) { rig in
      rig.grid.collectionViewLayout = StrayLayout()
      rig.grid.beginInteractiveMovementForItem(at: [1, 1])
    },
  ]

  private static let forgotten: [CallFault] = [
    CallFault(
      situation: "E-40a",
      message: "no UICollectionViewLayoutAttributes instance for "
        + "-layoutAttributesForSupplementaryElementOfKind: shelf.header at path \(text(1, 0))"
    ) { rig in
      rig.grid.scroll(toY: 260)
      rig.grid.performBatchUpdates { rig.layout.headerHeight = 0 }
    },
    CallFault(
      situation: "E-40b",
      message: "no UICollectionViewLayoutAttributes instance for "
        + "-layoutAttributesForDecorationViewOfKindOfKind: shelf.board at path \(text(0, 0))"
    ) { rig in rig.grid.performBatchUpdates { rig.layout.hasBoards = false } },
    CallFault(
      situation: "foreign-attributes",
      message:
        "layoutAttributesForSupplementaryView(ofKind:at:) answered for shelf.header 1-0 with "
        + "attributes of shelf.header 0-1"
    ) { rig in
      let shelves = MisfiledShelves()
      rig.grid.setCollectionViewLayout(shelves, animated: false)
      rig.grid.layoutIfNeeded()
      let context = GridViewLayoutInvalidationContext()
      context.invalidateSupplementaryElements(ofKind: ShelfLayout.header, at: [[1, 0]])
      shelves.invalidateLayout(with: context)
      rig.grid.layoutIfNeeded()
    },
    CallFault(
      situation: "foreign-preferred-attributes",
      message: "a view for cell 0-3 answered preferredLayoutAttributesFitting(_:) with attributes "
        + "of cell 0-0"
    ) { rig in
      rig.grid.register(ForeignCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
      rig.grid.reload()
    },
  ]

  private static let objects: [CallFault] = [
    CallFault(
      situation: "view-not-loaded",
      message: "-[LazyController loadView] did not set a view, or asked for it"
    ) { _ in LazyController().loadViewIfNeeded() },
    CallFault(
      situation: "cell-not-implemented",
      message: "-[CountingController collectionView:cellForItemAtIndexPath:] should be implemented"
    ) { _ in
      let controller = CountingController(collectionViewLayout: GridViewFlowLayout())
      controller.loadViewIfNeeded()
      controller.collectionView.frame = CGRect(0, 0, 100, 100)
      controller.collectionView.layoutIfNeeded()
    },
  ]

  private static let classes: [CallFault] = [
    CallFault(
      situation: "wrong-attributes-class", message: "layoutAttributesClass is GridView"
    ) { _ in _ = OddLayout().makeAttributes() },
    CallFault(
      situation: "foreign-transition-layout",
      message: "<UICollectionViewTransitionLayout: 0x0> stands between other layouts than those of "
        + "the transition"
    ) { rig in
      let delegate = SpyDelegate {
        $0.transitionLayout = { _, _, _ in
          GridViewTransitionLayout(currentLayout: ShelfLayout(), nextLayout: ShelfLayout())
        }
      }
      rig.grid.delegate = delegate
      withExtendedLifetime(delegate) { _ = rig.grid.startInteractiveTransition(to: ShelfLayout()) }
    },
  ]

  private static let gestures: [CallFault] = [
    CallFault(
      situation: "not-settled",
      message: "the simulation did not come to rest within 0.1 s of virtual time"
    ) { rig in
      BaseView.animate(withDuration: 5) { rig.grid.alpha = 0.5 }
      rig.simulation.settle(limit: 0.1)
    },
    CallFault(
      situation: "ambiguous-axis",
      message: "a gesture with one length for a GridView that scrolls both ways"
    ) { rig in
      rig.grid.alwaysBounceHorizontal = true
      rig.grid.drag(by: 10)
    },
    CallFault(
      situation: "bad-touch-script", message: "a touch script that cannot be played: no points"
    ) { $0.grid.touch(GridTouchScript([GridTouchScript.Point]())) },
  ]
}

final class StubbornCell: GridViewCell {
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { false }
}

/// Leads lifted items astray: to a section that there is not, and, for the second item of section
/// 1, by the attributes of another.
final class StrayLayout: ShelfLayout {
  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { IndexPath(item: 0, section: 7) }

  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> GridViewLayoutAttributes {
    indexPath == [1, 1]
      ? GridViewLayoutAttributes(forCellWith: [0, 3])
      : super.layoutAttributesForInteractivelyMovingItem(
        at: indexPath, withTargetPosition: position)
  }
}

/// Takes the section of a header for its item.
final class MisfiledShelves: ShelfLayout {
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    let right = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    let wrong = right?.copy() as? GridViewLayoutAttributes
    wrong?.indexPath = [0, indexPath.section]
    wrong?.size.height += 1
    return wrong
  }
}

/// Answers with the attributes of the first item.
final class ForeignCell: GridViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: GridViewLayoutAttributes
  ) -> GridViewLayoutAttributes { GridViewLayoutAttributes(forCellWith: [0, 0]) }
}

/// Names a class that is none of attributes.
final class OddLayout: GridViewLayout {
  override class var layoutAttributesClass: AnyClass { GridView.self }
}

/// Makes no view.
final class LazyController: BaseViewController {
  override func loadView() {}
}

/// Has items and no cells for them.
final class CountingController: GridViewController {
  override func collectionView(
    _ collectionView: GridView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
}
