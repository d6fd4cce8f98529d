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
        Lie("\(bad) sections") { rig in rig.source.lies.sections = { _ in bad } },
        Lie("\(bad) items in every section") { rig in
          rig.source.lies.items = { _, _ in bad }
        },
        Lie("\(bad) items in one section") { rig in
          rig.source.lies.items = { section, count in section == 1 ? bad : count }
        },
        Lie("\(bad) sections from the third question on") { rig in
          var number = 0
          rig.source.lies.sections = { count in
            number += 1
            return number > 2 ? bad : count
          }
        },
      ]
    } + [
      Lie("counts that grow with every question") { rig in
        var number = 0
        rig.source.lies.items = { _, count in
          number += 1
          return count + number
        }
      },
      Lie("counts that shrink with every question") { rig in
        var number = 0
        rig.source.lies.items = { _, count in
          number += 1
          return max(0, count - number)
        }
      },
      Lie("sections that come and go with every question") { rig in
        var number = 0
        rig.source.lies.sections = { count in
          number += 1
          return number % 2 == 0 ? count : count + 2
        }
      },
      Lie("a count that reloads") { rig in
        rig.source.lies.items = { [unowned rig] _, count in
          rig.grid.reloadData()
          return count
        }
      },
      Lie("a count that asks for the count") { rig in
        rig.source.lies.items = { [unowned rig] section, _ in
          rig.grid.numberOfItems(inSection: section)
        }
      },
      Lie("a number of sections that asks for it, after a reload") { rig in
        rig.source.lies.sections = { [unowned rig] _ in
          rig.grid.reloadData()
          return rig.grid.numberOfSections
        }
      },
      Lie("counts that the data lost while cells were asked for") { rig in
        rig.source.lies.cell = { [unowned rig] _, _, truth in
          rig.source.counts = [1]
          return truth()
        }
      },
    ]

  static let viewLies: [Lie] = [
    .cells("made by hand") { _, _, _, _ in GridViewCell() },
    .cells("dequeued for another path") { _, grid, _, _ in
      grid.dequeueReusableCell(
        withReuseIdentifier: LyingSource.cell, for: IndexPath(item: 0, section: 2))
    },
    .cells("dequeued for a path that does not exist") { _, grid, _, _ in
      grid.dequeueReusableCell(
        withReuseIdentifier: LyingSource.cell, for: IndexPath(item: 70, section: 70))
    },
    .cells("dequeued for Int.max") { _, grid, _, _ in
      grid.dequeueReusableCell(
        withReuseIdentifier: LyingSource.cell, for: IndexPath(item: .max, section: .max))
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
      cell.frame = CGRect(x: 5000, y: -5000, width: 1, height: 1)
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
        ofKind: LyingLayout.header, withReuseIdentifier: LyingSource.cell,
        for: IndexPath(item: 0, section: 9))
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
  ) -> Lie {
    Lie("headers: \(name)") { rig in rig.source.lies.header = answer }
  }

  static let movementLies: [Lie] =
    [
      IndexPath(item: 900, section: 0), IndexPath(item: 0, section: 900),
      IndexPath(item: .max, section: .max), IndexPath(item: -1, section: 0),
      IndexPath(item: 0, section: -1), IndexPath(), IndexPath(index: 0),
      IndexPath(indexes: [0, 1, 2]), IndexPath(item: 9, section: 1),
    ].flatMap { path in
      [
        Lie("the layout's place for a lifted item: \(path)") { rig in
          rig.lieInLayouts { $0.movementTarget = { _ in path } }
        },
        Lie("the delegate's place for a lifted item: \(path)") { rig in
          rig.source.lies.movement = { _ in path }
        },
      ]
    }

  /// Lies of cells about their sizes, other than with spoilt attributes.
  static let sizeLies: [Lie] = [
    Lie("a preferred size that grows for ever") { rig in
      var height: CGFloat = 40
      rig.source.lies.preferred = { attributes in
        height += 1
        attributes.size.height = height
        return attributes
      }
      rig.lieInLayouts { $0.isStaleForSize = true }
    },
    Lie("a preferred size that alternates") { rig in
      var isLarge = false
      rig.source.lies.preferred = { attributes in
        isLarge.toggle()
        attributes.size.height = isLarge ? 60 : 20
        return attributes
      }
      rig.lieInLayouts { $0.isStaleForSize = true }
    },
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
}
