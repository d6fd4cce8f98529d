import GridCore
import Testing

@Suite("Section counts")
struct SectionCountsTests {
  @Test func `global indices skip empty sections and come back`() {
    let counts = SectionCounts([3, 0, 0, 2])
    #expect(counts.itemCount == 5)
    for section in 0..<4 {
      for item in 0..<counts.items[section] {
        let index = counts.globalIndex(section: section, item: item)
        #expect(counts.position(ofGlobalIndex: index) == (section, item))
      }
    }
    #expect(!counts.contains(section: 1, item: 0))
    #expect(!counts.contains(section: 3, item: 2))
    #expect(!counts.contains(section: -1, item: 0))
  }
}
