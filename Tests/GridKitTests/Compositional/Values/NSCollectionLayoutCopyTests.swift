import GridKit
import TestSupport
import Testing

/// Copies and equality of the objects of a compositional layout (CL-3).
@MainActor
@Suite("Compositional copies", .rows)
struct NSCollectionLayoutCopyTests {
  // MARK: Content

  /// One object of each class, made anew by each call, and the same with something else in it.
  static func samples(changed: Bool) -> [(name: String, object: NSObject)] {
    let number: CGFloat = changed ? 2 : 1
    let cell = item(.absolute(number))
    let insets = item()
    insets.contentInsets.leading = number
    let edges = item()
    edges.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .fixed(number), trailing: nil, bottom: nil)
    let badged = item(badges: changed ? ["a", "b"] : ["a"])
    let high = badge("a")
    high.zIndex = Int(number)
    let anchored = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(1), .absolute(1)), elementKind: "a",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top),
      itemAnchor: NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: number, y: 0)))
    let pinned = header("a")
    pinned.pinToVisibleBounds = changed
    let extending = header("a")
    extending.extendsBoundary = changed
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "a")
    background.zIndex = Int(number)
    let spaced = row([item()])
    spaced.interItemSpacing = .fixed(number)
    let viewed = row([item()])
    viewed.supplementaryItems = [badge(changed ? "a" : "b")]
    let counted = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(1), .absolute(1)), repeatingSubitem: item(), count: Int(number))
    let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.absolute(number), .absolute(1))) {
      _ in []
    }
    let properties = GridCollectionLayoutSectionOrthogonalScrollingProperties()
    properties.bounce = changed ? .never : .always
    return [
      ("dimension", NSCollectionLayoutDimension.absolute(number)),
      ("size", size(.absolute(number), .absolute(1))),
      ("spacing", NSCollectionLayoutSpacing.fixed(number)),
      (
        "edges",
        NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: .fixed(number), bottom: nil)
      ),
      ("anchor", NSCollectionLayoutAnchor(edges: changed ? .top : .bottom)),
      ("item", cell), ("item insets", insets), ("item edges", edges), ("item views", badged),
      ("view", badge(changed ? "a" : "b")), ("view z", high), ("view anchor", anchored),
      ("boundary", header("a", changed ? .top : .bottom)), ("boundary pin", pinned),
      ("boundary extends", extending), ("decoration", background),
      ("row", row(changed ? [item(), item()] : [item()])), ("row spacing", spaced),
      ("row views", viewed), ("counted", counted), ("custom", custom), ("properties", properties),
    ]
      + sections(changed: changed)
  }

  static func sections(changed: Bool) -> [(name: String, object: NSObject)] {
    let changes: [(String, (NSCollectionLayoutSection) -> Void)] = [
      ("insets", { $0.contentInsets.top = 1 }),
      ("spacing", { $0.interGroupSpacing = 1 }),
      ("reference", { $0.contentInsetsReference = .none }),
      ("views' reference", { $0.supplementaryContentInsetsReference = .none }),
      ("follow", { $0.supplementariesFollowContentInsets = false }),
      ("behavior", { $0.orthogonalScrollingBehavior = .paging }),
      ("properties", { $0.orthogonalScrollingProperties.bounce = .never }),
      ("boundaries", { $0.boundarySupplementaryItems = [header("h")] }),
      ("decorations", { $0.decorationItems = [.background(elementKind: "d")] }),
    ]
    return changes.map { change in
      let section = NSCollectionLayoutSection(group: row([item()]))
      if changed { change.1(section) }
      return ("section \(change.0)", section)
    }
  }

  @Test(.rule("CL-3")) func `objects with the same content are equal, and not to changed ones`() {
    let (first, second) = (Self.samples(changed: false), Self.samples(changed: false))
    let changed = Self.samples(changed: true)
    forEachRow(of: first.indices, named: { first[$0].name }) { index in
      let (sample, other) = (first[index].object, changed[index].object)
      #expect(sample.isEqual(second[index].object))
      #expect(sample.hash == second[index].object.hash)
      #expect(!sample.isEqual(other))
      #expect(!other.isEqual(sample))
      #expect(!sample.isEqual(nil))
      #expect(!sample.isEqual(NSObject()))
    }
  }

  @Test(.rule("CL-3")) func `every object copies to a new one with the same content`() {
    let samples = Self.samples(changed: false) + Self.samples(changed: true)
    forEachRow(of: samples, named: \.name) { sample in
      let copy = sample.object.copy() as? NSObject
      #expect(copy !== sample.object)
      #expect(sample.object.isEqual(copy))
      #expect(copy.map { type(of: $0) == type(of: sample.object) } == true)
    }
  }

  @Test func `items of different classes are never equal`() {
    let cell = item(.fractionalWidth(1), .absolute(30))
    let boundary = header("a")
    #expect(!cell.isEqual(boundary) && !boundary.isEqual(cell))
    let view = NSCollectionLayoutSupplementaryItem(
      layoutSize: boundary.layoutSize, elementKind: "a", containerAnchor: boundary.containerAnchor)
    #expect(!view.isEqual(boundary) && !boundary.isEqual(view))
  }

  @Test
  func `a custom group's closure is not compared, and its items are equal to themselves only`() {
    let size = size(.absolute(10), .absolute(10))
    let first = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in [] }
    let second = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      [NSCollectionLayoutGroupCustomItem(frame: CGRect(1, 2, 3, 4))]
    }
    #expect(first == second)
    let frame = CGRect(1, 2, 3, 4)
    let item = NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: 7)
    #expect(item == item)
    #expect(item != NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: 7))
    let copy = item.copy() as? NSCollectionLayoutGroupCustomItem
    #expect(copy != item)
    #expect(copy?.frame == frame)
    #expect(copy?.zIndex == 7)
  }

  @Test func `a section's handler goes with copies and is not compared`() {
    let section = NSCollectionLayoutSection(group: row([item()]))
    var calls = 0
    section.visibleItemsInvalidationHandler = { _, _, _ in calls += 1 }
    let copy = section.copy() as? NSCollectionLayoutSection
    copy?.visibleItemsInvalidationHandler?([], .zero, Surroundings())
    #expect(calls == 1)
    #expect(section == NSCollectionLayoutSection(group: row([item()])))
  }

  // MARK: Later changes

  @Test(.rule("CL-3")) func `later changes of what was given do nothing`() {
    let (view, cell) = (badge("a"), item())
    let badged = NSCollectionLayoutItem(layoutSize: cell.layoutSize, supplementaryItems: [view])
    let group = row([cell, badged])
    let counted = NSCollectionLayoutGroup.horizontal(
      layoutSize: cell.layoutSize, repeatingSubitem: cell, count: 2)
    group.supplementaryItems = [view]
    let section = NSCollectionLayoutSection(group: group)
    let (boundary, background) = (
      header("h"),
      NSCollectionLayoutDecorationItem.background(elementKind: "d")
    )
    section.boundarySupplementaryItems = [boundary]
    section.decorationItems = [background]

    view.zIndex = 9
    cell.contentInsets.top = 9
    #expect(badged.supplementaryItems.map(\.zIndex) == [1])
    #expect(group.subitems.map(\.contentInsets.top) == [0, 0])
    #expect(counted.subitems.map(\.contentInsets.top) == [0])
    #expect(group.supplementaryItems.map(\.zIndex) == [1])
    group.interItemSpacing = .fixed(9)
    #expect(section.group.interItemSpacing == nil)
    boundary.pinToVisibleBounds = true
    background.zIndex = 9
    #expect(section.boundarySupplementaryItems.map(\.pinToVisibleBounds) == [false])
    #expect(section.decorationItems.map(\.zIndex) == [0])
  }

  @Test func `changes of a copy leave the original as it was`() throws {
    let section = NSCollectionLayoutSection(group: row([item(badges: ["b"])]))
    section.boundarySupplementaryItems = [header("h")]
    let original = try #require(section.copy() as? NSCollectionLayoutSection)
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    copy.boundarySupplementaryItems[0].pinToVisibleBounds = true
    copy.orthogonalScrollingProperties.bounce = .never
    copy.group.subitems[0].contentInsets.top = 9
    copy.group.subitems[0].supplementaryItems[0].zIndex = 9
    #expect(section == original)
    #expect(section != copy)
  }

  /// A class with a property of its own.
  final class NamedItem: NSCollectionLayoutItem {
    var title = ""

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = NamedItem(layoutSize: layoutSize)
      copy.title = title
      return copy
    }
  }

  @Test func `a group keeps a subclass of the user's that copies itself`() {
    let named = NamedItem(layoutSize: item().layoutSize)
    named.title = "first"
    let group = row([named])
    named.title = "second"
    #expect(group.subitems.map { ($0 as? NamedItem)?.title } == ["first"])
  }
}
