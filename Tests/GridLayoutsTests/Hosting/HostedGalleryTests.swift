import GridLayouts
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("The gallery, hosted")
struct HostedGalleryTests {
  @Test(.rows) func `every layout of the gallery passes every law`() {
    let rows = GallerySetup.ids.flatMap { [($0, 1, [0, 60]), ($0, 3, [1, 7])] }
    forEachRow(of: rows) { id, sections, itemCounts in
      var setup = GallerySetup()
      // Sizes belong to places here, not to items, so only equal ones survive an update.
      setup.sizeRange = 40...40
      var delegates: [AnyObject] = []
      @MainActor func make() -> GridViewLayout {
        let (layout, sizes) = setup.makeLayout(id)
        delegates.append(sizes)
        return layout
      }
      let report = LayoutHost.check(
        layout: make(), viewports: [CGSize(width: 360, height: 300)], itemCounts: itemCounts,
        sections: sections)
      #expect(report.isPassed, "\(report)")
      #expect(report.gridCount == itemCounts.count)
    }
  }
}
