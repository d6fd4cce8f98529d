import Foundation

/// Characters of a text with one font, or a picture among them.
package struct TextRun: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case text(String)
    /// A picture that counts as one character. Its bounds are in points from the baseline, with the
    /// y axis upwards, as those of `NSTextAttachment`.
    case attachment(CGRect)
  }

  package var content: Content
  package var font: TextFont
  /// The points that are added to each character.
  package var kern: CGFloat
  /// The style of the paragraphs that begin in the run.
  package var style: ParagraphStyle

  package init(
    _ content: Content, font: TextFont, kern: CGFloat = 0, style: ParagraphStyle = ParagraphStyle()
  ) {
    self.content = content
    self.font = font
    self.kern = kern
    self.style = style
  }
}

/// The spaces of a paragraph, in points (AL-104).
///
/// A line is as high as its tallest font or attachment. The multiple comes first, then the least
/// and the greatest height. The points that are added or taken away are above the baseline.
///
/// - Note: After `NSParagraphStyle`.
package struct ParagraphStyle: Hashable, Sendable {
  /// The space between two lines.
  package var lineSpacing: CGFloat = 0
  /// The least height of a line.
  package var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line; 0 for no limit.
  package var maximumLineHeight: CGFloat = 0
  /// A factor for the height of a line; 0 for none.
  package var lineHeightMultiple: CGFloat = 0
  /// The space after the paragraph, if another one follows.
  package var paragraphSpacing: CGFloat = 0
  /// The space before the paragraph, if it is not the first.
  package var paragraphSpacingBefore: CGFloat = 0
  /// The indent of the first line at its start.
  package var firstLineHeadIndent: CGFloat = 0
  /// The indent of the other lines at their start.
  package var headIndent: CGFloat = 0
  /// Where lines end: from their start if positive, else from the end of the container.
  package var tailIndent: CGFloat = 0

  package init() {}

  /// Returns the height of a line whose tallest font has a height of `height`.
  func lineHeight(_ height: CGFloat) -> CGFloat {
    let multiple = lineHeightMultiple > 0 ? height * lineHeightMultiple : height
    let least = max(multiple, minimumLineHeight)
    return maximumLineHeight > 0 ? min(least, maximumLineHeight) : least
  }

  /// Returns the distance of a line's start from that of the container.
  func indent(isFirstLine: Bool) -> CGFloat { isFirstLine ? firstLineHeadIndent : headIndent }
}

/// The room that a text is laid out in.
package struct TextContainer: Equatable, Sendable {
  /// How lines end; after `NSLineBreakMode`, whose raw values the cases have.
  package enum LineBreakMode: Int, Sendable {
    /// Lines break at words. What is too much for the last line is not shown.
    case byWordWrapping
    /// Lines break after any character. What is too much for the last line is not shown.
    case byCharWrapping
    /// The last line goes on to the edge.
    case byClipping
    /// The last line shows its end.
    case byTruncatingHead
    /// The last line shows its start.
    case byTruncatingTail
    /// The last line shows its start and its end.
    case byTruncatingMiddle
  }

  /// The width of the lines in points, indents included. Zero or less, and infinity, mean no limit.
  package var width: CGFloat
  /// The greatest number of lines; 0 for no limit.
  package var lineLimit: Int
  package var lineBreakMode: LineBreakMode
  /// Whether the leading of the fonts counts to the height of a line.
  package var usesFontLeading = false
  /// Whether a text that is empty or ends with a line break has an empty last line, as
  /// `boundingRect` says and labels do not.
  package var keepsEmptyLastLine = false

  package init(
    width: CGFloat = 0, lineLimit: Int = 0, lineBreakMode: LineBreakMode = .byWordWrapping
  ) {
    self.width = width
    self.lineLimit = lineLimit
    self.lineBreakMode = lineBreakMode
  }

  /// Returns the room for a line between its indents.
  func lineWidth(_ style: ParagraphStyle, isFirstLine: Bool) -> CGFloat {
    guard width > 0, width.isFinite else { return .infinity }
    let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    return max(0, end - style.indent(isFirstLine: isFirstLine))
  }
}
