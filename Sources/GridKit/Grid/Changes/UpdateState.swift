/// The open batch update of a grid, and the running animations of earlier batch updates.
struct UpdateState {
  /// The number of nested open batches. Their operations share one record (CP-2).
  var depth = 0
  /// Animations of earlier batches that have not ended.
  var animations: [RunningAnimation] = []
  /// Whether views that entered with a batch still have to be asked for their sizes (SS-5).
  var isSizingDue = false

  // The batch that is open or being carried out.

  var record = UpdateRecord()
  /// Items to reconfigure, by their positions before the update (RC-7).
  var reconfigured: [Position] = []
  /// The completion handlers in the order in which the batches were opened, outermost first (CP-3).
  var completions: [(Bool) -> Void] = []
  /// The counts when the outermost batch was opened.
  var before = SectionCounts()
  /// The invalidation context that the layout receives for the batch. The counts are loaded
  /// already, so this context does not make them stale.
  var context: GridViewLayoutInvalidationContext?
  /// Whether `reloadData` was called inside the batch (RD-7).
  var isReloadAsked = false
  /// Whether a fault occurred while operations were recorded.
  var isRefused = false

  var isOpen: Bool { depth > 0 }

  /// Discards the batch. Animations of earlier batches continue.
  mutating func reset() {
    self = UpdateState(animations: animations, isSizingDue: isSizingDue)
  }
}
