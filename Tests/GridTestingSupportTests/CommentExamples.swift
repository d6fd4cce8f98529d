import GridTestingSupport
import Testing
import XCTest

// The examples of the documentation comments.

// example
@MainActor @Suite(.ownSimulation)
struct MasonryTests {
  @Test func `a column begins at the top`() {
    let grid = GridView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: GridViewFlowLayout())
    let photos = SampleDataSource([30])
    photos.attach(to: grid)
    grid.layoutIfNeeded()
    #expect(grid.frames[.cell(0, 0)]?.minY == 0)
  }
}
// end

// example
final class MasonryTestCase: GridTestCase {
  @MainActor func testFaultsAreRecorded() async {
    XCTAssertEqual(Simulation.current.faultPolicy, .record)
  }

  func testTicks() {
    onMainActor {
      Simulation.current.tick()
      XCTAssertEqual(Simulation.current.tickCount, 1)
    }
  }
}
// end
