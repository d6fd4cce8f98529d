/// The display of a simulation.
///
/// - Note: After `UIScreen`.
@preconcurrency @MainActor
open class GridScreen: NSObject {
  /// The screen of `Simulation.current`.
  public class var main: GridScreen { Simulation.current.screen }

  /// Size of the screen in points, origin (0, 0).
  open var bounds: CGRect {
    get { storedBounds }
    set { storedBounds = newValue }
  }
  private final var storedBounds: CGRect
  /// Pixels per point; 3 unless the test says otherwise.
  open var scale: CGFloat {
    get { storedScale }
    set { storedScale = newValue }
  }
  private final var storedScale: CGFloat

  /// The screen in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// As `scale`: the screen shows every pixel.
  open var nativeScale: CGFloat { scale }

  /// What follows from the screen's size and scale; views at the top of their trees start from it.
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
