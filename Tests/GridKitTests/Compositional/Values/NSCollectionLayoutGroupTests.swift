import GridKit
import TestSupport
import Testing

/// Groups that count, faults of groups, and kinds that are there twice (CL-2, CL-4).
@MainActor
@Suite("Compositional groups")
struct NSCollectionLayoutGroupTests {
  private var whole: NSCollectionLayoutSize { size(.fractionalWidth(1), .fractionalHeight(1)) }

  // MARK: Counting

  @Test(.rule("CL-4"))
  func `a counted item's length along the group is an equal part of it`() {
    let cell = item(.absolute(10), .absolute(20))
    for count in [1, 2, 3, 7] {
      let part = 1 / CGFloat(count)
      let across = NSCollectionLayoutGroup.horizontal(
        layoutSize: whole, subitem: cell, count: count)
      let down = NSCollectionLayoutGroup.vertical(layoutSize: whole, subitem: cell, count: count)
      let sizes = (across.subitems + down.subitems).map(\.layoutSize)
      #expect(
        sizes == [
          size(.fractionalWidth(part), .absolute(20)), size(.absolute(10), .fractionalHeight(part)),
        ], "\(count) items")
      #expect(cell.layoutSize == size(.absolute(10), .absolute(20)), "\(count) items")
    }
  }

  @Test(.rule("CL-4")) func `a repeated item keeps its size`() {
    let cell = item(.absolute(10), .absolute(20))
    let across = NSCollectionLayoutGroup.horizontal(
      layoutSize: whole, repeatingSubitem: cell, count: 3)
    let down = NSCollectionLayoutGroup.vertical(layoutSize: whole, repeatingSubitem: cell, count: 3)
    #expect(across.subitems == [cell] && down.subitems == [cell])
    #expect(across != down)
  }

  @Test func `a counted group may hold a group`() {
    let inner = row([item()])
    let outer = NSCollectionLayoutGroup.vertical(layoutSize: whole, subitem: inner, count: 2)
    let copy = outer.subitems.first as? NSCollectionLayoutGroup
    #expect(copy?.layoutSize == size(.fractionalWidth(1), .fractionalHeight(0.5)))
    #expect(copy?.subitems == inner.subitems)
  }

  @Test func `a custom group has no list of items`() {
    #expect(NSCollectionLayoutGroup.custom(layoutSize: whole) { _ in [] }.subitems.isEmpty)
  }

  // MARK: Faults

  @Test(.rule("CL-2")) func `a group without items is a fault, and lays out nothing`() {
    for make in [NSCollectionLayoutGroup.horizontal, NSCollectionLayoutGroup.vertical]
      as [(NSCollectionLayoutSize, [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup]
    {
      var group: NSCollectionLayoutGroup?
      let faults = faults { group = make(whole, []) }
      #expect(faults.map(\.message) == ["At least 1 subitem is required for a group"])
      #expect(faults.map(\.code) == ["CL-2"])
      var kinds = CompositionalKinds()
      let section = NSCollectionLayoutSection(group: group ?? row([]))
      let plan = CompositionalPlan(
        axis: .y, bounds: CGSize(width: 320, height: 480),
        sections: [section.solved(kinds: &kinds)], pixels: PixelGrid(scale: 2))
      #expect(plan.frame(section: 0, item: 0) == nil)
    }
  }

  @Test(.rule("CL-2"), arguments: [0, -1, .min])
  func `a count below 1 is a fault, and counts as 1`(count: Int) {
    let (whole, cell) = (whole, item(.absolute(10), .absolute(20)))
    func groups(_ count: Int) -> [NSCollectionLayoutGroup] {
      [
        .horizontal(layoutSize: whole, subitem: cell, count: count),
        .horizontal(layoutSize: whole, repeatingSubitem: cell, count: count),
        .vertical(layoutSize: whole, subitem: cell, count: count),
        .vertical(layoutSize: whole, repeatingSubitem: cell, count: count),
      ]
    }
    var made: [NSCollectionLayoutGroup] = []
    let faults = faults { made = groups(count) }
    #expect(
      faults.map(\.message)
        == ["horizontal", "horizontal", "vertical", "vertical"].map {
          "A repeating \($0) group should specify a count >= 1"
        })
    #expect(made == groups(1))
  }

  // MARK: Kinds

  @Test(.rule("CL-2")) func `kinds that are there twice are found in all of a section`() {
    func duplicates(
      _ items: [NSCollectionLayoutItem], own: [String] = [], boundaries: [String] = []
    ) -> [String] {
      let group = row(items)
      group.supplementaryItems = own.map { badge($0) }
      let section = NSCollectionLayoutSection(group: group)
      section.boundarySupplementaryItems = boundaries.map { header($0) }
      return section.duplicateSupplementaryKinds
    }
    let badged = item(badges: ["a"])
    #expect(duplicates([item(), item()]) == [])
    #expect(duplicates([badged]) == [])
    #expect(duplicates([badged, badged]) == ["a"])
    #expect(duplicates([item(badges: ["a", "b", "a", "b", "a"])]) == ["a", "b"])
    #expect(duplicates([badged], own: ["a"]) == ["a"])
    #expect(duplicates([row([badged]), item(badges: ["b"])], own: ["c"]) == [])
    #expect(duplicates([row([badged]), badged]) == ["a"])
    #expect(duplicates([badged], boundaries: ["b", "c"]) == [])
    #expect(duplicates([badged], boundaries: ["b", "a", "b"]) == ["a", "b"])
    let counted = NSCollectionLayoutGroup.horizontal(
      layoutSize: whole, repeatingSubitem: badged, count: 4)
    #expect(duplicates([counted]) == [])
    #expect(counted.duplicateSupplementaryKinds == [])
    #expect(row([badged, badged]).duplicateSupplementaryKinds == ["a"])
    #expect(
      NSCollectionLayoutBoundarySupplementaryItem.duplicateKinds(
        in: [header("x"), header("y"), header("x", .bottom)]) == ["x"])
  }

  @Test func `kinds get numbers in the order in which they are met`() {
    var kinds = CompositionalKinds()
    #expect(["b", "a", "b", ""].map { kinds.number(of: $0) } == [0, 1, 0, 2])
    #expect((0..<3).map { kinds.name(of: $0) } == ["b", "a", ""])
    #expect(kinds.name(of: -1) == "" && kinds.name(of: 3) == "")
  }

  @Test func `groups lie one inside the other on 64 levels at most`() {
    let size = whole
    var item = NSCollectionLayoutItem(layoutSize: size)
    func nest() { item = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item]) }
    let allowed = faults { for _ in 0..<64 { nest() } }
    #expect(allowed == [])
    var groups: [NSCollectionLayoutGroup] = []
    let found = faults {
      groups = [
        .horizontal(layoutSize: size, subitems: [item]),
        .vertical(layoutSize: size, repeatingSubitem: item, count: 2),
      ]
    }
    #expect(found.map(\.code) == ["groups-too-deep", "groups-too-deep"])
    #expect(found.first?.message.contains("65 groups") == true)
    #expect(groups.allSatisfy { $0.subitems.isEmpty })
    _ = faults { for _ in 0..<10_000 { nest() } }
  }
}
