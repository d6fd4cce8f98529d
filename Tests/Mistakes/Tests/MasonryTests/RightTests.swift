import Foundation
import GridTestingSupport
import Masonry
import Testing

/// Tests without a mistake: they pass in a run in which others fail.
@MainActor @Suite(.ownSimulation)
struct RightTests {
  @Test func `headers stay at the top`() {
    let wall = Wall(MasonryLayout())
    wall.grid.layoutIfNeeded()
    wall.grid.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    wall.grid.layoutIfNeeded()
    let header = wall.grid.layoutAttributesForSupplementaryElement(
      ofKind: GridView.elementKindSectionHeader, at: [0, 0])
    #expect(header?.frame.minY == 100)
  }

  @Test func `a batch inserts photos`() {
    let wall = Wall(MasonryLayout())
    wall.grid.layoutIfNeeded()
    wall.grid.performBatchUpdates {
      wall.photos[0] += 2
      wall.grid.insertItems(at: [[0, 0], [0, 1]])
    }
    wall.grid.settle()
    #expect(wall.grid.numberOfItems(inSection: 0) == 10)
  }

  @Test func `a fault that a test asks for is its own affair`() {
    let wall = Wall(MasonryLayout())
    wall.grid.layoutIfNeeded()
    wall.grid.insertItems(at: [[0, 0]])
    #expect(wall.grid.simulation.faults.map(\.code) == ["E-50"])
  }
}
