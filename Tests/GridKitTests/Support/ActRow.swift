/// A row of a table: an act on a subject, under a name, and what is expected of it.
struct ActRow<Subject, Expected> {
  let name: String
  let expected: Expected
  let act: @MainActor (Subject) -> Void

  init(_ name: String, _ expected: Expected, act: @escaping @MainActor (Subject) -> Void) {
    (self.name, self.expected, self.act) = (name, expected, act)
  }
}
