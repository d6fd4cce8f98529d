import Foundation

/// The speed at which content scrolls by itself while a finger drags an item near an edge.
///
/// In the middle of the viewport the speed is 0. In a band along each edge the speed grows evenly,
/// from 0 at the band's inner side to the greatest speed at the edge and beyond it.
///
/// The numbers are our choice, because UIKit's numbers are not known.
package enum EdgeScroll {
  /// The width of the band along an edge, in points; at most a quarter of the viewport's length.
  package static let band: CGFloat = 48
  /// Greatest speed, in points per second.
  package static let speed: CGFloat = 600

  /// Returns the speed of the content offset along one axis, in points per second. It is negative
  /// towards the start.
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

  /// Returns the speed of the content offset along both axes, in points per second.
  package static func velocity(at place: CGPoint, size: CGSize) -> CGPoint {
    CGPoint(
      x: velocity(at: place.x, length: size.width), y: velocity(at: place.y, length: size.height))
  }
}
