/// A relation between two edges or lengths, as data: nothing solves it.
///
/// Views lie where their frames say. Where a view that takes part in constraints is asked for the
/// size that it would fit, a finding says that no constraint counted.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The comparison of the two sides; the raw values are UIKit's.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The part of an item that a constraint relates; the raw values are UIKit's.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
    case notAnAttribute = 0
  }

  /// A direction that priorities are kept for.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The view or guide on the left of the relation, which is not kept alive.
  open private(set) weak var firstItem: AnyObject?
  /// The view or guide on the right of the relation; nil for a number alone.
  open private(set) weak var secondItem: AnyObject?
  /// The part of the first item.
  public let firstAttribute: Attribute
  /// The part of the second item; `notAnAttribute` when there is none.
  public let secondAttribute: Attribute
  /// The comparison of the first item's part with what follows of the second's.
  public let relation: Relation
  /// The factor that the second item's part is multiplied by before `constant` is added.
  public let multiplier: CGFloat
  /// The points that are added to the right of the relation.
  open var constant: CGFloat
  /// The priority of the constraint; stored, without effect: nothing is solved, so nothing gives
  /// way.
  open var priority = UILayoutPriority.required
  /// The identifier of the constraint; stored only, for reading a list of constraints.
  open var identifier: String?
  /// Whether the constraint belongs in an archive; stored, without effect: nothing is written to
  /// one.
  open var shouldBeArchived = false

  /// A relation that is off until it is made active. Nothing is checked: attributes that do not fit
  /// each other, which UIKit refuses, are kept.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide; it is not kept alive.
  ///   - view2: A view or a layout guide, nil for a relation to a number alone.
  ///   - c: In points.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  // MARK: Being in force

  private weak var holder: UIView?

  /// Whether the nearest view around both items keeps the constraint. Items of different trees,
  /// which UIKit refuses, leave it off.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { holder?.removeConstraint(self) } }
  }

  /// Makes constraints active, in the order given; those that already are stay where they are.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes constraints from the views that keep them.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil else { return }
    let views = [firstItem, secondItem].compactMap { NSLayoutConstraint.view(of: $0) }
    var candidate = views.first
    while let view = candidate {
      if views.allSatisfy({ $0.isDescendant(of: view) }) { return view.addConstraint(self) }
      candidate = view.superview
    }
  }

  final func moved(to view: UIView?) {
    holder = view
    guard view != nil else { return }
    for item in [firstItem, secondItem] {
      NSLayoutConstraint.view(of: item)?.fittingObserver = { $0.recordUnsolvedConstraints() }
    }
  }

  private static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}

extension UIView {
  /// Says once per class that the size that the view would fit is not that of its constraints.
  fileprivate func recordUnsolvedConstraints() {
    let name = nameWithCell
    simulation.recordOnce("constraints \(name)", .constraintsNotSolved(for: name))
  }
}
