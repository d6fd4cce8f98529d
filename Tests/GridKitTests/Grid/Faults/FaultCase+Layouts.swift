import GridKit
import GridTesting

// Faults in counts and in what a layout answers (19.3 to 19.5).

extension FaultCase {
  private static func header(at y: Int) -> String {
    "<UICollectionViewLayoutAttributes: 0x0> index path: (<NSIndexPath: 0x0> {length = 2, path = "
      + "1 - 0}); element kind: (shelf.header); frame = (0 \(y); 200 30); zIndex = 1; "
  }

  static let layoutCases: [FaultCase] = [
    FaultCase(
      "E-20: prepare asks for a section too many", "E-20",
      "request for number of items in section 9 when there are only 3 sections in the collection "
        + "view", metBy: Provocation.preparing
    ) { rig in
      for layout in rig.layouts {
        layout.onPrepare = { _ = $0.collectionView?.numberOfItems(inSection: 9) }
      }
    },
    .answers("E-24: attributes with a path of length three", "E-24", malformedPath) { _, rect in
      let attributes = GridViewLayoutAttributes(forCellWith: IndexPath(indexes: [0, 1, 2]))
      attributes.frame = rect
      return attributes
    },
    .answers("E-24: decoration attributes with an empty path", "E-24", malformedPath) { _, rect in
      let attributes = GridViewLayoutAttributes(
        forDecorationViewOfKind: ShelfLayout.board, with: IndexPath())
      attributes.frame = rect
      return attributes
    },
    .answers(
      "E-22: a header in a section past the end", "E-22",
      "request for layout attributes for supplementary view shelf.header in section 3 when there "
        + "are only 3 sections in the collection view"
    ) { _, rect in
      let attributes = GridViewLayoutAttributes(
        forSupplementaryViewOfKind: ShelfLayout.header, with: [3, 0])
      attributes.frame = rect
      return attributes
    },
    FaultCase(
      "E-33: a header that changes without an invalidation", "E-33",
      "layout attributes for supplementary item at index path (<NSIndexPath: 0x0> {length = 2, "
        + "path = 1 - 0}) changed from \(header(at: 270)) to \(header(at: 280)) without "
        + "invalidating the layout", metBy: [.nudge]
    ) { rig in
      rig.layout.alter = { answer, _ in
        // The objects themselves are changed, as sticky headers often are.
        for header in answer where header.representedElementKind == ShelfLayout.header {
          header.frame.origin.y += 10
        }
        return answer
      }
    },
    FaultCase(
      "E-40: a layout that knows no items is switched to", "E-40",
      "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
        + "<NSIndexPath: 0x0> {length = 2, path = 0 - 4}", metBy: [.switchLayout]
    ) { $0.nextLayout = ItemlessLayout() },
    FaultCase(
      "negative-count", "negative-count", "the data source returned a negative count: -7",
      metBy: Provocation.loading
    ) { rig in
      for source in rig.sources { source.count = { $0 == 1 ? -7 : 2 } }
    },
    FaultCase(
      "excessive-count", "excessive-count",
      "the data source returned a count that no index path can reach: 2147483648",
      metBy: Provocation.loading
    ) { rig in
      for source in rig.sources { source.count = { $0 == 1 ? 2_147_483_648 : 2 } }
    },
    .answers(
      "non-finite-geometry: a frame that is no number", "non-finite-geometry",
      "the layout returned attributes with a number that is not finite: "
        + "<UICollectionViewLayoutAttributes: 0x0> index path: (<NSIndexPath: 0x0> {length = 2, "
        + "path = 0 - 0}); frame = (0 nan; 10 10); "
    ) { _, _ in
      let attributes = GridViewLayoutAttributes(forCellWith: [0, 0])
      attributes.frame = CGRect(0, CGFloat.nan, 10, 10)
      return attributes
    },
    .answers(
      "non-finite-geometry: an infinite alpha", "non-finite-geometry",
      "the layout returned attributes with a number that is not finite: "
        + "<UICollectionViewLayoutAttributes: 0x0> index path: (<NSIndexPath: 0x0> {length = 2, "
        + "path = 1 - 0}); element kind: (shelf.header); frame = (0 0; 5 5); "
    ) { _, _ in
      let attributes = GridViewLayoutAttributes(
        forSupplementaryViewOfKind: ShelfLayout.header, with: [1, 0])
      attributes.frame = CGRect(0, 0, 5, 5)
      attributes.alpha = .infinity
      return attributes
    },
    FaultCase(
      "non-finite-geometry: a content size", "non-finite-geometry",
      "the content size of <ShelfLayout: 0x0> is not finite: 7.0 x inf",
      metBy: Provocation.preparing
    ) { rig in
      for layout in rig.layouts {
        layout.alterContentSize = { _ in CGSize(width: 7, height: CGFloat.infinity) }
      }
    },
    FaultCase(
      "non-finite-geometry: a target offset", "non-finite-geometry",
      "CALayer position contains NaN: [0 nan]", metBy: [.switchLayout]
    ) { rig in
      for layout in rig.layouts { layout.alterTarget = { _ in CGPoint(x: 0, y: CGFloat.nan) } }
    },
    FaultCase(
      "attributes-bounds-origin", "attributes-bounds-origin",
      "the bounds of layout attributes must have the origin (0, 0), not 1, 2",
      metBy: Provocation.preparing
    ) { rig in
      for layout in rig.layouts {
        layout.onPrepare = { $0.elements[0].bounds = CGRect(1, 2, 200, 30) }
      }
    },
    FaultCase(
      "wrong-context-class", "wrong-context-class", "invalidationContextClass is NSObject",
      metBy: [.resize, .reload, .newSource, .switchLayout]
    ) { _ in ShelfLayout.contextClass = NSObject.self },
  ]

  private static let stuck =
    "<UICollectionView 0x0> is stuck in a recursive layout loop. This can happen when self-sizing "
    + "views do not return consistent sizes, or the collection view's frame/bounds/contentOffset "
    + "is being constantly adjusted. To debug this issue, check the Console app for logs in the "
    + "\"UICollectionViewFeedbackLoopDebugger\" category."

  static let loopCases: [FaultCase] = [
    FaultCase("E-42: a layout that invalidates in every answer", "E-42", stuck) { rig in
      for layout in rig.layouts {
        layout.alter = { [unowned layout] answer, _ in
          layout.invalidateLayout()
          return answer
        }
      }
    },
    FaultCase("E-42: cells that invalidate whenever they are changed", "E-42", stuck) { rig in
      for source in rig.sources {
        source.cell = { grid, path in
          let cell = grid.dequeueReusableCell(withReuseIdentifier: "invalidating", for: path)
          (cell as? InvalidatingCell)?.grid = grid
          return cell
        }
      }
      rig.grid.register(InvalidatingCell.self, forCellWithReuseIdentifier: "invalidating")
      for layout in rig.layouts {
        var isFaint = false
        layout.onPrepare = { layout in
          isFaint.toggle()
          for element in layout.elements { element.alpha = isFaint ? 0.5 : 1 }
        }
      }
    },
    .cells("E-42: a provider that reloads", "E-42", stuck) { rig, grid, _ in
      grid.reloadData()
      return nil
    },
  ]

  /// Answers for rectangles only.
  final class ItemlessLayout: ShelfLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
      nil
    }
  }

  /// From its second attributes on it finds fault with them.
  final class InvalidatingCell: GridViewCell {
    weak var grid: GridView? { didSet { grid?.collectionViewLayout.invalidateLayout() } }

    override func apply(_ layoutAttributes: GridViewLayoutAttributes) {
      super.apply(layoutAttributes)
      grid?.collectionViewLayout.invalidateLayout()
    }
  }
}
