/// A rule that moves items, or a combination of several behaviours.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The child behaviours, in order of addition.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The closure that is called before every step of the animator.
  open var action: (() -> Void)?
  final weak var animator: UIDynamicAnimator?

  open var dynamicAnimator: UIDynamicAnimator? { animator }

  /// Adds a child behaviour at the end. A child that was added before keeps its position.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.animator = animator
    animator?.resume()
  }

  /// Removes a child behaviour.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.animator = nil
  }

  /// Does nothing unless overridden. An animator calls the method with itself when the behaviour is
  /// added, and with nil before the behaviour is removed. The method is not called for child
  /// behaviours.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The behaviour's own items, without the items of its children.
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

/// A rod or a spring that holds the centre of an item at a distance from a fixed point.
///
/// A `frequency` of 0 makes the attachment a rod, which keeps the distance exactly. Any other
/// frequency makes the attachment a spring, which oscillates around the distance. Attachments
/// between two items, and attachments off the centre of an item, are not supported.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of object that an item is attached to; always a point here.
  public enum AttachmentType: Int, Sendable {
    /// An attachment between two items. It is never returned here, because two items cannot be
    /// attached to each other.
    case items = 0
    /// An attachment to a point that does not move by itself.
    case anchor = 1
  }

  private let item: any UIDynamicItem

  /// Attaches an item to a point. `length` becomes the present distance between the item and the
  /// point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.item = item
    anchorPoint = point
    let (x, y) = (item.center.x - point.x, item.center.y - point.y)
    length = (x * x + y * y).squareRoot()
    super.init()
  }

  /// The attached item, as a list of one.
  open var items: [any UIDynamicItem] { [item] }
  /// The kind of attachment; always `anchor`.
  open var attachedBehaviorType: AttachmentType { .anchor }

  /// The point that the item is attached to. For a view, the point is in the coordinates of the
  /// superview. For any other item, the point is in content coordinates. A change resumes the
  /// animator.
  open var anchorPoint: CGPoint { didSet { if anchorPoint != oldValue { animator?.resume() } } }
  /// The length of the attachment, in points.
  open var length: CGFloat { didSet { if length != oldValue { animator?.resume() } } }
  /// The damping of the spring; 1 for no oscillation.
  open var damping: CGFloat = 0
  /// The oscillations per second without damping; 0 for a rod.
  open var frequency: CGFloat = 0

  override var ownItems: [any UIDynamicItem] { items }

  final var attachment: AttachmentMotion.Attachment {
    AttachmentMotion.Attachment(
      anchor: anchorPoint, length: length, frequency: frequency, damping: damping)
  }
}
