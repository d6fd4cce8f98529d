import UIKit

extension CompositionalSample {
  private typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  /// Sections that scroll by themselves.
  static let shelves: [CompositionalSample] = [
    shelf("continuous", .continuous),
    shelf("continuous to groups", .continuousGroupLeadingBoundary),
    shelf("paging", .paging),
    shelf("group paging", .groupPaging),
    shelf("group paging centred", .groupPagingCentered),
    // Large pictures, a grid, and rows: every section has a layout of its own.
    CompositionalSample(
      "distinct sections", counts: [6, 9, 4],
      steps: [.scrollSection(0, 200), .scroll(100), .scrollSection(0, 900)]
    ) {
      UICollectionViewCompositionalLayout { index, environment in
        let isWide = environment.container.effectiveContentSize.width > 600
        let section: NSCollectionLayoutSection
        switch index {
        case 0: section = pictures(share: isWide ? 0.45 : 0.8)
        case 1: section = grid(columns: isWide ? 6 : 3)
        default: section = rows()
        }
        section.boundarySupplementaryItems = [
          title(UICollectionView.elementKindSectionHeader, .absolute(36))
        ]
        return section
      }
    },
    // A programme of talks: a shelf of cards for each subject, under its title.
    CompositionalSample(
      "talks", counts: [5, 3, 8],
      steps: [.scrollSection(0, 230), .scrollSection(1, 5000), .scrollSection(1, 0)]
    ) {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 20
      return UICollectionViewCompositionalLayout(
        sectionProvider: { _, environment in
          let isWide = environment.container.effectiveContentSize.width > 500
          let card = NSCollectionLayoutItem(
            layoutSize: box(.fractionalWidth(1), .fractionalHeight(1)))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: box(.fractionalWidth(isWide ? 0.425 : 0.85), .absolute(240)),
            subitems: [card])
          let section = NSCollectionLayoutSection(group: group)
          section.orthogonalScrollingBehavior = .groupPaging
          section.interGroupSpacing = 20
          section.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: 20, bottom: 0, trailing: 20)
          section.boundarySupplementaryItems = [
            title(UICollectionView.elementKindSectionHeader, .estimated(44))
          ]
          return section
        },
        configuration: configuration)
    },
  ]

  /// A shelf over a few rows: groups of a large item and two small ones.
  private static func shelf(_ name: String, _ behavior: Behavior) -> CompositionalSample {
    CompositionalSample(
      "shelf, \(name)", counts: [14, 6],
      steps: [
        .scrollSection(0, 40), .scrollSection(0, 300), .scrollSection(0, 5000),
        .scrollSection(0, 0),
      ]
    ) {
      UICollectionViewCompositionalLayout { index, _ in
        guard index == 0 else { return rows() }
        let large = NSCollectionLayoutItem(
          layoutSize: box(.fractionalWidth(0.6), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(
          layoutSize: box(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
          layoutSize: box(.fractionalWidth(0.4), .fractionalHeight(1)), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: box(.fractionalWidth(0.8), .absolute(160)), subitems: [large, column])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 0, leading: 16, bottom: 12, trailing: 16)
        section.boundarySupplementaryItems = [
          title(UICollectionView.elementKindSectionHeader, .absolute(40))
        ]
        return section
      }
    }
  }

  @MainActor private static func pictures(share: CGFloat) -> NSCollectionLayoutSection {
    let picture = NSCollectionLayoutItem(
      layoutSize: box(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: box(.fractionalWidth(share), .fractionalWidth(share * 0.6)),
      subitems: [picture])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 16
    return section
  }

  @MainActor private static func grid(columns: Int) -> NSCollectionLayoutSection {
    let tile = NSCollectionLayoutItem(
      layoutSize: box(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1)))
    let line = NSCollectionLayoutGroup.horizontal(
      layoutSize: box(.fractionalWidth(1), .absolute(80)), subitems: [tile])
    line.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: line)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
    return section
  }

  @MainActor private static func rows() -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutItem(layoutSize: box(.fractionalWidth(1), .fractionalHeight(1)))
    let line = NSCollectionLayoutGroup.horizontal(
      layoutSize: box(.fractionalWidth(1), .absolute(44)), subitems: [row])
    return NSCollectionLayoutSection(group: line)
  }
}
