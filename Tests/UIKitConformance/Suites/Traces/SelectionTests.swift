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

  private func select(_ item: Int?, _ position: UICollectionView.ScrollPosition = []) {
    stage.view.selectItem(at: item.map { path($0) }, animated: false, scrollPosition: position)
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

  @Test("S-40, T11: the cell is told, the delegate is not", .tags(.documented))
  func silent() {
    let calls = stage.recorder.calls(of: .delegate) {
      select(1)
      select(2)
      stage.view.deselectItem(at: path(2), animated: false)
      select(nil)
    }
    #expect(calls == "")
    select(3)
    #expect(stage.cell(3)?.isSelected == true)
    #expect(stage.cell(2)?.isSelected == false)
  }

  @Test("S-42: one takes the place of another", .tags(.documented))
  func single() {
    select(1)
    select(2)
    #expect(stage.selectedItems == ["0-2"])
    #expect(stage.cell(1)?.isSelected == false)
    #expect(stage.cell(2)?.isSelected == true)
  }

  @Test("S-43, S-44, S-47: several, one less, none", .tags(.documented))
  func multiple() {
    stage.view.allowsMultipleSelection = true
    select(1)
    select(3)
    #expect(stage.selectedItems == ["0-1", "0-3"])
    stage.view.deselectItem(at: path(1), animated: false)
    #expect(stage.selectedItems == ["0-3"])
    #expect(stage.cell(1)?.isSelected == false)
    select(nil)
    #expect(stage.selectedItems == [])
    #expect(stage.cell(3)?.isSelected == false)
  }

  @Test("S-41: where nothing may be selected nothing is", .tags(.documented))
  func notAllowed() {
    stage.view.allowsSelection = false
    select(1)
    #expect(stage.selectedItems == [])
    #expect(stage.cell(1)?.isSelected == false)
  }

  @Test(
    "S-45: with a position the item is scrolled to, without one nothing moves",
    .tags(.documented))
  func scrolls() {
    select(15)
    #expect(stage.view.contentOffset == .zero)
    select(10, .top)
    #expect(stage.view.contentOffset.y == 500)
    select(10, .bottom)
    #expect(stage.view.contentOffset.y == 350)
  }

  @Test("S-5, PF-8: a cell is selected before it is displayed", .tags(.observed))
  func comingBack() {
    select(1)
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
    select(1)
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
