// Calls that UIKit's declaration of `performBatchUpdates` allows, and Swift's optional closures do
// not: `self` left out in the closure, and a closure that does not escape.

extension GridView {
  /// Carries out a batch of changes whose closure may leave out `self`.
  ///
  /// - Parameter completion: Told when the animation ends.
  public func performBatchUpdates(
    @_implicitSelfCapture _ updates: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    performBatchUpdates(Optional(updates), completion: completion)
  }
}

extension GridDataSourceTranslating where Self: GridView {
  /// Carries out a batch of changes whose closure does not escape.
  ///
  /// A protocol has the function, since one that differs in nothing else cannot stand beside the
  /// class's own.
  ///
  /// - Parameter completion: Told when the animation ends.
  @_disfavoredOverload
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) {
      performBatchUpdates(Optional($0), completion: completion)
    }
  }
}
