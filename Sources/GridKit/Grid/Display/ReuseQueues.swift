/// What a queue of reusable views is filed under: cells by identifier, supplementary views by kind
/// and identifier together, decoration views by kind (RU-1).
package struct ReuseQueueKey: Hashable {
  package var kind: ElementKind
  package var identifier: String

  package init(kind: ElementKind, identifier: String) {
    self.kind = kind
    self.identifier = identifier
  }
}

/// Views that wait to be used again. Each queue is last-in first-out (RU-2).
@MainActor
package struct ReuseQueues {
  private struct Queue {
    let key: ReuseQueueKey
    var views: [GridReusableView] = []
  }

  private var queues: [Queue] = []
  private var places: [ReuseQueueKey: Int] = [:]
  /// The queue that was used last: it is most often the next one too, and no text has to be hashed.
  private var latest = 0

  package init() {}

  package mutating func enqueue(_ view: consuming GridReusableView) {
    // A view always returns to one queue, so its name is looked up once.
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

  /// Takes the last view that the registration in force has made: decoration views of another
  /// layout's class, or cells that were live while their identifier was registered anew, stay.
  @inline(__always)
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

  /// Takes one particular view out of its queue.
  ///
  /// - Returns: Whether it was waiting there.
  @discardableResult
  package mutating func take(_ view: GridReusableView) -> Bool {
    guard let key = view.reuse.queue, let place = place(of: key),
      let index = queues[place].views.lastIndex(identicalTo: view)
    else { return false }
    queues[place].views.remove(at: index)
    return true
  }

  /// Empties a queue, for instance when its identifier is registered anew (RU-8).
  package mutating func purge(_ key: ReuseQueueKey) -> [GridReusableView] {
    guard let place = place(of: key) else { return [] }
    let views = queues[place].views
    queues[place].views = []
    return views
  }

  /// Every view that waits, in no particular order.
  package var all: [GridReusableView] { queues.flatMap(\.views) }

  /// Where a queue is, which is then the latest one.
  @inline(__always)
  private mutating func place(of key: ReuseQueueKey) -> Int? {
    if latest < queues.count, queues[latest].key == key { return latest }
    return find(key)
  }

  private mutating func find(_ key: ReuseQueueKey) -> Int? {
    guard let place = places[key] else { return nil }
    latest = place
    return place
  }
}

extension ViewRegistration {
  /// Tells the views of one class or nib from those of another.
  package var origin: ObjectIdentifier {
    switch self {
    case .viewClass(let viewClass): ObjectIdentifier(viewClass)
    case .nib(let nib): ObjectIdentifier(nib)
    }
  }
}
