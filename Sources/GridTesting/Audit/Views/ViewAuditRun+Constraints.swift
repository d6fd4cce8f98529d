import GridKit

extension ViewAuditRun {
  /// Finds constraints that leave a choice, contradict each other or fail.
  func checkConstraints() {
    for view in views {
      for conflict in inspection.contradictions(in: view.view) {
        find(
          .unsatisfiableConstraints, audited(conflict.view) ?? view,
          "has \(conflict.lines.count) required constraints that contradict each other. Broken is "
            + conflict.broken, by: conflict.lines)
      }
      for loss in inspection.losses(in: view.view, above: 750) {
        find(
          .constraintLost, audited(loss.view) ?? view,
          "has a constraint of priority \(NumberText.short(CGFloat(loss.priority))) that fails by "
            + "\(points(loss.missing)): \(loss.line)", by: loss.winners)
      }
    }
    for view in views { checkAmbiguity(of: view) }
  }

  private func checkAmbiguity(of view: AuditedView) {
    let open = inspection.ambiguities(of: view.view)
    guard !open.isEmpty else { return }
    let answers = open.map { ambiguity in
      let (present, other) = ambiguity.answers
      return "\(ambiguity.part.rawValue) may be \(NumberText.short(present)) or "
        + NumberText.short(other)
    }
    let rivals = open.flatMap(\.rivals).unique(by: \.self)
    let remedies =
      rivals.isEmpty
      ? open.map { remedy(for: $0.part) }.unique(by: \.self)
      : ["another priority for one of the constraints that compete"]
    find(
      .ambiguousLayout, view,
      "is not decided: \(PlaceText.list(answers)). It would be by \(PlaceText.list(remedies))",
      by: rivals)
  }

  /// Returns the kind of constraint that decides an unknown.
  private func remedy(for part: LayoutInspection.Part) -> String {
    switch part {
    case .minX, .maxX: "a constraint to its leading, trailing or horizontal centre anchor"
    case .minY, .maxY: "a constraint to its top, bottom or vertical centre anchor"
    case .width: "a width, constraints to both sides, or an intrinsic width"
    case .height: "a height, constraints to top and bottom, or an intrinsic height"
    }
  }

  /// Finds views that their masks place, and that constraints are to place.
  func checkFlags() {
    var lines: [(view: BaseView, lines: [String])] = []
    for constraint in ownConstraints() {
      guard let view = constraint.masked, audited(view) != nil else { continue }
      let line = inspection.line(for: constraint)
      if let place = lines.firstIndex(where: { $0.view === view }) {
        lines[place].lines.append(line)
      } else {
        lines.append((view, [line]))
      }
    }
    for (view, lines) in lines {
      guard let view = audited(view) else { continue }
      find(
        .autoresizingFlagLeftOn, view,
        "has \(ElementWords.count(lines.count, "constraint")), and its frame "
          + "\(PlaceText.rect(view.view.frame)) and its autoresizing mask place it already",
        by: lines)
    }
  }

  /// Finds views that are placed by left and right where text reads from right to left.
  func checkSides() {
    let constraints = ownConstraints()
    for view in views {
      guard view.view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        let superview = view.view.superview
      else { continue }
      let sided = constraints.filter { $0.firstItem === view.view && $0.firstAttribute.isSide }
      let frame = view.view.frame
      let mirrored = superview.bounds.minX + superview.bounds.maxX - frame.maxX
      guard !sided.isEmpty, abs(mirrored - frame.minX) > tolerance else { continue }
      find(
        .leftInRightToLeft, view,
        "begins at \(NumberText.short(frame.minX)) in either direction: mirrored, it would at "
          + NumberText.short(mirrored), by: sided.map { inspection.line(for: $0) })
    }
  }

  /// Finds constraints that a layout pass without a cause replaces by equal ones.
  func checkChurn() {
    let before = ownConstraints()
    guard !before.isEmpty else { return }
    for view in views {
      view.view.setNeedsUpdateConstraints()
      view.view.setNeedsLayout()
    }
    root.layoutIfNeeded()
    let after = ownConstraints()
    let kept = Set(after.map { ObjectIdentifier($0) })
    let known = Set(before.map { ObjectIdentifier($0) })
    var made = after.filter { !known.contains(ObjectIdentifier($0)) }
    var replaced: [(view: AuditedView, line: String)] = []
    for constraint in before where !kept.contains(ObjectIdentifier(constraint)) {
      guard let place = made.firstIndex(where: { $0.isEqualRule(to: constraint) }) else { continue }
      let view = audited(made[place].holder) ?? views[0]
      replaced.append((view, inspection.line(for: made[place])))
      made.remove(at: place)
    }
    for view in replaced.map(\.view).unique(by: { ObjectIdentifier($0.view) }) {
      let lines = replaced.filter { $0.view.view === view.view }.map(\.line)
      find(
        .constraintChurn, view,
        "holds \(ElementWords.count(lines.count, "constraint")) that a layout pass without a cause "
          + "replaced by equal ones", by: lines)
    }
  }

  /// The constraints that the shown views hold, those that the view system makes left out.
  private func ownConstraints() -> [NSLayoutConstraint] {
    views.flatMap(\.view.constraints).filter { !$0.isMadeByViewSystem }
  }

  /// Returns a number with its noun: `1 point`, `8.5 points`.
  func points(_ length: CGFloat) -> String {
    let number = NumberText.short(length)
    return "\(number) point\(number == "1" ? "" : "s")"
  }
}

extension NSLayoutConstraint {
  /// The view with a frame and a mask that the constraint is to place: it relates the view to
  /// nothing else, or to what is around it.
  fileprivate var masked: BaseView? {
    let views = [firstItem, secondItem].compactMap { item in
      (item as? BaseView) ?? (item as? GridLayoutGuide)?.owningView
    }
    guard let inner = views.first(where: { view in views.allSatisfy(view.isDescendant) }),
      firstItem === inner || secondItem === inner, inner.translatesAutoresizingMaskIntoConstraints,
      let superview = inner.superview, !(inner is GridReusableView),
      (superview as? GridViewCell)?.contentView !== inner
    else { return nil }
    // A child that is related to a superview does not place the superview.
    return secondAttribute == .notAnAttribute || views.contains { $0 !== inner } ? inner : nil
  }

  /// Whether the constraint says the same as another one.
  fileprivate func isEqualRule(to other: NSLayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier
      && constant == other.constant && priority == other.priority
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is left or right in either reading direction.
  fileprivate var isSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
