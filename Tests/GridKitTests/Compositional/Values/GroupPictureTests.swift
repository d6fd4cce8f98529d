import Foundation
import GridKit
import TestSupport
import Testing

/// Drawings of groups: `visualDescription()`.
@MainActor
@Suite("Pictures of groups")
struct GroupPictureTests {
  @Test func `neighbours share their edges, and items have their numbers`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [
        item(.fractionalWidth(0.5), .fractionalHeight(1)),
        NSCollectionLayoutGroup.vertical(
          layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
          subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))]),
      ])
    #expect(
      group.visualDescription() == """
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
        """)
  }

  @Test func `insets and spacing show as room`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: item(), count: 2)
    group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    group.interItemSpacing = .fixed(10)
    #expect(
      group.visualDescription() == """
        horizontal group of .fractionalWidth(1) × .absolute(60): 320 × 60
        +---------------------------------------------------------------+
        | +----------------------------+ +----------------------------+ |
        | | 0                          | | 1                          | |
        | |                            | |                            | |
        | |                            | |                            | |
        | +----------------------------+ +----------------------------+ |
        +---------------------------------------------------------------+
        """)
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

  @Test func `a picture cuts what sticks out of a custom group and puts later items in front`() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.absolute(200), .absolute(40))) {
      _ in
      [
        CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 50, y: 20, width: 500, height: 500),
        CGRect(x: -900, y: 0, width: 100, height: 10),
      ].map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
    #expect(
      group.visualDescription() == """
        custom group of .absolute(200) × .absolute(40): 200 × 40
        +-------------------------------+-------------------------------+
        | 0                             |                               |
        |                               |                               |
        |               +------------------------------------------------
        |               | 1             |                               |
        +---------------|---------------+                               |
        +---------------|-----------------------------------------------+
        """)
  }

  @Test(.rule("CL-18")) func `a group whose item does not fit has no picture`() {
    #expect(
      row([item(.fractionalWidth(1.5))]).visualDescription()
        == "horizontal group of .fractionalWidth(1) × .absolute(40): nothing fits")
  }

  @Test(arguments: [0, 1e-300, 1e300, -1e300, 1e12] as [CGFloat], [1, 0, -5, 1e-9] as [CGFloat])
  func `odd sizes are drawn, too`(length: CGFloat, part: CGFloat) {
    for group in [
      NSCollectionLayoutGroup.vertical(
        layoutSize: size(.absolute(length), .fractionalHeight(part)),
        subitems: [item(.fractionalWidth(part), .absolute(length))]),
      .horizontal(
        layoutSize: size(.fractionalWidth(part), .absolute(length)),
        repeatingSubitem: item(.absolute(length), .fractionalWidth(part)), count: 1_000_000),
      .custom(layoutSize: size(.absolute(length), .absolute(part))) { _ in
        [
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: length, y: part, width: -length, height: length))
        ]
      },
    ] {
      let lines = group.visualDescription().split(separator: "\n").dropFirst()
      #expect(lines.count <= 33)
      #expect(Set(lines.map(\.count)).count <= 1)
    }
  }
}
