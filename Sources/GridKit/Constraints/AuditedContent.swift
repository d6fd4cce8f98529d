// The parts of a view's content that an audit of views has to know.

/// A view with a text that may not fit.
@MainActor
package protocol TextHolder: AnyObject {
  /// The text and the way in which it fits; nil for no text.
  var textFit: TextFit? { get }
}

/// A text, the room that it needs, and the ways in which its view makes it fit.
@MainActor
package struct TextFit {
  package var text: String
  /// The size of the smallest font, in points.
  package var pointSize: CGFloat
  /// The height of a line, in points.
  package var lineHeight: CGFloat
  /// The greatest number of lines; 0 for no limit.
  package var lineLimit: Int
  /// The least share of its size to which the text shrinks before it is cut.
  package var leastScale: CGFloat
  /// Returns the size of the whole text, in points, with lines broken at a width; 0 for no limit.
  package var size: (_ width: CGFloat) -> CGSize

  package init(
    _ text: String, pointSize: CGFloat, lineHeight: CGFloat, lineLimit: Int = 1,
    leastScale: CGFloat = 1, size: @escaping (_ width: CGFloat) -> CGSize
  ) {
    self.text = text
    self.pointSize = pointSize
    self.lineHeight = lineHeight
    self.lineLimit = lineLimit
    self.leastScale = leastScale
    self.size = size
  }

  /// The part of a text that a size cuts off.
  package enum Cut: Equatable, Sendable {
    /// The only line is too long, by points.
    case width(needed: CGFloat, missing: CGFloat)
    /// There is no room for all lines.
    case lines(needed: Int, shown: Int)
    /// Not even one line is shown whole, because the view is too low, by points.
    case height(missing: CGFloat)
  }

  /// Returns the part of the text that is cut off in a view of a size; nil if all of it is shown.
  ///
  /// - Parameter tolerance: The length that the text may lack, in points.
  package func cut(in size: CGSize, tolerance: CGFloat) -> Cut? {
    if size.height + tolerance < lineHeight * leastScale {
      return .height(missing: lineHeight * leastScale - size.height)
    }
    let whole = self.size(lineLimit == 1 ? 0 : size.width)
    if lineLimit == 1 {
      let missing = whole.width * leastScale - size.width
      return missing > tolerance
        ? .width(needed: whole.width * leastScale, missing: missing) : nil
    }
    let needed = Int((whole.height / lineHeight).rounded())
    let room = Int((size.height + tolerance) / lineHeight)
    let shown = lineLimit > 0 ? min(lineLimit, room) : room
    return shown < needed ? .lines(needed: needed, shown: shown) : nil
  }

  /// The point size that the text has in a view of a width, after it has shrunk.
  package func shownPointSize(inWidth width: CGFloat) -> CGFloat {
    guard leastScale < 1, lineLimit == 1 else { return pointSize }
    let needed = size(0).width
    return needed > width ? pointSize * max(leastScale, width / needed) : pointSize
  }
}

/// A view, or what watches fingers for a view, that does something on a touch.
@MainActor
package protocol TouchTarget: AnyObject {
  /// Whether a touch has an effect now.
  var isTouchTarget: Bool { get }
}

extension BaseView {
  /// Whether a touch on the view has an effect: it is a control, or has a gesture recognizer.
  package final var hasTouchTarget: Bool {
    (self as? any TouchTarget)?.isTouchTarget ?? false
      || (extras?.fingerWatcher as? any TouchTarget)?.isTouchTarget ?? false
  }

  /// The intrinsic length of the view along an axis; nil for none.
  package final func intrinsicLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let length = intrinsicContentSize[axis]
    return length == BaseView.noIntrinsicMetric ? nil : length
  }
}
