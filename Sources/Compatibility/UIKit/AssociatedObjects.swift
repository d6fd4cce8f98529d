// Values that are attached to an object from outside, usually by an extension that would like a
// stored property. Objective-C's runtime keeps them; here a table does.

/// The way in which an associated value is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Weakly, where Objective-C would leave a dangling pointer.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy, if the value can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Attaches a value to an object under a key; nil removes it.
///
/// The key is an address, usually that of a global or static variable: `&key`. The values of an
/// object that is gone are dropped when the table next grows, not with the object itself.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let owner = object as AnyObject
  AssociationTable.shared.set(AssociatedValue(value, policy: policy), for: key, of: owner)
}

/// The value that was attached to an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.value(for: key, of: object as AnyObject)
}

/// Drops every value that was attached to an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.shared.removeAll(of: object as AnyObject)
}

private struct AssociatedValue {
  private var strong: Any?
  private weak var weak: AnyObject?

  /// Makes the holder of a value; nil for a missing value.
  init?(_ value: Any?, policy: objc_AssociationPolicy) {
    guard let value else { return nil }
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      weak = value as AnyObject
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      strong = value
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      strong = (value as? any NSCopying)?.copy(with: nil) ?? value
    }
  }

  var value: Any? { strong ?? weak }
}

/// A table of all associated values, by the address of their owner.
private final class AssociationTable: @unchecked Sendable {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: AssociatedValue] = [:]
  }

  static let shared = AssociationTable()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries beyond which those of objects that are gone are looked for.
  private var limit = 64

  func value(for key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
    lock.withLock { entry(of: owner)?.values[key]?.value }
  }

  func set(_ value: AssociatedValue?, for key: UnsafeRawPointer, of owner: AnyObject) {
    // A replaced value is let go of outside the lock: its deinitialiser may come back here.
    var replaced: [Any] = []
    lock.withLock {
      var entry = entry(of: owner) ?? Entry(owner: owner)
      if let old = entry.values[key] { replaced.append(old) }
      entry.values[key] = value
      if let stale = entries.updateValue(entry, forKey: ObjectIdentifier(owner)) {
        replaced.append(stale)
      }
      if entries.count > limit {
        replaced.append(contentsOf: entries.values.filter { $0.owner == nil })
        entries = entries.filter { $0.value.owner != nil }
        limit = max(64, 2 * entries.count)
      }
    }
  }

  func removeAll(of owner: AnyObject) {
    let removed = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(removed) {}
  }

  /// An address that is used again has another owner, whose entry is not this one.
  private func entry(of owner: AnyObject) -> Entry? {
    entries[ObjectIdentifier(owner)].flatMap { $0.owner === owner ? $0 : nil }
  }
}
