// Every reference without reference counting is made in this file. Such references serve the work
// that is done for every view or element of a frame, where counting would take as long as the rest
// (scenarios `steady-scroll`, `fling` and `foreign-layout` of the benchmark).

/// A reference without reference counting. An owner must retain the object as long as the reference
/// is used, and no code that is called meanwhile may release the object.
package struct Unretained<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  @inline(__always)
  package init(_ object: Object) {
    reference = .passUnretained(object)
  }

  /// Makes a reference from an unmanaged reference to an object that an owner retains.
  @inline(__always)
  init(_ reference: Unmanaged<Object>) {
    self.reference = reference
  }

  /// The object, as a counted reference.
  @inline(__always)
  package var object: Object { reference.takeUnretainedValue() }

  /// Retains an object and returns a reference to it. The caller releases the object by
  /// `release()`.
  @inline(__always)
  static func retaining(_ object: Object) -> Unretained {
    Unretained(Unmanaged.passRetained(object))
  }

  /// Retains the object once more and returns a reference to it. The caller releases the object by
  /// `release()`.
  @inline(__always)
  func retained() -> Unretained { Unretained(reference.retain()) }

  @inline(__always)
  func release() { reference.release() }

  /// The address of the object, to be compared with other addresses.
  @inline(__always)
  var address: UnsafeRawPointer { UnsafeRawPointer(reference.toOpaque()) }

  /// Runs `body` with the object, without counting a reference.
  ///
  /// The standard library's own method, called directly from isolated code, checks the current
  /// actor each time.
  @inline(__always)
  package func withObject<Result>(_ body: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef { body($0) }
  }

  /// Runs `body` with the object, without counting a reference. `body` may refuse the action by
  /// throwing `ActionRejected`.
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

/// A reference to a view, for an object that may outlive the view.
///
/// The box replaces a weak reference and avoids its cost: after the first weak reference to an
/// object, the object's reference count is stored out of line, and each retain and release takes
/// several times as long. The view owns the box and clears it in its `deinit`.
///
/// Deinitialisers are not isolated, so the box is not isolated either. Views are used on the main
/// actor only. Accesses are not checked for exclusivity, because layouts read their grid through
/// the box in every frame (scenario `steady-scroll` of the benchmark).
package final class UnretainedBox<View: AnyObject>: @unchecked Sendable {
  /// The reference to the view, for callers that do not retain the view.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var reference: Unretained<View>?

  package var view: View? {
    get { reference?.object }
    set { reference = newValue.map { Unretained($0) } }
  }

  package init(_ view: View? = nil) {
    self.view = view
  }
}
