extension NSCollectionLayoutSection {
  /// Returns a section that is a list. The rows are one below another. Each row is as wide as the
  /// section and as high as its cell asks for.
  ///
  /// The side insets depend on the idiom and the width of `layoutEnvironment`. The section's
  /// properties may be changed before the layout gets the section.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the list. The section keeps it for its cells.
  ///   - layoutEnvironment: The environment that a section provider gets.
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

  /// The list configuration given to the section; nil for a section that is not a list.
  package final var listConfiguration: GridCollectionLayoutListConfiguration? {
    (self as? ListSection)?.configuration
  }
}

extension GridViewCompositionalLayout {
  /// Returns a layout in which every section is a list with the same configuration.
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

/// A layout that knows its list sections and their configurations.
@MainActor
package protocol ListSectionSource: AnyObject {
  /// Returns the list configuration of a section; nil for a section that is unknown or not a list.
  func listConfiguration(inSection section: Int) -> GridCollectionLayoutListConfiguration?
}

extension GridViewCompositionalLayout: ListSectionSource {
  /// Returns the list configuration of a section. Solves the layout if necessary.
  package func listConfiguration(
    inSection section: Int
  ) -> GridCollectionLayoutListConfiguration? {
    guard let solution = solved, solution.sections.indices.contains(section) else { return nil }
    return solution.sections[section]?.listConfiguration
  }
}

extension GridReusableView {
  /// The configuration of the list that the view is in; nil outside a list.
  final var list: GridCollectionLayoutListConfiguration? {
    guard reuse.position != .invalid else { return nil }
    // A view that the data source has just dequeued has no superview yet.
    let grid = (superview as? GridView) ?? ViewRequest.askingGrid
    return (grid?.collectionViewLayout as? any ListSectionSource)?
      .listConfiguration(inSection: reuse.position.section)
  }
}

extension GridCollectionLayoutListConfiguration.Appearance {
  /// The trait value of views in a list with this appearance.
  private var environment: GridListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }

  /// Makes the appearance of the list that a trait value names; nil for none.
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

  /// Returns the traits of views in the list, given the traits around the list.
  func traits(in outer: GridTraitCollection) -> GridTraitCollection {
    GridTraitCollection(traitsFrom: [outer, GridTraitCollection(listEnvironment: environment)])
  }
}

/// A section that is a list.
private final class ListSection: NSCollectionLayoutSection {
  let configuration: GridCollectionLayoutListConfiguration

  init(_ configuration: GridCollectionLayoutListConfiguration, group: NSCollectionLayoutGroup) {
    self.configuration = configuration
    super.init(group: group)
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    copyValues(to: ListSection(configuration, group: group))
  }
}
