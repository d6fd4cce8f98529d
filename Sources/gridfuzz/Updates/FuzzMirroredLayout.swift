import GridScenarios

/// A flow layout that is mirrored if the layout direction is right to left.
final class FuzzMirroredLayout: GridViewFlowLayout {
  init(_ direction: GridView.ScrollDirection) {
    super.init()
    scrollDirection = direction
    minimumLineSpacing = 4
    minimumInteritemSpacing = 3
    headerReferenceSize = CGSize(width: 12, height: 12)
    sectionInset = GridEdgeInsets(top: 1, left: 2, bottom: 3, right: 6)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
