import Testing

/// The rules of `Docs/Fidelity.md` that a test or a suite holds: `@Test(.rule("RD-3"))`.
package struct RuleTrait: TestTrait, SuiteTrait {
  /// Ids of rows in the table of rules.
  package let ids: [String]
}

extension Trait where Self == RuleTrait {
  /// Names the rules that the test holds, by their ids.
  package static func rule(_ ids: String...) -> RuleTrait { RuleTrait(ids: ids) }
}
