/// An optional method of a protocol. The default body of the method reports with `reportMissing()`
/// that it ran.
///
/// Swift has no optional requirements without Objective-C. A missing method is found by calling
/// it: the default body reports itself, and `ifImplemented` turns the report into nil.
struct OptionalMethod: Equatable {
  let id: UInt8

  init(_ id: UInt8) {
    self.id = id
  }

  private static let none = OptionalMethod(0)
  /// The method whose default body ran last inside the innermost `ifImplemented`.
  @MainActor private static var reported = none

  /// Reports that the default body of the method ran.
  @MainActor func reportMissing() {
    OptionalMethod.reported = self
  }

  /// Runs a call of this method. Returns nil if the default body ran.
  ///
  /// Each call has a report of its own. So a delegate may call other optional methods in its
  /// implementation of this method, and the implementation is still found.
  @MainActor
  func ifImplemented<Result>(_ call: () -> Result) -> Result? {
    let outer = OptionalMethod.reported
    OptionalMethod.reported = .none
    defer { OptionalMethod.reported = outer }
    let result = call()
    return OptionalMethod.reported == self ? nil : result
  }
}
