// Attributes of texts by name, and the runs that texts with attributes are measured as.

extension NSAttributedString.Key {
  /// The key of the font, a `GridFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the text, a `GridColor`; stored, without effect.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text, a `GridColor`; stored, without effect.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The paragraph style, an `NSParagraphStyle`. That of a paragraph's first character counts.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The points that are added to each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The number of the underline style; stored, without effect.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The number of the strikethrough style; stored, without effect.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The points above the line; stored, without effect: it changes no size.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A picture in place of a character, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// A picture among the characters of a text. It takes room and is not drawn.
///
/// - Note: After UIKit's class of this name.
open class NSTextAttachment: NSObject {
  /// The character that a picture takes the place of.
  public static let character = 0xFFFC

  /// The image, which has a size where `bounds` is zero.
  open var image: GridImage?
  /// The place of the picture in points from the baseline, with the y axis upwards; zero for the
  /// size of the image, on the baseline.
  open var bounds = CGRect.zero

  /// Makes a picture without image and size.
  public override init() { super.init() }

  /// Makes a picture of an image.
  public convenience init(image: GridImage) {
    self.init()
    self.image = image
  }

  /// The place of the picture from the baseline, with the y axis upwards.
  fileprivate final var place: CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }
}

extension NSAttributedString {
  /// Makes a text of one picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Returns the text with all fonts at the text size of traits.
  package final func withFonts(adjustedTo traits: GridTraitCollection) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { font, range, _ in
      guard let font = font as? GridFont else { return }
      text.addAttribute(.font, value: font.adjusted(to: traits), range: range)
    }
    return text
  }

  /// Returns the runs to measure the text with. Characters without a font have `font`.
  ///
  /// - Parameter transform: A change of the characters, such as a change of case.
  package final func textRuns(
    font: GridFont, transform: (String) -> String = { $0 }
  ) -> [TextRun] {
    guard length > 0 else { return [TextRun(.text(""), font: font.textFont)] }
    let units = Array(string.utf16)
    var runs: [TextRun] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let text = String(
        decoding: units[range.location..<range.location + range.length], as: UTF16.self)
      let run = TextRun(text, attributes, font: font, transform: transform)
      // One picture may stand at several places side by side.
      let count = attributes[.attachment] == nil ? 1 : range.length
      runs += Array(repeating: run, count: count)
    }
    return runs
  }
}

extension TextRun {
  /// Makes the run of a text with attributes.
  package init(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], font: GridFont,
    transform: (String) -> String = { $0 }
  ) {
    let attachment = attributes[.attachment] as? NSTextAttachment
    self.init(
      attachment.map { .attachment($0.place) } ?? .text(transform(text)),
      font: (attributes[.font] as? GridFont ?? font).textFont,
      kern: TextRun.points(attributes[.kern]),
      style: (attributes[.paragraphStyle] as? NSParagraphStyle)?.spaces ?? ParagraphStyle())
  }

  /// Returns a number of any type as points.
  private static func points(_ value: Any?) -> CGFloat {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }
}
