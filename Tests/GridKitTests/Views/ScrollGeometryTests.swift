import GridKit
import TestSupport
import Testing

@Suite("Scroll geometry", .rows)
@MainActor
struct ScrollGeometryTests {
  private static let safeArea = GridEdgeInsets(40, 10, 20, 12)

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
      SafeAreaRow(.scrollableAxes, 100, 190, "y") { row in row.inset = GridEdgeInsets(6, 0, 5, 0) },
    ]
    forEachRow(of: rows) { row in
      let geometry = ScrollGeometry(
        boundsSize: CGSize(width: 100, height: 200), contentSize: row.content,
        contentInset: row.inset, adjustedInset: row.inset, pixels: PixelGrid(scale: 3))
      let part = geometry.safeAreaPart(
        of: Self.safeArea, behavior: row.behavior, isScrollEnabled: row.isScrollEnabled,
        alwaysBounces: row.alwaysBounces, isInContainer: row.isInContainer)
      let x: CGFloat = row.axes.contains("x") ? 1 : 0
      let y: CGFloat = row.axes.contains("y") ? 1 : 0
      #expect(part == GridEdgeInsets(40 * y, 10 * x, 20 * y, 12 * x))
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
            contentInset: GridEdgeInsets(0, left, 0, right),
            adjustedInset: .zero, pixels: PixelGrid(scale: scale))
          let part = geometry.safeAreaPart(
            of: Self.safeArea, behavior: .automatic, isScrollEnabled: true,
            alwaysBounces: (false, false), isInContainer: false)
          let expected = GridEdgeInsets(40, 0, 20, 0)
          #expect(part == expected, "right \(right), scale \(scale)")
        }
      }
    }
  }
}
