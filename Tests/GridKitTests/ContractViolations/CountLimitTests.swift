import GridKit
import GridTesting
import Testing

/// How many sections and items a data source may have, and what it costs to say that it has others.
@MainActor @Suite("Limits of counts")
struct CountLimitTests {
  /// Counts the questions that it is asked.
  final class Source: SampleDataSource {
    var sections = 3
    var items: (Int) -> Int = { _ in 4 }
    private(set) var questions = 0

    override func numberOfSections(in collectionView: GridView) -> Int { sections }

    override func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int)
      -> Int
    {
      questions += 1
      return items(section)
    }
  }

  private let source = Source([])
  private let fixture = Fixture(LyingLayout(), counts: [])

  init() {
    source.attach(to: fixture.grid)
    source.register(LyingLayout.header, in: fixture.grid)
    fixture.grid.layoutIfNeeded()
  }

  private var codes: [String] { fixture.simulation.faults.map(\.code) }

  @Test(arguments: [Position.mostSections + 1, 1_000_000_000, 0x7FFF_FFFF, Int.max])
  func `more sections than a grid loads are a fault, and none of them is asked about`(_ count: Int)
  {
    let asked = source.questions
    source.sections = count
    fixture.grid.reload()
    #expect(codes == ["excessive-count"])
    #expect(
      fixture.simulation.faults[0].message
        == "the data source returned more sections than a collection view can load: \(count)")
    #expect(source.questions == asked)
    source.sections = 2
    fixture.grid.reload()
    #expect(fixture.grid.numberOfSections == 2)
    #expect(codes.count == 1)
  }

  @Test func `as many items as a position can hold are legal, and more in all sections a fault`() {
    source.items = { $0 == 0 ? Position.limit : 0 }
    fixture.grid.reload()
    #expect(codes == [])
    #expect(fixture.grid.numberOfItems(inSection: 0) == Position.limit)
    source.items = { $0 == 2 ? Position.limit : 1 }
    fixture.grid.reload()
    #expect(codes == ["excessive-count"])
    #expect(
      fixture.simulation.faults[0].message
        == "the data source returned more items in all sections than can be counted: 2147483649 "
        + "up to section 2")
  }

  @Test func `of many violations only those that are told are described`() {
    var described = 0
    let fault = GridFault.combined(1_000_000) { number in
      described += 1
      return .negativeCount(number, method: "none")
    }
    #expect(described == GridFault.mostListed + 1)
    #expect(fault?.message == "the data source returned a negative count: 0")
    #expect(fault?.others.count == GridFault.mostListed + 1)
    #expect(fault?.others.first == "the data source returned a negative count: 1")
    #expect(fault?.others.last == "and 999991 more")
    let listed = GridFault.combined(9) { .negativeCount($0, method: "none") }
    #expect(listed?.others.last == "the data source returned a negative count: 8")
    #expect(GridFault.combined(0) { _ in .movementInProgress() } == nil)
  }

  @Test func `many sections that are not there are deleted by one fault`() {
    fixture.grid.deleteSections(IndexSet(integersIn: 3..<20_003))
    #expect(codes == ["E-54"])
    #expect(fixture.simulation.faults[0].others.last?.hasSuffix(" more") == true)
    #expect(fixture.grid.numberOfSections == 3)
  }
}
