import Testing
import UIKit

/// Which object serves which item, and when it is cleaned for that.
@MainActor @Suite("Reuse")
struct ReuseTests {
  private let stage = Stage(RecordingLayout(), counts: [20])

  init() {
    stage.layOut()
  }

  @Test(
    "cells that are not used again are not cleaned", .tags(.documented),
    arguments: Script.all(
      """
      # RU-5: fresh cells are not cleaned
      = visible 0-0 to 0-3; reuses 0: 0; reuses 1: 0; reuses 2: 0; reuses 3: 0
      # a cell that stays is neither requested nor cleaned
      > keep; scroll 60; scroll 10
      0 of: source cell 0-2
      = was 2: 0-2; reuses 2: 0
      """))
  func documented(script: Script) { script.run(on: stage) }

  @Test(
    "cells that leave serve items that come", .tags(.inferred),
    arguments: Script.all(
      """
      # RU-3: a page that scrolls needs no new cells
      > keep; scroll 200
      = visible 0-4 to 0-7; kept 4
      > scroll 400
      = visible 0-8 to 0-11; kept 4
      # RU-13: the cell that left is the one that comes
      > keep; scroll 50
      = frame 0: none; was 4: 0-0; frame 4: 0,200,100,50
      """))
  func inferred(script: Script) { script.run(on: stage) }

  @Test(
    "RU-5: a cell that is used again is cleaned once, before the provider has it",
    .tags(.documented))
  func cleaned() {
    var known = Dictionary(
      uniqueKeysWithValues: stage.view.visibleCells.map { (ObjectIdentifier($0), 0) })
    var usedAgain = 0
    stage.source.configure = { cell, _ in
      let reuses = (cell as? RecordingCell)?.reuses
      let before = known[ObjectIdentifier(cell)]
      #expect(reuses == before.map { $0 + 1 } ?? 0)
      usedAgain += before == nil ? 0 : 1
      known[ObjectIdentifier(cell)] = reuses
    }
    for y in [200, 400, 250, 800, 0] as [CGFloat] { stage.scroll(to: y) }
    #expect(usedAgain > 8)
  }

  @Test("RU-7: identifiers", .tags(.documented))
  func identifiers() {
    #expect(stage.cell(0)?.reuseIdentifier == RecordingSource.cell)
    #expect(UICollectionViewCell(frame: .zero).reuseIdentifier == nil)
  }

  @Test("RU-1: one identifier under two kinds are two queues", .tags(.documented))
  func kinds() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 100)
    layout.footerReferenceSize = CGSize(width: 0, height: 100)
    let stage = Stage(layout, counts: Array(repeating: 1, count: 10))
    let view = stage.view
    view.register(
      HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: RecordingSource.view)
    for y in stride(from: 0, through: 2000, by: 90) as StrideThrough<CGFloat> {
      stage.scroll(to: y)
      #expect(
        view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
          .allSatisfy { $0 is HeaderView })
      #expect(
        view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter)
          .allSatisfy { !($0 is HeaderView) })
    }
  }

  private final class HeaderView: UICollectionReusableView {}

  @Test("RU-4: the class that was registered last is made", .tags(.documented))
  func registeredAgain() {
    let stage = Stage(RecordingLayout(), counts: [2])
    stage.view.register(OtherCell.self, forCellWithReuseIdentifier: RecordingSource.cell)
    stage.layOut()
    #expect(stage.view.visibleCells.allSatisfy { $0 is OtherCell })
  }

  private final class OtherCell: UICollectionViewCell {}

  @Test("REG-1: two registrations of one class never share cells", .tags(.observed))
  func registrations() {
    let first = UICollectionView.CellRegistration<RecordingCell, Int> { cell, _, item in
      cell.tag = item
    }
    let second = UICollectionView.CellRegistration<RecordingCell, Int> { cell, _, item in
      cell.tag = -item
    }
    stage.source.makeCell = { view, path in
      view.dequeueConfiguredReusableCell(
        using: path.item % 2 == 0 ? first : second, for: path, item: path.item)
    }
    stage.view.reloadData()
    stage.layOut()
    #expect(stage.view.visibleCells.map(\.tag).sorted() == [-3, -1, 0, 2])
    let even = Set([0, 2].compactMap { stage.cell($0).map { ObjectIdentifier($0) } })
    stage.scroll(to: 200)
    #expect(Set([4, 6].compactMap { stage.cell($0).map { ObjectIdentifier($0) } }) == even)
    #expect(stage.view.visibleCells.map(\.tag).sorted() == [-7, -5, 4, 6])
  }

  @Test("Q-1, Q-5: cells that are not there are nil", .tags(.documented))
  func missing() {
    let cell = stage.cell(0)
    #expect(cell.flatMap { stage.view.indexPath(for: $0) } == path(0))
    #expect(stage.view.cellForItem(at: path(9)) == nil)
    #expect(stage.view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
  }

  @Test("Q-4: visible cells and their paths come in one order", .tags(.observed))
  func oneOrder() {
    stage.scroll(to: 130)
    #expect(
      stage.view.visibleCells.compactMap { stage.view.indexPath(for: $0) }
        == stage.view.indexPathsForVisibleItems)
  }
}
