import UIKit

/// The events of controls and the calls of delegates, one a line, in order.
@MainActor
final class EventLog {
  var lines: [String] = []

  static let touches: [(String, UIControl.Event)] = [
    ("down", .touchDown), ("drag", .touchDragInside), ("up", .touchUpInside),
    ("up outside", .touchUpOutside), ("value", .valueChanged),
  ]

  static let editing: [(String, UIControl.Event)] = [
    ("event begin", .editingDidBegin), ("event change", .editingChanged),
    ("event end", .editingDidEnd),
  ]

  /// Adds a line for each event of a control, with the text of a closure behind it.
  func follow(
    _ control: UIControl, _ events: [(String, UIControl.Event)] = EventLog.touches,
    _ text: @escaping () -> String = { "" }
  ) {
    for (name, event) in events {
      let action = UIAction { [weak self] _ in
        let text = text()
        self?.lines.append(text.isEmpty ? name : "\(name) \(text)")
      }
      control.addAction(action, for: event)
    }
  }

  /// Returns the lines, and begins anew.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Runs a test in a simulation of its own whose screen has a scale of 2, with recorded faults.
@MainActor
func inSimulation(_ test: (Simulation) throws -> Void) rethrows {
  let simulation = Simulation(screen: UIScreen(size: CGSize(width: 400, height: 800), scale: 2))
  simulation.faultPolicy = .record
  try simulation.perform { try test(simulation) }
}
