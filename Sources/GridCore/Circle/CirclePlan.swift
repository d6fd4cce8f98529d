import Foundation

/// The layout of items on circles around the middle of the viewport, one ring for each section.
///
/// - Complexity: O(*sections*) to make, O(1) for a frame; nothing is stored per item.
package struct CirclePlan: GalleryPlan {
  /// The source of the radius: a length of the viewport, or a fixed number.
  package enum RadiusBasis: Hashable, Sendable {
    /// Half of the difference between the viewport's height and the diameter margin, even if the
    /// view is narrower.
    case height
    /// Half of the difference between the viewport's shorter side and the diameter margin.
    case minSide
    /// A radius in points; the diameter margin is not used.
    case fixed(CGFloat)
  }

  /// The sizes and the angles of the layout. Lengths are in points, angles in radians.
  package struct Metrics: Equatable, Sendable {
    /// The available size: the viewport less the view's content inset.
    package var viewport: CGSize
    package var itemSize = CGSize(width: 75, height: 75)
    package var diameterMargin: CGFloat = 80
    package var radiusBasis: RadiusBasis = .height
    /// The angle of the first item of every ring: 0 is to the right of the centre, -π/2 above it.
    package var startAngle: CGFloat = -.pi / 2
    package var clockwise = true
    /// The difference between the radii of two neighbouring rings, as a fraction of the first
    /// ring's radius.
    package var ringStep: CGFloat = 0.1

    package init(viewport: CGSize) {
      self.viewport = viewport
    }
  }

  /// The metrics in use, after clamping.
  package let metrics: Metrics
  /// The radius of the first section's ring, in points; never negative.
  package let radius: CGFloat
  package let oddities: [GalleryOddity]

  private let counts: [Int]

  package init(metrics given: Metrics, itemCounts: [Int]) {
    var reader = LengthReader()
    var metrics = given
    metrics.viewport = reader.size(given.viewport, "viewport")
    metrics.itemSize = reader.size(given.itemSize, "itemSize")
    metrics.diameterMargin = reader.length(given.diameterMargin, "diameterMargin")
    metrics.startAngle = reader.length(given.startAngle, "startAngle")
    metrics.ringStep = reader.length(given.ringStep, "ringStep")
    if case .fixed(let radius) = given.radiusBasis {
      metrics.radiusBasis = .fixed(reader.length(radius, "radius"))
    }
    let counts = itemCounts.map { max(0, $0) }
    let step = metrics.ringStep

    let computed = CirclePlan.radius(metrics)
    radius = max(0, computed)
    if computed <= 0 {
      reader.record(.degenerateRadius(section: 0, radius: computed))
    } else if let section = counts.indices.first(where: {
      counts[$0] > 0 && computed * CirclePlan.share(ofRing: $0, step: step) <= 0
    }) {
      let share = CirclePlan.share(ofRing: section, step: step)
      reader.record(.degenerateRadius(section: section, radius: computed * share))
    }
    if !(metrics.itemSize.width > 0 && metrics.itemSize.height > 0) {
      for (section, count) in counts.enumerated() {
        reader.recordSizeless(section: section, item: 0, count: count)
      }
    }
    reader.finishItems()
    self.metrics = metrics
    self.counts = counts
    oddities = reader.oddities
  }

  private static func radius(_ metrics: Metrics) -> CGFloat {
    let viewport = metrics.viewport
    switch metrics.radiusBasis {
    case .height: return (viewport.height - metrics.diameterMargin) / 2
    case .minSide: return (min(viewport.width, viewport.height) - metrics.diameterMargin) / 2
    case .fixed(let radius): return radius
    }
  }

  private static func share(ofRing section: Int, step: CGFloat) -> CGFloat {
    1 - step * CGFloat(section)
  }

  /// The size of the content, which is the size of the viewport: a circle does not scroll.
  package var contentSize: CGSize { metrics.viewport }

  package var center: CGPoint {
    CGPoint(x: metrics.viewport.width / 2, y: metrics.viewport.height / 2)
  }

  /// Returns the radius of a section's ring, in points; never negative.
  package func radius(section: Int) -> CGFloat {
    max(0, radius * CirclePlan.share(ofRing: section, step: metrics.ringStep))
  }

  package var sectionCount: Int { counts.count }

  package func itemCount(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// Returns the middle of an item; nil if there is no such item. The only item of a section is in
  /// the centre of the circle.
  package func center(section: Int, item: Int) -> CGPoint? {
    let count = itemCount(inSection: section)
    guard item >= 0, item < count else { return nil }
    guard count > 1 else { return center }
    return center(item: item, count: count, radius: radius(section: section))
  }

  private func center(item: Int, count: Int, radius: CGFloat) -> CGPoint {
    let turn = CGFloat(item) * 2 * .pi / CGFloat(count)
    // y grows downwards, so a growing angle runs clockwise.
    let angle = metrics.startAngle + (metrics.clockwise ? turn : -turn)
    return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  package func frame(section: Int, item: Int) -> CGRect? {
    center(section: section, item: item).map(frame(around:))
  }

  private func frame(around center: CGPoint) -> CGRect {
    let size = metrics.itemSize
    return CGRect(
      origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
  }

  /// - Complexity: O(*sections* + items of the rings whose bounding box overlaps `rect`). A circle
  ///   does not scroll, so `rect` usually contains the whole circle.
  @discardableResult
  package func appendElements(in rect: CGRect, to elements: inout [GalleryElement]) -> Int {
    let region = EdgeBox(rect)
    var comparisons = 0
    for (section, count) in counts.enumerated() where count > 0 {
      let radius = radius(section: section)
      comparisons += 1
      guard box(radius: radius).meets(region) else { continue }
      comparisons += count
      for item in 0..<count {
        let middle =
          count > 1 ? center(item: item, count: count, radius: radius) : center
        let frame = frame(around: middle)
        if region.meets(frame) {
          elements.append(GalleryElement(.item, section: section, item: item, frame: frame))
        }
      }
    }
    return comparisons
  }

  /// Returns the box around all frames of a ring. The box is computed like the frames, so that
  /// rounding leaves no frame outside.
  private func box(radius: CGFloat) -> EdgeBox {
    var box = EdgeBox(
      frame(around: CGPoint(x: center.x - radius, y: center.y - radius)))
    box.formUnion(frame(around: CGPoint(x: center.x + radius, y: center.y + radius)))
    return box
  }
}
