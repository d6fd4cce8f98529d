extension NSCollectionLayoutSection {
  /// A section that is a list: rows as wide as it is, one below another, as high as their cells ask
  /// for.
  ///
  /// Insets at the sides depend on the environment's idiom and width. What the section answers may
  /// be changed before the layout gets it.
  ///
  /// - Parameters:
  ///   - configuration: How the list looks; the section keeps it for its cells.
  ///   - layoutEnvironment: What a section provider was told.
  public class func list(
    using configuration: GridCollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    list(
      using: configuration,
      metrics: ListMetrics(
        configuration, device: ListMetrics.Device(layoutEnvironment.traitCollection),
        width: layoutEnvironment.container.contentSize.width))
  }

  static func list(
    using configuration: GridCollectionLayoutListConfiguration, metrics: ListMetrics
  ) -> NSCollectionLayoutSection {
    let size = fullWidth(height: metrics.rowEstimate)
    let section = ListSection(
      configuration,
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsets = metrics.contentInsets
    section.contentInsetsReference = .none
    section.boundarySupplementaryItems =
      [
        metrics.header.map {
          item($0, kind: GridView.elementKindSectionHeader, alignment: .top)
        },
        metrics.footer.map {
          item($0, kind: GridView.elementKindSectionFooter, alignment: .bottom)
        },
      ]
      .compactMap { $0 }
    return section
  }

  private static func fullWidth(height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
  }

  private static func item(
    _ boundary: ListMetrics.Boundary, kind: String, alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: fullWidth(height: boundary.estimatedHeight), elementKind: kind,
      alignment: alignment)
    item.pinToVisibleBounds = boundary.isPinned
    item.zIndex = ListMetrics.Boundary.zIndex
    return item
  }

  /// The list configuration that the section was made with; nil for a section that is no list.
  package final var listConfiguration: GridCollectionLayoutListConfiguration? {
    (self as? ListSection)?.configuration
  }
}

extension GridViewCompositionalLayout {
  /// A layout all of whose sections are lists of one look.
  ///
  /// - Note: After UIKit's method of this name.
  public static func list(
    using configuration: GridCollectionLayoutListConfiguration
  ) -> GridViewCompositionalLayout {
    GridViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

/// A layout that knows which of its sections are lists, and of which look.
@MainActor
package protocol ListSectionSource: AnyObject {
  /// Returns the list configuration that a section was made with; nil for a section that is no
  /// list, or is not known.
  func listConfiguration(inSection section: Int) -> GridCollectionLayoutListConfiguration?
}

extension GridViewCompositionalLayout: ListSectionSource {
  /// Returns the list configuration that a section was made with; solves the layout if that is due.
  package func listConfiguration(
    inSection section: Int
  ) -> GridCollectionLayoutListConfiguration? {
    guard let solution = solved, solution.sections.indices.contains(section) else { return nil }
    return solution.sections[section]?.listConfiguration
  }
}

extension GridReusableView {
  /// The settings of the list that the view is in; nil outside a list.
  final var list: GridCollectionLayoutListConfiguration? {
    guard reuse.position != .invalid else { return nil }
    // A data source that has just dequeued the view is being asked for it by the grid.
    let grid = (superview as? GridView) ?? ViewRequest.current?.grid
    return (grid?.collectionViewLayout as? any ListSectionSource)?
      .listConfiguration(inSection: reuse.position.section)
  }
}

extension GridCollectionLayoutListConfiguration.Appearance {
  /// The trait of what is in such a list.
  private var environment: GridListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }

  /// The list that a trait names; nil for none.
  init?(_ environment: GridListEnvironment) {
    switch environment {
    case .unspecified, .none: return nil
    case .plain: self = .plain
    case .grouped: self = .grouped
    case .insetGrouped: self = .insetGrouped
    case .sidebar: self = .sidebar
    case .sidebarPlain: self = .sidebarPlain
    }
  }

  /// Traits of a list's surroundings with the list in them.
  func traits(in outer: GridTraitCollection) -> GridTraitCollection {
    GridTraitCollection(traitsFrom: [outer, GridTraitCollection(listEnvironment: environment)])
  }
}

/// A section that remembers that it is a list.
private final class ListSection: NSCollectionLayoutSection {
  let configuration: GridCollectionLayoutListConfiguration

  init(_ configuration: GridCollectionLayoutListConfiguration, group: NSCollectionLayoutGroup) {
    self.configuration = configuration
    super.init(group: group)
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = ListSection(configuration, group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
    copy.orthogonalScrollingProperties.decelerationRate =
      orthogonalScrollingProperties.decelerationRate
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }
}
