/// A description of the parts that a layout may throw away and of those that it may keep.
///
/// A context made by an app has both flags false and no paths. Only the grid sets the flags. After
/// any context `prepare()` runs again in the next pass; paths only tell the layout that it may keep
/// the rest (IC-1 … IC-9).
///
/// - Note: After `UICollectionViewLayoutInvalidationContext`.
@preconcurrency @MainActor
open class GridViewLayoutInvalidationContext: NSObject {
  final var everything = false
  final var dataSourceCounts = false
  // Named paths are taken out, changed and put back: so nothing is done while a property is open,
  // and no overlapping access to it has to be searched for.

  private var items = NamedPaths()
  private var namesItems = false
  private var supplementary: [String: Set<IndexPath>] = [:]
  private var decoration: [String: Set<IndexPath>] = [:]
  final var movement: Movement?
  /// The size that the view of an item asked for, for a layout that takes it over.
  final var preferredSize: (position: Position, size: CGSize)?

  /// The batch update behind the grid's own context, for layouts that keep what they know of items
  /// that survive it (IC-10).
  package var update: UpdatePlan? {
    get { updateBox?.plan }
    set { updateBox = newValue.map(UpdatePlanBox.init) }
  }
  private(set) var updateBox: UpdatePlanBox?

  /// The fields of an interactive movement (IM-26).
  package struct Movement {
    package var previous: [IndexPath]
    package var target: [IndexPath]
    package var position: CGPoint
  }

  public override init() {
    super.init()
  }

  /// The layout throws everything away: `reloadData`, a new data source or a new layout.
  open var invalidateEverything: Bool { everything }

  /// The counts of the data source may have changed: `reloadData`, or a batch update.
  open var invalidateDataSourceCounts: Bool { dataSourceCounts }

  /// Added to the view's content offset when the context is processed.
  open var contentOffsetAdjustment: CGPoint {
    get { offsetAdjustment }
    set { offsetAdjustment = newValue }
  }
  private final var offsetAdjustment = CGPoint.zero

  /// Added to the view's content size when the context is processed.
  open var contentSizeAdjustment: CGSize {
    get { sizeAdjustment }
    set { sizeAdjustment = newValue }
  }
  private final var sizeAdjustment = CGSize.zero

  /// Names items whose attributes changed.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    namesItems = true
    var named = items
    items = NamedPaths()
    named.add(indexPaths)
    items = named
  }

  /// Names an item of a path of length two; objects of this module's classes take it without making
  /// a path.
  final func invalidateItem(at position: Position) {
    guard isOfModule else { return invalidateItems(at: [position.indexPath]) }
    namesItems = true
    var named = items
    items = NamedPaths()
    named.add(position)
    items = named
  }

  /// Whether the object's class is one of this module's, so that no subclass has overridden
  /// anything.
  var isOfModule: Bool { type(of: self) == GridViewLayoutInvalidationContext.self }

  /// This object as a flow layout's context, if it is one: a cast takes many times as long to tell.
  var asFlowContext: Unretained<GridViewFlowLayoutInvalidationContext>? { nil }

  /// Names supplementary elements of a kind.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    var named = supplementary
    supplementary = [:]
    named[elementKind, default: []].formUnion(indexPaths)
    supplementary = named
  }

  /// Names decoration elements of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var named = decoration
    decoration = [:]
    named[elementKind, default: []].formUnion(indexPaths)
    decoration = named
  }

  /// The items named so far, ascending and without duplicates; nil when none was named.
  open var invalidatedItemIndexPaths: [IndexPath]? {
    namesItems ? items.sorted : nil
  }

  /// The supplementary elements named so far by kind, each ascending; nil when none was named.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementary.isEmpty ? nil : supplementary.mapValues { $0.sorted() }
  }

  /// The decoration elements named so far by kind, each ascending; nil when none was named.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    decoration.isEmpty ? nil : decoration.mapValues { $0.sorted() }
  }

  /// Paths before this step of an interactive movement; nil outside one.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }

  /// Paths after this step of an interactive movement; nil outside one.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.target }

  /// The position of the finger, in content points.
  open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }

  /// Whether single elements are named, so that the rest may be kept.
  package var namesElements: Bool {
    !items.isEmpty || supplementary.contains { !$0.value.isEmpty }
      || decoration.contains { !$0.value.isEmpty }
  }

  /// Hands out every element that is named, in order of index path and kind.
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

  /// A short text for traces: which flags are set and how many elements are named.
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

/// Keeps the plan of an update: hardly any context has one, and to hand on that there is none must
/// not cost as much as to copy it.
final class UpdatePlanBox {
  let plan: UpdatePlan

  init(_ plan: UpdatePlan) {
    self.plan = plan
  }
}

/// Index paths that were named, each once. Most contexts name one: nothing is hashed for it.
private struct NamedPaths {
  /// The position of the only path, if a position can hold that.
  private(set) var only: Position?
  /// The named paths where there are several, else none.
  private var several: Set<IndexPath> = []

  var isEmpty: Bool { only == nil && several.isEmpty }

  /// The named paths in ascending order.
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
