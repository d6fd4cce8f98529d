import GridScenarios

// Makes compositional layouts of random sections. Each section is drawn from a number that the data
// source keeps with it. A moved section keeps its groups, and a reloaded section gets others.

extension FuzzSubject {
  /// Returns a subject of a compositional layout with random sections. `behavior` says which
  /// sections are orthogonal.
  static func compositional(
    _ id: String, along direction: GridView.ScrollDirection = .vertical,
    behavior: FuzzSections.Behavior
  ) -> FuzzSubject {
    FuzzSubject(
      id,
      layout: { data in
        let configuration = GridViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = direction
        configuration.interSectionSpacing = 3
        configuration.boundarySupplementaryItems = [FuzzSections.banner(along: direction)]
        let layout = GridViewCompositionalLayout(
          sectionProvider: { [weak data] index, _ in
            var sections = FuzzSections(
              seed: UInt64(data?.key("description", section: index)?.doubleValue ?? 0),
              along: direction, behavior)
            return sections.makeSection()
          }, configuration: configuration)
        layout.register(GridReusableView.self, forDecorationViewOfKind: FuzzSections.background)
        return layout
      })
  }
}

/// Makes a random section of a compositional layout.
@MainActor
struct FuzzSections {
  /// The choice of orthogonal sections.
  enum Behavior {
    case none, some, all
  }

  static let background = "fuzz.background"
  private static let banner = "fuzz.banner"
  private static let badge = "fuzz.badge"
  private static let groupBadge = "fuzz.groupBadge"
  /// Kinds of views that belong to items and groups.
  static let countedKinds: Set<String> = [badge, groupBadge]

  private var random: SplitMix64
  private let direction: GridView.ScrollDirection
  private let behavior: Behavior

  init(seed: UInt64, along direction: GridView.ScrollDirection, _ behavior: Behavior) {
    random = SplitMix64(seed: seed &* 977)
    self.direction = direction
    self.behavior = behavior
  }

  /// Returns a supplementary view that is pinned to the start of the whole layout, inset on every
  /// side.
  static func banner(
    along direction: GridView.ScrollDirection
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let isAcross = direction == .horizontal
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: isAcross ? .absolute(11) : .fractionalWidth(1),
        heightDimension: isAcross ? .fractionalHeight(1) : .absolute(11)),
      elementKind: banner, alignment: isAcross ? .leading : .top)
    item.pinToVisibleBounds = true
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    return item
  }

  mutating func makeSection() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: makeGroup(depth: 1))
    section.interGroupSpacing = CGFloat(random.number(0...4))
    section.contentInsets = makeInsets()
    if behavior == .all || behavior == .some && random.percent(40) {
      section.orthogonalScrollingBehavior =
        GridCollectionLayoutSectionOrthogonalScrollingBehavior(rawValue: random.number(1...5))
        ?? .continuous
    }
    for (kind, alignment) in [
      (GridView.elementKindSectionHeader, NSRectAlignment.top),
      (GridView.elementKindSectionFooter, .bottom),
    ] where random.percent(30) {
      let isAcross = direction == .horizontal
      let bar = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: isAcross ? .absolute(9) : .fractionalWidth(1),
          heightDimension: isAcross ? .fractionalHeight(1) : .absolute(9)), elementKind: kind,
        alignment: !isAcross ? alignment : alignment == .top ? .leading : .trailing)
      bar.pinToVisibleBounds = random.percent(40)
      bar.extendsBoundary = random.percent(80)
      section.boundarySupplementaryItems.append(bar)
    }
    if random.percent(30) {
      let background = NSCollectionLayoutDecorationItem.background(
        elementKind: FuzzSections.background)
      background.zIndex = -1
      section.decorationItems = [background]
    }
    return section
  }

  private mutating func makeInsets() -> NSDirectionalEdgeInsets {
    guard random.percent(50) else { return .zero }
    return NSDirectionalEdgeInsets(
      top: CGFloat(random.number(0...5)), leading: CGFloat(random.number(0...5)),
      bottom: CGFloat(random.number(0...5)), trailing: CGFloat(random.number(0...5)))
  }

  /// Makes the length of a group or an item. The length is a fraction of the container, in tenths
  /// from `parts`, or a number of points from `points`.
  private mutating func makeLength(
    isWidth: Bool, parts: ClosedRange<Int>, points: ClosedRange<Int>
  ) -> NSCollectionLayoutDimension {
    switch random.number(0...3) {
    case 0: return .absolute(CGFloat(random.number(points)))
    case 1: return .estimated(CGFloat(random.number(points)))
    default:
      let part = CGFloat(random.number(parts)) / 10
      return isWidth ? .fractionalWidth(part) : .fractionalHeight(part)
    }
  }

  private mutating func makeSize(
    parts: ClosedRange<Int>, points: ClosedRange<Int>
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: makeLength(isWidth: true, parts: parts, points: points),
      heightDimension: makeLength(isWidth: false, parts: parts, points: points))
  }

  private mutating func makeItem(depth: Int) -> NSCollectionLayoutItem {
    if depth > 0, random.percent(25) { return makeGroup(depth: depth - 1) }
    if depth > 0, random.percent(10) { return makeEmptyNest() }
    let size = makeSize(parts: 2...5, points: 4...14)
    if depth > 0, random.percent(20) {
      return NSCollectionLayoutItem(
        layoutSize: size,
        supplementaryItems: [makeBadge(FuzzSections.badge, at: [.top, .trailing])])
    }
    let item = NSCollectionLayoutItem(layoutSize: size)
    if random.percent(30) { item.contentInsets = makeInsets() }
    return item
  }

  /// Makes nested groups of zero length around items of zero length. Such items fit into their
  /// groups, so they have attributes.
  private mutating func makeEmptyNest() -> NSCollectionLayoutItem {
    var item = NSCollectionLayoutItem(layoutSize: makeEmptySize())
    for _ in 0..<random.number(1...5) {
      let size = makeEmptySize()
      // A group without a count takes all items that are left.
      let count = random.percent(90) ? random.number(1...2) : nil
      let isRow = random.percent(50)
      let group: NSCollectionLayoutGroup =
        switch (count, isRow) {
        case (let count?, true):
          .horizontal(layoutSize: size, repeatingSubitem: item, count: count)
        case (let count?, false):
          .vertical(layoutSize: size, repeatingSubitem: item, count: count)
        case (nil, true): .horizontal(layoutSize: size, subitems: [item])
        case (nil, false): .vertical(layoutSize: size, subitems: [item])
        }
      item = group
    }
    return item
  }

  private mutating func makeEmptySize() -> NSCollectionLayoutSize {
    let lengths: [NSCollectionLayoutDimension] = [
      .absolute(0), .estimated(0), .fractionalWidth(0), .fractionalHeight(0),
    ]
    return NSCollectionLayoutSize(
      widthDimension: lengths[random.number(0...3)], heightDimension: lengths[random.number(0...3)])
  }

  /// Makes a supplementary view that stays inside its item or group. If a view stuck out, earlier
  /// queries would decide whether a query finds it.
  private func makeBadge(
    _ kind: String, at edges: NSDirectionalRectEdge
  ) -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(3), heightDimension: .absolute(3)),
      elementKind: kind, containerAnchor: NSCollectionLayoutAnchor(edges: edges))
  }

  private mutating func makeGroup(depth: Int) -> NSCollectionLayoutGroup {
    // The group is long enough for any first item, because items without attributes cannot be
    // moved.
    let size =
      depth == 0
      ? makeSize(parts: 6...10, points: 14...24) : makeSize(parts: 6...10, points: 24...60)
    let isRow = random.percent(60)
    let group: NSCollectionLayoutGroup
    switch random.number(0...9) {
    case 0 where depth > 0:
      let frames = (0..<random.number(1...3)).map { index in
        CGRect(
          x: random.number(0...20), y: index * 14, width: random.number(6...30), height: 12)
      }
      return .custom(layoutSize: size) { _ in
        frames.map { NSCollectionLayoutGroupCustomItem(frame: $0, zIndex: 1) }
      }
    case 1, 2:
      let (item, count) = (makeItem(depth: 0), random.number(1...3))
      group =
        isRow
        ? .horizontal(layoutSize: size, repeatingSubitem: item, count: count)
        : .vertical(layoutSize: size, repeatingSubitem: item, count: count)
    default:
      // Only one item has a badge of each kind.
      let items = (0..<random.number(1...2)).map { makeItem(depth: $0 == 0 ? depth : 0) }
      group =
        isRow
        ? .horizontal(layoutSize: size, subitems: items)
        : .vertical(layoutSize: size, subitems: items)
    }
    switch random.number(0...3) {
    case 0: group.interItemSpacing = .fixed(CGFloat(random.number(0...5)))
    case 1: group.interItemSpacing = .flexible(CGFloat(random.number(0...5)))
    default: break
    }
    if depth > 0, random.percent(15) {
      group.supplementaryItems = [makeBadge(FuzzSections.groupBadge, at: [.top, .leading])]
    }
    return group
  }
}
