import GridTesting
import TestSupport
import Testing

/// Gestures with numbers that are none.
@MainActor @Suite("Numbers of gestures")
struct GestureNumberTests {
  @MainActor
  private struct Gesture {
    let name: String
    let make: @MainActor (GridView, CGFloat) -> Void

    init(_ name: String, _ make: @escaping @MainActor (GridView, CGFloat) -> Void) {
      self.name = name
      self.make = make
    }

    /// Ways, velocities and places.
    static let lengths = [
      Gesture("drag") { $0.drag(by: CGPoint(x: 0, y: $1)) },
      Gesture("drag over time") { $0.drag(by: CGPoint(x: 0, y: $1), over: 0.1) },
      Gesture("drag and hold") { $0.dragAndHold(by: CGPoint(x: 0, y: $1)) },
      Gesture("fling") { $0.fling(velocity: CGPoint(x: 0, y: $1)) },
      Gesture("fling by") { $0.fling(by: CGPoint(x: 0, y: $1), velocity: .zero) },
      Gesture("proposal") { $0.drag(proposing: CGPoint(x: 0, y: $1)) },
      Gesture("proposal at a velocity") {
        $0.drag(proposing: .zero, velocity: CGPoint(x: 0, y: $1))
      }, Gesture("projected target") { _ = $0.projectedTarget(velocity: CGPoint(x: 0, y: $1)) },
      Gesture("resting offset") { _ = $0.restingOffset(afterFling: CGPoint(x: 0, y: $1)) },
      Gesture("page") { _ = $0.pageTarget(velocity: CGPoint(x: 0, y: $1)) },
      Gesture("rubber band") { _ = $0.rubberBand($1) },
      Gesture("moved item") {
        $0.moveItem(at: IndexPath(item: 0, section: 0), toPoint: CGPoint(x: 0, y: $1))
      },
      Gesture("swipe") {
        $0.swipe(from: CGPoint(x: 50, y: $1), to: CGPoint(x: 50, y: 20), speed: 500)
      }, Gesture("touch") { $0.touch(GridTouchScript([[0, 50, 100], [0.1, 50, $1]])) },
    ]
    /// How long something takes, or how fast it goes.
    static let times = [
      Gesture("drag over") { $0.drag(by: CGPoint(x: 0, y: 50), over: $1) },
      Gesture("moved item over") {
        $0.moveItem(
          at: IndexPath(item: 0, section: 0), toPoint: CGPoint(x: 50, y: 90), over: $1)
      },
      Gesture("touch at") { $0.touch(GridTouchScript([[0, 50, 100], [$1, 50, 60]])) },
    ]
  }

  private func expectRest(_ fixture: DrivingFixture) {
    let (grid, simulation) = (fixture.grid, fixture.simulation)
    grid.cancelTouch()
    #expect(simulation.settle(limit: 60).isSettled)
    #expect(grid.contentOffset.x.isFinite && grid.contentOffset.y.isFinite)
    #expect(grid.offsetLimits.contains(grid.contentOffset))
    grid.setContentOffset(.zero, animated: false)
    grid.drag(by: CGPoint(x: 0, y: 40))
    simulation.settle()
    #expect(grid.contentOffset.y == 40)
  }

  private func forEach(
    _ gestures: [Gesture], _ numbers: [CGFloat], _ test: (DrivingFixture) -> Void
  ) {
    for number in numbers {
      forEachRow(of: gestures, named: { "\($0.name) \(number)" }) { gesture in
        let fixture = DrivingFixture(count: 50)
        fixture.simulation.faultPolicy = .record
        gesture.make(fixture.grid, number)
        test(fixture)
        expectRest(fixture)
      }
    }
  }

  @Test(.rows) func `a length that is not finite is a fault`() {
    forEach(Gesture.lengths, [.nan, .infinity, -.infinity]) { fixture in
      let codes = Set(fixture.simulation.faults.map(\.code))
      #expect(codes == ["non-finite-geometry"] || codes == ["bad-touch-script"])
      #expect(fixture.grid.contentOffset == .zero)
    }
  }

  @Test(.rows) func `a length beyond all content ends at the limits`() {
    forEach(Gesture.lengths, [1e308, -1e308, 1e15, -1e15]) { _ in }
  }

  @Test(.rows) func `a time that never passes is a fault`() {
    forEach(Gesture.times, [.nan, .infinity, -.infinity, 1e9, 1e300]) { fixture in
      #expect(fixture.simulation.now < 1)
      let codes = Set(fixture.simulation.faults.map(\.code))
      #expect(codes.isSubset(of: ["virtual-time", "bad-touch-script"]))
    }
  }
}
