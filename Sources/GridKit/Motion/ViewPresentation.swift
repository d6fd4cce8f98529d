/// The state of a view on screen at a moment, which differs from the view's properties while they
/// are animated.
///
/// Lengths are points. Between the values before and after an animation all members move together,
/// each by the share of it that has passed; a transform moves component by component.
///
/// - Note: After the properties of a view's `CALayer.presentation()`.
public struct ViewPresentation: Hashable, Sendable {
  /// The centre on screen, in the superview's coordinates.
  public var center: CGPoint
  /// The visible part of the view's own coordinates; in a scroll view its origin is the offset.
  public var bounds: CGRect
  /// The opacity on screen, from 0, which cannot be seen, to 1.
  public var alpha: CGFloat
  /// The transform on screen, applied about the view's anchor point.
  public var transform3D: CATransform3D

  /// The affine part of `transform3D`; the identity where that leaves the plane (AT-13).
  public var transform: CGAffineTransform {
    get { transform3D.affineOrIdentity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The bounding box of the transformed view, in the superview's coordinates.
  public var frame: CGRect {
    TransformedBounds.boundingBox(ofSize: bounds.size, center: center, transform: transform3D)
  }
}

/// A change of one property that an animation spreads over time: what is still missing at its
/// start.
struct AnimatedChange {
  enum Change {
    /// Old value less new value.
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
  /// The state on screen now: the properties plus what running animations still keep back.
  /// Overlapping animations add up (A7.4).
  public var presentation: ViewPresentation { presentation(at: simulation.now) }

  /// Returns the state on screen at a virtual time, as far as present animations tell.
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
        // The part that is missing, component by component.
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

  /// Whether anything of the view is still on its way.
  public var isAnimating: Bool { animatedChanges.contains { !$0.animation.isOver } }

  /// Animated changes of the view, in the order in which they were added; some may be over.
  var animatedChanges: [AnimatedChange] { extras?.animatedChanges ?? [] }

  /// Adds a change to the animation whose block is being carried out.
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

  /// The view belongs to another simulation now: what animates it goes on by that clock, and a
  /// block ends there once all that it changes has moved.
  func moveAnimations(from old: Simulation) {
    guard let extras, !extras.animatedChanges.isEmpty else { return }
    let shift = simulation.now - old.now
    extras.animatedChanges = extras.animatedChanges.filter { !$0.animation.isOver }.map { part in
      let animation = simulation.clock.animator.adopt(
        part.animation, of: self, from: old.clock.animator, shift: shift)
      return AnimatedChange(animation: animation, change: part.change)
    }
  }

  /// Drops every animation of the view: what is on screen is its properties.
  ///
  /// An animation block of which nothing is left is told `false` at the next tick; one that
  /// still changes something ends at its own time.
  public func removeAllAnimations() {
    guard let extras else { return }
    let removed = extras.animatedChanges
    extras.animatedChanges.removeAll()
    for part in removed where !part.animation.isOver { part.animation.removeChange() }
  }
}
