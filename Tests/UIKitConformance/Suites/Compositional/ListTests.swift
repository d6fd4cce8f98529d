import Testing
import UIKit

/// Lists made of a compositional layout and cells that are registered with their content.
@MainActor @Suite("Compositional layout: lists")
struct ListTests {
  /// Fruit by section, in cells of a registration, below headers of another.
  private func show(
    _ shelves: [[String]], _ configuration: UICollectionLayoutListConfiguration
  ) -> Stage<UICollectionViewCompositionalLayout> {
    let stage = Stage(
      UICollectionViewCompositionalLayout.list(using: configuration),
      counts: shelves.map(\.count), width: 320, height: 480)
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var content = view.defaultContentConfiguration()
      content.text = "Shelf \(path.section + 1)"
      view.contentConfiguration = content
    }
    stage.source.makeView = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    fill(stage, shelves)
    stage.layOut()
    return stage
  }

  private func fill(_ stage: Stage<UICollectionViewCompositionalLayout>, _ shelves: [[String]]) {
    stage.source.makeCell = { [row] view, path in
      view.dequeueConfiguredReusableCell(
        using: row, for: path, item: shelves[path.section][path.item])
    }
  }

  private let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell, _, fruit in
    var content = cell.defaultContentConfiguration()
    content.text = fruit
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator(), .checkmark()]
  }

  private func text(_ cell: UICollectionViewCell?) -> String? {
    (cell?.contentConfiguration as? UIListContentConfiguration)?.text
  }

  private let plain = UICollectionLayoutListConfiguration(appearance: .plain)

  @Test("rows are as wide as the list and at least 44 high", .tags(.documented))
  func rows() throws {
    let list = show([["Apple", "Pear", "Quince"]], plain)
    let frames = try (0..<3).map { try #require(list.view.cellForItem(at: path($0))?.frame) }
    #expect(frames.allSatisfy { $0.width == 320 && $0.minX == 0 && $0.height >= 44 })
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY == $1.minY })
    #expect(list.view.contentSize.height == frames.last?.maxY)
    #expect(
      (0..<3).map { text(list.view.cellForItem(at: path($0))) } == ["Apple", "Pear", "Quince"])
  }

  @Test("accessories stay as they were set", .tags(.documented))
  func accessories() throws {
    let list = show([["Apple"]], plain)
    let cell = try #require(list.view.cellForItem(at: path(0)) as? UICollectionViewListCell)
    #expect(cell.accessories.map(\.accessoryType) == [.disclosureIndicator, .checkmark])
    cell.accessories = []
    #expect(cell.accessories.isEmpty)
  }

  @Test("CL-62: headers of a plain list are pinned", .tags(.measured))
  func pinnedHeaders() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let fruit = (0..<30).map { "Apple \($0)" }
    let list = show([fruit, fruit], configuration)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(
      text(list.view.supplementaryView(forElementKind: kind, at: path(0)) as? UICollectionViewCell)
        == "Shelf 1")
    list.view.contentOffset.y = 400
    list.view.layoutIfNeeded()
    let header = try #require(list.view.supplementaryView(forElementKind: kind, at: path(0)))
    #expect(header.frame.minY == 400)
  }

  @Test("CL-62: headers of a grouped list go with their rows", .tags(.measured))
  func groupedHeaders() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = .supplementary
    let fruit = (0..<30).map { "Apple \($0)" }
    let list = show([fruit], configuration)
    let kind = UICollectionView.elementKindSectionHeader
    list.view.contentOffset.y = 400
    list.view.layoutIfNeeded()
    #expect(list.view.supplementaryView(forElementKind: kind, at: path(0)) == nil)
  }

  @Test("CL-63: an inset list leaves room at both sides", .tags(.inferred))
  func insets() throws {
    let list = show([["Apple"]], UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let frame = try #require(list.view.cellForItem(at: path(0))?.frame)
    #expect(frame.minX > 0)
    #expect(frame.midX == 160)
    #expect(frame.minY > 0)
  }

  @Test("rows are inserted and deleted as in any section", .tags(.inferred))
  func updates() {
    let list = show([["Apple", "Pear", "Quince"]], plain)
    fill(list, [["Fig", "Apple", "Quince"]])
    list.update {
      $0.deleteItems(at: [path(1)])
      $0.insertItems(at: [path(0)])
    }
    list.layOut()
    #expect(
      (0..<3).map { text(list.view.cellForItem(at: path($0))) } == ["Fig", "Apple", "Quince"])
  }

  @Test("a configuration is as it was written", .tags(.documented))
  func configuration() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    #expect(configuration.appearance == .grouped)
    #expect(configuration.showsSeparators)
    #expect(configuration.headerMode == .none)
    #expect(configuration.footerMode == .none)
    #expect(configuration.leadingSwipeActionsConfigurationProvider == nil)
    configuration.showsSeparators = false
    configuration.footerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Eat \(path.item)") { _, _, done in
          done(true)
        }
      ])
    }
    let other = configuration
    #expect(!other.showsSeparators)
    #expect(other.footerMode == .supplementary)
    let actions = other.trailingSwipeActionsConfigurationProvider?(path(2))?.actions
    #expect(actions?.map(\.title) == ["Eat 2"])
    #expect(actions?.map(\.style) == [.destructive])
  }
}
