/// The width and the height of an item, a group or a supplementary view in a compositional layout.
///
/// A size is immutable.
///
/// - Note: After UIKit's class of this name.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension

  /// Makes a size of two dimensions. The width may be a fraction of the container's height, and the
  /// height may be a fraction of the container's width (CL-10).
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.width = width
    self.height = height
    super.init()
  }

  /// The width.
  open var widthDimension: NSCollectionLayoutDimension { width }
  /// The height.
  open var heightDimension: NSCollectionLayoutDimension { height }

  package final var solverValue: CompositionalSize {
    CompositionalSize(widthDimension.solverValue, heightDimension.solverValue)
  }

  /// Returns the size with another dimension along an axis.
  final func replacing(
    _ axis: PlaneAxis, by dimension: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: axis == .x ? dimension : widthDimension,
      heightDimension: axis == .y ? dimension : heightDimension)
  }

  /// Returns a new object with the same content.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Compares both dimensions.
  open override func isEqual(_ object: Any?) -> Bool {
    equals(object) { $0.width == width && $0.height == height }
  }

  open override var hash: Int {
    MainActor.assumeIsolated { width.hash &* 31 &+ height.hash }
  }

  /// The size as it is written in code: `.fractionalWidth(1) × .absolute(44)`.
  open override var description: String {
    MainActor.assumeIsolated { "\(width.description) × \(height.description)" }
  }
}
