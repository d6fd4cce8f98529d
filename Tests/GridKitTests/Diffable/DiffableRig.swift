import GridKit
import GridTesting
import TestSupport
import Testing

/// A list of rows, 50 points high, over a diffable data source, in a simulation of its own. Cells
/// say their item.
@MainActor
final class DiffableRig {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>
  typealias Tree = NSDiffableDataSourceSectionSnapshot<String>
  typealias Source = GridViewDiffableDataSource<String, String>

  let simulation: Simulation
  let grid: GridView
  let layout = RowSpyLayout()
  private(set) var source: Source!
  /// Items that the provider was asked for, in order.
  var asked: [String] = []
  /// Called in the provider.
  var onAsk: (@MainActor (String) -> Void)?
  /// Items for which the provider answers nil.
  var missing: Set<String> = []

  init(height: CGFloat = 400) {
    simulation = Simulation(screen: GridScreen(scale: 2))
    simulation.faultPolicy = .record
    let layout = layout
    grid = simulation.perform {
      GridView(frame: CGRect(0, 0, 100, height), collectionViewLayout: layout)
    }
    grid.register(WordCell.self, forCellWithReuseIdentifier: "word")
    source = simulation.perform {
      Source(collectionView: grid) { [unowned self] grid, path, item in
        asked.append(item)
        onAsk?(item)
        if missing.contains(item) { return nil }
        let cell = grid.dequeueReusableCell(withReuseIdentifier: "word", for: path)
        (cell as? WordCell)?.word = item
        return cell
      }
    }
  }

  /// `A: a b, B: c`
  static func snapshot(_ text: String) -> Snapshot {
    var snapshot = Snapshot()
    for part in text.split(separator: ",") {
      let words = part.split(separator: ":", omittingEmptySubsequences: false)
      let section = words[0].trimmingCharacters(in: .whitespaces)
      snapshot.appendSections([section])
      snapshot.appendItems(words[1].split(separator: " ").map(String.init))
    }
    return snapshot
  }

  /// Applies a snapshot, and forgets what was asked before.
  func apply(_ snapshot: Snapshot, animated: Bool = true, _ completion: (() -> Void)? = nil) {
    forget()
    simulation.perform {
      source.apply(snapshot, animatingDifferences: animated, completion: completion)
    }
  }

  /// Forgets what was asked and which batches there were.
  func forget() {
    asked.removeAll()
    layout.told.removeAll()
    layout.batches.removeAll()
  }

  func apply(_ text: String, animated: Bool = true) {
    apply(Self.snapshot(text), animated: animated)
  }

  /// Moves an item by hand, to where a place is on screen.
  ///
  /// - Returns: Whether the item may be lifted.
  func lift(_ item: Int, _ section: Int = 0, to y: CGFloat) -> Bool {
    simulation.perform {
      let path = IndexPath(item: item, section: section)
      guard grid.beginInteractiveMovementForItem(at: path) else { return false }
      grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
      grid.endInteractiveMovement()
      return true
    }
  }

  /// Lays out, and lets everything that moves come to rest.
  func settle() { grid.settle() }

  /// The words of the cells on screen, in order.
  var words: [String] { grid.visibleCells.map { ($0 as? WordCell)?.word ?? "?" } }

  /// The same as one text.
  var shown: String { words.joined(separator: " ") }

  /// Items that the provider was asked for since the last apply.
  var requests: String { asked.joined(separator: " ") }

  /// Batches that the layout was told of since the last apply, one text each.
  var batches: [String] { layout.told }

  var codes: [String] { simulation.faults.map(\.code) }

  /// Lines that UIKit would print, while `body` runs.
  func console(_ body: () -> Void) -> [String] {
    return simulation.traced(body).events.filter { $0.source == .console }.map(\.detail)
  }
}

/// Rows, 50 points high, through all sections; keeps what it is told of batches.
final class RowSpyLayout: ScriptedLayout {
  var told: [String] = []
  var batches: [[GridViewUpdateItem]] = []

  override func prepare(forCollectionViewUpdates updateItems: [GridViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    func text(_ path: IndexPath?) -> String {
      guard let path else { return "" }
      return path.item == NSNotFound ? "\(path.section)" : "\(path.section).\(path.item)"
    }
    batches.append(updateItems)
    told.append(
      updateItems.map { item in
        let (old, new) = (text(item.indexPathBeforeUpdate), text(item.indexPathAfterUpdate))
        return switch item.updateAction {
        case .insert: "+\(new)"
        case .delete: "-\(old)"
        case .reload: "~\(old)"
        case .move: "\(old)>\(new)"
        default: "?"
        }
      }.joined(separator: " "))
  }
}
