import Testing
import UIKit

/// Sections of a compositional layout that scroll by themselves, as users and code move them.
@MainActor @Suite("Compositional layout: sections that scroll")
struct SectionScrollTests {
  private typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  /// Ten cards of 200, 10 apart, in a section with insets of 20, above 20 rows of 44.
  private func stage(
    _ behavior: Behavior = .continuous
  ) -> Stage<UICollectionViewCompositionalLayout> {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: box(.fractionalWidth(1), .fractionalHeight(1)))
      guard index == 0 else {
        return NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: box(.fractionalWidth(1), .absolute(44)), subitems: [item]))
      }
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: box(.absolute(200), .absolute(100)), subitems: [item]))
      section.orthogonalScrollingBehavior = behavior
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
      return section
    }
    let stage = Stage(layout, counts: [10, 20], width: 320, height: 480)
    stage.layOut()
    return stage
  }

  private func shown(_ stage: Stage<UICollectionViewCompositionalLayout>, _ item: Int) -> CGFloat? {
    stage.shownFrame(item)?.minX
  }

  // MARK: The scroll view

  @Test("CL-44: a scroll view of its own is around a section's cells", .tags(.observed))
  func scrollView() throws {
    let stage = stage()
    let inner = try #require(stage.scrollView(ofSection: 0))
    #expect(inner.isDescendant(of: stage.view))
    #expect(inner.contentOffset == .zero)
    #expect(inner.contentSize.width > stage.view.bounds.width)
    #expect(inner.contentSize.height <= 100)
    #expect(stage.scrollView(ofSection: 1) == nil)
    #expect(stage.view.contentSize == CGSize(width: 320, height: 100 + 20 * 44))
  }

  @Test("CL-46: its offset moves what shows, and no attributes", .tags(.measured))
  func offset() {
    let stage = stage()
    #expect(stage.visibleItems(inSection: 0) == [0, 1])
    stage.scroll(section: 0, to: 420)
    // The first of them is beside the inset, and on screen all the same.
    #expect(stage.visibleItems(inSection: 0) == [1, 2, 3])
    #expect([1, 2, 3].map { shown(stage, $0) } == [-190, 20, 230])
    #expect(stage.view.layoutAttributesForItem(at: path(2))?.frame.minX == 440)
    #expect(stage.view.contentOffset == .zero)
  }

  @Test("a point meets the item that shows there", .tags(.inferred))
  func points() {
    let stage = stage()
    stage.scroll(section: 0, to: 420)
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 30, y: 50)) == path(2))
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 30, y: 110)) == path(0, in: 1))
  }

  @Test("the collection view's delegate does not hear of it", .tags(.observed))
  func delegate() {
    let stage = stage()
    #expect(
      stage.recorder.count(of: "delegate didScroll to 0,0") { stage.scroll(section: 0, to: 420) }
        == 0)
    let calls = stage.recorder.calls(of: .delegate) { stage.scroll(section: 0, to: 840) }
    #expect(!calls.contains("didScroll"))
    #expect(calls.contains("willDisplay 0-5"))
    #expect(calls.contains("didEndDisplaying 0-2"))
  }

  // MARK: Where it rests

  @Test(
    "CL-45: an offset set by code goes to where the behaviour rests", .tags(.measured),
    arguments: [
      (.continuous, 333, 333), (.continuous, 1800, 1800),
      (.continuousGroupLeadingBoundary, 100, 0), (.continuousGroupLeadingBoundary, 110, 210),
      (.continuousGroupLeadingBoundary, 5000, 1810),
      (.groupPaging, 110, 210), (.groupPaging, 400, 420), (.groupPaging, 1800, 1810),
      (.paging, 100, 0), (.paging, 150, 280), (.paging, 1790, 1680), (.paging, 1830, 1810),
      (.groupPagingCentered, 100, 170), (.groupPagingCentered, 10, -40),
      (.groupPagingCentered, 5000, 1850),
    ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat, CGFloat)])
  func rest(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, asked: CGFloat, rest: CGFloat
  ) {
    let stage = stage(behavior)
    stage.scroll(section: 0, to: asked)
    #expect(stage.scrollView(ofSection: 0)?.contentOffset.x == rest)
  }

  @Test("CL-45: a centred section begins with its first group in the middle", .tags(.measured))
  func centred() {
    let stage = stage(.groupPagingCentered)
    #expect(stage.shownFrame(0)?.midX == 160)
  }

  // MARK: Where it is then

  /// An action on a section that scrolls, and where it and some of its cards are then.
  struct Act: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    let offset: CGFloat
    let shown: [Int: CGFloat]
    let body: @MainActor @Sendable (Stage<UICollectionViewCompositionalLayout>) -> Void

    init(
      _ name: String, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
      offset: CGFloat, shown: [Int: CGFloat],
      body: @escaping @MainActor @Sendable (Stage<UICollectionViewCompositionalLayout>) -> Void
    ) {
      testDescription = name
      self.behavior = behavior
      self.offset = offset
      self.shown = shown
      self.body = body
    }
  }

  private func expect(_ act: Act) {
    let stage = stage(act.behavior)
    act.body(stage)
    stage.layOut()
    #expect(stage.view.contentOffset == .zero)
    #expect(stage.view.numberOfItems(inSection: 0) == stage.source.counts[0])
    #expect(stage.scrollView(ofSection: 0)?.contentOffset.x == act.offset)
    for (item, x) in act.shown { #expect(shown(stage, item) == x, "card \(item)") }
  }

  @Test(
    "where a section is that was scrolled", .tags(.observed),
    arguments: [
      Act("a section scrolls to an item of it", .continuous, offset: 1010, shown: [5: 60]) {
        $0.view.scrollToItem(at: path(5), at: .centeredHorizontally, animated: false)
      },
      Act("and to one at the left", .continuous, offset: 420, shown: [2: 20]) {
        $0.scroll(section: 0, to: 1010)
        $0.view.scrollToItem(at: path(2), at: .left, animated: false)
      },
      Act(
        "a section keeps its offset while it is off screen", .continuous, offset: 500,
        shown: [3: 150]
      ) {
        $0.scroll(section: 0, to: 500)
        $0.scroll(to: 400)
        #expect($0.visibleItems(inSection: 0) == [])
        $0.scroll(to: 0)
      },
    ])
  func scrolled(act: Act) { expect(act) }

  @Test(
    "where a section is after a reload or an update", .tags(.inferred),
    arguments: [
      Act(
        "the view and its section scroll to an item off screen", .groupPaging, offset: 840,
        shown: [4: 20]
      ) {
        $0.scroll(to: 300)
        #expect($0.visibleItems(inSection: 0) == [])
        $0.view.scrollToItem(at: path(4), at: [.top, .left], animated: false)
      },
      Act("a reload keeps a section's offset", .continuous, offset: 500, shown: [3: 150]) {
        $0.scroll(section: 0, to: 500)
        $0.view.reloadData()
      },
      // Three cards are 620 long, and 280 of them show.
      Act(
        "a reload with fewer items stops at the new end", .continuous, offset: 340, shown: [2: 100]
      ) {
        $0.scroll(section: 0, to: 1500)
        $0.source.counts[0] = 3
        $0.view.reloadData()
      },
      Act(
        "an inserted card comes between the others, the offset stays", .groupPaging, offset: 420,
        shown: [1: -190, 2: 20, 3: 230]
      ) {
        $0.scroll(section: 0, to: 420)
        $0.update([11, 20]) { $0.insertItems(at: [path(0)]) }
      },
      // Six cards are 1250 long: the last offset is 970.
      Act(
        "cards that are deleted at the end take the end along", .groupPaging, offset: 970,
        shown: [5: 100]
      ) {
        $0.scroll(section: 0, to: 5000)
        $0.update([6, 20]) { $0.deleteItems(at: (6..<10).map { path($0) }) }
      },
    ])
  func changed(act: Act) { expect(act) }

  @Test("another width keeps a place to rest", .tags(.inferred))
  func width() throws {
    let stage = stage(.groupPaging)
    stage.scroll(section: 0, to: 420)
    stage.view.frame.size = CGSize(width: 480, height: 320)
    stage.layOut()
    let offset = try #require(stage.scrollView(ofSection: 0)?.contentOffset.x)
    #expect(offset.truncatingRemainder(dividingBy: 210) == 0)
  }

  @Test("a cell goes along when its item moves within the row", .tags(.inferred))
  func move() throws {
    let stage = stage()
    let cell = try #require(stage.cell(0))
    stage.update { $0.moveItem(at: path(0), to: path(1)) }
    stage.layOut()
    #expect(stage.cell(1) === cell)
    #expect(shown(stage, 1) == 230)
  }

  @Test("a section's offset follows the section", .tags(.inferred))
  func sections() {
    let layout = UICollectionViewCompositionalLayout(section: Self.shelf())
    let stage = Stage(layout, counts: [8, 8], width: 320, height: 480)
    stage.layOut()
    stage.scroll(section: 0, to: 300)
    stage.scroll(section: 1, to: 120)
    stage.update([8, 8, 8]) { $0.insertSections(IndexSet(integer: 0)) }
    stage.layOut()
    #expect((0..<3).map { stage.scrollView(ofSection: $0)?.contentOffset.x } == [0, 300, 120])
  }

  private static func shelf() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: box(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: box(.absolute(150), .absolute(80)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    return section
  }
}
