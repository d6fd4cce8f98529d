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

  private func at(_ section: Int, _ item: Int) -> ItemPosition { ItemPosition(section, item) }

  @Test func `inserted and moved items have their places, others keep their order`() {
    #expect(outcome() == "s1: 2 3 4 5")
    #expect(outcome(.deleteItem(at(0, 1))) == "s1: 2 4 5")
    #expect(outcome(.insertItem(at(0, 1))) == "s1: 2 6 3 4 5")
    #expect(outcome(.moveItem(at(0, 0), to: at(0, 2))) == "s1: 3 4 2 5")
    #expect(outcome(.reloadItem(at(0, 2)), .deleteItem(at(0, 0))) == "s1: 3 4v1 5")
    #expect(outcome(.reconfigureItem(at(0, 2)), .insertItem(at(0, 0))) == "s1: 6 2 3 4+1 5")
    #expect(
      outcome(
        .deleteItem(at(0, 0)), .insertItem(at(0, 3)), .moveItem(at(0, 3), to: at(0, 0)))
        == "s1: 5 3 4 6")
  }

  @Test func `sections go and come with their items`() {
    let counts = [2, 1]
    #expect(outcome(.deleteSection(0), counts: counts) == "s4: 5")
    #expect(outcome(.insertSection(1, items: 1), counts: counts) == "s1: 2 3, s6: 7, s4: 5")
    #expect(outcome(.moveSection(1, to: 0), counts: counts) == "s4: 5, s1: 2 3")
    #expect(outcome(.reloadSection(0, items: 1), counts: counts) == "s1v1: 7, s4: 5")
    #expect(
      outcome(.deleteSection(0), .moveItem(at(0, 1), to: at(0, 1)), counts: counts) == "s4: 5 3",
      "an item is saved out of a deleted section (VA-8)")
  }

  @Test func `the first broken rule in UIKit's order gives the code`() {
    #expect(fault(.deleteItem(at(0, 3)), .insertItem(at(0, 0))) == nil)
    #expect(fault(.deleteItem(at(0, 9))) == "E-55a")
    #expect(fault(.reloadItem(at(0, 9))) == "E-55a")
    #expect(fault(.deleteItem(at(0, 1)), .reloadItem(at(0, 1))) == "E-57")
    #expect(fault(.deleteItem(at(0, 1)), .moveItem(at(0, 1), to: at(0, 0))) == "E-56a")
    #expect(fault(.insertItem(at(0, 1)), .moveItem(at(0, 0), to: at(0, 1))) == "E-61")
    #expect(fault(.insertItem(at(0, 9))) == "E-59a")
    #expect(fault(.insertItem(at(0, 0)), .insertItem(at(0, 0))) == "duplicate-update")
    #expect(
      fault(
        .moveSection(2, to: 4), .reloadSection(3, items: 1), .deleteSection(4),
        .insertSection(2, items: 0), counts: [1, 1, 1, 1, 1, 1]) == "E-60",
      "a reload is not shifted by moves (11.3)")
    var batch = FuzzBatch([.deleteItem(at(0, 0))])
    batch.surplus = 1
    #expect(FuzzOracle(batch, on: FuzzData(counts: [4])).fault == "E-50")
  }
}
