import GridKit
import GridTesting

/// Says a word.
class WordCell: GridViewCell {
  var word = ""
}

/// Words in sections, shown by cells that say them. Words can be moved.
class WordSource: NSObject, GridViewDataSource {
  var words: [[String]]
  final var canMove: (@MainActor (IndexPath) -> Bool)?
  /// Called when the data have changed.
  final var onMove: (@MainActor (GridView) -> Void)?

  init(_ words: [[String]]) { self.words = words }

  func numberOfSections(in collectionView: GridView) -> Int { words.count }

  func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
    words[section].count
  }

  func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    (cell as? WordCell)?.word = words[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: GridView, canMoveItemAt indexPath: IndexPath) -> Bool {
    canMove?(indexPath) ?? true
  }

  func collectionView(
    _ collectionView: GridView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let word = words[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    words[destinationIndexPath.section].insert(word, at: destinationIndexPath.item)
    onMove?(collectionView)
  }
}

/// A grid controller with words that can be chosen and moved.
class WordsController: GridViewController {
  var words = "abcdefghij".map(String.init)
  var canMove: (IndexPath) -> Bool = { _ in true }
  private(set) var chosen: [Int] = []
  private(set) var countQuestions = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(WordCell.self, forCellWithReuseIdentifier: "word")
  }

  override func collectionView(_: GridView, numberOfItemsInSection _: Int) -> Int {
    countQuestions += 1
    return words.count
  }

  override func collectionView(_ grid: GridView, cellForItemAt path: IndexPath) -> GridViewCell {
    let cell = grid.dequeueReusableCell(withReuseIdentifier: "word", for: path)
    (cell as? WordCell)?.word = words[path.item]
    return cell
  }

  override func collectionView(_: GridView, didSelectItemAt path: IndexPath) {
    chosen.append(path.item)
  }

  override func collectionView(_: GridView, canMoveItemAt path: IndexPath) -> Bool { canMove(path) }

  override func collectionView(_: GridView, moveItemAt path: IndexPath, to target: IndexPath) {
    words.insert(words.remove(at: path.item), at: target.item)
  }
}

/// Says where a lifted item may go, and hears of what is displayed.
class TargetDelegate: NSObject, GridViewDelegate {
  var target:
    (@MainActor (_ original: IndexPath, _ current: IndexPath, _ proposed: IndexPath) -> IndexPath)?

  func collectionView(
    _ collectionView: GridView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    target?(originalIndexPath, currentIndexPath, proposedIndexPath) ?? proposedIndexPath
  }

  func collectionView(
    _ collectionView: GridView, willDisplay cell: GridViewCell, forItemAt indexPath: IndexPath
  ) {}

  func collectionView(
    _ collectionView: GridView, didEndDisplaying cell: GridViewCell, forItemAt indexPath: IndexPath
  ) {}
}

/// Knows the method of before iOS 15 only.
final class OldTargetDelegate: NSObject, GridViewDelegate {
  var asked: [String] = []

  func collectionView(
    _ collectionView: GridView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    asked.append("\(originalIndexPath) \(proposedIndexPath)")
    return proposedIndexPath
  }
}

/// A column of words, 50 points high each, of which four and a half are on screen.
@MainActor
struct MovementRig {
  let simulation: Simulation
  let grid: GridView
  let layout: ListSpyLayout
  let source: WordSource
  let delegate = TargetDelegate()

  init(
    _ words: [[String]] = [["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]],
    layout: ListSpyLayout = ListSpyLayout(), policy: FaultPolicy = .record
  ) {
    let simulation = Simulation(screen: GridScreen(scale: 2))
    simulation.faultPolicy = policy
    let grid = simulation.perform {
      GridView(frame: CGRect(0, 0, 100, 200), collectionViewLayout: layout)
    }
    grid.register(WordCell.self, forCellWithReuseIdentifier: "word")
    source = WordSource(words)
    grid.dataSource = source
    grid.delegate = delegate
    grid.layoutIfNeeded()
    self.simulation = simulation
    self.grid = grid
    self.layout = layout
  }

  /// The cells on screen, top to bottom by path: `a@25 b@75`, the lifted one with a star.
  var shown: String {
    grid.indexPathsForVisibleItems.map { path in
      let cell = grid.cellForItem(at: path) as? WordCell
      let star = cell.map { grid.stackingOrder(of: $0) == Int.max } == true ? "*" : ""
      return "\(cell?.word ?? "-")\(star)@\(cell.map { NumberText.short($0.center.y) } ?? "-")"
    }.joined(separator: " ")
  }

  /// The cells where the screen presents them now, in the same form.
  var presented: String {
    grid.visibleCells.map { cell in
      let word = (cell as? WordCell)?.word ?? "-"
      return "\(word)@\(NumberText.short(cell.presentation.center.y))"
    }.joined(separator: " ")
  }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  func move(to y: CGFloat) { grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y)) }

  func trace(_ body: @MainActor () -> Void) -> String { simulation.traced(body).calls }

  var faults: [String] { simulation.faults.map(\.code) }
}
