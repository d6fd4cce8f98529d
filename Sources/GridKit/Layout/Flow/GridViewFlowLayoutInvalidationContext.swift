/// Says what of a flow layout is stale.
///
/// - Note: After `UICollectionViewFlowLayoutInvalidationContext`; FL-70.
@preconcurrency @MainActor
open class GridViewFlowLayoutInvalidationContext: GridViewLayoutInvalidationContext {
  /// Whether sizes, insets and spacings are asked of the delegate again.
  open var invalidateFlowLayoutDelegateMetrics: Bool {
    get { metrics }
    set { metrics = newValue }
  }
  /// Whether computed geometry is thrown away.
  open var invalidateFlowLayoutAttributes: Bool {
    get { attributes }
    set { attributes = newValue }
  }
  private final var metrics = true
  private final var attributes = true

  public override init() {
    super.init()
  }

  override var isOfModule: Bool { type(of: self) == GridViewFlowLayoutInvalidationContext.self }
  override var asFlowContext: Unretained<GridViewFlowLayoutInvalidationContext>? {
    Unretained(self)
  }
}
