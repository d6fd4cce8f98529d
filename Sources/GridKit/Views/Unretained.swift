// Every reference that is not counted comes from here: for what is done for every view or element
// of a frame, where counting would take as long as the rest (scenarios `steady-scroll`, `fling` and
// `foreign-layout` of the benchmark).

/// A reference that counts nothing: an owner keeps the object as long as the reference is used, and
/// no code that is called meanwhile can let the object go.
package struct Unretained<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  @inline(__always)
  package init(_ object: Object) {
    reference = .passUnretained(object)
  }

  /// The object that is kept otherwise.
  @inline(__always)
  init(_ reference: Unmanaged<Object>) {
    self.reference = reference
  }

  /// The object, counted from here on.
  @inline(__always)
  package var object: Object { reference.takeUnretainedValue() }

  /// A reference to an object, counted once for a caller that keeps it by hand and releases it.
  @inline(__always)
  static func retaining(_ object: Object) -> Unretained {
    Unretained(Unmanaged.passRetained(object))
  }

  /// A reference to the same object, counted once more for a caller that releases it.
  @inline(__always)
  func retained() -> Unretained { Unretained(reference.retain()) }

  @inline(__always)
  func release() { reference.release() }

  /// The address of the object, to be compared with other addresses.
  @inline(__always)
  var address: UnsafeRawPointer { UnsafeRawPointer(reference.toOpaque()) }

  /// Runs `body` with the object, without counting a reference.
  ///
  /// The standard library's own method, called from isolated code, asks each time which actor runs.
  @inline(__always)
  package func withObject<Result>(_ body: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef { body($0) }
  }

  /// Runs `body` with the object, without counting a reference. `body` may refuse the action.
  @inline(__always)
  func withObject<Result>(
    refusing body: (Object) throws(ActionRejected) -> Result
  ) throws(ActionRejected) -> Result {
    let outcome = withObject { object -> Swift.Result<Result, ActionRejected> in
      do throws(ActionRejected) {
        return .success(try body(object))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}

extension Unretained: Sendable where Object: Sendable {}

/// A way back to a view for something that the view does not outlive by itself.
///
/// A back reference does the work of a weak one without its price: an object that was ever referred
/// to weakly keeps its count of references out of line, and each retain and release of it takes
/// several times as long. The view owns the object and clears it when it ends.
///
/// Deinitialisers are not isolated, so neither is this. Views are used on the main actor only.
/// Unchecked for scenario `steady-scroll` of the benchmark: layouts look into their grid by it in
/// every frame.
package final class UnretainedBox<View: AnyObject>: @unchecked Sendable {
  /// The view, for callers that count no reference to it.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var reference: Unretained<View>?

  package var view: View? {
    get { reference?.object }
    set { reference = newValue.map { Unretained($0) } }
  }

  package init(_ view: View? = nil) {
    self.view = view
  }
}
