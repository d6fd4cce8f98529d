import GridKit

/// The answers that a layout gives in place of the truth, by what it is asked.
struct LayoutLies {
  typealias Attributes = GridViewLayoutAttributes

  var prepare: ((LyingLayout) -> Void)?
  var contentSize: ((CGSize) -> CGSize)?
  var elements: (([Attributes], CGRect) -> [Attributes]?)?
  var single: ((Attributes) -> Attributes?)?
  var initial: ((Attributes) -> Attributes?)?
  var final: ((Attributes) -> Attributes?)?
  var lifted: ((Attributes) -> Attributes?)?
  var movementTarget: ((IndexPath) -> IndexPath)?
  /// At the end of switches, updates and animated resizes.
  var target: ((CGPoint) -> CGPoint)?
  /// At the end of a drag.
  var dragTarget: ((CGPoint) -> CGPoint)?
  /// Changes each context that the layout makes.
  var context: ((GridViewLayoutInvalidationContext) -> Void)?
  var isStaleForBounds: ((LyingLayout, CGRect) -> Bool)?
  var isStaleForSize: Bool?
  var pathsToDelete: [IndexPath] = []
  var pathsToInsert: [IndexPath] = []
}

/// Rows in one column with a header per section and a board behind each section. It keeps no
/// objects: everything is arithmetic, so that no count is too much for it. Its lies replace
/// answers.
final class LyingLayout: GridViewLayout {
  static let header = "lies.header"
  static let board = "lies.board"

  var rowHeight: CGFloat = 40
  var lies = LayoutLies()
  /// Gives every object out once: what was handed out is here, to be changed later.
  var handedOut: [GridViewLayoutAttributes] = []
  var keepsObjects = false
  /// Questions that may still be asked: a lie whose questions never end is given up.
  var budget: LieBudget?

  private let headerHeight: CGFloat = 30
  private var counts: [Int] = []
  private var tops: [CGFloat] = []
  private var height: CGFloat = 0
  private var objects: [String: GridViewLayoutAttributes] = [:]

  override init() {
    super.init()
    register(GridReusableView.self, forDecorationViewOfKind: LyingLayout.board)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func lie<Lie>(_ path: KeyPath<LayoutLies, Lie?>) -> Lie? {
    budget?.spend() == false ? nil : lies[keyPath: path]
  }

  // MARK: The truth

  override func prepare() {
    super.prepare()
    counts = []
    tops = []
    height = 0
    objects = [:]
    guard let grid = collectionView else { return }
    for section in 0..<grid.numberOfSections {
      let count = grid.numberOfItems(inSection: section)
      counts.append(count)
      tops.append(height)
      height += headerHeight + CGFloat(count) * rowHeight
    }
    lie(\.prepare)?(self)
  }

  private func attributes(
    _ name: String, _ frame: CGRect, zIndex: Int = 0, _ make: () -> GridViewLayoutAttributes
  ) -> GridViewLayoutAttributes {
    if keepsObjects, let present = objects[name] { return present }
    let attributes = make()
    attributes.frame = frame
    attributes.zIndex = zIndex
    if keepsObjects { objects[name] = attributes }
    handedOut.append(attributes)
    if handedOut.count > 200 { handedOut.removeFirst(100) }
    return attributes
  }

  private var width: CGFloat { collectionView?.bounds.width ?? 0 }

  private func row(_ item: Int, _ section: Int) -> GridViewLayoutAttributes {
    let y = tops[section] + headerHeight + CGFloat(item) * rowHeight
    return attributes("\(section)-\(item)", CGRect(0, y, width, rowHeight)) {
      GridViewLayoutAttributes(forCellWith: [section, item])
    }
  }

  private func header(_ section: Int) -> GridViewLayoutAttributes {
    let frame = CGRect(0, tops[section], width, headerHeight)
    return attributes("header \(section)", frame, zIndex: 1) {
      GridViewLayoutAttributes(forSupplementaryViewOfKind: LyingLayout.header, with: [section, 0])
    }
  }

  private func board(_ section: Int) -> GridViewLayoutAttributes {
    let depth = headerHeight + CGFloat(counts[section]) * rowHeight
    let frame = CGRect(0, tops[section], width, depth)
    return attributes("board \(section)", frame, zIndex: -1) {
      GridViewLayoutAttributes(forDecorationViewOfKind: LyingLayout.board, with: [section, 0])
    }
  }

  private func exists(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path[0]) && path[1] >= 0
      && path[1] < max(1, counts[path[0]])
  }

  override var collectionViewContentSize: CGSize {
    let size = CGSize(width: width, height: height)
    return lie(\.contentSize)?(size) ?? size
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    var answer: [GridViewLayoutAttributes] = []
    for section in counts.indices {
      let depth = headerHeight + CGFloat(counts[section]) * rowHeight
      guard tops[section] < rect.maxY, tops[section] + depth > rect.minY else { continue }
      answer.append(header(section))
      let first = (rect.minY - tops[section] - headerHeight) / rowHeight
      let end = (rect.maxY - tops[section] - headerHeight) / rowHeight
      let items =
        Int(
          min(max(0, first.rounded(.down)), CGFloat(counts[section])))..<Int(
          min(max(0, end.rounded(.up)), CGFloat(counts[section])))
      // An answer for everything of a huge section is cut short.
      for item in items.prefix(300) { answer.append(row(item, section)) }
      answer.append(board(section))
    }
    answer = answer.filter { $0.frame.overlaps(rect) || !$0.frame.isFiniteRect }
    return lie(\.elements).map { $0(answer, rect) } ?? answer
  }

  override func layoutAttributesForItem(at path: IndexPath) -> GridViewLayoutAttributes? {
    guard exists(path), path[1] < counts[path[0]] else { return nil }
    return answer(row(path[1], path[0]))
  }

  private func answer(_ truth: GridViewLayoutAttributes) -> GridViewLayoutAttributes? {
    lie(\.single).map { $0(truth) } ?? truth
  }

  override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> GridViewLayoutAttributes? {
    exists(path) && kind == LyingLayout.header ? answer(header(path[0])) : nil
  }

  override func layoutAttributesForDecorationView(
    ofKind kind: String, at path: IndexPath
  ) -> GridViewLayoutAttributes? {
    exists(path) && kind == LyingLayout.board ? answer(board(path[0])) : nil
  }

  // MARK: Invalidation

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    lie(\.isStaleForBounds)?(self, newBounds) ?? (newBounds.width != width)
  }

  private func changed(
    _ context: GridViewLayoutInvalidationContext
  ) -> GridViewLayoutInvalidationContext {
    lie(\.context)?(context)
    return context
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> GridViewLayoutInvalidationContext {
    changed(super.invalidationContext(forBoundsChange: newBounds))
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: GridViewLayoutAttributes,
    withOriginalAttributes original: GridViewLayoutAttributes
  ) -> Bool { lie(\.isStaleForSize) ?? false }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: GridViewLayoutAttributes,
    withOriginalAttributes original: GridViewLayoutAttributes
  ) -> GridViewLayoutInvalidationContext {
    changed(
      super.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
  }

  // MARK: Changes

  private func end(
    _ path: KeyPath<LayoutLies, ((GridViewLayoutAttributes) -> GridViewLayoutAttributes?)?>,
    _ truth: GridViewLayoutAttributes?
  ) -> GridViewLayoutAttributes? {
    guard let truth, let change = lie(path), let copy = truth.copy() as? GridViewLayoutAttributes
    else { return nil }
    copy.alpha = 0.5
    return change(copy)
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> GridViewLayoutAttributes? { end(\.initial, exists(path) ? row(path[1], path[0]) : nil) }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> GridViewLayoutAttributes? { end(\.final, exists(path) ? row(path[1], path[0]) : nil) }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> GridViewLayoutAttributes? { end(\.initial, exists(path) ? header(path[0]) : nil) }

  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> GridViewLayoutAttributes? { end(\.final, exists(path) ? board(path[0]) : nil) }

  override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
    lies.pathsToDelete
  }

  override func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] {
    lies.pathsToInsert
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    lie(\.target)?(proposed) ?? proposed
  }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { lie(\.dragTarget)?(proposed) ?? proposed }

  override func targetIndexPath(
    forInteractivelyMovingItem previous: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let path = super.targetIndexPath(forInteractivelyMovingItem: previous, withPosition: position)
    return lie(\.movementTarget)?(path) ?? path
  }

  override func layoutAttributesForInteractivelyMovingItem(
    at path: IndexPath, withTargetPosition position: CGPoint
  ) -> GridViewLayoutAttributes {
    let answer = super.layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: position)
    return lie(\.lifted).flatMap { $0(answer) } ?? answer
  }
}

/// How many questions a lie may answer before it is given up: what never ends is counted, not
/// timed.
@MainActor
final class LieBudget {
  private(set) var left: Int
  private let limit: Int

  init(_ limit: Int) {
    left = limit
    self.limit = limit
  }

  var isSpent: Bool { left <= 0 }
  var spent: Int { limit - left }

  /// - Returns: Whether something was left.
  func spend() -> Bool {
    guard left > 0 else { return false }
    left -= 1
    return true
  }

  func renew() { left = limit }
}
