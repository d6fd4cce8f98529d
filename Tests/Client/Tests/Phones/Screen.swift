import UIKit

/// A screen that an app is laid out for: its size, its unsafe edges and the direction of reading.
public struct Screen: Hashable, Sendable, CustomStringConvertible {
  /// Width and height, in points.
  public var size: CGSize
  /// The widths of the edges that a camera, round corners or a home indicator take, in points.
  public var safeArea: UIEdgeInsets
  /// Whether the reader reads from right to left.
  public var isRightToLeft = false

  private init(_ width: CGFloat, _ height: CGFloat, _ safeArea: UIEdgeInsets = .zero) {
    size = CGSize(width: width, height: height)
    self.safeArea = safeArea
  }

  /// The narrowest phone, with square corners.
  public static let narrow = Screen(320, 568)
  /// A phone with a camera and a home indicator in its screen.
  public static let upright = Screen(390, 844, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  /// The same phone on its side.
  public static let turned = Screen(
    844, 390, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))

  /// The same screen for readers from right to left.
  public var mirrored: Screen {
    var screen = self
    screen.isRightToLeft.toggle()
    return screen
  }

  /// The three screens, each for both directions of reading.
  public static let all = [narrow, upright, turned].flatMap { [$0, $0.mirrored] }

  /// The size and the direction, as text.
  public var description: String {
    "\(Int(size.width)) × \(Int(size.height))\(isRightToLeft ? ", right to left" : "")"
  }

  /// Makes a window for the screen, without a controller.
  @MainActor public func makeWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.setSafeAreaInsets(safeArea)
    if isRightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
    return window
  }
}
