import UIKit

extension CompositionalSample {
  private typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  /// Lists in every look, their rows of two heights.
  static let lists: [CompositionalSample] = [
    list("plain", .plain), list("grouped", .grouped), list("inset grouped", .insetGrouped),
    list("sidebar", .sidebar), list("sidebar plain", .sidebarPlain),
    // The first item of each section is its header.
    CompositionalSample("list, settings", counts: [4, 3], height: height) {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .firstItemInSection
      return UICollectionViewCompositionalLayout.list(using: configuration)
    },
    // A list among other sections.
    CompositionalSample(
      "list under a shelf", counts: [5, 6], steps: [.scrollSection(0, 170)], height: height
    ) {
      UICollectionViewCompositionalLayout { index, environment in
        if index == 1 {
          let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
          return .list(using: configuration, layoutEnvironment: environment)
        }
        let card = NSCollectionLayoutItem(
          layoutSize: box(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: box(.absolute(160), .absolute(120)), subitems: [card])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 10, leading: 10, bottom: 10, trailing: 10)
        return section
      }
    },
  ]

  private static let height: @Sendable (IndexPath) -> CGFloat = { $0.item % 2 == 0 ? 44 : 60 }

  private static func list(_ name: String, _ appearance: Appearance) -> CompositionalSample {
    CompositionalSample(
      "list, \(name)", counts: [14, 12], steps: [.scroll(120), .scroll(300)], height: height
    ) {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = .supplementary
      configuration.footerMode = .supplementary
      return UICollectionViewCompositionalLayout.list(using: configuration)
    }
  }
}
