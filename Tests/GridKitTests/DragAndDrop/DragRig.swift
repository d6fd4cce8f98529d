import GridKit
import GridTesting

/// Says a word, and remembers what it was told of drags.
class DraggedCell: WordCell {
  var states: [String] = []

  override func dragStateDidChange(_ dragState: DragState) {
    super.dragStateDidChange(dragState)
    states.append("\(dragState)")
  }
}

/// Words that can be dragged and dropped: data source, drag delegate and drop delegate in one.
class WordBoard: WordSource, GridViewDragDelegate, GridViewDropDelegate {
  /// The proposal for a drop, by grid and destination.
  final var propose: @MainActor (GridView, IndexPath?) -> GridViewDropProposal = { grid, _ in
    GridViewDropProposal(
      operation: grid.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }
  final var isDraggable: @MainActor (IndexPath) -> Bool = { _ in true }
  var handles = true
  var allowsMove = true
  /// Carries out a drop; nil inserts the words and has the previews fly there.
  final var onDrop: (@MainActor (GridView, any GridViewDropCoordinator) -> Void)?
  /// Destinations in the order in which they were asked about, without repetitions.
  var destinations: [String] = []
  var session: (any GridDragSession)?
  /// Does something in the midst of a call.
  final var onCall: (@MainActor (String, GridView) -> Void)?

  // MARK: Dragging

  func collectionView(
    _ grid: GridView, itemsForBeginning session: any GridDragSession, at path: IndexPath
  ) -> [GridDragItem] {
    onCall?("itemsForBeginning", grid)
    self.session = session
    return isDraggable(path) ? [item(at: path)] : []
  }

  func collectionView(
    _ grid: GridView, itemsForAddingTo session: any GridDragSession, at path: IndexPath,
    point: CGPoint
  ) -> [GridDragItem] {
    onCall?("itemsForAddingTo", grid)
    return isDraggable(path) ? [item(at: path)] : []
  }

  func item(at path: IndexPath) -> GridDragItem {
    let word = words[path.section][path.item]
    let item = GridDragItem(itemProvider: NSItemProvider(object: word as NSString))
    item.localObject = word
    return item
  }

  func collectionView(
    _ grid: GridView, dragPreviewParametersForItemAt path: IndexPath
  ) -> GridDragPreviewParameters? {
    onCall?("dragPreviewParametersForItemAt", grid)
    return nil
  }

  func collectionView(_ grid: GridView, dragSessionWillBegin session: any GridDragSession) {
    onCall?("dragSessionWillBegin", grid)
  }

  func collectionView(_ grid: GridView, dragSessionDidEnd session: any GridDragSession) {
    onCall?("dragSessionDidEnd", grid)
  }

  func collectionView(
    _ grid: GridView, dragSessionAllowsMoveOperation session: any GridDragSession
  ) -> Bool {
    onCall?("dragSessionAllowsMoveOperation", grid)
    return allowsMove
  }

  // MARK: Dropping

  func collectionView(_ grid: GridView, canHandle session: any GridDropSession) -> Bool {
    onCall?("canHandle", grid)
    return handles
  }

  func collectionView(_ grid: GridView, dropSessionDidEnter session: any GridDropSession) {
    onCall?("dropSessionDidEnter", grid)
  }

  func collectionView(
    _ grid: GridView, dropSessionDidUpdate session: any GridDropSession,
    withDestinationIndexPath path: IndexPath?
  ) -> GridViewDropProposal {
    onCall?("dropSessionDidUpdate", grid)
    let place = path.map { "\($0.section)-\($0.item)" } ?? "nowhere"
    if destinations.last != place { destinations.append(place) }
    return propose(grid, path)
  }

  func collectionView(_ grid: GridView, dropSessionDidExit session: any GridDropSession) {
    onCall?("dropSessionDidExit", grid)
  }

  func collectionView(_ grid: GridView, dropSessionDidEnd session: any GridDropSession) {
    onCall?("dropSessionDidEnd", grid)
  }

  func collectionView(_ grid: GridView, performDropWith coordinator: any GridViewDropCoordinator) {
    onCall?("performDropWith", grid)
    if let onDrop { return onDrop(grid, coordinator) }
    let end = IndexPath(item: words[0].count, section: 0)
    var path = coordinator.destinationIndexPath ?? end
    for item in coordinator.items {
      guard let word = item.dragItem.localObject as? String else { continue }
      grid.performBatchUpdates {
        if let source = item.sourceIndexPath, coordinator.proposal.operation == .move {
          self.words[source.section].remove(at: source.item)
          self.words[path.section].insert(word, at: path.item)
          grid.moveItem(at: source, to: path)
        } else {
          self.words[path.section].insert(word, at: path.item)
          grid.insertItems(at: [path])
        }
      }
      coordinator.drop(item.dragItem, toItemAt: path)
      path.item += 1
    }
  }
}

/// Two columns of words side by side in a window, 50 points high each, of which four are on screen.
@MainActor
struct DragRig {
  let simulation: Simulation
  let window: GridWindow
  let left: GridView
  let right: GridView
  let leftBoard: WordBoard
  let rightBoard: WordBoard

  init(
    _ leftWords: [[String]] = [["a", "b", "c", "d", "e", "f"]],
    _ rightWords: [[String]] = [["p", "q", "r"]],
    layout: @MainActor () -> GridViewLayout = { ListSpyLayout() }
  ) {
    let simulation = Simulation(screen: GridScreen(size: CGSize(width: 220, height: 200), scale: 2))
    simulation.faultPolicy = .record
    self.simulation = simulation
    window = GridWindow(simulation: simulation)
    leftBoard = WordBoard(leftWords)
    rightBoard = WordBoard(rightWords)
    left = DragRig.grid(leftBoard, CGRect(0, 0, 100, 200), layout(), in: simulation)
    right = DragRig.grid(rightBoard, CGRect(120, 0, 100, 200), layout(), in: simulation)
    window.addSubview(left)
    window.addSubview(right)
    window.layoutIfNeeded()
  }

  static func grid(
    _ board: WordBoard, _ frame: CGRect, _ layout: GridViewLayout, in simulation: Simulation
  ) -> GridView {
    let grid = simulation.perform { GridView(frame: frame, collectionViewLayout: layout) }
    grid.register(DraggedCell.self, forCellWithReuseIdentifier: "word")
    grid.register(DraggedCell.self, forCellWithReuseIdentifier: "waiting")
    grid.dataSource = board
    grid.dragDelegate = board
    grid.dropDelegate = board
    return grid
  }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Returns the cells on screen, top to bottom by path: `a@25 b@75`.
  func shown(_ grid: GridView) -> String {
    grid.indexPathsForVisibleItems.map { path in
      let cell = grid.cellForItem(at: path) as? DraggedCell
      return "\(cell?.word ?? "-")@\(cell.map { NumberText.short($0.center.y) } ?? "-")"
    }.joined(separator: " ")
  }

  /// The cells where the screen presents them now, in the same form.
  func presented(_ grid: GridView) -> String {
    grid.visibleCells.map { cell in
      let word = (cell as? DraggedCell)?.word ?? "-"
      return "\(word)@\(NumberText.short(cell.presentation.center.y))"
    }.joined(separator: " ")
  }

  func cell(_ item: Int, of grid: GridView) -> DraggedCell? {
    grid.cellForItem(at: path(item)) as? DraggedCell
  }

  /// Calls of delegates and of cells told of drags, without those of layouts.
  func trace(_ body: @MainActor () -> Void) -> String {
    let events = simulation.traced(body).events
    return DragRig.text(events.filter { [.delegate, .view].contains($0.source) })
  }

  static func text(_ events: [TraceEvent]) -> String {
    let left = ["C apply", "C prepare", "C isHigh", "DG willDisplay", "DG didEndDisplaying"]
    return TraceText.calls(events).split(separator: "\n")
      .filter { line in !left.contains { line.hasPrefix($0) } }
      .joined(separator: "\n")
  }

  /// Drops the first item of the left board on the right one, with a placeholder for each place.
  func drop(waitingAt places: [Int]) -> [any GridViewDropPlaceholderContext] {
    var contexts: [any GridViewDropPlaceholderContext] = []
    rightBoard.onDrop = { _, coordinator in
      for place in places {
        let placeholder = GridViewDropPlaceholder(
          insertionIndexPath: path(place), reuseIdentifier: "waiting")
        placeholder.cellUpdateHandler = { ($0 as? DraggedCell)?.word = "…" }
        contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
      }
    }
    left.dragItem(at: path(0), toItemAt: path(0), of: right)
    return contexts
  }

  var faults: [String] { simulation.faults.map(\.code) }
}
