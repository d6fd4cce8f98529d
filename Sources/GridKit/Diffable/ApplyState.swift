/// The way in which a snapshot gets on screen.
enum ApplyMode: Sendable {
  /// The mode that shows the snapshot by its difference, animated.
  case animated
  /// The mode that shows the snapshot by its difference, at once.
  case immediate
  /// The mode that shows the snapshot by a reload.
  case reload
}

/// The snapshots that a data source is applying. An object: animations keep it, so that completions
/// are called when the data source is gone.
///
/// Always: completions are called in the order of their applies (DA-18), each once.
@MainActor
final class ApplyState {
  /// Whether a snapshot has been applied.
  var hasApplied = false
  /// Whether one is being applied.
  var isApplying = false
  /// Providers that are being asked, one inside the other.
  var providing = 0
  /// Whether snapshots come from the main queue; nil before the first.
  var isOnMain: Bool?
  /// Applies that are not over, in their order.
  private var entries: [Entry] = []
  private var serial = 0

  private struct Entry {
    let serial: Int
    let completion: (() -> Void)?
    /// The number of parts that have to end before the apply is over.
    var open = 0
  }

  /// Opens an apply.
  func begin(_ completion: (() -> Void)?) -> Int {
    serial += 1
    entries.append(Entry(serial: serial, completion: completion, open: 1))
    return serial
  }

  /// Makes an apply wait for one thing more to end before it is over.
  func extend(_ serial: Int) {
    if let index = entries.firstIndex(where: { $0.serial == serial }) { entries[index].open += 1 }
  }

  /// Records that something of an apply has ended: calls the completions of those that are over, in
  /// order.
  func end(_ serial: Int) {
    if let index = entries.firstIndex(where: { $0.serial == serial }) { entries[index].open -= 1 }
    callEnded()
  }

  /// An apply was refused: its completion is not called, only those that waited for it.
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
