import UIKit

extension CompositionalSample {
  /// Views around items and sections, and behind them.
  static let surroundings: [CompositionalSample] = [
    CompositionalSample("badges", counts: [10]) {
      let corner = NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.25, y: -0.25))
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: box(.absolute(24), .absolute(24)), elementKind: SampleKind.badge,
        containerAnchor: corner)
      let icon = NSCollectionLayoutItem(
        layoutSize: box(.fractionalWidth(0.25), .fractionalHeight(1)), supplementaryItems: [badge])
      icon.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      let line = NSCollectionLayoutGroup.horizontal(
        layoutSize: box(.fractionalWidth(1), .fractionalWidth(0.25)), subitems: [icon])
      let section = NSCollectionLayoutSection(group: line)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 12, leading: 12, bottom: 12, trailing: 12)
      return UICollectionViewCompositionalLayout(section: section)
    },
    // The header stays at the top, the footer at the end of its section.
    CompositionalSample(
      "pinned headers", counts: [12, 9, 14], steps: [.scroll(150), .scroll(520)]
    ) {
      UICollectionViewCompositionalLayout(
        section: chapter(isHeaderPinned: true, isFooterPinned: false))
    },
    CompositionalSample(
      "pinned headers and footers", counts: [12, 9, 14], steps: [.scroll(150), .scroll(520)]
    ) {
      UICollectionViewCompositionalLayout(
        section: chapter(isHeaderPinned: true, isFooterPinned: true))
    },
    CompositionalSample("backgrounds", counts: [5, 3, 4]) {
      let row = NSCollectionLayoutItem(layoutSize: box(.fractionalWidth(1), .fractionalHeight(1)))
      let line = NSCollectionLayoutGroup.horizontal(
        layoutSize: box(.fractionalWidth(1), .absolute(44)), subitems: [row])
      let section = NSCollectionLayoutSection(group: line)
      section.interGroupSpacing = 6
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 14, leading: 14, bottom: 14, trailing: 14)
      section.boundarySupplementaryItems = [
        title(UICollectionView.elementKindSectionHeader, .absolute(30))
      ]
      let background = NSCollectionLayoutDecorationItem.background(
        elementKind: SampleKind.background)
      background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
      section.decorationItems = [background]
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(
        UICollectionReusableView.self, forDecorationViewOfKind: SampleKind.background)
      return layout
    },
  ]

  /// Rows under a header and above a footer.
  @MainActor private static func chapter(
    isHeaderPinned: Bool, isFooterPinned: Bool
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutItem(layoutSize: box(.fractionalWidth(1), .fractionalHeight(1)))
    let line = NSCollectionLayoutGroup.horizontal(
      layoutSize: box(.fractionalWidth(1), .absolute(44)), subitems: [row])
    let section = NSCollectionLayoutSection(group: line)
    section.interGroupSpacing = 4
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    section.boundarySupplementaryItems = [
      title(UICollectionView.elementKindSectionHeader, .absolute(40), isPinned: isHeaderPinned),
      title(UICollectionView.elementKindSectionFooter, .absolute(24), isPinned: isFooterPinned),
    ]
    return section
  }
}
