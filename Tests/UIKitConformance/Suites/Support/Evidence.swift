import Testing

/// How it is known what a test expects, strongest first: Docs/Conformance.md says what a failure of
/// each kind means.
extension Tag {
  /// In recordings of UIKit's own answers.
  @Tag static var measured: Self
  /// In Apple's reference, headers, guides or sessions, and nowhere else as far as we know.
  @Tag static var documented: Self
  /// In public logs and reports, or because shipping code relies on it.
  @Tag static var observed: Self
  /// It follows from the rest, or another collection view does so.
  @Tag static var inferred: Self
}
