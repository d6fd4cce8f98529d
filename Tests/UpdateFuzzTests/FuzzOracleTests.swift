@testable import gridfuzz
import GridScenarios
import Testing

/// The oracle is as simple as can be, but what judges others is judged first.
@Suite("The oracle of batch updates")
struct FuzzOracleTests {
  /// Items by name, section by section. They count up from 2, for the section itself is 1.
  private func outcome(_ operations: FuzzOperation..., counts: [Int] = [4]) -> String {
    FuzzOracle(FuzzBatch(operations), on: FuzzData(counts: counts)).outcome.sections
      .map { "\($0.text): " + $0.items.map(\.text).joined(separator: " ") }
      .joined(separator: ", ")
  }

  private func fault(_ operations: FuzzOperation..., counts: [Int] = [4]) -> String? {
    FuzzOracle(FuzzBatch(operations), on: FuzzData(counts: counts)).fault
  }

  private func at(_ section: Int, _ item: Int) -> FuzzPlace { FuzzPlace(section, item) }

  @Test func `items and sections have their places, and those that are left their order`() {
    #expect(outcome() == "s1: 2 3 4 5")
    #expect(outcome(.delete(at(0, 1))) == "s1: 2 4 5")
    #expect(outcome(.insert(at(0, 1))) == "s1: 2 6 3 4 5")
    #expect(outcome(.move(at(0, 0), to: at(0, 2))) == "s1: 3 4 2 5")
    #expect(outcome(.reload(at(0, 2)), .delete(at(0, 0))) == "s1: 3 4v1 5")
    #expect(outcome(.reconfigure(at(0, 2)), .insert(at(0, 0))) == "s1: 6 2 3 4+1 5")
    #expect(
      outcome(.delete(at(0, 0)), .insert(at(0, 3)), .move(at(0, 3), to: at(0, 0))) == "s1: 5 3 4 6")
    let counts = [2, 1]
    #expect(outcome(.delete(FuzzPlace(0)), counts: counts) == "s4: 5")
    #expect(outcome(.insert(FuzzPlace(1), items: 1), counts: counts) == "s1: 2 3, s6: 7, s4: 5")
    #expect(outcome(.move(FuzzPlace(1), to: FuzzPlace(0)), counts: counts) == "s4: 5, s1: 2 3")
    #expect(outcome(.reload(FuzzPlace(0), items: 1), counts: counts) == "s1v1: 7, s4: 5")
    #expect(
      outcome(.delete(FuzzPlace(0)), .move(at(0, 1), to: at(0, 1)), counts: counts) == "s4: 5 3",
      "an item is saved out of a deleted section (VA-8)")
  }

  @Test func `the first broken rule in UIKit's order gives the code`() {
    #expect(fault(.delete(at(0, 3)), .insert(at(0, 0))) == nil)
    #expect(fault(.delete(at(0, 9))) == "E-55a")
    #expect(fault(.reload(at(0, 9))) == "E-55a")
    #expect(fault(.delete(at(0, 1)), .reload(at(0, 1))) == "E-57")
    #expect(fault(.delete(at(0, 1)), .move(at(0, 1), to: at(0, 0))) == "E-56a")
    #expect(fault(.insert(at(0, 1)), .move(at(0, 0), to: at(0, 1))) == "E-61")
    #expect(fault(.insert(at(0, 9))) == "E-59a")
    #expect(fault(.insert(at(0, 0)), .insert(at(0, 0))) == "duplicate-update")
    #expect(
      fault(
        .move(FuzzPlace(2), to: FuzzPlace(4)), .reload(FuzzPlace(3), items: 1),
        .delete(FuzzPlace(4)), .insert(FuzzPlace(2), items: 0), counts: [1, 1, 1, 1, 1, 1])
        == "E-60",
      "a reload is not shifted by moves (11.3)")
    var batch = FuzzBatch([.delete(at(0, 0))])
    batch.surplus = 1
    #expect(FuzzOracle(batch, on: FuzzData(counts: [4])).fault == "E-50")
  }
}
