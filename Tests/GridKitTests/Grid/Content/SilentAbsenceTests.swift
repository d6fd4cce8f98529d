import GridTesting
import Testing

/// Situations that are legal, show nothing, and are mistakes most of the time.
@MainActor @Suite("Silent absences")
struct SilentAbsenceTests {
  private let simulation = Simulation()

  private func makeGrid(_ layout: GridViewLayout = GridViewFlowLayout()) -> GridView {
    simulation.perform {
      GridView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    }
  }

  private var codes: [String] { simulation.findings.map(\.code) }

  @Test func `source-gone: a data source that nobody keeps is told once`() {
    let grid = makeGrid()
    do { SampleDataSource([12]).attach(to: grid) }
    #expect(grid.dataSource == nil)
    grid.layoutIfNeeded()
    grid.reloadAndLayOut()
    #expect(codes == ["source-gone"])
    #expect(
      simulation.findings[0].message.hasPrefix(
        "a grid with GridViewFlowLayout had a data source, which was released"))
  }

  @Test func `a grid that has none, or whose source was taken away, is not suspicious`() {
    let grid = makeGrid()
    grid.layoutIfNeeded()
    let source = SampleDataSource([3])
    source.attach(to: grid)
    grid.layoutIfNeeded()
    grid.dataSource = nil
    grid.layoutIfNeeded()
    withExtendedLifetime(source) {}
    #expect(codes == [])
  }

  @Test func `source-gone: a new one that stays mends it`() {
    let grid = makeGrid()
    do { SampleDataSource([12]).attach(to: grid) }
    let source = SampleDataSource([3])
    source.attach(to: grid)
    grid.layoutIfNeeded()
    #expect(codes == [])
    #expect(grid.numberOfItems(inSection: 0) == 3)
    withExtendedLifetime(source) {}
  }

  private final class Sizes: NSObject, GridViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: GridView, layout: GridViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: 10) }
  }

  @Test func `delegate-gone: sizes that are not asked for any more are told once`() {
    let grid = makeGrid()
    let source = SampleDataSource([3])
    source.attach(to: grid)
    do { grid.delegate = Sizes() }
    grid.layoutIfNeeded()
    grid.reloadAndLayOut()
    #expect(codes == ["delegate-gone"])
    grid.delegate = nil
    simulation.removeRecords()
    let other = makeGrid()
    source.attach(to: other)
    let sizes = Sizes()
    other.delegate = sizes
    other.layoutIfNeeded()
    other.delegate = nil
    other.reloadData()
    other.layoutIfNeeded()
    withExtendedLifetime(sizes) {}
    #expect(codes == [])
  }

  private final class Mute: GridViewLayout {
    var size = CGSize(width: 100, height: 300)
    var answer: [GridViewLayoutAttributes]?
    override var collectionViewContentSize: CGSize { size }
    override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
      answer
    }
  }

  @Test func `elements-not-answered: nil for content that has items is told once`() {
    let layout = Mute()
    let grid = makeGrid(layout)
    let source = SampleDataSource([3])
    source.attach(to: grid)
    grid.layoutIfNeeded()
    grid.layOut(at: 20)
    #expect(codes == ["elements-not-answered"])
    #expect(
      simulation.findings[0].message.hasPrefix(
        "layoutAttributesForElements(in:) of Mute answers nil, though the content size is 100, 300 "
          + "and the data source has 3 items"))
    withExtendedLifetime(source) {}
  }

  @Test(arguments: [true, false])
  func `nil without items or content, and an empty answer, are not suspicious`(isEmpty: Bool) {
    let layout = Mute()
    if isEmpty { layout.answer = [] } else { layout.size = .zero }
    let grid = makeGrid(layout)
    let source = SampleDataSource([3])
    source.attach(to: grid)
    grid.layoutIfNeeded()
    let mute = makeGrid(Mute())
    let none = SampleDataSource([0])
    none.attach(to: mute)
    mute.layoutIfNeeded()
    withExtendedLifetime((source, none)) {}
    #expect(codes == [])
  }
}
