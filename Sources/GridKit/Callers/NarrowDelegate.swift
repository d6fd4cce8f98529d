/// A scroll view's delegate as a grid's delegate.
///
/// To ask an object of unknown class for a conformance is many times as slow as a call to it, and
/// the delegate is called for each cell that comes and goes. What the last object was found to be
/// is remembered, and holds for an object at the same place of the same class.
@MainActor
final class NarrowDelegate {
  private var place: ObjectIdentifier?
  private var objectClass: ObjectIdentifier?
  /// Only used where the caller holds the object.
  private unowned(unsafe) var narrow: (any GridViewDelegate)?

  func value(of delegate: (any BaseScrollViewDelegate)?) -> (any GridViewDelegate)? {
    guard let delegate else { return nil }
    let place = ObjectIdentifier(delegate)
    let objectClass = ObjectIdentifier(type(of: delegate))
    if place != self.place || objectClass != self.objectClass {
      narrow = delegate as? any GridViewDelegate
      self.place = place
      self.objectClass = objectClass
    }
    return narrow
  }
}
