import ScenarioFiles
import Foundation
import GridTesting
import Testing

/// A test as a violation prints it, pasted as it is: it compiles, and passes once the fault is
/// gone.
@Suite("Printed tests of laws")
struct PrintedLawTests {
  /// The layout of that name with the search put right.
  final class BinarySearchLayout: ColumnsLayout {}

  // printed test: begin
  @MainActor
  @Test("BinarySearchLayout: the elements in a rectangle are those whose frames meet it")
  func binarySearchLayoutKeepsRectQueries() throws {
    var registry = LayoutRegistry()
    registry.register(LayoutSchema(id: "BinarySearchLayout", summary: "under test")) { _ in
      // Made as in the closure that was checked, with all that it sets.
      BinarySearchLayout()
    } configure: { layout, _ in
      layout.invalidateLayout()
    }
    let file = #"""
      {"actions": [{"op": "query", "rect": [0, 149, 100, 1]}],
        "expect": {"steps": [{"elements": [["cell", 0, 1]]}]}, "id": "BinarySearchLayout-0",
        "layout": "BinarySearchLayout", "sections": [{"count": 4}], "viewport": [100, 100]}
      """#
    let violation = try LayoutProperties.violation(inFile: file, in: registry)
    #expect(violation == nil)
  }
  // printed test: end

  @MainActor @Test func `the test above is what is printed`() throws {
    let violation = try #require(
      LayoutProperties.check { GridTestingTests.BinarySearchLayout() })
    let file = try String(contentsOfFile: #filePath, encoding: .utf8)
    let lines = file.components(separatedBy: "\n")
    let begin = try #require(lines.firstIndex(of: "  // printed test: begin"))
    let end = try #require(lines.firstIndex(of: "  // printed test: end"))
    let pasted = lines[begin + 1..<end].map { String($0.dropFirst(2)) }
    #expect(pasted.joined(separator: "\n") == violation.testSource)
  }
}
