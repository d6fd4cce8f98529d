/// An item with a place that a dynamic animator moves: views, attributes, and what handlers of
/// compositional layouts are told of. Its transform is neither read nor set: nothing turns.
public typealias UIDynamicItem = GridDynamicItem

/// The object that is told when a dynamic animator begins to move its items and when all of them
/// rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Tells the delegate that a movement is about to take its first step; optional.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Tells the delegate that every item rests; optional.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// The default implementation, for a delegate without the method; does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// The default implementation, for a delegate without the method; does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items as their behaviours say, once per tick of the virtual clock.
///
/// Attachments to fixed points and behaviours made of them are carried out (`AttachmentMotion`);
/// other behaviours are only kept. Items do not collide, turn or fall. It runs until every item
/// rests, and `Simulation.settle(limit:)` waits for it.
///
/// One that was made with a layout moves that layout's attributes: it answers them by path and
/// rectangle, and has the layout invalidated when they moved.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates items have; nil for an animator of a layout, or of nothing.
  public let referenceView: UIView?
  /// The object that is told when items begin to move and when all of them rest.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Seconds that the animator has run so far.
  open private(set) var elapsedTime: TimeInterval = 0
  /// Whether some item may still move.
  open private(set) var isRunning = false

  private weak var layout: UICollectionViewLayout?
  private var topBehaviors: [UIDynamicBehavior] = []
  private var motions: [ObjectIdentifier: AttachmentMotion] = [:]
  private let origin = Simulation.current

  /// An animator that runs by the clock of the view's simulation.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// An animator of a layout's attributes; it has the layout invalidated when they moved.
  ///
  /// The layout is not kept alive.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = nil
    self.layout = layout
    super.init()
  }

  public override init() {
    referenceView = nil
    super.init()
  }

  // MARK: Behaviours

  /// Behaviours that were added, in that order; not those inside others.
  open var behaviors: [UIDynamicBehavior] { topBehaviors }

  /// Adds a behaviour at the end and wakes the animator; one that is there already stays where it
  /// is.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !topBehaviors.contains(where: { $0 === behavior }) else { return }
    topBehaviors.append(behavior)
    behavior.animator = self
    behavior.willMove(to: self)
    resume()
  }

  /// Takes a behaviour out. Items that no other one holds stay where they are and lose their speed.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let place = topBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    topBehaviors.remove(at: place)
    behavior.animator = nil
    forgetFreeItems()
  }

  /// Takes all behaviours out; items stay where they are.
  open func removeAllBehaviors() {
    for behavior in topBehaviors { removeBehavior(behavior) }
  }

  // MARK: Items

  /// Items whose frame, under no transform, shares an area with a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    items.filter {
      let (size, center) = ($0.bounds.size, $0.center)
      return CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2,
        width: size.width, height: size.height
      ).overlaps(rect)
    }
  }

  /// Continues the movement from where an item is now. It keeps its speed: Apple says nothing of
  /// that.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    motions[ObjectIdentifier(item)]?.position = item.center
    resume()
  }

  /// The cell's attributes as moved so far; nil when no behaviour holds them.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// The view's attributes as moved so far; nil when no behaviour holds them.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  /// The view's attributes as moved so far; nil when no behaviour holds them.
  open func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  private func attributes(
    where isMeant: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    for item in items {
      if let attributes = item as? UICollectionViewLayoutAttributes, isMeant(attributes) {
        return attributes
      }
    }
    return nil
  }

  /// Items of all behaviours, each once, in the order in which they were added.
  private var items: [any UIDynamicItem] {
    var seen: Set<ObjectIdentifier> = []
    return topBehaviors.flatMap(\.heldItems).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  private func forgetFreeItems() {
    let held = Set(items.map { ObjectIdentifier($0) })
    motions = motions.filter { held.contains($0.key) }
  }

  // MARK: Running

  private var simulation: Simulation {
    referenceView?.simulation ?? layout?.collectionView?.simulation ?? origin
  }

  func resume() {
    guard !isRunning, !topBehaviors.isEmpty else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    step(of: simulation)
  }

  private func step(of simulation: Simulation) {
    simulation.async { [weak self] in self?.moveItems(in: simulation) }
  }

  private func moveItems(in simulation: Simulation) {
    let seconds = simulation.frameDuration
    elapsedTime += seconds
    for behavior in topBehaviors { behavior.tellAction() }
    var isAtRest = true
    var isMoved = false
    let attachments = topBehaviors.flatMap(\.attachments)
    for item in items {
      let held = attachments.filter { $0.heldItems.contains { $0 === item } }.map(\.attachment)
      var motion = motions[ObjectIdentifier(item)] ?? AttachmentMotion(position: item.center)
      // The item's position counts: the program may have moved the item meanwhile.
      motion.position = item.center
      if !motion.step(seconds: seconds, attachments: held), !held.isEmpty { isAtRest = false }
      motions[ObjectIdentifier(item)] = motion
      if motion.position != item.center {
        item.center = motion.position
        isMoved = true
      }
    }
    if isMoved { layout?.invalidateLayout() }
    if isAtRest {
      isRunning = false
      delegate?.dynamicAnimatorDidPause(self)
    } else {
      step(of: simulation)
    }
  }
}
