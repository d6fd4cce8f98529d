import GridKit
import GridTesting
import TestSupport
import Testing

/// Selection by program and by flags.
@MainActor @Suite("Selection")
struct SelectionTests {
  private let rig = TapRig()
  private var grid: GridView { rig.grid }

  private func select(_ item: Int?, _ position: GridView.ScrollPosition = []) {
    grid.selectItem(at: item.map(rig.path), animated: false, scrollPosition: position)
  }

  private func deselect(_ item: Int) {
    grid.deselectItem(at: rig.path(item), animated: false)
  }

  // MARK: By program

  @Test(.rule("S-40", "S-42")) func `a program's selection is told to cells and to nobody else`() {
    #expect(rig.trace { select(1) } == "C isSelected 0-1 -> true")
    #expect(
      rig.trace { select(2) } == """
        C isSelected 0-1 -> false
        C isSelected 0-2 -> true
        """)
    #expect(rig.trace { deselect(2) } == "C isSelected 0-2 -> false")
    #expect(rig.trace { select(9) } == "")
    #expect(rig.selected == [9])
  }

  @Test(.rule("S-41", "S-47")) func `nothing happens where nothing can be selected`() {
    select(1)
    grid.allowsSelection = false
    #expect(
      rig.trace {
        select(2, .top)
        select(nil)
        deselect(1)
      } == "")
    #expect(rig.selected == [1] && grid.contentOffset.y == 0)
  }

  @Test(.rule("S-43", "S-44")) func `several add up, and nil deselects them all`() {
    grid.allowsMultipleSelection = true
    select(3)
    select(1)
    #expect(rig.selected == [1, 3])
    #expect(
      rig.trace { select(nil) } == """
        C isSelected 0-1 -> false
        C isSelected 0-3 -> false
        """)
    #expect(grid.indexPathsForSelectedItems == [])
  }

  @Test(.rule("S-45", "S-46"))
  func `a position scrolls, and an item that is selected only scrolls`() {
    select(4)
    #expect(grid.contentOffset.y == 0)
    select(4, .top)
    #expect(grid.contentOffset.y == 200 && rig.selected == [4])
    #expect(rig.trace { select(4, .bottom) } == "")
    #expect(grid.contentOffset.y == 50)
    grid.selectItem(at: rig.path(9), animated: true, scrollPosition: .bottom)
    #expect(rig.selected == [9] && grid.contentOffset.y == 50)
    grid.settle()
    #expect(grid.contentOffset.y == 300)
  }

  @Test(.rule("S-47")) func `deselecting what is not selected, or not there, does nothing`() {
    select(1)
    deselect(2)
    deselect(700)
    grid.deselectItem(at: IndexPath(index: 0), animated: false)
    #expect(rig.selected == [1] && rig.simulation.faults.isEmpty)
  }

  @Test(.rule("S-48")) func `an item that is not there is selected, unless the view scrolls to it`()
  {
    grid.allowsMultipleSelection = true
    select(1)
    select(10)
    #expect(rig.selected == [1, 10] && rig.simulation.faults.isEmpty)
    select(99, .top)
    #expect(rig.simulation.faults.map(\.code) == ["E-43"])
    #expect(rig.selected == [1, 10])
    select(2, [.top, .bottom])
    #expect(rig.simulation.faults.map(\.code) == ["E-43", "E-44"])
    #expect(rig.selected == [1, 10] && rig.selectedCells == [1])
  }

  @Test(.rule("E-24")) func `a path of another length selects nothing`() {
    select(1)
    grid.selectItem(at: IndexPath(index: 2), animated: false, scrollPosition: [])
    #expect(rig.simulation.faults.map(\.code) == ["E-24"])
    #expect(rig.selected == [1])
  }

  @Test(.rule("S-49")) func `selected before the first layout, the cell comes selected`() {
    let fixture = Fixture(ListSpyLayout(), counts: [10])
    let path = IndexPath(item: 2, section: 0)
    fixture.grid.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(fixture.grid.indexPathsForSelectedItems == [path])
    fixture.grid.layoutIfNeeded()
    #expect(fixture.grid.cellForItem(at: path)?.isSelected == true)
  }

  @Test(.rule("S-50", "RD-3")) func `a reload clears the selection without a word`() {
    select(1)
    #expect(
      rig.trace {
        grid.reloadData()
        grid.layoutIfNeeded()
      } == "")
    #expect(grid.indexPathsForSelectedItems == [] && rig.selectedCells == [])
  }

  // MARK: Flags

  @Test(.rule("S-1")) func `the defaults`() {
    #expect(grid.allowsSelection && !grid.allowsMultipleSelection && !grid.isEditing)
    #expect(!grid.allowsSelectionDuringEditing && !grid.allowsMultipleSelectionDuringEditing)
    #expect(!grid.remembersLastFocusedIndexPath && !grid.selectionFollowsFocus)
    #expect(grid.indexPathsForSelectedItems == [])
  }

  @Test(.rule("S-8"))
  func `the lowest selected item stays when only one may be, and nobody is told`() {
    grid.allowsMultipleSelection = true
    for item in [3, 1, 2] { select(item) }
    #expect(
      rig.trace { grid.allowsMultipleSelection = false } == """
        C isSelected 0-2 -> false
        C isSelected 0-3 -> false
        """)
    #expect(rig.selected == [1])
  }

  @Test(.rule("S-9")) func `switching selection off keeps what is selected`() {
    select(1)
    #expect(rig.trace { grid.allowsSelection = false } == "")
    #expect(rig.selected == [1] && rig.selectedCells == [1])
  }

  @Test(.rule("S-10")) func `editing keeps what its own flags allow, and so does its end`() {
    grid.allowsMultipleSelection = true
    for item in 0..<3 { select(item) }
    grid.allowsSelectionDuringEditing = true
    grid.allowsMultipleSelectionDuringEditing = true
    grid.isEditing = true
    #expect(rig.selected == [0, 1, 2])
    grid.allowsMultipleSelection = false
    #expect(rig.selected == [0, 1, 2])
    grid.isEditing = false
    #expect(rig.selected == [0])
    grid.allowsSelectionDuringEditing = false
    grid.isEditing = true
    #expect(rig.selected == [])
  }

  @Test(.rule("S-8")) func `the flag for editing counts while editing`() {
    grid.allowsSelectionDuringEditing = true
    grid.allowsMultipleSelectionDuringEditing = true
    grid.isEditing = true
    for item in 0..<3 { select(item) }
    grid.allowsMultipleSelectionDuringEditing = false
    #expect(rig.selected == [0])
  }

  // MARK: Cells

  /// Notes the state that it has when it is handed out and when it is displayed.
  private final class StateCell: GridViewCell {
    var settings: [Bool] = []
    override var isSelected: Bool {
      didSet { settings.append(isSelected) }
    }
  }

  private final class DisplayWatcher: NSObject, GridViewDelegate {
    var seen: [String] = []
    func collectionView(
      _ collectionView: GridView, willDisplay cell: GridViewCell, forItemAt indexPath: IndexPath
    ) {
      seen.append("\(indexPath.item) \(cell.isSelected)")
    }
  }

  @Test(.rule("S-5")) func `off screen and back, an item is selected before it is displayed`() {
    select(1)
    let watcher = DisplayWatcher()
    grid.delegate = watcher
    grid.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    grid.layoutIfNeeded()
    #expect(rig.selected == [1] && rig.selectedCells == [])
    watcher.seen = []
    grid.setContentOffset(.zero, animated: false)
    grid.layoutIfNeeded()
    #expect(watcher.seen == ["0 false", "1 true", "2 false", "3 false"])
  }

  @Test(.rule("S-6", "S-7"))
  func `a cell's own selected state is overwritten, by equal values too`() throws {
    let rig = TapRig(cellClass: StateCell.self)
    let cell = try #require(rig.cell(1) as? StateCell)
    #expect(cell.settings == [false])
    cell.isSelected = true
    #expect(rig.selected == [])
    rig.grid.reloadData()
    rig.grid.layoutIfNeeded()
    #expect(rig.selectedCells == [])
    #expect(cell.settings == [false, true, false])
  }

  @Test(.rule("S-11", "S-12")) func `selected background and labels follow press and selection`()
    throws
  {
    final class Label: BaseView, GridHighlightable {
      var isHighlighted = false
    }
    let cell = try #require(rig.cell(1))
    let label = Label()
    cell.contentView.addSubview(label)
    cell.selectedBackgroundView = BaseView()
    func shown() -> [Bool] {
      [cell.selectedBackgroundView?.isHidden == false, label.isHighlighted]
    }
    let finger = try #require(grid.touchDown(onItemAt: rig.path(1)))
    rig.simulation.advance(by: 0.15)
    #expect(shown() == [true, true])
    finger.cancel()
    #expect(shown() == [false, false])
    select(1)
    #expect(shown() == [true, true])
    select(nil)
    #expect(shown() == [false, false])
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
    rig.spy.fixedItems = [rig.path(1)]
    #expect(
      rig.trace { grid.isEditing = true } == """
        DG canEdit 0-0 -> true
        DG canEdit 0-1 -> false
        DG canEdit 0-2 -> true
        DG canEdit 0-3 -> true
        """)
    #expect(grid.visibleCells.map(\.configurationState.isEditing) == [true, false, true, true])
    #expect(
      rig.trace {
        grid.contentOffset.y = 50
        grid.layoutIfNeeded()
      } == "DG canEdit 0-4 -> true")
    #expect(rig.cell(4)?.configurationState.isEditing == true)
    #expect(rig.trace { grid.isEditing = false } == "")
    #expect(grid.visibleCells.allSatisfy { !$0.configurationState.isEditing })
  }
}
