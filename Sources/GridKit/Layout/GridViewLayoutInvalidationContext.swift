/// The parts of a layout that an invalidation makes stale.
///
/// In a context made by an app, `invalidateEverything` and `invalidateDataSourceCounts` are false,
/// and no index paths are named. Only the grid sets these two flags. After any context, `prepare()`
/// runs again in the next layout pass. Named index paths tell the layout that it may keep the rest
/// (IC-1 … IC-9).
///
/// - Note: After `UICollectionViewLayoutInvalidationContext`.
@preconcurrency @MainActor
open class GridViewLayoutInvalidationContext: NSObject {
  final var everything = false
  final var dataSourceCounts = false
  /// The index paths in the order in which they were named. Not a set, because hashing an index
  /// path takes long, and each preferred size names one (scenario `far-jump` of the benchmark).
  private var named: [ElementKind: [IndexPath]] = [:]
  final var movement: Movement?
  /// The preferred size of an item's cell, for a layout that adopts this size.
  final var preferredSize: (position: Position, size: CGSize)?

  /// The plan of the batch update for which the grid made the context. A layout uses the plan to
  /// keep its data about items that survive the update (IC-10).
  package var update: UpdatePlan? {
    get { updateBox?.value }
    set { updateBox = newValue.map(CopyOnWrite.init) }
  }
  /// The plan behind one reference: hardly any context has a plan, and passing on nil must be
  /// cheaper than copying a plan.
  private(set) var updateBox: CopyOnWrite<UpdatePlan>?

  /// The fields of an interactive movement (IM-26).
  package struct Movement {
    package var previous: [IndexPath]
    package var target: [IndexPath]
    package var position: CGPoint
  }

  public override init() {
    super.init()
  }

  /// Whether the layout discards all its data. The value is true after `reloadData`, a new data
  /// source or a new layout.
  open var invalidateEverything: Bool { everything }

  /// Whether the counts of the data source may have changed. The value is true after `reloadData`
  /// or a batch update.
  open var invalidateDataSourceCounts: Bool { dataSourceCounts }

  /// The distance added to the view's content offset when the context is processed.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The size added to the view's content size when the context is processed.
  open var contentSizeAdjustment = CGSize.zero

  /// Names items whose attributes changed.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    named[.cell, default: []] += indexPaths
  }

  /// The object as a flow layout's context; nil for other contexts. A cast with `as?` takes many
  /// times as long.
  var asFlowContext: Unretained<GridViewFlowLayoutInvalidationContext>? { nil }

  /// Names supplementary views of a kind whose attributes changed.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    named[.supplementary(elementKind), default: []] += indexPaths
  }

  /// Names decoration views of a kind whose attributes changed.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    named[.decoration(elementKind), default: []] += indexPaths
  }

  /// The index paths of the items named so far, ascending and without duplicates; nil if none was
  /// named.
  open var invalidatedItemIndexPaths: [IndexPath]? { named[.cell].map { Set($0).sorted() } }

  /// The index paths of the supplementary views named so far, by kind, each list ascending; nil if
  /// none was named.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    indexPaths(of: .supplementaryView)
  }

  /// The index paths of the decoration views named so far, by kind, each list ascending; nil if
  /// none was named.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    indexPaths(of: .decorationView)
  }

  /// Returns the index paths of the elements of a category, by kind; nil if none was named.
  private func indexPaths(of category: GridElementID.Category) -> [String: [IndexPath]]? {
    var paths: [String: [IndexPath]] = [:]
    for (kind, named) in named where kind.category == category {
      paths[kind.name ?? ""] = Set(named).sorted()
    }
    return paths.isEmpty ? nil : paths
  }

  /// The index paths of the moving items before this step of an interactive movement; nil outside a
  /// movement.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }

  /// The index paths of the moving items after this step of an interactive movement; nil outside a
  /// movement.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.target }

  /// The position of the finger in an interactive movement, in content points; zero outside a
  /// movement.
  open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }

  /// Whether single elements are named, so that the layout may keep the rest.
  package var namesElements: Bool {
    for paths in named.values where !paths.isEmpty { return true }
    return false
  }

  /// The keys of all named elements, in order of index path and kind.
  package var namedKeys: [ElementKey] {
    var keys: [ElementKey] = []
    // A closure for `map` would check for each path that it runs on the main actor.
    for (kind, paths) in named {
      for path in paths { keys.append(ElementKey(kind, Position(path))) }
    }
    return keys.count > 1 ? Set(keys).sorted(by: ElementKey.isOrdered) : keys
  }

  /// A short text for traces: the flags that are set, the number of named elements and the
  /// adjustments.
  package var summary: String {
    var words: [String] = []
    if invalidateEverything { words.append("everything") }
    if invalidateDataSourceCounts { words.append("counts") }
    let named = namedKeys.count
    if named > 0 { words.append("\(named) elements") }
    if contentOffsetAdjustment != .zero {
      words.append("offset by \(NumberText.short(contentOffsetAdjustment))")
    }
    if contentSizeAdjustment != .zero {
      words.append("size by \(NumberText.short(contentSizeAdjustment))")
    }
    return words.joined(separator: ", ")
  }
}

extension GridViewLayoutInvalidationContext {
  // See `GridViewLayoutAttributes.makeInstance(of:)`.
  @_silgen_name("GridKit_makeInvalidationContext")
  convenience init(registered: ()) {
    self.init()
  }

  @_silgen_name("GridKit_makeInvalidationContext")
  private static func _make(registered: ()) -> Self

  package static func makeInstance(
    of contextClass: GridViewLayoutInvalidationContext.Type
  ) -> GridViewLayoutInvalidationContext {
    contextClass._make(registered: ())
  }
}
