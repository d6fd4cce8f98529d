import Testing
import UIKit

/// Answers of a flow layout and its view to queries.
@MainActor @Suite("Flow layout: queries")
struct FlowQueryTests {
  /// Three items of 100 × 40 a line, 10 between lines, header and footer: 40 items in two sections.
  private func stage(width: CGFloat = 300, height: CGFloat = 200)
    -> Stage<UICollectionViewFlowLayout>
  {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 10
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let stage = Stage(layout, counts: [30, 10], width: width, height: height)
    stage.layOut()
    return stage
  }

  @Test("defaults", .tags(.measured))
  func defaults() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.estimatedItemSize == .zero)
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.headerReferenceSize == .zero)
    #expect(layout.footerReferenceSize == .zero)
    #expect(layout.sectionInset == .zero)
    #expect(layout.sectionInsetReference == .fromContentInset)
    #expect(!layout.sectionHeadersPinToVisibleBounds)
    #expect(!layout.sectionFootersPinToVisibleBounds)
  }

  @Test("FL-55: items are answered by path, on screen or not", .tags(.documented))
  func items() {
    let stage = stage()
    #expect(stage.view.visibleCells.count == 12)
    #expect(
      stage.view.layoutAttributesForItem(at: path(4))?.frame
        == CGRect(x: 100, y: 80, width: 100, height: 40))
    #expect(
      stage.view.layoutAttributesForItem(at: path(29))?.frame
        == CGRect(x: 200, y: 480, width: 100, height: 40))
    #expect(stage.view.layoutAttributesForItem(at: path(9, in: 1))?.frame.minY == 720)
  }

  @Test(
    "FL-33, FL-36: headers and footers are as wide as the view, and know what they are",
    .tags(.measured))
  func supplementaryElements() throws {
    let view = stage().view
    let header = try #require(
      view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: path(0, in: 1)))
    #expect(header.frame == CGRect(x: 0, y: 540, width: 300, height: 30))
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "UICollectionElementKindSectionHeader")
    let footer = try #require(
      view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionFooter, at: path(0)))
    #expect(footer.frame == CGRect(x: 0, y: 520, width: 300, height: 20))
    #expect(footer.indexPath == path(0))
  }

  @Test("FL-38: headers and footers lie above items", .tags(.observed))
  func depth() {
    let layout = stage().layout
    #expect(layout.layoutAttributesForItem(at: path(0))?.zIndex == 0)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      #expect(
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path(0))?.zIndex == 10)
    }
  }

  @Test("FL-35, FL-57: what is not there is nil", .tags(.inferred))
  func missing() {
    let stage = stage()
    let layout = stage.layout
    layout.headerReferenceSize = .zero
    stage.layOut()
    #expect(
      layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: path(0)) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "board", at: path(0)) == nil)
  }

  @Test(
    "FL-53, QR-13: what meets a rectangle, each as it is answered by path", .tags(.inferred),
    arguments: [
      (CGRect(x: 0, y: 0, width: 300, height: 200), ["header 0", "items 0 to 11"]),
      (CGRect(x: 0, y: 100, width: 300, height: 1), ["items 3 to 5"]),
      (CGRect(x: 0, y: 70.5, width: 300, height: 9), []),
      (CGRect(x: 0, y: 500, width: 300, height: 65), ["items 27 to 29", "footer 0", "header 1"]),
      (CGRect(x: 0, y: 2000, width: 300, height: 100), []),
      (CGRect(x: -500, y: -500, width: 300, height: 100), []),
    ] as [(CGRect, [String])])
  func elements(rect: CGRect, expected: [String]) {
    let stage = stage()
    let answer = (stage.layout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.frame.intersects(rect) }.sorted { $0.frame.minY < $1.frame.minY }
    var names: [String] = []
    let items = answer.filter { $0.representedElementCategory == .cell }.map(\.indexPath.item)
    if let first = items.min(), let last = items.max() {
      #expect(items.count == last - first + 1)
      names.append("items \(first) to \(last)")
    }
    for element in answer {
      switch element.representedElementKind {
      case UICollectionView.elementKindSectionHeader:
        names.append("header \(element.indexPath.section)")
      case UICollectionView.elementKindSectionFooter:
        names.append("footer \(element.indexPath.section)")
      default:
        #expect(element == stage.layout.layoutAttributesForItem(at: element.indexPath))
      }
    }
    #expect(names.sorted() == expected.sorted())
  }

  @Test(
    "Q-6: points belong to near edges, not to far ones; gaps and headers to no item",
    .tags(.documented),
    arguments: [
      (CGPoint(x: 0, y: 30), 0), (CGPoint(x: 99.5, y: 69.5), 0), (CGPoint(x: 100, y: 30), 1),
      (CGPoint(x: 299.5, y: 79.5), nil), (CGPoint(x: 50, y: 75), nil),
      (CGPoint(x: 10, y: 10), nil), (CGPoint(x: 0, y: 70), nil), (CGPoint(x: 150, y: 80), 4),
    ] as [(CGPoint, Int?)])
  func points(point: CGPoint, item: Int?) {
    #expect(stage().view.indexPathForItem(at: point) == item.map { path($0) })
  }

  @Test("FL-40, Q-10: the view takes over the layout's content size", .tags(.documented))
  func contentSize() {
    let stage = stage()
    #expect(stage.layout.collectionViewContentSize == CGSize(width: 300, height: 780))
    #expect(stage.view.contentSize == CGSize(width: 300, height: 780))
    stage.layout.minimumLineSpacing = 20
    stage.layOut()
    // Nine gaps in the first section, three in the second.
    #expect(stage.view.contentSize == CGSize(width: 300, height: 900))
  }

  @Test("FL-2: a property that changes makes the layout stale", .tags(.observed))
  func properties() {
    let stage = stage()
    stage.layout.itemSize = CGSize(width: 150, height: 40)
    stage.layOut()
    #expect(stage.cell(1)?.frame == CGRect(x: 150, y: 30, width: 150, height: 40))
    stage.layout.scrollDirection = .horizontal
    stage.layOut()
    #expect(stage.cell(1)?.frame.minX == stage.cell(0)?.frame.minX)
    #expect(stage.view.contentSize.height == 200)
  }

  @Test("FL-37: sections without items keep header, insets and footer", .tags(.observed))
  func emptySections() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
    let stage = Stage(layout, counts: [0, 0, 0])
    stage.layOut()
    #expect(stage.view.contentSize == CGSize(width: 100, height: 81))
    #expect(
      stage.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        .map(\.frame.minY).sorted() == [0, 27, 54])
  }

  @Test("FL-50: horizontally lines are columns", .tags(.documented))
  func horizontal() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 40, height: 60)
    layout.minimumInteritemSpacing = 20
    layout.minimumLineSpacing = 5
    layout.headerReferenceSize = CGSize(width: 15, height: 0)
    let stage = Stage(layout, counts: [5], width: 100, height: 140)
    stage.layOut()
    let expected = Frames(
      """
      content 145 × 140
      header 0,0,15,140
      items 15,0,40,60 · 15,80,40,60 · 60,0,40,60 · 60,80,40,60 · 105,0,40,60
      """)
    #expect(Frames(of: stage.view).differences(from: expected, scale: stage.scale) == [])
  }
}
