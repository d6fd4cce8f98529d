// The sizes that controls have in common: those of their texts, which come from one function, and
// those that depend on the version of iOS (AL-43).

extension UIView {
  /// Returns the size of the text in a control on one line, in points, not rounded. An empty text
  /// is as high as a line.
  ///
  /// - Parameter font: The font of characters without one.
  final func controlTextSize(of text: NSAttributedString?, font: UIFont) -> CGSize {
    guard let text, text.length > 0 else { return CGSize(width: 0, height: font.lineHeight) }
    var measured = MeasuredText(text.textRuns(font: font))
    return size(of: &measured, in: TextContainer(lineLimit: 1))
  }

  /// Returns a size rounded up to whole pixels.
  final func roundedUpToPixels(_ size: CGSize) -> CGSize {
    simulation.screen.pixels.roundedUp(size)
  }

  /// Returns the distance of a line's baseline from the middle of the line, in points.
  final func baselineBelowMiddle(of font: UIFont) -> Double {
    Double(font.ascender - font.lineHeight / 2)
  }

  final var readsFromRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension MeasuredContent where Self: UIView {
  package var wrapsText: Bool { false }
  package func height(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }
}

extension Simulation {
  /// A version of iOS in which some controls have another size than in the version before.
  public enum ControlDesign: Sendable {
    /// The controls of iOS 7 to 18: a switch of 51 × 31 points, a slider 31 points high.
    case ios18
    /// The controls of iOS 26: a switch of 63 × 28 points, a slider 34 points high.
    case ios26
  }

  private final class DesignHolder: NSObject {
    let design: ControlDesign
    init(_ design: ControlDesign) { self.design = design }
  }

  /// The version of iOS whose sizes switches and sliders have; `ios26` unless set. Set the property
  /// before controls are made: the sizes of present controls stay.
  ///
  /// UIKit has no such property: the version of the system decides.
  public var controlDesign: ControlDesign {
    get {
      (objc_getAssociatedObject(self, controlDesignKey) as? DesignHolder)?.design ?? .ios26
    }
    set {
      objc_setAssociatedObject(
        self, controlDesignKey, DesignHolder(newValue), .OBJC_ASSOCIATION_RETAIN)
    }
  }
}

@MainActor private let controlDesignKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
