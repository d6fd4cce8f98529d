import GridTestingSupport
import XCTest

// example
final class ListTests: GridTestCase {
  func testRowsKeepTheirPlaces() {
    onMainActor {
      let layout = GridViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 50)
      let grid = GridView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
      let rows = SampleDataSource([100])
      rows.attach(to: grid)
      grid.layoutIfNeeded()
      let before = grid.state
      let work = grid.expectPerFrame(prepareCalls: 1...1) {
        layout.invalidateLayout()
        grid.layoutIfNeeded()
      }
      XCTAssertNil(work)
      XCTAssertNil(grid.state.difference(from: before))
      XCTAssertNil(Snapshot.difference(of: grid.frames(.visible), named: "frames"))
    }
  }
}
// end
