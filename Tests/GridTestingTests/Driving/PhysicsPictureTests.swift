import GridTesting
import Testing

/// The pictures of `Docs/Physics.md`, drawn anew from the solvers and compared with the files.
///
/// `GRIDKIT_RECORD=1` writes them.
@MainActor @Suite("The pictures of scrolling")
struct PhysicsPictureTests {
  @Test(arguments: Self.names)
  func `the file is what the solvers draw`(name: String) throws {
    let file = Repository.root.appending(path: "Docs/Pictures/\(name).svg")
    let drawn = try #require(Self.plots[name]).text
    if ProcessInfo.processInfo.environment["GRIDKIT_RECORD"] == "1" {
      try drawn.write(to: file, atomically: true, encoding: .utf8)
    }
    let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(LineDiff(expected: kept, actual: drawn, limit: 6) == nil)
  }

  @Test func `the page shows every picture`() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "Docs/Physics.md"), encoding: .utf8)
    for name in Self.names { #expect(page.contains("](Pictures/\(name).svg)")) }
    #expect(Self.names.sorted() == Self.plots.keys.sorted())
  }

  nonisolated private static let names = [
    "rubber-band", "touch-velocity", "deceleration", "bounce", "paging", "retargeting",
    "offset-animation",
  ]

  private static var plots: [String: CurvePlot] {
    [
      "rubber-band": rubberBand, "touch-velocity": touchVelocity, "deceleration": deceleration,
      "bounce": bounce, "paging": paging, "retargeting": retargeting,
      "offset-animation": offsetAnimation,
    ]
  }

  private static func curve(
    to end: Double, step: Double, _ value: (Double) -> Double
  ) -> [CGPoint] {
    (0...Int(end / step)).map { CGPoint(x: Double($0) * step, y: value(Double($0) * step)) }
  }

  private static let rubberBand = CurvePlot(
    title: "Rubber band", xLabel: "points pulled beyond the limit", yLabel: "points shown",
    series: [320, 667].map { length in
      let band = RubberBand(length: CGFloat(length))
      return .init(
        "a view of \(length) points",
        curve(to: 1200, step: 20) { Double(band.overscroll(pulling: CGFloat($0))) })
    } + [.init("no band", [.zero, CGPoint(x: 500, y: 500)], isDashed: true)])

  private static var touchVelocity: CurvePlot {
    // A finger that is fast for ten frames, then slows down.
    var velocity = TouchVelocity(position: .zero, milliseconds: 0)
    var drag = DragVelocity()
    var place: CGFloat = 0
    var samples: [CGPoint] = []
    var estimates: [CGPoint] = []
    var releases: [CGPoint] = []
    for frame in 1...20 {
      let step: CGFloat = frame <= 10 ? 20 : 20 - CGFloat(frame - 10) * 1.8
      place += step
      let time = Double(frame) * 1000 / 60
      velocity.move(to: CGPoint(x: 0, y: place), milliseconds: time)
      drag.record(fingerPerMs: velocity.velocityPerMs)
      samples.append(CGPoint(x: time, y: step * 60 / 1000))
      estimates.append(CGPoint(x: time, y: velocity.velocityPerMs.y))
      releases.append(CGPoint(x: time, y: -drag.blendedPerMs.y))
    }
    return CurvePlot(
      title: "What a release makes of a finger's speed", xLabel: "milliseconds",
      yLabel: "points per millisecond",
      series: [
        .init("between two positions", samples, isDashed: true),
        .init("the recogniser", estimates), .init("let go now", releases),
      ])
  }

  private static let deceleration = CurvePlot(
    title: "Free travel after a release at 1000 points per second", xLabel: "milliseconds",
    yLabel: "points travelled",
    series: [("normal", 0.998), ("fast", 0.99)].map { name, rate in
      let travel = FreeDeceleration(rate: rate)
      let start = AxisMotion(offset: 0, velocityPerMs: 1)
      return .init(
        "\(name), \(rate) per millisecond",
        curve(to: 2300, step: 20) {
          Double(travel.motion(from: start, afterMilliseconds: $0).offset)
        })
    })

  private static let bounce = CurvePlot(
    title: "Beyond a limit", xLabel: "milliseconds", yLabel: "points beyond the limit",
    series: [
      ("reached at 2000 points per second", 0, 2), ("reached at 1000", 0, 1),
      ("let go at rest, 80 points out", 80, 0),
    ].map { name, offset, velocity in
      let bounce = EdgeBounce(edge: 0, rate: 0.998)
      let start = AxisMotion(offset: offset, velocityPerMs: velocity)
      return .init(
        name,
        curve(to: 700, step: 5) {
          Double(bounce.motion(from: start, afterMilliseconds: $0).offset)
        })
    })

  private static let paging = CurvePlot(
    title: "To the next page, 320 points away", xLabel: "milliseconds", yLabel: "content offset",
    series: [
      ("let go at 160 points, at rest", 160, 0), ("at 40 points, 500 points per second", 40, 0.5),
      ("at 40 points, 2000 points per second", 40, 2),
    ].map { name, offset, velocity in
      let limits = OffsetLimits(x: AxisLimits(min: 0, max: 3200), y: AxisLimits(min: 0, max: 0))
      var motion = PageMotion(
        offset: CGPoint(x: offset, y: 0), velocityPerMs: CGPoint(x: velocity, y: 0),
        target: CGPoint(x: 320, y: 0), boundsWidth: 320, limits: limits, bounces: true,
        pixels: PixelGrid(scale: 3))
      var points = [CGPoint(x: 0, y: offset)]
      for frame in 1...36 {
        let now = Double(frame) * 1000 / 60
        points.append(CGPoint(x: now, y: motion.step(milliseconds: 1000.0 / 60).offset.x))
      }
      return .init(name, points)
    })

  private static let retargeting = CurvePlot(
    title: "One release at 1000 points per second, four answers of the hooks",
    xLabel: "milliseconds", yLabel: "content offset",
    series: [nil, 300, 100, 800].map { answer -> CurvePlot.Series in
      let limits = OffsetLimits(x: AxisLimits(min: 0, max: 0), y: AxisLimits(min: 0, max: 9000))
      let pixels = PixelGrid(scale: 3)
      let velocity = CGPoint(x: 0, y: 1)
      let projected = Projection(rate: 0.998).target(
        offset: .zero, velocityPerMs: velocity, limits: limits, pixels: pixels)
      let retarget = Retarget(
        .init(offset: .zero, velocityPerMs: velocity, rate: 0.998, projected: projected),
        answer: answer.map { CGPoint(x: 0, y: $0) } ?? projected, limits: limits,
        limitsChanged: false, pixels: pixels)
      var motion = ScrollDeceleration(
        offset: .zero, axes: retarget.axes, limits: limits, bounces: true, pixels: pixels)
      var points = [CGPoint.zero]
      for frame in 1...168 {
        points.append(
          CGPoint(x: Double(frame) * 1000 / 60, y: motion.step(milliseconds: 1000.0 / 60).offset.y))
      }
      return .init(
        answer.map { "stop at \($0)" } ?? "as proposed, 494.667", points, isDashed: answer == nil)
    })

  private static let toTop = OffsetAnimation(
    toTopFrom: CGPoint(x: 0, y: 1),
    limits: OffsetLimits(x: AxisLimits(min: 0, max: 0), y: AxisLimits(min: 0, max: 1)))

  private static let offsetAnimation = CurvePlot(
    title: "Scrolling on request", xLabel: "milliseconds", yLabel: "share of the way",
    series: [
      .init(
        "setContentOffset, animated",
        curve(to: 1600, step: 10) {
          OffsetAnimation(from: .zero, to: CGPoint(x: 0, y: 1))?.progress(atMilliseconds: $0) ?? 0
        }),
      .init(
        "scroll to top", curve(to: 1600, step: 10) { toTop?.progress(atMilliseconds: $0) ?? 0 }),
    ])
}
