import GridKit
import TestSupport
import Testing

/// The values of a compositional layout's objects when they are made.
@MainActor
@Suite("Compositional defaults")
struct NSCollectionLayoutDefaultsTests {
  @Test func `an item has no room around and no views`() {
    let made = item()
    #expect(made.contentInsets == .zero)
    #expect(made.edgeSpacing == nil)
    #expect(made.supplementaryItems.isEmpty)
    #expect(made.layoutSize == size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = row([made])
    #expect(group.interItemSpacing == nil)
    #expect(group.supplementaryItems.isEmpty)
    #expect(group.subitems == [made])
  }

  @Test(.rule("CL-33")) func `views are in front of cells, backgrounds are not`() {
    let view = badge("b")
    #expect(view.zIndex == 1)
    #expect(view.elementKind == "b")
    #expect(view.itemAnchor == nil)
    #expect(view.containerAnchor.edges == [.top, .trailing])
    let boundary = header("h", .bottomTrailing)
    #expect(boundary.zIndex == 1)
    #expect(boundary.extendsBoundary)
    #expect(!boundary.pinToVisibleBounds)
    #expect(boundary.alignment == .bottomTrailing)
    #expect(boundary.offset == .zero)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "d")
    #expect(background.zIndex == 0)
    #expect(background.contentInsets == .zero)
    #expect(background.elementKind == "d")
    #expect(NSCollectionLayoutGroupCustomItem(frame: .zero).zIndex == 0)
  }

  @Test func `a section adds nothing, and boundary items keep to its insets`() {
    let section = NSCollectionLayoutSection(group: row([item()]))
    #expect(section.contentInsets == .zero)
    #expect(section.interGroupSpacing == 0)
    #expect(section.contentInsetsReference == .automatic)
    #expect(section.supplementaryContentInsetsReference == .automatic)
    #expect(section.supplementariesFollowContentInsets)
    #expect(section.orthogonalScrollingBehavior == .none)
    #expect(section.orthogonalScrollingProperties.bounce == .automatic)
    #expect(section.orthogonalScrollingProperties.decelerationRate == .automatic)
    #expect(section.boundarySupplementaryItems.isEmpty)
    #expect(section.decorationItems.isEmpty)
    #expect(section.visibleItemsInvalidationHandler == nil)
  }

  @Test func `raw values are UIKit's`() {
    #expect(GridContentInsetsReference.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(
      GridCollectionLayoutSectionOrthogonalScrollingBehavior.allCases.map(\.rawValue)
        == [0, 1, 2, 3, 4, 5])
  }

  @Test func `scrolling behaviours and properties reach the section's scroll view`() {
    typealias Behavior = GridCollectionLayoutSectionOrthogonalScrollingBehavior
    #expect(
      Behavior.allCases.map(\.solverValue) == [
        .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
        .groupPagingCentered,
      ])
    let section = NSCollectionLayoutSection(group: row([item()]))
    let properties = section.orthogonalScrollingProperties
    #expect(properties.bounces == nil && properties.scrollViewRate == nil)
    section.orthogonalScrollingProperties.bounce = .never
    section.orthogonalScrollingProperties.decelerationRate = .fast
    #expect(properties.bounces == false && properties.scrollViewRate == .fast)
    properties.bounce = .always
    properties.decelerationRate = .normal
    #expect(properties.bounces == true && properties.scrollViewRate == .normal)
    properties.decelerationRate = .init(rawValue: .nan)
    #expect(properties.scrollViewRate == nil)
  }
}
