import GridCore

/// Questions about the solutions of the constraints in a tree of views, for audits and for
/// explanations.
///
/// The answers have the texts of constraints in UIKit's form. Views and constraints have numbers in
/// the order in which the inspection names them. No answer changes a view or a solution. Each may
/// be slow.
@MainActor
package struct LayoutInspection {
  var text = ConstraintText()

  package init() {}

  /// Returns the name by which messages call a view: its accessibility identifier, or its class,
  /// its number and its text.
  package mutating func name(of view: BaseView) -> String { text.name(of: view) }

  package mutating func line(for constraint: NSLayoutConstraint) -> String {
    text.line(for: constraint)
  }

  /// One of the four unknowns of a view, or an edge that follows from two of them.
  package enum Part: String, CaseIterable, Sendable {
    case minX, minY, width, height, maxX, maxY

    package var axis: NSLayoutConstraint.Axis {
      switch self {
      case .minX, .width, .maxX: .horizontal
      case .minY, .height, .maxY: .vertical
      }
    }

    static let unknowns: [Part] = [.minX, .minY, .width, .height]

    /// The offsets of the unknowns whose sum is the part, from the first unknown of an item.
    fileprivate var offsets: [Int] {
      switch self {
      case .minX: [0]
      case .minY: [1]
      case .width: [2]
      case .height: [3]
      case .maxX: [0, 2]
      case .maxY: [1, 3]
      }
    }
  }

  // MARK: Ambiguity

  /// An unknown of a view with two answers that meet the constraints equally well.
  package struct Ambiguity {
    package var part: Part
    /// The value that the view has, and another one, in the coordinates of its superview.
    package var answers: (present: CGFloat, other: CGFloat)
    /// The constraints of one priority between which only their order decides: what one of them
    /// gains, another one loses.
    package var rivals: [String]
  }

  /// Returns the unknowns of a view that its constraints leave open.
  ///
  /// A view whose place in its superview is decided has none, even if that of its superview is
  /// open.
  package mutating func ambiguities(of view: BaseView) -> [Ambiguity] {
    guard let engine = view.enginePlacingView, let frame = view.itemFrame(in: engine) else {
      return []
    }
    let present = engine.values
    return Part.unknowns.compactMap { part in
      guard let other = engine.otherSolution(of: view, part) else { return nil }
      let change = CGFloat(engine.change(of: view, part, from: present, to: other))
      let value =
        switch part {
        case .minX: frame.origin.x
        case .minY: frame.origin.y
        case .width: frame.size.width
        default: frame.size.height
        }
      let rivals = engine.rows.indices.filter { row in
        abs(engine.error(ofRow: row, in: other) - engine.error(ofRow: row, in: present))
          > LayoutEngine.inspectionTolerance
      }
      return Ambiguity(
        part: part, answers: (value, value + change),
        rivals: rivals.map { text.line(for: engine.rows[$0], of: engine) })
    }
  }

  // MARK: Failures

  /// A constraint that does not hold.
  package struct Loss {
    /// The first view of the constraint, or the view that owns its first guide.
    package var view: BaseView
    package var line: String
    package var priority: Float
    /// The distance of its two sides, in points.
    package var missing: CGFloat
    /// The constraints that decide the values it is about.
    package var winners: [String]
  }

  /// Returns the optional constraints above a priority that fail in the engine of a view by more
  /// than a hundredth of a point, those of stack views left out.
  package mutating func losses(in root: BaseView, above priority: Float) -> [Loss] {
    guard let engine = root.ownEngine else { return [] }
    return engine.rows.indices.compactMap { row in
      let level = engine.priority(of: engine.rows[row])
      guard level > priority, level < ConstraintSystem.required, !engine.rows[row].isOfStack,
        let view = engine.rows[row].firstView
      else { return nil }
      let missing = abs(engine.error(ofRow: row, in: engine.values))
      guard missing > 0.01 else { return nil }
      let winners = engine.deciding(row).filter { $0 != row }
      return Loss(
        view: view, line: text.line(for: engine.rows[row], of: engine), priority: level,
        missing: CGFloat(missing),
        winners: winners.map { text.line(for: engine.rows[$0], of: engine) })
    }
  }

  /// A set of required constraints that contradict each other.
  package struct Contradiction {
    package var view: BaseView
    package var lines: [String]
    package var broken: String
  }

  /// Returns the contradictions in the engine of a view.
  package mutating func contradictions(in root: BaseView) -> [Contradiction] {
    guard let engine = root.ownEngine else { return [] }
    return engine.system.conflicts.map { conflict in
      Contradiction(
        view: engine.rows[conflict.broken].firstView ?? root,
        lines: conflict.constraints.map { text.line(for: engine.rows[$0], of: engine) },
        broken: text.line(for: engine.rows[conflict.broken], of: engine))
    }
  }

  // MARK: Reasons

  /// Whether constraints place a view, rather than its frame and mask or a grid.
  package func isPlacedByConstraints(_ view: BaseView) -> Bool { view.enginePlacingView != nil }

  /// Returns the constraints that decide a part of a view's frame in its superview, those of the
  /// view first, then those of the views that they name, and so on.
  package mutating func constraints(deciding part: Part, of view: BaseView) -> [String] {
    guard let engine = view.enginePlacingView else { return [] }
    return engine.rows(deciding: part, of: view)
      .map { text.line(for: engine.rows[$0], of: engine) }
  }
}

extension BaseView {
  /// The engine of which the view is the root.
  final var ownEngine: LayoutEngine? {
    guard isLayoutBoundary, let engine = constraintRecord?.engine else { return nil }
    engine.settle()
    return engine
  }

  /// The engine that places the view in its superview; nil if a mask or a grid does.
  final var enginePlacingView: LayoutEngine? {
    guard !hasMaskConstraints, let engine = superviewStorage?.layoutRoot.ownEngine,
      engine.itemPlaces[ObjectIdentifier(self)] != nil
    else { return nil }
    return engine
  }

  fileprivate final func itemFrame(in engine: LayoutEngine) -> CGRect? {
    engine.itemPlaces[ObjectIdentifier(self)].flatMap { engine.items[$0].frame }
  }
}

extension LayoutEngine {
  /// Differences up to this number of points count as none.
  static let inspectionTolerance = 1e-6

  private func terms(of view: BaseView?, _ part: LayoutInspection.Part) -> [ConstraintSystem.Term] {
    guard let view, let place = itemPlaces[ObjectIdentifier(view)] else { return [] }
    return part.offsets.map { .init(items[place].unknown + $0) }
  }

  /// The terms of a length, or of an edge from the origin of the superview.
  private func relativeTerms(
    of view: BaseView, _ part: LayoutInspection.Part
  ) -> [ConstraintSystem.Term] {
    let terms = terms(of: view, part)
    guard !terms.isEmpty, part != .width, part != .height else { return terms }
    let origin: LayoutInspection.Part = part.axis == .horizontal ? .minX : .minY
    return terms
      + self.terms(of: view.superviewStorage, origin).map { .init($0.unknown, -1) }
  }

  /// The values of the unknowns in the present solution.
  var values: [Double] { system.lengths.indices.map(system.value) }

  /// Returns the change of an edge in the superview, or of a length, between two solutions.
  fileprivate func change(
    of view: BaseView, _ part: LayoutInspection.Part, from old: [Double], to new: [Double]
  ) -> Double {
    relativeTerms(of: view, part).reduce(0) {
      $0 + $1.coefficient * (new[$1.unknown] - old[$1.unknown])
    }
  }

  /// Returns a solution that meets the constraints as well and in which a part of a view differs by
  /// at most 100 points; nil if there is none.
  fileprivate func otherSolution(
    of view: BaseView, _ part: LayoutInspection.Part
  ) -> [Double]? {
    guard let unknown = terms(of: view, part).first?.unknown else { return nil }
    let present = values
    return system.freeSolutions(of: unknown, within: 100).first { other in
      abs(change(of: view, part, from: present, to: other)) > Self.inspectionTolerance
    }
  }

  /// Returns the points by which a row fails; zero if it holds.
  func error(ofRow row: Int, in values: [Double]) -> Double {
    let difference = difference(ofRow: row, in: values)
    guard abs(difference) > Self.inspectionTolerance else { return 0 }
    return switch rows[row].relation {
    case .equal: difference
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: min(0, difference)
    }
  }

  /// Returns the first side of a row minus the second one, in points.
  func difference(ofRow row: Int, in values: [Double]) -> Double {
    express(rows[row].source)
    return expression.terms.reduce(rows[row].constant) {
      $0 + $1.coefficient * values[$1.unknown]
    }
  }

  /// Returns the rows that decide the difference of the two sides of a row.
  fileprivate func deciding(_ row: Int) -> [Int] {
    express(rows[row].source)
    return system.constraints(deciding: expression.terms)
  }

  /// Returns the rows that decide a part of a view in its superview, from the view outwards.
  func rows(deciding part: LayoutInspection.Part, of view: BaseView) -> [Int] {
    let terms = relativeTerms(of: view, part)
    guard !terms.isEmpty else { return [] }
    var rest = system.constraints(deciding: terms)
    var chain: [Int] = []
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
    while !rest.isEmpty {
      let next = rest.filter { row in
        rows[row].objects.contains { known.contains(ObjectIdentifier($0)) }
      }
      // The other rows name views that no constraint leads to, such as a superview.
      let link = next.isEmpty ? rest : next
      chain += link
      rest.removeAll(where: link.contains)
      for row in link { known.formUnion(rows[row].objects.map { ObjectIdentifier($0) }) }
    }
    return chain
  }
}

extension LayoutEngine.Row {
  /// The views and guides that the row names.
  var objects: [AnyObject] {
    switch source {
    case .root: []
    case .mask(let view, _): [view]
    case .guide(let guide, _): [guide, guide.owner].compactMap(\.self)
    case .intrinsic(let owner, _, _): [owner.view]
    case .constraint(let constraint): constraint.items
    }
  }

  fileprivate var firstView: BaseView? {
    objects.lazy.compactMap { NSLayoutConstraint.view(of: $0) }.first
  }

  /// Whether a stack view has made the row.
  fileprivate var isOfStack: Bool {
    if case .constraint(let constraint) = source { constraint.isOfSystem } else { false }
  }
}

extension NSLayoutConstraint {
  /// Whether a stack view has made the constraint.
  package final var isMadeByViewSystem: Bool { isOfSystem }
}
