import GridCore

extension LayoutEngine {
  /// A constraint of the system, and what it comes from.
  @MainActor
  struct Row {
    var source: Source
    var constant = 0.0
    /// The part of the superview's growth that a mask gives to this part of the frame.
    var share: CGFloat = 0

    enum Source {
      /// The width or the height of the root: its present one, or the target of a fitting.
      case root(NSLayoutConstraint.Axis)
      /// A part of the frame of a view that its autoresizing mask places.
      case mask(BaseView, MaskPart)
      /// An edge of a guide that its view places (AL-14).
      case guide(GridLayoutGuide, FrameEdge)
      /// The intrinsic length of a view, as its greatest or as its least length (AL-40).
      case intrinsic(Owner, NSLayoutConstraint.Axis, isHugging: Bool)
      case constraint(NSLayoutConstraint)
    }

    /// A view that may be the root, which owns the engine.
    struct Owner {
      unowned var view: BaseView
    }

    /// Whether the view system has made the row, so that another one is broken.
    var isKept: Bool {
      switch source {
      case .root, .mask, .guide: true
      case .intrinsic: false
      case .constraint(let constraint): constraint.isOfSystem
      }
    }

    /// Whether the row relates baselines.
    var isOfBaselines: Bool {
      guard case .constraint(let constraint) = source else { return false }
      return constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline
    }

    /// Whether the share is that of a view's present frame, but for rounding.
    func share(isNear view: BaseView) -> Bool {
      guard case .mask(_, let part) = source else { return true }
      return abs(view.maskShare(part) - share) < 1e-9
    }

    var relation: ConstraintSystem.Relation {
      switch source {
      case .root, .mask, .guide: .equal
      case .intrinsic(_, _, let isHugging): isHugging ? .lessThanOrEqual : .greaterThanOrEqual
      case .constraint(let constraint): constraint.relation.ofSystem
      }
    }
  }

  /// A part of a frame that an autoresizing mask gives a view.
  enum MaskPart: CaseIterable {
    case minX, minY, width, height

    var isHorizontal: Bool { self == .minX || self == .width }
    var isLength: Bool { self == .width || self == .height }
  }

  enum FrameEdge: CaseIterable {
    case left, top, right, bottom

    var isHorizontal: Bool { self == .left || self == .right }
    var isFar: Bool { self == .right || self == .bottom }
  }

  /// *Σ coefficient · unknown + constant*.
  struct Expression {
    private(set) var terms: [ConstraintSystem.Term] = []
    var constant = 0.0

    mutating func clear() {
      terms.removeAll(keepingCapacity: true)
      constant = 0
    }

    mutating func add(_ unknown: ConstraintSystem.Unknown, _ coefficient: Double) {
      if let place = terms.firstIndex(where: { $0.unknown == unknown }) {
        terms[place].coefficient += coefficient
        if terms[place].coefficient == 0 { terms.remove(at: place) }
      } else if coefficient != 0 {
        terms.append(.init(unknown, coefficient))
      }
    }
  }

  // MARK: Expressions

  /// Puts what a row relates to zero into `expression`.
  func express(_ source: Row.Source) {
    expression.clear()
    switch source {
    case .root(let axis):
      let isHorizontal = axis == .horizontal
      expression.add(isHorizontal ? 0 : 1, 1)
      let size =
        purpose == .layout
        ? root.alignmentRect(forFrame: CGRect(origin: .zero, size: root.placement.bounds.size)).size
        : fittingTarget
      expression.constant = -Double(size[axis])
    case .mask(let view, let part):
      expressMask(of: view, part)
    case .guide(let guide, let edge):
      expressGuide(guide, edge)
    case .intrinsic(let owner, let axis, _):
      expression.add(unknowns(of: owner.view).length(axis == .horizontal), 1)
      expression.constant = -Double(intrinsicLength(of: owner.view, axis))
    case .constraint(let constraint):
      express(constraint)
    }
  }

  /// Returns the intrinsic length of a view. A text that is to be narrower than its only line has
  /// the height that it needs for its width.
  private func intrinsicLength(of view: BaseView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let size = view.cachedIntrinsicSize
    guard axis == .vertical, let place = itemPlaces[ObjectIdentifier(view)],
      let text = items[place].text, let width = items[place].textWidth, width < size.width - 1e-6
    else { return size[axis] }
    return text.height(forWidth: width)
  }

  /// The unknowns of an item, or of the root, whose edges are constants.
  private struct Unknowns {
    /// The unknown of the left edge; nil for the root.
    var start: ConstraintSystem.Unknown?
    var width: ConstraintSystem.Unknown

    func edge(_ isHorizontal: Bool) -> ConstraintSystem.Unknown? {
      start.map { isHorizontal ? $0 : $0 + 1 }
    }
    func length(_ isHorizontal: Bool) -> ConstraintSystem.Unknown {
      isHorizontal ? width : width + 1
    }
  }

  private func unknowns(of object: AnyObject) -> Unknowns {
    guard let item = item(of: object) else { return Unknowns(start: nil, width: 0) }
    return Unknowns(start: items[item].unknown, width: items[item].unknown + 2)
  }

  /// Adds an edge of a view's frame, times a factor.
  func addFrameEdge(_ edge: FrameEdge, of view: BaseView, times factor: Double) {
    let insets = view.alignmentRectInsets
    let near = Double(edge.isHorizontal ? insets.left : insets.top)
    let far = Double(edge.isHorizontal ? insets.right : insets.bottom)
    let unknowns = unknowns(of: view)
    // The coordinates begin at the root's frame.
    if let start = unknowns.edge(edge.isHorizontal) {
      expression.add(start, factor)
      expression.constant -= factor * near
    }
    guard edge.isFar else { return }
    expression.add(unknowns.length(edge.isHorizontal), factor)
    expression.constant += factor * (near + far)
  }

  private func expressMask(of view: BaseView, _ part: MaskPart) {
    guard let holder = view.superviewStorage else { return }
    let unknowns = unknowns(of: view)
    if purpose == .fitting, let cell = root as? GridViewCell, cell.contentView === view {
      return expressContent(of: cell, unknowns, part)
    }
    let rect = view.alignmentRect(forFrame: view.placement.frame)
    let share = Double(view.maskShare(part))
    if part.isLength {
      expression.add(unknowns.length(part.isHorizontal), 1)
      expression.constant = -Double(part == .width ? rect.width : rect.height)
    } else {
      expression.add(unknowns.edge(part.isHorizontal)!, 1)
      addFrameEdge(part == .minX ? .left : .top, of: holder, times: -1)
      expression.constant -= Double(part == .minX ? rect.minX : rect.minY)
    }
    guard share != 0 else { return }
    let size = holder.placement.bounds.size
    expression.constant += share * Double(part.isHorizontal ? size.width : size.height)
    addFrameEdge(part.isHorizontal ? .right : .bottom, of: holder, times: -share)
    addFrameEdge(part.isHorizontal ? .left : .top, of: holder, times: share)
  }

  /// In a fitting, the content view is as large as its cell, whatever its present frame.
  private func expressContent(of cell: GridViewCell, _ content: Unknowns, _ part: MaskPart) {
    let unknown =
      part.isLength ? content.length(part.isHorizontal) : content.edge(part.isHorizontal)!
    expression.add(unknown, 1)
    if part.isLength { expression.add(part.isHorizontal ? 0 : 1, -1) }
  }

  private func expressGuide(_ guide: GridLayoutGuide, _ edge: FrameEdge) {
    guard let owner = guide.owner else { return }
    let unknowns = unknowns(of: guide)
    expression.add(unknowns.edge(edge.isHorizontal)!, 1)
    if edge.isFar { expression.add(unknowns.length(edge.isHorizontal), 1) }
    switch guide.place {
    case .free:
      break
    case .given:
      addFrameEdge(edge, of: owner, times: -1)
      let inset = Double(guide.insets[edge])
      expression.constant += edge.isFar ? inset : -inset
    case .content:
      addFrameEdge(edge.isHorizontal ? .left : .top, of: owner, times: -1)
      let size = (owner as? BaseScrollView)?.contentSize ?? .zero
      if edge.isFar {
        expression.constant -= Double(edge.isHorizontal ? size.width : size.height)
      }
    }
  }

  // MARK: Constraints

  private func express(_ constraint: NSLayoutConstraint) {
    let (first, second) = (constraint.first, constraint.second)
    // A constraint along the reading direction is turned as a whole: edges count from the right.
    let sign: Double = constraint.isMirrored ? -1 : 1
    let multiplier = Double(constraint.multiplier)
    add(first, beside: second.item, times: 1, sign: sign)
    if second.attribute != .notAnAttribute {
      add(second, beside: first.item, times: -multiplier, sign: sign)
    }
    // A place with a multiplier counts from the holder (AL-6).
    if multiplier != 1, !first.isLength, let holder = constraint.holder {
      let isHorizontal = first.attribute.isHorizontal
      let edge: FrameEdge = isHorizontal ? constraint.isMirrored ? .right : .left : .top
      addFrameEdge(edge, of: holder, times: -sign * (1 - multiplier))
      addShift(of: holder, isHorizontal, times: -sign * (1 - multiplier))
    }
    expression.constant -= Double(constraint.constant)
  }

  /// Adds a side of a constraint: an edge, a length, or the distance between two edges.
  private func add(
    _ side: NSLayoutConstraint.Side, beside other: AnyObject?, times factor: Double, sign: Double
  ) {
    guard let item = side.item else { return }
    guard let span = side.span else {
      let isLength = side.attribute.kind == .length
      return add(
        side.attribute, of: item, beside: other, side.isRightToLeft,
        times: isLength ? factor : sign * factor)
    }
    guard let start = span.item else { return }
    // A distance is measured in the reading direction, wherever the constraint begins.
    let isTurned = side.attribute.kind == .readingSide && side.isRightToLeft
    let factor = isTurned ? -factor : factor
    add(side.attribute, of: item, beside: start, side.isRightToLeft, times: factor)
    add(span.attribute, of: start, beside: item, side.isRightToLeft, times: -factor)
  }

  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of object: AnyObject, beside other: AnyObject?,
    _ isRightToLeft: Bool, times factor: Double
  ) {
    let isHorizontal = attribute.isHorizontal
    if attribute.kind == .length {
      return expression.add(unknowns(of: object).length(isHorizontal), factor)
    }
    let item = placedItem(for: attribute, of: object, beside: other)
    let view = object as? BaseView
    let unknowns = unknowns(of: item)
    // The share of the length that lies before the place, and the distance from there.
    var (share, distance) = (0.0, 0.0)
    switch attribute.physical(isRightToLeft: isRightToLeft) {
    case .left, .top: break
    case .right, .bottom: share = 1
    case .centerX, .centerY: share = 0.5
    case .leftMargin: distance = margin(of: view, .left)
    case .topMargin: distance = margin(of: view, .top)
    case .rightMargin: (share, distance) = (1, -margin(of: view, .right))
    case .bottomMargin: (share, distance) = (1, -margin(of: view, .bottom))
    case .centerXWithinMargins:
      (share, distance) = (0.5, (margin(of: view, .left) - margin(of: view, .right)) / 2)
    case .centerYWithinMargins:
      (share, distance) = (0.5, (margin(of: view, .top) - margin(of: view, .bottom)) / 2)
    case .firstBaseline, .lastBaseline:
      let line = (item as? BaseView)?.placeOfBaseline(isFirst: attribute == .firstBaseline)
      share = line?.share ?? (attribute == .firstBaseline ? 0 : 1)
      distance = line?.distance ?? 0
      followsBaselines = true
    default: break
    }
    if let start = unknowns.edge(isHorizontal) {
      expression.add(start, factor)
    } else {
      // The alignment rectangle of the root begins behind its frame.
      let insets = root.alignmentRectInsets
      expression.constant += factor * Double(isHorizontal ? insets.left : insets.top)
    }
    if share != 0 { expression.add(unknowns.length(isHorizontal), factor * share) }
    expression.constant += factor * distance
    addShift(of: item, isHorizontal, times: factor)
  }

  /// Returns the distance of a margin from the edge of the alignment rectangle.
  private func margin(of view: BaseView?, _ edge: FrameEdge) -> Double {
    guard let view else { return 0 }
    return Double(view.layoutMargins[edge] - view.alignmentRectInsets[edge])
  }

  // MARK: Scroll views

  /// Returns the item that an item of a constraint stands for. The edges of a scroll view are those
  /// of its content for what is in it, and a view may leave its baselines to a subview.
  private func placedItem(
    for attribute: NSLayoutConstraint.Attribute, of object: AnyObject, beside other: AnyObject?
  ) -> AnyObject {
    if attribute.isBaseline, let view = object as? BaseView { return attribute.lineView(of: view) }
    guard let scrollView = object as? BaseScrollView, let other,
      let view = NSLayoutConstraint.view(of: other)
    else { return object }
    let isInside =
      (other as? GridLayoutGuide).map { $0.owner === scrollView && $0.isInContent } ?? false
      || view !== scrollView && view.isDescendant(of: scrollView)
    return isInside ? scrollView.contentGuide : object
  }

  /// Adds the distance by which the scroll views around an item have moved it.
  private func addShift(of object: AnyObject, _ isHorizontal: Bool, times factor: Double) {
    var view = object as? BaseView
    if let guide = object as? GridLayoutGuide {
      if guide.isInContent { addOffset(of: guide.owner, isHorizontal, times: factor) }
      view = guide.owner
    }
    while let present = view, present !== root {
      view = present.superviewStorage
      addOffset(of: view, isHorizontal, times: factor)
    }
  }

  private func addOffset(of view: BaseView?, _ isHorizontal: Bool, times factor: Double) {
    guard let scrollView = view as? BaseScrollView else { return }
    followsScrolling = true
    scrollView.layoutState.isLayoutItem = true
    let offset = scrollView.placement.bounds.origin
    expression.constant -= factor * Double(isHorizontal ? offset.x : offset.y)
  }
}

extension NSLayoutConstraint {
  /// One of the two sides of a constraint.
  struct Side {
    var item: AnyObject?
    var attribute: Attribute
    var span: Span?
    /// Whether text reads from right to left at the first item.
    var isRightToLeft: Bool

    /// Whether the side is a length or a distance, and not a place.
    var isLength: Bool { attribute.kind == .length || span != nil }
  }

  final var first: Side {
    Side(item: firstItem, attribute: firstAttribute, span: spans.first, isRightToLeft: isTurned)
  }
  final var second: Side {
    Side(item: secondItem, attribute: secondAttribute, span: spans.second, isRightToLeft: isTurned)
  }

  /// Whether the constraint reads from right to left (AL-7).
  final var isMirrored: Bool { firstAttribute.kind == .readingSide && isTurned }

  private var isTurned: Bool {
    // A stack view arranges its views in its own direction, whatever theirs is.
    let view = isOfSystem ? holder : Self.view(of: firstItem)
    return (firstAttribute.isHorizontal || spans.second != nil) && view?.isRightToLeft ?? false
  }
}

extension NSLayoutConstraint.Relation {
  var ofSystem: ConstraintSystem.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Returns the view that a view leaves its first or its last baseline to, or the view itself.
  @MainActor func lineView(of view: BaseView) -> BaseView {
    let line = self == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    return line.isDescendant(of: view) ? line : view
  }

  /// The attribute with a side instead of leading or trailing.
  func physical(isRightToLeft: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }
}

extension GridEdgeInsets {
  subscript(edge: LayoutEngine.FrameEdge) -> CGFloat {
    switch edge {
    case .left: left
    case .top: top
    case .right: right
    case .bottom: bottom
    }
  }
}

extension CGSize {
  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension GridLayoutGuide {
  /// Whether the guide moves with the content of its view, a scroll view.
  final var isInContent: Bool {
    if case .given = place { false } else { true }
  }
}
