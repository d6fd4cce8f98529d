/// Hears of every tick of a simulation: for tools that tell frames apart.
@MainActor
package protocol TickObserver: AnyObject {
  /// The tick's number and time are in force, nothing has been done yet.
  func tickDidBegin()
  /// Everything that was due in the tick is done.
  func tickDidEnd()
}

/// Simulations do not keep their observers.
struct WeakTickObserver {
  weak var observer: (any TickObserver)?
}

extension Simulation {
  package func add(_ observer: any TickObserver) {
    tickObservers.removeAll { $0.observer == nil }
    tickObservers.append(WeakTickObserver(observer: observer))
  }

  package func remove(_ observer: any TickObserver) {
    tickObservers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// In the order in which they came.
  func tellTickObservers(_ message: (any TickObserver) -> Void) {
    for entry in tickObservers {
      if let observer = entry.observer { message(observer) }
    }
  }
}
