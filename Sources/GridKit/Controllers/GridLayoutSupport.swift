import Foundation

/// The strip of a controller's view that bars cover, at the top or at the bottom.
///
/// - Note: After `UILayoutSupport`, which the safe area has replaced.
@preconcurrency @MainActor
public protocol GridLayoutSupport: NSObjectProtocol {
  /// The height of the strip, in points.
  var length: CGFloat { get }
  /// The anchor of the upper edge, for constraints.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the lower edge, for constraints.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the height, for constraints.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide as high as the safe area's inset at one edge of a controller's view.
final class BarLayoutGuide: GridLayoutGuide, GridLayoutSupport {
  init(atTop: Bool, of view: BaseView) {
    super.init(
      of: view,
      .given { view in
        let (bounds, insets) = (view.bounds, view.safeAreaInsets)
        let height = atTop ? insets.top : insets.bottom
        return CGRect(
          x: bounds.minX, y: atTop ? bounds.minY : bounds.maxY - height, width: bounds.width,
          height: height)
      },
      identifier: atTop ? "_UIViewControllerTop" : "_UIViewControllerBottom")
  }

  var length: CGFloat { layoutFrame.height }

  /// Returns the present guide, or a new one if the controller has another view now.
  static func guide(_ present: BarLayoutGuide?, atTop: Bool, of view: BaseView) -> BarLayoutGuide {
    if let present, present.owner === view { return present }
    return BarLayoutGuide(atTop: atTop, of: view)
  }
}

extension BaseViewController {
  /// The part of the view above the safe area. Loads the view.
  public final var topLayoutGuide: any GridLayoutSupport {
    let guide = BarLayoutGuide.guide(barGuides.top, atTop: true, of: view)
    barGuides.top = guide
    return guide
  }

  /// The part of the view below the safe area. Loads the view.
  public final var bottomLayoutGuide: any GridLayoutSupport {
    let guide = BarLayoutGuide.guide(barGuides.bottom, atTop: false, of: view)
    barGuides.bottom = guide
    return guide
  }
}
