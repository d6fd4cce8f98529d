import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Compositional layout on a grid", .rows)
struct CompositionalLayoutTests {
  private let size = CGSize(width: 320, height: 480)

  @Test(.rule("CL-40"))
  func `the provider is asked once per section and solve, with the view's box`() {
    let probe = ProviderProbe { _ in Parts.pairs() }
    let made = Fixture(probe.layout(), counts: [3, 40, 2], size: size)
    made.grid.contentInset = GridEdgeInsets(10, 0, 0, 0)
    made.grid.layoutIfNeeded()
    #expect(probe.asked == [0, 1, 2])
    #expect(probe.environments.allSatisfy { $0.container.contentSize == size })
    #expect(probe.environments.allSatisfy { $0.container.effectiveContentSize == size })
    #expect(probe.environments.first?.traitCollection == made.grid.traitCollection)
    probe.forget()

    for y in [CGFloat(50), 120, 400] { made.grid.scroll(toY: y) }
    _ = made.grid.layoutAttributesForItem(at: [1, 39])
    #expect(probe.takeAsked() == [])

    made.layout.invalidateLayout()
    made.layout.refresh()
    #expect(probe.takeAsked() == [0, 1, 2])

    made.grid.reload()
    #expect(probe.takeAsked() == [0, 1, 2])

    made.grid.resize(height: 300)
    #expect(probe.environments.map(\.container.contentSize.height) == [300, 300, 300])
    #expect(probe.takeAsked() == [0, 1, 2])
  }

  @Test(.rule("CL-40")) func `the container has the insets of the configuration's reference`() {
    let probe = ProviderProbe { _ in Parts.pairs() }
    let configuration = Parts.configuration()
    configuration.contentInsetsReference = .layoutMargins
    let made = Fixture(probe.layout(configuration), counts: [1], size: size)
    made.grid.layoutMargins = GridEdgeInsets(10, 20, 30, 40)
    made.grid.layoutIfNeeded()
    let container = probe.environments.last?.container
    #expect(container?.contentSize == size)
    #expect(container?.effectiveContentSize == CGSize(width: 260, height: 480))
    #expect(container?.contentInsets.leading == 20)
    #expect(container?.effectiveContentInsets.trailing == 40)
  }

  @Test func `a provider that asks the layout gets no answers`() {
    let probe = ProviderProbe { _ in Parts.pairs() }
    let layout = probe.layout()
    var sizes: [CGSize] = []
    probe.section = { [weak layout] _ in
      sizes.append(layout?.collectionViewContentSize ?? CGSize(width: 1, height: 1))
      _ = layout?.layoutAttributesForElements(in: .infinite)
      return Parts.pairs()
    }
    let made = Fixture.laidOut(layout, counts: [2], size: size)
    #expect(sizes == [.zero])
    #expect(made.grid.visibleItems == ["0-0", "0-1"])
  }

  @Test(.rule("CO-8"))
  func `a provider that makes the layout stale is asked again in the next pass`() {
    let probe = ProviderProbe { _ in Parts.pairs() }
    let made = Fixture(probe.layout(), counts: [2], size: size)
    probe.section = { _ in
      if probe.asked.count == 1 { made.layout.invalidateLayout() }
      return Parts.pairs()
    }
    made.grid.layoutIfNeeded()
    #expect(probe.asked == [0])
    made.grid.layoutAgain()
    #expect(probe.asked == [0, 0])
    #expect(made.simulation.faults == [])
  }

  @Test(.rule("CL-20"))
  func `a custom group in one shared description is asked for every section`() {
    var asked = 0
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
    ) { _ in
      asked += 1
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 10 * asked, height: 20))
      ]
    }
    let layout = GridViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let made = Fixture.laidOut(layout, counts: [1, 1], size: size)
    #expect(asked == 2)
    #expect(made.grid.cellFrames.map(\.width) == [10, 20])
  }

  // MARK: Configuration

  @Test(.rule("CL-3")) func `a configuration is copied on get and set, and setting it makes stale`()
  {
    let configuration = Parts.configuration()
    let layout = GridViewCompositionalLayout(
      section: Parts.pairs(insets: false), configuration: configuration)
    configuration.interSectionSpacing = 99
    let made = Fixture.laidOut(layout, counts: [1, 1], size: size)
    #expect(made.grid.contentSize.height == 80)
    #expect(layout.isPrepared)

    let fetched = layout.configuration
    fetched.interSectionSpacing = 7
    #expect(layout.configuration.interSectionSpacing == 0)
    #expect(layout.isPrepared)

    layout.configuration = fetched
    #expect(!layout.isPrepared)
    made.grid.layoutIfNeeded()
    #expect(made.grid.contentSize.height == 87)
    #expect(layout.configuration == fetched)
    fetched.interSectionSpacing = 50
    #expect(layout.configuration.interSectionSpacing == 7)
    #expect(layout.configuration == layout.configuration)
    #expect(layout.configuration !== layout.configuration)
    #expect(layout.configuration != fetched)
  }

  @Test func `a layout from an archive has no sections`() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let layout = try #require(GridViewCompositionalLayout(coder: coder))
    let made = Fixture.laidOut(layout, counts: [0], size: size)
    #expect(made.grid.contentSize == CGSize(width: 320, height: 0))
  }

  // MARK: Faults

  @Test(.rule("CL-2")) func `a provider's nil is a fault for a section that has items`() {
    let probe = ProviderProbe { $0 == 1 ? nil : Parts.pairs() }
    let made = Fixture.laidOut(probe.layout(), counts: [1, 0, 1], size: size)
    #expect(made.simulation.faults == [])
    #expect(made.grid.visibleItems == ["0-0", "2-0"])
    made.source.counts = [1, 2, 1]
    made.grid.reload()
    #expect(made.simulation.faults.map(\.code) == ["CL-2"])
    #expect(
      made.simulation.faults.first?.message
        == "Invalid section definition. Please specify a valid section definition when content is "
        + "to be rendered for a section. This is a client error.")
  }

  @Test(.rule("CL-2")) func `two views of a kind in a section, or around the layout, are a fault`()
  {
    let bar = Parts.boundary(.fractionalWidth(1), .absolute(10), Parts.header, .top)
    let rows: [(name: String, layout: GridViewCompositionalLayout)] = [
      ("in a section", GridViewCompositionalLayout(section: Parts.pairs([bar, bar]))),
      (
        "around the layout",
        GridViewCompositionalLayout(
          section: Parts.pairs(), configuration: Parts.configuration(.vertical, [bar, bar]))
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let made = Fixture.laidOut(row.layout, counts: [1], size: size)
      #expect(
        made.simulation.faults.map { "\($0.code) \($0.message)" } == [
          "CL-2 Error: Every supplementary must have a unique elementKind: duplicates detected: "
            + "(UICollectionElementKindSectionHeader)"
        ])
    }
  }

  // MARK: References

  @Test(.rule("CL-41", "GC-96", "GC-98"))
  func `references narrow sections, those of a section first`() {
    typealias Reference = GridContentInsetsReference
    let rows: [(configured: Reference, own: Reference, isNarrow: Bool)] = [
      (.layoutMargins, .automatic, true), (.none, .layoutMargins, true),
      (.safeArea, .readableContent, true), (.layoutMargins, .none, false),
      (.automatic, .automatic, false), (.safeArea, .automatic, false),
    ]
    forEachRow(of: rows) { configured, own, isNarrow in
      let section = Parts.pairs(
        [Parts.boundary(.fractionalWidth(1), .absolute(20), Parts.header, .top)], insets: false)
      section.contentInsetsReference = own
      section.supplementaryContentInsetsReference = own
      let configuration = Parts.configuration()
      configuration.contentInsetsReference = configured
      let layout = GridViewCompositionalLayout(section: section, configuration: configuration)
      let made = Fixture(layout, counts: [2, 1], size: size)
      made.grid.layoutMargins = GridEdgeInsets(10, 20, 30, 40)
      made.grid.layoutIfNeeded()
      let (x, cell, header) = isNarrow ? (20, 130, 260) : (0, 160, 320)
      #expect(
        made.grid.rows() == [
          "cell 0-0 \(x),20,\(cell),40", "header 0-0 \(x),0,\(header),20 z1",
          "cell 0-1 \(x + cell),20,\(cell),40", "cell 1-0 \(x),80,\(cell),40",
          "header 1-0 \(x),60,\(header),20 z1",
        ])
      #expect(made.grid.contentSize == CGSize(width: 320, height: 120))
    }
  }

  @Test func `readable content is at most 672 wide, in the middle of the margins`() {
    let rows: [(width: CGFloat, cell: String)] = [
      (1024, "cell 0-0 176,0,672,40"), (712, "cell 0-0 20,0,672,40"),
      (714, "cell 0-0 21,0,672,40"), (375, "cell 0-0 20,0,335,40"),
    ]
    forEachRow(of: rows) { width, cell in
      let section = Parts.rows(.absolute(40))
      section.contentInsetsReference = .readableContent
      let made = Fixture(
        GridViewCompositionalLayout(section: section), counts: [1],
        size: CGSize(width: width, height: 400))
      made.grid.layoutMargins = GridEdgeInsets(0, 20, 0, 20)
      made.grid.layoutIfNeeded()
      #expect(made.grid.rows() == [cell])
    }
  }

  @Test(.rule("CO-29")) func `other margins make the layout stale`() {
    let section = Parts.pairs(insets: false)
    section.contentInsetsReference = .layoutMargins
    let made = Fixture(GridViewCompositionalLayout(section: section), counts: [1], size: size)
    made.grid.layoutMargins = .zero
    made.grid.layoutIfNeeded()
    #expect(made.grid.cellFrames.first?.width == 160)
    made.grid.contentInset.top = 20
    #expect(!made.layout.isPrepared)
  }

  // MARK: What belongs to the whole layout

  @Test(.rule("GC-77", "CL-27")) func `views of the layout have the path (0, Int.max)`() {
    let configuration = Parts.configuration(
      .vertical,
      [
        Parts.boundary(.fractionalWidth(1), .absolute(30), "top", .top),
        Parts.boundary(.fractionalWidth(1), .absolute(20), "end", .bottom),
      ])
    let layout = GridViewCompositionalLayout(
      section: Parts.pairs([
        Parts.boundary(.fractionalWidth(1), .absolute(10), Parts.header, .top)
      ]),
      configuration: configuration)
    let made = Fixture(layout, counts: [3, 2], size: size)
    for kind in ["top", "end"] { made.source.register(kind, in: made.grid) }
    made.grid.layoutIfNeeded()
    let path = IndexPath(item: Int.max, section: 0)
    #expect(
      made.grid.rows().filter { !$0.hasPrefix("cell") } == [
        "header 0-0 4,30,310,10 z1", "end 0-max 0,186,320,20 z1", "top 0-max 0,0,320,30 z1",
        "header 1-0 4,128,310,10 z1",
      ])
    #expect(made.grid.contentSize == CGSize(width: 320, height: 206))
    #expect(made.grid.supplementaryView(forElementKind: "top", at: path)?.frame.height == 30)
    #expect(
      made.source.requestedSupplementaryElements.filter { $0.kind == "end" }.map(\.path) == [path])
    #expect(
      made.grid.layoutAttributesForSupplementaryElement(ofKind: "end", at: path)?.frame.minY == 186)
    #expect(made.simulation.faults == [])
  }

  @Test(.rule("CL-27")) func `the path (0, Int.max) is one that positions hold`() {
    let path = IndexPath(item: Int.max, section: 0)
    #expect(Position(path) == .wholeLayout)
    #expect(Position.wholeLayout.indexPath == path)
    #expect(Position(IndexPath(item: Int.max, section: 1)) == .invalid)
    #expect(Position(IndexPath(index: 0)) != .wholeLayout)
    let attributes = GridViewLayoutAttributes(forSupplementaryViewOfKind: "top", with: path)
    #expect(attributes.indexPath == path)
    #expect((attributes.copy() as? GridViewLayoutAttributes)?.indexPath == path)
  }

  @Test(.rule("CL-27")) func `without sections the layout's own views do not show`() {
    let layout = GridViewCompositionalLayout(
      section: Parts.pairs(),
      configuration: Parts.configuration(
        .vertical, [Parts.boundary(.fractionalWidth(1), .absolute(30), Parts.header, .top)]))
    let made = Fixture.laidOut(layout, counts: [], size: size)
    #expect(made.simulation.faults == [])
    #expect(made.grid.contentSize == CGSize(width: 320, height: 30))
  }

  // MARK: Contexts

  @Test func `a context that names elements keeps the geometry and renews what it names`() {
    let probe = ProviderProbe { _ in
      Parts.pairs([Parts.boundary(.fractionalWidth(1), .absolute(30), Parts.header, .top)])
    }
    let made = Fixture.laidOut(probe.layout(), counts: [4], size: size)
    let layout = made.layout
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    let old = (
      layout.layoutAttributesForItem(at: first), layout.layoutAttributesForItem(at: second),
      layout.layoutAttributesForSupplementaryView(ofKind: Parts.header, at: first)
    )
    probe.forget()
    let context = GridViewLayoutInvalidationContext()
    context.invalidateItems(at: [first])
    context.invalidateSupplementaryElements(ofKind: Parts.header, at: [first])
    layout.refresh(with: context)
    #expect(probe.asked == [])
    #expect(layout.layoutAttributesForItem(at: first) !== old.0)
    #expect(layout.layoutAttributesForItem(at: first) == old.0)
    #expect(layout.layoutAttributesForItem(at: second) === old.1)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: Parts.header, at: first) !== old.2)
  }

  @Test func `the same question gets the same objects`() {
    let made = Fixture.laidOut(
      GridViewCompositionalLayout(section: Parts.pairs()), counts: [100], size: size)
    let rect = CGRect(0, 0, 320, 480)
    let first = made.layout.layoutAttributesForElements(in: rect)
    let second = made.layout.layoutAttributesForElements(in: rect.offsetBy(dx: 0, dy: 1))
    #expect(first?.isEmpty == false)
    #expect(zip(first ?? [], second ?? []).allSatisfy { $0 === $1 })
    #expect(made.layout.layoutAttributesForItem(at: [0, 0]) === first?[0])
    #expect(made.layout.layoutAttributesForItem(at: [0, 100]) == nil)
    #expect(made.layout.layoutAttributesForItem(at: [1, 0]) == nil)
    #expect(made.layout.layoutAttributesForDecorationView(ofKind: "none", at: [0, 0]) == nil)
  }

  @Test(.rule("CL-26", "CL-37")) func `backgrounds lie behind cells of their section`() {
    final class Background: GridReusableView {}
    let section = Parts.pairs()
    section.decorationItems = [.background(elementKind: "card")]
    let probe = ProviderProbe { $0 == 0 ? section : Parts.pairs() }
    let layout = probe.layout()
    layout.register(Background.self, forDecorationViewOfKind: "card")
    let made = Fixture.laidOut(layout, counts: [1, 1], size: size)
    #expect(
      made.grid.rows() == ["cell 0-0 4,3,155,40 z1", "card 0-0 0,0,320,48", "cell 1-0 4,51,155,40"])
    let path = IndexPath(item: 0, section: 0)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "card", at: path)?.frame.height == 48)
    #expect(made.simulation.faults == [])
  }

  @Test func `a subclass may change what its superclass answers`() {
    final class Faded: GridViewCompositionalLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.compactMap {
          let copy = $0.copy() as? GridViewLayoutAttributes
          copy?.alpha = 0.5
          return copy
        }
      }
    }
    let made = Fixture.laidOut(Faded(section: Parts.pairs()), counts: [40], size: size)
    #expect(made.grid.visibleCells.count == 24)
    #expect(made.grid.visibleCells.allSatisfy { $0.alpha == 0.5 })
    made.grid.scroll(toY: 100)
    #expect(made.grid.visibleCells.allSatisfy { $0.alpha == 0.5 })
    #expect(made.simulation.faults == [])
  }
}
