import UIKit

/// A collection view in a window, with everything around it that a test asks about.
///
/// The window belongs to no scene and nothing of it is seen, but with a window a collection view
/// does all that it does on screen. Cells are not made ahead of time, and the safe area of the
/// device plays no part.
@MainActor
final class Stage<Layout: UICollectionViewLayout> {
  let window: UIWindow
  let view: UICollectionView
  let layout: Layout
  private(set) var source: RecordingSource
  let delegate = RecordingDelegate()
  let recorder = Recorder()
  /// Cells and headers, with the places that they had when they were kept.
  private var kept: [(view: UICollectionReusableView, place: String)] = []

  static var header: String { UICollectionView.elementKindSectionHeader }

  init(_ layout: Layout, counts: [Int], width: CGFloat = 100, height: CGFloat = 200) {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    self.layout = layout
    window = UIWindow(frame: frame)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    source = RecordingSource(counts)
    view.isPrefetchingEnabled = false
    view.contentInsetAdjustmentBehavior = .never
    view.insetsLayoutMarginsFromSafeArea = false
    view.register(RecordingCell.self, forCellWithReuseIdentifier: RecordingSource.cell)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: RecordingSource.view)
    }
    view.dataSource = source
    view.delegate = delegate
    window.addSubview(view)
    window.isHidden = false
    source.recorder = recorder
    delegate.recorder = recorder
    (layout as? RecordingLayout)?.recorder = recorder
  }

  /// Lays out until everything is at rest.
  func layOut() {
    for _ in 0..<3 { view.layoutIfNeeded() }
  }

  func scroll(to y: CGFloat) {
    view.contentOffset = CGPoint(x: 0, y: y)
    view.layoutIfNeeded()
  }

  /// A batch update without animation, in which the data source has other counts.
  func update(_ counts: [Int]? = nil, _ changes: @escaping (UICollectionView) -> Void) {
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        if let counts { self.source.counts = counts }
        changes(self.view)
      }
    }
  }

  /// Has another data source with other counts.
  func replaceSource(with counts: [Int]) {
    source = RecordingSource(counts)
    source.recorder = recorder
    view.dataSource = source
  }

  // MARK: What shows

  /// Items of visible cells, ascending: `0-3`.
  var visibleItems: [String] { view.indexPathsForVisibleItems.sorted().map { Words.text($0) } }

  func cell(_ item: Int, in section: Int = 0) -> RecordingCell? {
    view.cellForItem(at: path(item, in: section)) as? RecordingCell
  }

  /// The header of a section on screen.
  func header(_ section: Int = 0) -> UICollectionReusableView? {
    view.supplementaryView(forElementKind: Self.header, at: path(0, in: section))
  }

  /// Notes which cells and headers are where, for `former(of:)`.
  func keep() {
    for path in view.indexPathsForVisibleItems {
      if let cell = view.cellForItem(at: path) { kept.append((cell, Words.text(path))) }
    }
    for path in view.indexPathsForVisibleSupplementaryElements(ofKind: Self.header) {
      if let view = view.supplementaryView(forElementKind: Self.header, at: path) {
        kept.append((view, Words.text(path)))
      }
    }
  }

  /// The place that a view had when views were kept.
  func former(of view: UICollectionReusableView?) -> String {
    guard let view else { return "none" }
    return kept.last { $0.view === view }?.place ?? "new"
  }

  /// Items that are selected, ascending.
  var selectedItems: [String] {
    (view.indexPathsForSelectedItems ?? []).sorted().map { Words.text($0) }
  }

  /// The pixels of a point.
  var scale: CGFloat { max(1, view.traitCollection.displayScale) }

  /// A distance from the start, brought to the nearest pixel.
  func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
}

extension Stage where Layout: RecordingLayout {
  /// Changes each element's attributes from now on, and lays out.
  func adjust(_ adjust: @escaping (UICollectionViewLayoutAttributes) -> Void) {
    layout.adjust = adjust
    layout.invalidateLayout()
    layOut()
  }
}
