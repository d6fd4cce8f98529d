import GridKit
import TestSupport
import Testing

/// Drawings of groups: `visualDescription()`.
@MainActor
@Suite("Pictures of groups", .rows)
struct GroupPictureTests {
  @Test(.rule("CL-18")) func `a picture shows the items of a group, their edges and numbers`() {
    let halves = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [
        item(.fractionalWidth(0.5), .fractionalHeight(1)),
        NSCollectionLayoutGroup.vertical(
          layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
          subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))]),
      ])
    let spaced = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: item(), count: 2)
    spaced.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    spaced.interItemSpacing = .fixed(10)
    let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.absolute(200), .absolute(40))) {
      _ in
      GridText.frames("0,0,100,30 · 50,20,500,500 · -900,0,100,10").map {
        NSCollectionLayoutGroupCustomItem(frame: $0)
      }
    }
    let rows: [(name: String, group: NSCollectionLayoutGroup, picture: String)] = [
      (
        "neighbours share their edges", halves,
        """
        horizontal group of .fractionalWidth(1) × .absolute(100): 320 × 100
        +-------------------------------+-------------------------------+
        | 0                             | 1                             |
        |                               |                               |
        |                               |                               |
        |                               |                               |
        |                               +-------------------------------+
        |                               | 2                             |
        |                               |                               |
        |                               |                               |
        |                               |                               |
        +-------------------------------+-------------------------------+
        """
      ),
      (
        "insets and spacing show as room", spaced,
        """
        horizontal group of .fractionalWidth(1) × .absolute(60): 320 × 60
        +---------------------------------------------------------------+
        | +----------------------------+ +----------------------------+ |
        | | 0                          | | 1                          | |
        | |                            | |                            | |
        | |                            | |                            | |
        | +----------------------------+ +----------------------------+ |
        +---------------------------------------------------------------+
        """
      ),
      (
        "what sticks out of a custom group is cut, and later items are in front", custom,
        """
        custom group of .absolute(200) × .absolute(40): 200 × 40
        +-------------------------------+-------------------------------+
        | 0                             |                               |
        |                               |                               |
        |               +------------------------------------------------
        |               | 1             |                               |
        +---------------|---------------+                               |
        +---------------|-----------------------------------------------+
        """
      ),
      (
        "an item that does not fit", row([item(.fractionalWidth(1.5))]),
        "horizontal group of .fractionalWidth(1) × .absolute(40): nothing fits"
      ),
    ]
    forEachRow(of: rows, named: \.name) { #expect($0.group.visualDescription() == $0.picture) }
  }

  @Test func `a high group is 32 lines high, and estimates stay`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(160), .estimated(1)),
      subitems: [
        item(.fractionalWidth(1), .estimated(240)), item(.fractionalWidth(0.5), .absolute(80)),
      ])
    let lines = group.visualDescription().split(separator: "\n").map(String.init)
    #expect(lines.count == 34)
    #expect(lines.first == "vertical group of .absolute(160) × .estimated(1): 160 × 320")
    #expect(
      lines.suffix(9) == [
        "+---------------+---------------+", "| 1             |               |",
        "|               |               |", "|               |               |",
        "|               |               |", "|               |               |",
        "|               |               |", "|               |               |",
        "+---------------+---------------+",
      ])
  }

  @Test func `odd sizes are drawn, too`() {
    for length in [0, 1e-300, 1e300, -1e300, 1e12] as [CGFloat] {
      for part in [1, 0, -5, 1e-9] as [CGFloat] {
        let groups: [NSCollectionLayoutGroup] = [
          .vertical(
            layoutSize: size(.absolute(length), .fractionalHeight(part)),
            subitems: [item(.fractionalWidth(part), .absolute(length))]),
          .horizontal(
            layoutSize: size(.fractionalWidth(part), .absolute(length)),
            repeatingSubitem: item(.absolute(length), .fractionalWidth(part)), count: 1_000_000),
          .custom(layoutSize: size(.absolute(length), .absolute(part))) { _ in
            let frame = CGRect(length, part, -length, length)
            return [NSCollectionLayoutGroupCustomItem(frame: frame)]
          },
        ]
        for group in groups {
          let lines = group.visualDescription().split(separator: "\n").dropFirst()
          #expect(lines.count <= 33, "\(length), \(part)")
          #expect(Set(lines.map(\.count)).count <= 1, "\(length), \(part)")
        }
      }
    }
  }
}
