import GridKit
import GridTesting

// Lies of layouts about elements, content size, targets and invalidation.

extension Lie {
  private typealias Attributes = GridViewLayoutAttributes

  /// Each spoilt object in the answer of each method that answers one.
  static let attributeLies: [Lie] = SpoiltAttributes.all.flatMap { spoilt in
    [
      Lie("elements(in:): all with \(spoilt.name)") { rig in
        rig.lieInLayouts { lies in
          lies.elements = { answer, _ in answer.compactMap(spoilt.spoil) }
        }
      },
      Lie("elements(in:): the last one with \(spoilt.name)") { rig in
        rig.lieInLayouts { lies in
          lies.elements = { answer, _ in
            answer.dropLast() + answer.suffix(1).compactMap(spoilt.spoil)
          }
        }
      },
      Lie("ForItem, ForSupplementary, ForDecoration: \(spoilt.name)") { rig in
        rig.lieInLayouts { $0.single = spoilt.spoil }
      },
      Lie("initial attributes: \(spoilt.name)") { rig in
        rig.lieInLayouts { $0.initial = spoilt.spoil }
      },
      Lie("final attributes: \(spoilt.name)") { rig in
        rig.lieInLayouts { $0.final = spoilt.spoil }
      },
      Lie("a lifted item: \(spoilt.name)") { rig in
        rig.lieInLayouts { $0.lifted = spoilt.spoil }
      },
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
      Lie("objects spoilt in prepare(): \(spoilt.name)") { rig in
        rig.lieInLayouts { lies in
          lies.prepare = { layout in layout.handedOut.forEach { _ = spoilt.spoil($0) } }
        }
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
      return layout.layoutAttributesForElements(
        in: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
    },
    .elements("five hundred strangers") { _, answer, number in
      answer
        + (0..<500).map { item in
          let stranger = GridViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: number))
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
      layout.collectionView?.deleteItems(at: [IndexPath(item: 0, section: 0)])
      return answer
    },
    .elements("a switch in the answer") { layout, answer, _ in
      layout.collectionView?.setCollectionViewLayout(LyingLayout(), animated: true)
      return answer
    },
    .elements("a query of the grid in the answer") { layout, answer, _ in
      layout.lies.elements = nil
      _ = layout.collectionView?.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
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
        Lie("content width \(bad.name)") { rig in
          rig.lieInLayouts {
            $0.contentSize = { CGSize(width: bad.value, height: $0.height) }
          }
        },
        Lie("content height \(bad.name)") { rig in
          rig.lieInLayouts {
            $0.contentSize = { CGSize(width: $0.width, height: bad.value) }
          }
        },
      ]
    } + [
      Lie("a content size that grows with every question") { rig in
        for layout in rig.layouts {
          var number: CGFloat = 0
          layout.lies.contentSize = { size in
            number += 1
            return CGSize(width: size.width, height: size.height + number * 10)
          }
        }
      },
      Lie("a content size that doubles with every question") { rig in
        for layout in rig.layouts {
          var factor: CGFloat = 1
          layout.lies.contentSize = { size in
            factor *= 1e30
            return CGSize(width: size.width, height: size.height * factor)
          }
        }
      },
      Lie("no content size") { rig in rig.lieInLayouts { $0.contentSize = { _ in .zero } } },
      Lie("a content size that alternates") { rig in
        for layout in rig.layouts {
          var isLarge = false
          layout.lies.contentSize = { size in
            isLarge.toggle()
            return isLarge ? size : .zero
          }
        }
      },
      Lie("a content size that invalidates") { rig in
        for layout in rig.layouts {
          layout.lies.contentSize = { [unowned layout] size in
            layout.invalidateLayout()
            return size
          }
        }
      },
    ]

  static let targetLies: [Lie] = BadNumber.all.flatMap { bad in
    let point: @Sendable (CGPoint) -> CGPoint = { CGPoint(x: $0.x, y: bad.value) }
    return [
      Lie("the layout's target offset \(bad.name)") { rig in
        rig.lieInLayouts { $0.target = point }
      },
      Lie("the layout's target of a drag \(bad.name)") { rig in
        rig.lieInLayouts { $0.dragTarget = point }
      },
      Lie("the delegate's target offset \(bad.name)") { rig in rig.source.lies.target = point },
      Lie("the delegate's target of a drag \(bad.name)") { rig in
        rig.source.lies.dragTarget = point
      },
    ]
  }

  static let invalidationLies: [Lie] =
    BadNumber.all.flatMap { bad in
      [
        Lie("a context that moves the offset by \(bad.name)") { rig in
          rig.lieInLayouts {
            $0.isStaleForBounds = { _ in true }
            $0.isStaleForSize = true
            $0.context = { $0.contentOffsetAdjustment.y = bad.value }
          }
        },
        Lie("a context that changes the content size by \(bad.name)") { rig in
          rig.lieInLayouts {
            $0.isStaleForBounds = { _ in true }
            $0.isStaleForSize = true
            $0.context = { $0.contentSizeAdjustment.height = bad.value }
          }
        },
      ]
    } + [
      Lie("stale for every change of bounds") { rig in
        rig.lieInLayouts { $0.isStaleForBounds = { _ in true } }
      },
      Lie("a question about bounds that moves the content") { rig in
        for layout in rig.layouts {
          layout.lies.isStaleForBounds = { [unowned layout] bounds in
            layout.collectionView?.contentOffset.y = bounds.minY + 1
            return false
          }
        }
      },
      Lie("a question about bounds that reloads") { rig in
        for layout in rig.layouts {
          layout.lies.isStaleForBounds = { [unowned layout] _ in
            layout.collectionView?.reloadData()
            return true
          }
        }
      },
      Lie("elements(in:) that asks the grid for an item by its place") { rig in
        for layout in rig.layouts {
          layout.lies.elements = { [unowned layout] answer, rect in
            for _ in 0..<2 { _ = layout.collectionView?.indexPathForItem(at: rect.origin) }
            return answer
          }
        }
      },
      Lie("ForItem, ForSupplementary, ForDecoration that ask the grid") { rig in
        for layout in rig.layouts {
          layout.lies.single = { [unowned layout] answer in
            guard let grid = layout.collectionView else { return answer }
            _ = grid.layoutAttributesForItem(at: answer.indexPath)
            _ = grid.layoutAttributesForSupplementaryElement(
              ofKind: LyingLayout.header, at: answer.indexPath)
            return answer
          }
        }
      },
      Lie("prepare() that invalidates") { rig in
        rig.lieInLayouts { $0.prepare = { $0.invalidateLayout() } }
      },
      Lie("prepare() that scrolls") { rig in
        rig.lieInLayouts { $0.prepare = { $0.collectionView?.contentOffset.y += 1 } }
      },
      Lie("prepare() that resizes the grid") { rig in
        rig.lieInLayouts { $0.prepare = { $0.collectionView?.frame.size.height += 1 } }
      },
      Lie("prepare() that lays out") { rig in
        rig.lieInLayouts {
          $0.prepare = {
            $0.collectionView?.setNeedsLayout()
            $0.collectionView?.layoutIfNeeded()
          }
        }
      },
      Lie("prepare() that reloads") { rig in
        rig.lieInLayouts { $0.prepare = { $0.collectionView?.reloadData() } }
      },
      Lie("invalid in every answer") { rig in
        for layout in rig.layouts {
          layout.lies.elements = { [unowned layout] answer, _ in
            layout.invalidateLayout()
            return answer
          }
        }
      },
      Lie("a context that names what does not exist") { rig in
        rig.lieInLayouts {
          $0.isStaleForBounds = { _ in true }
          $0.context = { context in
            context.invalidateItems(at: [
              IndexPath(item: 99, section: 99), IndexPath(item: .max, section: 0),
              IndexPath(item: -1, section: 0),
            ])
            context.invalidateSupplementaryElements(
              ofKind: "lies.unknown", at: [IndexPath(item: 0, section: 50)])
            context.invalidateDecorationElements(
              ofKind: "", at: [IndexPath(item: 5, section: 50)])
          }
        }
      },
      Lie("paths to delete and insert that do not exist") { rig in
        rig.lieInLayouts {
          let paths = [
            IndexPath(item: 0, section: 99), IndexPath(item: .max, section: .max), IndexPath(),
            IndexPath(indexes: [1, 2, 3]), IndexPath(item: -1, section: -1),
          ]
          $0.pathsToDelete = paths
          $0.pathsToInsert = paths
        }
      },
    ]
}
