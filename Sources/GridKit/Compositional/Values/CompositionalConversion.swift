/// Turns the objects that describe a section into what solvers know.
@MainActor
struct CompositionalConversion {
  /// The whole bounds: the groups of which custom items are asked for have fractions of it.
  let bounds: CGSize
  let environment: any NSCollectionLayoutEnvironment
  let pixels: PixelGrid
  var kinds: CompositionalKinds

  /// A cell, or a group with all that is in it.
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
      // Once per section, for the size that the group has in the whole bounds.
      let own = LayoutEnvironment(
        size: group.layoutSize.solverValue.size(in: bounds, pixels), insets: group.contentInsets,
        traits: environment.traitCollection)
      return CompositionalGroup(
        .y, .custom(provider(own).map(\.solverValue)), interItemSpacing: spacing)
    }
  }
}
