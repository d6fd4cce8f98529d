// Overloads of `performBatchUpdates` for calls that UIKit's declaration allows, but an optional
// closure in Swift does not: an implicit `self`, and a closure that does not escape.

extension GridView {
  /// Performs a batch update. The closure may use `self` implicitly.
  ///
  /// - Parameter completion: Called when the animation ends.
  public func performBatchUpdates(
    @_implicitSelfCapture _ updates: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    performBatchUpdates(Optional(updates), completion: completion)
  }
}

extension GridDataSourceTranslating where Self: GridView {
  /// Performs a batch update with a closure that does not escape.
  ///
  /// The method is declared in a protocol, because a class cannot have two methods that differ only
  /// in `@escaping`.
  ///
  /// - Parameter completion: Called when the animation ends.
  @_disfavoredOverload
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
