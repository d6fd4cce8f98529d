import Foundation

/// A plan of sections in two columns. Each section repeats a block of six tiles, two big tiles and
/// four small tiles.
///
/// - Complexity: O(*sections*) to make, O(1) for a frame. Nothing is stored per item.
package struct MosaicPlan: GalleryPlan {
  /// A tile of a block, in units of half the width.
  private struct Tile {
    var column: CGFloat
    var top: CGFloat
    var height: CGFloat
  }

  private static let tiles = [
    Tile(column: 0, top: 0, height: 1),
    Tile(column: 1, top: 0, height: 0.5),
    Tile(column: 1, top: 0.5, height: 0.5),
    Tile(column: 0, top: 1, height: 0.5),
    Tile(column: 0, top: 1.5, height: 0.5),
    Tile(column: 1, top: 1, height: 1),
  ]

  private struct Section: Equatable {
    var count: Int
    var start: CGFloat
    var end: CGFloat
  }

  /// Width of a tile, in points: half the available width.
  package let tileWidth: CGFloat
  package let contentSize: CGSize
  package let oddities: [GalleryOddity]

  private let sections: [Section]
  /// The bounding boxes of the sections.
  private let index: BoundsTree<EdgeBox>

  /// Makes a plan of sections with given counts of items.
  ///
  /// - Parameter width: The available width, in points: the viewport's width less the view's
  ///   content inset.
  package init(width: CGFloat, itemCounts: [Int]) {
    var reader = LengthReader()
    let width = reader.extent(width, "width")
    let unit = width / 2
    var sections: [Section] = []
    sections.reserveCapacity(itemCounts.count)
    var end: CGFloat = 0
    for (number, given) in itemCounts.enumerated() {
      var section = Section(count: max(0, given), start: end, end: end)
      // The lowest edge is in the last block, but any tile of the block may have it.
      for item in (section.count - 1) / 6 * 6..<max(section.count, 0) {
        section.end = max(section.end, MosaicPlan.frame(item, in: section, unit: unit).maxY)
      }
      if unit == 0 { reader.recordSizeless(section: number, item: 0, count: section.count) }
      end = section.end
      sections.append(section)
    }
    reader.finishItems()

    tileWidth = unit
    contentSize = CGSize(width: width, height: end)
    oddities = reader.oddities
    index = BoundsTree(count: sections.count, runLength: 1) {
      sections[$0].count > 0
        ? EdgeBox(minX: 0, minY: sections[$0].start, maxX: unit + unit, maxY: sections[$0].end)
        : .nothing
    }
    self.sections = sections
  }

  private static func frame(_ item: Int, in section: Section, unit: CGFloat) -> CGRect {
    let tile = tiles[item % 6]
    let units = CGFloat(item / 6) * 2 + tile.top
    return CGRect(
      x: tile.column * unit, y: section.start + units * unit, width: unit,
      height: tile.height * unit)
  }

  package var sectionCount: Int { sections.count }

  package func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  package func frame(section: Int, item: Int) -> CGRect? {
    guard sections.indices.contains(section), item >= 0, item < sections[section].count else {
      return nil
    }
    return MosaicPlan.frame(item, in: sections[section], unit: tileWidth)
  }

  /// - Complexity: O(log *sections* + *k*) for *k* results.
  @discardableResult
  package func appendElements(in rect: CGRect, to elements: inout [GalleryElement]) -> Int {
    let region = EdgeBox(rect)
    var comparisons = 0
    comparisons += index.forEachRun(meeting: region) { run in
      for number in run {
        let section = sections[number]
        let blocks = blocks(of: section, meeting: rect, &comparisons)
        let items = blocks.lowerBound * 6..<min(blocks.upperBound * 6, section.count)
        comparisons += items.count
        for item in items {
          let frame = MosaicPlan.frame(item, in: section, unit: tileWidth)
          if region.meets(frame) {
            elements.append(GalleryElement(.item, section: number, item: item, frame: frame))
          }
        }
      }
    }
    return comparisons
  }

  /// Returns the blocks that may overlap a rectangle. The result may begin with one block too many,
  /// because rounding can move the lower edge of a tile past the start of the next block.
  private func blocks(
    of section: Section, meeting rect: CGRect, _ comparisons: inout Int
  ) -> Range<Int> {
    let run = UniformRun(
      origin: section.start, pitch: 2 * tileWidth, extent: 2 * tileWidth,
      count: (section.count - 1) / 6 + 1)
    let blocks = run.elements(meeting: AxisRange(verticalOf: rect), comparisons: &comparisons)
    return max(0, blocks.lowerBound - 1)..<blocks.upperBound
  }
}
