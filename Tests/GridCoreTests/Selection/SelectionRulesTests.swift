import GridCore
import Testing

@Suite("Selection rules")
struct SelectionRulesTests {
  private let one = SelectionRules()
  private let several = SelectionRules(allowsMultipleSelection: true)
  private let none = SelectionRules(allowsSelection: false, allowsMultipleSelection: true)
  private let a = Position(0, 1)
  private let b = Position(0, 4)
  private let c = Position(2, 0)

  @Test func `S-22, S-25: only a selected item among several is asked to be deselected`() {
    #expect(one.question(tapping: a, in: [a]) == .select)
    #expect(one.question(tapping: a, in: [b]) == .select)
    #expect(several.question(tapping: a, in: [a, b]) == .deselect)
    #expect(several.question(tapping: a, in: [b]) == .select)
  }

  @Test func `S-21, S-23, S-24: what a selected item replaces, in order`() {
    #expect(one.replaced(by: b, in: [c, a]) == [a, c])
    #expect(one.replaced(by: b, in: [b]) == [])
    #expect(one.replaced(by: b, in: []) == [])
    #expect(several.replaced(by: b, in: [a, c]) == [])
  }

  @Test func `S-64: a tap is primary unless it is about one of several`() {
    #expect(one.isPrimary(tapping: a, in: [b]))
    #expect(one.isPrimary(tapping: a, in: [a]))
    #expect(several.isPrimary(tapping: a, in: []))
    #expect(several.isPrimary(tapping: a, in: [a]))
    #expect(!several.isPrimary(tapping: a, in: [b]))
    #expect(!several.isPrimary(tapping: a, in: [a, b]))
  }

  @Test func `S-8, S-10: the lowest item stays where one is allowed, none where none is`() {
    #expect(several.kept(of: [a, b, c]) == [a, b, c])
    #expect(one.kept(of: [c, b]) == [b])
    #expect(one.kept(of: []) == [])
    #expect(none.kept(of: [a]) == [])
  }
}
