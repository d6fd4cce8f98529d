/// A layout that a key switches to.
package struct LiveChoice: Hashable, Sendable {
  package var id: String
  package var parameters: JSONObject

  /// The action that the key performs.
  package var action: ScenarioAction {
    .setLayout(id, parameters: parameters, animated: true, reload: false)
  }

  /// The number of keys, which is the largest number of choices.
  package static let most = 9

  /// Returns the layouts of a case, with their parameters, in the order in which the case uses
  /// them. The layouts of a registry follow.
  @MainActor
  package static func all(for scenario: ScenarioCase, in registry: LayoutRegistry) -> [LiveChoice] {
    var choices = [LiveChoice(id: scenario.layout, parameters: scenario.parameters)]
    func add(_ id: String, _ parameters: JSONObject) {
      guard choices.count < most, !choices.contains(where: { $0.id == id }) else { return }
      choices.append(LiveChoice(id: id, parameters: parameters))
    }
    for layout in scenario.actions.compactMap(\.layout) { add(layout.id, layout.parameters) }
    for schema in registry.schemas { add(schema.id, schema.sample) }
    return choices
  }
}
