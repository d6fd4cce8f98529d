/// The changes that handlers of visible items have made to an element. The changes stay until the
/// layout is solved again (CL-47).
///
/// The values are in the layout's coordinates.
@MainActor
struct VisibleItemChange {
  var alpha: CGFloat?
  var zIndex: Int?
  var isHidden: Bool?
  var center: CGPoint?
  var transform: CATransform3D?
  /// The attributes that got the changes last. `version` is the version of the attributes after the
  /// changes.
  private weak var object: GridViewLayoutAttributes?
  private var version: UInt32 = 0

  /// Whether `attributes` have these changes, and have not been changed since.
  func holds(for attributes: GridViewLayoutAttributes) -> Bool {
    object === attributes && version == attributes.version
  }

  /// Applies the changes to attributes.
  ///
  /// - Parameter width: The width of the content, if `attributes` are in the coordinates of a view
  ///   that mirrors the layout.
  mutating func apply(to attributes: GridViewLayoutAttributes, mirroredIn width: CGFloat?) {
    if let alpha { attributes.alpha = alpha }
    if let zIndex { attributes.zIndex = zIndex }
    if let isHidden { attributes.isHidden = isHidden }
    if let center {
      attributes.center = width.map { CGPoint(x: $0 - center.x, y: center.y) } ?? center
    }
    if let transform { attributes.transform3D = transform }
    if width == nil {
      object = attributes
      version = attributes.version
    }
  }
}

/// An element on screen that handlers can read and change. Changes are stored and shown.
final class CompositionalVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  /// The attributes with which the grid shows the element.
  private let attributes: GridViewLayoutAttributes
  private weak var layout: GridViewCompositionalLayout?
  /// The width of the content, if the view mirrors the layout.
  private let mirroredWidth: CGFloat?

  init(
    _ attributes: GridViewLayoutAttributes, in layout: GridViewCompositionalLayout,
    mirroredWidth: CGFloat?
  ) {
    self.attributes = attributes
    self.layout = layout
    self.mirroredWidth = mirroredWidth
    super.init()
  }

  /// Records a change and applies it.
  private func change(_ change: (inout VisibleItemChange) -> Void) {
    guard let layout else { return }
    var all = layout.visibleChanges[attributes.key] ?? VisibleItemChange()
    change(&all)
    all.apply(to: attributes, mirroredIn: mirroredWidth)
    // In a mirrored view, `attributes` is a copy, so the layout's own object is changed too.
    if mirroredWidth != nil, let own = layout.pool.entry(attributes.key)?.attributes {
      all.apply(to: own, mirroredIn: nil)
    }
    layout.visibleChanges[attributes.key] = all
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { if newValue != alpha { change { $0.alpha = newValue } } }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { if newValue != zIndex { change { $0.zIndex = newValue } } }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { if newValue != isHidden { change { $0.isHidden = newValue } } }
  }

  var center: CGPoint {
    get { attributes.center }
    set {
      guard newValue != center else { return }
      let own = mirroredWidth.map { CGPoint(x: $0 - newValue.x, y: newValue.y) } ?? newValue
      change { $0.center = own }
    }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { if newValue != transform3D { change { $0.transform = newValue } } }
  }

  var name: String { attributes.key.elementID.description }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: GridView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}

extension GridViewCompositionalLayout {
  package var tellsVisibleItems: Bool { solution?.hasHandlers == true }

  /// Calls the handler of each section with the section's cells and boundary items on screen.
  package func tellVisibleItems(_ elements: [GridViewLayoutAttributes], offset: CGPoint) {
    guard let solution, solution.hasHandlers, let grid = installedView,
      notified?.changeCount != changeCount || notified?.offset != offset
    else { return }
    notified = (changeCount, offset)
    let mirroredWidth = grid.isMirrored(under: self) ? grid.contentSize.width : nil
    var items: [Int: [CompositionalVisibleItem]] = [:]
    for attributes in elements {
      guard let section = notifiedSection(of: attributes.key, in: solution) else { continue }
      items[section, default: []].append(
        CompositionalVisibleItem(attributes, in: self, mirroredWidth: mirroredWidth))
    }
    for section in items.keys.sorted() {
      guard let handler = solution.sections[section]?.visibleItemsInvalidationHandler,
        let shown = items[section]
      else { continue }
      // An orthogonal section has an offset of its own.
      let own = scrolls[section].map { CGPoint($0.row.axis, along: $0.offset, across: 0) }
      handler(shown, own ?? offset, solution.environment)
      // The handler may have invalidated the layout. After the next solve, all handlers are called
      // again.
      guard self.solution === solution else { return }
    }
    forgetChanges(besides: elements)
  }

  /// Returns the section whose handler gets an element; nil if there is none.
  private func notifiedSection(of key: ElementKey, in solution: CompositionalSolution) -> Int? {
    switch keys.element(of: key, in: solution) {
    case .cell(let section, _)?, .boundary(let section, _)?:
      let isThere = solution.sections.indices.contains(section)
      return isThere && solution.sections[section]?.visibleItemsInvalidationHandler != nil
        ? section : nil
    default:
      return nil
    }
  }

  /// Drops the changes to elements that are not in `elements`, if too many changes are stored. The
  /// handlers receive a dropped element again before it is shown again.
  private func forgetChanges(besides elements: [GridViewLayoutAttributes]) {
    guard visibleChanges.count > 4096 else { return }
    var kept: [ElementKey: VisibleItemChange] = [:]
    for attributes in elements { kept[attributes.key] = visibleChanges[attributes.key] }
    visibleChanges = kept
  }
}
