import UIKit

/// Rows in one column, a header above each section if it has a height: a layout that is written as
/// the programming guide says, and tells a recorder what it is asked.
///
/// It does not tell how often it is asked for single elements, nor for which rectangles: both are
/// the collection view's own affair.
class RecordingLayout: UICollectionViewLayout {
  /// Where two layouts take turns: stands before its calls.
  var name = ""
  weak var recorder: Recorder?
  var rowHeight: CGFloat = 50
  var headerHeight: CGFloat = 0
  /// The layout's answer to a change of the bounds.
  var followsBounds = false
  /// Whether it answers all elements, wherever they are asked for.
  var answersEverything = false
  /// Changes each element's attributes when they are made.
  var adjust: ((UICollectionViewLayoutAttributes) -> Void)?
  /// Where it wants the offset after updates and switches; nil for where it is proposed.
  var target: CGPoint?
  /// The view's bounds in each question about a change of them, and in each preparation.
  private(set) var boundsInQuestions: [CGRect] = []
  private(set) var boundsInPreparations: [CGRect] = []
  private(set) var elements: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  func note(_ call: String) {
    recorder?.note(.layout, name.isEmpty ? call : "\(name) \(call)")
  }

  // MARK: Preparing and answering

  override func prepare() {
    super.prepare()
    note("prepare")
    elements = []
    height = 0
    guard let view = collectionView else { return }
    boundsInPreparations.append(view.bounds)
    for section in 0..<view.numberOfSections {
      if headerHeight > 0 {
        let header = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          with: path(0, in: section))
        place(header, height: headerHeight)
      }
      for item in 0..<view.numberOfItems(inSection: section) {
        place(
          UICollectionViewLayoutAttributes(forCellWith: path(item, in: section)), height: rowHeight)
      }
    }
  }

  private func place(_ element: UICollectionViewLayoutAttributes, height: CGFloat) {
    let width = collectionView?.bounds.width ?? 0
    element.frame = CGRect(x: 0, y: self.height, width: width, height: height)
    self.height += height
    adjust?(element)
    elements.append(element)
  }

  override var collectionViewContentSize: CGSize {
    note("contentSize")
    return CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    note("elements")
    return elements.filter { answersEverything || $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elements.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elements.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  // MARK: Becoming stale

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note("invalidate: \(Words.text(context))")
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    boundsInQuestions.append(collectionView?.bounds ?? .null)
    note("shouldInvalidate for \(Words.text(newBounds)): \(followsBounds)")
    return followsBounds
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    note("contextForBounds")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  // MARK: Updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    let items = updateItems.map { Words.text($0) }.joined(separator: ", ")
    note("prepareForUpdates: \(items.isEmpty ? "none" : items)")
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("initial \(Words.text(itemIndexPath))")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("final \(Words.text(itemIndexPath))")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func finalizeCollectionViewUpdates() {
    note("finalizeUpdates")
    super.finalizeCollectionViewUpdates()
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    note("target for \(Words.text(proposedContentOffset))")
    return target ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  // MARK: Taking turns with another layout

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    note("prepareForTransition to \((newLayout as? RecordingLayout)?.name ?? "another")")
    super.prepareForTransition(to: newLayout)
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    note("prepareForTransition from \((oldLayout as? RecordingLayout)?.name ?? "another")")
    super.prepareForTransition(from: oldLayout)
  }

  override func finalizeLayoutTransition() {
    note("finalizeTransition")
    super.finalizeLayoutTransition()
  }
}
