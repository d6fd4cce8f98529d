import GridKit
import GridTesting
import Testing

/// Movements by hand as text. Calls are those of a `MovementRig`.
final class MovementStage: TranscriptStage {
  private var rig = MovementRig()
  private var log: TraceLog
  private var heard: Set<TraceEvent.Source>?
  private var isLifted = false
  private var settlement: Settlement?
  private var mark = CGPoint.zero
  private var other: WordSource?

  private var grid: GridView { rig.grid }

  init() { log = TraceLog(rig.simulation) }

  func take() -> String {
    defer { log.removeAll() }
    return TraceText.calls(log.events.filter { heard?.contains($0.source) != false })
  }

  func read(_ claim: String) -> String {
    switch claim {
    case "shown": rig.shown
    case "presented": rig.presented
    case "words": rig.source.words.map { $0.joined(separator: " ") }.joined(separator: " | ")
    case "lifted": "\(isLifted)"
    case "moving": "\(grid.isMovingItems)"
    case "uncommitted": "\(grid.hasUncommittedUpdates)"
    case "target": grid.movementTarget.map { "\($0.section) \($0.item)" } ?? "nil"
    case "counts":
      (0..<grid.numberOfSections).map { "\(grid.numberOfItems(inSection: $0))" }
        .joined(separator: " ")
    case "selected": text(grid.indexPathsForSelectedItems ?? [])
    case "selectedCells":
      text(grid.indexPathsForVisibleItems.filter { grid.cellForItem(at: $0)?.isSelected == true })
    case "reordering":
      text(
        grid.indexPathsForVisibleItems.filter {
          grid.cellForItem(at: $0)?.configurationState.isReordering == true
        })
    case "seconds": NumberText.exact(settlement?.seconds ?? -1)
    case "settled": "\(settlement?.isSettled == true)"
    case "isMoved": "\(grid.contentOffset != mark)"
    case "y": NumberText.exact(grid.contentOffset.y)
    case "faults": rig.faults.isEmpty ? "none" : rig.faults.joined(separator: " ")
    default: "no claim"
    }
  }

  private func text(_ paths: [IndexPath]) -> String {
    paths.isEmpty ? "none" : paths.map { "\($0.section)-\($0.item)" }.joined(separator: " ")
  }

  func perform(_ step: String) {
    let words = step.split(separator: " ").map(String.init)
    let numbers = words.compactMap(Double.init)
    let ints = numbers.map { Int($0) }
    switch words[0] {
    case "words":
      let sections = step.dropFirst(6).components(separatedBy: "|")
      rig = MovementRig(sections.map { $0.split(separator: " ").map(String.init) })
      log = TraceLog(rig.simulation)
    case "data": heard = words.contains("delegate") ? [.dataSource, .delegate] : [.dataSource]
    case "still":
      rig.simulation.perform {
        BaseView.performWithoutAnimation { perform(words.dropFirst().joined(separator: " ")) }
      }
    case "lift":
      isLifted = grid.beginInteractiveMovementForItem(
        at: ints.isEmpty ? IndexPath(index: 0) : rig.path(ints[0]))
    case "move": for y in numbers { rig.move(to: CGFloat(y)) }
    case "end": grid.endInteractiveMovement()
    case "cancel": grid.cancelInteractiveMovement()
    case "tick": rig.simulation.tick()
    case "settle": settlement = grid.settle()
    case "mark": mark = grid.contentOffset
    case "count": _ = grid.numberOfItems(inSection: 1)
    case "advance": rig.simulation.advance(by: numbers[0])
    case "reload": grid.reloadData()
    case "layout": grid.layoutIfNeeded()
    case "scroll":
      grid.scroll(toY: CGFloat(numbers[0]))
    case "select": grid.content.selection = Set(ints.map { Position(0, $0) })
    case "target":
      let path = rig.path(ints[1], ints[0])
      rig.delegate.target = { _, _, _ in path }
    case "stay": rig.delegate.target = { _, current, _ in current }
    case "back": rig.delegate.target = { original, _, _ in original }
    case "edges": rig.simulation.fidelity.scrollsAtEdges = true
    case "reloadOnMove": rig.source.onMove = { $0.reloadData() }
    case "source":
      other = words.count > 1 ? WordSource([Array(words.dropFirst())]) : nil
      grid.dataSource = other
    case "fix": rig.source.canMove = { $0.item != ints[0] }
    default: Issue.record("\(step) is no step")
    }
  }
}
