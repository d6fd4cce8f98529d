import GridTesting
import TestSupport
import Testing

@testable import GridKit

@Suite("List cells")
@MainActor
struct ListCellTests {
  private func cell(_ simulation: Simulation = Simulation()) -> GridViewListCell {
    simulation.perform { GridViewListCell(frame: CGRect(0, 0, 320, 44)) }
  }

  @Test(.rule("CL-64")) func `a new cell has UIKit's defaults`() {
    let cell = cell()
    #expect(cell.accessories.isEmpty)
    #expect(cell.indentationLevel == 0)
    #expect(cell.indentationWidth == CGFloat(10))
    #expect(cell.indentsAccessories)
    #expect(cell.defaultContentConfiguration() == .cell())
    #expect(cell.defaultBackgroundConfiguration() == .listPlainCell())
    #expect(cell.effectiveSeparatorConfiguration == nil)
    #expect(cell.effectiveLeadingSwipeActionsConfiguration == nil)
    #expect(cell.effectiveTrailingSwipeActionsConfiguration == nil)
  }

  @Test(.rule("CL-64")) func `accessories are kept as they were set, and take no room`() {
    let cell = cell()
    let view = BaseView(frame: .zero)
    let accessories: [GridCellAccessory] = [
      .checkmark(), .disclosureIndicator(options: .init(tintColor: .systemGray)),
      .customView(configuration: .init(customView: view, placement: .leading())),
      .customView(configuration: .init(customView: view, placement: .trailing())),
    ]
    cell.accessories = accessories
    cell.layoutIfNeeded()
    #expect(cell.accessories == accessories)
    #expect(cell.contentView.frame == cell.bounds)
    #expect(view.superview == nil)
  }

  @Test(.rule("CL-64")) func `an accessory of the system twice is a fault and changes nothing`() {
    let simulation = Simulation.recording()
    let cell = cell(simulation)
    cell.accessories = [.checkmark()]
    cell.accessories = [.delete(), .reorder(), .delete(displayed: .always)]
    #expect(simulation.faults.map(\.code) == ["repeated-accessory"])
    #expect(cell.accessories == [.checkmark()])
  }

  @Test(.rule("CL-64")) func `accessories show by mode and option`() {
    let cell = cell()
    cell.accessories = [
      .checkmark(displayed: .whenNotEditing), .delete(), .label(text: "7"),
      .reorder(displayed: .always, options: .init(isHidden: true)),
    ]
    #expect(cell.shownAccessories.map(\.accessoryType) == [.checkmark, .label])
    cell.isEditing = true
    #expect(cell.shownAccessories.map(\.accessoryType) == [.delete, .label])
  }

  @Test(.rule("CL-64")) func `each accessory has its type and its mode`() {
    let table:
      [(GridCellAccessory, GridCellAccessory.AccessoryType, GridCellAccessory.DisplayedState)] = [
        (.disclosureIndicator(), .disclosureIndicator, .always),
        (.outlineDisclosure(), .outlineDisclosure, .always), (.checkmark(), .checkmark, .always),
        (.delete(), .delete, .whenEditing), (.insert(), .insert, .whenEditing),
        (.reorder(), .reorder, .whenEditing), (.multiselect(), .multiselect, .whenEditing),
        (.label(text: "a"), .label, .always), (.detail(), .detail, .always),
      ]
    for (accessory, type, displayed) in table {
      #expect(accessory.accessoryType == type)
      #expect(accessory.displayedState == displayed)
      #expect(!accessory.isHidden)
      #expect(accessory.reservedLayoutWidth == .standard)
      #expect(accessory.tintColor == nil)
    }
  }

  @Test(.rule("CL-64")) func `accessories are compared by their options`() {
    let menu = GridMenu(title: "Menu")
    #expect(GridCellAccessory.popUpMenu(menu) == .popUpMenu(menu))
    #expect(GridCellAccessory.popUpMenu(menu) != .popUpMenu(GridMenu(title: "Menu")))
    #expect(GridCellAccessory.popUpMenu(menu).menu === menu)
    #expect(GridCellAccessory.label(text: "a") != .label(text: "b"))
    #expect(GridCellAccessory.label(text: "a").text == "a")
    #expect(GridCellAccessory.delete(options: .init(backgroundColor: .systemRed)) != .delete())
    #expect(GridCellAccessory.delete(actionHandler: {}) == .delete())
    #expect(
      GridCellAccessory.outlineDisclosure(options: .init(style: .header)) != .outlineDisclosure())
    #expect(
      GridCellAccessory.reorder(options: .init(reservedLayoutWidth: .custom(4))) != .reorder())
  }

  @Test(.rule("CL-64")) func `a position is before or after another accessory`() {
    let present: [GridCellAccessory] = [.checkmark(), .label(text: "a"), .detail()]
    typealias Placement = GridCellAccessory.Placement
    #expect(Placement.position(before: .label(text: "b"))(present) == 1)
    #expect(Placement.position(after: .label(text: "b"))(present) == 2)
    #expect(Placement.position(before: .delete())(present) == 0)
    #expect(Placement.position(after: .delete())(present) == 3)
  }

  // MARK: In a list

  @Test(.rule("CL-64")) func `a cell knows the looks, lines and swipes of its section's list`()
    throws
  {
    var grouped = GridCollectionLayoutListConfiguration(appearance: .grouped)
    grouped.headerMode = .firstItemInSection
    grouped.itemSeparatorHandler = { path, section in
      var item = section
      if path.item == 1 { item.bottomSeparatorVisibility = .hidden }
      return item
    }
    grouped.trailingSwipeActionsConfigurationProvider = { path in
      path.item == 1
        ? GridSwipeActionsConfiguration(actions: [
          GridContextualAction(style: .normal, title: "\(path.section)") { _, _, _ in }
        ]) : nil
    }
    let lists = [
      grouped, GridCollectionLayoutListConfiguration(appearance: .plain),
      GridCollectionLayoutListConfiguration(appearance: .sidebar),
    ]
    let layout = GridViewCompositionalLayout { section, environment in
      guard section < lists.count else { return Parts.rows(.absolute(50)) }
      return NSCollectionLayoutSection.list(using: lists[section], layoutEnvironment: environment)
    }
    let fixture = Fixture(layout, counts: [2, 2, 2, 2], size: CGSize(width: 320, height: 600))
    let grid = fixture.grid
    var contents: [IndexPath: GridListContentConfiguration] = [:]
    fixture.source.configure = { cell, path in
      guard let cell = cell as? GridViewListCell else { return }
      var content = cell.defaultContentConfiguration()
      contents[path] = content
      content.text = "One"
      cell.contentConfiguration = content
    }
    grid.register(GridViewListCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    grid.layoutIfNeeded()

    func cell(_ section: Int, _ item: Int) throws -> GridViewListCell {
      try #require(grid.cellForItem(at: [section, item]) as? GridViewListCell)
    }
    #expect(contents[IndexPath(item: 0, section: 0)] == .groupedHeader())
    #expect(contents[IndexPath(item: 1, section: 0)] == .cell())
    let header = try cell(0, 0)
    let row = try cell(0, 1)
    // The header's look, laid out as a row.
    #expect([header, row].map(\.frame.height) == [38.5, 44])
    #expect(header.defaultBackgroundConfiguration() == .clear())
    #expect(row.defaultBackgroundConfiguration() == .listGroupedCell())
    #expect(try cell(2, 0).defaultBackgroundConfiguration() == .listSidebarCell())
    #expect(header.effectiveSeparatorConfiguration?.bottomSeparatorVisibility == .automatic)
    #expect(row.effectiveSeparatorConfiguration?.bottomSeparatorVisibility == .hidden)
    #expect(header.effectiveTrailingSwipeActionsConfiguration == nil)
    #expect(row.effectiveTrailingSwipeActionsConfiguration?.actions.map(\.title) == ["0"])
    #expect(row.effectiveLeadingSwipeActionsConfiguration == nil)
    #expect(try cell(2, 1).effectiveSeparatorConfiguration?.topSeparatorVisibility == .hidden)
    #expect(try cell(3, 0).effectiveSeparatorConfiguration == nil)
    #expect(try cell(3, 0).defaultBackgroundConfiguration() == .listPlainCell())
  }
}
