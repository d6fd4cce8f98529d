import GridKit
import GridTesting
import TestSupport
import Testing

/// Controllers whose view is a grid (VC-6 and its kin).
@MainActor @Suite("Grid controllers")
struct GridViewControllerTests {
  private let simulation: Simulation
  private let window: GridWindow
  private let layout = GridViewFlowLayout()

  init() {
    let simulation = Simulation(screen: GridScreen(size: CGSize(width: 300, height: 500), scale: 2))
    simulation.faultPolicy = .record
    self.simulation = simulation
    window = GridWindow(simulation: simulation)
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
  }

  private func make() -> WordsController {
    simulation.perform { WordsController(collectionViewLayout: layout) }
  }

  private func show(_ controller: GridViewController) {
    window.rootViewController = controller
    simulation.tick()
  }

  @Test(.rule("VC-2", "VC-3"))
  func `the view is a plain one that the grid fills, with the controller behind it`() {
    let controller = make()
    let grid: GridView = controller.collectionView
    #expect(controller.view !== grid && controller.view.subviews.first === grid)
    #expect(type(of: controller.view!) == BaseView.self)
    #expect(grid.dataSource === controller && grid.delegate === controller)
    show(controller)
    #expect(grid.frame == window.bounds && grid.visibleCells.count == 10)
    window.resize(to: CGSize(width: 400, height: 250), over: 0)
    #expect(grid.frame == window.bounds)
  }

  @Test(.rule("VC-7", "VC-8", "VC-10"))
  func `layout and flags are known before the view, and stay as they were given`() {
    let controller = make()
    #expect(!controller.useLayoutToLayoutNavigationTransitions)
    #expect(controller.installsStandardGestureForInteractiveMovement)
    #expect(controller.collectionViewLayout === layout && !controller.isViewLoaded)
    controller.collectionView.collectionViewLayout = GridViewFlowLayout()
    #expect(controller.collectionViewLayout === layout)
    #expect(controller.collectionView.collectionViewLayout !== layout)
  }

  private final class OwnGridController: WordsController {
    override func loadView() {
      let layout = GridViewFlowLayout()
      let grid = GridView(frame: CGRect(0, 0, 100, 100), collectionViewLayout: layout)
      view = BaseView(frame: CGRect(0, 0, 300, 500))
      collectionView = grid
    }
  }

  private final class Unfinished: GridViewController {
    override func collectionView(
      _ collectionView: GridView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
  }

  @Test(.rule("VC-1", "VC-4", "VC-9", "E-1", "E-75"), .rows)
  func `a controller makes its grid of a layout, or records why it cannot`() {
    typealias Row = (name: String, make: () -> GridViewController, faults: [String], items: Int)
    let rows: [Row] = [
      ("without a layout", { WordsController() }, ["E-1"], 10),
      ("with a grid that its loadView makes", { OwnGridController() }, [], 10),
      ("on its own", { GridViewController(collectionViewLayout: GridViewFlowLayout()) }, [], 0),
      (
        "with items and without cells", { Unfinished(collectionViewLayout: GridViewFlowLayout()) },
        ["cell-not-implemented"], 3
      ),
      ("of a nib", { GridViewController(nibName: "Photos", bundle: nil) }, ["E-75", "E-1"], 0),
    ]
    forEachRow(of: rows, named: { $0.name }) { row in
      let test = Self()
      let controller = test.simulation.perform { row.make() }
      #expect(test.simulation.faults.isEmpty)
      test.show(controller)
      let grid: GridView = controller.collectionView
      #expect(test.simulation.faults.map(\.code) == row.faults)
      #expect(grid.superview === controller.view && grid.numberOfSections == 1)
      #expect(grid.numberOfItems(inSection: 0) == row.items)
      if controller is Unfinished { #expect(grid.visibleCells.isEmpty) }
      if row.faults.last == "E-1" {
        #expect(controller.collectionViewLayout === grid.collectionViewLayout)
      }
      #expect(controller.nibName == (row.faults.first == "E-75" ? "Photos" : nil))
    }
  }

  @Test(.rule("VC-5")) func `the first appearance loads the data anew, later ones do not`() {
    let controller = make()
    let grid: GridView = controller.collectionView
    #expect(grid.numberOfItems(inSection: 0) == 10)
    controller.words.removeLast(7)
    show(controller)
    #expect(grid.visibleCells.count == 3)
    let questions = controller.countQuestions
    window.rootViewController = nil
    controller.words.append("d")
    show(controller)
    #expect(grid.visibleCells.count == 3 && controller.countQuestions == questions)
  }

  @Test(.rule("VC-6"), arguments: [true, false])
  func `a controller that appears deselects its items, unless told otherwise`(
    clears: Bool
  ) {
    let controller = make()
    #expect(controller.clearsSelectionOnViewWillAppear)
    controller.clearsSelectionOnViewWillAppear = clears
    show(controller)
    let grid: GridView = controller.collectionView
    grid.allowsMultipleSelection = true
    for item in [1, 4] { grid.tapItem(at: [0, item]) }
    #expect(controller.chosen == [1, 4])
    window.rootViewController = nil
    let log = TraceLog(simulation)
    show(controller)
    let expected = """
      C isSelected 0-1 -> false
      C isSelected 0-4 -> false
      """
    #expect(log.calls(of: .delegate, .view) == (clears ? expected : ""))
    #expect(grid.indexPathsForSelectedItems?.map(\.item) == (clears ? [] : [1, 4]))
  }

  @Test func `a method that is not overridden counts as missing`() {
    let controller = make()
    show(controller)
    let log = TraceLog(simulation)
    controller.collectionView.tapItem(at: [0, 2])
    controller.collectionView.drag(by: 20)
    #expect(log.calls(of: .delegate) == "DG didSelectItemAt 0-2")
  }

  @Test func `another grid takes the place of the one that was made`() {
    let controller = make()
    show(controller)
    let old: GridView = controller.collectionView
    let other = simulation.perform {
      GridView(frame: .zero, collectionViewLayout: GridViewFlowLayout())
    }
    other.register(WordCell.self, forCellWithReuseIdentifier: "word")
    controller.collectionView = other
    simulation.tick()
    #expect(old.superview == nil && old.dataSource == nil && old.delegate == nil)
    #expect(other.frame == window.bounds && other.visibleCells.count == 10)
  }
}
