import UIKit

class BoardCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: BoardCell.self)

  let badge = UIView()
  private(set) var applied = [BoardAttributes]()
  private(set) var reuseCount = 0
  var title: String?

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    badge.backgroundColor = .red
    badge.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 8),
      badge.heightAnchor.constraint(equalToConstant: 8),
      badge.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      badge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  override var isSelected: Bool {
    didSet { badge.alpha = isSelected ? 1 : 0.5 }
  }

  override var isHighlighted: Bool {
    get { return super.isHighlighted }
    set { super.isHighlighted = newValue }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    title = nil
    reuseCount += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? BoardAttributes else { return }
    applied.append(attributes)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    guard let copy = attributes.copy() as? BoardAttributes else { return attributes }
    return copy
  }
}

/// A cell around a view of any class.
final class HostCell<Content: UIView>: UICollectionViewCell {
  private(set) var makeCount = 0
  var content: Content? {
    willSet { content?.removeFromSuperview() }
    didSet {
      guard let content = content else { return }
      makeCount += 1
      content.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: contentView.topAnchor),
        content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class BoardHeader: UICollectionReusableView {
  var section: Int?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.9, alpha: 1)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
