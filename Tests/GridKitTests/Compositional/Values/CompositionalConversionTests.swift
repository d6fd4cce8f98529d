import GridKit
import TestSupport
import Testing

/// Values of a section as solvers get them (CL-20, CL-29).
@MainActor
@Suite("Compositional conversion", .rows)
struct CompositionalConversionTests {
  @Test func `every value of a section reaches the solver, left for leading`() {
    let cell = item(.fractionalWidth(0.5), .absolute(20), badges: ["badge"])
    cell.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5), top: .flexible(6), trailing: nil, bottom: nil)
    let group = row([cell])
    group.interItemSpacing = .flexible(7)
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.estimated(8), .absolute(9)), elementKind: "line",
        containerAnchor: NSCollectionLayoutAnchor(edges: .bottom),
        itemAnchor: NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 0, y: 1)))
    ]
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 11, leading: 12, bottom: 13, trailing: 14)
    section.interGroupSpacing = 15
    section.supplementariesFollowContentInsets = false
    section.orthogonalScrollingBehavior = .groupPaging
    let boundary = header("header", .topTrailing)
    boundary.pinToVisibleBounds = true
    boundary.zIndex = 16
    boundary.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    section.boundarySupplementaryItems = [boundary]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets.leading = 17
    background.zIndex = -18
    section.decorationItems = [background]

    let insets = GridEdgeInsets(21, 22, 23, 24)
    let others = GridEdgeInsets(31, 32, 33, 34)
    let surroundings = Surroundings()
    var kinds = CompositionalKinds()
    let solved = section.solverValue(
      itemCount: 10, referenceInsets: insets, supplementaryReferenceInsets: others,
      bounds: surroundings.contentSize, scrollAxis: .y, environment: surroundings, kinds: &kinds)

    let expectedCell = CompositionalItem(
      CompositionalSize(.fractionalWidth(0.5), .absolute(20)),
      contentInsets: GridEdgeInsets(1, 2, 3, 4),
      edgeSpacing: CompositionalEdgeSpacing(leading: .fixed(5), top: .flexible(6)),
      supplementaries: [
        CompositionalSupplementary(
          kind: kinds.number(of: "badge"), size: CompositionalSize(.absolute(20), .absolute(20)),
          containerAnchor: CompositionalAnchor(point: CGPoint(x: 1, y: 0)))
      ])
    let expectedGroup = CompositionalItem(
      CompositionalSize(.fractionalWidth(1), .absolute(40)),
      supplementaries: [
        CompositionalSupplementary(
          kind: kinds.number(of: "line"), size: CompositionalSize(.estimated(8), .absolute(9)),
          containerAnchor: CompositionalAnchor(point: CGPoint(x: 0.5, y: 1)),
          itemAnchor: CompositionalAnchor(
            point: CGPoint(x: 0.5, y: 0), offset: CGPoint(x: 0, y: 1), isFractional: true))
      ],
      group: CompositionalGroup(.x, .filled([expectedCell]), interItemSpacing: .flexible(7)))
    let expected = CompositionalSection(
      itemCount: 10, group: expectedGroup,
      contentInsets: GridEdgeInsets(11, 12, 13, 14),
      interGroupSpacing: 15, referenceInsets: insets, supplementaryReferenceInsets: others,
      supplementariesFollowContentInsets: false,
      boundaries: [
        CompositionalBoundary(
          kind: kinds.number(of: "header"),
          size: CompositionalSize(.fractionalWidth(1), .absolute(30)), x: .end, y: .start,
          pinsToVisibleBounds: true,
          contentInsets: GridEdgeInsets(2, 3, 4, 5), zIndex: 16)
      ],
      decorations: [
        CompositionalDecoration(
          kind: kinds.number(of: "background"),
          contentInsets: GridEdgeInsets(0, 17, 0, 0), zIndex: -18)
      ], isOrthogonal: true)
    #expect(solved == expected)
    #expect(
      ["badge", "line", "header", "background"].allSatisfy {
        kinds.name(of: kinds.number(of: $0)) == $0
      })
  }

  @Test(.rule("CL-4")) func `counted and nested groups reach the solver`() {
    let inner = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitem: item(), count: 4)
    let outer = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: inner, count: 2)
    var kinds = CompositionalKinds()
    let solved = NSCollectionLayoutSection(group: outer).solved(kinds: &kinds)
    let cell = CompositionalItem(CompositionalSize(.fractionalWidth(0.5), .fractionalHeight(0.25)))
    let column = CompositionalItem(
      CompositionalSize(.fractionalWidth(0.5), .fractionalHeight(1)),
      group: CompositionalGroup(.y, .repeating(cell, count: 4)))
    #expect(
      solved.group
        == CompositionalItem(
          CompositionalSize(.fractionalWidth(1), .absolute(40)),
          group: CompositionalGroup(.x, .repeating(column, count: 2))))
    #expect(!solved.isOrthogonal)
  }

  @Test(.rule("CL-29")) func `alignments name a place on each axis`() {
    typealias Place = CompositionalBoundary.Place
    let rows: [(alignment: NSRectAlignment, x: Place, y: Place)] = [
      (.none, .middle, .middle), (.top, .middle, .start), (.topLeading, .start, .start),
      (.leading, .start, .middle), (.bottomLeading, .start, .end), (.bottom, .middle, .end),
      (.bottomTrailing, .end, .end), (.trailing, .end, .middle), (.topTrailing, .end, .start),
    ]
    forEachRow(of: rows) { alignment, x, y in
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(1), .absolute(2)), elementKind: "h", alignment: alignment,
        absoluteOffset: CGPoint(x: 3, y: 4))
      item.extendsBoundary = false
      var kinds = CompositionalKinds()
      #expect(
        item.solverValue(kinds: &kinds)
          == CompositionalBoundary(
            kind: 0, size: CompositionalSize(.absolute(1), .absolute(2)), x: x, y: y,
            offset: CGPoint(x: 3, y: 4), extendsBoundary: false))
    }
  }

  @Test func `a length that is not a number counts as 0`() {
    let section = NSCollectionLayoutSection(group: row([item()]))
    section.interGroupSpacing = .nan
    section.contentInsets.leading = .nan
    let boundary = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(1), .absolute(2)), elementKind: "h", alignment: .top,
      absoluteOffset: CGPoint(x: CGFloat.nan, y: 4))
    section.boundarySupplementaryItems = [boundary]
    var kinds = CompositionalKinds()
    let solved = section.solved(kinds: &kinds)
    #expect(solved.interGroupSpacing == 0)
    #expect(solved.contentInsets == .zero)
    #expect(solved.boundaries.map(\.offset) == [CGPoint(x: 0, y: 4)])
  }

  // MARK: Custom groups

  @Test(.rule("CL-20")) func `a custom group is asked once, for its size in the whole bounds`() {
    var told: [String] = []
    let custom = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(0.25))
    ) { environment in
      let container = environment.container
      told.append(
        "\(NumberText.short(container.contentSize)) less \(container.contentInsets.leading): "
          + "\(NumberText.short(container.effectiveContentSize)) "
          + "@\(environment.traitCollection.displayScale)")
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(1, 2, 3, 4)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(-5, -5, 400, 20), zIndex: 4),
      ]
    }
    custom.contentInsets.leading = 6
    // Inside another one, it is still asked for its size in the whole bounds.
    let section = NSCollectionLayoutSection(group: row([custom]))
    var kinds = CompositionalKinds()
    let solved = section.solved(100, kinds: &kinds)
    // 106.667 is rounded down to the pixel (CL-6).
    #expect(told == ["106.5, 120 less 6.0: 100.5, 120 @2.0"])
    let expected = CompositionalGroup.Content.custom([
      CompositionalCustomItem(frame: CGRect(1, 2, 3, 4)),
      CompositionalCustomItem(frame: CGRect(-5, -5, 400, 20), zIndex: 4),
    ])
    guard case .filled(let items)? = solved.group.group?.content else {
      Issue.record("the outer group is a row")
      return
    }
    #expect(items.map(\.group?.content) == [expected])
  }

  @Test func `a frame that is not finite is a fault, and empty then`() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.absolute(10), .absolute(10))) {
      _ in
      [NSCollectionLayoutGroupCustomItem(frame: CGRect(CGFloat.nan, 0, 1, 1))]
    }
    var content: CompositionalGroup.Content?
    let faults = faults {
      var kinds = CompositionalKinds()
      content = NSCollectionLayoutSection(group: group).solved(kinds: &kinds).group.group?.content
    }
    #expect(faults.map(\.code) == ["non-finite-geometry"])
    #expect(content == .custom([CompositionalCustomItem(frame: .zero)]))
  }
}
