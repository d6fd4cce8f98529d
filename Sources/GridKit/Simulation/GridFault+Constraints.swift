extension GridFault {
  /// Makes the fault of a constraint between attributes that cannot be related.
  @MainActor package static func illegalConstraint(
    _ reason: String, for item: AnyObject?
  ) -> GridFault {
    GridFault(
      code: "AL-4", exceptionName: .invalidArgument,
      when: "A constraint is made without a first item, or between attributes that cannot be "
        + "related: a length and a place, leading and left, or a place and a constant. The "
        + "constraint cannot be activated.",
      message: "NSLayoutConstraint for \(item.map { ConstraintText.name(of: $0) } ?? "(null)"): "
        + reason,
      advice: "Relate places to places of the same kind, and lengths to lengths or constants.")
  }

  /// Makes the fault of a constant, or a multiplier, that is not finite (AL-5).
  @MainActor package static func constantNotFinite(
    _ constant: CGFloat, of constraint: NSLayoutConstraint
  ) -> GridFault {
    var text = ConstraintText()
    let first = text.anchor(constraint.first)
    let second = constraint.second.item == nil ? "(null)" : text.anchor(constraint.second)
    return GridFault(
      code: "AL-5", exceptionName: .internalInconsistency,
      when: "A constraint gets a constant or a multiplier that is not finite. The constraint keeps "
        + "the constant before it; a new one cannot be activated.",
      message: "NSLayoutConstraint constant is not finite!  That's illegal.  "
        + "constant:\(NumberText.short(constant)) firstAnchor:\(first) secondAnchor:\(second)",
      advice: "Check the division or the size that the number comes from.")
  }

  package static func illegalPriority(_ priority: GridLayoutPriority) -> GridFault {
    GridFault(
      code: "AL-5", exceptionName: .internalInconsistency,
      when: "A constraint, a hugging priority or a compression resistance gets a priority that is "
        + "not above 0 and up to 1000. The priority before it stays.",
      message: "It's illegal to set priority:\(NumberText.short(CGFloat(priority.rawValue))).  "
        + "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which "
        + "is 1000.000000.",
      advice: "To switch a constraint off, set isActive to false.")
  }

  /// Makes the fault of an activation between items of different trees (AL-33).
  @MainActor package static func noCommonAncestor(of constraint: NSLayoutConstraint) -> GridFault {
    var text = ConstraintText()
    let (first, second) = (text.anchor(constraint.first), text.anchor(constraint.second))
    return GridFault(
      code: "AL-33", exceptionName: .generic,
      when: "A constraint is activated whose items have no view in common above them. It stays "
        + "inactive.",
      message: "Unable to activate constraint with anchors \(first) and \(second) because they "
        + "have no common ancestor.  Does the constraint or its anchors reference items in "
        + "different view hierarchies?  That's illegal.",
      advice: "Add both views to the tree before the constraint is activated.")
  }

  /// Makes the fault of a layout with a constraint whose items are not in its holder (AL-34).
  package static func hierarchyUnprepared() -> GridFault {
    GridFault(
      code: "AL-34", exceptionName: .invalidArgument,
      when: "A layout pass meets a constraint with an item outside the view that holds it. The "
        + "constraint does not count.",
      message: "View hierarchy unprepared for constraint.",
      advice: "Add the constraint to a view around both items, or set isActive to true, which "
        + "finds that view.")
  }

  package static func requiredPriorityChanged(
    from old: GridLayoutPriority, to new: GridLayoutPriority
  ) -> GridFault {
    GridFault(
      code: "AL-36", exceptionName: .internalInconsistency,
      when: "The priority of an active constraint becomes required, or is no longer required. It "
        + "stays as it is.",
      message: "Mutating a priority from required to not on an installed constraint (or "
        + "vice-versa) is not supported.  You passed priority \(Int(new.rawValue)) and the "
        + "existing priority was \(Int(old.rawValue)).",
      advice: "Deactivate the constraint, set the priority, and activate it again; or use 999 "
        + "instead of 1000.")
  }

  package static func stackIndex(_ index: Int, count: Int) -> GridFault {
    GridFault(
      code: "AL-84", exceptionName: .internalInconsistency,
      when: "A view is inserted into a stack view at an index that is not there. It is not added.",
      message: "index out of bounds for arranged subview: index = \(index) expected to be less "
        + "than or equal to \(count)",
      advice: "Insert at an index from 0 to \(count), the number of the other arranged views.")
  }
}

extension ConsoleMessage {
  /// Makes the message about a constraint that was added to a view without both items.
  @MainActor package static func hierarchyNotPrepared(
    for constraint: NSLayoutConstraint
  ) -> ConsoleMessage {
    ConsoleMessage(
      code: "hierarchy-not-prepared", rules: "AL-34",
      when: "A constraint is added to a view that is not around both items. The fault follows in "
        + "the next layout pass, unless the items have come by then.",
      text: "The view hierarchy is not prepared for the constraint: "
        + "\(ConstraintText.line(for: constraint))\n\tWhen added to a view, the constraint's items "
        + "must be descendants of that view (or the view itself). This will crash if the "
        + "constraint needs to be resolved before the view hierarchy is assembled. Break on "
        + "-[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.",
      advice: "Add the views first, then the constraint.")
  }

  /// Makes the message about required constraints that contradict each other (AL-25).
  package static func unsatisfiable(_ conflict: ConstraintConflict) -> ConsoleMessage {
    let note =
      conflict.hasMask
      ? "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
        + "refer to the documentation for the UIView property "
        + "translatesAutoresizingMaskIntoConstraints) \n" : ""
    let list = conflict.lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
    return ConsoleMessage(
      code: "unsatisfiable-constraints", rules: "AL-25", "AL-27",
      when: "Required constraints contradict each other. The one that was activated last is broken "
        + "until the constraints change.",
      text:
        "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n\tProbably at least "
        + "one of the constraints in the following list is one you don't want. \n\tTry this: "
        + "\n\t\t(1) look at each constraint and try to figure out which you don't expect; "
        + "\n\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
        + note + "(\n\(list)\n)\n\nWill attempt to recover by breaking constraint \n"
        + "\(conflict.broken)\n\nMake a symbolic breakpoint at "
        + "UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\nThe methods in "
        + "the UIConstraintBasedLayoutDebugging category on UIView listed in "
        + "<UIKitCore/UIView.h> may also be helpful.",
      advice: "Remove one of the constraints, or give it a priority below 1000.")
  }
}

extension LayoutFinding {
  /// Makes the finding of a text whose width depends on its height.
  package static func layoutNotSettled(of name: String) -> LayoutFinding {
    LayoutFinding(
      code: "layout-not-settled", severity: .warning, rules: "AL-57",
      when: "A text that wraps got another width once it had the height for its first one. It is "
        + "said once for each view.",
      message: "\(name) got another width when it had the height for its width, so that its lines "
        + "may not fit. UIKit solves such a layout anew in later passes. Constrain the width "
        + "without the height, or set preferredMaxLayoutWidth.")
  }

  /// Makes the finding of required constraints that contradict each other.
  package static func unsatisfiable(_ conflict: ConstraintConflict) -> LayoutFinding {
    LayoutFinding(
      code: "unsatisfiable-constraints", severity: .error, rules: "AL-25",
      when: "Required constraints contradict each other. It is said once for each set of them.",
      message: "\(conflict.lines.count) required constraints contradict each other, and "
        + "\(conflict.broken) was broken. Remove one of them, or give it a priority below 1000: "
        + conflict.lines.joined(separator: ", "))
  }
}

/// Required constraints that contradict each other, as texts.
package struct ConstraintConflict: Hashable, Sendable {
  /// The constraints of a smallest set, in the order of activation.
  package var lines: [String]
  /// The constraint that was broken.
  package var broken: String
  /// Whether an autoresizing mask has made one of the constraints.
  package var hasMask: Bool

  package init(lines: [String], broken: String, hasMask: Bool) {
    self.lines = lines
    self.broken = broken
    self.hasMask = hasMask
  }
}
