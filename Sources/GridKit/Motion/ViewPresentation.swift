/// The state of a view on screen at one time. During an animation it differs from the view's
/// properties.
///
/// Lengths are in points. An animation changes all members together, each by the fraction of the
/// animation that has passed. A transform changes component by component.
///
/// - Note: After the properties of a view's `CALayer.presentation()`.
public struct ViewPresentation: Hashable, Sendable {
  /// The centre on screen, in the superview's coordinates.
  public var center: CGPoint
  /// The visible part of the view's own coordinates. In a scroll view, the origin is the content
  /// offset.
  public var bounds: CGRect
  /// The opacity on screen, from 0 (invisible) to 1.
  public var alpha: CGFloat
  /// The transform on screen, applied about the view's anchor point.
  public var transform3D: CATransform3D

  /// The affine part of `transform3D`, or the identity if `transform3D` is not affine (AT-13).
  public var transform: CGAffineTransform {
    get { transform3D.affineOrIdentity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The bounding box of the transformed view, in the superview's coordinates.
  public var frame: CGRect {
    TransformedBounds.boundingBox(ofSize: bounds.size, center: center, transform: transform3D)
  }
}

/// A change of one view property by an animation, stored as the difference between the old value
/// and the new value.
struct AnimatedChange {
  enum Change {
    /// The old center minus the new center. The next three cases hold the old value minus the new
    /// value, too.
    case center(CGPoint)
    case boundsOrigin(CGPoint)
    case size(CGSize)
    case alpha(CGFloat)
    case transform(from: CATransform3D, to: CATransform3D)
  }

  let animation: RunningAnimation
  let change: Change
}

extension BaseView {
  /// The state on screen now. It is the view's properties plus the difference that each running
  /// animation has not yet removed. Overlapping animations add up (A7.4).
  public var presentation: ViewPresentation { presentation(at: simulation.now) }

  /// Returns the state on screen at a virtual time, if no other animation starts or ends early.
  public func presentation(at time: TimeInterval) -> ViewPresentation {
    var shown = ViewPresentation(
      center: center, bounds: bounds, alpha: alpha, transform3D: transform3D)
    for part in animatedChanges where !part.animation.isOver {
      let missing = CGFloat(1 - part.animation.progress(at: time))
      switch part.change {
      case .center(let way):
        shown.center.x += way.x * missing
        shown.center.y += way.y * missing
      case .boundsOrigin(let way):
        shown.bounds.origin.x += way.x * missing
        shown.bounds.origin.y += way.y * missing
      case .size(let growth):
        shown.bounds.size.width += growth.width * missing
        shown.bounds.size.height += growth.height * missing
      case .alpha(let difference):
        shown.alpha += difference * missing
      case .transform(let from, let to):
        // The missing part of the change, component by component.
        let back = Interpolation.linear(from: to, to: from, at: missing)
        shown.transform3D = CATransform3D(
          rows: shown.transform3D.row1 + back.row1 - to.row1,
          shown.transform3D.row2 + back.row2 - to.row2,
          shown.transform3D.row3 + back.row3 - to.row3,
          shown.transform3D.row4 + back.row4 - to.row4)
      }
    }
    return shown
  }

  /// Whether an animation of the view is running.
  public var isAnimating: Bool { animatedChanges.contains { !$0.animation.isOver } }

  /// The animated changes of the view, in the order in which they were added. Some of the
  /// animations may be over.
  var animatedChanges: [AnimatedChange] { extras?.animatedChanges ?? [] }

  /// Adds a change to the animation whose block is running. Does nothing outside an animation
  /// block.
  func animate(_ change: AnimatedChange.Change) {
    guard let animation = simulation.clock.animator.current else { return }
    append(change, to: animation)
  }

  /// Adds a change to an animation.
  func append(_ change: AnimatedChange.Change, to animation: RunningAnimation) {
    animation.recordChange(of: self)
    madeExtras.animatedChanges.removeAll { $0.animation.isOver }
    madeExtras.animatedChanges.append(AnimatedChange(animation: animation, change: change))
    shownVersion &+= 1
  }

  /// Moves the view's animations to the clock of its new simulation. An animation block ends on the
  /// new clock once all its changes have moved.
  func moveAnimations(from old: Simulation) {
    guard let extras, !extras.animatedChanges.isEmpty else { return }
    let shift = simulation.now - old.now
    extras.animatedChanges = extras.animatedChanges.filter { !$0.animation.isOver }.map { part in
      let animation = simulation.clock.animator.adopt(
        part.animation, of: self, from: old.clock.animator, shift: shift)
      return AnimatedChange(animation: animation, change: part.change)
    }
  }

  /// Removes every animation of the view, so that the screen shows the view's properties.
  ///
  /// If an animation block has no changes left, its completion is called with `false` at the next
  /// tick. A block that still changes other views ends at its own time.
  public func removeAllAnimations() {
    guard let extras else { return }
    let removed = extras.animatedChanges
    extras.animatedChanges.removeAll()
    for part in removed where !part.animation.isOver { part.animation.removeChange() }
  }
}
