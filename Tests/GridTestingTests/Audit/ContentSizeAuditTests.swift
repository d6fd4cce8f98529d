import GridTesting
import TestSupport
import Testing

/// The values that decide a content size, and the reasons why a view can stay blank.
@MainActor @Suite("Audit of a content size")
struct ContentSizeAuditTests {
  private let phone = CGSize(width: 360, height: 100)

  @Test(.rows) func `a content size that is wrong is explained`() {
    let rows: [(code: String, layout: @MainActor () -> GridViewLayout, words: String)] = [
      (
        "content-size-mismatch", { Steered() },
        """
        Steered.collectionViewContentSize: the content is 360 wide and 110 high, inherited from \
        the flow layout's own lines: 3 × 30 and 2 gaps of 10 (10 items, sizes by itemSize). The \
        elements reach from y = 0 to 140, where cell 0-8 ends. That is 30 points too short.
        """
      ),
      (
        "content-size-mismatch", { SizedRows(CGSize(width: 360, height: 600)) },
        """
        SizedRows.collectionViewContentSize: the content is 360 wide and 600 high, from the \
        layout's own collectionViewContentSize. The elements reach from y = 0 to 490, where cell \
        0-9 ends. That is 110 points too long.
        """
      ),
      (
        "zero-extent-content-size", { SizedRows(CGSize(width: 0, height: 490)) },
        """
        SizedRows.collectionViewContentSize: the content is 0 wide (0, 490) although there are 10 \
        elements. With a content inset of (0, 10, 0, 10) a grid that asks for the whole visible \
        rect shows 2 views, one that asks only for its part inside the content 0 views.
        """
      ),
    ]
    forEachRow(of: rows, named: \.words) { code, layout, words in
      let report = LayoutAudit.run(in: .init(viewport: phone, sections: [10]), layout)
      #expect(report[code].first?.message.hasPrefix(words) == true, "\(report)")
      #expect(!report.codes.contains("unreachable-content") || code == "content-size-mismatch")
    }
    let steered = LayoutAudit.run(in: .init(viewport: phone, sections: [10])) { Steered() }
    #expect(
      steered.contentSizeExplanation.hasPrefix("The content is 360 wide and 110 high, inherited"))
  }

  @Test(.rows) func `room behind the last element is declared, or like that in front of the first`()
  {
    forEachRow(of: [(490.5, true), (491, false), (511, false)]) { height, isFine in
      let setting = LayoutAudit.Setting(viewport: phone, sections: [10])
      let size = CGSize(width: 360, height: height)
      let report = LayoutAudit.run(in: setting) { SizedRows(size) }
      #expect(report.codes.contains("content-size-mismatch") == !isFine)
      var declared = setting
      declared.declaration = LayoutDeclaration(trailingInset: 20.5)
      let other = LayoutAudit.run(in: declared) { SizedRows(size) }
      #expect(other.codes.contains("content-size-mismatch") == false)
    }
  }

  @Test func `under an inset, widths taken from the bounds cannot be reached`() throws {
    let inset = GridEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    let report = LayoutAudit.run(
      in: .init(viewport: phone, sections: [10], viewContentInset: inset)
    ) { Wide() }
    let finding = try #require(report["unreachable-content"].first)
    #expect(
      finding.message.contains(
        "cell 0-0 is at (0, 0, 360, 40). The view's content inset takes 15 points of the width, but "
          + "the widths come from the whole bounds, so the last 15 points can neither be seen nor "
          + "scrolled to."))
    #expect(
      !LayoutAudit.run(in: .init(viewport: phone, sections: [10])) { Wide() }.codes
        .contains("unreachable-content"))
  }
}

/// Four columns over a flow layout whose item size was set to coax a content height out of it.
private final class Steered: GridViewFlowLayout {
  override init() {
    super.init()
    itemSize = CGSize(width: 82.5, height: 30)
  }

  required init?(coder: NSCoder) { nil }

  private func frame(_ item: Int) -> CGRect {
    CGRect(x: CGFloat(item % 4) * 92.5, y: CGFloat(item / 4) * 50, width: 82.5, height: 40)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    return GridViewLayoutAttributes(cell: indexPath, frame: frame(indexPath.item))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).filter { frame($0).overlaps(rect) }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
}

/// Rows as wide as the bounds, whatever the inset, in a content without width.
private final class Wide: StackLayout {
  override func frame(_ section: Int, _ item: Int) -> CGRect {
    var frame = super.frame(section, item)
    frame.size.width = collectionView?.bounds.width ?? 0
    return frame
  }
}
