import UIKit

/// A message in a bubble that is as large as its text.
final class BubbleCell: UICollectionViewCell {
  /// A text, with a name above it and a note below the bubble, if there are any.
  struct Content: Hashable {
    var text = ""
    var name: String?
    var note: String?
    var isMine = false
  }

  private static let padding = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
  private static let share: CGFloat = 0.75

  let bubble = UIView()
  let nameLabel = UILabel()
  let textLabel = UILabel()
  let recordLabel = UILabel()

  var content = Content() {
    didSet {
      nameLabel.text = content.name
      textLabel.text = content.text
      recordLabel.text = content.note
      accessibilityLabel = [content.name, content.text].compactMap { $0 }.joined(separator: ": ")
      bubble.backgroundColor = content.isMine ? .systemBlue : .secondarySystemFill
      textLabel.textColor = content.isMine ? .white : .label
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.font = .preferredFont(forTextStyle: .caption1)
    textLabel.font = .preferredFont(forTextStyle: .body)
    textLabel.numberOfLines = 0
    recordLabel.font = .preferredFont(forTextStyle: .caption2)
    recordLabel.textColor = .secondaryLabel
    bubble.layer.cornerRadius = 16
    isAccessibilityElement = true
    contentView.addSubview(bubble)
    contentView.addSubview(recordLabel)
    bubble.addSubview(nameLabel)
    bubble.addSubview(textLabel)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  // MARK: Layout

  private struct Sizes {
    var (name, text, note, bubble) = (CGSize.zero, CGSize.zero, CGSize.zero, CGSize.zero)
    var height: CGFloat { bubble.height + note.height }
  }

  private func sizes(in width: CGFloat) -> Sizes {
    let padding = Self.padding
    let most = (width * Self.share).rounded(.down) - padding.left - padding.right
    let room = CGSize(width: most, height: .greatestFiniteMagnitude)
    var sizes = Sizes()
    sizes.text = textLabel.sizeThatFits(room)
    if content.name != nil { sizes.name = nameLabel.sizeThatFits(room) }
    if content.note != nil { sizes.note = recordLabel.sizeThatFits(room) }
    sizes.bubble = CGSize(
      width: min(most, max(sizes.name.width, sizes.text.width)) + padding.left + padding.right,
      height: sizes.name.height + sizes.text.height + padding.top + padding.bottom)
    return sizes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (sizes, padding) = (sizes(in: contentView.bounds.width), Self.padding)
    let x = content.isMine ? contentView.bounds.width - sizes.bubble.width : 0
    bubble.frame = CGRect(origin: CGPoint(x: x, y: 0), size: sizes.bubble)
    nameLabel.frame = CGRect(origin: CGPoint(x: padding.left, y: padding.top), size: sizes.name)
    textLabel.frame = CGRect(
      origin: CGPoint(x: padding.left, y: padding.top + sizes.name.height), size: sizes.text)
    recordLabel.frame = CGRect(
      origin: CGPoint(
        x: content.isMine ? contentView.bounds.width - sizes.note.width : 0,
        y: sizes.bubble.height),
      size: sizes.note)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitting = super.preferredLayoutAttributesFitting(layoutAttributes)
    fitting.size = CGSize(
      width: layoutAttributes.size.width,
      height: sizes(in: layoutAttributes.size.width).height.rounded(.up))
    return fitting
  }
}

/// The day of the messages below.
final class DayView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textAlignment = .center
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}
