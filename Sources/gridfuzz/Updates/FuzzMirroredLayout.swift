import GridScenarios

/// A flow layout that is mirrored if the layout direction is right to left.
final class FuzzMirroredLayout: GridViewFlowLayout {
  convenience init(_ direction: GridView.ScrollDirection) {
    self.init()
    scrollDirection = direction
    minimumLineSpacing = 4
    minimumInteritemSpacing = 3
    headerReferenceSize = CGSize(width: 12, height: 12)
    sectionInset = GridEdgeInsets(top: 1, left: 2, bottom: 3, right: 6)
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
