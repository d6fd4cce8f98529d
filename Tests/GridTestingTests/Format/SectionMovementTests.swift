import ScenarioFiles
import GridKit
import GridTesting
import Testing

@MainActor @Suite("Sections that a case scrolls")
struct SectionMovementTests {
  private func run(_ action: String, under layout: String = "shelf") throws -> ScenarioRun {
    var registry = LayoutRegistry()
    registry.register(LayoutSchema(id: "flow", summary: "lines")) { _ in GridViewFlowLayout() }
    registry.register(LayoutSchema(id: "shelf", summary: "a row that scrolls")) { _ in
      @MainActor func size(_ width: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(50))
      }
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1)))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size(.absolute(100)), subitems: [item]))
      section.orthogonalScrollingBehavior = .continuous
      return GridViewCompositionalLayout(section: section)
    }
    let cases = try registry.parser.cases(
      in: """
        {"layout": "\(layout)", "viewport": [300, 400], "sections": [{"count": 9}],
         "actions": [\(action)]}
        """, file: "f.json")
    return try ScenarioRunner(registry: registry).run(try #require(cases.first))
  }

  @Test func `code and fingers scroll a section of a layout of one's own`() throws {
    let moved = try run(
      #"{"op": "scrollSection", "section": 0, "contentOffset": [130, 0]}"#)
    #expect(moved.output.sections == [.init(section: 0, contentOffset: CGPoint(x: 130, y: 0))])
    #expect(moved.output.cells.count == 9)
    let dragged = try run(
      #"{"op": "scrollSection", "section": 0, "drag": {"by": [90, 0]}}"#)
    #expect(dragged.output.sections == [.init(section: 0, contentOffset: CGPoint(x: 90, y: 0))])
    #expect(dragged.output.contentOffset == .zero)
  }

  @Test func `a section without a scroll view is a fault`() throws {
    let run = try run(
      #"{"op": "scrollSection", "section": 0, "contentOffset": [130, 0]}"#, under: "flow")
    #expect(run.output.faults.map(\.code) == ["section-not-scrolling"])
    #expect(run.output.sections == [])
  }
}
