import UIKit

extension CompositionalSample {
  /// Groups within groups, and frames that an app works out by itself.
  static let groups: [CompositionalSample] = [
    // A large picture with three small ones beside it, and a strip of four below.
    CompositionalSample("nested groups", counts: [19]) {
      let large = NSCollectionLayoutItem(
        layoutSize: box(.fractionalWidth(0.7), .fractionalHeight(1)))
      let small = NSCollectionLayoutItem(
        layoutSize: box(.fractionalWidth(1), .fractionalHeight(1.0 / 3)))
      let quarter = NSCollectionLayoutItem(
        layoutSize: box(.fractionalWidth(0.25), .fractionalHeight(1)))
      for item in [large, small, quarter] {
        item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
      }
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: box(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
      let upper = NSCollectionLayoutGroup.horizontal(
        layoutSize: box(.fractionalWidth(1), .fractionalHeight(0.75)), subitems: [large, column])
      let strip = NSCollectionLayoutGroup.horizontal(
        layoutSize: box(.fractionalWidth(1), .fractionalHeight(0.25)), subitems: [quarter])
      let page = NSCollectionLayoutGroup.vertical(
        layoutSize: box(.fractionalWidth(1), .fractionalWidth(0.8)), subitems: [upper, strip])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: page))
    },
    // Items on a flight of stairs; every group begins at the left again.
    CompositionalSample("stairs", counts: [7]) {
      let stairs = NSCollectionLayoutGroup.custom(
        layoutSize: box(.fractionalWidth(1), .absolute(120))
      ) { environment in
        let width = environment.container.effectiveContentSize.width / 3
        return (0..<3).map { step in
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(
              x: CGFloat(step) * width, y: CGFloat(step) * 30, width: width, height: 60),
            zIndex: step)
        }
      }
      let section = NSCollectionLayoutSection(group: stairs)
      section.interGroupSpacing = 10
      return UICollectionViewCompositionalLayout(section: section)
    },
    // Rows as high as what is in them.
    CompositionalSample(
      "rows of their own height", counts: [30], steps: [.scroll(300)],
      height: { CGFloat(40 + $0.item % 4 * 25) }
    ) {
      let size = box(.fractionalWidth(1), .estimated(60))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)
      return UICollectionViewCompositionalLayout(section: section)
    },
    // Two cards a line; the line is as high as the higher one.
    CompositionalSample(
      "cards of their own height", counts: [7], height: { CGFloat(80 + $0.item % 3 * 30) }
    ) {
      let card = NSCollectionLayoutItem(layoutSize: box(.fractionalWidth(0.5), .estimated(100)))
      let line = NSCollectionLayoutGroup.horizontal(
        layoutSize: box(.fractionalWidth(1), .estimated(100)), subitems: [card])
      line.interItemSpacing = .fixed(10)
      let section = NSCollectionLayoutSection(group: line)
      section.interGroupSpacing = 10
      return UICollectionViewCompositionalLayout(section: section)
    },
  ]
}
