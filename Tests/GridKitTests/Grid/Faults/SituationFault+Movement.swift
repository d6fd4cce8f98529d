import GridKit
import GridTesting

// Items that are moved by hand, elements that a layout forgets, sizes, controllers, time.

extension SituationFault {
  private static func text(_ section: Int, _ item: Int) -> String {
    "<NSIndexPath: 0x0> {length = 2, path = \(section) - \(item)}"
  }

  static let others: [SituationFault] = movements + forgotten + objects + classes + gestures

  private static let movements: [SituationFault] = [
    SituationFault(
      code: "E-70",
      message: "attempt to begin reordering on collection view while reordering is already in "
        + "progress"
    ) { rig in
      rig.grid.beginInteractiveMovementForItem(at: [1, 0])
      rig.grid.beginInteractiveMovementForItem(at: [1, 1])
    },
    SituationFault(
      code: "update-during-movement",
      message: "attempt to update a collection view while one of its items is moved interactively"
    ) { rig in
      rig.grid.beginInteractiveMovementForItem(at: [1, 0])
      rig.grid.reloadItems(at: [[1, 1]])
    },
    SituationFault(
      code: "deletion-after-movement",
      message: "attempt to delete from a collection view in the turn in which an interactive "
        + "movement ended"
    ) { rig in
      let words = WordSource([["a", "b", "c", "d"]])
      rig.nextSource = words
      rig.grid.register(WordCell.self, forCellWithReuseIdentifier: "word")
      rig.grid.collectionViewLayout = ListSpyLayout()
      rig.grid.dataSource = words
      rig.grid.contentOffset = .zero
      rig.grid.layoutIfNeeded()
      rig.grid.beginInteractiveMovementForItem(at: [0, 0])
      rig.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 130))
      rig.grid.endInteractiveMovement()
      rig.grid.deleteItems(at: [[0, 1]])
    },
    SituationFault(
      code: "movement-target",
      message: "the layout proposed a place for the lifted item that does not exist: \(text(7, 0))"
    ) { rig in
      rig.grid.collectionViewLayout = StrayLayout()
      rig.grid.beginInteractiveMovementForItem(at: [1, 0])
      rig.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 200))
    },
    SituationFault(
      code: "lifted-attributes",
      message: "the layout returned attributes of another element for the lifted item at "
        + "\(text(1, 1)): <UICollectionViewLayoutAttributes: 0x0> index path: (\(text(0, 3))); "
        + "frame = (0 0; 0 0); "
    ) { rig in
      rig.grid.collectionViewLayout = StrayLayout()
      rig.grid.beginInteractiveMovementForItem(at: [1, 1])
    },
  ]

  private static let forgotten: [SituationFault] = [
    SituationFault(
      code: "E-40a",
      message: "no UICollectionViewLayoutAttributes instance for "
        + "-layoutAttributesForSupplementaryElementOfKind: shelf.header at path \(text(1, 0))"
    ) { rig in
      rig.grid.layOut(at: 260)
      rig.grid.performBatchUpdates { rig.layout.headerHeight = 0 }
    },
    SituationFault(
      code: "E-40b",
      message: "no UICollectionViewLayoutAttributes instance for "
        + "-layoutAttributesForDecorationViewOfKindOfKind: shelf.board at path \(text(0, 0))"
    ) { rig in rig.grid.performBatchUpdates { rig.layout.hasBoards = false } },
    SituationFault(
      code: "foreign-attributes",
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
    SituationFault(
      code: "foreign-preferred-attributes",
      message: "a view for cell 0-3 answered preferredLayoutAttributesFitting(_:) with attributes "
        + "of cell 0-0"
    ) { rig in
      rig.grid.register(ForeignCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
      rig.grid.reloadAndLayOut()
    },
  ]

  private static let objects: [SituationFault] = [
    SituationFault(
      code: "view-not-loaded",
      message: "-[LazyController loadView] did not set a view, or asked for it"
    ) { _ in LazyController().loadViewIfNeeded() },
    SituationFault(
      code: "cell-not-implemented",
      message: "-[CountingController collectionView:cellForItemAtIndexPath:] should be implemented"
    ) { _ in
      let controller = CountingController(collectionViewLayout: GridViewFlowLayout())
      controller.loadViewIfNeeded()
      controller.collectionView.frame = CGRect(0, 0, 100, 100)
      controller.collectionView.layoutIfNeeded()
    },
  ]

  private static let classes: [SituationFault] = [
    SituationFault(
      code: "wrong-attributes-class", message: "layoutAttributesClass is GridView"
    ) { _ in _ = OddLayout().makeAttributes() },
    SituationFault(
      code: "foreign-transition-layout",
      message: "<UICollectionViewTransitionLayout: 0x0> stands between other layouts than those of "
        + "the transition"
    ) { rig in
      let delegate = ForeignDelegate()
      rig.grid.delegate = delegate
      withExtendedLifetime(delegate) { _ = rig.grid.startInteractiveTransition(to: ShelfLayout()) }
    },
  ]

  private static let gestures: [SituationFault] = [
    SituationFault(
      code: "not-settled",
      message: "the simulation did not come to rest within 0.1 s of virtual time"
    ) { rig in
      BaseView.animate(withDuration: 5) { rig.grid.alpha = 0.5 }
      rig.simulation.settle(limit: 0.1)
    },
    SituationFault(
      code: "ambiguous-axis",
      message: "a gesture with one length for a GridView that scrolls both ways"
    ) { rig in
      rig.grid.alwaysBounceHorizontal = true
      rig.grid.drag(by: 10)
    },
    SituationFault(
      code: "bad-touch-script", message: "a touch script that cannot be played: no points"
    ) { $0.grid.touch(GridTouchScript([GridTouchScript.Point]())) },
  ]
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

/// Answers with a transition between layouts of its own.
final class ForeignDelegate: NSObject, GridViewDelegate {
  func collectionView(
    _ collectionView: GridView, transitionLayoutForOldLayout fromLayout: GridViewLayout,
    newLayout toLayout: GridViewLayout
  ) -> GridViewTransitionLayout {
    GridViewTransitionLayout(currentLayout: ShelfLayout(), nextLayout: ShelfLayout())
  }
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
