import GridTestingSupport
import Masonry
import XCTest

/// The same under XCTest.
final class MistakeCase: GridTestCase {
  /// Told: "Section 0 had 8 items", "9 are expected", "reports 8"
  @MainActor func test16AFaultFailsATest() async {
    let wall = Wall(MasonryLayout())
    wall.grid.layoutIfNeeded()
    wall.grid.insertItems(at: [[0, 0]])
  }

  /// Told: "out-of-bounds item (40)", "only 8 items in section 0"
  func test17AFaultFailsATestThatIsNotAsynchronous() {
    onMainActor {
      let wall = Wall(MasonryLayout())
      wall.grid.layoutIfNeeded()
      wall.grid.scrollToItem(at: [0, 40], at: .top, animated: false)
    }
  }

  func testNothingIsWrong() {
    onMainActor {
      let wall = Wall(MasonryLayout())
      wall.grid.layoutIfNeeded()
      XCTAssertEqual(wall.grid.simulation.now, 0)
    }
  }
}
