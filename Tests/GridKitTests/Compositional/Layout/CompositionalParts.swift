import GridTesting

/// Short words for the parts of a compositional layout.
@MainActor
enum Parts {
  typealias Dimension = NSCollectionLayoutDimension

  /// A row.
  static func row(
    _ width: Dimension, _ height: Dimension, _ items: NSCollectionLayoutItem...
  ) -> NSCollectionLayoutGroup { .horizontal(layoutSize: size(width, height), subitems: items) }

  static func boundary(
    _ width: Dimension, _ height: Dimension, _ kind: String, _ alignment: NSRectAlignment,
    pinned: Bool = false
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(width, height), elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = pinned
    return item
  }

  /// A section of rows 40 high with two items each, and the insets of the recordings.
  static func pairs(
    _ boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = [], insets: Bool = true
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: row(
        .fractionalWidth(1), .absolute(40), item(.fractionalWidth(0.5), .fractionalHeight(1))))
    if insets {
      section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    }
    section.boundarySupplementaryItems = boundaries
    return section
  }

  /// A section of full-width rows of an estimated height, or of one.
  static func rows(
    _ height: Dimension, _ boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: row(.fractionalWidth(1), height, item(.fractionalWidth(1), height)))
    section.boundarySupplementaryItems = boundaries
    return section
  }

  /// A section of cards in a row that scrolls by itself.
  static func cards(
    _ behavior: GridCollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: row(.absolute(100), .absolute(60), item(.fractionalWidth(1), .fractionalHeight(1))))
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  static var header: String { GridView.elementKindSectionHeader }
  static var footer: String { GridView.elementKindSectionFooter }

  static func configuration(
    _ direction: GridView.ScrollDirection = .vertical,
    _ boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
  ) -> GridViewCompositionalLayoutConfiguration {
    let configuration = GridViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    configuration.boundarySupplementaryItems = boundaries
    return configuration
  }
}

/// Counts what a section provider is asked.
@MainActor
final class ProviderProbe {
  private(set) var asked: [Int] = []
  private(set) var environments: [any NSCollectionLayoutEnvironment] = []
  /// Nil answers nil.
  var section: (Int) -> NSCollectionLayoutSection?

  init(_ section: @escaping (Int) -> NSCollectionLayoutSection?) { self.section = section }

  func answer(
    _ index: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    asked.append(index)
    environments.append(environment)
    return section(index)
  }

  func forget() {
    asked = []
    environments = []
  }

  /// Returns the sections that were asked for since the last call.
  func takeAsked() -> [Int] {
    defer { forget() }
    return asked
  }

  func layout(
    _ configuration: GridViewCompositionalLayoutConfiguration? = nil
  ) -> GridViewCompositionalLayout {
    GridViewCompositionalLayout(
      sectionProvider: { self.answer($0, $1) },
      configuration: configuration ?? GridViewCompositionalLayoutConfiguration())
  }
}

extension GridView {
  /// Everything in a rectangle as `cell 0-0 4,33,155,40 z1`, in ascending order of elements.
  func rows(in rect: CGRect = .infinite) -> [String] {
    ask(elementsIn: rect).sorted { ($0.indexPath, $0.order) < ($1.indexPath, $1.order) }.map {
      let name = $0.representedElementKind.map(GridView.shortName) ?? "cell"
      let path = $0.indexPath
      let item = path.item == Int.max ? "max" : "\(path.item)"
      let z = $0.zIndex == 0 ? "" : " z\($0.zIndex)"
      return "\(name) \(path.section)-\(item) \(GridText.text($0.frame))\(z)"
    }
  }

  private static func shortName(_ kind: String) -> String {
    switch kind {
    case elementKindSectionHeader: "header"
    case elementKindSectionFooter: "footer"
    default: kind
    }
  }

  /// The frames of live views of a kind, by section.
  func barFrames(_ kind: String) -> [Int: CGRect] {
    var frames: [Int: CGRect] = [:]
    for path in indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      frames[path.section] = supplementaryView(forElementKind: kind, at: path)?.frame
    }
    return frames
  }
}

extension GridViewLayoutAttributes {
  fileprivate var order: String { representedElementKind ?? "" }
}
