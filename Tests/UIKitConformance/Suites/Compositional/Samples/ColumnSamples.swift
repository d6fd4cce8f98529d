import UIKit

extension CompositionalSample {
  /// Rows and columns of items that are all alike.
  static let columns: [CompositionalSample] = [
    CompositionalSample("rows", counts: [24]) {
      let row = NSCollectionLayoutItem(layoutSize: box(.fractionalWidth(1), .fractionalHeight(1)))
      let line = NSCollectionLayoutGroup.horizontal(
        layoutSize: box(.fractionalWidth(1), .absolute(44)), subitems: [row])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: line))
    },
    CompositionalSample("five columns", counts: [13]) {
      UICollectionViewCompositionalLayout(section: tiles(inset: 0))
    },
    CompositionalSample("five columns with insets", counts: [13]) {
      UICollectionViewCompositionalLayout(section: tiles(inset: 5))
    },
    // One column, then three and four, or five and six where there is room.
    CompositionalSample("columns by width", counts: [3, 7, 9]) {
      UICollectionViewCompositionalLayout { section, environment in
        let isWide = environment.container.effectiveContentSize.width > 600
        let count = [1, isWide ? 5 : 3, isWide ? 6 : 4][section]
        let item = NSCollectionLayoutItem(
          layoutSize: box(.fractionalWidth(1 / CGFloat(count)), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let line = NSCollectionLayoutGroup.horizontal(
          layoutSize: box(.fractionalWidth(1), count == 1 ? .absolute(44) : .fractionalWidth(0.2)),
          repeatingSubitem: item, count: count)
        let part = NSCollectionLayoutSection(group: line)
        part.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        return part
      }
    },
    CompositionalSample("two columns with spaces", counts: [9]) {
      let item = NSCollectionLayoutItem(
        layoutSize: box(.fractionalWidth(0.5), .fractionalHeight(1)))
      let pair = NSCollectionLayoutGroup.horizontal(
        layoutSize: box(.fractionalWidth(1), .absolute(60)), subitems: [item])
      pair.interItemSpacing = .fixed(12)
      let section = NSCollectionLayoutSection(group: pair)
      section.interGroupSpacing = 8
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
      return UICollectionViewCompositionalLayout(section: section)
    },
    // Buttons of one size, spread over the line.
    CompositionalSample("spread buttons", counts: [10]) {
      let button = NSCollectionLayoutItem(layoutSize: box(.absolute(90), .absolute(30)))
      button.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .flexible(4), top: .fixed(6), trailing: .flexible(4), bottom: .fixed(6))
      let line = NSCollectionLayoutGroup.horizontal(
        layoutSize: box(.fractionalWidth(1), .absolute(42)), subitems: [button])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: line))
    },
    // Columns that go on to the right.
    CompositionalSample("sideways", counts: [8, 5]) {
      let item = NSCollectionLayoutItem(
        layoutSize: box(.fractionalWidth(1), .fractionalHeight(1.0 / 3)))
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: box(.fractionalWidth(0.4), .fractionalHeight(1)), subitems: [item])
      column.interItemSpacing = .fixed(6)
      let section = NSCollectionLayoutSection(group: column)
      section.interGroupSpacing = 6
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      configuration.interSectionSpacing = 24
      return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    },
  ]

  /// Five squares a line.
  @MainActor private static func tiles(inset: CGFloat) -> NSCollectionLayoutSection {
    let tile = NSCollectionLayoutItem(layoutSize: box(.fractionalWidth(0.2), .fractionalHeight(1)))
    tile.contentInsets = NSDirectionalEdgeInsets(
      top: inset, leading: inset, bottom: inset, trailing: inset)
    let line = NSCollectionLayoutGroup.horizontal(
      layoutSize: box(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [tile])
    return NSCollectionLayoutSection(group: line)
  }
}
