import GridKit
import GridTesting
import TestSupport
import Testing

/// Selection by program and by flags.
@MainActor @Suite("Selection", .rows)
struct SelectionTests {
  private let rig = TapRig()
  private var grid: GridView { rig.grid }

  private func select(_ item: Int?, _ position: GridView.ScrollPosition = []) {
    grid.selectItem(at: item.map(rig.path), animated: false, scrollPosition: position)
  }

  // MARK: By program

  @Test(.rule("S-40", "S-41", "S-42", "S-43", "S-44", "S-47", "S-50", "RD-3"))
  func `a program's selection is told to cells and to nobody else`() {
    TapStage.check(
      """
      # one item after the other
      > select 1
      C isSelected 0-1 -> true
      > select 2
      C isSelected 0-1 -> false; C isSelected 0-2 -> true
      > deselect 2
      C isSelected 0-2 -> false
      > select 9
      none
      = selected 9

      # nothing happens where nothing can be selected
      > select 1; off selection; clear; select 2 top; select none; deselect 1
      none
      = selected 1; y 0

      # several add up, and nil deselects them all
      > on several; select 3; select 1
      = selected 1 3
      > clear; select none
      C isSelected 0-1 -> false; C isSelected 0-3 -> false
      = selected none

      # a reload clears the selection without a word
      > select 1; clear; reload
      none
      = selected none; selectedCells none
      """)
  }

  @Test(.rule("S-45", "S-46"))
  func `a selection with a position scrolls, and only scrolls to what is selected`() {
    TapStage.check(
      """
      > select 4
      = y 0
      > select 4 top
      = y 200; selected 4
      > clear; select 4 bottom
      none
      = y 50
      > glide 9
      = selected 9; y 50
      > settle
      = y 300
      """)
  }

  @Test(.rule("S-47", "S-48", "E-24"))
  func `a path without an item is selected or refused, and never deselects another`() {
    TapStage.check(
      """
      # an item that is not there is selected, unless the view scrolls to it
      > on several; select 1; select 10
      = selected 1 10; faults none
      > select 99 top
      = faults E-43; selected 1 10
      > select 2 both
      = faults E-43 E-44; selected 1 10; selectedCells 1

      # deselecting what is not selected, or not there, does nothing
      > select 1; deselect 2; deselect 700; deselect path
      = selected 1; faults none

      # a path of another length selects nothing
      > select 1; select path
      = faults E-24; selected 1
      """)
  }

  @Test(.rule("S-49")) func `selected before the first layout, the cell comes selected`() {
    let fixture = Fixture(ListSpyLayout(), counts: [10])
    let path = IndexPath(item: 2, section: 0)
    fixture.grid.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(fixture.grid.indexPathsForSelectedItems == [path])
    fixture.grid.layoutIfNeeded()
    #expect(fixture.grid.cellForItem(at: path)?.isSelected == true)
  }

  // MARK: Flags

  @Test(.rule("S-1")) func `the defaults`() {
    #expect(grid.allowsSelection && !grid.allowsMultipleSelection && !grid.isEditing)
    #expect(!grid.allowsSelectionDuringEditing && !grid.allowsMultipleSelectionDuringEditing)
    #expect(!grid.remembersLastFocusedIndexPath && !grid.selectionFollowsFocus)
    #expect(grid.indexPathsForSelectedItems == [])
  }

  @Test(.rule("S-8", "S-9", "S-10")) func `a switch keeps what it allows, and nobody is told`() {
    TapStage.check(
      """
      # the lowest selected item stays when only one may be
      > on several; select 3; select 1; select 2; clear; off several
      C isSelected 0-2 -> false; C isSelected 0-3 -> false
      = selected 1

      # switching selection off keeps what is selected
      > select 1; clear; off selection
      none
      = selected 1; selectedCells 1

      # editing keeps what its own flags allow, and so does its end
      > on several; select 0; select 1; select 2
      > on selectionWhileEditing; on severalWhileEditing; on editing
      = selected 0 1 2
      > off several
      = selected 0 1 2
      > off editing
      = selected 0
      > off selectionWhileEditing; on editing
      = selected none

      # the flag for editing counts while editing
      > on selectionWhileEditing; on severalWhileEditing; on editing
      > select 0; select 1; select 2; off severalWhileEditing
      = selected 0
      """)
  }

  // MARK: Cells

  /// Notes the state that it has when it is handed out and when it is displayed.
  private final class StateCell: GridViewCell {
    var settings: [Bool] = []
    override var isSelected: Bool { didSet { settings.append(isSelected) } }
  }

  @Test(.rule("S-5")) func `off screen and back, an item is selected before it is displayed`() {
    select(1)
    var seen: [String] = []
    let watcher = SpyDelegate { $0.willDisplay = { seen.append("\($2.item) \($1.isSelected)") } }
    grid.delegate = watcher
    grid.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    grid.layoutIfNeeded()
    #expect(rig.selected == [1] && rig.selectedCells == [])
    seen = []
    grid.setContentOffset(.zero, animated: false)
    grid.layoutIfNeeded()
    #expect(seen == ["0 false", "1 true", "2 false", "3 false"])
  }

  @Test(.rule("S-6", "S-7"))
  func `a cell's own selected state is overwritten, by equal values too`() throws {
    let rig = TapRig(cellClass: StateCell.self)
    let cell = try #require(rig.cell(1) as? StateCell)
    #expect(cell.settings == [false])
    for _ in 0..<2 { cell.isSelected = true }
    #expect(rig.selected == [])
    rig.grid.reload()
    #expect(rig.selectedCells == [])
    #expect(cell.settings == [false, true, true, false])
  }

  @Test(.rule("S-60")) func `configuration states follow press, selection and editing`() throws {
    let cell = try #require(rig.cell(1))
    var states: [String] = []
    cell.configurationUpdateHandler = { _, state in
      let words = [
        state.isHighlighted ? "highlighted" : nil, state.isSelected ? "selected" : nil,
        state.isEditing ? "editing" : nil,
      ]
      states.append(words.compactMap { $0 }.joined(separator: " "))
    }
    grid.layoutIfNeeded()
    let finger = try #require(grid.touchDown(onItemAt: rig.path(1)))
    rig.simulation.advance(by: 0.15)
    finger.lift()
    grid.allowsSelectionDuringEditing = true
    grid.isEditing = true
    grid.layoutIfNeeded()
    grid.isEditing = false
    grid.layoutIfNeeded()
    #expect(states == ["", "highlighted", "selected", "selected editing", "selected"])
  }

  @Test(.rule("S-60", "S-61")) func `every cell shows editing but those that cannot be edited`() {
    TapStage.check(
      """
      # on screen, and as they come to it
      > fix 1; on editing
      DG canEdit 0-0 -> true; DG canEdit 0-1 -> false; DG canEdit 0-2 -> true
      DG canEdit 0-3 -> true
      = editingCells 0 2 3
      > scroll 50
      DG canEdit 0-4 -> true
      = editingCells 2 3 4
      > off editing
      none
      = editingCells none
      """)
  }
}
