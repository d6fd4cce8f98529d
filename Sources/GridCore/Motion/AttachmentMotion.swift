import Foundation

/// The motion of something that is attached to fixed points by springs or rods.
///
/// A spring pulls towards the nearest point that is its length away from its anchor; that point is
/// found anew in each step. Springs of length 0 and items that move along their spring therefore
/// move alike however time is divided; others the better the shorter the steps.
package struct AttachmentMotion: Hashable, Sendable {
  /// A spring; a rod if its frequency is 0.
  package struct Attachment: Hashable, Sendable {
    package var anchor: CGPoint
    /// The points between anchor and item at rest.
    package var length: CGFloat
    /// Swings per second without damping; 0 for a rod.
    package var frequency: CGFloat
    /// 1 for no swinging.
    package var damping: CGFloat

    package init(anchor: CGPoint, length: CGFloat, frequency: CGFloat, damping: CGFloat) {
      self.anchor = anchor
      self.length = max(0, length)
      self.frequency = max(0, frequency)
      self.damping = max(0, damping)
    }

    /// The nearest point at the attachment's length; straight below the anchor from there.
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

  /// The distance in points, and the speed in points per second, that count as none.
  package static let tolerance: CGFloat = 0.01

  /// Moves on.
  ///
  /// - Parameter attachments: What holds it; without any it keeps its speed.
  /// - Returns: Whether it is at rest now: then it is put exactly where it rests.
  package mutating func step(seconds: Double, attachments: [Attachment]) -> Bool {
    guard let rod = attachments.first(where: { $0.frequency == 0 }) else {
      return swing(seconds: seconds, springs: attachments)
    }
    position = rod.restPoint(for: position)
    velocity = .zero
    return true
  }

  /// Springs add up to one: their stiffnesses and drags, and the mean of their rest points by
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
