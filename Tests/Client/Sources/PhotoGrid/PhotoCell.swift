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
    setUpConstraints()
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  private func setUpConstraints() {
    for view in [imageView, titleLabel, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    // The photo reaches under the camera; the title and the badge do not.
    let safeArea = contentView.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
      badge.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -4),
      badge.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      titleLabel.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 4),
      titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -4),
      titleLabel.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // There is no room for words on a small photo.
    titleLabel.isHidden = contentView.bounds.width < 100
  }
}

/// The title of an album and how many photos are in it.
final class AlbumHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    label.font = .preferredFont(forTextStyle: .headline)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

/// One photo, as large as the screen.
final class PhotoViewController: UIViewController {
  let photo: Photo
  let imageView = UIImageView()
  let closeButton = UIButton(type: .close)

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    imageView.image = UIImage(named: photo.title)
    closeButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    closeButton.accessibilityLabel = "Close"
    for subview in [imageView, closeButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: view.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      imageView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      closeButton.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
      closeButton.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
      closeButton.widthAnchor.constraint(equalToConstant: 44),
      closeButton.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
