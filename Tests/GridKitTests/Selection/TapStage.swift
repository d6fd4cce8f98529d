import GridKit
import GridTesting
import TestSupport
import Testing

/// Taps, presses and selections as text. Calls are those of delegate and cells, in the form of
/// `TapRig.trace`.
final class TapStage: TranscriptStage {
  private var rig = TapRig()
  private var log: TraceLog
  private var finger: GridFinger?
  private var isPanned = false
  private var result: GridTap?
  private var delegate: SpyDelegate?

  private var grid: GridView { rig.grid }

  /// Switches by name: `on several`, `off shouldSelect`.
  private static let switches: [String: ReferenceWritableKeyPath<GridView, Bool>] = [
    "selection": \.allowsSelection, "several": \.allowsMultipleSelection, "editing": \.isEditing,
    "selectionWhileEditing": \.allowsSelectionDuringEditing,
    "severalWhileEditing": \.allowsMultipleSelectionDuringEditing,
    "delays": \.delaysContentTouches, "bouncesSideways": \.alwaysBounceHorizontal,
  ]
  /// Questions to the delegate, in the same way.
  private static let questions: Set = [
    "shouldHighlight", "shouldSelect", "shouldDeselect", "canPerformPrimaryAction",
    "shouldBeginMultipleSelection",
  ]

  init() { log = TraceLog(rig.simulation) }

  func take() -> String {
    defer { log.removeAll() }
    return TapRig.text(log.events)
  }

  func read(_ claim: String) -> String {
    if let flag = Self.switches[claim] { return "\(grid[keyPath: flag])" }
    switch claim {
    case "selected": return grid.indexPathsForSelectedItems.map { text($0.map(\.item)) } ?? "nil"
    case "selectedCells": return text(rig.selectedCells)
    case "highlighted": return text(rig.highlightedCells)
    case "faults":
      let codes = rig.simulation.faults.map(\.code)
      return codes.isEmpty ? "none" : codes.joined(separator: " ")
    case "y": return NumberText.exact(grid.contentOffset.y)
    case "editingCells":
      return text(
        grid.indexPathsForVisibleItems.map(\.item).filter {
          rig.cell($0)?.configurationState.isEditing == true
        })
    case "result": return result.map { "\($0)" } ?? "nil"
    case "tapped": return result?.item.map { "\($0.item)" } ?? "nil"
    case "chosen": return text(result?.selected.map(\.item) ?? [])
    case "count": return "\(result?.selected.count ?? 0)"
    case "decelerating": return "\(grid.isDecelerating)"
    case "down": return "\(finger?.isDown == true)"
    case "dragged": return "\(finger?.draggedView === grid)"
    case "tracking": return "\(grid.isTracking)"
    case "panned": return "\(isPanned)"
    default: return "no claim"
    }
  }

  private func text(_ items: [Int]) -> String {
    items.isEmpty ? "none" : items.map { "\($0)" }.joined(separator: " ")
  }

  func perform(_ step: String) {
    let words = step.split(separator: " ").map(String.init)
    let numbers = words.compactMap(Double.init)
    let item = words.contains("path") ? IndexPath(index: 0) : rig.path(Int(numbers.first ?? 0))
    switch words[0] {
    case "rows":
      rig = TapRig(rows: item.item)
      log = TraceLog(rig.simulation)
    case "on", "off":
      if let flag = Self.switches[words[1]] {
        grid[keyPath: flag] = words[0] == "on"
      } else if Self.questions.contains(words[1]) {
        rig.spy.answers[words[1]] = words[0] == "on"
      } else {
        Issue.record("\(words[1]) is no switch")
      }
    case "tap": result = grid.tapItem(at: item)
    case "tapAt": result = grid.tap(at: CGPoint(x: numbers[0], y: numbers[1]))
    case "select":
      let places: [String: GridView.ScrollPosition] = [
        "top": .top, "bottom": .bottom, "both": [.top, .bottom],
      ]
      grid.selectItem(
        at: words[1] == "none" ? nil : item, animated: false,
        scrollPosition: places[words.last ?? ""] ?? [])
    case "glide": grid.selectItem(at: item, animated: true, scrollPosition: .bottom)
    case "deselect": grid.deselectItem(at: item, animated: false)
    case "fade": grid.deselectItem(at: item, animated: true)
    case "press": finger = grid.touchDown(onItemAt: item)
    case "move": finger?.move(toItemAt: item)
    case "point": finger?.move(to: CGPoint(x: numbers[0], y: numbers[1]))
    case "lift": finger?.lift()
    case "cancel": finger?.cancel()
    case "pan": isPanned = grid.panWithTwoFingers(overItemsAt: numbers.map { rig.path(Int($0)) })
    case "advance": rig.simulation.advance(by: numbers[0])
    case "settle": grid.settle()
    case "jump":
      grid.setContentOffset(CGPoint(x: 0, y: numbers[0]), animated: false)
      grid.layoutIfNeeded()
    case "reload":
      grid.reload()
    case "scroll":
      grid.scroll(toY: numbers[0])
    case "fling":
      grid.fling(velocity: numbers[0])
      grid.advance(frames: 4)
    case "background":
      grid.backgroundView = BaseView()
      grid.layoutIfNeeded()
    case "disable": rig.cell(item.item)?.isUserInteractionEnabled = false
    case "fix": rig.spy.fixedItems = [item]
    case "silence": grid.delegate = nil
    case "replace":
      // By a delegate without methods, or with the one that performs primary actions.
      delegate = SpyDelegate()
      if words.last == "performer" { delegate?.performPrimaryActionForItemAt = { _, _ in } }
      grid.delegate = delegate
    case "unhook": rig.spy.on = nil
    case "in":
      // `in didSelect: reload` does the step in each call of that name.
      let parts = step.components(separatedBy: ": ")
      rig.spy.on = { [unowned self] name, _ in
        if parts[0] == "in \(name)" { self.perform(parts[1]) }
      }
    default: Issue.record("\(step) is no step")
    }
  }
}
