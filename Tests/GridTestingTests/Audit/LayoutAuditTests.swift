import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Audit of a layout")
struct LayoutAuditTests {
  @Test func `a layout that keeps its promises has no findings`() {
    let report = LayoutAudit.run(in: .init(sections: [24, 0, 5])) { StackLayout() }
    #expect(report.findings.map(\.description) == [] && report.faults == [])
    #expect(report.notes == [] && report.isPassed)
    #expect(
      report.text == """
        StackLayout: no findings
        The content is 375 wide and 1440 high, from the layout's own collectionViewContentSize. The
        elements reach from y = 0 to 1440, where cell 2-4 ends.
        """)
  }

  @Test(.rows) func `the flow layout has no findings, whatever it is given`() {
    for direction in [GridView.ScrollDirection.vertical, .horizontal] {
      forEachRow(of: [[24], [3, 0, 40], [0], []], named: { "\(direction) \($0)" }) { counts in
        let report = LayoutAudit.run(
          in: .init(
            sections: counts,
            viewContentInset: GridEdgeInsets(top: 20, left: 10, bottom: 5, right: 3))
        ) {
          let layout = GridViewFlowLayout()
          layout.scrollDirection = direction
          layout.headerReferenceSize = CGSize(width: 30, height: 30)
          layout.footerReferenceSize = CGSize(width: 12, height: 12)
          layout.sectionInset = GridEdgeInsets(top: 7, left: 9, bottom: 11, right: 13)
          layout.sectionHeadersPinToVisibleBounds = true
          layout.sectionFootersPinToVisibleBounds = true
          return layout
        }
        #expect(report.findings.map(\.description) == [] && report.faults == [])
      }
    }
  }

  @Test func `codes have the faults, too: a layout that never settles is not in order`() {
    let report = LayoutAudit.run(in: .init(sections: [24])) { RestlessAnswers() }
    #expect(report.codes.contains("E-42"), "\(report)")
    #expect(!report.isPassed && report.codes.count == report.faults.count + report.findings.count)
  }

  /// Throws its state away in every answer.
  private final class RestlessAnswers: GridViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
      invalidateLayout()
      return super.layoutAttributesForElements(in: rect)
    }
  }

  @Test func `the same layout gets the same report every time`() {
    func audit() -> AuditReport {
      LayoutAudit.run(in: .init(sections: [400, 80], sampleSize: 50)) { Swapped() }
    }
    let first = audit()
    #expect(first.codes.contains("item-query-wrong-index-path"))
    #expect(audit() == first)
  }

  @Test func `a report survives JSON`() throws {
    let report = LayoutAudit.run(in: .init(sections: [12])) { Swapped() }
    let data = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(AuditReport.self, from: data) == report)
  }

  @Test func `of many items a sample is asked, and the report says so`() {
    let report = LayoutAudit.run(in: .init(sections: [2000], sampleSize: 100)) { Counting() }
    #expect(report.notes.contains("100 of 2000 items were asked one by one."))
    #expect(report.codes == [])
    // A few grids ask a few times; none asks every item.
    #expect(Counting.mostQuestions < 2000)
    #expect(
      !LayoutAudit.run(in: .init(sections: [99], sampleSize: 100)) { StackLayout() }.notes
        .contains { $0.contains("one by one") })
  }

  @Test func `findings come by severity, then by code, one for each cause`() {
    let report = LayoutAudit.run(in: .init(sections: [12])) { Swapped() }
    let ranks = report.findings.map { $0.severity.rawValue }
    #expect(ranks == ranks.sorted { order($0) < order($1) })
    for severity in ["error", "warning", "information"] {
      let codes = report.findings.filter { $0.severity.rawValue == severity }.map(\.code)
      #expect(codes == codes.sorted())
    }
    #expect(Set(report.findings.map(\.message)).count == report.findings.count)
  }

  private func order(_ severity: String) -> Int { ["error": 0, "warning": 1][severity] ?? 2 }

  @Test func `a finding says which method, what, where, why it hurts and how to mend it`() throws {
    let report = LayoutAudit.run(in: .init(sections: [12])) { Swapped() }
    let finding = try #require(report["item-query-wrong-index-path"].first)
    #expect(
      finding.message == """
        Swapped.layoutAttributesForItem(at:): asked for cell 0-0 it answers with cell 0-11, and for \
        11 more items in the same way. The cell gets the place of another one. Look attributes up \
        by index path, not by their position in a list.
        """)
    #expect(finding.severity == .error)
    #expect(finding.elements == (0..<12).map { .cell(0, $0) })
    #expect(!report.isPassed)
  }
}

/// Answers for the last item when asked for the first.
private final class Swapped: StackLayout {
  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    let last = counts[indexPath.section] - 1
    return super.layoutAttributesForItem(
      at: IndexPath(item: last - indexPath.item, section: indexPath.section))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { attributes in
      attributes.frame = frame(attributes.indexPath.section, attributes.indexPath.item)
      return attributes
    }.filter { $0.frame.overlaps(rect) }
  }
}

/// Counts how often it is asked for an item, of which it makes only those in the rect.
private final class Counting: StackLayout {
  static var mostQuestions = 0
  private var questions = 0

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    questions += 1
    Self.mostQuestions = max(Self.mostQuestions, questions)
    return super.layoutAttributesForItem(at: indexPath)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let pitch = rowHeight + gap
    let first = max(0, Int(rect.minY / pitch) - 1)
    let last = min(counts[0], Int(rect.maxY / pitch) + 1)
    return (first..<max(first, last)).compactMap { item -> GridViewLayoutAttributes? in
      guard frame(0, item).overlaps(rect) else { return nil }
      return super.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
    }
  }
}
