import GridCore

extension LayoutInspection {
  /// A constraint, or what stands for one, in words.
  package struct Rule {
    /// The relation as a clause: `the top edge of title is 8 below the top edge of card`.
    package var words: String
    /// The line of the constraint in messages.
    package var line: String
    package var priority: Float
    /// The points that an inequality has to spare, or minus the points by which the rule fails; 0
    /// for a rule that just holds.
    package var slack: CGFloat
  }

  /// Returns the rules that decide a part of a view's frame in its superview, those of the view
  /// first.
  package mutating func rules(deciding part: Part, of view: BaseView) -> [Rule] {
    guard let engine = view.enginePlacingView else { return [] }
    return engine.rows(deciding: part, of: view).map { rule(ofRow: $0, in: engine) }
  }

  /// Returns the rules that name a view and decide nothing about its frame: they fail, or have room
  /// to spare.
  package mutating func idleRules(of view: BaseView) -> [Rule] {
    guard let engine = view.enginePlacingView else { return [] }
    let deciding = Set(Part.allCases.flatMap { engine.rows(deciding: $0, of: view) })
    let idle = engine.rows.indices.filter { row in
      !deciding.contains(row) && engine.rows[row].objects.contains { $0 === view }
    }
    return idle.map { rule(ofRow: $0, in: engine) }
      .filter { abs($0.slack) > LayoutEngine.inspectionTolerance }
  }

  private mutating func rule(ofRow row: Int, in engine: LayoutEngine) -> Rule {
    let source = engine.rows[row]
    let error = engine.error(ofRow: row, in: engine.values)
    let room = source.relation == .equal ? 0 : abs(engine.difference(ofRow: row, in: engine.values))
    return Rule(
      words: words(for: source, in: engine), line: text.line(for: source, of: engine),
      priority: engine.priority(of: source), slack: CGFloat(error == 0 ? room : -abs(error)))
  }

  // MARK: Words

  private mutating func words(for row: LayoutEngine.Row, in engine: LayoutEngine) -> String {
    let length = NumberText.short(CGFloat(-row.constant))
    switch row.source {
    case .root(let axis):
      return "\(text.name(of: engine.root)) is \(length) \(axis == .horizontal ? "wide" : "high")"
    case .mask(let view, let part):
      let word =
        switch part {
        case .minX: "place across"
        case .minY: "place downwards"
        case .width: "width"
        case .height: "height"
        }
      return "the frame and the mask of \(text.name(of: view)) give its \(word)"
    case .guide(let guide, let edge):
      let owner = guide.owner.map { text.name(of: $0) } ?? "no view"
      let name = guide.identifier.isEmpty ? "a guide" : guide.identifier
      return "the \(edge) edge of \(name) is \(NumberText.short(guide.insets[edge])) inside "
        + "\(owner)"
    case .intrinsic(let owner, let axis, let isHugging):
      let side = axis == .horizontal ? "wide" : "high"
      return "\(text.name(of: owner.view)) "
        + (isHugging ? "hugs its content: at most" : "resists compression: at least")
        + " \(length) \(side)"
    case .constraint(let constraint):
      return words(for: constraint)
    }
  }

  private mutating func words(for constraint: NSLayoutConstraint) -> String {
    let (first, second) = (constraint.first, constraint.second)
    let isDistance = !first.isLength && constraint.multiplier == 1
    // A place that is at most at minus 8 is at least 8 before.
    let isTurned = isDistance && constraint.constant < 0
    let relation =
      switch constraint.relation {
      case .equal: "is"
      case .lessThanOrEqual: isTurned ? "is at least" : "is at most"
      case .greaterThanOrEqual: isTurned ? "is at most" : "is at least"
      }
    let start = "\(words(for: first)) \(relation) "
    let constant = NumberText.short(abs(constraint.constant))
    guard second.attribute != .notAnAttribute else {
      return start + NumberText.short(constraint.constant)
    }
    var other = words(for: second)
    if constraint.multiplier != 1 {
      other = "\(NumberText.short(constraint.multiplier)) times \(other)"
    }
    if constraint.constant == 0 { return start + (first.isLength ? "" : "at ") + other }
    let isMore = constraint.constant > 0
    if !isDistance {
      return start + other + (isMore ? " plus " : " minus ") + constant
    }
    let way =
      first.attribute.isHorizontal
      ? (isMore ? "after" : "before") : (isMore ? "below" : "above")
    return start + "\(constant) \(way) \(other)"
  }

  private mutating func words(for side: NSLayoutConstraint.Side) -> String {
    let place = "the \(side.attribute.phrase) of \(text.name(of: side.item))"
    guard let span = side.span else { return place }
    return "the distance from the \(span.attribute.phrase) of \(text.name(of: span.item)) to "
      + place
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute in words: `leading edge`, `top margin`, `first baseline`.
  fileprivate var phrase: String {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: "\(word) edge"
    case .width, .height, .notAnAttribute: word
    case .centerX: "horizontal centre"
    case .centerY: "vertical centre"
    case .lastBaseline: "last baseline"
    case .firstBaseline: "first baseline"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .centerXWithinMargins: "horizontal centre of the margins"
    case .centerYWithinMargins: "vertical centre of the margins"
    }
  }
}
