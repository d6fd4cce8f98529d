import GridTesting

/// A cell that asks for a size of its own, once it was given one.
class SizingCell: GridViewCell {
  /// Nil wants what it gets; a length of nil keeps the length on that axis.
  var wish: ((CGSize) -> CGSize)?
  /// The sizes that the cell was asked to replace, in order.
  private(set) var asked: [CGSize] = []

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: GridViewLayoutAttributes
  ) -> GridViewLayoutAttributes {
    asked.append(layoutAttributes.size)
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    if let wish { attributes.frame.size = wish(attributes.size) }
    return attributes
  }
}

/// A height that changes between passes.
@MainActor
final class Height {
  var value: CGFloat = 40
}

/// A flow with an estimate and cells that ask for sizes by their paths.
@MainActor
struct SizingRig {
  let fixture: Fixture<GridViewFlowLayout>
  let delegate: DisplayRecorder

  var grid: GridView { fixture.grid }
  var layout: GridViewFlowLayout { fixture.layout }
  var simulation: Simulation { fixture.simulation }

  /// - Parameter wish: What the cell of an item asks for, given the size that it has; nil asks for
  ///   nothing.
  init(
    estimate: CGSize, counts: [Int], size: CGSize = CGSize(width: 320, height: 480),
    scale: CGFloat = 2, layout: GridViewFlowLayout = GridViewFlowLayout(),
    wish: @escaping @MainActor (IndexPath, CGSize) -> CGSize?
  ) {
    layout.estimatedItemSize = estimate
    fixture = Fixture(layout, counts: counts, size: size, scale: scale)
    delegate = DisplayRecorder()
    fixture.grid.delegate = delegate
    fixture.grid.register(SizingCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    fixture.source.configure = { cell, path in
      (cell as? SizingCell)?.wish = { wish(path, $0) ?? $0 }
    }
  }

  /// A list of full-width rows with the heights given, row by row; rows beyond them keep theirs.
  init(
    rows heights: [CGFloat], count: Int? = nil, estimate: CGFloat = 40, height: CGFloat = 480,
    lineSpacing: CGFloat = 10
  ) {
    self.init(
      estimate: CGSize(width: 320, height: estimate), counts: [count ?? heights.count],
      size: CGSize(width: 320, height: height)
    ) { path, size in
      heights.indices.contains(path.item) ? CGSize(width: 320, height: heights[path.item]) : nil
    }
    layout.minimumLineSpacing = lineSpacing
  }

  /// The cell that shows an item of section 0.
  func cell(_ item: Int) -> SizingCell? { grid.cellForItem(at: [0, item]) as? SizingCell }

  /// The frame of every visible cell, as `3: 0,112,320,29`.
  var rows: [String] {
    grid.layoutIfNeeded()
    return grid.indexPathsForVisibleItems.compactMap { path in
      grid.cellForItem(at: path).map { "\(path.item): \(GridText.text($0.frame))" }
    }
  }
}
