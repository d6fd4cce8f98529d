import UIKit

/// A pinch that tells a closure how far it has come.
final class PinchRecognizer: UIPinchGestureRecognizer {
  var onChange: (UIPinchGestureRecognizer) -> Void = { _ in }

  override var state: UIGestureRecognizer.State { didSet { onChange(self) } }
}

/// Albums of photos: a pinch makes them larger and smaller, a tap opens one, a long press moves it,
/// and two fingers select several.
final class PhotoGridViewController: UICollectionViewController {
  /// How many photos stand side by side, from large to small ones.
  static let steps = [2, 3, 5]
  private static let barHeight: CGFloat = 50

  private let library: PhotoLibrary
  private(set) var columns = 3
  /// The way that a pinch leads, and the columns at its end.
  private var pinch: (layout: UICollectionViewTransitionLayout, columns: Int)?

  /// Buttons below the photos.
  let bar = UIView()
  let selectButton = UIButton(type: .system)
  let deleteButton = UIButton(type: .system)

  private let cells = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
    cell.photo = photo
  }
  private var headers: UICollectionView.SupplementaryRegistration<AlbumHeader>!

  init(library: PhotoLibrary) {
    self.library = library
    super.init(collectionViewLayout: PhotoGridLayout(columns: 3))
    title = "Photos"
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  // MARK: View

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.contentInset.bottom = Self.barHeight
    headers = .init(elementKind: UICollectionView.elementKindSectionHeader) {
      [unowned self] header, _, indexPath in self.configure(header, at: indexPath)
    }
    let recognizer = PinchRecognizer()
    recognizer.onChange = { [weak self] in self?.pinched($0) }
    collectionView.addGestureRecognizer(recognizer)
    selectButton.addAction(
      UIAction { [unowned self] _ in self.setEditing(!self.isEditing, animated: true) },
      for: .touchUpInside)
    deleteButton.addAction(
      UIAction { [weak self] _ in self?.deleteSelectedPhotos() }, for: .touchUpInside)
    setUpBar()
    updateBar()
  }

  private func setUpBar() {
    bar.backgroundColor = .systemBackground
    bar.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 16, bottom: 0, trailing: 16)
    let stack = UIStackView(arrangedSubviews: [selectButton, UIView(), deleteButton])
    for subview in [bar, stack] { subview.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(bar)
    bar.addSubview(stack)
    let (margins, safeArea) = (bar.layoutMarginsGuide, view.safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.topAnchor.constraint(equalTo: bar.topAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      stack.heightAnchor.constraint(equalToConstant: Self.barHeight),
      selectButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      deleteButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  private func configure(_ header: AlbumHeader, at indexPath: IndexPath) {
    let album = library.albums[indexPath.section]
    header.label.text = "\(album.title) (\(album.photos.count))"
  }

  /// Says how many photos there are now in each album that shows.
  private func updateHeaders() {
    let kind = UICollectionView.elementKindSectionHeader
    for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let view = collectionView.supplementaryView(forElementKind: kind, at: path)
      if let header = view as? AlbumHeader { configure(header, at: path) }
    }
  }

  // MARK: Pinching

  /// Follows two fingers from one step of sizes to the next one.
  func pinched(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began, .changed:
      if pinch == nil { beginPinch(recognizer) }
      guard let pinch else { return }
      // The photo is as wide as the fingers are apart.
      let end = CGFloat(columns) / CGFloat(pinch.columns)
      let progress = (recognizer.scale - 1) / (end - 1)
      pinch.layout.transitionProgress = min(max(progress, 0), 1)
      pinch.layout.invalidateLayout()
    case .ended where (pinch?.layout.transitionProgress ?? 0) > 0.5:
      pinch = nil
      collectionView.finishInteractiveTransition()
    case .ended, .cancelled, .failed:
      if pinch != nil { collectionView.cancelInteractiveTransition() }
      pinch = nil
    default: break
    }
  }

  private func beginPinch(_ recognizer: UIPinchGestureRecognizer) {
    // The end of an earlier pinch may be under way.
    guard abs(recognizer.scale - 1) > 0.05, let step = Self.steps.firstIndex(of: columns),
      collectionView.collectionViewLayout is PhotoGridLayout
    else { return }
    let next = recognizer.scale > 1 ? step - 1 : step + 1
    guard Self.steps.indices.contains(next) else { return }
    let layout = PhotoGridLayout(columns: Self.steps[next])
    layout.focus = focus(at: recognizer.location(in: collectionView))
    let transition = collectionView.startInteractiveTransition(to: layout) {
      [weak self] _, isFinished in
      if isFinished { self?.columns = layout.columns }
      layout.focus = nil
    }
    pinch = (transition, Self.steps[next])
  }

  /// The photo nearest to a point of the content.
  private func focus(at point: CGPoint) -> PhotoGridLayout.Focus? {
    func distance(_ cell: UICollectionViewCell) -> CGFloat {
      hypot(cell.center.x - point.x, cell.center.y - point.y)
    }
    guard let cell = collectionView.visibleCells.min(by: { distance($0) < distance($1) }),
      let path = collectionView.indexPath(for: cell)
    else { return nil }
    return PhotoGridLayout.Focus(
      indexPath: path, share: (point.y - cell.frame.minY) / cell.frame.height,
      place: point.y - collectionView.contentOffset.y)
  }

  // MARK: Selecting

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.allowsMultipleSelection = editing
    for path in collectionView.indexPathsForSelectedItems ?? [] where !editing {
      collectionView.deselectItem(at: path, animated: animated)
    }
    updateBar()
  }

  private func updateBar() {
    let count = isEditing ? collectionView.indexPathsForSelectedItems?.count ?? 0 : 0
    selectButton.setTitle(isEditing ? "Done" : "Select", for: .normal)
    deleteButton.setTitle("Delete \(count)", for: .normal)
    deleteButton.isHidden = !isEditing
    deleteButton.isEnabled = count > 0
  }

  private func deleteSelectedPhotos() {
    let paths = collectionView.indexPathsForSelectedItems ?? []
    collectionView.performBatchUpdates {
      let albums = self.library.delete(at: paths)
      self.collectionView.deleteItems(at: paths.filter { !albums.contains($0.section) })
      self.collectionView.deleteSections(albums)
    }
    updateHeaders()
    setEditing(false, animated: true)
  }

  // MARK: - UICollectionViewDataSource

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    library.albums.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    library.albums[section].photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: library.photo(at: indexPath))
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    !isEditing
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    library.move(from: sourceIndexPath, to: destinationIndexPath)
    updateHeaders()
  }

  // MARK: - UICollectionViewDelegate

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    if isEditing { return updateBar() }
    collectionView.deselectItem(at: indexPath, animated: false)
    present(PhotoViewController(photo: library.photo(at: indexPath)), animated: true)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    updateBar()
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    setEditing(true, animated: true)
  }
}
