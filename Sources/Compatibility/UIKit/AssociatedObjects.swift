// Values attached to an object from outside, usually in place of a stored property of an extension.
// Objective-C's runtime stores them; here a table does.

/// The way an associated value is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference, which is nil after the deallocation of the value. In Objective-C the pointer
  /// would dangle.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy, if the value conforms to `NSCopying`.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Attaches a value to an object under a key. A nil `value` removes the value of the key.
///
/// The key is an address, usually the address of a global or static variable: `&key`. The values of
/// a deallocated object are released when the table next grows, not together with the object.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let owner = object as AnyObject
  AssociationTable.shared.set(AssociatedValue(value, policy: policy), for: key, of: owner)
}

/// Returns the value attached to an object under a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.value(for: key, of: object as AnyObject)
}

/// Removes all values attached to an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.shared.removeAll(of: object as AnyObject)
}

private struct AssociatedValue {
  private var strong: Any?
  private weak var weak: AnyObject?

  /// A holder of `value`; nil if `value` is nil.
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
  /// The number of entries above which the entries of deallocated objects are removed.
  private var limit = 64

  func value(for key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
    lock.withLock { entry(of: owner)?.values[key]?.value }
  }

  func set(_ value: AssociatedValue?, for key: UnsafeRawPointer, of owner: AnyObject) {
    // Replaced values are released outside the lock: their deinitialisers may call the table again.
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

  /// Returns the entry of `owner`; nil if the entry belongs to a deallocated object at the same
  /// address.
  private func entry(of owner: AnyObject) -> Entry? {
    entries[ObjectIdentifier(owner)].flatMap { $0.owner === owner ? $0 : nil }
  }
}
