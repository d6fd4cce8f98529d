import GridCore
import GridKit
import GridTesting

/// One callback, one act inside of it, and what a grid shows after both when it is given a good
/// layout and good data.
struct ReentranceTrial: CustomStringConvertible {
  let scene: ReentranceScene
  let callback: String
  let act: ReentrantAct

  var description: String { "\(scene.name): \(act.name) in \(callback)" }

  /// The outcome of a trial.
  struct Outcome {
    /// Whether the callback came, and the act was done in it.
    var hasActed = false
    /// Faults that the callback and what followed met, before anything was mended.
    var faults = 0
    /// Problems of the grid afterwards, one line each; empty when there are none.
    var complaints: [String] = []
  }

  @MainActor
  func run(policy: FaultPolicy = .record) -> Outcome {
    let stage = ReentranceStage(policy: policy)
    stage.arm(callback, with: act)
    stage.play(scene)
    var outcome = Outcome(
      hasActed: stage.hasActed, faults: stage.simulation.faults.count + stage.other.faults.count)
    stage.simulation.removeRecords()
    stage.other.removeRecords()
    guard stage.grid != nil else {
      outcome.complaints = stage.settle()
      return outcome
    }
    let source = HealthySource()
    outcome.faults += stage.heal(with: source)
    outcome.complaints = stage.complaints("at once", source: source)
    outcome.complaints += stage.settle()
    outcome.complaints += stage.complaints("settled", source: source)
    let faults = stage.simulation.faults + stage.other.faults
    outcome.complaints += faults.map { "fault \($0.code): \($0.message)" }
    return outcome
  }
}

extension ReentranceStage {
  /// Ends what the callbacks have left under way by the methods made for that, then shows good data
  /// in a good layout.
  ///
  /// - Returns: How many faults were met that were on the way already: at the end of a transition,
  ///   or by the pass that misses a view which was dequeued outside of requests.
  func heal(with source: HealthySource) -> Int {
    guard let grid else { return 0 }
    var faults = 0
    grid.engine.cancelDrag()
    grid.setContentOffset(grid.contentOffset, animated: false)
    grid.cancelInteractiveMovement()
    if grid.collectionViewLayout is GridViewTransitionLayout {
      grid.cancelInteractiveTransition()
      _ = settle()
      faults = grid.simulation.faults.count
      grid.simulation.removeRecords()
    }
    grid.setNeedsLayout()
    grid.layoutIfNeeded()
    faults += grid.simulation.faults.count
    grid.simulation.removeRecords()
    grid.delegate = nil
    grid.prefetchDataSource = nil
    grid.backgroundView = nil
    grid.contentInset = .zero
    grid.setSafeAreaInsets(.zero)
    grid.semanticContentAttribute = .unspecified
    grid.isEditing = false
    grid.allowsMultipleSelection = false
    grid.frame = ReentranceStage.frame
    grid.register(GridViewCell.self, forCellWithReuseIdentifier: "healthy")
    grid.dataSource = source
    grid.collectionViewLayout = HealthyLayout.make()
    grid.reloadData()
    grid.layoutIfNeeded()
    return faults
  }

  /// Lets time pass in both simulations until nothing moves.
  func settle() -> [String] {
    [simulation, other].filter { !$0.settle().isSettled }.map { _ in "does not settle" }
  }

  /// How the grid differs from a fresh one.
  func complaints(_ moment: String, source: HealthySource) -> [String] {
    guard let grid else { return [] }
    var complaints: [String] = []
    let fresh = Simulation(screen: GridScreen(scale: 2)).perform {
      GridView(frame: ReentranceStage.frame, collectionViewLayout: HealthyLayout.make())
    }
    fresh.register(GridViewCell.self, forCellWithReuseIdentifier: "healthy")
    fresh.dataSource = source
    fresh.layoutIfNeeded()
    fresh.contentOffset = grid.contentOffset
    fresh.layoutIfNeeded()
    if !grid.offsetLimits.contains(grid.contentOffset) {
      let offset = NumberText.short(grid.contentOffset)
      complaints.append("the offset (\(offset)) is outside its limits")
    }
    // Views that fade away in an animation are there until it ends.
    let isAtRest = moment == "settled"
    let shown = HealthyLayout.cells(of: grid, onlyPresent: !isAtRest)
    let wanted = HealthyLayout.cells(of: fresh, onlyPresent: !isAtRest)
    if shown != wanted {
      let extra = shown.filter { !wanted.contains($0) }
      let missing = wanted.filter { !shown.contains($0) }
      complaints.append("shows \(extra), lacks \(missing)")
    }
    if grid.contentSize != fresh.contentSize { complaints.append("size \(grid.contentSize)") }
    if grid.bounds.size != fresh.bounds.size { complaints.append("bounds \(grid.bounds)") }
    if grid.indexPathsForSelectedItems != [] { complaints.append("items are selected") }
    if grid.needsLayout { complaints.append("layout is due") }
    if moment == "settled", !grid.viewsOnTheirWayOut.isEmpty {
      complaints.append("views are on their way out")
    }
    return complaints.map { "\(moment): \($0)" }
  }
}

/// The layout that a grid is given after a trial.
@MainActor
enum HealthyLayout {
  static func make() -> GridViewFlowLayout {
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 35)
    return layout
  }

  /// The cells that are to be seen, in order, with their places.
  ///
  /// - Parameter onlyPresent: Whether cells on their way out are left out.
  static func cells(of grid: GridView, onlyPresent: Bool) -> [String] {
    let shown = grid.subviews.compactMap { $0 as? GridViewCell }.filter { !$0.isHidden }
    let cells = onlyPresent ? shown.filter { grid.indexPath(for: $0) != nil } : shown
    return cells.map { cell in
      let path = grid.indexPath(for: cell)
      let shown = NumberText.short(cell.presentation.frame)
      return "\(path?.item ?? -1) of \(path?.section ?? -1) (\(cell.tag)) at \(shown)"
        + (cell.isSelected ? " selected" : "") + (cell.alpha < 1 ? " faint" : "")
    }.sorted()
  }
}
