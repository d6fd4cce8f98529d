import TestSupport
import Testing

@MainActor @Suite("Reloading", .rows)
struct ReloadTests {
  @Test(.rule("Q-2", "RD-1", "RD-2", "RD-3", "RD-4", "RD-10", "RD-12", "RD-13"))
  func `a reload forgets counts, marks and views at once, and asks for them later`() {
    GridStage.check(
      """
      # reloadData calls no data source; a query or the pass does
      > shelf 20; counts 5; reload
      = unheard DS
      > query
      DS numberOfSections -> 1; DS numberOfItemsInSection 0 -> 5
      > pass
      = height 230

      # layoutIfNeeded right after makes it complete
      > shelf 20; counts 1 1; reload; pass
      = items 0-0 1-0

      # between reloadData and the layout nothing is visible
      > shelf 3 12; reload
      = cells 0; items none; cell:0-0 none; headers none

      # the selection is cleared
      > shelf 20; select 0-1 0-15; reload
      = selected none
      > pass
      = selectedCells none

      # the offset is kept, and clamped when the content became shorter
      > shelf 20; to 300; reload; pass
      = y 300
      > counts 10; reload; pass
      = y 250

      # a second reload before the layout has no further effect
      > shelf 20; reload; clear; reload
      G reloadData()
      > pass
      = prepares 2

      # a second reload after a query asks for everything again
      > shelf 20; reload; place 0-19; counts 2; reload; pass
      = faults none; height 110; cells 2

      # registrations, delegate, layout and waiting views stay
      > shelf 20; by 60
      = made 6
      > reload; pass
      = made 6; unmoved

      # a reload that a callback of the reload asks for changes nothing more
      > shelf 20; on end 3 reload; reload; pass
      = problems none; cells 4
      """)
  }
}
