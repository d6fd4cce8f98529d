import GridTesting
import TestSupport
import Testing

/// Layouts that answer nonsense: the audit comes to its end and says what it saw.
@MainActor @Suite("Audit of hostile layouts")
struct HostileLayoutTests {
  private struct Row {
    var name: String
    /// The codes that the report must have, and those that it must not have.
    var codes: Set<String> = []
    var others: Set<String> = []
    /// Whether there are no more errors and warnings.
    var isAll = false
    /// Whether the grid meets no fault.
    var isFaultless = false
    /// The code of the first finding.
    var first: String?
    /// The beginning of a note, and a part of what explains the content size.
    var note: String?
    var explanation: String?
    /// A code with a part of its message.
    var words: (code: String, text: String)?
    var layout: @MainActor () -> GridViewLayout
  }

  @Test(.rows) func `a layout that answers nonsense is told so, and nothing that follows from it`()
  {
    let followers: Set = ["not-idempotent", "screen-metrics", "stale-after-resize"]
    let change = "parameter-does-not-invalidate"
    let rows = [
      Row(
        name: "nil for everything is missing items, not a crash",
        codes: ["missing-item", "item-query-unavailable"], explanation: "There are no elements."
      ) { GridViewLayout() },
      Row(
        name: "paths of no length, of three numbers and of items that are not there",
        codes: ["malformed-index-path"], isFaultless: true,
        words: (
          "phantom-item",
          "cell 7-99 came with attributes, but the data source has 12 items in 1 section."
        )
      ) {
        Extended { _ in
          [IndexPath(), IndexPath(indexes: [0, 1, 2]), IndexPath(item: 99, section: 7)]
        }
      },
      Row(
        name: "an element answered twice is reported once, and compared with nothing",
        codes: ["duplicate-index-path"], others: followers.union([change])
      ) { Doubled() },
      Row(
        name: "a layout that moves the content while it prepares", others: followers,
        isFaultless: true, first: "invalidates-during-prepare"
      ) { Creeping() },
      Row(
        name: "frames that move with every preparation are not blamed on the screen or the size",
        codes: ["not-idempotent"], isAll: true, isFaultless: true
      ) { Random() },
      Row(
        name: "a layout that keeps an invalidation to itself is told that first",
        others: ["not-idempotent", change], first: "invalidation-ignored",
        words: (
          "invalidation-ignored",
          "Silent.invalidateLayout(with:): after `invalidateLayout()` the next pass does not call "
            + "`prepare()`, as where an override leaves out `super`."
        )
      ) { Silent() },
      Row(
        name: "headers that are made and in no answer are missing, and nothing else is wrong",
        codes: ["missing-supplementary"], isAll: true,
        words: (
          "missing-supplementary",
          "WithoutHeaders.layoutAttributesForElements(in:): for the whole content it leaves out "
            + "header 0-0, although layoutAttributesForSupplementaryView(ofKind:at:) has header "
            + "0-0 at (0, 0, 375, 20)."
        )
      ) { WithoutHeaders() },
      Row(
        name: "frames that are no numbers and meet no rect are blamed on the item query",
        words: (
          "non-finite-geometry",
          "Unplaced.layoutAttributesForItem(at:): cell 0-3 has a number that is not finite: the "
            + "frame of cell 0-3 is (8, nan, 175.5, 40). layoutAttributesForElements(in:) leaves "
            + "it out for every rect: nothing of it ever shows."
        )
      ) { Unplaced() },
      Row(
        name: "an answer without end is read in part", codes: ["duplicate-index-path"],
        note: "An answer has more than 20000 elements."
      ) {
        Extended { rect in
          rect.height > 1500 ? (0..<20_001).map { IndexPath(item: $0 % 12, section: 0) } : []
        }
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let report = audit(row.layout)
      #expect(row.codes.isSubset(of: report.codes), "\(report)")
      #expect(row.others.isDisjoint(with: report.codes), "\(report)")
      if row.isAll { #expect(report.graveCodes == row.codes, "\(report)") }
      if row.isFaultless { #expect(report.faults == [], "\(report)") }
      if let note = row.note { #expect(report.notes.contains { $0.hasPrefix(note) }) }
      if let words = row.explanation { #expect(report.contentSizeExplanation.contains(words)) }
      if let first = row.first { #expect(report.findings.first?.code == first, "\(report)") }
      if let (code, text) = row.words {
        #expect(report[code].first?.message.contains(text) == true, "\(report)")
      }
    }
  }

  @Test(.rows) func `numbers that are not finite are one finding a cause`() {
    forEachRow(of: [CGFloat.nan, .infinity, -.infinity]) { number in
      let report = audit { Tampered { $0.frame.origin.y = number } }
      #expect(report["non-finite-geometry"].count == 1)
      #expect(
        report["non-finite-geometry"].first?.message.contains(
          "Tampered.layoutAttributesForElements(in:): cell 0-0, cell 0-1, cell 0-2 and 9 more have "
            + "a number that is not finite: the frame of cell 0-0 is (0, "
            + "\(NumberText.short(number)), 375, 40).") == true)
      #expect(report.faults == [])
    }
  }

  @Test(.rows) func `a content size that nothing can have is a finding`() {
    forEachRow(of: [CGFloat.nan, .infinity, -50, 1e300]) { height in
      let report = audit { SizedRows(CGSize(width: 375, height: height)) }
      #expect(
        report.codes.contains(height.isFinite ? "content-size-mismatch" : "non-finite-geometry"))
      #expect(!report.isPassed || height.isFinite)
    }
  }

  @Test func `a content size that grows with every question is told apart from frames that move`() {
    let report = audit { SizedRows { CGSize(width: 375, height: 590 + CGFloat($0)) } }
    let messages = report["not-idempotent"].map(\.message)
    #expect(
      messages.contains { $0.contains("SizedRows.collectionViewContentSize: asked three times") })
    #expect(!messages.contains { $0.contains("cell") })
  }

  /// Answers each cell a second time, elsewhere.
  private final class Doubled: PlainGridLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
      let answer = super.layoutAttributesForElements(in: rect) ?? []
      return answer
        + answer.map { attributes in
          return GridViewLayoutAttributes(
            cell: attributes.indexPath, frame: attributes.frame.offsetBy(dx: 3, dy: 5))
        }
    }
  }

  private final class Creeping: PlainGridLayout {
    override func prepare() {
      super.prepare()
      collectionView?.contentOffset.y += 1
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  /// Draws lots while it prepares.
  private final class Random: CachingGrid {
    override func frame(_ section: Int, _ item: Int) -> CGRect {
      super.frame(section, item).insetBy(dx: .random(in: 0...30), dy: 0)
    }
  }

  /// Forgets its attributes, and leaves out `super`.
  private final class Silent: CachingGrid {
    var spacing: CGFloat = 8 { didSet { invalidateLayout() } }

    override var columnWidth: CGFloat { super.columnWidth - spacing }

    override func invalidateLayout(with context: GridViewLayoutInvalidationContext) { forget() }
  }

  /// Has a header that stays at the top, as its own query says.
  private final class WithoutHeaders: PlainGridLayout {
    private var header = GridViewLayoutAttributes()

    override func prepare() {
      super.prepare()
      header = GridViewLayoutAttributes(
        forSupplementaryViewOfKind: GridView.elementKindSectionHeader, with: [0, 0])
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> GridViewLayoutAttributes? {
      guard elementKind == GridView.elementKindSectionHeader, indexPath == [0, 0] else {
        return nil
      }
      header.frame = CGRect(
        x: 0, y: max(0, collectionView?.contentOffset.y ?? 0), width: 375, height: 20)
      return header
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  private final class Unplaced: PlainGridLayout {
    override func frame(_ section: Int, _ item: Int) -> CGRect {
      var frame = super.frame(section, item)
      if item == 3 {
        frame.origin.x = 8
        frame.origin.y = .nan
      }
      return frame
    }
  }

  @Test func `no items, no sections and a view without area are nothing to complain of`() {
    for counts in [[], [0], [0, 0]] as [[Int]] {
      let report = LayoutAudit.run(in: .init(sections: counts)) { StackLayout() }
      #expect(report.codes == [], "\(counts)")
    }
    let report = LayoutAudit.run(in: .init(viewport: .zero)) { GridViewFlowLayout() }
    #expect(report.faults == [])
    #expect(report.codes.allSatisfy { $0 == "missing-item" || $0 == "item-query-unavailable" })
  }

  private func audit(_ make: @escaping @MainActor () -> GridViewLayout) -> AuditReport {
    LayoutAudit.run(in: .init(sections: [12]), make)
  }
}

/// Changes attributes before they are handed out.
private final class Tampered: StackLayout {
  private let change: @MainActor (GridViewLayoutAttributes) -> Void

  init(_ change: @escaping @MainActor (GridViewLayoutAttributes) -> Void) {
    self.change = change
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    if let attributes { change(attributes) }
    return attributes
  }
}

/// Adds cells with any path.
private final class Extended: StackLayout {
  private let paths: @MainActor (CGRect) -> [IndexPath]

  init(_ paths: @escaping @MainActor (CGRect) -> [IndexPath]) {
    self.paths = paths
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    (super.layoutAttributesForElements(in: rect) ?? [])
      + paths(rect).map {
        return GridViewLayoutAttributes(cell: $0, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      }
  }
}
