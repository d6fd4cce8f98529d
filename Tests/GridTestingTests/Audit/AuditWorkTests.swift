import GridTesting
import TestSupport
import Testing

/// Work that follows the number of items instead of what is visible.
@MainActor @Suite("Audit of the work of a scroll")
struct AuditWorkTests {
  @Test(.rows) func `work that grows with the items is blamed on the method that does it`() {
    let rows: [(layout: @MainActor () -> GridViewLayout, words: [String], other: String?)] = [
      (
        { Everything() },
        [
          "Everything.layoutAttributesForElements(in:): in each frame of a scroll it returns 240 "
            + "elements with 240 items, and 960 with 960."
        ], "rect-ignored"
      ),
      (
        { Remaking() }, ["Remaking.prepare(): in each frame of a scroll it makes"],
        "invalidation-storm"
      ),
      // Named though every scroll prepares.
      (
        { Carousel() },
        [
          "Carousel.layoutAttributesForElements(in:): in each frame of a scroll it makes",
          "Make and return only what is near the rect",
        ], nil
      ),
    ]
    forEachRow(of: rows, named: { $0.words[0] }) { layout, words, other in
      let report = audit(layout)
      let finding = try #require(report["work-grows-with-items"].first)
      #expect(finding.message.hasPrefix(words[0]))
      for word in words { #expect(finding.message.contains(word)) }
      if let other { #expect(report.codes.contains(other)) }
    }
    // Work for what is visible does not grow, though every scroll prepares.
    #expect(audit { Fading() }.codes == [])
  }

  @Test func `the same counts in a view of its own data source are not compared, which is said`() {
    let report = LayoutAudit.run(
      in: .init(
        sections: [30],
        dress: { grid in
          let source = SampleDataSource([30])
          source.attach(to: grid)
          return [source]
        })
    ) { Everything() }
    #expect(
      report.notes == [
        "Work was not compared between few and many items: the data source is not the audit's."
      ])
    #expect(!report.codes.contains("work-grows-with-items"))
  }

  private func audit(_ make: @escaping @MainActor () -> GridViewLayout) -> AuditReport {
    LayoutAudit.run(in: .init(sections: [30]), make)
  }
}

/// Makes all attributes in every preparation, and prepares at every scroll.
private final class Remaking: StackLayout {
  private var all: [GridViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    all = counts.indices.flatMap { section in
      (0..<counts[section]).compactMap {
        super.layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    all.filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    all.first { $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Rows that fade towards the edges of the view: every scroll changes them.
private class Fading: StackLayout {
  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    if let attributes, let bounds = collectionView?.bounds {
      attributes.alpha = 1 - min(0.5, abs(attributes.center.y - bounds.midY) / 2000)
    }
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Makes the objects of all items at every question, and answers what shows.
private final class Carousel: Fading {
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let all = counts.indices.flatMap { section in
      (0..<counts[section]).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }
    return all.filter { $0.frame.overlaps(rect) }
  }
}
