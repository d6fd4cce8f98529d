import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Sections that a case scrolls")
struct SectionMovementTests {
  private static var registry: LayoutRegistry {
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
    return registry
  }

  @Test(.rows) func `code and fingers scroll a section of a layout of one's own`() {
    let rows: [(layout: String, keys: String, x: CGFloat?, faults: String)] = [
      ("shelf", #""contentOffset": [130, 0]"#, 130, ""),
      ("shelf", #""drag": {"by": [90, 0]}"#, 90, ""),
      // A section without a scroll view is a fault.
      ("flow", #""contentOffset": [130, 0]"#, nil, "section-not-scrolling 0"),
    ]
    forEachRow(of: rows) { layout, keys, x, faults in
      let run = try Self.registry.run(
        """
        {"layout": "\(layout)", "viewport": [300, 400], "sections": [{"count": 9}],
         "actions": [{"op": "scrollSection", "section": 0, \(keys)}]}
        """)
      let moved = x.map {
        ScenarioOutput.SectionOffset(section: 0, contentOffset: .init(x: $0, y: 0))
      }
      #expect(run.output.sections == [moved].compactMap(\.self))
      #expect(run.output.contentOffset == .zero && run.output.cells.count == 9)
      #expect(run.faultText == faults)
    }
  }
}
