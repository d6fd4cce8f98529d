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

  /// The widest bubble, as a share of the cell's width.
  static let widestShare: CGFloat = 0.75
  private static let padding = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)

  let bubble = UIView()
  let nameLabel = UILabel()
  let textLabel = UILabel()
  let recordLabel = UILabel()
  /// In the bubble: the name above the text.
  private lazy var texts = UIStackView(arrangedSubviews: [nameLabel, textLabel])
  /// In the cell: the bubble above the note, at the side of the author.
  private lazy var column = UIStackView(arrangedSubviews: [bubble, recordLabel])

  var content = Content() {
    didSet {
      nameLabel.text = content.name
      nameLabel.isHidden = content.name == nil
      textLabel.text = content.text
      recordLabel.text = content.note
      recordLabel.isHidden = content.note == nil
      accessibilityLabel = [content.name, content.text].compactMap { $0 }.joined(separator: ": ")
      bubble.backgroundColor = content.isMine ? .systemBlue : .secondarySystemFill
      textLabel.textColor = content.isMine ? .white : .label
      column.alignment = content.isMine ? .trailing : .leading
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
    setUpConstraints()
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  private func setUpConstraints() {
    for stack in [texts, column] {
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
    }
    bubble.addSubview(texts)
    contentView.addSubview(column)
    let padding = Self.padding
    NSLayoutConstraint.activate([
      texts.topAnchor.constraint(equalTo: bubble.topAnchor, constant: padding.top),
      texts.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: padding.leading),
      bubble.trailingAnchor.constraint(equalTo: texts.trailingAnchor, constant: padding.trailing),
      bubble.bottomAnchor.constraint(equalTo: texts.bottomAnchor, constant: padding.bottom),
      bubble.widthAnchor.constraint(
        lessThanOrEqualTo: contentView.widthAnchor, multiplier: Self.widestShare),
      column.topAnchor.constraint(equalTo: contentView.topAnchor),
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }
}

/// The day of the messages below, in a pill that messages pass under.
final class DayView: UICollectionReusableView {
  let pill = UIView()
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pill.backgroundColor = .systemBackground
    pill.layer.cornerRadius = 10
    label.font = .preferredFont(forTextStyle: .footnote)
    for view in [pill, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(pill)
    pill.addSubview(label)
    NSLayoutConstraint.activate([
      pill.centerXAnchor.constraint(equalTo: centerXAnchor),
      pill.centerYAnchor.constraint(equalTo: centerYAnchor),
      pill.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
      label.topAnchor.constraint(equalTo: pill.topAnchor, constant: 2),
      label.leadingAnchor.constraint(equalTo: pill.leadingAnchor, constant: 10),
      pill.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      pill.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 2),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}
