import Foundation

/// The speed of content that scrolls by itself while a finger carries something near an edge.
///
/// Nothing happens in the middle. In a band along each edge the speed grows evenly from the band's
/// inner side to the edge, and stays at its greatest beyond it.
///
/// The numbers are ours: UIKit's are not on record.
package enum EdgeScroll {
  /// Width of the band along an edge, in points; on a small view a quarter of its length.
  package static let band: CGFloat = 48
  /// Greatest speed, in points per second.
  package static let speed: CGFloat = 600

  /// Speed of the content offset along one axis, in points per second: negative towards the start.
  ///
  /// - Parameters:
  ///   - place: Distance of the finger from the start of the viewport, in points.
  ///   - length: The viewport's length.
  package static func velocity(at place: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, place.isFinite else { return 0 }
    let band = min(Self.band, length / 4)
    if place < band { return -speed * min(1, (band - place) / band) }
    let rest = length - place
    if rest < band { return speed * min(1, (band - rest) / band) }
    return 0
  }

  /// Speed of the content offset along both axes, in points per second.
  package static func velocity(at place: CGPoint, size: CGSize) -> CGPoint {
    CGPoint(
      x: velocity(at: place.x, length: size.width), y: velocity(at: place.y, length: size.height))
  }
}
