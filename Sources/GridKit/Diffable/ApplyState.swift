/// The way in which a snapshot is shown.
enum ApplyMode: Sendable {
  /// Shows the difference to the present snapshot, animated.
  case animated
  /// Shows the difference to the present snapshot, without animation.
  case immediate
  /// Shows the snapshot by a reload of the grid.
  case reload
}

/// The applies of a data source that are in progress. Animations retain this object, so completions
/// are called even after the data source is deallocated.
///
/// Always: completions are called in the order of their applies (DA-18), none of them twice.
@MainActor
final class ApplyState {
  /// Whether a snapshot has been applied.
  var hasApplied = false
  /// Whether a snapshot is being applied.
  var isApplying = false
  /// The number of provider calls in progress, nested calls included.
  var providing = 0
  /// Whether snapshots come from the main queue; nil before the first snapshot.
  var isOnMain: Bool?
  /// The applies in progress, in order.
  private var entries: [Entry] = []
  private var serial = 0

  private struct Entry {
    let serial: Int
    let completion: (() -> Void)?
    /// The number of steps of the apply that have not ended. The steps are the call itself and its
    /// batch updates.
    var open = 0
  }

  /// Begins an apply, and returns its number.
  func begin(_ completion: (() -> Void)?) -> Int {
    serial += 1
    entries.append(Entry(serial: serial, completion: completion, open: 1))
    return serial
  }

  /// Adds a step to an apply. An apply is finished when all its steps have ended.
  func extend(_ serial: Int) {
    if let index = entries.firstIndex(where: { $0.serial == serial }) { entries[index].open += 1 }
  }

  /// Records that a step of an apply has ended, and calls the completions of finished applies.
  func end(_ serial: Int) {
    if let index = entries.firstIndex(where: { $0.serial == serial }) { entries[index].open -= 1 }
    callEnded()
  }

  /// Removes an apply that was refused, and calls the completions of finished applies behind it.
  func drop(_ serial: Int) {
    entries.removeAll { $0.serial == serial }
    callEnded()
  }

  private func callEnded() {
    let ended = entries.prefix { $0.open == 0 }
    entries.removeFirst(ended.count)
    for entry in ended { entry.completion?() }
  }
}
