import GridTesting
import Testing

/// What the tests of the port's page hold against it.
@Suite("Places of elements on a page")
struct PlacementTests {
  @Test func `what is elsewhere, or on one side only, is told`() {
    let a = CGRect(x: 0, y: 10, width: 20, height: 30)
    let b = CGRect(x: 0, y: 10, width: 21, height: 30)
    let found = Placement(["cell 0-0": a, "cell 0-1": b, "cell 0-3": a])
    let expected = Placement(["cell 0-0": a, "cell 0-1": a, "cell 0-2": a])
    #expect(
      found.differences(from: expected) == [
        "cell 0-1: expected 0, 10, 20, 30, found 0, 10, 21, 30", "cell 0-2 is missing",
        "cell 0-3 is not expected",
      ])
  }
}
