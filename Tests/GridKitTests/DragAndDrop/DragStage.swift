import GridKit
import GridTesting
import TestSupport
import Testing

/// Drags between the boards of a `DragRig` as text, with the calls of `DragRig.trace`.
///
/// Steps and claims are about the left board if they do not say `right`.
final class DragStage: TranscriptStage {
  private var rig = DragRig()
  private var log: TraceLog
  private var heard: [TraceEvent.Source] = [.delegate, .view]
  private var finger: GridFinger?
  private var drag: ItemDrag?
  private var dropped = "nothing"
  private var contexts: [any GridViewDropPlaceholderContext] = []
  private var isDone = false
  private var mark: CGFloat = 0
  private var delegate: SpyDelegate?
  private var taps: [String] = []

  init() { log = TraceLog(rig.simulation) }

  func take() -> String {
    defer { log.removeAll() }
    return DragRig.text(log.events.filter { heard.contains($0.source) })
  }

  private func side(_ isRight: Bool) -> (grid: GridView, board: WordBoard) {
    isRight ? (rig.right, rig.rightBoard) : (rig.left, rig.leftBoard)
  }

  private func list(_ parts: [String]) -> String {
    parts.isEmpty ? "none" : parts.joined(separator: " ")
  }

  /// The boards whose grids have a property.
  private func boards(where isSo: (GridView) -> Bool) -> String {
    list((isSo(rig.left) ? ["left"] : []) + (isSo(rig.right) ? ["right"] : []))
  }

  // MARK: Claims

  func read(_ claim: String) -> String {
    let (grid, board) = side(claim.hasPrefix("right"))
    let name =
      claim.hasPrefix("right") && claim != "right" ? claim.dropFirst(5).lowercased() : claim
    switch name {
    case "left", "right": return rig.shown(grid)
    case "presented": return rig.presented(grid)
    case "words": return board.words.map { $0.joined(separator: " ") }.joined(separator: " | ")
    case "count": return "\(grid.numberOfItems(inSection: 0))"
    case "cells": return "\(grid.visibleCells.count)"
    case "gap": return boards { $0.hasUncommittedUpdates }
    case "dragging": return boards { $0.hasActiveDrag }
    case "dropping": return boards { $0.hasActiveDrop }
    case "asked": return list(board.destinations)
    case "drag": return drag.map { "\($0)" } ?? "nil"
    case "dropped": return dropped
    case "sources": return String(dropped.prefix { $0 != " " })
    case "taps": return list(taps)
    case "waiting": return "\(rig.shown(grid).contains("…"))"
    case "done": return "\(isDone)"
    case "lifted": return finger.map { "\($0.hasLiftedItem)" } ?? "no finger"
    case "carried": return finger.map { "\($0.draggedView != nil)" } ?? "no finger"
    case "y": return NumberText.exact(grid.contentOffset.y)
    case "isMoved": return "\(grid.contentOffset.y != mark)"
    case "faults": return list(rig.faults)
    case "carries": return contexts.last?.dragItem.localObject as? String ?? "nothing"
    case "session": return list(board.session?.items.compactMap { $0.localObject as? String } ?? [])
    default: return readItems(name.lowercased(), grid)
    }
  }

  private func readItems(_ claim: String, _ grid: GridView) -> String {
    func states(_ state: (GridViewCell) -> String) -> String { list(grid.visibleCells.map(state)) }
    func items(where isSo: (GridViewCell) -> Bool) -> String {
      list(grid.visibleCells.filter(isSo).compactMap { grid.indexPath(for: $0)?.item.description })
    }
    func translated(_ place: (IndexPath) -> IndexPath?) -> String {
      list(
        (0..<grid.numberOfItems(inSection: 0)).map { place(rig.path($0))?.item.description ?? "-" })
    }
    switch claim {
    case "selected": return list(grid.indexPathsForSelectedItems?.map { "\($0.item)" } ?? [])
    case "highlighted": return items { $0.isHighlighted }
    case "reordering": return items { $0.configurationState.isReordering }
    case "dragstates": return states { "\($0.configurationState.cellDragState)" }
    case "dropstates": return states { "\($0.configurationState.cellDropState)" }
    // The states that the cell of item 1 was told of.
    case "told": return list(rig.cell(1, of: grid)?.states ?? [])
    // The data source's items in the order shown, and the places of its items.
    case "data": return translated { grid.dataSourceIndexPath(forPresentationIndexPath: $0) }
    case "place":
      return "\(grid.presentationIndexPath(forDataSourceIndexPath: rig.path(0))?.item ?? -1)"
    case "places": return translated { grid.presentationIndexPath(forDataSourceIndexPath: $0) }
    default: return "no claim"
    }
  }

  // MARK: Steps

  func perform(_ step: String) {
    let words = step.split(separator: " ").map(String.init)
    let numbers = words.compactMap(Double.init)
    let (grid, board) = side(words.contains("right"))
    let path = rig.path(Int(numbers.first ?? 0))
    switch words[0] {
    case "press":
      finger = rig.left.longPressItem(at: path, for: numbers.count > 1 ? numbers[1] : 0.52)
    case "touch": finger = rig.left.touchDown(onItemAt: path)
    case "move":
      finger?.move(to: CGPoint(x: numbers.count > 1 ? numbers[1] : 50, y: numbers[0]), in: grid)
    case "over": finger?.move(toItemAt: path, in: rig.right)
    case "lift": finger?.lift()
    case "cancel": finger?.cancel()
    case "drag": drag = rig.left.dragItem(at: path, toItemAt: rig.path(Int(numbers[1])), of: grid)
    case "tap": grid.tapItem(at: path)
    case "settle": rig.simulation.settle()
    case "tick": rig.simulation.tick()
    case "advance": rig.simulation.advance(by: numbers[0])
    case "mark": mark = grid.contentOffset.y
    case "select": grid.selectItem(at: path, animated: false, scrollPosition: [])
    case "scroll": grid.drag(by: numbers[0])
    case "insert":
      board.words[0].insert(words[1], at: path.item)
      grid.insertItems(at: [path])
    case "delete":
      board.words[0].remove(at: path.item)
      grid.deleteItems(at: [path])
    case "deleteSection":
      board.words.removeFirst()
      grid.deleteSections([0])
    case "miscount": grid.insertItems(at: [path])
    case "reload": grid.reloadData()
    case "layout": grid.layoutIfNeeded()
    case "wait": contexts += rig.drop(waitingAt: numbers.map { Int($0) })
    case "commit":
      isDone = contexts[path.item].commitInsertion {
        if words.count > 2 { rig.rightBoard.words[$0.section].insert(words[2], at: $0.item) }
      }
    case "remove": isDone = contexts[path.item].deletePlaceholder()
    case "refill": contexts[path.item].setNeedsCellUpdate()
    case "lifts":
      isDone = grid.beginInteractiveMovementForItem(at: path)
      grid.cancelInteractiveMovement()
    default: configure(step, words, grid, board)
    }
  }

  private func configure(_ step: String, _ words: [String], _ grid: GridView, _ board: WordBoard) {
    switch words[0] {
    case "boards":
      let boards = step.dropFirst(7).components(separatedBy: "/").map { board in
        board.components(separatedBy: "|").map { $0.split(separator: " ").map(String.init) }
      }
      rig = DragRig(boards[0], boards[1])
      log = TraceLog(rig.simulation)
    case "hear": heard = [.dataSource, .view]
    case "hearTaps":
      delegate = SpyDelegate {
        $0.didSelectItemAt = { [unowned self] in self.taps.append("\($1.item)") }
      }
      grid.delegate = delegate
    case "cadence": grid.reorderingCadence = words[1] == "fast" ? .fast : .slow
    case "edges": rig.simulation.fidelity.scrollsAtEdges = true
    case "disable": grid.dragInteractionEnabled = false
    case "enable": grid.dragInteractionEnabled = true
    case "undelegate": grid.dragDelegate = nil
    case "fix": board.isDraggable = { "\($0.item)" != words[1] }
    case "unregister": grid.register(nil as AnyClass?, forCellWithReuseIdentifier: "waiting")
    case "refuse": board.handles = false
    case "forbidMove": board.allowsMove = false
    case "propose":
      // `propose copy into`: the operation, and where it goes.
      let operations: [GridDropOperation] = [.cancel, .forbidden, .copy, .move]
      let operation = operations.first { "\($0)" == words[1] } ?? .cancel
      let place = ["nowhere", "at", "into"].firstIndex(of: words[2]) ?? 0
      let intent = GridViewDropProposal.Intent(rawValue: place) ?? .unspecified
      board.propose = { _, _ in GridViewDropProposal(operation: operation, intent: intent) }
    case "in":
      // `in dragSessionWillBegin: cancel`
      let parts = step.dropFirst(3).components(separatedBy: ": ")
      board.onCall = { [unowned self] name, _ in if name == parts[0] { self.perform(parts[1]) } }
    case "watch":
      board.onDrop = { [unowned self] _, coordinator in
        let sources = coordinator.items.map { $0.sourceIndexPath?.item.description ?? "-" }
        let target = coordinator.destinationIndexPath?.item ?? -1
        self.dropped =
          "\(self.list(sources)) to \(target), \(coordinator.proposal.operation), "
          + NumberText.short(coordinator.items[0].previewSize)
      }
    default: Issue.record("\(step) is no step")
    }
  }
}
