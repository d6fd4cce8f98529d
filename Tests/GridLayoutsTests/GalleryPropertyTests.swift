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

    /// The room that the view's inset leaves across the scroll axis.
    var roomAcross: CGFloat {
      let (bounds, inset) = (stage.grid.bounds, stage.grid.adjustedContentInset)
      return setup.isHorizontal
        ? bounds.height - inset.top - inset.bottom : bounds.width - inset.left - inset.right
    }

    var cells: [GridViewLayoutAttributes] { elements.filter { $0.kind == .cell } }
  }

  @Test(.rule("QR-1"), .seeds(0..<300, inDebug: 60), .rows)
  func `every item is placed, and any rect answers as a plain filter does`() {
    forEachRow(of: GallerySetup.ids) { id in
      var draw = GalleryDraw(seed: currentSeed)
      let sample = Sample(id, &draw)
      let stage = sample.stage
      #expect(stage.simulation.faults == [])
      // Without room across its lines the flow layout lays out nothing (FL-7, FL-15).
      let flow = stage.grid.collectionViewLayout as? GridViewFlowLayout
      let inset = flow?.sectionInset ?? .zero
      let taken =
        flow?.scrollDirection == .horizontal ? inset.top + inset.bottom : inset.left + inset.right
      let isPlaced = id != "flow" || sample.roomAcross - taken > 0
      #expect(
        sample.cells.map(\.indexPath)
          == stage.source.counts.enumerated().flatMap { section, count in
            (0..<(isPlaced ? count : 0)).map { IndexPath(item: $0, section: section) }
          })
      for rect in draw.rects(around: stage.grid.contentSize, count: 6) {
        let answer = stage.grid.ask(elementsIn: rect)
        // The flow layout answers whole lines (FL-53).
        let found = (id == "flow" ? answer.filter { $0.frame.overlaps(rect) } : answer)
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

  @Test(.seeds(0..<300, inDebug: 60), .rows) func `nothing overlaps, and the spacing is kept`() {
    forEachRow(of: GallerySetup.ids.filter { $0 != "circle" }) { id in
      var draw = GalleryDraw(seed: currentSeed)
      let sample = Sample(id, &draw)
      let gap = sample.gap(in: id)
      // Pixel rounding of the flow layout moves origins by half a pixel at most.
      let tolerance: CGFloat = id == "flow" ? 0.5 + 1e-9 : 1e-7
      var found: String?
      for section in sample.stage.source.counts.indices {
        let gap = gap(section)
        let frames = sample.elements.filter { $0.key.position.section == section }
          .map { (chosenFrame($0), $0.kind == .cell) }
        found = found ?? closePair(frames, gap: gap, tolerance: tolerance)
      }
      #expect(found == nil)
      // Of different sections nothing overlaps.
      let frames = sample.elements.map { (chosenFrame($0), true) }
      #expect(closePair(frames, gap: .zero, tolerance: tolerance) == nil)
    }
  }

  /// Two frames that are neither `gap.width` apart in x nor `gap.height` in y; for headers and
  /// footers it is enough that they do not overlap.
  private func closePair(
    _ frames: [(frame: CGRect, isCell: Bool)], gap: CGSize, tolerance: CGFloat
  ) -> String? {
    let sorted = frames.filter { $0.frame.width > tolerance && $0.frame.height > tolerance }
      .sorted { $0.frame.minY < $1.frame.minY }
    for (index, one) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        let (a, b) = (one.frame, other.frame)
        let both = one.isCell && other.isCell
        let (across, down) = both ? (gap.width, gap.height) : (0, 0)
        if b.minY >= a.maxY + max(down, 0) - tolerance { break }
        if b.minX < a.maxX + across - tolerance, a.minX < b.maxX + across - tolerance {
          return "\(NumberText.short(a)) and \(NumberText.short(b))"
        }
      }
    }
    return nil
  }

  @Test(.seeds(0..<300))
  func `items of a ring are equally far from the middle and from each other`() {
    var draw = GalleryDraw(seed: currentSeed)
    let sample = Sample("circle", &draw)
    let counts = sample.stage.source.counts
    let inset = sample.stage.grid.adjustedContentInset
    let size = sample.stage.grid.bounds.size
    let middle = CGPoint(
      x: max(0, size.width - inset.left - inset.right) / 2,
      y: max(0, size.height - inset.top - inset.bottom) / 2)
    for (section, count) in counts.enumerated() where count > 1 {
      let centers = sample.cells.filter { $0.indexPath[0] == section }.map(\.center)
      let radii = centers.map { hypot($0.x - middle.x, $0.y - middle.y) }
      let chords = centers.indices.map { index in
        let next = centers[(index + 1) % count]
        return hypot(centers[index].x - next.x, centers[index].y - next.y)
      }
      let radius = radii[0]
      #expect(radii.allSatisfy { abs($0 - radius) < 1e-9 * max(1, radius) })
      let chord = 2 * radius * sin(.pi / CGFloat(count))
      #expect(chords.allSatisfy { abs($0 - chord) < 1e-9 * max(1, radius) })
    }
  }

  @Test(.seeds(0..<300, inDebug: 60), .rows)
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

extension GalleryPropertyTests.Sample {
  /// How far apart the cells of a section are at least.
  fileprivate func gap(in id: String) -> (_ section: Int) -> CGSize {
    let setup = setup
    let sizes = stage.companions.first as? SeededSizes
    return { section in
      switch id {
      case "shortestColumn", "skyline":
        CGSize(width: setup.interitemSpacing, height: setup.lineSpacing)
      case "list", "groupedRows":
        CGSize(width: 0, height: setup.lineSpacing)
      case "sectionedWaterfall":
        CGSize(
          width: sizes?.section(section).interitemSpacing ?? 0,
          height: sizes?.section(section).lineSpacing ?? 0)
      case "headerFooterGrid":
        CGSize(width: setup.interitemSpacing, height: setup.interitemSpacing)
      case "carousel":
        CGSize(width: setup.interitemSpacing, height: 0)
      case "flow":
        setup.isHorizontal
          ? CGSize(width: setup.lineSpacing, height: setup.interitemSpacing)
          : CGSize(width: setup.interitemSpacing, height: setup.lineSpacing)
      default: .zero
      }
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
