import GridKit

extension ScenarioData {
  /// Checks that lifted items and their target still exist, because an action may have changed the
  /// data since the lift. Raises a fault for a missing index path.
  ///
  /// - Parameters:
  ///   - items: The index paths of the items.
  ///   - target: The index path that the items move to. The index path behind the last item is
  ///     valid, too.
  ///   - counts: The current number of items of each section.
  /// - Returns: Whether all index paths are valid.
  func hasPlaces(
    of items: [IndexPath], and target: IndexPath, among counts: [Int], in grid: GridView
  ) -> Bool {
    func isThere(_ path: IndexPath, room: Int) -> Bool {
      path.count == 2 && counts.indices.contains(path[0])
        && (0..<counts[path[0]] + room).contains(path[1])
    }
    let missing =
      items.first { !isThere($0, room: 0) } ?? (isThere(target, room: 1) ? nil : target)
    guard let missing else { return true }
    grid.simulation.raise(.placeNotInData(missing, counts: counts))
    return false
  }
}

extension GridFault {
  package static func placeNotInData(_ path: IndexPath, counts: [Int]) -> GridFault {
    let section = path.first ?? 0
    let room =
      counts.indices.contains(section)
      ? "section \(section) has \(counts[section]) items" : "there are \(counts.count) sections"
    return GridFault(
      code: "place-not-in-data", exceptionName: .fatalError,
      when: "A case puts down an item that it moves by hand or drags, and the data has changed "
        + "since it was lifted: the item, or its target, is gone.",
      message: "the data that is there now has no place \(path.messageText): \(room)",
      advice: "An item was lifted before the data changed. End or cancel the movement or the drag "
        + "before setData.")
  }
}
