/// The place of one item of a custom group.
///
/// It cannot be changed, and is equal to itself only.
///
/// - Note: After UIKit's class of this name.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  private let rectangle: CGRect
  private let z: Int

  /// An item with a frame, at z 0.
  ///
  /// - Parameter frame: From the group's outer corner, in points; it may stick out.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// An item with a frame and a stacking order.
  ///
  /// - Parameters:
  ///   - frame: From the group's outer corner, in points; it may stick out.
  ///   - zIndex: Higher is in front.
  public init(frame: CGRect, zIndex: Int) {
    rectangle = frame
    z = zIndex
    super.init()
  }

  /// The frame of the item, from the group's outer corner, in points.
  open var frame: CGRect { rectangle }
  /// Stacking order: higher is in front.
  open var zIndex: Int { z }

  /// The item as solvers know it. A frame that is not finite is a fault, and empty then.
  package final var solverValue: CompositionalCustomItem {
    let frame = frame
    if !frame.isFiniteRect {
      Simulation.current.raise(.nonFiniteCustomItem(frame))
      return CompositionalCustomItem(frame: .zero, zIndex: zIndex)
    }
    return CompositionalCustomItem(frame: frame, zIndex: zIndex)
  }

  /// A new object with the same content; it is not equal to this one.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutGroupCustomItem(frame: rectangle, zIndex: z)
  }
}
