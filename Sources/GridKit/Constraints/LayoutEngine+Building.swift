import GridCore

extension LayoutEngine {
  // MARK: Building

  /// Builds the system from the tree.
  func build() {
    clear()
    updateNewViews()
    clear()
    isStructureStale = false
    // The root has the first two unknowns, its width and its height, and the first two rows.
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      _ = system.addUnknown(isLength: true)
      addRow(.root(axis))
    }
    var held: [NSLayoutConstraint] = []
    collect(root, held: &held)
    if purpose == .fitting { addIntrinsicRows(of: root) }
    for item in items.indices where items[item].isPlaced {
      guard let view = items[item].object as? BaseView else { continue }
      let first = rows.count
      if let text = view as? any MeasuredContent, text.wrapsText { items[item].text = text }
      addIntrinsicRows(of: view)
      items[item].ownRows = first..<rows.count
    }
    // A stack view makes its constraints anew at each change, so that their order of activation
    // tells nothing.
    held =
      held.filter(\.isOfSystem)
      + held.filter { !$0.isOfSystem }.sorted { $0.activation < $1.activation }
    for constraint in held where canCount(constraint) {
      addRow(.constraint(constraint))
      constraintRows[ObjectIdentifier(constraint)] = rows.count - 1
    }
    system.setWishes(wishes)
  }

  /// Whether the items of a constraint exist and are in the view that holds it (AL-12).
  private func canCount(_ constraint: NSLayoutConstraint) -> Bool {
    let isWhole =
      NSLayoutConstraint.view(of: constraint.firstItem) != nil
      && (constraint.secondAttribute == .notAnAttribute
        || NSLayoutConstraint.view(of: constraint.secondItem) != nil)
    guard isWhole, let holder = constraint.holder else { return false }
    if holder.count(constraint) { return true }
    root.simulation.raise(.hierarchyUnprepared())
    return false
  }

  private func clear() {
    system = ConstraintSystem()
    items = []
    rows = []
    itemPlaces = [:]
    constraintRows = [:]
    followsScrolling = false
    followsBaselines = false
  }

  /// Lets views that are new in the tree update their constraints, the innermost first.
  private func updateNewViews() {
    var found: [BaseView] = []
    func collect(_ view: BaseView) {
      for subview in view.subviewStorage where !subview.isLayoutBoundary { collect(subview) }
      if view.layoutState.needsConstraintUpdate { found.append(view) }
    }
    collect(root)
    for view in found { view.updateConstraintsNow() }
    askIntrinsicSizes(in: root)
  }

  /// Asks for intrinsic sizes before the system is made, because a view may change constraints when
  /// it is asked.
  private func askIntrinsicSizes(in view: BaseView) {
    if !view.hasMaskConstraints || view === root { _ = view.cachedIntrinsicSize }
    for subview in view.subviewStorage where !subview.isLayoutBoundary {
      askIntrinsicSizes(in: subview)
    }
  }

  /// Adds the views and guides that constraints place, and gathers the constraints.
  private func collect(_ view: BaseView, held: inout [NSLayoutConstraint]) {
    if let record = view.constraintRecord {
      held.append(contentsOf: record.held)
      for guide in record.guides { addItem(guide, holder: view, isPlaced: true) }
    }
    for subview in view.subviewStorage where !subview.isLayoutBoundary {
      if !subview.hasMaskConstraints { addItem(subview, holder: view, isPlaced: true) }
      collect(subview, held: &held)
    }
  }

  @discardableResult
  private func addItem(
    _ object: AnyObject, holder: BaseView, isPlaced: Bool = false, rows own: [Row.Source] = []
  ) -> Int {
    if let present = itemPlaces[ObjectIdentifier(object)] { return present }
    // The frame of an item is relative to its holder.
    let holderPlace = holder === root ? nil : item(of: holder)
    let unknown = system.addUnknown()
    _ = system.addUnknown()
    // The collected cases have a guide whose margins are wider than its view: it ends before it
    // begins.
    let isLength = isPlaced || object is BaseView
    _ = system.addUnknown(isLength: isLength)
    _ = system.addUnknown(isLength: isLength)
    let place = items.count
    items.append(
      Item(
        object: object, holder: holder, holderPlace: holderPlace, isPlaced: isPlaced,
        unknown: unknown))
    itemPlaces[ObjectIdentifier(object)] = place
    (object as? BaseView)?.layoutState.isLayoutItem = true
    if isPlaced {
      holder.layoutState.placesSubviews = true
    } else {
      holder.layoutState.isLayoutItem = true
    }
    // A row may name further items, so that the expression under way is kept.
    let outer = expression
    let first = rows.count
    for source in own { addRow(source) }
    items[place].ownRows = first..<rows.count
    expression = outer
    return place
  }

  /// Returns the item of a view or guide other than the root. A view that its mask places, and a
  /// guide that its view places, become items when something names them.
  @discardableResult
  func item(of object: AnyObject) -> Int? {
    if let present = itemPlaces[ObjectIdentifier(object)] { return present }
    if let view = object as? BaseView {
      guard let superview = view.superviewStorage, view !== root else { return nil }
      return addItem(view, holder: superview, rows: MaskPart.allCases.map { .mask(view, $0) })
    }
    guard let guide = object as? GridLayoutGuide, let owner = guide.owner else { return nil }
    switch guide.place {
    case .free:
      return addItem(guide, holder: owner, isPlaced: true)
    case .given:
      return addItem(guide, holder: owner, rows: FrameEdge.allCases.map { .guide(guide, $0) })
    case .content:
      // The layout of a grid decides how large its content is.
      let isGiven = owner is GridView
      return addItem(
        guide, holder: owner, isPlaced: !isGiven,
        rows: (isGiven ? FrameEdge.allCases : [.left, .top]).map { .guide(guide, $0) })
    }
  }

  // MARK: Rows

  private func addRow(_ source: Row.Source) {
    var row = Row(source: source)
    express(source)
    row.constant = expression.constant
    if case .mask(let view, let part) = source { row.share = view.maskShare(part) }
    // The system numbers its constraints as `rows` does, because none is removed.
    _ = system.add(
      .init(
        expression.terms, constant: row.constant, row.relation, priority: priority(of: row),
        rank: rank(of: row, at: rows.count), isKept: row.isKept))
    rows.append(row)
  }

  func priority(of row: Row) -> Float {
    switch row.source {
    case .root(let axis):
      purpose == .layout
        ? ConstraintSystem.required
        : fittingPriorities[axis == .horizontal ? 0 : 1].rawValue
    case .mask, .guide: ConstraintSystem.required
    case .intrinsic(let owner, let axis, let isHugging):
      (isHugging
        ? owner.view.contentHuggingPriority(for: axis)
        : owner.view.contentCompressionResistancePriority(for: axis)).rawValue
    case .constraint(let constraint): constraint.priority.rawValue
    }
  }

  /// Returns the place of a row in the order of giving way (AL-23): intrinsic sizes in the order of
  /// their items, then the constraints of stack views, then the others as they were activated.
  func rank(of row: Row, at index: Int) -> Int {
    switch row.source {
    case .root, .mask, .guide: index - (1 << 40)
    case .intrinsic, .constraint: index
    }
  }

  private func addIntrinsicRows(of view: BaseView) {
    let size = view.cachedIntrinsicSize
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical]
    where size[axis] != BaseView.noIntrinsicMetric {
      addRow(.intrinsic(.init(view: view), axis, isHugging: true))
      addRow(.intrinsic(.init(view: view), axis, isHugging: false))
    }
  }

  func intrinsicRowCount(of view: BaseView) -> Int {
    let size = view.cachedIntrinsicSize
    return [size.width, size.height].count { $0 != BaseView.noIntrinsicMetric } * 2
  }

  // MARK: Wishes

  /// The size and the place of each item where nothing decides them: no size, and the start of its
  /// holder's content.
  var wishes: [ConstraintSystem.Wish] { items.filter(\.isPlaced).flatMap(wishes) }

  private func wishes(of item: Item) -> [ConstraintSystem.Wish] {
    let isRightToLeft = item.holder.isRightToLeft
    let more: Double = item.wishesForMore ? 100 : 0
    expression.clear()
    expression.add(item.unknown, 1)
    if isRightToLeft { expression.add(item.unknown + 2, 1) }
    addFrameEdge(isRightToLeft ? .right : .left, of: item.holder, times: -1)
    let x = ConstraintSystem.Wish(expression.terms, constant: expression.constant - more)
    expression.clear()
    expression.add(item.unknown + 1, 1)
    addFrameEdge(.top, of: item.holder, times: -1)
    let y = ConstraintSystem.Wish(expression.terms, constant: expression.constant - more)
    return [
      .init([.init(item.unknown + 2)], constant: -more),
      .init([.init(item.unknown + 3)], constant: -more), x, y,
    ]
  }
}
