/// A row of a table: what is expected after an action on a subject.
struct ActionRow<Subject, Expected> {
  let name: String
  let expected: Expected
  let act: (Subject) -> Void

  init(_ name: String, _ expected: Expected, _ act: @escaping (Subject) -> Void) {
    self.name = name
    self.expected = expected
    self.act = act
  }
}
