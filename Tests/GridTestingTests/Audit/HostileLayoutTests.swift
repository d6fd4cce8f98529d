import GridTesting
import Testing

/// Layouts that answer nonsense: the audit comes to its end and says what it saw.
@MainActor @Suite("Audit of hostile layouts")
struct HostileLayoutTests {
  @Test(
    "numbers that are not finite are one finding a cause",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func nonFinite(number: CGFloat) {
    let report = audit { Tampered { $0.frame.origin.y = number } }
    #expect(report["non-finite-geometry"].count == 1)
    #expect(
      report["non-finite-geometry"].first?.message.contains(
        "Tampered.layoutAttributesForElements(in:): cell 0-0, cell 0-1, cell 0-2 and 9 more have a "
          + "number that is not finite: the frame of cell 0-0 is (0, \(NumberText.short(number)), "
          + "375, 40).") == true)
    #expect(report.faults == [])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -50, 1e300])
  func `a content size that nothing can have is a finding`(height: CGFloat) {
    let report = audit { Sized { _ in CGSize(width: 375, height: height) } }
    #expect(
      report.codes.contains(height.isFinite ? "content-size-mismatch" : "non-finite-geometry"))
    #expect(!report.isPassed || height.isFinite)
  }

  @Test func `a content size that grows with every question is told apart from frames that move`() {
    let report = audit { Sized { CGSize(width: 375, height: 590 + CGFloat($0)) } }
    let messages = report["not-idempotent"].map(\.message)
    #expect(messages.contains { $0.contains("Sized.collectionViewContentSize: asked three times") })
    #expect(!messages.contains { $0.contains("cell") })
  }

  @Test func `nil for everything is missing items, not a crash`() {
    let report = audit { GridViewLayout() }
    #expect(report.codes.contains("missing-item"))
    #expect(report.codes.contains("item-query-unavailable"))
    #expect(report.contentSizeExplanation.contains("There are no elements."))
  }

  @Test func `paths of no length, of three numbers and of items that are not there`() {
    let report = audit {
      Extended { _ in
        [IndexPath(), IndexPath(indexes: [0, 1, 2]), IndexPath(item: 99, section: 7)]
      }
    }
    #expect(report.codes.contains("malformed-index-path"))
    #expect(
      report["phantom-item"].first?.message.contains(
        "cell 7-99 came with attributes, but the data source has 12 items in 1 section.") == true)
    #expect(report.faults == [])
  }

  @Test func `an element answered twice is reported once, and compared with nothing`() {
    let report = audit { Doubled() }
    #expect(report.codes.contains("duplicate-index-path"))
    let followers: Set = [
      "not-idempotent", "screen-metrics", "stale-after-resize", "parameter-does-not-invalidate",
    ]
    #expect(followers.isDisjoint(with: report.codes), "\(report)")
  }

  /// Answers each cell a second time, elsewhere.
  private final class Doubled: PlainGridLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [GridViewLayoutAttributes]? {
      let answer = super.layoutAttributesForElements(in: rect) ?? []
      return answer
        + answer.map { attributes in
          let second = GridViewLayoutAttributes(forCellWith: attributes.indexPath)
          second.frame = attributes.frame.offsetBy(dx: 3, dy: 5)
          return second
        }
    }
  }

  @Test func `a layout that moves the content while it prepares is told so`() {
    let report = audit { Creeping() }
    #expect(report.codes.contains("invalidates-during-prepare"), "\(report)")
    #expect(report.findings.first?.code == "invalidates-during-prepare", "\(report)")
    let followers: Set = ["not-idempotent", "screen-metrics", "stale-after-resize"]
    #expect(followers.isDisjoint(with: report.codes), "\(report)")
    #expect(report.faults.isEmpty, "\(report)")
  }

  private final class Creeping: PlainGridLayout {
    override func prepare() {
      super.prepare()
      collectionView?.contentOffset.y += 1
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  @Test func `frames that move with every preparation are not blamed on the screen or the size`() {
    let report = audit { Random() }
    #expect(report.graveCodes == ["not-idempotent"], "\(report)")
    #expect(report.faults == [])
  }

  private final class Random: CachingGrid {
    private var shifts: [CGFloat] = []

    override func prepare() {
      shifts = (0..<100).map { _ in .random(in: 0...60) }
      super.prepare()
    }

    override func frame(_ section: Int, _ item: Int) -> CGRect {
      var frame = super.frame(section, item)
      frame.origin.x += shifts[item % shifts.count]
      frame.size.width -= 60
      return frame
    }
  }

  @Test func `a layout that keeps an invalidation to itself is told that first`() {
    let report = audit { Silent() }
    #expect(report.findings.first?.code == "invalidation-ignored", "\(report)")
    #expect(
      report.findings.first?.message.contains(
        "Silent.invalidateLayout(with:): after `invalidateLayout()` the next pass does not call "
          + "`prepare()`, as where an override leaves out `super`.") == true, "\(report)")
    let followers: Set = ["not-idempotent", "parameter-does-not-invalidate"]
    #expect(followers.isDisjoint(with: report.codes), "\(report)")
  }

  /// Forgets its attributes, and leaves out `super`.
  private final class Silent: CachingGrid {
    var spacing: CGFloat = 8 { didSet { invalidateLayout() } }

    override var columnWidth: CGFloat { super.columnWidth - spacing }

    override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
      forget()
    }
  }

  @Test func `headers that are made and in no answer are missing, and nothing else is wrong`() {
    let report = audit { WithoutHeaders() }
    #expect(report.graveCodes == ["missing-supplementary"], "\(report)")
    #expect(
      report["missing-supplementary"].first?.message.contains(
        "WithoutHeaders.layoutAttributesForElements(in:): for the whole content it leaves out "
          + "header 0-0, although layoutAttributesForSupplementaryView(ofKind:at:) has header 0-0 "
          + "at (0, 0, 375, 20).") == true, "\(report)")
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

  @Test func `frames that are no numbers and meet no rect are blamed on the item query`() {
    let report = audit { Unplaced() }
    #expect(
      report["non-finite-geometry"].first?.message.contains(
        "Unplaced.layoutAttributesForItem(at:): cell 0-3 has a number that is not finite: the frame "
          + "of cell 0-3 is (8, nan, 175.5, 40). layoutAttributesForElements(in:) leaves it out for "
          + "every rect: nothing of it ever shows.") == true, "\(report)")
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

  @Test func `an answer without end is read in part`() {
    let report = LayoutAudit.run(in: .init(sections: [12])) {
      Extended { rect in
        rect.height > 1500 ? (0..<20_001).map { IndexPath(item: $0 % 12, section: 0) } : []
      }
    }
    #expect(report.codes.contains("duplicate-index-path"))
    #expect(report.notes.contains { $0.hasPrefix("An answer has more than 20000 elements.") })
  }

  @Test func `a layout that invalidates itself with every answer ends as a finding`() {
    let report = audit { Restless() }
    #expect(report.codes.contains { $0.hasPrefix("invalidat") } || !report.faults.isEmpty)
    #expect(!report.isPassed || report.codes.contains("invalidation-storm"))
  }

  @Test func `no items and no sections are nothing to complain of`() {
    for counts in [[], [0], [0, 0]] as [[Int]] {
      #expect(LayoutAudit.run(in: .init(sections: counts)) { StackLayout() }.codes == [])
    }
  }

  @Test func `a view without area is nothing to complain of`() {
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

/// Gives a size that depends on how often it was asked.
private final class Sized: StackLayout {
  private let size: @MainActor (Int) -> CGSize
  private var questions = 0

  init(_ size: @escaping @MainActor (Int) -> CGSize) {
    self.size = size
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize {
    questions += 1
    return size(questions)
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
        let attributes = GridViewLayoutAttributes(forCellWith: $0)
        attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return attributes
      }
  }
}

/// Is stale again as soon as it was asked.
private final class Restless: StackLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let answer = super.layoutAttributesForElements(in: rect)
    invalidateLayout()
    return answer
  }
}
