import GridTesting
import Testing

/// The examples of `Docs/Auditing.md`, run, and compared with the page.
@MainActor @Suite("The page on auditing")
struct AuditingPageTests {
  // example
  @Test func `the posters hold together`() {
    let setting = LayoutAudit.Setting(
      viewport: CGSize(width: 320, height: 480), sections: [30, 0, 7])
    let report = LayoutAudit.run(in: setting) { PosterLayout() }
    #expect(report.codes == [], "\(report)")
  }
  // end

  // example
  @Test func `posters of the app's sizes hold together`() {
    let setting = LayoutAudit.Setting(
      sections: [30, 0, 7],
      dress: { grid in
        let sizes = PosterSizes()
        grid.delegate = sizes
        return [sizes]
      })
    let report = LayoutAudit.run(in: setting) { GridViewFlowLayout() }
    #expect(report.codes == [], "\(report)")
  }
  // end

  /// Says sizes for every layout that asks its grid's delegate.
  final class PosterSizes: NSObject, GridViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: GridView, layout: GridViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 100, height: 60)
    }
  }

  @Test(arguments: [CGSize(width: 320, height: 480), CGSize(width: 844, height: 390)])
  func `the posters hold together upright and on the side`(viewport: CGSize) {
    let report = LayoutAudit.run(in: .init(viewport: viewport, sections: [30, 0, 7])) {
      PosterLayout()
    }
    #expect(report.codes == [], "\(report)")
  }

  // example
  @Test func `the eager posters make too much, and nothing else`() {
    let report = LayoutAudit.run(in: .init(sections: [30, 0, 7])) { EagerPosterLayout() }
    #expect(report.codes == ["work-grows-with-items"], "\(report)")
  }
  // end

  @Test func `a layout carries its promises`() {
    let report = LayoutAudit.run(in: .init(sections: [30, 0, 7])) { SteadyPosterLayout() }
    #expect(report.codes == [], "\(report)")
  }

  private func reportOfHastyPosters() -> AuditReport {
    let setting = LayoutAudit.Setting(
      viewport: CGSize(width: 320, height: 480), sections: [30, 0, 7])
    return LayoutAudit.run(in: setting) { HastyPosterLayout() }
  }
}

/// Posters in three columns, each as tall as its place in the section says.
private class PosterLayout: GridViewLayout {
  fileprivate var posters: [GridViewLayoutAttributes] = []
  private var size = CGSize.zero
  fileprivate var gap: CGFloat { 10 }

  override func prepare() {
    super.prepare()
    posters = []
    size = .zero
    guard let collectionView else { return }
    let width = (collectionView.bounds.width - 40) / 3
    for section in 0..<collectionView.numberOfSections {
      let top = size.height + 10
      var bottoms = [top, top, top]
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let poster = GridViewLayoutAttributes(forCellWith: path)
        let column = item % 3
        poster.frame = CGRect(
          x: 10 + CGFloat(column) * (width + 10), y: bottoms[column], width: width,
          height: CGFloat(60 + item % 4 * 20))
        bottoms[column] = poster.frame.maxY + gap
        posters.append(poster)
      }
      let isEmpty = collectionView.numberOfItems(inSection: section) == 0
      size.height = (isEmpty ? top : bottoms.reduce(top, max) - gap) + 10
    }
    size.width = collectionView.bounds.width
  }

  override var collectionViewContentSize: CGSize { size }

  // example
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    posters.filter { $0.frame.overlaps(rect) }
  }
  // end

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    posters.first { $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

/// Looks at upper edges only.
private final class HastyPosterLayout: PosterLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.filter { $0.frame.minY >= rect.minY }
  }
}

/// Copies every poster to answer with some.
private final class EagerPosterLayout: PosterLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    posters.compactMap { $0.copy() as? GridViewLayoutAttributes }.filter { $0.frame.overlaps(rect) }
  }
}

/// Posters further below each other than the declared gap.
private final class SpaciousPosterLayout: PosterLayout {
  override var gap: CGFloat { 12 }
}

extension AuditingPageTests {
  private func reportOnPromises() -> AuditReport {
    // example
    let setting = LayoutAudit.Setting(
      sections: [30, 0, 7],
      declaration: LayoutDeclaration(
        section: .init(
          interitemSpacing: 10, lineSpacing: 10,
          inset: GridEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), columnCount: 3)))
    let report = LayoutAudit.run(in: setting) { SpaciousPosterLayout() }
    // end
    return report
  }

  final class SteadyPosterLayout: GridViewFlowLayout, LayoutDeclaring {
    var auditDeclaration: LayoutDeclaration {
      LayoutDeclaration(section: .init(lineSpacing: minimumLineSpacing))
    }
  }

  private func reportOnChanges() -> AuditReport {
    // example
    let setting = LayoutAudit.Setting(
      sections: [30, 0, 7],
      changes: [
        .init("slack", \LoosePosterLayout.slack, 16),
        .init("gap and slack") { layout in (layout as? LoosePosterLayout)?.loosen(by: 3) },
      ])
    let report = LayoutAudit.run(in: setting) { LoosePosterLayout() }
    // end
    return report
  }
}

/// Posters as far below each other as an app says.
private class LoosePosterLayout: PosterLayout {
  var slack: CGFloat = 0
  override var gap: CGFloat { super.gap + slack }

  func loosen(by points: CGFloat) {
    slack += points
    invalidateLayout()
  }
}

private final class AttentivePosterLayout: LoosePosterLayout {
  // example
  override var slack: CGFloat {
    didSet { if slack != oldValue { invalidateLayout() } }
  }
  // end
}

extension AuditingPageTests {
  @Test func `posters that tell of the change have no finding`() {
    let setting = LayoutAudit.Setting(
      sections: [30, 0, 7], changes: [.init("slack", \LoosePosterLayout.slack, 16)])
    let report = LayoutAudit.run(in: setting) { AttentivePosterLayout() }
    #expect(report.findings.isEmpty, "\(report)")
  }

  // example
  @Test func `the posters trap nowhere`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let report = LayoutAudit.run(in: .init(sections: [30, 0, 7])) { PosterLayout() }
      #expect(report.isPassed, "\(report)")
    }
  }
  // end

  @Test func `the page shows the reports of its examples`() throws {
    let shown = Repository.blocks(in: try page(), from: "```text", to: "```")
    #expect(reportOnChanges().findings.map(\.code) == ["parameter-does-not-invalidate"])
    let reports = [reportOfHastyPosters(), reportOnPromises()].map(\.text)
    for (shown, report) in zip(shown, reports) {
      #expect(LineDiff(expected: report, actual: shown) == nil, "\(report)")
    }
    #expect(shown.count == reports.count)
  }

  private func page() throws -> String {
    try String(contentsOf: Repository.root.appending(path: "Docs/Auditing.md"), encoding: .utf8)
  }
}
