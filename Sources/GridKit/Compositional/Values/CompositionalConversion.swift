/// A conversion of the objects that describe a section into values for the solver.
@MainActor
struct CompositionalConversion {
  /// The size of the view's bounds. The fractional sizes of custom groups refer to this size.
  let bounds: CGSize
  let environment: any NSCollectionLayoutEnvironment
  let pixels: PixelGrid
  var kinds: CompositionalKinds

  /// Returns the solver's value of an item. The value of a group contains the values of its items.
  mutating func item(_ item: NSCollectionLayoutItem) -> CompositionalItem {
    var supplementaries: [CompositionalSupplementary] = []
    for view in item.supplementaryItems {
      supplementaries.append(view.solverValue(kinds: &kinds))
    }
    return CompositionalItem(
      item.layoutSize.solverValue, contentInsets: item.contentInsets.solverValue,
      edgeSpacing: item.edgeSpacing?.solverValue ?? CompositionalEdgeSpacing(),
      supplementaries: supplementaries,
      group: (item as? NSCollectionLayoutGroup).map { group($0) })
  }

  private mutating func group(_ group: NSCollectionLayoutGroup) -> CompositionalGroup {
    let spacing = group.interItemSpacing?.solverValue
    switch group.content {
    case .filled(let axis, let items):
      let values = items.map { item($0) }
      return CompositionalGroup(axis, .filled(values), interItemSpacing: spacing)
    case .repeating(let axis, let item, let count):
      let value = self.item(item)
      return CompositionalGroup(axis, .repeating(value, count: count), interItemSpacing: spacing)
    case .custom(let provider):
      // The provider is called once per section, with the group's size in the whole bounds.
      let own = LayoutEnvironment(
        size: group.layoutSize.solverValue.size(in: bounds, pixels), insets: group.contentInsets,
        traits: environment.traitCollection)
      return CompositionalGroup(
        .y, .custom(provider(own).map(\.solverValue)), interItemSpacing: spacing)
    }
  }
}
