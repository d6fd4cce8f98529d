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
  private var items = NamedPaths()
  private var namesItems = false
  private var supplementary: [String: Set<IndexPath>] = [:]
  private var decoration: [String: Set<IndexPath>] = [:]
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
    namesItems = true
    items.add(indexPaths)
  }

  /// Names the item at a position. A context of the base class does not make an index path for the
  /// item.
  final func invalidateItem(at position: Position) {
    guard isOfModule else { return invalidateItems(at: [position.indexPath]) }
    namesItems = true
    items.add(position)
  }

  /// Whether the object is of the base class and no subclass has overridden anything.
  var isOfModule: Bool { type(of: self) == GridViewLayoutInvalidationContext.self }

  /// The object as a flow layout's context; nil for other contexts. A cast with `as?` takes many
  /// times as long.
  var asFlowContext: Unretained<GridViewFlowLayoutInvalidationContext>? { nil }

  /// Names supplementary views of a kind whose attributes changed.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    supplementary[elementKind, default: []].formUnion(indexPaths)
  }

  /// Names decoration views of a kind whose attributes changed.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decoration[elementKind, default: []].formUnion(indexPaths)
  }

  /// The index paths of the items named so far, ascending and without duplicates; nil if none was
  /// named.
  open var invalidatedItemIndexPaths: [IndexPath]? {
    namesItems ? items.sorted : nil
  }

  /// The index paths of the supplementary views named so far, by kind, each list ascending; nil if
  /// none was named.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementary.isEmpty ? nil : supplementary.mapValues { $0.sorted() }
  }

  /// The index paths of the decoration views named so far, by kind, each list ascending; nil if
  /// none was named.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    decoration.isEmpty ? nil : decoration.mapValues { $0.sorted() }
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
    !items.isEmpty || supplementary.contains { !$0.value.isEmpty }
      || decoration.contains { !$0.value.isEmpty }
  }

  /// Calls `visit` for every named element, in order of index path and kind.
  func forEachNamedKey(_ visit: (ElementKey) -> Void) {
    if let only = items.only, supplementary.isEmpty, decoration.isEmpty {
      return visit(ElementKey(.cell, only))
    }
    for key in namedKeys { visit(key) }
  }

  /// The keys of all named elements, in order of index path and kind.
  package var namedKeys: [ElementKey] {
    var keys = items.sorted.map { ElementKey(.cell, Position($0)) }
    for (kind, paths) in supplementary {
      keys += paths.map { ElementKey(.supplementary(kind), Position($0)) }
    }
    for (kind, paths) in decoration {
      keys += paths.map { ElementKey(.decoration(kind), Position($0)) }
    }
    return keys.sorted(by: ElementKey.isOrdered)
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

/// A set of named index paths. Most contexts name one index path, which is stored without hashing.
private struct NamedPaths {
  /// The position of the only index path. The position is nil if there are several index paths, or
  /// if the only index path does not fit into a position.
  private(set) var only: Position?
  /// The named index paths if there are several, or if the only index path does not fit into a
  /// position; otherwise empty.
  private var several: Set<IndexPath> = []

  var isEmpty: Bool { only == nil && several.isEmpty }

  /// The named index paths in ascending order.
  var sorted: [IndexPath] { only.map { [$0.indexPath] } ?? several.sorted() }

  mutating func add(_ position: Position) {
    if isEmpty || only == position {
      only = position
    } else {
      add(position.indexPath)
    }
  }

  mutating func add(_ paths: [IndexPath]) {
    for path in paths {
      let position = Position(path)
      if position == .invalid { add(path) } else { add(position) }
    }
  }

  private mutating func add(_ path: IndexPath) {
    if let only { several.insert(only.indexPath) }
    only = nil
    several.insert(path)
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
