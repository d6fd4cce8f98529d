import Foundation
import GridKit

// Drag and drop within the grid of a case.

extension ScenarioSession {
  /// Lifts items. While others are dragged nothing happens.
  func drag(_ items: [ItemPosition]) -> ScenarioOutput.Step.Result {
    if grid.runningDrag == nil { drag = nil }
    let handler = drag ?? ScenarioDrag(data)
    let paths = items.map { IndexPath(item: $0.item, section: $0.section) }
    let lifted = simulation.perform { handler.begin(paths, in: grid) }
    drag = grid.runningDrag == nil ? nil : handler
    return simulation.faults.isEmpty
      ? .dragged(lifted.map { ItemPosition($0.section, $0.item) }) : .none
  }

  /// Moves what is dragged to a place and drops it there. Where nothing is dragged nothing happens.
  func drop(
    at point: CGPoint, _ proposal: ScenarioAction.Proposal
  ) -> ScenarioOutput.Step.Result {
    guard let drag else { return .none }
    let dropped = simulation.perform { drag.drop(at: point, proposal, in: grid) }
    self.drag = nil
    return simulation.faults.isEmpty ? dropped : .none
  }
}

/// A drag within the grid of a case, from the lift to the drop: both delegates of the grid
/// meanwhile. It changes the case's data as an app does that takes the grid's word for the place.
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
    guard let (running, items) = grid.beginDrag(ofItemsAt: paths) else {
      release(grid)
      return []
    }
    self.running = running
    return items
  }

  /// Drops the dragged items at a point of the grid.
  ///
  /// - Parameter point: In content points.
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

  /// A finger that rests on the grid of a case lifts nothing otherwise.
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
    // An item that is gone by now has no path.
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
    let places =
      proposal.operation == .move
      ? data.move(paths, to: place, in: collectionView)
      : data.copy(paths, to: place, in: collectionView)
    for (item, place) in zip(items, places) {
      coordinator.drop(item.dragItem, toItemAt: place)
    }
  }
}

// MARK: - The data

extension ScenarioData {
  /// Items of each section.
  fileprivate var counts: [Int] {
    guard let snapshot = source?.snapshot() else { return sections.map(\.items.count) }
    return snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
  }

  /// The index path behind the last item; nil where there is no section.
  fileprivate var end: IndexPath? {
    counts.indices.last.map { IndexPath(item: counts[$0], section: $0) }
  }

  /// Moves items: the first to a place, each other right behind the one before it.
  ///
  /// - Returns: Where they are then.
  fileprivate func move(
    _ paths: [IndexPath], to place: IndexPath, in grid: GridView
  ) -> [IndexPath] {
    if let source {
      let snapshot = source.snapshot()
      let names = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
      var order = DropOrder(names)
      let places = order.move(paths, to: place)
      source.show(order.lists, of: snapshot)
      return places
    }
    var order = DropOrder(sections.map(\.items))
    let places = order.move(paths, to: place)
    grid.performBatchUpdates { [self] in
      for (section, items) in order.lists.enumerated() { sections[section].items = items }
      for (path, place) in zip(paths, places) { grid.moveItem(at: path, to: place) }
    }
    return places
  }

  /// Inserts a copy of each item, the first at a place, each other right behind the one before it.
  /// A name is there once: copies get one of their own.
  ///
  /// - Returns: Where they are then.
  fileprivate func copy(
    _ paths: [IndexPath], to place: IndexPath, in grid: GridView
  ) -> [IndexPath] {
    if let source {
      let snapshot = source.snapshot()
      var order = DropOrder(
        snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) })
      var taken = Set(snapshot.itemIdentifiers)
      let copies = paths.compactMap { source.itemIdentifier(for: $0) }.map { name in
        var copy = "\(name) copy"
        var number = 2
        while !taken.insert(copy).inserted {
          copy = "\(name) copy \(number)"
          number += 1
        }
        return copy
      }
      let places = order.insert(copies, at: place)
      source.show(order.lists, of: snapshot)
      return places
    }
    var order = DropOrder(sections.map(\.items))
    let places = order.insert(paths.map { item(at: $0) }, at: place)
    grid.performBatchUpdates { [self] in
      for (section, items) in order.lists.enumerated() { sections[section].items = items }
      grid.insertItems(at: places)
    }
    return places
  }
}

extension ScenarioDiffableSource {
  /// Shows other items in the same sections.
  fileprivate func show(
    _ lists: [[String]], of snapshot: NSDiffableDataSourceSnapshot<String, String>
  ) {
    var shown = NSDiffableDataSourceSnapshot<String, String>()
    shown.appendSections(snapshot.sectionIdentifiers)
    for (section, items) in zip(snapshot.sectionIdentifiers, lists) {
      shown.appendItems(items, toSection: section)
    }
    apply(shown)
  }
}

/// The items of sections while some are dropped among them.
struct DropOrder<Item> {
  private(set) var lists: [[Item]]

  init(_ lists: [[Item]]) {
    self.lists = lists
  }

  /// Moves items: the first to a place as it is afterwards, each other right behind the one before.
  ///
  /// - Parameter paths: Where they are, each once.
  /// - Returns: Where they are then.
  mutating func move(_ paths: [IndexPath], to place: IndexPath) -> [IndexPath] {
    var present = paths
    var target = place
    for index in paths.indices {
      let source = present[index]
      let item = lists[source.section].remove(at: source.item)
      for other in present.indices { present[other].follow(removalAt: source) }
      // Behind the one before, which may have moved up.
      if index > 0 {
        let previous = present[index - 1]
        target = IndexPath(item: previous.item + 1, section: previous.section)
      }
      target.item = min(target.item, lists[target.section].count)
      lists[target.section].insert(item, at: target.item)
      for other in present.indices where other != index {
        present[other].follow(insertionAt: target)
      }
      present[index] = target
    }
    return present
  }

  /// Inserts items at a place, in their order.
  ///
  /// - Returns: Where they are then.
  mutating func insert(_ items: [Item], at place: IndexPath) -> [IndexPath] {
    let start = min(place.item, lists[place.section].count)
    lists[place.section].insert(contentsOf: items, at: start)
    return items.indices.map { IndexPath(item: start + $0, section: place.section) }
  }
}

extension IndexPath {
  fileprivate mutating func follow(removalAt other: IndexPath) {
    if section == other.section, item > other.item { item -= 1 }
  }

  fileprivate mutating func follow(insertionAt other: IndexPath) {
    if section == other.section, item >= other.item { item += 1 }
  }
}

extension ScenarioAction.Proposal.Operation {
  /// The operation as the grid's type for it.
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
