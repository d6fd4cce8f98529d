import Foundation

/// The actions of a demonstration. Each action has an expected result, and a control of the screen
/// may perform the action.
struct ArticleStory {
  private(set) var actions: [ScenarioAction] = []
  /// The expected steps, in the form of `steps` in an output.
  private(set) var steps: [JSONValue] = []
  private var presses: [String: [Int]] = [:]

  /// Adds a step.
  ///
  /// - Parameters:
  ///   - offset: The content offset after the step.
  ///   - control: The title of the control whose press performs the action.
  ///   - result: Further members of the step's result.
  mutating func perform(
    _ action: ScenarioAction, at offset: CGPoint = .zero, pressing control: String? = nil,
    result: JSONObject = JSONObject()
  ) {
    if let control { presses[control, default: []].append(actions.count) }
    actions.append(action)
    var step: JSONObject = [
      "op": .string(action.op.rawValue), "contentOffset": JSONValue(offset),
    ]
    for member in result.members { step[member.key] = member.value }
    steps.append(.object(step))
  }

  /// Adds an animated switch of the layout, and a step that waits for its end.
  mutating func go(
    _ layout: String, _ parameters: JSONObject = JSONObject(), at offset: CGPoint = .zero,
    reloads: Bool = false, fresh: Bool = false, pressing control: String? = nil
  ) {
    perform(
      .setLayout(
        layout, parameters: parameters, animated: true, reload: reloads, fresh: fresh),
      at: offset, pressing: control)
    perform(.settle(limit: 10), at: offset)
  }

  /// Adds a snapshot of all elements, or of the elements on screen.
  mutating func look(
    at elements: [ArticleElement], from offset: CGPoint = .zero,
    _ scope: ScenarioAction.SnapshotScope = .all
  ) {
    let elements = elements.sorted { $0.name < $1.name }
    perform(
      .snapshot(scope), at: offset, result: ["elements": .array(elements.map(\.json))])
  }

  /// Adds a drag with the proposed target `proposed`, which ends at `offset`.
  mutating func drag(to proposed: CGPoint, at offset: CGPoint) {
    perform(.dragProposing(proposed, velocity: .zero), at: offset)
  }

  /// Returns a control with the steps that its presses perform.
  func control(_ title: String, _ frame: CGRect) -> ScenarioScreen.Control {
    ScenarioScreen.Control(title: title, frame: frame, steps: presses[title] ?? [])
  }
}
