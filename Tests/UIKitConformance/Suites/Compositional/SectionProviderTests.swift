import Testing
import UIKit

/// When sections are asked for, with what, and what becomes of the objects that describe them.
@MainActor @Suite("Compositional layout: sections and their parts")
struct SectionProviderTests {
  private static func rows(height: CGFloat = 40) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutItem(layoutSize: box(.fractionalWidth(1), .fractionalHeight(1)))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: box(.fractionalWidth(1), .absolute(height)), subitems: [row]))
  }

  @Test("CL-40: the provider is asked for each section, told the view's size", .tags(.measured))
  func provider() {
    var asked: [Int] = []
    var sizes: Set<CGFloat> = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      asked.append(section)
      sizes.insert(environment.container.contentSize.width)
      return Self.rows(height: CGFloat(20 * (section + 1)))
    }
    let stage = Stage(layout, counts: [2, 1, 3], width: 320, height: 200)
    stage.layOut()
    #expect(Set(asked) == [0, 1, 2])
    #expect(sizes == [320])
    #expect(stage.view.contentSize == CGSize(width: 320, height: 2 * 20 + 40 + 3 * 60))
    asked = []
    stage.scroll(to: 50)
    #expect(asked == [])
    stage.view.frame.size.width = 400
    stage.layOut()
    #expect(Set(asked) == [0, 1, 2])
    #expect(sizes == [320, 400])
  }

  @Test("CL-40: and again when the layout is invalidated", .tags(.documented))
  func invalidation() {
    var height: CGFloat = 40
    let layout = UICollectionViewCompositionalLayout { _, _ in Self.rows(height: height) }
    let stage = Stage(layout, counts: [3], width: 320, height: 200)
    stage.layOut()
    height = 60
    layout.invalidateLayout()
    stage.layOut()
    #expect(stage.view.contentSize.height == 180)
    #expect(stage.shownFrame(2)?.minY == 120)
  }

  @Test("CL-2: an empty section needs no description", .tags(.measured))
  func emptySection() {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section == 1 ? nil : Self.rows()
    }
    let stage = Stage(layout, counts: [1, 0, 2], width: 320, height: 200)
    stage.layOut()
    #expect(stage.view.contentSize.height == 120)
  }

  @Test("CL-3: a group copies what it is made of", .tags(.measured))
  func copies() {
    let item = NSCollectionLayoutItem(layoutSize: box(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: box(.fractionalWidth(1), .absolute(40)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    item.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9)
    group.contentInsets = item.contentInsets
    let stage = Stage(
      UICollectionViewCompositionalLayout(section: section), counts: [1], width: 320, height: 200)
    stage.layOut()
    #expect(stage.shownFrame(0) == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(group.subitems.first?.contentInsets == .zero)
  }

  @Test("CL-3: parts are equal when they say the same", .tags(.measured))
  func equality() {
    #expect(NSCollectionLayoutDimension.absolute(4) == .absolute(4))
    #expect(NSCollectionLayoutDimension.absolute(4) != .estimated(4))
    #expect(NSCollectionLayoutSpacing.fixed(4) != .flexible(4))
    #expect(box(.absolute(1), .absolute(2)) == box(.absolute(1), .absolute(2)))
    let (a, b) = (Self.rows(), Self.rows())
    #expect(a == b)
    b.interGroupSpacing = 1
    #expect(a != b)
  }

  @Test("the configuration is a copy, and setting it lays out anew", .tags(.measured))
  func configuration() {
    let layout = UICollectionViewCompositionalLayout(section: Self.rows())
    let stage = Stage(layout, counts: [1, 1], width: 320, height: 200)
    stage.layOut()
    let configuration = layout.configuration
    configuration.interSectionSpacing = 30
    stage.layOut()
    #expect(stage.view.contentSize.height == 80)
    layout.configuration = configuration
    stage.layOut()
    #expect(stage.view.contentSize.height == 110)
  }

  @Test("a group can be described", .tags(.documented))
  func description() {
    let row = NSCollectionLayoutItem(layoutSize: box(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: box(.fractionalWidth(1), .absolute(40)), subitems: [row])
    #expect(!group.visualDescription().isEmpty)
  }

  @Test("LB-7: columns begin at the right where text does", .tags(.documented))
  func rightToLeft() {
    let half = NSCollectionLayoutItem(layoutSize: box(.fractionalWidth(0.25), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: box(.fractionalWidth(1), .absolute(40)), subitems: [half]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
    let stage = Stage(
      UICollectionViewCompositionalLayout(section: section), counts: [4], width: 320, height: 200)
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.layOut()
    #expect((0..<4).map { stage.shownFrame($0)?.minX } == [225, 150, 75, 0])
  }

  @Test("CL-60: a pinned header stops where its section ends", .tags(.measured))
  func pinned() {
    let section = Self.rows()
    section.boundarySupplementaryItems = [
      title(UICollectionView.elementKindSectionHeader, .absolute(30), isPinned: true)
    ]
    let stage = Stage(
      UICollectionViewCompositionalLayout(section: section), counts: [5, 9], width: 320,
      height: 200)
    stage.layOut()
    let kind = UICollectionView.elementKindSectionHeader
    func tops() -> [CGFloat?] {
      (0..<2).map {
        stage.view.supplementaryView(forElementKind: kind, at: path(0, in: $0))?.frame.minY
      }
    }
    stage.scroll(to: 120)
    #expect(tops() == [120, 230])
    stage.scroll(to: 215)
    #expect(tops() == [200, 230])
    stage.scroll(to: 260)
    #expect(tops() == [nil, 260])
  }
}
