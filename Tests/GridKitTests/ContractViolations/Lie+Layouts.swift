import GridKit
import GridTesting

// Lies of layouts about elements, content size, targets and invalidation.

extension Lie {
  /// Makes a lie of both layouts.
  private static func both(
    _ name: String, _ tell: @escaping @MainActor @Sendable (inout LayoutLies) -> Void
  ) -> Lie { Lie(name) { $0.lieInLayouts(tell) } }

  /// Each spoilt object in the answer of each method that answers one.
  static let attributeLies: [Lie] = SpoiltAttributes.all.flatMap { spoilt in
    [
      .both("elements(in:): all with \(spoilt.name)") {
        $0.elements = { answer, _ in answer.compactMap(spoilt.spoil) }
      },
      .both("elements(in:): the last one with \(spoilt.name)") {
        $0.elements = { answer, _ in answer.dropLast() + answer.suffix(1).compactMap(spoilt.spoil) }
      },
      .both("ForItem, ForSupplementary, ForDecoration: \(spoilt.name)") {
        $0.single = spoilt.spoil
      },
      .both("initial attributes: \(spoilt.name)") { $0.initial = spoilt.spoil },
      .both("final attributes: \(spoilt.name)") { $0.final = spoilt.spoil },
      .both("a lifted item: \(spoilt.name)") { $0.lifted = spoilt.spoil },
      Lie("a preferred size: \(spoilt.name)") { rig in
        rig.source.lies.preferred = { spoilt.spoil($0) ?? $0 }
        rig.lieInLayouts { $0.isStaleForSize = true }
      },
    ]
  }

  /// Objects that were sound when they were handed out and are spoilt afterwards.
  static let keptObjectLies: [Lie] = SpoiltAttributes.all.flatMap { spoilt in
    [
      Lie("objects spoilt while content scrolls: \(spoilt.name)") { rig in
        for layout in rig.layouts { layout.keepsObjects = true }
        rig.source.lies.didScroll = { [unowned rig] _ in
          for layout in rig.layouts { layout.handedOut.suffix(6).forEach { _ = spoilt.spoil($0) } }
        }
      },
      .both("objects spoilt in prepare(): \(spoilt.name)") {
        $0.prepare = { layout in layout.handedOut.forEach { _ = spoilt.spoil($0) } }
      },
      Lie("objects spoilt in a question for a cell: \(spoilt.name)") { rig in
        for layout in rig.layouts { layout.keepsObjects = true }
        rig.source.lies.cell = { [unowned rig] _, _, truth in
          for layout in rig.layouts { layout.handedOut.suffix(4).forEach { _ = spoilt.spoil($0) } }
          return truth()
        }
      },
    ]
  }

  /// Lists that contradict themselves or what was said before.
  static let answerLies: [Lie] = [
    .elements("nil") { _, _, _ in nil },
    .elements("nothing") { _, _, _ in [] },
    .elements("nil every other time") { _, answer, number in number % 2 == 0 ? nil : answer },
    .elements("nothing every other time") { _, answer, number in number % 2 == 0 ? [] : answer },
    .elements("everything twice") { _, answer, _ in answer + answer },
    .elements("every element in two places") { _, answer, _ in
      answer
        + answer.compactMap { attributes in
          let copy = attributes.copy() as? GridViewLayoutAttributes
          copy?.center.y += 20
          return copy
        }
    },
    .elements("one object a thousand times") { _, answer, _ in
      Array(repeating: answer.first, count: 1000).compactMap { $0 }
    },
    .elements("in an order that changes") { _, answer, number in
      number % 2 == 0 ? answer : answer.reversed()
    },
    .elements("elsewhere each time") { _, answer, number in
      for attributes in answer { attributes.center.y += CGFloat(number) }
      return answer
    },
    .elements("further down than ForItem says") { _, answer, _ in
      for attributes in answer { attributes.center.y += 33 }
      return answer
    },
    .elements("all at the top") { _, answer, _ in
      for attributes in answer { attributes.frame.origin.y = 0 }
      return answer
    },
    .elements("everything there is") { layout, _, _ in
      layout.lies.elements = nil
      return layout.layoutAttributesForElements(in: CGRect(-1e6, -1e6, 2e6, 2e6))
    },
    .elements("five hundred strangers") { _, answer, number in
      answer
        + (0..<500).map { item in
          let stranger = GridViewLayoutAttributes(forCellWith: [number, item])
          stranger.frame = CGRect(x: 0, y: item * 10, width: 50, height: 10)
          return stranger
        }
    },
    .elements("the objects of the answer before") { layout, answer, number in
      number % 3 == 0 ? answer : layout.handedOut
    },
    .elements("a reload in the answer") { layout, answer, number in
      if number % 2 == 0 { layout.collectionView?.reloadData() }
      return answer
    },
    .elements("a reload in every answer") { layout, answer, _ in
      layout.collectionView?.reloadData()
      return answer
    },
    .elements("a scroll in every answer") { layout, answer, number in
      layout.collectionView?.contentOffset.y += number % 2 == 0 ? 3 : -3
      return answer
    },
    .elements("a batch in the answer") { layout, answer, _ in
      layout.collectionView?.deleteItems(at: [[0, 0]])
      return answer
    },
    .elements("a switch in the answer") { layout, answer, _ in
      layout.collectionView?.setCollectionViewLayout(LyingLayout(), animated: true)
      return answer
    },
    .elements("a query of the grid in the answer") { layout, answer, _ in
      layout.lies.elements = nil
      _ = layout.collectionView?.layoutAttributesForItem(at: [0, 1])
      _ = layout.collectionView?.indexPathForItem(at: CGPoint(x: 5, y: 5))
      return answer
    },
  ]

  private static func elements(
    _ name: String,
    _ answer:
      @escaping @MainActor @Sendable (LyingLayout, [GridViewLayoutAttributes], Int) ->
      [GridViewLayoutAttributes]?
  ) -> Lie {
    Lie("elements(in:): \(name)") { rig in
      for layout in rig.layouts {
        var number = 0
        layout.lies.elements = { [unowned layout] truth, _ in
          number += 1
          return answer(layout, truth, number)
        }
      }
    }
  }

  static let contentSizeLies: [Lie] =
    BadNumber.all.flatMap { bad in
      [
        .contentSize("content width \(bad.name)") { _, size, _ in
          CGSize(width: bad.value, height: size.height)
        },
        .contentSize("content height \(bad.name)") { _, size, _ in
          CGSize(width: size.width, height: bad.value)
        },
      ]
    } + [
      .contentSize("a content size that grows with every question") { _, size, number in
        CGSize(width: size.width, height: size.height + CGFloat(number) * 10)
      },
      .contentSize("a content size that becomes infinite") { _, size, number in
        let factor = CGFloat(sign: .plus, exponent: 100 * number, significand: 1)
        return CGSize(width: size.width, height: size.height * factor)
      },
      .contentSize("no content size") { _, _, _ in .zero },
      .contentSize("a content size that alternates") { _, size, number in
        number % 2 == 1 ? size : .zero
      },
      .contentSize("a content size that invalidates") { layout, size, _ in
        layout.invalidateLayout()
        return size
      },
    ]

  private static func contentSize(
    _ name: String, _ answer: @escaping @MainActor @Sendable (LyingLayout, CGSize, Int) -> CGSize
  ) -> Lie {
    Lie(name) { rig in
      for layout in rig.layouts {
        var number = 0
        layout.lies.contentSize = { [unowned layout] truth in
          number += 1
          return answer(layout, truth, number)
        }
      }
    }
  }

  static let targetLies: [Lie] = BadNumber.all.flatMap { bad in
    let point: @Sendable (CGPoint) -> CGPoint = { CGPoint(x: $0.x, y: bad.value) }
    return [
      .both("the layout's target offset \(bad.name)") { $0.target = point },
      .both("the layout's target of a drag \(bad.name)") { $0.dragTarget = point },
      Lie("the delegate's target offset \(bad.name)") { $0.source.lies.target = point },
      Lie("the delegate's target of a drag \(bad.name)") { $0.source.lies.dragTarget = point },
    ]
  }

  /// Makes a lie in each context that a layout makes.
  private static func contexts(
    _ name: String,
    _ change: @escaping @MainActor @Sendable (GridViewLayoutInvalidationContext) -> Void
  ) -> Lie {
    .both(name) {
      $0.isStaleForBounds = { _, _ in true }
      $0.isStaleForSize = true
      $0.context = change
    }
  }

  static let invalidationLies: [Lie] =
    BadNumber.all.flatMap { bad in
      [
        .contexts("a context that moves the offset by \(bad.name)") {
          $0.contentOffsetAdjustment.y = bad.value
        },
        .contexts("a context that changes the content size by \(bad.name)") {
          $0.contentSizeAdjustment.height = bad.value
        },
      ]
    } + [
      .both("stale for every change of bounds") { $0.isStaleForBounds = { _, _ in true } },
      .both("a question about bounds that moves the content") {
        $0.isStaleForBounds = { layout, bounds in
          layout.collectionView?.contentOffset.y = bounds.minY + 1
          return false
        }
      },
      .both("a question about bounds that reloads") {
        $0.isStaleForBounds = { layout, _ in
          layout.collectionView?.reloadData()
          return true
        }
      },
      Lie("elements(in:) that asks the grid for an item by its place") { rig in
        rig.lieInLayouts {
          $0.elements = { [unowned rig] answer, rect in
            for _ in 0..<2 { _ = rig.grid.indexPathForItem(at: rect.origin) }
            return answer
          }
        }
      },
      Lie("ForItem, ForSupplementary, ForDecoration that ask the grid") { rig in
        rig.lieInLayouts {
          $0.single = { [unowned rig] answer in
            _ = rig.grid.layoutAttributesForItem(at: answer.indexPath)
            _ = rig.grid.layoutAttributesForSupplementaryElement(
              ofKind: LyingLayout.header, at: answer.indexPath)
            return answer
          }
        }
      },
      .both("prepare() that invalidates") { $0.prepare = { $0.invalidateLayout() } },
      .both("prepare() that scrolls") { $0.prepare = { $0.collectionView?.contentOffset.y += 1 } },
      .both("prepare() that resizes the grid") {
        $0.prepare = { $0.collectionView?.frame.size.height += 1 }
      },
      .both("prepare() that lays out") {
        $0.prepare = {
          $0.collectionView?.setNeedsLayout()
          $0.collectionView?.layoutIfNeeded()
        }
      },
      .both("prepare() that reloads") { $0.prepare = { $0.collectionView?.reloadData() } },
      .elements("invalid in every answer") { layout, answer, _ in
        layout.invalidateLayout()
        return answer
      },
      .contexts("a context that names what does not exist") {
        $0.invalidateItems(at: [[99, 99], IndexPath(item: .max, section: 0), [0, -1]])
        $0.invalidateSupplementaryElements(ofKind: "lies.unknown", at: [[50, 0]])
        $0.invalidateDecorationElements(ofKind: "", at: [[50, 5]])
      },
      .both("paths to delete and insert that do not exist") {
        let paths = [
          [99, 0], IndexPath(item: .max, section: .max), IndexPath(),
          IndexPath(indexes: [1, 2, 3]), [-1, -1],
        ]
        ($0.pathsToDelete, $0.pathsToInsert) = (paths, paths)
      },
    ]
}
