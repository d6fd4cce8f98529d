import GridCore

/// Solves the constraints between the views in one view, the root.
///
/// The root's own place is given from outside, so that what is in it can be laid out by itself: see
/// `isLayoutBoundary`. The engine is built from the tree at the first question after a constraint,
/// a guide or a view has come or gone. Constants, among them intrinsic sizes, insets and the size
/// of the root, are edits of the last solution.
@MainActor
final class LayoutEngine {
  /// The question that an engine answers.
  enum Purpose {
    /// The places of the views in the root, which has its present size.
    case layout
    /// The size of the root, near a target size.
    case fitting
  }

  /// A view or a guide with four unknowns: the left edge, the top edge, the width and the height of
  /// its alignment rectangle (AL-2).
  ///
  /// Edges are measured from the root's frame, as if nothing was scrolled.
  struct Item {
    var object: AnyObject
    /// The view whose coordinates place the item: the superview of a view, the owner of a guide. It
    /// may be the root, which owns the engine.
    unowned var holder: BaseView
    /// The place of the holder among the items; nil for the root.
    var holderPlace: Int?
    /// Whether constraints place the item, rather than its mask or its view.
    var isPlaced: Bool
    /// The first of the unknowns.
    var unknown: ConstraintSystem.Unknown
    /// The rows of its intrinsic size, of its mask or of the place that its view gives it.
    var ownRows: Range<Int> = 0..<0
    /// Whether the item is to lie elsewhere where constraints leave a choice.
    var wishesForMore = false
    /// The content of a view that wraps its text by the width that it gets; nil for other items.
    var text: (any MeasuredContent)?
    /// The width that the text has wrapped by; nil before the first solution.
    var textWidth: CGFloat?
    /// The frame in the holder's coordinates, in pixels; nil before the first solution.
    var frame: CGRect?
    /// Whether the frame is another one since the holder was laid out.
    var isToBePlaced = false
  }

  let purpose: Purpose
  unowned let root: BaseView
  var system = ConstraintSystem()
  var items: [Item] = []
  var rows: [Row] = []
  /// The places of items and constraints in `items` and `rows`. Nothing is read in their order.
  var itemPlaces: [ObjectIdentifier: Int] = [:]
  var constraintRows: [ObjectIdentifier: Int] = [:]
  /// The expression that is being made. It is kept for its memory.
  var expression = Expression()
  /// Whether the views, guides or constraints are others than those that the engine was built from.
  var isStructureStale = true
  /// Whether constants may have changed since the last solution.
  private(set) var isUnsolved = true
  /// The size that the root would have, and the priorities of its width and of its height.
  private(set) var fittingTarget = CGSize.zero
  private(set) var fittingPriorities: [GridLayoutPriority] = [.fittingSizeLevel, .fittingSizeLevel]
  /// Whether a row depends on the content offset of a scroll view.
  var followsScrolling = false
  /// Whether a row depends on the baselines of texts.
  var followsBaselines = false

  init(root: BaseView, for purpose: Purpose) {
    self.root = root
    self.purpose = purpose
  }

  // MARK: Changes

  func structureDidChange() {
    if !isStructureStale {
      isStructureStale = true
      // Views that have left the tree are not kept.
      items = []
      rows = []
      itemPlaces = [:]
      constraintRows = [:]
    }
    requestSolution()
    fittingSizeMayHaveChanged()
  }

  /// Tells the grid around a cell that the cell may fit another size (AL-67).
  private func fittingSizeMayHaveChanged() {
    guard purpose == .layout, let view = root as? GridReusableView else { return }
    view.grid?.fittingSizeDidChange(of: view, byConstraints: true)
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let row = constraintRows[ObjectIdentifier(constraint)] else { return }
    edit(row)
    fittingSizeMayHaveChanged()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let row = constraintRows[ObjectIdentifier(constraint)] else { return }
    system.setPriority(of: row, to: constraint.priority.rawValue)
    requestSolution()
    fittingSizeMayHaveChanged()
  }

  func intrinsicSizeDidChange(of view: BaseView) {
    if view === root, purpose == .fitting { return structureDidChange() }
    // Asked first, because a view may change constraints when it is asked.
    let rowCount = intrinsicRowCount(of: view)
    guard let item = itemPlaces[ObjectIdentifier(view)] else { return }
    // An axis that gains or loses its length has other rows.
    let content = view as? any MeasuredContent
    guard rowCount == items[item].ownRows.count,
      (content?.wrapsText ?? false) == (items[item].text != nil)
    else { return structureDidChange() }
    items[item].textWidth = nil
    for row in items[item].ownRows { edit(row) }
    baselinesMayHaveMoved(in: view)
    fittingSizeMayHaveChanged()
  }

  private func baselinesMayHaveMoved(in view: BaseView) {
    guard followsBaselines else { return }
    // Another view of a row may be the tallest now, which has the baselines of the row.
    if view.superviewStorage is GridStackView { return structureDidChange() }
    for row in rows.indices where rows[row].isOfBaselines { edit(row) }
  }

  /// Notes that the frame of a view has changed that its mask or its superview places.
  func frameDidChange(of view: BaseView, isResized: Bool) {
    guard !isStructureStale else { return }
    if view === root {
      guard isResized, purpose == .layout else { return }
      edit(0)
      edit(1)
    } else if view.hasMaskConstraints, let item = itemPlaces[ObjectIdentifier(view)] {
      for row in items[item].ownRows {
        // A frame that was set anew may give the flexible parts other shares.
        guard rows[row].share(isNear: view) else { return structureDidChange() }
        edit(row)
      }
    }
    guard isResized, let guides = view.constraintRecord?.ownGuides else { return }
    for guide in guides.values {
      guard let item = itemPlaces[ObjectIdentifier(guide)] else { continue }
      for row in items[item].ownRows { edit(row) }
    }
  }

  /// Notes that margins, safe area or content offset of a view have changed.
  func surroundingsDidChange(isScroll: Bool = false) {
    guard !isStructureStale, !isScroll || followsScrolling else { return }
    for row in rows.indices { edit(row) }
  }

  private func edit(_ row: Int) {
    if takeConstant(ofRow: row) { requestSolution() }
  }

  /// Computes the constant of a row anew. Returns whether it is another one.
  private func takeConstant(ofRow row: Int) -> Bool {
    express(rows[row].source)
    guard expression.constant != rows[row].constant else { return false }
    rows[row].constant = expression.constant
    system.setConstant(of: row, to: expression.constant)
    return true
  }

  func requestSolution() {
    isUnsolved = true
    guard purpose == .layout else { return }
    root.layoutState.isLayoutRoot = true
    root.layoutState.isLayoutItem = true
    root.recordSubtreeNeedsLayout()
  }

  // MARK: Solving

  /// Solves the constraints, and requests layout of the superviews of items that have other frames.
  ///
  /// - Returns: Whether a frame is another one.
  @discardableResult
  func settle() -> Bool {
    guard isUnsolved else { return false }
    solve()
    let values = system.values
    let pixels = root.simulation.screen.pixels
    var isChanged = false
    for index in items.indices where items[index].isPlaced {
      let frame = frame(ofItem: index, values, pixels)
      if frame == items[index].frame { continue }
      // After a build, only the views that are elsewhere have to be placed.
      let isInPlace = items[index].frame == nil && isInPlace(items[index].object, at: frame)
      items[index].frame = frame
      if isInPlace { continue }
      items[index].isToBePlaced = true
      items[index].holder.setNeedsLayout()
      isChanged = true
    }
    return isChanged
  }

  /// Whether a view or a guide has a frame already.
  private func isInPlace(_ object: AnyObject, at frame: CGRect) -> Bool {
    if let view = object as? BaseView { return view.hasFrame(frame) }
    guard let guide = object as? GridLayoutGuide else { return false }
    guard case .content = guide.place else { return guide.placedFrame == frame }
    return (guide.owner as? BaseScrollView)?.contentSize == frame.size
  }

  /// Returns the smallest size of the root, as its frame has it, near a target size (AL-60).
  func fittingSize(
    target: CGSize, horizontal: GridLayoutPriority, vertical: GridLayoutPriority
  ) -> CGSize {
    if fittingTarget != target {
      fittingTarget = target
      if !isStructureStale { for row in 0..<2 { edit(row) } }
    }
    if fittingPriorities[0] != horizontal || fittingPriorities[1] != vertical {
      fittingPriorities = [horizontal, vertical]
      if !isStructureStale {
        for row in 0..<2 {
          system.setPriority(of: row, to: fittingPriorities[row].rawValue)
        }
        isUnsolved = true
      }
    }
    if isUnsolved { solve() }
    let rect = CGRect(
      x: 0, y: 0, width: system.values[0], height: system.values[1])
    let size = root.frame(forAlignmentRect: rect).size
    let pixels = root.simulation.screen.pixels
    return CGSize(
      width: pixels.covering(size.width), height: pixels.covering(size.height))
  }

  private func solve() {
    // Building asks views to update their constraints, which may change the structure again.
    for _ in 0..<BaseView.layoutRoundLimit where isStructureStale { build() }
    system.solve()
    fitTexts()
    isUnsolved = false
    if system.hasConflicts { for conflict in system.conflicts { report(conflict) } }
  }

  /// Gives texts that wrap the height for the width that they have come out with (AL-57). A width
  /// may depend on a height, so that there is a third solution; then the widths stay.
  private func fitTexts() {
    var changed: [BaseView] = []
    for _ in 0..<2 {
      changed = []
      for index in items.indices where items[index].text != nil {
        let width = CGFloat(system.values[items[index].unknown + 2])
        guard width != items[index].textWidth, let view = items[index].object as? BaseView else {
          continue
        }
        items[index].textWidth = width
        for row in items[index].ownRows where takeConstant(ofRow: row) { changed.append(view) }
      }
      guard !changed.isEmpty else { return }
      if followsBaselines {
        for row in rows.indices where rows[row].isOfBaselines { _ = takeConstant(ofRow: row) }
      }
      system.solve()
    }
    let name = ConstraintText.name(of: changed[0])
    root.simulation.recordOnce("not settled \(name)", .layoutNotSettled(of: name))
  }

  private func report(_ conflict: ConstraintSystem.Conflict) {
    var text = ConstraintText()
    let lines = conflict.constraints.map { text.line(for: rows[$0], of: self) }
    let broken = text.line(for: rows[conflict.broken], of: self)
    let hasMask = conflict.constraints.contains {
      if case .mask = rows[$0].source { true } else { false }
    }
    let found = ConstraintConflict(lines: lines, broken: broken, hasMask: hasMask)
    root.simulation.recordOnce("conflict \(lines)", .unsatisfiable(found)) {
      root.simulation.log(ConsoleMessage.unsatisfiable(found).text)
    }
  }

  // MARK: Frames

  /// Gives the subviews and guides of a view the frames that constraints have for them.
  func placeSubviews(of view: BaseView) {
    settle()
    for subview in view.subviewStorage where !subview.hasMaskConstraints {
      guard let place = itemPlaces[ObjectIdentifier(subview)], let frame = items[place].frame
      else { continue }
      subview.takeFrame(frame)
    }
    guard let record = view.constraintRecord else { return }
    for guide in record.guides {
      guard let place = itemPlaces[ObjectIdentifier(guide)], let frame = items[place].frame
      else { continue }
      guide.placedFrame = frame
    }
    if let guide = record.ownGuides[.content], let scrollView = view as? BaseScrollView,
      !(view is GridView), let place = itemPlaces[ObjectIdentifier(guide)],
      items[place].isToBePlaced, let frame = items[place].frame
    {
      items[place].isToBePlaced = false
      scrollView.contentSize = frame.size
    }
  }

  /// Returns the frame of an item in its holder's coordinates, on pixels.
  private func frame(ofItem index: Int, _ values: [Double], _ pixels: PixelGrid) -> CGRect {
    let unknown = items[index].unknown
    var origin = (x: 0.0, y: 0.0)
    if let place = items[index].holderPlace {
      let insets = items[index].holder.alignmentRectInsets
      let holder = items[place].unknown
      origin = (values[holder] - insets.left, values[holder + 1] - insets.top)
    }
    let rect = CGRect(
      x: values[unknown] - origin.x, y: values[unknown + 1] - origin.y,
      width: values[unknown + 2], height: values[unknown + 3])
    let frame = (items[index].object as? BaseView)?.frame(forAlignmentRect: rect) ?? rect
    return CGRect(
      x: pixels.nearest(frame.origin.x), y: pixels.nearest(frame.origin.y),
      width: pixels.nearest(frame.size.width), height: pixels.nearest(frame.size.height))
  }
}
