// Calls of methods by name, without Objective-C's runtime; `Selector` describes how a method is
// found. As under that runtime, a method runs where its caller runs, on the main actor or off it.

/// Returns a selector with a name. The method is looked up on the object that performs the
/// selector.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector, with its colons.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The result of a performed method. The reference is retained here; on Apple's systems it is not.
public struct PerformedAnswer {
  private let object: AnyObject

  /// Makes the result from a returned value; nil if the method returned nothing or nil.
  init?(_ answer: Selector.Answer?) {
    guard let answer, let value = Self.unwrapped(answer.value), !(value is Void) else {
      return nil
    }
    object = value as AnyObject
  }

  /// Returns the object. A value of a value type is in a box; `as?` takes the value out of the box.
  public func takeUnretainedValue() -> AnyObject { object }

  /// Returns the object, like `takeUnretainedValue()`: there is no reference count to balance.
  public func takeRetainedValue() -> AnyObject { object }

  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }
}

extension NSObject {
  /// Calls the method that `aSelector` names, at once. It is a fault if the object lacks the method
  /// (UM-3).
  @discardableResult
  public func perform(_ aSelector: Selector!) -> PerformedAnswer! {
    PerformedAnswer(aSelector.sent(to: self, with: []))
  }

  /// Calls the method that `aSelector` names with one argument, at once. It is a fault if the
  /// object lacks the method.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> PerformedAnswer! {
    PerformedAnswer(aSelector.sent(to: self, with: [object]))
  }

  /// Calls the method that `aSelector` names with two arguments, at once. It is a fault if the
  /// object lacks the method.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> PerformedAnswer! {
    PerformedAnswer(aSelector.sent(to: self, with: [object1, object2]))
  }

  /// Calls the method that `aSelector` names at once: there is only the main thread.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    _ = aSelector.sent(to: self, with: [arg])
  }
}

// MARK: Notifications

extension NotificationCenter {
  /// Calls a method of the observer for each notification, on the thread that posts the
  /// notification.
  ///
  /// The notification center does not keep the observer alive. A deallocated observer gets no
  /// notification. If the observer lacks the method, each notification causes a fault.
  ///
  /// - Parameters:
  ///   - aName: The name; nil for all notifications.
  ///   - anObject: The sender; nil for notifications of all objects.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let entry = ObserverTable.Entry(
      observer: observer as AnyObject, name: aName, sender: anObject.map { $0 as AnyObject })
    entry.token = addObserver(forName: aName, object: anObject, queue: nil) {
      [weak self, weak entry] note in
      guard let observer = entry?.observer else {
        if let self, let entry { ObserverTable.shared.remove(from: self) { $0 === entry } }
        return
      }
      _ = aSelector.sent(to: observer, with: [note])
    }
    ObserverTable.shared.add(entry, to: self)
  }

  /// Removes all registrations of an observer, or the registration that a token of Foundation
  /// stands for.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes the registrations of an observer with this name and this sender. Nil stands for any
  /// name or any sender.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    removeObserver(observer as Any, name: aName, object: anObject)
    let sender = anObject.map { $0 as AnyObject }
    ObserverTable.shared.remove(from: self) { entry in
      // In the observer's deinitialiser the weak reference is already nil.
      entry.address == ObjectIdentifier(observer)
        && (entry.observer == nil || entry.observer === observer)
        && (aName == nil || entry.name == aName)
        && (sender == nil || entry.hasSender && entry.sender === sender)
    }
  }
}

/// The observers that were added with a selector, by the address of the notification center.
private final class ObserverTable: @unchecked Sendable {
  final class Entry: @unchecked Sendable {
    weak var observer: AnyObject?
    /// The observer's address, which stays known after its deallocation.
    let address: ObjectIdentifier
    let name: NSNotification.Name?
    weak var sender: AnyObject?
    let hasSender: Bool
    var token: (any NSObjectProtocol)?

    init(observer: AnyObject, name: NSNotification.Name?, sender: AnyObject?) {
      self.observer = observer
      address = ObjectIdentifier(observer)
      self.name = name
      self.sender = sender
      hasSender = sender != nil
    }
  }

  static let shared = ObserverTable()

  private let lock = NSLock()
  private var entries: [(center: ObjectIdentifier, entry: Entry)] = []
  /// The number of entries above which entries of deallocated observers are removed.
  private var limit = 64

  func add(_ entry: Entry, to center: NotificationCenter) {
    let key = ObjectIdentifier(center)
    let gone = lock.withLock {
      entries.append((key, entry))
      guard entries.count > limit else { return [Entry]() }
      let gone = entries.filter { $0.center == key && $0.entry.observer == nil }.map(\.entry)
      entries.removeAll { $0.center == key && $0.entry.observer == nil }
      limit = max(64, 2 * entries.count)
      return gone
    }
    end(gone, in: center)
  }

  func remove(from center: NotificationCenter, where isMeant: (Entry) -> Bool) {
    let key = ObjectIdentifier(center)
    let meant = lock.withLock {
      let meant = entries.filter { $0.center == key && isMeant($0.entry) }.map(\.entry)
      entries.removeAll { entry in
        entry.center == key && meant.contains { $0 === entry.entry }
      }
      return meant
    }
    end(meant, in: center)
  }

  private func end(_ entries: [Entry], in center: NotificationCenter) {
    for token in entries.compactMap(\.token) { center.removeObserver(token as Any) }
  }
}

// MARK: Timers

extension Timer {
  /// Calls a method of the target when the run loop fires the timer. The target is kept alive. The
  /// timer follows real time, since Foundation's timers do not know virtual time.
  public static func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = aTarget as AnyObject
    let start = Date(timeIntervalSinceNow: ti)
    let timer = SelectorTimer(fire: start, interval: ti, repeats: yesOrNo) {
      _ = aSelector.sent(to: target, with: [$0])
    }
    timer.information = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A Foundation timer that stores its `userInfo`.
private final class SelectorTimer: Timer {
  nonisolated(unsafe) var information: Any?

  override var userInfo: Any? { information }
}
