import GridTesting
import TestSupport
import Testing

@testable import GridKit

@Suite("List contents")
@MainActor
struct ListContentTests {
  private typealias Content = GridListContentConfiguration

  private static func simulation() -> Simulation {
    Simulation(screen: GridScreen(size: CGSize(width: 390, height: 844), scale: 2))
  }

  private func fitting(_ content: GridListContentConfiguration, width: CGFloat = 320) -> CGSize {
    let view = Self.simulation().perform { GridListContentView(configuration: content) }
    return view.sizeThatFits(CGSize(width: width, height: 0))
  }

  // An x of 17 points is 8.75 wide, its line 20.29 high; 288 points hold 32 of them.

  @Test(.rule("CL-64"), .rows)
  func `a content is as high as its lines and margins, and a cell at least 44`() {
    func content(
      _ look: Content, _ text: String, _ change: (inout Content) -> Void = { _ in }
    ) -> Content {
      var content = look
      content.text = text
      change(&content)
      return content
    }
    func text(_ length: Int) -> String { String(repeating: "x", count: length) }
    let long = content(.cell(), text(200)) { $0.textProperties.numberOfLines = 2 }
    let margins = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
    let lengths = [(0, 44), (5, 44), (32, 44), (33, 63), (65, 83)] as [(Int, CGFloat)]
    let looks: [(Content, CGFloat)] = [
      (.plainHeader(), 28), (.plainFooter(), 28), (.groupedHeader(), 38.5),
      (.groupedFooter(), 38.5), (.sidebarHeader(), 42.5), (.prominentInsetGroupedHeader(), 43),
      (.extraProminentInsetGroupedHeader(), 46.5), (.header(), 28), (.footer(), 28),
      (.sidebarCell(), 44), (.accompaniedSidebarCell(), 44),
    ]
    var rows: [(name: String, content: Content, height: CGFloat)] = [
      ("two lines at most", long, 63),
      ("other margins", content(long, text(200)) { $0.directionalLayoutMargins = margins }, 91),
    ]
    rows += lengths.map { ("\($0) characters", content(.cell(), text($0)), $1) }
    rows += looks.enumerated().map { ("look \($0)", content($1.0, "Title"), $1.1) }
    forEachRow(of: rows, named: \.name) { row in
      #expect(fitting(row.content) == CGSize(width: 320, height: row.height))
    }
  }

  @Test(.rule("CL-64")) func `texts are one below the other, or side by side where both have room`()
  {
    var below = Content.subtitleCell()
    below.text = "Text"
    below.secondaryText = "Detail"
    // 20.29 + 3 + 14.32 and margins of 22.
    #expect(fitting(below).height == CGFloat(60))
    var beside = Content.valueCell()
    beside.text = "Text"
    beside.secondaryText = "Detail"
    #expect(fitting(beside).height == CGFloat(44))
    #expect(ListContentPlaces(beside, width: 320).secondaryText?.maxX == CGFloat(304))
    // 34.45 and 43.37 points, a gap of 8 and margins of 32 need 117.83 points.
    #expect(fitting(beside, width: 117).height == CGFloat(66))
    #expect(fitting(beside, width: 118).height == CGFloat(44))
  }

  @Test(.rule("CL-64")) func `an image takes room before the text and makes the cell higher`() {
    var content = Content.cell()
    content.text = "Text"
    content.image = GridImage(sizeForTesting: CGSize(width: 50, height: 60))
    #expect(fitting(content).height == CGFloat(82))
    let places = ListContentPlaces(content, width: 320)
    #expect(places.image == CGRect(16, 11, 50, 60))
    #expect(places.text?.minX == CGFloat(82))
    content.imageProperties.maximumSize = CGSize(width: 20, height: 20)
    #expect(fitting(content).height == CGFloat(44))
    content.imageProperties.reservedLayoutSize.width =
      GridListContentConfiguration.ImageProperties.standardDimension
    #expect(ListContentPlaces(content, width: 320).text?.minX == CGFloat(60))
  }

  @Test(.rule("CL-64")) func `contents are compared by all that they have`() {
    let cell = Content.cell()
    let changes: [(inout GridListContentConfiguration) -> Void] = [
      { $0.text = "a" }, { $0.secondaryText = "a" }, { $0.image = GridImage(named: "a") },
      { $0.alpha = 0.5 }, { $0.directionalLayoutMargins.top = 0 },
      { $0.prefersSideBySideTextAndSecondaryText = true }, { $0.imageToTextPadding = 1 },
      { $0.textToSecondaryTextHorizontalPadding = 1 },
      { $0.textToSecondaryTextVerticalPadding = 1 },
      { $0.axesPreservingSuperviewLayoutMargins = [] },
      { $0.textProperties.font = .boldSystemFont(ofSize: 17) },
      { $0.textProperties.colorTransformer = .grayscale },
      { $0.secondaryTextProperties.transform = .uppercase },
      { $0.imageProperties.tintColor = .red },
      { $0.imageProperties.tintColorTransformer = .monochromeTint },
    ]
    for change in changes {
      var other = cell
      change(&other)
      #expect(other != cell)
    }
    #expect(cell.updated(for: GridCellConfigurationState(traitCollection: .current)) == cell)
  }

  @Test func `a list's look follows the list that the traits name`() {
    typealias Appearance = GridCollectionLayoutListConfiguration.Appearance
    func state(_ environment: GridListEnvironment) -> GridCellConfigurationState {
      GridCellConfigurationState(
        traitCollection: GridTraitCollection(traitsFrom: [
          .current, GridTraitCollection(listEnvironment: environment),
        ]))
    }
    #expect(Content.header().updated(for: state(.plain)) == .plainHeader())
    #expect(Content.header().updated(for: state(.grouped)) == .groupedHeader())
    #expect(Content.header().updated(for: state(.sidebar)) == .sidebarHeader())
    #expect(Content.footer().updated(for: state(.insetGrouped)) == .groupedFooter())
    #expect(Content.footer().updated(for: state(.sidebarPlain)) == .plainFooter())
    for environment in [GridListEnvironment.unspecified, .none] {
      #expect(Content.header().updated(for: state(environment)) == .plainHeader())
    }
    // A look of a named list stays.
    #expect(Content.plainHeader().updated(for: state(.grouped)) == .plainHeader())
    // A value that was set stays, there and back.
    var own = Content(role: .header, in: .grouped)
    own.text = "Fruit"
    own.textProperties.color = .systemRed
    own.directionalLayoutMargins.leading = 7
    var expected = Content.sidebarHeader()
    expected.text = "Fruit"
    expected.textProperties.color = .systemRed
    expected.directionalLayoutMargins.leading = 7
    #expect(own.updated(for: state(.sidebar)) == expected)
    #expect(own.updated(for: state(.sidebar)).updated(for: state(.insetGrouped)) == own)
    #expect(
      GridBackgroundConfiguration.listCell().updated(for: state(.insetGrouped))
        == .listGroupedCell())
    #expect(GridBackgroundConfiguration.listHeader().updated(for: state(.grouped)) == .clear())
    #expect(
      GridBackgroundConfiguration.listPlainCell().updated(for: state(.grouped)) == .listPlainCell())
  }

  @Test(.rule("CL-64")) func `text and attributed text are one`() {
    var content = Content.cell()
    content.attributedText = NSAttributedString(string: "a")
    content.secondaryText = "b"
    #expect(content.text == "a")
    #expect(content.secondaryAttributedText?.string == "b")
    content.text = nil
    #expect(content.attributedText == nil)
  }

  @Test(.rule("CL-64")) func `the view takes list contents, and says that sizes are estimates`()
    throws
  {
    let simulation = Self.simulation()
    let view = try #require(
      simulation.perform { Content.cell().makeContentView() }
        as? GridListContentView)
    var content = Content.cell()
    content.text = "Text"
    view.configuration = content
    #expect(view.configuration as? GridListContentConfiguration == content)
    #expect(view.sizeThatFits(.zero) == CGSize(width: 66.5, height: 44))
    #expect(simulation.findings.map(\.code) == ["text-estimated"])
  }
}
