/// Hears of every tick of a simulation: for tools that tell frames apart.
@MainActor
package protocol TickObserver: AnyObject {
  /// The tick's number and time are in force, nothing has been done yet.
  func tickDidBegin()
  /// Tells the observer that everything that was due in the tick is done.
  func tickDidEnd()
}

extension Simulation {
  package func add(_ observer: any TickObserver) {
    tickObservers.record(observer) { [weak observer] in observer }
  }

  /// Adds an observer by a back reference, which the observer owns and clears when it ends.
  package func add<Observer: TickObserver>(_ reference: UnretainedBox<Observer>) {
    guard let observer = reference.view else { return }
    tickObservers.record(observer) { reference.view }
  }

  package func remove(_ observer: any TickObserver) {
    tickObservers.remove(observer)
  }

  /// Calls the observers, in the order in which they were added.
  func tellTickObservers(_ message: (any TickObserver) -> Void) {
    tickObservers.tell(message)
  }
}
