import GridTesting
import TestSupport
import Testing

/// A delegate that supplies transition layouts and hears of scrolling.
@MainActor
func transitionDelegate(
  _ make: @escaping @MainActor (GridViewLayout, GridViewLayout) -> GridViewTransitionLayout = {
    GridViewTransitionLayout(currentLayout: $0, nextLayout: $1)
  }
) -> SpyDelegate {
  SpyDelegate {
    $0.didScroll = { _ in }
    $0.transitionLayout = { make($1, $2) }
  }
}

/// A column that lacks places for single items when asked to.
final class GappyLayout: ListSpyLayout {
  var missing: Set<Int> = []

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    missing.contains(indexPath.item) ? nil : super.layoutAttributesForItem(at: indexPath)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.filter { !missing.contains($0.indexPath.item) }
  }
}

/// Twenty rows in a square of 100 points: 50 points high, then 25.
@MainActor
struct TransitionRig {
  let fixture: Fixture<ListSpyLayout>
  let old: ListSpyLayout
  let new: ListSpyLayout
  var grid: GridView { fixture.grid }
  var simulation: Simulation { fixture.simulation }

  init(_ old: ListSpyLayout = ListSpyLayout(), to new: ListSpyLayout = ListSpyLayout()) {
    self.old = old
    self.new = new
    new.itemHeight = 25
    fixture = Fixture(old, counts: [20], size: CGSize(width: 100, height: 100))
    grid.register(SwitchedCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
  }

  /// Rows 8 and 9 on screen; the switch centres row 8 or 9 if one is selected.
  func showMiddle() { grid.scroll(toY: 400) }

  /// `0-8@425x50`: middle and height of what is on screen.
  var shown: String {
    grid.indexPathsForVisibleItems.map { path in
      guard let cell = grid.cellForItem(at: path) else { return "-" }
      return "\(path.section)-\(path.item)@\(NumberText.short(cell.center.y))"
        + "x\(NumberText.short(cell.bounds.height))"
    }.joined(separator: " ")
  }

  var faults: [String] { simulation.faults.map(\.code) }
}

/// A transition of a grid that shows its middle, as a script tells it.
@MainActor
final class TransitionScript {
  let rig: TransitionRig
  private var layout: GridViewTransitionLayout?
  private var ends: [String] = []
  /// What showed at the word `keep`.
  private var kept = ""
  private var keptProgress: CGFloat?

  init(_ rig: TransitionRig = TransitionRig(to: GappyLayout())) {
    self.rig = rig
    rig.showMiddle()
  }

  func play(_ script: String) throws {
    let (rig, grid) = (rig, rig.grid)
    let path = IndexPath(item: 8, section: 0)
    func action(_ body: @escaping (String) -> Void) -> (String) -> String? {
      {
        body($0)
        return nil
      }
    }
    let words: [String: (String) throws -> String?] = [
      "start": action {
        let target = $0 == "old" ? rig.old : $0 == "other" ? ListSpyLayout() : rig.new
        self.layout = grid.startInteractiveTransition(to: target) {
          self.ends.append("\($0) \($1)")
        }
      },
      "set": action { self.layout?.transitionProgress = CGFloat(Double($0) ?? .nan) },
      "tick": action { _ in rig.simulation.tick() },
      "advance": action { rig.simulation.advance(by: Double($0) ?? 0) },
      "settle": action { _ in #expect(grid.settle().isSettled) },
      "finish": action { _ in grid.finishInteractiveTransition() },
      "finish-now": action { _ in
        rig.simulation.perform {
          BaseView.performWithoutAnimation { grid.finishInteractiveTransition() }
        }
      },
      "cancel": action { _ in grid.cancelInteractiveTransition() },
      "lift": action { _ in grid.beginInteractiveMovementForItem(at: path) },
      "lifted": { _ in "\(grid.hasUncommittedUpdates)" },
      "drop": action { _ in grid.cancelInteractiveMovement() },
      "rows": action { rig.new.itemHeight = CGFloat(Double($0) ?? 0) },
      "missing": action { (rig.new as? GappyLayout)?.missing = Set(Int($0).map { [$0] } ?? []) },
      "stale": action { _ in rig.new.invalidateLayout() },
      "keep": action { _ in self.kept = "\(rig.shown) \(grid.contentOffset)" },
      "kept": action { _ in #expect("\(rig.shown) \(grid.contentOffset)" == self.kept) },
      "keep-progress": action { _ in self.keptProgress = self.layout?.transitionProgress },
      "kept-progress": action { _ in #expect(self.layout?.transitionProgress == self.keptProgress)
      },
      // Values.
      "message": { rig.simulation.faults.last?.message.contains($0) == true ? $0 : "other" },
      "at": { _ in self.layout.map { GridText.text($0.transitionProgress) } ?? "none" },
      "about": { _ in self.layout.map { NumberText.short($0.transitionProgress) } ?? "none" },
      "ends": { _ in self.ends.joined(separator: ", ") },
      "shown": { _ in rig.shown },
      "center-8": { _ in grid.cellForItem(at: path).map { GridText.text($0.center.y) } ?? "none" },
      "height-8": { _ in
        grid.cellForItem(at: path).map { GridText.text($0.frame.height) } ?? "none"
      },
      "uses": { _ in
        let used = grid.collectionViewLayout
        return used === self.layout ? "transition" : used === rig.new ? "new" : "old"
      },
    ]
    try run(script, on: rig.fixture, words: words)
  }
}
