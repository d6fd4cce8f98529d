import Testing
import UIKit

/// Selection by program. Touches cannot be made through UIKit's own interface, so what they select
/// is not part of these suites.
@MainActor @Suite("Selection")
struct SelectionTests {
  private let stage = Stage(RecordingLayout(), counts: [20])

  init() {
    stage.layOut()
  }

  @Test("S-1: defaults", .tags(.documented))
  func defaults() {
    #expect(stage.view.allowsSelection)
    #expect(!stage.view.allowsMultipleSelection)
    #expect(!stage.view.isEditing)
    #expect(!stage.view.allowsSelectionDuringEditing)
    #expect(!stage.view.allowsMultipleSelectionDuringEditing)
    #expect(stage.selectedItems == [])
  }

  @Test(
    "a program selects, and the delegate is not told", .tags(.documented),
    arguments: Script.all(
      """
      # S-40, T11: the cell is told, the delegate is not
      > select 1; select 2; deselect 2; select none
      delegate: none
      > select 3
      = selected 0-3
      # S-42: one takes the place of another
      > select 1; select 2
      = selected 0-2
      # S-43, S-44, S-47: several, one less, none
      > several; select 1; select 3
      = selected 0-1 0-3
      > deselect 1
      = selected 0-3
      > select none
      = selected none
      # S-41: where nothing may be selected nothing is
      > forbid; select 1
      = selected none
      # S-45: with a position the item is scrolled to, without one nothing moves
      > select 15
      = offset 0,0
      > select 10 top
      = offset 0,500
      > select 10 bottom
      = offset 0,350
      """))
  func documented(script: Script) {
    let view = stage.view
    script.run(
      on: stage,
      steps: [
        "several": { view.allowsMultipleSelection = true },
        "forbid": { view.allowsSelection = false },
      ])
  }

  @Test("S-5, PF-8: a cell is selected before it is displayed", .tags(.observed))
  func comingBack() {
    stage.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    stage.scroll(to: 400)
    #expect(stage.view.visibleCells.allSatisfy { !$0.isSelected })
    var states: [String] = []
    stage.delegate.willDisplay = { states.append("\($1.item): \($0.isSelected)") }
    stage.scroll(to: 0)
    #expect(states.sorted() == ["0: false", "1: true", "2: false", "3: false"])
  }

  @Test("S-49: an item may be selected before there is a cell", .tags(.inferred))
  func beforeLayout() {
    let stage = Stage(RecordingLayout(), counts: [5])
    stage.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    stage.layOut()
    #expect(stage.selectedItems == ["0-2"])
    #expect(stage.cell(2)?.isSelected == true)
  }

  @Test("S-6: what is set on a cell is no selection", .tags(.inferred))
  func cellsOwnFlag() {
    stage.cell(1)?.isSelected = true
    #expect(stage.selectedItems == [])
  }

  @Test("S-11: the second background shows while its cell is selected", .tags(.documented))
  func backgrounds() throws {
    let cell = try #require(stage.cell(1))
    let background = UIView()
    let selected = UIView()
    cell.backgroundView = background
    cell.selectedBackgroundView = selected
    stage.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    cell.layoutIfNeeded()
    #expect(background.frame == cell.bounds)
    #expect(selected.frame == cell.bounds)
    #expect(selected.superview === cell)
    let order = [background, selected, cell.contentView].map {
      cell.subviews.firstIndex(of: $0) ?? -1
    }
    #expect(order == order.sorted())
    #expect(cell.configurationState.isSelected)
  }
}
