import GridCore
import TestSupport
import Testing

@Suite("Selection rules")
struct SelectionRulesTests {
  private let one = SelectionRules()
  private let several = SelectionRules(allowsMultipleSelection: true)
  private let none = SelectionRules(allowsSelection: false, allowsMultipleSelection: true)
  private let a = Position(0, 1)
  private let b = Position(0, 4)
  private let c = Position(2, 0)

  @Test(.rule("S-22", "S-25")) func `only a selected item among several is asked to be deselected`()
  {
    #expect(one.question(tapping: a, in: [a]) == .select)
    #expect(one.question(tapping: a, in: [b]) == .select)
    #expect(several.question(tapping: a, in: [a, b]) == .deselect)
    #expect(several.question(tapping: a, in: [b]) == .select)
  }

  @Test(.rule("S-21", "S-23", "S-24"))
  func `an item replaces the selected ones in order where only one may be selected`() {
    #expect(one.replaced(by: b, in: [c, a]) == [a, c])
    #expect(one.replaced(by: b, in: [b]) == [])
    #expect(one.replaced(by: b, in: []) == [])
    #expect(several.replaced(by: b, in: [a, c]) == [])
  }

  @Test(.rule("S-64")) func `a tap is primary unless it is about one of several`() {
    #expect(one.isPrimary(tapping: a, in: [b]))
    #expect(one.isPrimary(tapping: a, in: [a]))
    #expect(several.isPrimary(tapping: a, in: []))
    #expect(several.isPrimary(tapping: a, in: [a]))
    #expect(!several.isPrimary(tapping: a, in: [b]))
    #expect(!several.isPrimary(tapping: a, in: [a, b]))
  }

  @Test(.rule("S-8", "S-10"))
  func `the lowest item stays where one is allowed, none where none is`() {
    #expect(several.kept(of: [a, b, c]) == [a, b, c])
    #expect(one.kept(of: [c, b]) == [b])
    #expect(one.kept(of: []) == [])
    #expect(none.kept(of: [a]) == [])
  }
}
