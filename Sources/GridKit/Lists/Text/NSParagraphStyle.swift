/// The alignment of text in its container; stored, without effect, as nothing is drawn. The raw
/// values are UIKit's.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges.
  case justified = 3
  /// At the edge where reading starts.
  case natural = 4
}

/// The spaces of a paragraph, in points. They change the size of a text.
///
/// - Note: After UIKit's class of this name.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// The style that texts have without the attribute.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The spaces as a value that texts are measured with.
  package final fileprivate(set) var spaces = ParagraphStyle()
  fileprivate final var storedAlignment = NSTextAlignment.natural
  fileprivate final var storedMode = NSLineBreakMode.byWordWrapping

  /// The space between two lines.
  open var lineSpacing: CGFloat { spaces.lineSpacing }
  /// The space after the paragraph, if another one follows.
  open var paragraphSpacing: CGFloat { spaces.paragraphSpacing }
  /// The space before the paragraph, if it is not the first.
  open var paragraphSpacingBefore: CGFloat { spaces.paragraphSpacingBefore }
  /// The indent of the first line at its start.
  open var firstLineHeadIndent: CGFloat { spaces.firstLineHeadIndent }
  /// The indent of the other lines at their start.
  open var headIndent: CGFloat { spaces.headIndent }
  /// The end of the lines: from their start if positive, else from the end of the container.
  open var tailIndent: CGFloat { spaces.tailIndent }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { spaces.minimumLineHeight }
  /// The greatest height of a line; 0 for no limit.
  open var maximumLineHeight: CGFloat { spaces.maximumLineHeight }
  /// The factor for the height of a line; 0 for none.
  open var lineHeightMultiple: CGFloat { spaces.lineHeightMultiple }
  /// The alignment; stored, without effect.
  open var alignment: NSTextAlignment { storedAlignment }
  /// The way in which lines break where a string is measured. A label has its own mode.
  open var lineBreakMode: NSLineBreakMode { storedMode }

  /// Makes the default style.
  public override init() { super.init() }

  /// Returns a style that never changes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.take(self)
    return copy
  }

  /// Returns a style that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.take(self)
    return copy
  }

  fileprivate final func take(_ other: NSParagraphStyle) {
    spaces = other.spaces
    storedAlignment = other.storedAlignment
    storedMode = other.storedMode
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return spaces == other.spaces && storedAlignment == other.storedAlignment
      && storedMode == other.storedMode
  }

  open override var hash: Int { spaces.hashValue }
}

/// The spaces of a paragraph, in points, which can be changed.
///
/// - Note: After UIKit's class of this name.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var lineSpacing: CGFloat {
    get { spaces.lineSpacing }
    set { spaces.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { spaces.paragraphSpacing }
    set { spaces.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { spaces.paragraphSpacingBefore }
    set { spaces.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { spaces.firstLineHeadIndent }
    set { spaces.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { spaces.headIndent }
    set { spaces.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { spaces.tailIndent }
    set { spaces.tailIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { spaces.minimumLineHeight }
    set { spaces.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { spaces.maximumLineHeight }
    set { spaces.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { spaces.lineHeightMultiple }
    set { spaces.lineHeightMultiple = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { storedMode }
    set { storedMode = newValue }
  }

  /// Takes over another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { take(style) }
}
