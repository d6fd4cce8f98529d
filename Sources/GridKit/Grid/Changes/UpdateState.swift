/// The batch updates of a grid: the one that is open, and those whose animations run.
struct UpdateState {
  /// Batches that are open, one inside the other; their operations are one record (CP-2).
  var depth = 0
  /// Animations of earlier batches that have not ended.
  var animations: [RunningAnimation] = []
  /// Whether views that came with a batch have yet to be asked for their sizes (SS-5).
  var isSizingDue = false

  // Of the batch that is open or being carried out.

  var record = UpdateRecord()
  /// Items whose cells are configured anew, by their places before the update (RC-7).
  var reconfigured: [Position] = []
  /// The completion handlers, in the order in which the batches were opened: the outermost one's
  /// first (CP-3).
  var completions: [(Bool) -> Void] = []
  /// The counts when the outermost batch was opened.
  var before = SectionCounts()
  /// The invalidation that tells the layout of the batch: the counts are loaded already.
  var context: GridViewLayoutInvalidationContext?
  /// Whether `reloadData` was called inside (RD-7).
  var isReloadAsked = false
  /// Whether a fault was met while operations were recorded.
  var isRefused = false

  var isOpen: Bool { depth > 0 }

  /// Forgets the batch; animations of earlier ones go on.
  mutating func reset() {
    self = UpdateState(animations: animations, isSizingDue: isSizingDue)
  }

  init(animations: [RunningAnimation] = [], isSizingDue: Bool = false) {
    self.animations = animations
    self.isSizingDue = isSizingDue
  }
}
