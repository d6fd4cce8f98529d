import GridKit
import TestSupport
import Testing

@Suite("Scroll geometry")
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

  // MARK: S1.6

  @Test(
    .rule("S1.6"),
    arguments: [
      // content, inset, limits of y for a viewport of 200
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
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func `limits follow content, insets and viewport`(
    content: CGFloat, top: CGFloat, bottom: CGFloat, least: CGFloat, greatest: CGFloat
  ) {
    let vertical = geometry(
      content: CGSize(width: 100, height: content),
      inset: GridEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    #expect(vertical.limits.min == CGPoint(x: 0, y: least))
    #expect(vertical.limits.max == CGPoint(x: 0, y: greatest))
    let horizontal = geometry(
      bounds: CGSize(width: 200, height: 100), content: CGSize(width: content, height: 100),
      inset: GridEdgeInsets(top: 0, left: top, bottom: 0, right: bottom))
    #expect(horizontal.limits.min == CGPoint(x: least, y: 0))
    #expect(horizontal.limits.max == CGPoint(x: greatest, y: 0))
  }

  @Test(
    .rule("S1.6"),
    arguments: [
      (1, 10.5, 1000.5, 200.4, -11.0, 801.0),
      (2, 10.26, 1000.26, 200.24, -10.5, 800.5),
      (3, 10.2, 1000.2, 200.1, -10.333333333333334, 800.3333333333334),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func `every term of the limits is rounded to pixels`(
    scale: CGFloat, top: CGFloat, content: CGFloat, viewport: CGFloat, least: CGFloat,
    greatest: CGFloat
  ) {
    let limits = geometry(
      bounds: CGSize(width: 100, height: viewport), content: CGSize(width: 100, height: content),
      inset: GridEdgeInsets(top: top, left: 0, bottom: 0, right: 0), scale: scale
    ).limits
    #expect(abs(limits.min.y - least) < 1e-9)
    #expect(abs(limits.max.y - greatest) < 1e-9)
  }

  // MARK: S1.9

  private static let safeArea = GridEdgeInsets(top: 40, left: 10, bottom: 20, right: 12)

  // Content of 100 × 1000 in 100 × 200: only y exceeds; then both axes, then none.
  @Test(
    .rule("S1.9"),
    arguments: [
      (.never, CGSize(width: 900, height: 900), false, "none"),
      (.always, CGSize(width: 1, height: 1), false, "xy"),
      (.scrollableAxes, CGSize(width: 100, height: 1000), false, "y"),
      (.scrollableAxes, CGSize(width: 101, height: 200), false, "x"),
      (.scrollableAxes, CGSize(width: 300, height: 300), false, "xy"),
      (.scrollableAxes, CGSize(width: 100, height: 200), false, "none"),
      (.scrollableAxes, CGSize(width: 100, height: 200), true, "none"),
      (.automatic, CGSize(width: 100, height: 1000), false, "y"),
      (.automatic, CGSize(width: 100, height: 200), false, "none"),
      (.automatic, CGSize(width: 100, height: 200), true, "y"),
      (.automatic, CGSize(width: 300, height: 100), true, "xy"),
    ] as [(BaseScrollView.ContentInsetAdjustmentBehavior, CGSize, Bool, String)])
  func `the behaviour decides which safe area edges count`(
    behavior: BaseScrollView.ContentInsetAdjustmentBehavior, content: CGSize,
    isInContainer: Bool, axes: String
  ) {
    let part = geometry(content: content).safeAreaPart(
      of: Self.safeArea, behavior: behavior, isScrollEnabled: true, alwaysBounces: (false, false),
      isInContainer: isInContainer)
    let hasX = axes.contains("x")
    let hasY = axes.contains("y")
    #expect(
      part
        == GridEdgeInsets(
          top: hasY ? 40 : 0, left: hasX ? 10 : 0, bottom: hasY ? 20 : 0, right: hasX ? 12 : 0))
  }

  @Test(.rule("S1.9")) func `bouncing counts as scrollable, disabled scrolling does not`() {
    let small = geometry(content: CGSize(width: 10, height: 10))
    let bouncing = small.safeAreaPart(
      of: Self.safeArea, behavior: .automatic, isScrollEnabled: true,
      alwaysBounces: (true, false), isInContainer: false)
    #expect(bouncing == GridEdgeInsets(top: 0, left: 10, bottom: 0, right: 12))
    let large = geometry(content: CGSize(width: 999, height: 999))
    let disabled = large.safeAreaPart(
      of: Self.safeArea, behavior: .scrollableAxes, isScrollEnabled: false,
      alwaysBounces: (true, true), isInContainer: true)
    #expect(disabled == .zero)
  }

  @Test(.rule("S1.9")) func `insets count when content is compared with the bounds`() {
    let part = geometry(
      content: CGSize(width: 100, height: 190),
      inset: GridEdgeInsets(top: 6, left: 0, bottom: 5, right: 0)
    ).safeAreaPart(
      of: Self.safeArea, behavior: .scrollableAxes, isScrollEnabled: true,
      alwaysBounces: (false, false), isInContainer: false)
    #expect(part.top == 40)
    #expect(part.left == 0)
  }

  // Each of the two insets is half a pixel too long by itself, or more.
  @Test(
    .rule("S1.9"), arguments: [1, 2, 3] as [CGFloat], [1.5, 1.59, 0.25, 6.59, 0.1] as [CGFloat])
  func `content that fills what the insets leave does not exceed the bounds`(
    scale: CGFloat, left: CGFloat
  ) {
    for right in [0, 0.25, 1.5, 6, 6.5, 6.59] as [CGFloat] {
      let geometry = ScrollGeometry(
        boundsSize: CGSize(width: 360, height: 240),
        contentSize: CGSize(width: 360 - left - right, height: 900),
        contentInset: GridEdgeInsets(top: 0, left: left, bottom: 0, right: right),
        adjustedInset: .zero, pixels: PixelGrid(scale: scale))
      let part = geometry.safeAreaPart(
        of: Self.safeArea, behavior: .automatic, isScrollEnabled: true,
        alwaysBounces: (false, false), isInContainer: false)
      #expect(part == GridEdgeInsets(top: 40, left: 0, bottom: 20, right: 0), "\(right)")
    }
  }

  // MARK: S1.8

  // A viewport of 200 at 300 over content of 1000, insets 10 and 20: the room is 310...480.
  @Test(
    .rule("S1.8"),
    arguments: [
      (320, 50, 300), (310, 170, 300),  // shows already
      (305, 10, 295), (0, 10, -10), (100, 50, 90),  // above
      (475, 10, 305), (600, 50, 470), (990, 10, 820),  // below
      (-500, 10, -10), (2000, 10, 820),  // outside the content: the limits hold
      (250, 400, 240),  // longer than the room, start nearer
      (100, 450, 370),  // longer than the room, end nearer
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `the least movement shows a rectangle`(
    start: CGFloat, length: CGFloat, expected: CGFloat
  ) {
    let geometry = geometry(
      content: CGSize(width: 100, height: 1000),
      inset: GridEdgeInsets(top: 10, left: 0, bottom: 20, right: 0))
    let target = geometry.offset(
      showing: CGRect(10, start, 20, length), from: CGPoint(x: 0, y: 300))
    #expect(target == CGPoint(x: 0, y: expected))
  }
}
