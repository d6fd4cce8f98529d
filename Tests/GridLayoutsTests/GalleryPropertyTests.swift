import GridLayouts
import GridTesting
import TestSupport
import Testing

/// Properties that hold for any seed.
@MainActor @Suite("Properties of the gallery")
struct GalleryPropertyTests {
  /// A seeded grid, laid out.
  @MainActor fileprivate struct Sample {
    let setup: GallerySetup
    let stage: Stage<GridViewLayout>
    /// Every cell, header and footer, asked for one by one.
    let elements: [GridViewLayoutAttributes]

    init(_ id: String, _ draw: inout GalleryDraw) {
      setup = GallerySetup(&draw)
      stage = setup.makeStage(
        id, counts: draw.counts(), size: draw.viewport(),
        inset: draw.chance(60) ? .zero : draw.insets(upTo: 30))
      var elements: [GridViewLayoutAttributes] = []
      for (section, count) in stage.source.counts.enumerated() {
        for item in 0..<count {
          let path = IndexPath(item: item, section: section)
          if let answer = stage.layout.layoutAttributesForItem(at: path) { elements.append(answer) }
        }
        for kind in [GridView.elementKindSectionHeader, GridView.elementKindSectionFooter] {
          let path = IndexPath(item: 0, section: section)
          if let answer = stage.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
          {
            elements.append(answer)
          }
        }
      }
      self.elements = elements
    }

    var cells: [GridViewLayoutAttributes] { elements.filter { $0.kind == .cell } }
  }

  @Test(.rule("QR-1"), .seeds(0..<300, inDebug: 20), .rows)
  func `every item is placed, and any rect answers as a plain filter does`() {
    // The flow layout answers whole lines (FL-53).
    forEachRow(of: GallerySetup.unrounded) { id in
      var draw = GalleryDraw(seed: currentSeed)
      let sample = Sample(id, &draw)
      let stage = sample.stage
      #expect(stage.simulation.faults == [])
      #expect(
        sample.cells.map(\.indexPath)
          == stage.source.counts.enumerated().flatMap { section, count in
            (0..<count).map { IndexPath(item: $0, section: section) }
          })
      for rect in draw.rects(around: stage.grid.contentSize, count: 6) {
        let found = stage.grid.ask(elementsIn: rect)
        let expected = sample.elements.filter { chosenFrame($0).overlaps(rect) }
        let foundKeys = Set(found.map(\.key))
        #expect(foundKeys.count == found.count, "\(rect)")
        #expect(foundKeys == Set(expected.map(\.key)), "\(rect)")
        // The geometry must be equal, not just similar.
        for attributes in found {
          let single = try #require(
            stage.grid.layoutCallerAnswer(for: attributes),
            "\(attributes.indexPath)")
          #expect(attributes.isEqual(single))
        }
      }
    }
  }

  /// The frame by which a query chooses: that at full size in a carousel.
  private func chosenFrame(_ attributes: GridViewLayoutAttributes) -> CGRect {
    CGRect(
      x: attributes.center.x - attributes.size.width / 2,
      y: attributes.center.y - attributes.size.height / 2, width: attributes.size.width,
      height: attributes.size.height)
  }

  @Test(.seeds(0..<300, inDebug: 20), .rows)
  func `whatever the numbers, no frame and no size is other than finite`() {
    forEachRow(of: GallerySetup.unrounded) { id in
      var draw = GalleryDraw(seed: currentSeed, .wild)
      var setup = GallerySetup(&draw)
      setup.sectionInset = GridEdgeInsets(
        top: draw.length(-50...50), left: draw.length(-50...50), bottom: draw.length(-50...50),
        right: draw.length(-50...50))
      setup.columnCount = draw.pick([setup.columnCount, 0, -3, .max, .min])
      setup.interitemSpacing = draw.length(-40...40)
      setup.lineSpacing = draw.length(-40...40)
      let stage = setup.makeStage(
        id, counts: draw.counts(most: 40), size: draw.viewport(),
        inset: draw.chance(60) ? .zero : GridEdgeInsets(top: 9, left: 400, bottom: 1e7, right: 3))
      let size = stage.layout.collectionViewContentSize
      #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0)
      for attributes in stage.grid.ask(elementsIn: .infinite) {
        let frame = attributes.frame
        #expect(frame.isFiniteRect && frame.maxX.isFinite && frame.maxY.isFinite)
        #expect(frame.size.width >= 0 && frame.size.height >= 0)
        let transform = attributes.transform
        #expect(transform.a.isFinite && transform.d.isFinite)
      }
      for proposal in [CGPoint.zero, CGPoint(x: 1e6, y: -1e6)] {
        let target = stage.grid.ask(targetFor: proposal, velocity: CGPoint(x: 900, y: 0))
        #expect(target.x.isFinite && target.y.isFinite)
      }
      #expect(stage.simulation.faults == [])
    }
  }
}

extension GridView {
  /// Returns the layout's answer for one element, asked by its path.
  fileprivate func layoutCallerAnswer(
    for attributes: GridViewLayoutAttributes
  ) -> GridViewLayoutAttributes? {
    let layout = collectionViewLayout
    guard let kind = attributes.representedElementKind else {
      return layout.layoutAttributesForItem(at: attributes.indexPath)
    }
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: attributes.indexPath)
  }
}
