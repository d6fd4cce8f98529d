import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Update record")
struct UpdateRecordTests {
  @Test(.rule("BU-4"))
  func `operations keep the order of the calls and their repetitions, empty lists record nothing`()
  {
    var record = UpdateRecord()
    record.deleteItems([])
    record.reloadItems([])
    record.insertSections(IndexSet())
    #expect(record.isEmpty)
    record.insertItems([UpdatePosition(section: 0, item: 4), UpdatePosition(section: 0, item: 1)])
    record.deleteSections(IndexSet([5, 2]))
    record.deleteSections([2])
    record.moveItem(
      from: UpdatePosition(section: 1, item: 0), to: UpdatePosition(section: 0, item: 0))
    record.moveSection(from: 3, to: 0)
    record.reloadItems([UpdatePosition(section: 9, item: 9)])
    record.reloadSections([1])
    record.insertSections([7])
    record.deleteItems([UpdatePosition(section: 0, item: 0)])
    #expect(
      record.text == """
        insert 0-4, insert 0-1, delete 2, delete 5, delete 2, move 1-0 0-0, move 3 0, reload 9-9, \
        reload 1, insert 7, delete 0-0
        """)
    #expect(!record.isEmpty)
  }

  @Test(.rule("BU-3"))
  func `a section is an item numbered NSNotFound, after all items of the section`() {
    let section = UpdatePosition(section: 3)
    #expect(section.item == NSNotFound)
    #expect(section.isSection)
    #expect(UpdatePosition(section: 3, item: 1_000_000) < section)
    #expect(section < UpdatePosition(section: 4, item: 0))
  }
}
