/// A way back to a view for something that the view does not outlive by itself.
///
/// What a weak reference does, without its price: an object that was ever referred to weakly keeps
/// its count of references out of line, and each retain and release of it takes several times as
/// long. The view owns the object and clears it when it ends.
///
/// Deinitialisers are not isolated, so neither is this. Views are used on the main actor only.
package final class BackReference<View: AnyObject>: @unchecked Sendable {
  /// The view, for who calls it without counting a reference.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var reference: Unmanaged<View>?

  package var view: View? {
    get { reference?.takeUnretainedValue() }
    set { reference = newValue.map { .passUnretained($0) } }
  }

  init(_ view: View? = nil) {
    self.view = view
  }
}
