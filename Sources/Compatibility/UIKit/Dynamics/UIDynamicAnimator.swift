/// An item that a dynamic animator moves: a view, layout attributes, or a visible item that a
/// compositional layout passes to its invalidation handler. The item's transform is neither read
/// nor set, because items do not rotate.
public typealias UIDynamicItem = GridDynamicItem

/// An object that is told when a dynamic animator begins to move its items, and when all items
/// rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Tells the delegate that the animator is about to take its first step; optional.
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

/// An object that moves items according to their behaviours, once per tick of the virtual clock.
///
/// The animator carries out attachments to fixed points, and behaviours that combine such
/// attachments (`AttachmentMotion`). Other behaviours are stored, without effect: items do not
/// collide, rotate or fall. The animator runs until every item rests. `Simulation.settle(limit:)`
/// waits until all items rest.
///
/// An animator made with a layout moves attributes of that layout. The animator returns these
/// attributes by index path and by rectangle, and invalidates the layout after each step that moved
/// some of them.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates the items lie; nil if the animator was made with a layout or
  /// with `init()`.
  public let referenceView: UIView?
  /// The object that is told when the movement starts and when it ends.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The time that the animator has run so far, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0
  /// Whether some item may still move.
  open private(set) var isRunning = false

  private weak var layout: UICollectionViewLayout?
  private var topBehaviors: [UIDynamicBehavior] = []
  private var motions: [ObjectIdentifier: AttachmentMotion] = [:]
  private let origin = Simulation.current

  /// Makes an animator that runs by the clock of the view's simulation.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Makes an animator for attributes of a layout. After each step that moved some of the
  /// attributes, the animator invalidates the layout.
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

  /// The behaviours that were added, in order of addition. Child behaviours are not included.
  open var behaviors: [UIDynamicBehavior] { topBehaviors }

  /// Adds a behaviour at the end and resumes the animator. A behaviour that was added before keeps
  /// its position in `behaviors`.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !topBehaviors.contains(where: { $0 === behavior }) else { return }
    topBehaviors.append(behavior)
    behavior.animator = self
    behavior.willMove(to: self)
    resume()
  }

  /// Removes a behaviour. Items without another behaviour stay where they are and lose their speed.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let place = topBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    topBehaviors.remove(at: place)
    behavior.animator = nil
    forgetFreeItems()
  }

  /// Removes all behaviours. Items stay where they are.
  open func removeAllBehaviors() {
    for behavior in topBehaviors { removeBehavior(behavior) }
  }

  // MARK: Items

  /// Returns the items whose frame, computed without the transform, overlaps a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    items.filter {
      let (size, center) = ($0.bounds.size, $0.center)
      return CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2,
        width: size.width, height: size.height
      ).overlaps(rect)
    }
  }

  /// Continues the movement from the item's present position. The item keeps its speed. This is
  /// GridKit's choice, since Apple's documentation says nothing about the speed.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    motions[ObjectIdentifier(item)]?.position = item.center
    resume()
  }

  /// Returns the cell's attributes in their present position; nil if no behaviour holds them.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, at: indexPath)
  }

  /// Returns the view's attributes in their present position; nil if no behaviour holds them.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementaryView, kind, at: indexPath)
  }

  /// Returns the view's attributes in their present position; nil if no behaviour holds them.
  open func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, kind, at: indexPath)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  /// The items of all behaviours, in order of addition. No item occurs twice.
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
