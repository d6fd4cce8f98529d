import GridKit
import TestSupport
import Testing

@Suite("Scroll geometry", .rows)
@MainActor
struct ScrollGeometryTests {
  private func geometry(
    bounds: CGSize = CGSize(width: 100, height: 200), content: CGSize,
    inset: GridEdgeInsets = .zero, scale: CGFloat = 3
  ) -> ScrollGeometry {
    ScrollGeometry(
      boundsSize: bounds, contentSize: content, contentInset: inset, adjustedInset: inset,
      pixels: PixelGrid(scale: scale))
  }

  @Test(.rule("S1.6")) func `limits follow content, insets and viewport`() {
    typealias Row = (
      content: CGFloat, start: CGFloat, end: CGFloat, least: CGFloat, greatest: CGFloat
    )
    // Content, insets and limits along one axis, for a viewport of 200.
    let rows: [Row] = [
      (1000, 0, 0, 0, 800),
      (1000, 20, 30, -20, 830),
      (200, 0, 0, 0, 0),
      (100, 0, 0, 0, 0),  // smaller than the viewport: pinned to min
      (100, 64, 0, -64, -64),
      (150, 40, 20, -40, -30),
      (150, 40, 90, -40, 40),
      (0, 0, 0, 0, 0),
      (0, 10, 500, -10, 300),
      (1000, -50, -60, 50, 740),
    ]
    forEachRow(of: rows) { row in
      let vertical = geometry(
        content: CGSize(width: 100, height: row.content),
        inset: GridEdgeInsets(top: row.start, left: 0, bottom: row.end, right: 0))
      #expect(vertical.limits.min == CGPoint(x: 0, y: row.least))
      #expect(vertical.limits.max == CGPoint(x: 0, y: row.greatest))
      let horizontal = geometry(
        bounds: CGSize(width: 200, height: 100), content: CGSize(width: row.content, height: 100),
        inset: GridEdgeInsets(top: 0, left: row.start, bottom: 0, right: row.end))
      #expect(horizontal.limits.min == CGPoint(x: row.least, y: 0))
      #expect(horizontal.limits.max == CGPoint(x: row.greatest, y: 0))
    }
  }

  @Test(.rule("S1.6")) func `every term of the limits is rounded to pixels`() {
    typealias Row = (
      scale: CGFloat, top: CGFloat, content: CGFloat, viewport: CGFloat, least: CGFloat,
      greatest: CGFloat
    )
    let rows: [Row] = [
      (1, 10.5, 1000.5, 200.4, -11.0, 801.0),
      (2, 10.26, 1000.26, 200.24, -10.5, 800.5),
      (3, 10.2, 1000.2, 200.1, -10.333333333333334, 800.3333333333334),
    ]
    forEachRow(of: rows) { row in
      let limits = geometry(
        bounds: CGSize(width: 100, height: row.viewport),
        content: CGSize(width: 100, height: row.content),
        inset: GridEdgeInsets(top: row.top, left: 0, bottom: 0, right: 0), scale: row.scale
      ).limits
      #expect(abs(limits.min.y - row.least) < 1e-9)
      #expect(abs(limits.max.y - row.greatest) < 1e-9)
    }
  }

  private static let safeArea = GridEdgeInsets(top: 40, left: 10, bottom: 20, right: 12)

  /// A view of 100 × 200, and the axes whose edges of the safe area count.
  private struct SafeAreaRow {
    let behavior: BaseScrollView.ContentInsetAdjustmentBehavior
    let content: CGSize
    let axes: String
    var inset = GridEdgeInsets.zero
    var isScrollEnabled = true
    var alwaysBounces = (false, false)
    var isInContainer = false

    init(
      _ behavior: BaseScrollView.ContentInsetAdjustmentBehavior, _ width: CGFloat,
      _ height: CGFloat, _ axes: String, configure: (inout SafeAreaRow) -> Void = { _ in }
    ) {
      self.behavior = behavior
      content = CGSize(width: width, height: height)
      self.axes = axes
      configure(&self)
    }
  }

  @Test(.rule("S1.9")) func `the behaviour decides which safe area edges count`() {
    let rows = [
      SafeAreaRow(.never, 900, 900, ""),
      SafeAreaRow(.always, 1, 1, "xy"),
      SafeAreaRow(.scrollableAxes, 100, 1000, "y"),
      SafeAreaRow(.scrollableAxes, 101, 200, "x"),
      SafeAreaRow(.scrollableAxes, 300, 300, "xy"),
      SafeAreaRow(.scrollableAxes, 100, 200, ""),
      SafeAreaRow(.scrollableAxes, 100, 200, "") { $0.isInContainer = true },
      SafeAreaRow(.automatic, 100, 1000, "y"),
      SafeAreaRow(.automatic, 100, 200, ""),
      SafeAreaRow(.automatic, 100, 200, "y") { $0.isInContainer = true },
      SafeAreaRow(.automatic, 300, 100, "xy") { $0.isInContainer = true },
      // Bouncing counts as scrollable, disabled scrolling does not.
      SafeAreaRow(.automatic, 10, 10, "x") { $0.alwaysBounces = (true, false) },
      SafeAreaRow(.scrollableAxes, 999, 999, "") { row in
        (row.isScrollEnabled, row.alwaysBounces, row.isInContainer) = (false, (true, true), true)
      },
      // Insets count when content is compared with the bounds.
      SafeAreaRow(.scrollableAxes, 100, 190, "y") { row in
        row.inset = GridEdgeInsets(top: 6, left: 0, bottom: 5, right: 0)
      },
    ]
    forEachRow(of: rows) { row in
      let part = geometry(content: row.content, inset: row.inset).safeAreaPart(
        of: Self.safeArea, behavior: row.behavior, isScrollEnabled: row.isScrollEnabled,
        alwaysBounces: row.alwaysBounces, isInContainer: row.isInContainer)
      let x: CGFloat = row.axes.contains("x") ? 1 : 0
      let y: CGFloat = row.axes.contains("y") ? 1 : 0
      #expect(part == GridEdgeInsets(top: 40 * y, left: 10 * x, bottom: 20 * y, right: 12 * x))
    }
  }

  // Each of the two insets is half a pixel too long by itself, or more.
  @Test(.rule("S1.9"))
  func `content that fills what the insets leave does not exceed the bounds`() {
    let lengths: [CGFloat] = [0, 0.25, 1.5, 6, 6.5, 6.59]
    for scale in [1, 2, 3] as [CGFloat] {
      forEachRow(of: [1.5, 1.59, 0.25, 6.59, 0.1] as [CGFloat]) { left in
        for right in lengths {
          let geometry = ScrollGeometry(
            boundsSize: CGSize(width: 360, height: 240),
            contentSize: CGSize(width: 360 - left - right, height: 900),
            contentInset: GridEdgeInsets(top: 0, left: left, bottom: 0, right: right),
            adjustedInset: .zero, pixels: PixelGrid(scale: scale))
          let part = geometry.safeAreaPart(
            of: Self.safeArea, behavior: .automatic, isScrollEnabled: true,
            alwaysBounces: (false, false), isInContainer: false)
          let expected = GridEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
          #expect(part == expected, "right \(right), scale \(scale)")
        }
      }
    }
  }

  // A viewport of 200 at 300 over content of 1000, insets 10 and 20: the room is 310...480.
  @Test(.rule("S1.8")) func `the least movement shows a rectangle`() {
    let rows: [(start: CGFloat, length: CGFloat, expected: CGFloat)] = [
      (320, 50, 300), (310, 170, 300),  // shows already
      (305, 10, 295), (0, 10, -10), (100, 50, 90),  // above
      (475, 10, 305), (600, 50, 470), (990, 10, 820),  // below
      (-500, 10, -10), (2000, 10, 820),  // outside the content: the limits hold
      (250, 400, 240),  // longer than the room, start nearer
      (100, 450, 370),  // longer than the room, end nearer
    ]
    forEachRow(of: rows) { row in
      let geometry = geometry(
        content: CGSize(width: 100, height: 1000),
        inset: GridEdgeInsets(top: 10, left: 0, bottom: 20, right: 0))
      let target = geometry.offset(
        showing: CGRect(10, row.start, 20, row.length), from: CGPoint(x: 0, y: 300))
      #expect(target == CGPoint(x: 0, y: row.expected))
    }
  }
}
