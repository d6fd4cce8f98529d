/// A translation between the elements of a compositional plan and the element keys of the grid. A
/// plan has numbers for element kinds, and keys have names (CL-27).
@MainActor
struct CompositionalKeys {
  /// The numbers of the element kinds. A kind keeps its number as long as the layout exists.
  var kinds = CompositionalKinds()
  /// The element kinds with each number, as far as they were needed.
  private var elementKinds: [(supplementary: ElementKind, decoration: ElementKind)] = []

  /// Returns the key of an element.
  ///
  /// - Parameter solution: The solution that contains the element.
  mutating func key(
    of element: CompositionalElement, in solution: CompositionalSolution
  ) -> ElementKey {
    switch element {
    case .cell(let section, let item):
      return ElementKey(.cell, Position(section, item))
    case .supplementary(let section, let kind, let number):
      return ElementKey(elementKind(kind).supplementary, Position(section, number))
    case .boundary(let section, let index):
      let kind = solution.inputs[section].boundaries[index].kind
      return ElementKey(elementKind(kind).supplementary, Position(section, 0))
    case .decoration(let section, let index):
      let kind = solution.inputs[section].decorations[index].kind
      return ElementKey(elementKind(kind).decoration, Position(section, index))
    case .layoutBoundary(let index):
      let kind = solution.boundaries[index].kind
      return ElementKey(elementKind(kind).supplementary, .wholeLayout)
    }
  }

  private mutating func elementKind(
    _ number: Int
  ) -> (supplementary: ElementKind, decoration: ElementKind) {
    while elementKinds.count <= number {
      let name = kinds.name(of: elementKinds.count)
      elementKinds.append((.supplementary(name), .decoration(name)))
    }
    return elementKinds[number]
  }

  /// Returns the element with a key; nil if the solution cannot contain it.
  mutating func element(
    of key: ElementKey, in solution: CompositionalSolution
  ) -> CompositionalElement? {
    guard key.position.raw >= 0 else { return nil }
    let (section, item) = (key.position.section, key.position.item)
    switch key.kind.category {
    case .cell:
      return .cell(section: section, item: item)
    case .supplementaryView:
      return supplementary(key.kind.name ?? "", section, item, in: solution)
    case .decorationView:
      let kind = kinds.number(of: key.kind.name ?? "")
      guard solution.inputs.indices.contains(section),
        solution.inputs[section].decorations.indices.contains(item),
        solution.inputs[section].decorations[item].kind == kind
      else { return nil }
      return .decoration(section: section, index: item)
    }
  }

  private mutating func supplementary(
    _ name: String, _ section: Int, _ item: Int, in solution: CompositionalSolution
  ) -> CompositionalElement? {
    let kind = kinds.number(of: name)
    if item == Position.wholeLayoutItem {
      return solution.boundaries.firstIndex { $0.kind == kind }.map { .layoutBoundary(index: $0) }
    }
    guard solution.inputs.indices.contains(section) else { return nil }
    // An index path of length one stands for the section (QR-16).
    if item == 0 || item == Position.wholeSection,
      let index = solution.inputs[section].boundaries.firstIndex(where: { $0.kind == kind })
    {
      return .boundary(section: section, index: index)
    }
    return .supplementary(
      section: section, kind: kind, number: item == Position.wholeSection ? 0 : item)
  }
}
