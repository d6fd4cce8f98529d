/// A way of moving items, or several together.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Behaviours that this one is made of, in the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called before every step.
  open var action: (() -> Void)?
  final weak var animator: UIDynamicAnimator?

  public override init() {
    super.init()
  }

  open var dynamicAnimator: UIDynamicAnimator? { animator }

  /// Adds a behaviour at the end; one that is there already stays where it is.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.animator = animator
    animator?.resume()
  }

  /// Takes a behaviour out.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.animator = nil
  }

  /// The hook for subclasses: called when an animator takes the behaviour in, and with nil before
  /// it lets it go. Behaviours inside others do not hear of it.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Items that this behaviour itself holds.
  var ownItems: [any UIDynamicItem] { [] }

  final var heldItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.heldItems) }

  final var attachments: [UIAttachmentBehavior] {
    let own = (self as? UIAttachmentBehavior).map { [$0] } ?? []
    return own + childBehaviors.flatMap(\.attachments)
  }

  final func tellAction() {
    action?()
    for child in childBehaviors { child.tellAction() }
  }
}

/// Holds the middle of an item at a distance from a fixed point, by a rod or a spring.
///
/// A rod, with a `frequency` of 0, keeps the distance exactly; a spring swings about it.
/// Attachments between two items, and ones off the middle of an item, are left out.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of thing that an item is held to; here it is always a point.
  public enum AttachmentType: Int, Sendable {
    /// An attachment of two items to each other. Never the answer here: two items cannot be tied.
    case items = 0
    /// The item is held by a point that does not move by itself.
    case anchor = 1
  }

  private let item: any UIDynamicItem

  /// The length is the distance at this moment.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.item = item
    anchorPoint = point
    let (x, y) = (item.center.x - point.x, item.center.y - point.y)
    length = (x * x + y * y).squareRoot()
    super.init()
  }

  /// The one item that is held.
  open var items: [any UIDynamicItem] { [item] }
  /// The kind of attachment; always `anchor`.
  open var attachedBehaviorType: AttachmentType { .anchor }

  /// The point that the item is held at, in its superview's coordinates or content points. A change
  /// wakes the animator.
  open var anchorPoint: CGPoint { didSet { if anchorPoint != oldValue { animator?.resume() } } }
  /// The length of the attachment, in points.
  open var length: CGFloat { didSet { if length != oldValue { animator?.resume() } } }
  /// 1 for no swinging.
  open var damping: CGFloat = 0
  /// Swings per second without damping; 0 for a rod.
  open var frequency: CGFloat = 0

  override var ownItems: [any UIDynamicItem] { items }

  final var attachment: AttachmentMotion.Attachment {
    AttachmentMotion.Attachment(
      anchor: anchorPoint, length: length, frequency: frequency, damping: damping)
  }
}
