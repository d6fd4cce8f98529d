/// The key of a reuse queue. Cells have one queue per identifier. Supplementary views have one
/// queue per kind and identifier. Decoration views have one queue per kind (RU-1).
package struct ReuseQueueKey: Hashable {
  package var kind: ElementKind
  package var identifier: String

  package init(kind: ElementKind, identifier: String) {
    self.kind = kind
    self.identifier = identifier
  }
}

/// The reuse queues of a grid. Each queue is last-in first-out (RU-2).
@MainActor
package struct ReuseQueues {
  private struct Queue {
    let key: ReuseQueueKey
    var views: [GridReusableView] = []
  }

  private var queues: [Queue] = []
  private var places: [ReuseQueueKey: Int] = [:]
  /// The index of the queue that was used last. Mostly it is used again: no string is hashed.
  private var latest = 0

  package init() {}

  package mutating func enqueue(_ view: consuming GridReusableView) {
    // A view always returns to the same queue, so the queue is looked up once.
    if let place = view.reuse.queuePlace {
      queues[place].views.append(view)
      return
    }
    guard let key = view.reuse.queue else { return }
    if place(of: key) == nil {
      latest = queues.count
      places[key] = latest
      queues.append(Queue(key: key))
    }
    view.reuse.queuePlace = latest
    queues[latest].views.append(view)
  }

  /// Removes and returns a view of a queue: the last view that was made by `registration`. Views of
  /// other registrations stay in the queue. Such views are decoration views of another layout's
  /// class, or cells that were live while their identifier was registered again.
  package mutating func dequeue(
    _ key: ReuseQueueKey, madeBy registration: ViewRegistration
  ) -> GridReusableView? {
    guard let place = place(of: key) else { return nil }
    let origin = registration.origin
    var index = queues[place].views.count - 1
    while index >= 0 {
      if queues[place].views[index].reuse.origin == origin {
        return queues[place].views.remove(at: index)
      }
      index -= 1
    }
    return nil
  }

  /// Removes a given view from its queue.
  ///
  /// - Returns: Whether the view was in the queue.
  @discardableResult
  package mutating func take(_ view: GridReusableView) -> Bool {
    guard let key = view.reuse.queue, let place = place(of: key),
      let index = queues[place].views.lastIndex(identicalTo: view)
    else { return false }
    queues[place].views.remove(at: index)
    return true
  }

  /// Empties a queue, whose identifier is registered again, and returns its views (RU-8).
  package mutating func purge(_ key: ReuseQueueKey) -> [GridReusableView] {
    guard let place = place(of: key) else { return [] }
    let views = queues[place].views
    queues[place].views = []
    return views
  }

  /// Every view in a queue, in no particular order.
  package var all: [GridReusableView] { queues.flatMap(\.views) }

  /// Returns the index of a queue and stores it in `latest`; nil if there is no such queue.
  private mutating func place(of key: ReuseQueueKey) -> Int? {
    if latest < queues.count, queues[latest].key == key { return latest }
    guard let place = places[key] else { return nil }
    latest = place
    return place
  }
}
