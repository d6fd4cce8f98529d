import Foundation

/// The motion of an item that is attached to fixed points (anchors) by springs or rods.
///
/// A spring pulls the item towards a rest point: the nearest point that is the spring's length away
/// from the anchor. Each step finds the rest points anew. The motion does not depend on the length
/// of the steps if all springs have length 0, or if the item moves along its only spring.
/// Otherwise, shorter steps are more exact.
package struct AttachmentMotion: Hashable, Sendable {
  /// A spring, or a rod if the frequency is 0.
  package struct Attachment: Hashable, Sendable {
    package var anchor: CGPoint
    /// The distance between anchor and item at rest, in points.
    package var length: CGFloat
    /// Swings per second without damping; 0 for a rod.
    package var frequency: CGFloat
    /// The damping ratio. From 1 on the item does not swing.
    package var damping: CGFloat

    package init(anchor: CGPoint, length: CGFloat, frequency: CGFloat, damping: CGFloat) {
      self.anchor = anchor
      self.length = max(0, length)
      self.frequency = max(0, frequency)
      self.damping = max(0, damping)
    }

    /// Returns the point that is `length` away from the anchor and nearest to `position`. If
    /// `position` is the anchor itself, returns the point straight below.
    package func restPoint(for position: CGPoint) -> CGPoint {
      guard length > 0 else { return anchor }
      let (x, y) = (position.x - anchor.x, position.y - anchor.y)
      let distance = (x * x + y * y).squareRoot()
      guard distance > 0 else { return CGPoint(x: anchor.x, y: anchor.y + length) }
      return CGPoint(
        x: anchor.x + x / distance * length, y: anchor.y + y / distance * length)
    }
  }

  package var position: CGPoint
  /// The velocity, in points per second.
  package var velocity: CGVector

  package init(position: CGPoint, velocity: CGVector = .zero) {
    self.position = position
    self.velocity = velocity
  }

  /// The least distance, in points, and the least speed, in points per second. A smaller value
  /// counts as zero.
  package static let tolerance: CGFloat = 0.01

  /// Moves the item on by one step.
  ///
  /// - Parameter attachments: The springs and rods that hold the item. Without springs and rods,
  ///   the item keeps its velocity.
  /// - Returns: Whether the item is at rest now. It is then exactly at its rest point.
  package mutating func step(seconds: Double, attachments: [Attachment]) -> Bool {
    guard let rod = attachments.first(where: { $0.frequency == 0 }) else {
      return swing(seconds: seconds, springs: attachments)
    }
    position = rod.restPoint(for: position)
    velocity = .zero
    return true
  }

  /// Moves the item on by one step, with all springs added up to one spring. The stiffness and the
  /// drag of this one spring are sums. Its rest point is the mean of all rest points, weighted by
  /// stiffness.
  private mutating func swing(seconds: Double, springs: [Attachment]) -> Bool {
    guard !springs.isEmpty else {
      position.x += velocity.dx * CGFloat(seconds)
      position.y += velocity.dy * CGFloat(seconds)
      return velocity == .zero
    }
    var stiffness = 0.0
    var drag = 0.0
    var rest = CGPoint.zero
    for spring in springs {
      let part = DampedOscillator(
        frequency: Double(spring.frequency), dampingRatio: Double(spring.damping))
      let point = spring.restPoint(for: position)
      rest.x += point.x * CGFloat(part.stiffness)
      rest.y += point.y * CGFloat(part.stiffness)
      stiffness += part.stiffness
      drag += part.drag
    }
    rest = CGPoint(x: rest.x / CGFloat(stiffness), y: rest.y / CGFloat(stiffness))
    let oscillator = DampedOscillator(stiffness: stiffness, drag: drag)
    func move(_ place: CGFloat, _ speed: CGFloat, _ rest: CGFloat) -> (CGFloat, CGFloat) {
      let state = oscillator.state(
        after: seconds, from: .init(distance: Double(place - rest), speed: Double(speed)))
      return (rest + CGFloat(state.distance), CGFloat(state.speed))
    }
    (position.x, velocity.dx) = move(position.x, velocity.dx, rest.x)
    (position.y, velocity.dy) = move(position.y, velocity.dy, rest.y)
    let tolerance = AttachmentMotion.tolerance
    let isAtRest =
      abs(position.x - rest.x) < tolerance && abs(position.y - rest.y) < tolerance
      && abs(velocity.dx) < tolerance && abs(velocity.dy) < tolerance
    if isAtRest {
      position = rest
      velocity = .zero
    }
    return isAtRest
  }
}
