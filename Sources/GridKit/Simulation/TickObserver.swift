/// An object that is told of every tick of a simulation. Tools that report frame by frame use such
/// objects.
@MainActor
package protocol TickObserver: AnyObject {
  /// Tells the observer that a tick has begun. The tick's number and time are set, and no work is
  /// done yet.
  func tickDidBegin()
  /// Tells the observer that everything that was due in the tick is done.
  func tickDidEnd()
}

extension Simulation {
  package func add(_ observer: any TickObserver) {
    tickObservers.record(observer) { [weak observer] in observer }
  }

  /// Adds an observer by an unretained reference. The observer owns the reference, and clears it
  /// when the observer is deallocated.
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
