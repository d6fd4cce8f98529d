/// The display of a simulation.
///
/// - Note: After `UIScreen`.
@preconcurrency @MainActor
open class GridScreen: NSObject {
  /// The screen of `Simulation.current`.
  public class var main: GridScreen { Simulation.current.screen }

  /// The bounds of the screen: its size in points, with the origin (0, 0).
  ///
  /// The property of the class is read-only, as UIKit's is, so that a subclass can override it with
  /// a read-only property. The extension below adds a setter.
  open var bounds: CGRect { storedBounds }
  fileprivate final var storedBounds: CGRect
  /// The number of pixels per point; 3 by default. The extension below adds a setter.
  open var scale: CGFloat { storedScale }
  fileprivate final var storedScale: CGFloat
  /// The text size that the user has chosen, one of the screen's traits.
  final var contentSizeCategory = GridContentSizeCategory.large

  /// The bounds of the screen, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The scale of the screen's own pixels. It equals `scale`, because the screen shows every pixel.
  open var nativeScale: CGFloat { scale }

  /// The traits that follow from the screen's size and scale. Views without a superview start from
  /// these traits.
  open var traitCollection: GridTraitCollection { .of(self) }

  package var pixels: PixelGrid { PixelGrid(scale: scale) }

  /// Makes a screen for a simulation. The views of the simulation round lengths to the pixels of
  /// the screen.
  ///
  /// - Parameters:
  ///   - size: The size in points. The default is the size of a small phone.
  ///   - scale: The number of pixels per point: 1, 2 or 3.
  public init(size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 3) {
    storedBounds = CGRect(origin: .zero, size: size)
    storedScale = scale
    super.init()
  }
}

// A class cannot have a second property of the same name, but a protocol extension can.
extension NSObjectProtocol where Self: GridScreen {
  /// The bounds of the screen: its size in points, with the origin (0, 0). A rotation of the
  /// simulation sets the bounds, too.
  @_disfavoredOverload @preconcurrency @MainActor
  public var bounds: CGRect {
    get { storedBounds }
    set { storedBounds = newValue }
  }

  /// The number of pixels per point: 1, 2 or 3.
  @_disfavoredOverload @preconcurrency @MainActor
  public var scale: CGFloat {
    get { storedScale }
    set { storedScale = newValue }
  }
}
