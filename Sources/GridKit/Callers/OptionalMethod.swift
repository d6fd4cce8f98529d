/// Names an optional protocol method, so that its default body can say that it is the default.
///
/// Swift has no optional requirements without Objective-C. A missing method is found by calling
/// it: the default body reports itself, and `ifImplemented` turns the report into nil.
struct OptionalMethod: Equatable {
  let id: UInt8

  init(_ id: UInt8) {
    self.id = id
  }

  private static let none = OptionalMethod(0)
  /// The last default body that ran inside the innermost `ifImplemented`.
  @MainActor private static var reported = none

  /// Called by a default body.
  @MainActor func reportMissing() {
    OptionalMethod.reported = self
  }

  /// Runs a call of this method; nil when its default body answered.
  ///
  /// The report is kept per call: a delegate that calls other optional methods from inside its own
  /// implementation does not look as if it lacked this one.
  @MainActor @inline(__always)
  func ifImplemented<Result>(_ call: () -> Result) -> Result? {
    let outer = OptionalMethod.reported
    OptionalMethod.reported = .none
    defer { OptionalMethod.reported = outer }
    let result = call()
    return OptionalMethod.reported == self ? nil : result
  }
}
