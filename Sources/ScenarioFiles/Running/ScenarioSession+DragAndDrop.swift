import Foundation
import GridKit

// Drag and drop within the grid of a case.

extension ScenarioSession {
  /// Lifts items. Does nothing while other items are dragged.
  func drag(_ items: [ItemPosition]) -> ScenarioOutput.Step.Result {
    if grid.runningDrag == nil { drag = nil }
    let handler = drag ?? ScenarioDrag(data)
    let paths = items.map(\.indexPath)
    let lifted = simulation.perform { handler.begin(paths, in: grid) }
    drag = grid.runningDrag == nil ? nil : handler
    return unlessFaulty(.dragged(lifted.map { ItemPosition($0.section, $0.item) }))
  }

  /// Moves the dragged items to a point and drops them there. Does nothing if no items are dragged.
  func drop(
    at point: CGPoint, _ proposal: ScenarioAction.Proposal
  ) -> ScenarioOutput.Step.Result {
    guard let drag else { return .none }
    let dropped = simulation.perform { drag.drop(at: point, proposal, in: grid) }
    self.drag = nil
    return unlessFaulty(dropped)
  }
}

/// A drag within the grid of a case, from the lift to the drop. During the drag, this object is the
/// grid's drag delegate and drop delegate. It drops the items at the destination index path that
/// the grid reports, and changes the case's data.
@MainActor
final class ScenarioDrag: NSObject {
  private let data: ScenarioData
  private var running: RunningDrag?
  private var proposal = ScenarioAction.Proposal()
  private var destination: IndexPath?

  init(_ data: ScenarioData) {
    self.data = data
  }

  /// Begins a drag of items, unless one is under way.
  ///
  /// - Returns: The items that are dragged now.
  func begin(_ paths: [IndexPath], in grid: GridView) -> [IndexPath] {
    guard running == nil else { return [] }
    grid.dragDelegate = self
    grid.dropDelegate = self
    guard let (running, items) = RunningDrag.begin(withItemsAt: paths, in: grid) else {
      release(grid)
      return []
    }
    self.running = running
    return items
  }

  /// Drops the dragged items at a point of the grid.
  ///
  /// - Parameter point: The point in content points.
  func drop(
    at point: CGPoint, _ proposal: ScenarioAction.Proposal, in grid: GridView
  ) -> ScenarioOutput.Step.Result {
    guard let running else { return .none }
    self.proposal = proposal
    running.drop(at: point, in: grid)
    return .dropped(
      ScenarioAction.Proposal.Operation(running.outcome),
      at: destination.map { ItemPosition($0.section, $0.item) })
  }

  /// Removes both delegates, so that a finger that rests on the grid lifts no item.
  private func release(_ grid: GridView) {
    grid.dragDelegate = nil
    grid.dropDelegate = nil
  }
}

extension ScenarioDrag: GridViewDragDelegate {
  func collectionView(
    _ collectionView: GridView, itemsForBeginning session: any GridDragSession,
    at indexPath: IndexPath
  ) -> [GridDragItem] {
    [GridDragItem(itemProvider: NSItemProvider())]
  }

  func collectionView(
    _ collectionView: GridView, itemsForAddingTo session: any GridDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [GridDragItem] {
    [GridDragItem(itemProvider: NSItemProvider())]
  }

  func collectionView(
    _ collectionView: GridView, dragSessionDidEnd session: any GridDragSession
  ) {
    release(collectionView)
  }
}

extension ScenarioDrag: GridViewDropDelegate {
  func collectionView(
    _ collectionView: GridView, dropSessionDidUpdate session: any GridDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> GridViewDropProposal {
    destination = destinationIndexPath
    return GridViewDropProposal(
      operation: proposal.operation.dropOperation,
      intent: GridViewDropProposal.Intent(proposal.intent))
  }

  func collectionView(
    _ collectionView: GridView, performDropWith coordinator: any GridViewDropCoordinator
  ) {
    destination = coordinator.destinationIndexPath
    guard let place = destination ?? data.end else { return }
    // An item that no longer exists has no source index path.
    let items = coordinator.items.filter { $0.sourceIndexPath != nil }
    let paths = items.compactMap(\.sourceIndexPath)
    guard data.hasPlaces(of: paths, and: place, among: data.counts, in: collectionView) else {
      return
    }
    if proposal.intent == .insertIntoDestinationIndexPath {
      for item in coordinator.items {
        coordinator.drop(item.dragItem, intoItemAt: place, rect: .zero)
      }
      return
    }
    let places = data.drop(
      paths, at: place, copies: proposal.operation != .move, in: collectionView)
    for (item, place) in zip(items, places) {
      coordinator.drop(item.dragItem, toItemAt: place)
    }
  }
}

// MARK: - The data

extension ScenarioData {
  /// The number of items of each section.
  fileprivate var counts: [Int] {
    guard let snapshot = source?.snapshot() else { return sections.map(\.items.count) }
    return snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
  }

  /// The index path behind the last item; nil if there is no section.
  fileprivate var end: IndexPath? {
    counts.indices.last.map { IndexPath(item: counts[$0], section: $0) }
  }

  /// Moves or copies items. The first item goes to `place`, each further item directly behind the
  /// previous item. Names are unique, so copies get names of their own.
  ///
  /// - Returns: The index paths of the items after the move, or those of the copies.
  fileprivate func drop(
    _ paths: [IndexPath], at place: IndexPath, copies: Bool, in grid: GridView
  ) -> [IndexPath] {
    if let source {
      let snapshot = source.snapshot()
      let sections = snapshot.sectionIdentifiers
      var order = DropOrder(lists: sections.map { snapshot.itemIdentifiers(inSection: $0) })
      let places =
        copies
        ? order.insert(source.namesForCopies(of: paths), at: place)
        : order.move(paths, to: place)
      source.apply(
        NSDiffableDataSourceSnapshot(
          zip(sections, order.lists).map { ScenarioSection.Names(id: $0, items: $1) }))
      return places
    }
    var order = DropOrder(lists: sections.map(\.items))
    let places =
      copies
      ? order.insert(paths.map { item(at: $0) }, at: place) : order.move(paths, to: place)
    grid.performBatchUpdates { [self] in
      for (section, items) in order.lists.enumerated() { sections[section].items = items }
      if copies { return grid.insertItems(at: places) }
      for (path, place) in zip(paths, places) { grid.moveItem(at: path, to: place) }
    }
    return places
  }
}

extension ScenarioDiffableSource {
  /// Returns a name for a copy of each item: `fig copy`, or `fig copy 2` if that is taken.
  fileprivate func namesForCopies(of paths: [IndexPath]) -> [String] {
    var taken = Set(snapshot().itemIdentifiers)
    return paths.compactMap { itemIdentifier(for: $0) }.map { name in
      var copy = "\(name) copy"
      var number = 2
      while !taken.insert(copy).inserted {
        copy = "\(name) copy \(number)"
        number += 1
      }
      return copy
    }
  }
}

/// The items of each section during a drop.
struct DropOrder<Item> {
  private(set) var lists: [[Item]]

  /// Moves items. The first item moves to `place`, which is an index path after the move. Each
  /// further item moves directly behind the previous item.
  ///
  /// - Parameter paths: The index paths of the items, each once.
  /// - Returns: The index paths of the items after the move.
  mutating func move(_ paths: [IndexPath], to place: IndexPath) -> [IndexPath] {
    guard let first = paths.first else { return [] }
    let items = paths.map { lists[$0.section][$0.item] }
    lists[first.section].remove(at: first.item)
    var place = place
    place.item = min(place.item, lists[place.section].count)
    // The other items leave afterwards, and those before the place take it along.
    let others = paths.dropFirst().map { path in
      let isBehind = path.section == first.section && path.item > first.item
      return IndexPath(item: path.item - (isBehind ? 1 : 0), section: path.section)
    }
    for path in others.sorted(by: >) {
      lists[path.section].remove(at: path.item)
      if path.section == place.section, path.item < place.item { place.item -= 1 }
    }
    return insert(items, at: place)
  }

  /// Inserts items at a place, in their order.
  ///
  /// - Returns: The index paths of the inserted items.
  mutating func insert(_ items: [Item], at place: IndexPath) -> [IndexPath] {
    let start = min(place.item, lists[place.section].count)
    lists[place.section].insert(contentsOf: items, at: start)
    return items.indices.map { IndexPath(item: start + $0, section: place.section) }
  }
}

extension ScenarioAction.Proposal.Operation {
  /// The operation as a `GridDropOperation`.
  fileprivate var dropOperation: GridDropOperation {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    }
  }

  fileprivate init(_ outcome: GridDropOperation) {
    self = Self.allCases.first { $0.dropOperation == outcome } ?? .cancel
  }
}

extension GridViewDropProposal.Intent {
  fileprivate init(_ intent: ScenarioAction.Proposal.Intent) {
    self =
      switch intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath: .insertAtDestinationIndexPath
      case .insertIntoDestinationIndexPath: .insertIntoDestinationIndexPath
      }
  }
}
