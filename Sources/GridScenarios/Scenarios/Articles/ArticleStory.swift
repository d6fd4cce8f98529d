import Foundation

/// The actions of a demonstration, with the expected result of each and the control that performs
/// it.
struct ArticleStory {
  private(set) var actions: [ScenarioAction] = []
  /// The steps, as `steps` of an output.
  private(set) var steps: [JSONValue] = []
  private var presses: [String: [Int]] = [:]

  /// Adds a step.
  ///
  /// - Parameters:
  ///   - offset: Where the view is afterwards.
  ///   - control: The title of the control whose press this is.
  ///   - result: What else the step's result holds.
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

  /// Adds an animated switch, and its end.
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

  /// Adds a look at all elements, or at those on screen.
  mutating func look(
    at elements: [ArticleElement], from offset: CGPoint = .zero,
    _ scope: ScenarioAction.SnapshotScope = .all
  ) {
    let elements = elements.sorted { $0.name < $1.name }
    perform(
      .snapshot(scope), at: offset, result: ["elements": .array(elements.map(\.json))])
  }

  /// Adds a drag that is lifted so that it would end at a place.
  mutating func drag(to proposed: CGPoint, at offset: CGPoint) {
    perform(.dragProposing(proposed, velocity: .zero), at: offset)
  }

  /// A control with the steps that were its presses.
  func control(_ title: String, _ frame: CGRect) -> ScenarioScreen.Control {
    ScenarioScreen.Control(title: title, frame: frame, steps: presses[title] ?? [])
  }
}
