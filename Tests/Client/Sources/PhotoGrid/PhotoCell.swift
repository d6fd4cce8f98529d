import UIKit

/// A photo, its title, and a mark while it is selected.
final class PhotoCell: UICollectionViewCell {
  let imageView = UIImageView()
  let titleLabel = UILabel()
  let badge = UIView()

  var photo: Photo? {
    didSet {
      titleLabel.text = photo?.title
      accessibilityLabel = photo?.title
      imageView.image = photo.flatMap { UIImage(named: $0.title) }
    }
  }

  override var isSelected: Bool { didSet { badge.isHidden = !isSelected } }
  override var isHighlighted: Bool { didSet { imageView.alpha = isHighlighted ? 0.6 : 1 } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    titleLabel.font = .preferredFont(forTextStyle: .caption2)
    badge.backgroundColor = .systemBlue
    badge.isHidden = true
    isAccessibilityElement = true
    for view in [imageView, titleLabel, badge] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    imageView.frame = bounds
    titleLabel.frame = CGRect(x: 4, y: bounds.height - 18, width: bounds.width - 8, height: 16)
    badge.frame = CGRect(x: bounds.width - 24, y: bounds.height - 24, width: 20, height: 20)
    // There is no room for words on a small photo.
    titleLabel.isHidden = bounds.width < 100
  }
}

/// The title of an album and how many photos are in it.
final class AlbumHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    label.font = .preferredFont(forTextStyle: .headline)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}

/// One photo, as large as the screen.
final class PhotoViewController: UIViewController {
  let photo: Photo
  private let imageView = UIImageView()
  let closeButton = UIButton(type: .close)

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView.image = UIImage(named: photo.title)
    imageView.frame = view.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    closeButton.frame = CGRect(x: 16, y: 16, width: 44, height: 44)
    closeButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    closeButton.accessibilityLabel = "Close"
    for subview in [imageView, closeButton] { view.addSubview(subview) }
  }
}
