import GridKit
import GridTesting

// Lies of data sources, delegates and cells.

extension Lie {
  private static let badCounts: [Int] = [
    -1, .min, .max, 0x7FFF_FFFF, 0x8000_0000, 1_000_000_000, 0,
  ]

  static let countLies: [Lie] =
    badCounts.flatMap { bad in
      [
        .sections("\(bad) sections") { _, _, _ in bad },
        .items("\(bad) items in every section") { _, _, _, _ in bad },
        .items("\(bad) items in one section") { _, section, count, _ in
          section == 1 ? bad : count
        },
        .sections("\(bad) sections from the third question on") { _, count, number in
          number > 2 ? bad : count
        },
      ]
    } + [
      .items("counts that grow with every question") { _, _, count, number in count + number },
      .items("counts that shrink with every question") { _, _, count, number in
        max(0, count - number)
      },
      .sections("sections that come and go with every question") { _, count, number in
        number % 2 == 0 ? count : count + 2
      },
      .items("a count that reloads") { rig, _, count, _ in
        rig.grid.reloadData()
        return count
      },
      .items("a count that asks for the count") { rig, section, _, _ in
        rig.grid.numberOfItems(inSection: section)
      },
      .sections("a number of sections that asks for it, after a reload") { rig, _, _ in
        rig.grid.reloadData()
        return rig.grid.numberOfSections
      },
      Lie("counts that the data lost while cells were asked for") { rig in
        rig.source.lies.cell = { [unowned rig] _, _, truth in
          rig.source.counts = [1]
          return truth()
        }
      },
    ]

  /// Makes a lie about the number of sections, given the true one and the number of the question.
  private static func sections(
    _ name: String, _ answer: @escaping @MainActor @Sendable (LieRig, Int, Int) -> Int
  ) -> Lie {
    Lie(name) { rig in
      var number = 0
      rig.source.lies.sections = { [unowned rig] count in
        number += 1
        return answer(rig, count, number)
      }
    }
  }

  /// Makes a lie about the items of a section, given the true count and the number of the question.
  private static func items(
    _ name: String, _ answer: @escaping @MainActor @Sendable (LieRig, Int, Int, Int) -> Int
  ) -> Lie {
    Lie(name) { rig in
      var number = 0
      rig.source.lies.items = { [unowned rig] section, count in
        number += 1
        return answer(rig, section, count, number)
      }
    }
  }

  static let viewLies: [Lie] = [
    .cells("made by hand") { _, _, _, _ in GridViewCell() },
    .cells("dequeued for another path") { _, grid, _, _ in
      grid.dequeueReusableCell(withReuseIdentifier: LyingSource.cell, for: [2, 0])
    },
    .cells("dequeued for a path that does not exist") { _, grid, _, _ in
      grid.dequeueReusableCell(withReuseIdentifier: LyingSource.cell, for: [70, 70])
    },
    .cells("dequeued for Int.max") { _, grid, _, _ in
      grid.dequeueReusableCell(withReuseIdentifier: LyingSource.cell, for: [.max, .max])
    },
    .cells("dequeued for a path of length 3") { _, grid, _, _ in
      grid.dequeueReusableCell(
        withReuseIdentifier: LyingSource.cell, for: IndexPath(indexes: [0, 0, 0]))
    },
    .cells("dequeued twice") { _, _, _, truth in
      _ = truth()
      return truth()
    },
    .cells("the same every time") { rig, _, _, truth in
      if let cell = rig.kept.first as? GridViewCell { return cell }
      let cell = truth()
      rig.kept.append(cell)
      return cell
    },
    .cells("one that is on screen") { _, grid, _, truth in grid.visibleCells.first ?? truth() },
    .cells("of another grid") { rig, _, _, truth in
      let other = LieRig()
      rig.kept.append(other)
      other.grid.layoutIfNeeded()
      return other.grid.visibleCells.first ?? truth()
    },
    .cells("dequeued under a name that is not registered") { _, grid, path, _ in
      grid.dequeueReusableCell(withReuseIdentifier: "lies.nobody", for: path)
    },
    .cells("with a frame that is no number") { _, _, _, truth in
      let cell = truth()
      cell.frame.origin.y = .nan
      return cell
    },
    .cells("moved elsewhere") { _, _, _, truth in
      let cell = truth()
      cell.frame = CGRect(5000, -5000, 1, 1)
      cell.transform = CGAffineTransform(scaleX: 0, y: 0)
      return cell
    },
    .cells("added to another view") { rig, _, _, truth in
      let cell = truth()
      let other = BaseView()
      rig.kept.append(other)
      other.addSubview(cell)
      return cell
    },
    .cells("and a reload") { _, grid, _, truth in
      grid.reloadData()
      return truth()
    },
    .cells("and an invalidation") { _, grid, _, truth in
      grid.collectionViewLayout.invalidateLayout()
      return truth()
    },
    .cells("and a scroll") { _, grid, _, truth in
      grid.contentOffset.y += 7
      return truth()
    },
    .headers("made by hand") { _, _, _ in GridReusableView() },
    .headers("of another kind") { grid, path, _ in
      grid.register(
        GridReusableView.self, forSupplementaryViewOfKind: "lies.other",
        withReuseIdentifier: LyingSource.cell)
      return grid.dequeueReusableSupplementaryView(
        ofKind: "lies.other", withReuseIdentifier: LyingSource.cell, for: path)
    },
    .headers("a cell") { grid, path, _ in
      grid.dequeueReusableCell(withReuseIdentifier: LyingSource.cell, for: path)
    },
    .headers("dequeued twice") { _, _, truth in
      _ = truth()
      return truth()
    },
    .headers("of another section") { grid, _, _ in
      grid.dequeueReusableSupplementaryView(
        ofKind: LyingLayout.header, withReuseIdentifier: LyingSource.cell, for: [9, 0])
    },
  ]

  private static func cells(
    _ name: String,
    _ answer:
      @escaping @MainActor @Sendable (LieRig, GridView, IndexPath, () -> GridViewCell) ->
      GridViewCell
  ) -> Lie {
    Lie("cells: \(name)") { rig in
      rig.source.lies.cell = { [unowned rig] grid, path, truth in answer(rig, grid, path, truth) }
    }
  }

  private static func headers(
    _ name: String,
    _ answer:
      @escaping @MainActor @Sendable (GridView, IndexPath, () -> GridReusableView) ->
      GridReusableView
  ) -> Lie { Lie("headers: \(name)") { rig in rig.source.lies.header = answer } }

  static let movementLies: [Lie] =
    [
      [0, 900], [900, 0],
      IndexPath(item: .max, section: .max), [0, -1],
      [-1, 0], IndexPath(), IndexPath(index: 0),
      IndexPath(indexes: [0, 1, 2]), [1, 9],
    ].flatMap { path in
      [
        Lie("the layout's place for a lifted item: \(path)") { rig in
          rig.lieInLayouts { $0.movementTarget = { _ in path } }
        },
        Lie("the delegate's place for a lifted item: \(path)") {
          $0.source.lies.movement = { _ in path }
        },
      ]
    }

  /// Lies of cells about their sizes, other than with spoilt attributes.
  static let sizeLies: [Lie] = [
    .height("a preferred size that grows for ever") { 40 + CGFloat($0) },
    .height("a preferred size that alternates") { $0 % 2 == 1 ? 60 : 20 },
    Lie("preferred attributes that were kept") { rig in
      rig.source.lies.preferred = { [unowned rig] attributes in
        rig.kept.append(attributes)
        return rig.kept.first as? GridViewLayoutAttributes ?? attributes
      }
      rig.lieInLayouts { $0.isStaleForSize = true }
    },
    Lie("a cell that reloads when it is asked for its size") { rig in
      rig.source.lies.preferred = { [unowned rig] attributes in
        rig.grid.reloadData()
        return attributes
      }
    },
    Lie("a layout that is stale for every size") { rig in
      rig.lieInLayouts { $0.isStaleForSize = true }
    },
  ]

  /// Makes a lie about the preferred height, given the number of the question.
  private static func height(
    _ name: String, _ height: @escaping @MainActor @Sendable (Int) -> CGFloat
  ) -> Lie {
    Lie(name) { rig in
      var number = 0
      rig.source.lies.preferred = { attributes in
        number += 1
        attributes.size.height = height(number)
        return attributes
      }
      rig.lieInLayouts { $0.isStaleForSize = true }
    }
  }
}
