/// The frame and the stacking order of one item of a custom group.
///
/// A custom item is immutable, and is equal to itself only.
///
/// - Note: After UIKit's class of this name.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  private let rectangle: CGRect
  private let z: Int

  /// Makes an item with a frame and z index 0.
  ///
  /// - Parameter frame: The frame in points, from the group's top leading corner. It may reach
  ///   outside the group.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Makes an item with a frame and a stacking order.
  ///
  /// - Parameters:
  ///   - frame: The frame in points, from the group's top leading corner. It may reach outside the
  ///     group.
  ///   - zIndex: The stacking order: higher is in front.
  public init(frame: CGRect, zIndex: Int) {
    rectangle = frame
    z = zIndex
    super.init()
  }

  /// The frame of the item in points, from the group's top leading corner.
  open var frame: CGRect { rectangle }
  /// Stacking order: higher is in front.
  open var zIndex: Int { z }

  /// The solver's value of the item. A frame that is not finite is a fault, and an empty frame is
  /// used in its place.
  package final var solverValue: CompositionalCustomItem {
    let frame = frame
    if !frame.isFiniteRect {
      Simulation.current.raise(.nonFiniteCustomItem(frame))
      return CompositionalCustomItem(frame: .zero, zIndex: zIndex)
    }
    return CompositionalCustomItem(frame: frame, zIndex: zIndex)
  }

  /// Returns a new object with the same content. The copy is not equal to this object.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutGroupCustomItem(frame: rectangle, zIndex: z)
  }
}
