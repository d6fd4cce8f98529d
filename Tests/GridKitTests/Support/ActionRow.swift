/// A row of a table: an action on a rig, and its outcome.
struct ActionRow<Rig, Outcome> {
  let name: String
  let outcome: Outcome
  let act: @MainActor (Rig) -> Void

  init(_ name: String, _ outcome: Outcome, act: @escaping @MainActor (Rig) -> Void = { _ in }) {
    self.name = name
    self.outcome = outcome
    self.act = act
  }

  /// A row whose outcome is a longer text.
  init(_ name: String, _ act: @escaping @MainActor (Rig) -> Void, _ outcome: Outcome) {
    self.init(name, outcome, act: act)
  }
}
