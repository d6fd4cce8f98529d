import Foundation

/// A relation between edges or lengths of two items, or of an item and a constant.
///
/// An item is a view or a layout guide. A constraint counts while a view holds it: see `isActive`.
/// The layout engine solves all constraints that are held in a tree of views, and the superviews
/// give their subviews the resulting frames when they are laid out.
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
  open var firstItem: AnyObject? { firstReference.item }
  /// The view or layout guide on the right side, held weakly; nil for a relation to a constant.
  open var secondItem: AnyObject? { secondReference.item }
  private let firstReference: ItemReference
  private let secondReference: ItemReference
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item; `notAnAttribute` if there is no second item.
  public let secondAttribute: Attribute
  /// The comparison of the left side with the right side.
  public let relation: Relation
  /// The factor of the second item's attribute, applied before `constant` is added.
  public let multiplier: CGFloat
  /// The identifier of the constraint, which messages about it name.
  open var identifier: String?
  /// Whether the constraint belongs in an archive; stored, without effect: no archive is written.
  open var shouldBeArchived = false

  /// The starts of the distances that are related, where they are distances between two anchors.
  final let spans: (first: Span?, second: Span?)
  /// Whether the attributes can be related. An illegal constraint cannot be activated.
  final let isLegal: Bool
  /// The view that holds the constraint.
  package internal(set) final var holder: BaseView? {
    get { holderReference?.view }
    set { holderReference = newValue?.madeUnretainedBox }
  }
  private final var holderReference: UnretainedBox<BaseView>?
  /// The place of the constraint in the order of activation.
  final var activation = 0
  private static var activations = 0
  /// Whether the items and the views around them know that the constraint names them.
  final var isCounted = false
  /// Whether the view system has made the constraint, so that another one is broken.
  final var isOfSystem = false

  private var storedConstant: CGFloat
  private var storedPriority = GridLayoutPriority.required

  /// Creates an inactive constraint: *first attribute* related to *multiplier · second attribute +
  /// constant*.
  ///
  /// Attributes that cannot be related, such as a width and an edge, are refused with a fault.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide, held weakly.
  ///   - view2: A view or a layout guide, held weakly; nil for a relation to a constant.
  ///   - c: The constant, in points.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let (view1, view2) = (view1 as AnyObject, view2.map { $0 as AnyObject })
    let (start, end) = (view1 as? Distance, view2 as? Distance)
    let first = start == nil ? (view1 is NSNull ? nil : view1) : start?.item
    let second = end == nil ? view2 : end?.item
    firstReference = ItemReference(first)
    secondReference = ItemReference(second)
    firstAttribute = attr1
    secondAttribute = second == nil ? .notAnAttribute : attr2
    self.relation = relation
    self.multiplier = multiplier
    spans = (start?.span, end?.span)
    storedConstant = c
    let simulation = Self.view(of: first)?.simulation ?? .current
    let mistake =
      !(first is any ConstraintItem)
      ? "Constraint must contain a first layout item"
      : Self.mistake(
        spans.first == nil ? firstAttribute.kind : .length,
        second == nil ? nil : spans.second == nil ? secondAttribute.kind : .length, multiplier)
    isLegal = mistake == nil && c.isFinite && multiplier.isFinite
    super.init()
    if let mistake {
      simulation.raise(.illegalConstraint(mistake, for: first))
    } else if !isLegal {
      simulation.raise(.constantNotFinite(c.isFinite ? multiplier : c, of: self))
    }
  }

  convenience init(
    first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat,
    spans: (first: Span?, second: Span?) = (nil, nil)
  ) {
    self.init(
      item: spans.first.map { Distance(first, $0) } ?? first ?? NSNull(),
      attribute: firstAttribute, relatedBy: relation,
      toItem: spans.second.map { Distance(second, $0) } ?? second, attribute: secondAttribute,
      multiplier: multiplier, constant: constant)
  }

  /// The constant that is added to the right side, in points. A new constant counts from the next
  /// layout pass on.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      guard newValue.isFinite else {
        return simulation.raise(.constantNotFinite(newValue, of: self))
      }
      storedConstant = newValue
      holder?.forEachEngine { $0.constantDidChange(of: self) }
    }
  }

  /// The priority of the constraint, above 0 and up to 1000. While the constraint is active, it
  /// cannot become required, and a required one cannot become optional (AL-36).
  open var priority: GridLayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
        return simulation.raise(.illegalPriority(newValue))
      }
      if holder != nil, (newValue == .required) != (storedPriority == .required) {
        return simulation.raise(.requiredPriorityChanged(from: storedPriority, to: newValue))
      }
      storedPriority = newValue
      holder?.forEachEngine { $0.priorityDidChange(of: self) }
    }
  }

  /// The anchor of the first item; a new object at each call.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(firstItem, firstAttribute, span: spans.first)
  }

  /// The anchor of the second item, a new object at each call; nil without a second item.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    guard secondAttribute != .notAnAttribute else { return nil }
    return NSLayoutAnchor(secondItem, secondAttribute, span: spans.second)
  }

  final var simulation: Simulation {
    (Self.view(of: firstItem) ?? Self.view(of: secondItem))?.simulation ?? .current
  }

  /// Returns the view of an item: the view itself, or the view that owns the guide.
  static func view(of item: AnyObject?) -> BaseView? {
    (item as? BaseView) ?? (item as? GridLayoutGuide)?.owningView
  }

  open override var description: String {
    MainActor.assumeIsolated { ConstraintText.line(for: self) }
  }

  // MARK: Activation

  /// Whether a view holds the constraint. Setting true adds the constraint to the nearest common
  /// ancestor of both items. Without one there is a fault.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { holder?.removeConstraint(self) } }
  }

  /// Activates constraints in the given order. Constraints that are active stay as they are.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints, which removes them from the views that hold them.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil, isLegal, let first = Self.view(of: firstItem) else { return }
    guard secondAttribute != .notAnAttribute else { return first.addConstraint(self) }
    let second = Self.view(of: secondItem)
    guard let second, let ancestor = BaseView.commonAncestor(first, second) else {
      return simulation.raise(.noCommonAncestor(of: self))
    }
    ancestor.addConstraint(self)
  }

  /// Notes that a view holds the constraint now.
  final func join(_ view: BaseView) {
    Self.activations += 1
    activation = Self.activations
    holder = view
    isCounted = false
  }
}

extension NSLayoutConstraint {
  /// The edge from which `anchorWithOffset(to:)` measures up to the edge of the anchor.
  @MainActor
  struct Span {
    var item: AnyObject? { reference.item }
    let attribute: Attribute
    private let reference: ItemReference

    init(item: AnyObject?, attribute: Attribute) {
      self.attribute = attribute
      reference = ItemReference(item)
    }
  }

  /// The end of such a distance, given in place of an item.
  private final class Distance {
    let item: AnyObject?
    let span: Span

    init(_ item: AnyObject?, _ span: Span) {
      self.item = item
      self.span = span
    }
  }

  /// Returns the reason why two kinds of attributes cannot be related (AL-4); nil if they can.
  private static func mistake(
    _ first: Attribute.Kind?, _ second: Attribute.Kind?, _ multiplier: CGFloat
  ) -> String? {
    switch (first, second) {
    case (nil, _):
      return "Constraint must contain a first layout item"
    case (.length?, nil), (.length?, .length?):
      return nil
    case (_?, nil):
      return "A multiplier of 0 or a nil second item together with a location for the first "
        + "attribute creates an illegal constraint of a location equal to a constant. Location "
        + "attributes must be specified in pairs."
    case (.length?, _), (_, .length?):
      return "Invalid pairing of layout attributes."
    case (.side?, .readingSide?), (.readingSide?, .side?):
      return "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    case _ where multiplier == 0:
      return mistake(first, nil, 1)
    default:
      return nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  enum Kind {
    case length, side, readingSide, middle, height
  }

  /// The kind of the attribute, for the question whether two attributes can be related.
  var kind: Kind? {
    switch self {
    case .width, .height: .length
    case .left, .right, .leftMargin, .rightMargin: .side
    case .leading, .trailing, .leadingMargin, .trailingMargin: .readingSide
    case .centerX, .centerXWithinMargins: .middle
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .height
    case .notAnAttribute: nil
    }
  }
}
