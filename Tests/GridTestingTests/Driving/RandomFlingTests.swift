import GridCore
import GridKit
import GridTesting
import Testing

@MainActor @Suite("Random flings")
struct RandomFlingTests {
  /// Who is on screen, as display callbacks tell it.
  private final class Displays: NSObject, GridViewDelegate {
    var shown: [IndexPath: GridViewCell] = [:]
    var stays = 0
    var mistakes: [String] = []

    func collectionView(
      _ collectionView: GridView, willDisplay cell: GridViewCell, forItemAt indexPath: IndexPath
    ) {
      stays += 1
      if shown[indexPath] != nil { mistakes.append("\(indexPath) shown twice") }
      if shown.values.contains(where: { $0 === cell }) {
        mistakes.append("the cell of \(indexPath) is in another place too")
      }
      shown[indexPath] = cell
    }

    func collectionView(
      _ collectionView: GridView, didEndDisplaying cell: GridViewCell,
      forItemAt indexPath: IndexPath
    ) {
      if shown.removeValue(forKey: indexPath) !== cell {
        mistakes.append("\(indexPath) ended with a cell that it did not have")
      }
    }
  }

  @Test(arguments: [3, 71] as [UInt64])
  func `a minute of flings over 100,000 items shows every item once per stay`(seed: UInt64) {
    let fixture = DrivingFixture(count: 100_000, itemSize: CGSize(width: 75, height: 60))
    fixture.log.stop()
    let displays = Displays()
    let grid = fixture.grid
    for path in grid.indexPathsForVisibleItems { displays.shown[path] = grid.cellForItem(at: path) }
    grid.delegate = displays
    var random = SplitMix64(seed: seed)
    while fixture.simulation.now < 60 {
      let point = CGPoint(x: 40, y: 200)
      switch Int.random(in: 0...5, using: &random) {
      case 0: grid.fling(velocity: CGFloat(Int.random(in: -9000...9000, using: &random)))
      case 1: grid.drag(by: CGFloat(Int.random(in: -900...900, using: &random)), over: 0.2)
      case 2: grid.tapToStop()
      case 3:
        grid.swipe(
          from: point,
          to: CGPoint(x: 40, y: CGFloat(Int.random(in: 0...400, using: &random))),
          speed: CGFloat(Int.random(in: 100...6000, using: &random)))
      case 4:
        grid.setContentOffset(
          CGPoint(x: 0, y: CGFloat(Int.random(in: 0...1_000_000, using: &random))),
          animated: Bool.random(using: &random))
      default: grid.fling(by: -50, velocity: CGFloat(Int.random(in: 0...20_000, using: &random)))
      }
      grid.advance(frames: Int.random(in: 1...60, using: &random))
      // On screen is what the callbacks say, with the cells that they named.
      let visible = grid.indexPathsForVisibleItems
      #expect(Set(visible) == Set(displays.shown.keys))
      for path in visible where grid.cellForItem(at: path) !== displays.shown[path] {
        displays.mistakes.append("\(path) has another cell than it was shown with")
      }
    }
    #expect(displays.mistakes.isEmpty, "\(displays.mistakes.prefix(5))")
    #expect(displays.stays > 1000)
    // Cells are used again: far fewer than the stays.
    #expect(fixture.simulation.counters.cellsMade < 150)
    grid.settle(limit: 60)
    #expect(grid.isSettled)
  }
}
