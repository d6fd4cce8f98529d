import GridScenarios

/// A cell that shows which item it was configured for.
class FuzzCell: GridViewCell {
  var text: String?

  override func prepareForReuse() {
    super.prepareForReuse()
    text = nil
  }
}

/// A header or footer that shows which section it was configured for; `all` for the whole layout.
final class FuzzHeader: GridReusableView {
  var text: String?

  override func prepareForReuse() {
    super.prepareForReuse()
    text = nil
  }
}

/// The data source of a fuzzed grid.
@MainActor
final class FuzzSource: NSObject, GridViewDataSource {
  var data: FuzzData {
    didSet { tellSizes() }
  }
  /// The sizes that the layouts' own delegates read.
  let sizes = ScenarioData([])
  /// The handler for each view that is about to be configured.
  var willConfigure: ((GridReusableView, IndexPath) -> Void)?
  /// The handler for requests for sections and items that do not exist.
  var didMiss: ((String) -> Void)?

  /// The class of the cells. Cells of layouts with self-sizing cells have preferred sizes.
  private let cellClass: FuzzCell.Type
  private static let identifier = "fuzz"
  private var kinds: Set<String> = []

  init(_ data: FuzzData, sized: Bool) {
    self.data = data
    cellClass = sized ? FuzzSizedCell.self : FuzzCell.self
    super.init()
    tellSizes()
  }

  func attach(to grid: GridView) {
    grid.register(cellClass, forCellWithReuseIdentifier: FuzzSource.identifier)
    grid.dataSource = self
  }

  private func tellSizes() {
    let sections = data.sections.map { section in
      // The number of columns depends on the section's identity, so that it moves with the section.
      ScenarioSection(
        .items(section.items.map { .size($0.size) }),
        keys: [
          "columns": .number(Double(1 + section.id % 3)), "lineSpacing": 4, "interitemSpacing": 3,
          "description": .number(Double(section.id * 8 + section.version)),
        ])
    }
    sizes.sections = ScenarioData(sections).sections
  }

  // MARK: Answers

  func numberOfSections(in collectionView: GridView) -> Int { data.sections.count }

  func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
    guard data.sections.indices.contains(section) else {
      didMiss?("asked for the items of section \(section) of \(data.sections.count)")
      return 0
    }
    return data.sections[section].items.count
  }

  func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: FuzzSource.identifier, for: indexPath)
    willConfigure?(cell, indexPath)
    if let item = data.item(FuzzPlace(indexPath)) {
      (cell as? FuzzCell)?.text = item.text
      (cell as? FuzzSizedCell)?.item = item
    } else {
      didMiss?("asked for a cell of item \(indexPath[0])-\(indexPath[1]), which is not there")
    }
    return cell
  }

  func collectionView(
    _ collectionView: GridView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> GridReusableView {
    if kinds.insert(kind).inserted {
      collectionView.register(
        FuzzHeader.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: FuzzSource.identifier)
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: FuzzSource.identifier, for: indexPath)
    willConfigure?(view, indexPath)
    // Boundary items of a compositional layout belong to no section.
    if indexPath.last == .max {
      (view as? FuzzHeader)?.text = "all"
    } else if data.sections.indices.contains(indexPath[0]) {
      (view as? FuzzHeader)?.text = data.sections[indexPath[0]].text
    } else {
      didMiss?("asked for a view of section \(indexPath[0]), which is not there")
    }
    return view
  }
}

/// The delegate of a fuzzed grid. The delegate tracks the displayed views and returns sizes to flow
/// layouts.
@MainActor
final class FuzzDelegate: NSObject, GridViewDelegateFlowLayout {
  private let source: FuzzSource
  /// The views that are displayed according to the callbacks.
  private(set) var displayed: Set<ObjectIdentifier> = []
  /// The distance that is added to target offsets, on both axes, in points.
  var targetShift: CGFloat = 0
  /// Whether a target offset was shifted. The content may then rest outside the limits.
  var hasShifted = false
  /// The handler for a callback that contradicts earlier callbacks.
  var didMiscount: ((String) -> Void)?

  init(_ source: FuzzSource) {
    self.source = source
    super.init()
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    source.data.item(FuzzPlace(indexPath))?.size ?? .zero
  }

  func collectionView(
    _ collectionView: GridView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    if targetShift != 0 { hasShifted = true }
    return CGPoint(
      x: proposedContentOffset.x + targetShift, y: proposedContentOffset.y + targetShift)
  }

  private func begin(_ view: GridReusableView, _ element: String) {
    if !displayed.insert(ObjectIdentifier(view)).inserted {
      didMiscount?("willDisplay of \(element) for a view that is displayed already")
    }
  }

  private func end(_ view: GridReusableView, _ element: String) {
    if displayed.remove(ObjectIdentifier(view)) == nil {
      didMiscount?("didEndDisplaying of \(element) for a view that is not displayed")
    }
  }

  func collectionView(
    _ collectionView: GridView, willDisplay cell: GridViewCell, forItemAt indexPath: IndexPath
  ) {
    begin(cell, "item \(indexPath[0])-\(indexPath[1])")
  }

  func collectionView(
    _ collectionView: GridView, didEndDisplaying cell: GridViewCell, forItemAt indexPath: IndexPath
  ) {
    end(cell, "item \(indexPath[0])-\(indexPath[1])")
  }

  func collectionView(
    _ collectionView: GridView, willDisplaySupplementaryView view: GridReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    begin(view, "\(elementKind) \(indexPath[0])")
  }

  func collectionView(
    _ collectionView: GridView, didEndDisplayingSupplementaryView view: GridReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    end(view, "\(elementKind) \(indexPath[0])")
  }
}
