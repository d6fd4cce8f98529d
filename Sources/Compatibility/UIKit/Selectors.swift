import Foundation
import GridKit

// Methods by name, without Objective-C's runtime: see `Selector` for how they are found. As under
// that runtime they are called where the caller is, on the main actor or off it.

/// A selector of a name; the method is looked for on the object that performs it.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name, with its colons.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The result of a performed method: on Apple's systems a reference that is not counted, here one
/// that is.
public struct PerformedAnswer {
  private let object: AnyObject

  /// Makes the result of an answer; nil for a method that answers nothing, or nil.
  init?(_ answer: Selector.Answer?) {
    guard let answer, let value = Self.unwrapped(answer.value), !(value is Void) else {
      return nil
    }
    object = value as AnyObject
  }

  /// The object; a value is in a box, from which `as?` takes it.
  public func takeUnretainedValue() -> AnyObject { object }

  /// Returns the object, like `takeUnretainedValue()`: there is nothing to balance.
  public func takeRetainedValue() -> AnyObject { object }

  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }
}

extension NSObject {
  /// Calls the method of that name, at once; an object without it is a fault (UM-3).
  @discardableResult
  public func perform(_ aSelector: Selector!) -> PerformedAnswer! {
    PerformedAnswer(aSelector.sent(to: self, with: []))
  }

  /// Calls the method of that name with an argument, at once; an object without it is a fault.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> PerformedAnswer! {
    PerformedAnswer(aSelector.sent(to: self, with: [object]))
  }

  /// Calls the method of that name with two arguments, at once; an object without it is a fault.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> PerformedAnswer! {
    PerformedAnswer(aSelector.sent(to: self, with: [object1, object2]))
  }

  /// Calls the method of that name at once: there is one thread, the main one.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    _ = aSelector.sent(to: self, with: [arg])
  }
}

// MARK: Notifications

extension NotificationCenter {
  /// Calls a method of the observer for each notification, where that is posted.
  ///
  /// The observer is not kept alive, and forgotten when it is gone. An observer without the method
  /// is a fault when the notification comes.
  ///
  /// - Parameters:
  ///   - aName: Nil for all notifications.
  ///   - anObject: Nil for notifications of all objects.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let entry = ObserverTable.Entry(
      observer: observer as AnyObject, name: aName, sender: anObject.map { $0 as AnyObject })
    entry.token = addObserver(forName: aName, object: anObject, queue: nil) {
      [weak self, weak entry] note in
      guard let observer = entry?.observer else {
        if let self, let entry { ObserverTable.shared.remove(entry, from: self) }
        return
      }
      _ = aSelector.sent(to: observer, with: [note])
    }
    ObserverTable.shared.add(entry, to: self)
  }

  /// Ends all that was added for an object, or what a token of Foundation's stands for.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends what was added for an object with this name and sender; nil stands for any.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    removeObserver(observer as Any, name: aName, object: anObject)
    ObserverTable.shared.remove(
      observer, name: aName, sender: anObject.map { $0 as AnyObject }, from: self)
  }
}

/// The objects that observe by selector, by the center's address.
private final class ObserverTable: @unchecked Sendable {
  final class Entry: @unchecked Sendable {
    weak var observer: AnyObject?
    /// An observer that is gone has its address still.
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
  /// The number of entries from which those of observers that are gone are looked for.
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

  func remove(_ entry: Entry, from center: NotificationCenter) {
    remove(from: center) { $0 === entry }
  }

  func remove(
    _ observer: AnyObject, name: NSNotification.Name?, sender: AnyObject?,
    from center: NotificationCenter
  ) {
    let address = ObjectIdentifier(observer)
    remove(from: center) { entry in
      // In a deinitialiser the weak reference is empty already.
      entry.address == address && (entry.observer == nil || entry.observer === observer)
        && (name == nil || entry.name == name)
        && (sender == nil || entry.hasSender && entry.sender === sender)
    }
  }

  private func remove(from center: NotificationCenter, where isMeant: (Entry) -> Bool) {
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
  /// Calls a method of the target, which is kept alive, when the run loop's time has come: a timer
  /// of Foundation's knows nothing of virtual time.
  public static func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = SelectorTimer(
      interval: ti, target: aTarget as AnyObject, selector: aSelector, repeats: yesOrNo)
    timer.information = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer of Foundation's that has what it was given for its target.
private final class SelectorTimer: Timer {
  nonisolated(unsafe) var information: Any?

  override var userInfo: Any? { information }

  convenience init(
    interval: TimeInterval, target: AnyObject, selector: Selector, repeats: Bool
  ) {
    nonisolated(unsafe) let target = target
    self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) {
      _ = selector.sent(to: target, with: [$0])
    }
  }
}
