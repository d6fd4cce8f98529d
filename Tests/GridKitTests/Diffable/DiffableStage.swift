import GridKit
import GridTesting
import TestSupport
import Testing

/// Snapshots on screen as text. Calls are those of completions (`done 2` is that of the second
/// apply) and of handlers.
///
/// A snapshot is `A: a b, B: c`, with calls of it behind a plus: `A: a b + reload a`.
final class DiffableStage: TranscriptStage {
  private var rig = DiffableRig()
  private let told = Recorder()
  private var number = 0
  private var given = DiffableRig.Snapshot()
  private var tree = DiffableRig.Tree()
  private var kept: [String: GridViewCell] = [:]
  private var isMoved = false
  private var window: GridWindow?
  private var other: SampleDataSource?
  /// Steps to do in the completion of an apply, by its number.
  private var later: [Int: String] = [:]

  private var grid: GridView { rig.grid }

  func take() -> String { told.take() }

  // MARK: Claims

  func read(_ claim: String) -> String {
    func list(_ parts: some Sequence<some Any>, _ separator: String = " ") -> String {
      let text = parts.map { "\($0)" }.joined(separator: separator)
      return text.isEmpty ? "none" : text
    }
    switch claim {
    case "shown": return list(rig.words)
    case "requests": return list(rig.asked)
    case "batches": return list(rig.batches, ", ")
    case "counts":
      return list((0..<grid.numberOfSections).map { grid.numberOfItems(inSection: $0) })
    case "faults": return list(rig.codes)
    case "held": return rig.source.snapshot().line.replacingOccurrences(of: ";", with: ",")
    case "given": return given.line.replacingOccurrences(of: ";", with: ",")
    // The words whose cells are those that were on screen at `keep`.
    case "kept":
      return list(
        grid.visibleCells.compactMap { $0 as? WordCell }.filter { kept[$0.word] === $0 }.map(\.word)
      )
    case "selected":
      return list((grid.indexPathsForSelectedItems ?? []).map { "\($0.section)-\($0.item)" })
    case "tops": return list(grid.visibleCells.map { NumberText.exact($0.frame.minY) })
    case "animations": return "\(rig.simulation.runningAnimations.count)"
    case "moved": return "\(isMoved)"
    case "uncommitted": return "\(grid.hasUncommittedUpdates)"
    case "tree": return list([tree.outline])
    default:
      // `treeA`: the tree that the data source holds of a section.
      guard claim.hasPrefix("tree") else { return "no claim" }
      return list([rig.source.snapshot(for: String(claim.dropFirst(4))).outline])
    }
  }

  // MARK: Steps

  func perform(_ step: String) {
    let words = step.split(separator: " ").map(String.init)
    let rest = String(step.dropFirst(words[0].count + 1))
    let numbers = words.compactMap(Double.init)
    let item = Int(numbers.first ?? 0)
    switch words[0] {
    case "apply": apply(snapshot(rest))
    case "still": apply(snapshot(rest), animated: false)
    case "amend": apply(amended(rig.source.snapshot(), by: rest))
    case "reloadWith":
      given = snapshot(rest)
      rig.asked.removeAll()
      let done = completion()
      rig.simulation.perform { rig.source.applySnapshotUsingReloadData(given, completion: done) }
    case "tree": tree = DiffableRig.Tree(calls: rest.replacingOccurrences(of: " + ", with: "; "))
    case "edit": tree.run(rest.replacingOccurrences(of: " + ", with: "; "))
    case "take": tree = rig.source.snapshot(for: rest)
    case "put", "putStill":
      rig.forget()
      let done = completion()
      rig.simulation.perform {
        rig.source.apply(tree, to: rest, animatingDifferences: words[0] == "put", completion: done)
      }
    case "settle": rig.settle()
    case "tick": rig.simulation.tick()
    case "advance": rig.simulation.advance(by: numbers[0])
    case "move": isMoved = rig.lift(item, to: CGFloat(numbers[1]))
    case "grab":
      isMoved = grid.beginInteractiveMovementForItem(at: [0, item])
      grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: numbers[1]))
    case "select":
      for item in numbers {
        let path = IndexPath(item: Int(item), section: 0)
        grid.selectItem(at: path, animated: false, scrollPosition: [])
      }
    case "keep":
      let cells = grid.visibleCells.compactMap { $0 as? WordCell }
      kept = Dictionary(uniqueKeysWithValues: cells.map { ($0.word, $0) })
    default: configure(step, words, rest)
    }
  }

  private func configure(_ step: String, _ words: [String], _ rest: String) {
    let handlers = \DiffableRig.Source.reorderingHandlers
    switch words[0] {
    case "height": rig = DiffableRig(height: CGFloat(Double(rest) ?? 0))
    case "window":
      window = rig.simulation.perform { GridWindow(simulation: rig.simulation) }
      window?.addSubview(grid)
    case "leave": grid.removeFromSuperview()
    case "several": grid.allowsMultipleSelection = true
    case "movable": rig.source[keyPath: handlers].canReorderItem = { _ in true }
    case "fix": rig.source[keyPath: handlers].canReorderItem = { $0 != rest }
    case "hearMoves":
      func note(_ name: String) {
        told("\(name) \(rig.source.snapshot().itemIdentifiers.joined())")
      }
      rig.source[keyPath: handlers].willReorder = { _ in note("will") }
      rig.source[keyPath: handlers].didReorder = { [unowned self] _ in
        note("did")
        // The data source holds this already: nothing changes.
        self.rig.source.apply(self.rig.source.snapshot())
      }
    case "other":
      other = SampleDataSource([Int(rest) ?? 0])
      other?.attach(to: grid)
    case "in":
      // `in done 2: apply A: a`, `in request c: apply A: a`
      let name = words[2].replacingOccurrences(of: ":", with: "")
      let act = words.dropFirst(3).joined(separator: " ")
      if words[1] == "done" {
        later[Int(name) ?? 0] = act
      } else {
        rig.onAsk = { [unowned self] in if $0 == name { self.perform(act) } }
      }
    default: Issue.record("\(step) is no step")
    }
  }

  private func snapshot(_ text: String) -> DiffableRig.Snapshot {
    let parts = text.components(separatedBy: " + ")
    return amended(DiffableRig.snapshot(parts[0]), by: parts.dropFirst().joined(separator: " + "))
  }

  private func amended(_ old: DiffableRig.Snapshot, by calls: String) -> DiffableRig.Snapshot {
    var snapshot = old
    if !calls.isEmpty { snapshot.run(calls.replacingOccurrences(of: " + ", with: "; ")) }
    return snapshot
  }

  private func apply(_ snapshot: DiffableRig.Snapshot, animated: Bool = true) {
    given = snapshot
    rig.apply(snapshot, animated: animated, completion())
  }

  private func completion() -> () -> Void {
    number += 1
    return { [unowned self, number] in
      if let step = self.later[number] { self.perform(step) }
      self.told("done \(number)")
    }
  }
}
