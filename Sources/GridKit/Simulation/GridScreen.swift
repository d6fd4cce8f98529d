/// The display of a simulation.
///
/// - Note: After `UIScreen`.
@preconcurrency @MainActor
open class GridScreen: NSObject {
  /// The screen of `Simulation.current`.
  public class var main: GridScreen { Simulation.current.screen }

  /// Size of the screen in points, origin (0, 0).
  ///
  /// It can be set, see the extension below. The member of the class only answers, as UIKit's does,
  /// so that a subclass can override it with one that only answers.
  open var bounds: CGRect { storedBounds }
  fileprivate final var storedBounds: CGRect
  /// Pixels per point; 3 unless the test says otherwise. It can be set, as `bounds`.
  open var scale: CGFloat { storedScale }
  fileprivate final var storedScale: CGFloat

  /// The screen in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The scale of the screen's own pixels, equal to `scale`: the screen shows every pixel.
  open var nativeScale: CGFloat { scale }

  /// Traits that follow from the screen's size and scale; views at the top of their trees start
  /// from them.
  open var traitCollection: GridTraitCollection { .of(self) }

  package var pixels: PixelGrid { PixelGrid(scale: scale) }

  /// A display for a simulation; what lives there rounds to its pixels.
  ///
  /// - Parameters:
  ///   - size: Size in points. The default is that of a small phone.
  ///   - scale: Pixels per point: 1, 2 or 3.
  public init(size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 3) {
    storedBounds = CGRect(origin: .zero, size: size)
    storedScale = scale
    super.init()
  }
}

// A class cannot have a second property of the name, a protocol can.
extension NSObjectProtocol where Self: GridScreen {
  /// Size of the screen in points, origin (0, 0); a rotation of the simulation sets it, too.
  @_disfavoredOverload @preconcurrency @MainActor
  public var bounds: CGRect {
    get { storedBounds }
    set { storedBounds = newValue }
  }

  /// Pixels per point: 1, 2 or 3.
  @_disfavoredOverload @preconcurrency @MainActor
  public var scale: CGFloat {
    get { storedScale }
    set { storedScale = newValue }
  }
}
