import TestSupport
import Testing

@testable import GridKit

/// CL-62 and CL-63 for every appearance, header mode, footer mode and device.
@Suite("List sections")
@MainActor
struct ListMetricsTests {
  typealias Configuration = GridCollectionLayoutListConfiguration

  nonisolated struct Row: Sendable, CustomTestStringConvertible {
    var appearance: Configuration.Appearance
    var header: Configuration.HeaderMode
    var footer: Configuration.FooterMode
    /// Top, bottom, then the sides on a Mac and on a phone 390 points wide.
    var top: CGFloat
    var bottom: CGFloat
    var macSide: CGFloat
    var phoneSide: CGFloat

    init(
      _ appearance: Configuration.Appearance, _ header: Configuration.HeaderMode,
      _ footer: Configuration.FooterMode, _ top: CGFloat, _ bottom: CGFloat, mac: CGFloat,
      phone: CGFloat
    ) {
      self.appearance = appearance
      self.header = header
      self.footer = footer
      self.top = top
      self.bottom = bottom
      macSide = mac
      phoneSide = phone
    }

    var testDescription: String { "\(appearance), header \(header), footer \(footer)" }
  }

  nonisolated static let table = [
    Row(.plain, .none, .none, 0, 0, mac: 0, phone: 0),
    Row(.plain, .none, .supplementary, 0, 0, mac: 0, phone: 0),
    Row(.plain, .supplementary, .none, 0, 0, mac: 0, phone: 0),
    Row(.plain, .supplementary, .supplementary, 0, 0, mac: 0, phone: 0),
    Row(.plain, .firstItemInSection, .none, 22, 0, mac: 0, phone: 0),
    Row(.plain, .firstItemInSection, .supplementary, 22, 0, mac: 0, phone: 0),
    Row(.grouped, .none, .none, 35, 20, mac: 0, phone: 0),
    Row(.grouped, .none, .supplementary, 35, 0, mac: 0, phone: 0),
    Row(.grouped, .supplementary, .none, 0, 20, mac: 0, phone: 0),
    Row(.grouped, .supplementary, .supplementary, 0, 0, mac: 0, phone: 0),
    Row(.grouped, .firstItemInSection, .none, 0, 20, mac: 0, phone: 0),
    Row(.grouped, .firstItemInSection, .supplementary, 0, 0, mac: 0, phone: 0),
    Row(.insetGrouped, .none, .none, 35, 20, mac: 16, phone: 16),
    Row(.insetGrouped, .none, .supplementary, 35, 0, mac: 16, phone: 16),
    Row(.insetGrouped, .supplementary, .none, 0, 20, mac: 16, phone: 16),
    Row(.insetGrouped, .supplementary, .supplementary, 0, 0, mac: 16, phone: 16),
    Row(.insetGrouped, .firstItemInSection, .none, 0, 20, mac: 16, phone: 16),
    Row(.insetGrouped, .firstItemInSection, .supplementary, 0, 0, mac: 16, phone: 16),
    Row(.sidebar, .none, .none, 0, 10, mac: 10 / 0.77, phone: 10),
    Row(.sidebar, .none, .supplementary, 0, 0, mac: 10 / 0.77, phone: 10),
    Row(.sidebar, .supplementary, .none, 0, 10, mac: 10 / 0.77, phone: 10),
    Row(.sidebar, .supplementary, .supplementary, 0, 0, mac: 10 / 0.77, phone: 10),
    Row(.sidebar, .firstItemInSection, .none, 0, 10, mac: 10 / 0.77, phone: 10),
    Row(.sidebar, .firstItemInSection, .supplementary, 0, 0, mac: 10 / 0.77, phone: 10),
    Row(.sidebarPlain, .none, .none, 0, 0, mac: 10 / 0.77, phone: 10),
    Row(.sidebarPlain, .none, .supplementary, 0, 0, mac: 10 / 0.77, phone: 10),
    Row(.sidebarPlain, .supplementary, .none, 0, 0, mac: 10 / 0.77, phone: 10),
    Row(.sidebarPlain, .supplementary, .supplementary, 0, 0, mac: 10 / 0.77, phone: 10),
    Row(.sidebarPlain, .firstItemInSection, .none, 0, 0, mac: 10 / 0.77, phone: 10),
    Row(.sidebarPlain, .firstItemInSection, .supplementary, 0, 0, mac: 10 / 0.77, phone: 10),
  ]

  private func configuration(_ row: Row) -> Configuration {
    var configuration = Configuration(appearance: row.appearance)
    configuration.headerMode = row.header
    configuration.footerMode = row.footer
    return configuration
  }

  private func section(
    _ configuration: Configuration, _ device: ListMetrics.Device, width: CGFloat = 390
  ) -> NSCollectionLayoutSection {
    .list(
      using: configuration,
      metrics: ListMetrics(configuration, device: device, width: width))
  }

  @Test(.rule("CL-63"), arguments: table, ListMetrics.Device.allCases)
  func `insets follow appearance, header, footer and device`(
    row: Row, device: ListMetrics.Device
  ) {
    let section = section(configuration(row), device)
    let side = device == .mac ? row.macSide : row.phoneSide
    #expect(
      section.contentInsets
        == NSDirectionalEdgeInsets(
          top: row.top, leading: side, bottom: row.bottom, trailing: side))
    #expect(section.contentInsetsReference == .none)
    #expect(section.interGroupSpacing == 0)
  }

  @Test(.rule("CL-62"), arguments: table, ListMetrics.Device.allCases)
  func `headers and footers have their estimate, z and pinning`(
    row: Row, device: ListMetrics.Device
  ) {
    let items = section(configuration(row), device).boundarySupplementaryItems
    var expected: [String] = []
    if row.header == .supplementary { expected.append(GridView.elementKindSectionHeader) }
    if row.footer == .supplementary { expected.append(GridView.elementKindSectionFooter) }
    #expect(items.map(\.elementKind) == expected)
    let stays = row.appearance == .plain || row.appearance == .sidebarPlain
    for item in items {
      let height = item.layoutSize.heightDimension
      let width = item.layoutSize.widthDimension
      #expect(height.isEstimated && height.dimension == CGFloat(stays ? 28 : 17.5))
      #expect(width.isFractionalWidth && width.dimension == CGFloat(1))
      #expect(item.pinToVisibleBounds == stays)
      #expect(item.zIndex == 200)
      #expect(item.extendsBoundary)
      #expect(
        item.alignment == (item.elementKind == GridView.elementKindSectionHeader ? .top : .bottom))
    }
  }

  @Test(.rule("CL-62")) func `rows are one item as wide as the section, of an estimated height`()
    throws
  {
    let group = section(Configuration(appearance: .plain), .mac).group
    let item = try #require(group.subitems.first)
    #expect(group.subitems.count == 1)
    for size in [group.layoutSize, item.layoutSize] {
      #expect(size.widthDimension.isFractionalWidth)
      #expect(size.widthDimension.dimension == CGFloat(1))
      #expect(size.heightDimension.isEstimated)
      #expect(size.heightDimension.dimension == CGFloat(44))
    }
  }

  @Test(
    .rule("CL-63"),
    arguments: [(320, 16), (413, 16), (414, 20), (1024, 20)] as [(CGFloat, CGFloat)])
  func `groups on a phone keep the margins of its width`(width: CGFloat, side: CGFloat) {
    let configuration = Configuration(appearance: .insetGrouped)
    #expect(section(configuration, .touch, width: width).contentInsets.leading == side)
    #expect(section(configuration, .mac, width: width).contentInsets.leading == CGFloat(16))
  }

  @Test(
    .rule("CL-63"),
    arguments: [
      (.plain, .firstItemInSection, 7), (.plain, .supplementary, 0), (.plain, .none, 0),
      (.grouped, .firstItemInSection, 7), (.grouped, .none, 35), (.sidebar, .firstItemInSection, 7),
    ] as [(Configuration.Appearance, Configuration.HeaderMode, CGFloat)])
  func `padding above a header counts where the first item is the header`(
    appearance: Configuration.Appearance, header: Configuration.HeaderMode, top: CGFloat
  ) {
    var configuration = Configuration(appearance: appearance)
    configuration.headerMode = header
    configuration.headerTopPadding = 7
    #expect(section(configuration, .touch).contentInsets.top == top)
  }

  @Test(.rule("CL-62"))
  func `a copy of a list's section is one, with the changes that were made to it`()
    throws
  {
    let section = section(Configuration(appearance: .sidebar), .touch)
    section.contentInsets.top = 3
    section.interGroupSpacing = 4
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    #expect(copy == section)
    #expect(copy.listConfiguration?.appearance == .sidebar)
    #expect(copy.contentInsets.top == CGFloat(3))
    #expect(copy.interGroupSpacing == CGFloat(4))
  }

  @Test(.rule("CL-64")) func `a section that is no list has no configuration`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    #expect(NSCollectionLayoutSection(group: group).listConfiguration == nil)
  }

  // MARK: Environment

  private final class Surroundings: NSObject, NSCollectionLayoutEnvironment,
    NSCollectionLayoutContainer
  {
    let contentSize: CGSize
    let traitCollection: GridTraitCollection
    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }

    init(width: CGFloat, idiom: GridUserInterfaceIdiom) {
      contentSize = CGSize(width: width, height: 800)
      traitCollection = GridTraitCollection(userInterfaceIdiom: idiom)
      super.init()
    }
  }

  @Test(
    .rule("CL-63"),
    arguments: [
      (.insetGrouped, 390, .phone, 16), (.insetGrouped, 430, .phone, 20),
      (.insetGrouped, 820, .pad, 20), (.sidebar, 320, .pad, 10), (.grouped, 390, .phone, 0),
      (.insetGrouped, 390, .unspecified, 16),
    ] as [(Configuration.Appearance, CGFloat, GridUserInterfaceIdiom, CGFloat)])
  func `a section takes idiom and width from its environment`(
    appearance: Configuration.Appearance, width: CGFloat, idiom: GridUserInterfaceIdiom,
    side: CGFloat
  ) {
    let section = NSCollectionLayoutSection.list(
      using: Configuration(appearance: appearance),
      layoutEnvironment: Surroundings(width: width, idiom: idiom))
    #expect(section.contentInsets.leading == side)
    #expect(section.contentInsets.trailing == side)
  }
}
