import GridCore

// Questions about the solution of constraints, for debugging. They may be slow.

extension BaseView {
  /// Whether constraints leave the place or the size of the view open. A view that its mask
  /// places is never ambiguous.
  public final var hasAmbiguousLayout: Bool { engineAround?.isAmbiguous(self) ?? false }

  /// Returns the constraints that have a part in the place and the length of the view along an
  /// axis, in the order of activation. Masks and intrinsic sizes are no constraints of this kind.
  public final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    engineAround?.constraints(deciding: self, along: axis) ?? []
  }

  /// Moves the view to another frame that meets its constraints as well, or back; does nothing if
  /// there is only one.
  public final func exerciseAmbiguityInLayout() {
    guard hasAmbiguousLayout else { return }
    engineAround?.exercise(self)
  }

  /// The engine that places the view, with the solution for the present constraints.
  private final var engineAround: LayoutEngine? {
    prepareConstraints()
    let engine = superviewStorage?.layoutRoot.constraintRecord?.engine
    engine?.settle()
    return engine
  }
}

extension GridLayoutGuide {
  /// Whether constraints leave the place or the size of the guide open.
  public final var hasAmbiguousLayout: Bool { engineAround?.isAmbiguous(self) ?? false }

  /// Returns the constraints that have a part in the place and the length of the guide along an
  /// axis, in the order of activation.
  public final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    engineAround?.constraints(deciding: self, along: axis) ?? []
  }

  private final var engineAround: LayoutEngine? {
    owner?.prepareConstraints()
    let engine = owner?.layoutRoot.constraintRecord?.engine
    engine?.settle()
    return engine
  }
}

extension LayoutEngine {
  /// The unknowns of the place and the length of an item.
  private func unknowns(
    of object: AnyObject, along axis: NSLayoutConstraint.Axis
  ) -> [ConstraintSystem.Unknown] {
    guard let place = itemPlaces[ObjectIdentifier(object)] else { return [] }
    let first = items[place].unknown + (axis == .horizontal ? 0 : 1)
    return [first, first + 2]
  }

  func isAmbiguous(_ object: AnyObject) -> Bool {
    [.horizontal, .vertical].contains { axis in
      unknowns(of: object, along: axis).contains(where: system.isAmbiguous)
    }
  }

  func constraints(
    deciding object: AnyObject, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    let deciding = Set(unknowns(of: object, along: axis).flatMap(system.constraints(deciding:)))
    return deciding.sorted().compactMap { row in
      if case .constraint(let constraint) = rows[row].source { constraint } else { nil }
    }
  }

  /// Makes an item wish for another frame than before.
  func exercise(_ view: BaseView) {
    guard let place = itemPlaces[ObjectIdentifier(view)] else { return }
    items[place].wishesForMore.toggle()
    system.setWishes(wishes)
    requestSolution()
  }
}
