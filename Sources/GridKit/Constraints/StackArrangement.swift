/// The constraints and guides by which a stack view arranges its views.
///
/// Along the axis, each view follows its neighbour, and the first and the last one lie at the ends
/// of the canvas: the stack view, or its margins. Across the axis all are aligned with the first.
@MainActor
struct StackArrangement {
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [GridLayoutGuide] = []

  /// The attributes of an axis, from start to end.
  private struct Attributes {
    var start, end, size, middle: NSLayoutConstraint.Attribute

    static let horizontal = Attributes(
      start: .leading, end: .trailing, size: .width, middle: .centerX)
    static let vertical = Attributes(start: .top, end: .bottom, size: .height, middle: .centerY)
  }

  private var along = Attributes.horizontal
  private var across = Attributes.vertical
  /// The places between which the gaps lie.
  private var ends = Attributes.horizontal

  init() {}

  init(of stack: GridStackView) {
    if stack.axis == .vertical { swap(&along, &across) }
    ends = along
    if stack.isBaselineRelativeArrangement, stack.axis == .vertical {
      (ends.start, ends.end) = (.firstBaseline, .lastBaseline)
    }
    let arranged = stack.arrangedSubviews
    let visible = arranged.filter { !$0.isHidden }
    guard !arranged.isEmpty else { return }
    let canvas: AnyObject =
      stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    connect(visible, to: canvas)
    space(visible, in: stack)
    distribute(visible, in: stack, canvas)
    align(arranged, in: stack, canvas)
    park(arranged, in: stack, canvas)
  }

  func add(to stack: GridStackView) {
    for guide in guides { stack.addLayoutGuide(guide) }
    NSLayoutConstraint.activate(constraints)
  }

  func remove(from stack: GridStackView) {
    NSLayoutConstraint.deactivate(constraints)
    for guide in guides { stack.removeLayoutGuide(guide) }
  }

  /// Removes the constraints that an arranged view holds itself, so that it can go elsewhere.
  func release(_ view: BaseView) {
    NSLayoutConstraint.deactivate(
      constraints.filter { $0.firstItem === view && $0.secondItem == nil })
  }

  // MARK: Parts

  private mutating func relate(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ second: AnyObject? = nil,
    _ other: NSLayoutConstraint.Attribute? = nil, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, at priority: Float = 1000, named identifier: String
  ) {
    let constraint = NSLayoutConstraint(
      first: first, attribute, relation, second: second, other ?? attribute,
      multiplier: multiplier, constant: constant)
    constraint.priority = GridLayoutPriority(priority)
    constraint.identifier = identifier
    constraint.isOfSystem = true
    constraints.append(constraint)
  }

  private mutating func guide(_ identifier: String) -> GridLayoutGuide {
    let guide = GridLayoutGuide()
    guide.identifier = identifier
    guides.append(guide)
    return guide
  }

  /// The ends (AL-70).
  private mutating func connect(_ visible: [BaseView], to canvas: AnyObject) {
    guard let first = visible.first, let last = visible.last else { return }
    relate(canvas, along.start, .equal, first, named: "UISV-canvas-connection")
    relate(canvas, along.end, .equal, last, named: "UISV-canvas-connection")
  }

  /// The gaps (AL-71, AL-83).
  private mutating func space(_ visible: [BaseView], in stack: GridStackView) {
    let isLeast = [.equalSpacing, .equalCentering].contains(stack.distribution)
    for (view, next) in zip(visible, visible.dropFirst()) {
      relate(
        next, ends.start, isLeast ? .greaterThanOrEqual : .equal, view, ends.end,
        plus: stack.gap(after: view), named: "UISV-spacing")
    }
  }

  private mutating func distribute(
    _ visible: [BaseView], in stack: GridStackView, _ canvas: AnyObject
  ) {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: equalise(visible)
    case .fillProportionally: share(visible, in: stack, canvas)
    case .equalSpacing:
      addGaps(visible, in: stack, from: ends.end, to: ends.start) { _ in 1000 }
    case .equalCentering:
      addGaps(visible, in: stack, from: along.middle, to: along.middle) { Float(150 - $0) }
    }
  }

  /// Equal lengths (AL-72).
  private mutating func equalise(_ visible: [BaseView]) {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      relate(view, along.size, .equal, first, named: "UISV-fill-equally")
    }
  }

  /// Lengths in proportion to the intrinsic ones (AL-73).
  private mutating func share(
    _ visible: [BaseView], in stack: GridStackView, _ canvas: AnyObject
  ) {
    let lengths = visible.map { max(0, $0.cachedIntrinsicSize[stack.axis]) }
    let gaps = visible.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
    guard lengths.contains(where: { $0 > 0 }) else { return equalise(visible) }
    let whole = lengths.reduce(gaps, +)
    var priority: Float = visible.count == 1 ? 1000 : 999
    for (view, length) in zip(visible, lengths) {
      guard view.cachedIntrinsicSize[stack.axis] != BaseView.noIntrinsicMetric else {
        relate(view, along.size, named: "UISV-fill-proportionally")
        continue
      }
      relate(
        view, along.size, .equal, canvas, times: length / whole, at: priority,
        named: "UISV-fill-proportionally")
      priority -= 1
    }
  }

  /// Equal distances, as guides between neighbours (AL-74, AL-75).
  private mutating func addGaps(
    _ visible: [BaseView], in stack: GridStackView, from end: NSLayoutConstraint.Attribute,
    to start: NSLayoutConstraint.Attribute, priority: (Int) -> Float
  ) {
    var first: GridLayoutGuide?
    for (index, (view, next)) in zip(visible, visible.dropFirst()).enumerated() {
      let gap = guide("UISV-distributing")
      relate(gap, along.start, .equal, view, end, named: "UISV-distributing-edge")
      relate(gap, along.end, .equal, next, start, named: "UISV-distributing-edge")
      if let first {
        relate(gap, along.size, .equal, first, at: priority(index), named: "UISV-fill-equally")
      } else {
        first = gap
      }
    }
    relate(stack, along.size, at: 49, named: "UISV-canvas-fit")
  }

  // MARK: Across the axis

  private mutating func align(
    _ arranged: [BaseView], in stack: GridStackView, _ canvas: AnyObject
  ) {
    let first = arranged[0]
    var alignment = stack.alignment
    let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
    guard alignment != .fill else { return fill(arranged, canvas) }
    if arranged.count == 1 {
      if isBaseline { alignment = alignment == .firstBaseline ? .leading : .trailing }
      return alignOnly(first, alignment, in: stack, canvas)
    }
    let aligned: NSLayoutConstraint.Attribute? =
      switch alignment {
      case .leading: across.start
      case .trailing: across.end
      case .center: across.middle
      // Baselines count in rows only (AL-79).
      case .firstBaseline: stack.axis == .horizontal ? .firstBaseline : nil
      case .lastBaseline: stack.axis == .horizontal ? .lastBaseline : nil
      case .fill: nil
      }
    if let aligned {
      for view in arranged.dropFirst() {
        relate(first, aligned, .equal, view, named: "UISV-alignment")
      }
    }
    let span = guide("UISV-alignment-spanner")
    for view in arranged {
      bound(span, across.start, .lessThanOrEqual, view, isAligned: alignment == .leading)
      bound(span, across.end, .greaterThanOrEqual, view, isAligned: alignment == .trailing)
    }
    relate(span, across.size, at: 51, named: "UISV-spanning-fit")
    relate(
      canvas, across.start, .equal, alignment == .leading ? first : span,
      named: "UISV-canvas-connection")
    relate(
      canvas, across.end, alignment == .lastBaseline ? .greaterThanOrEqual : .equal,
      alignment == .trailing ? first : span, named: "UISV-canvas-connection")
    if alignment == .center {
      relate(canvas, across.middle, .equal, first, named: "UISV-canvas-connection")
    }
    if isBaseline { relate(stack, across.size, at: 49, named: "UISV-canvas-fit") }
    suppressAmbiguity(of: arranged)
  }

  /// The same edges for all (AL-76).
  private mutating func fill(_ arranged: [BaseView], _ canvas: AnyObject) {
    let first = arranged[0]
    for edge in [across.start, across.end] {
      for view in arranged.dropFirst() {
        relate(first, edge, .equal, view, named: "UISV-alignment")
      }
      relate(canvas, edge, .equal, first, named: "UISV-canvas-connection")
    }
  }

  /// A single view, which needs no spanner (AL-78).
  private mutating func alignOnly(
    _ view: BaseView, _ alignment: GridStackView.Alignment, in stack: GridStackView,
    _ canvas: AnyObject
  ) {
    relate(
      canvas, across.start, alignment == .leading ? .equal : .lessThanOrEqual, view,
      named: "UISV-canvas-connection")
    relate(
      canvas, across.end, alignment == .trailing ? .equal : .greaterThanOrEqual, view,
      named: "UISV-canvas-connection")
    if alignment == .center {
      relate(canvas, across.middle, .equal, view, named: "UISV-canvas-connection")
    }
    relate(stack, across.size, at: 49, named: "UISV-canvas-fit")
    suppressAmbiguity(of: [view])
  }

  private mutating func bound(
    _ span: GridLayoutGuide, _ edge: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ view: BaseView, isAligned: Bool
  ) {
    relate(
      span, edge, isAligned ? .equal : relation, view, at: isAligned ? 999.5 : 1000,
      named: "UISV-spanning-boundary")
  }

  private mutating func suppressAmbiguity(of views: [BaseView]) {
    for view in views { relate(view, across.size, at: 25, named: "UISV-ambiguity-suppression") }
  }

  // MARK: Hidden views

  /// Takes the length of hidden views away, and parks them in the middle of the gap that remains
  /// (AL-80).
  private mutating func park(
    _ arranged: [BaseView], in stack: GridStackView, _ canvas: AnyObject
  ) {
    for (index, view) in arranged.enumerated() where view.isHidden {
      relate(view, along.size, at: 999.999, named: "UISV-hiding")
      let before = arranged[..<index].last { !$0.isHidden }
      let after = arranged[index...].first { !$0.isHidden }
      let identifier = "UISV-spacing-hidden"
      if let before, after != nil {
        // The edge comes first, because it turns with the reading direction.
        relate(
          before, along.end, .equal, view, along.middle, plus: -stack.gap(after: before) / 2,
          at: 50, named: identifier)
      } else {
        let edge = before == nil ? along.start : along.end
        relate(view, edge, .equal, canvas, at: 50, named: identifier)
      }
    }
    guard arranged.allSatisfy(\.isHidden) else { return }
    let spanner = guide("UISV-ordering-spanner")
    relate(canvas, along.start, .equal, spanner, named: "UISV-canvas-connection")
    relate(canvas, along.end, .equal, spanner, named: "UISV-canvas-connection")
    relate(spanner, along.size, at: 0.001, named: "UISV-ordering-spanner")
  }
}
