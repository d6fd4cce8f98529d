import GridKit

// Shorthand for the tests of this folder.

@MainActor
func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor
func item(
  _ width: NSCollectionLayoutDimension = .fractionalWidth(0.5),
  _ height: NSCollectionLayoutDimension = .fractionalHeight(1), badges: [String] = []
) -> NSCollectionLayoutItem {
  NSCollectionLayoutItem(
    layoutSize: size(width, height), supplementaryItems: badges.map { badge($0) })
}

@MainActor
func badge(_ kind: String) -> NSCollectionLayoutSupplementaryItem {
  NSCollectionLayoutSupplementaryItem(
    layoutSize: size(.absolute(20), .absolute(20)), elementKind: kind,
    containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
}

@MainActor
func header(
  _ kind: String, _ alignment: NSRectAlignment = .top
) -> NSCollectionLayoutBoundarySupplementaryItem {
  NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: kind, alignment: alignment)
}

@MainActor
func row(_ items: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
  .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: items)
}

final class Surroundings: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets = NSDirectionalEdgeInsets.zero
  let traitCollection: GridTraitCollection

  init(
    _ contentSize: CGSize = CGSize(width: 320, height: 480),
    traits: GridTraitCollection = GridTraitCollection(displayScale: 2)
  ) {
    self.contentSize = contentSize
    traitCollection = traits
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

extension NSCollectionLayoutSection {
  /// The section as solvers know it, in a view of 320 × 480 points.
  func solved(_ itemCount: Int = 3, kinds: inout CompositionalKinds) -> CompositionalSection {
    let surroundings = Surroundings()
    return solverValue(
      itemCount: itemCount, referenceInsets: .zero, supplementaryReferenceInsets: .zero,
      bounds: surroundings.contentSize, scrollAxis: .y, environment: surroundings, kinds: &kinds)
  }
}

/// Returns the faults that are recorded while a closure runs.
@MainActor
func faults(_ body: () -> Void) -> [GridFault] {
  let simulation = Simulation(screen: GridScreen(scale: 2))
  simulation.faultPolicy = .record
  simulation.perform(body)
  return simulation.faults
}
