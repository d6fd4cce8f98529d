/// A relation between two edges or lengths, as data. Constraints are never solved.
///
/// Only frames place views. If the fitting size of a view with constraints is asked for, the
/// simulation records the finding that the constraints are ignored.
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

  /// The axis of a hugging priority or of a compression resistance.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The view or layout guide on the left side of the relation, held weakly.
  open private(set) weak var firstItem: AnyObject?
  /// The view or layout guide on the right side, held weakly; nil for a relation to a constant.
  open private(set) weak var secondItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item; `notAnAttribute` if there is no second item.
  public let secondAttribute: Attribute
  /// The comparison of the left side with the right side.
  public let relation: Relation
  /// The factor of the second item's attribute, applied before `constant` is added.
  public let multiplier: CGFloat
  /// The constant that is added to the right side, in points.
  open var constant: CGFloat
  /// The priority of the constraint; stored, without effect: constraints are never solved.
  open var priority = UILayoutPriority.required
  /// The identifier of the constraint; stored, without effect.
  open var identifier: String?
  /// Whether the constraint belongs in an archive; stored, without effect: no archive is written.
  open var shouldBeArchived = false

  /// An inactive constraint. The attributes are not checked, so a pair of attributes that UIKit
  /// rejects is stored.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide, held weakly.
  ///   - view2: A view or a layout guide, held weakly; nil for a relation to a constant.
  ///   - c: The constant, in points.
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

  // MARK: Activation

  private weak var holder: UIView?

  /// Whether the nearest common ancestor of both items holds the constraint. If there is no common
  /// ancestor, setting true has no effect. UIKit would reject the constraint.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { holder?.removeConstraint(self) } }
  }

  /// Activates constraints in the given order. A constraint that is already active keeps its
  /// position.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints, which removes them from the views that hold them.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    let views = [firstItem, secondItem].compactMap { NSLayoutConstraint.view(of: $0) }
    guard holder == nil, let first = views.first else { return }
    let ancestor = sequence(first: first) { $0.superview }.first { view in
      views.allSatisfy { $0.isDescendant(of: view) }
    }
    ancestor?.addConstraint(self)
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
  /// Records once per class the finding that the view's fitting size ignores its constraints.
  fileprivate func recordUnsolvedConstraints() {
    let name = nameWithCell
    simulation.recordOnce("constraints \(name)", .constraintsNotSolved(for: name))
  }
}
