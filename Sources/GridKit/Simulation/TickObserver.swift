/// Hears of every tick of a simulation: for tools that tell frames apart.
@MainActor
package protocol TickObserver: AnyObject {
  /// The tick's number and time are in force, nothing has been done yet.
  func tickDidBegin()
  /// Everything that was due in the tick is done.
  func tickDidEnd()
}

extension Simulation {
  package func add(_ observer: any TickObserver) {
    tickObservers.note(observer) { [weak observer] in observer }
  }

  /// The same for one that owns a way back to itself, and clears it when it ends.
  package func add<Observer: TickObserver>(_ reference: BackReference<Observer>) {
    guard let observer = reference.view else { return }
    tickObservers.note(observer) { reference.view }
  }

  package func remove(_ observer: any TickObserver) {
    tickObservers.remove(observer)
  }

  /// In the order in which they came.
  func tellTickObservers(_ message: (any TickObserver) -> Void) {
    tickObservers.tell(message)
  }
}
