/// The parts of a flow layout that an invalidation makes stale.
///
/// - Note: After `UICollectionViewFlowLayoutInvalidationContext`; FL-70.
@preconcurrency @MainActor
open class GridViewFlowLayoutInvalidationContext: GridViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes, insets and spacings again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the computed geometry is discarded.
  open var invalidateFlowLayoutAttributes = true

  public override init() {
    super.init()
  }

  override var asFlowContext: Unretained<GridViewFlowLayoutInvalidationContext>? {
    Unretained(self)
  }
}
