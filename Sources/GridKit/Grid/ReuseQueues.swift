/// What a queue of reusable views is filed under: cells by identifier, supplementary views by kind
/// and identifier together, decoration views by kind (RU-1).
struct ReuseQueueKey: Hashable {
  var kind: ElementKind
  var identifier: String
}

/// Views that wait to be used again. Each queue is last-in first-out (RU-2).
@MainActor
struct ReuseQueues {
  private var queues: [ReuseQueueKey: [GridReusableView]] = [:]

  mutating func enqueue(_ view: GridReusableView) {
    guard let key = view.reuse.queue else { return }
    queues[key, default: []].append(view)
  }

  /// Takes the last view that the registration in force has made: decoration views of another
  /// layout's class, or cells that were live while their identifier was registered anew, stay.
  mutating func dequeue(
    _ key: ReuseQueueKey, madeBy registration: ViewRegistration
  ) -> GridReusableView? {
    let origin = registration.origin
    guard let index = queues[key]?.lastIndex(where: { $0.reuse.origin == origin }) else {
      return nil
    }
    return queues[key]?.remove(at: index)
  }

  /// Takes one particular view out of its queue.
  ///
  /// - Returns: Whether it was waiting there.
  @discardableResult
  mutating func take(_ view: GridReusableView) -> Bool {
    guard let key = view.reuse.queue,
      let index = queues[key]?.lastIndex(where: { $0 === view })
    else { return false }
    queues[key]?.remove(at: index)
    return true
  }

  /// Empties a queue, for instance when its identifier is registered anew (RU-8).
  mutating func purge(_ key: ReuseQueueKey) -> [GridReusableView] {
    queues.removeValue(forKey: key) ?? []
  }

  /// Every view that waits, in no particular order.
  var all: [GridReusableView] { queues.values.flatMap { $0 } }
}

extension ViewRegistration {
  /// Tells the views of one class or nib from those of another.
  var origin: ObjectIdentifier {
    switch self {
    case .viewClass(let viewClass): ObjectIdentifier(viewClass)
    case .nib(let nib): ObjectIdentifier(nib)
    }
  }
}
