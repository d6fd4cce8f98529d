import GridTesting

extension CodeCase {
  /// How compositional layouts are described, and what cells answer when they are asked for sizes.
  static let compositional = [
    CodeCase(
      .duplicateElementKind, naming: ["prepare()", "section 0", "\"badge\""],
      { CardSections(badges: ["badge", "badge"]).layout },
      not: { CardSections(badges: ["badge", "star"]).layout }),
    CodeCase(
      .emptyGroup, naming: ["prepare()", "section 0 has 21 items"],
      { CardSections(itemLength: 61).layout }, not: { CardSections(itemLength: 60).layout }),
    CodeCase(
      .missingSection, naming: ["prepare()", "section 1", "8 items"],
      { CardSections(described: 1).layout }, not: { CardSections(described: 4).layout }),
    CodeCase(
      .estimateNeverSettles, naming: ["cell 0-0"], { CardSections(isEstimated: true).layout },
      in: Room(dress: { [cards(in: $0, growth: 1)] }),
      not: Room(dress: { [cards(in: $0, growth: 0)] })),
  ]
}

/// Rows of cards, 60 high.
@MainActor
private struct CardSections {
  var badges: [String] = []
  var itemLength: CGFloat = 60
  /// Sections that the provider knows.
  var described = 4
  var isEstimated = false

  var layout: GridViewCompositionalLayout {
    GridViewCompositionalLayout { index, _ in index < described ? section : nil }
  }

  private var section: NSCollectionLayoutSection {
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: isEstimated ? .estimated(height) : .absolute(height))
    }
    let views = badges.map { kind in
      NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(8), heightDimension: .absolute(8)),
        elementKind: kind, containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    }
    let card = NSCollectionLayoutItem(layoutSize: size(itemLength), supplementaryItems: views)
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size(60), subitems: [card]))
  }
}

/// Shows cells that answer with their own height, and some more.
@MainActor
private func cards(in grid: GridView, growth: CGFloat) -> SampleDataSource {
  final class Card: GridViewCell {
    var growth: CGFloat = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: GridViewLayoutAttributes
    ) -> GridViewLayoutAttributes {
      layoutAttributes.frame.size.height += growth
      return layoutAttributes
    }
  }
  let source = SampleDataSource([9, 9])
  source.configure = { cell, _ in (cell as? Card)?.growth = growth }
  source.attach(to: grid)
  grid.register(Card.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
  return source
}
