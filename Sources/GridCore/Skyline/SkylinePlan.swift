import Foundation

/// A plan of sections without rows and columns: each item goes as far up as the items before it
/// allow.
///
/// Any two items of a section are at least the interitem spacing apart horizontally or the line
/// spacing apart vertically.
///
/// - Complexity: O(*n* · *steps of the skyline*) to make, O(1) for a frame.
package struct SkylinePlan: GalleryPlan {
  /// The available width, in points: the viewport's width less the view's content inset.
  package let width: CGFloat
  package let contentSize: CGSize
  package let oddities: [GalleryOddity]

  private let counts: SectionCounts
  private let frames: [CGRect]
  private let index: BoundsTree<EdgeBox>

  /// Packs the items of sections.
  ///
  /// - Parameters:
  ///   - width: Available width, in points.
  ///   - interitemSpacing: Least horizontal distance, in points. A negative distance counts as 0.
  ///   - lineSpacing: Least vertical distance, in points. A negative distance counts as 0.
  ///   - sections: The sizes of the items of each section. Widths are limited to the space that the
  ///     insets leave.
  package init(
    width: CGFloat, interitemSpacing: CGFloat, lineSpacing: CGFloat,
    sectionInset: GridEdgeInsets, sections: [[CGSize]]
  ) {
    var reader = LengthReader()
    let width = reader.extent(width, "width")
    let gap = SkylinePlan.spacing(interitemSpacing, "interitemSpacing", &reader)
    let lineGap = SkylinePlan.spacing(lineSpacing, "lineSpacing", &reader)
    let inset = reader.insets(sectionInset, "sectionInset")
    let usableWidth = reader.extent(width - inset.left - inset.right, "width less insets")

    let counts = SectionCounts(sections.map(\.count))
    var frames: [CGRect] = []
    frames.reserveCapacity(counts.itemCount)
    var end: CGFloat = 0
    for (section, sizes) in sections.enumerated() {
      let start = end + inset.top
      var lowestEdge = start
      var skyline = Skyline(usableWidth: usableWidth, level: start, gap: gap, lineGap: lineGap)
      for (item, given) in sizes.enumerated() {
        let size = CGSize(
          width: min(reader.itemExtent(given.width), usableWidth),
          height: reader.itemExtent(given.height))
        if size.width == 0 || size.height == 0 {
          reader.recordSizeless(section: section, item: item)
        }
        let place = skyline.place(size)
        frames.append(
          CGRect(origin: CGPoint(x: inset.left + place.x, y: place.y), size: size))
        lowestEdge = max(lowestEdge, place.y + size.height)
      }
      end = lowestEdge + inset.bottom
    }
    reader.finishItems()
    let contentHeight = reader.contentLength(endingAt: end)

    self.width = width
    self.counts = counts
    self.frames = frames
    contentSize = CGSize(width: width, height: contentHeight)
    oddities = reader.oddities
    // Neighbours in the list of items lie near each other, so runs of the list have small boxes.
    index = BoundsTree(count: frames.count, runLength: 16) { EdgeBox(frames[$0]) }
  }

  private static func spacing(
    _ value: CGFloat, _ name: String, _ reader: inout LengthReader
  ) -> CGFloat {
    let spacing = reader.length(value, name)
    if spacing < 0 { reader.record(.clampedSpacing(name: name, value: spacing)) }
    return max(0, spacing)
  }

  package var sectionCount: Int { counts.sectionCount }

  package func itemCount(inSection section: Int) -> Int {
    counts.items.indices.contains(section) ? counts.items[section] : 0
  }

  package func frame(section: Int, item: Int) -> CGRect? {
    guard counts.contains(section: section, item: item) else { return nil }
    return frames[counts.globalIndex(section: section, item: item)]
  }

  /// - Complexity: O(log *n* + *k*) for *k* results.
  @discardableResult
  package func appendElements(in rect: CGRect, to elements: inout [GalleryElement]) -> Int {
    var section = -1
    var sectionRange = 0..<0
    var comparisons = 0
    let region = EdgeBox(rect)
    comparisons += index.forEachRun(meeting: region) { run in
      comparisons += run.count
      for index in run where region.meets(frames[index]) {
        // The section is looked up once for all its results.
        if !sectionRange.contains(index) {
          section = counts.position(ofGlobalIndex: index).section
          sectionRange = counts.starts[section]..<counts.starts[section + 1]
        }
        elements.append(
          GalleryElement(
            .item, section: section, item: index - sectionRange.lowerBound, frame: frames[index]))
      }
    }
    return comparisons
  }
}
