/// The room for the text in a text view.
open class NSTextContainer: NSObject {
  /// The space at both ends of each line, in points; 5 unless set.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// The greatest number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }
  /// The way in which lines break, and in which the last one is cut.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
  /// Whether the width follows that of the text view; stored, without effect: it always does.
  open var widthTracksTextView = true
  /// Whether the height follows that of the text view; stored, without effect: it never does.
  open var heightTracksTextView = false

  /// Called after a change of a size.
  var didChange: () -> Void = {}
}
