import TestSupport
import Testing

@testable import GridKit

/// CL-62 and CL-63 for every appearance, header mode, footer mode and device.
@Suite("List sections", .rows)
@MainActor
struct ListMetricsTests {
  typealias Configuration = GridCollectionLayoutListConfiguration

  private struct Row {
    var configuration: Configuration
    var top: CGFloat
    var bottom: CGFloat
    /// The side insets on a Mac and on a phone 390 points wide.
    var sides: (mac: CGFloat, phone: CGFloat)

    var name: String {
      "\(configuration.appearance), header \(configuration.headerMode), "
        + "footer \(configuration.footerMode)"
    }
  }

  /// Every appearance with every header and footer.
  private static var rows: [Row] {
    typealias Line = (
      Configuration.Appearance, [(CGFloat, CGFloat)], (mac: CGFloat, phone: CGFloat)
    )
    // The insets above and below: without header, with one, with the first item as one. Each without
    // footer and with one.
    let lines: [Line] = [
      (.plain, [(0, 0), (0, 0), (0, 0), (0, 0), (22, 0), (22, 0)], (0, 0)),
      (.grouped, [(35, 20), (35, 0), (0, 20), (0, 0), (0, 20), (0, 0)], (0, 0)),
      (.insetGrouped, [(35, 20), (35, 0), (0, 20), (0, 0), (0, 20), (0, 0)], (16, 16)),
      (.sidebar, [(0, 10), (0, 0), (0, 10), (0, 0), (0, 10), (0, 0)], (10 / 0.77, 10)),
      (.sidebarPlain, [(0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0)], (10 / 0.77, 10)),
    ]
    let headers: [Configuration.HeaderMode] = [.none, .supplementary, .firstItemInSection]
    return lines.flatMap { appearance, insets, sides in
      insets.enumerated().map { index, inset in
        var configuration = Configuration(appearance: appearance)
        configuration.headerMode = headers[index / 2]
        configuration.footerMode = index % 2 == 0 ? .none : .supplementary
        return Row(configuration: configuration, top: inset.0, bottom: inset.1, sides: sides)
      }
    }
  }

  private func section(
    _ configuration: Configuration, _ device: ListMetrics.Device, width: CGFloat = 390
  ) -> NSCollectionLayoutSection {
    .list(using: configuration, metrics: ListMetrics(configuration, device: device, width: width))
  }

  @Test(.rule("CL-63")) func `insets follow appearance, header, footer and device`() {
    for device in ListMetrics.Device.allCases {
      forEachRow(of: Self.rows, named: { "\($0.name) on \(device)" }) { row in
        let section = section(row.configuration, device)
        let side = device == .mac ? row.sides.mac : row.sides.phone
        #expect(
          section.contentInsets
            == NSDirectionalEdgeInsets(
              top: row.top, leading: side, bottom: row.bottom, trailing: side))
        #expect(section.contentInsetsReference == .none)
        #expect(section.interGroupSpacing == 0)
      }
    }
  }

  @Test(.rule("CL-62")) func `headers and footers have their estimate, z and pinning`() {
    for device in ListMetrics.Device.allCases {
      forEachRow(of: Self.rows, named: { "\($0.name) on \(device)" }) { row in
        let configuration = row.configuration
        let items = section(configuration, device).boundarySupplementaryItems
        let (header, footer) = (
          GridView.elementKindSectionHeader, GridView.elementKindSectionFooter
        )
        #expect(
          items.map(\.elementKind)
            == (configuration.headerMode == .supplementary ? [header] : [])
            + (configuration.footerMode == .supplementary ? [footer] : []))
        let stays = [.plain, .sidebarPlain].contains(configuration.appearance)
        for item in items {
          let height = item.layoutSize.heightDimension
          let width = item.layoutSize.widthDimension
          #expect(height.isEstimated && height.dimension == CGFloat(stays ? 28 : 17.5))
          #expect(width.isFractionalWidth && width.dimension == CGFloat(1))
          #expect(item.pinToVisibleBounds == stays)
          #expect(item.zIndex == 200)
          #expect(item.extendsBoundary)
          #expect(item.alignment == (item.elementKind == header ? .top : .bottom))
        }
      }
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

  @Test(.rule("CL-63")) func `groups on a phone keep the margins of its width`() {
    let configuration = Configuration(appearance: .insetGrouped)
    forEachRow(of: [(320, 16), (413, 16), (414, 20), (1024, 20)] as [(CGFloat, CGFloat)]) {
      width, side in
      #expect(section(configuration, .touch, width: width).contentInsets.leading == side)
      #expect(section(configuration, .mac, width: width).contentInsets.leading == CGFloat(16))
    }
  }

  @Test(.rule("CL-63"))
  func `padding above a header counts where the first item is the header`() {
    typealias Row = (Configuration.Appearance, Configuration.HeaderMode, CGFloat)
    let rows: [Row] = [
      (.plain, .firstItemInSection, 7), (.plain, .supplementary, 0), (.plain, .none, 0),
      (.grouped, .firstItemInSection, 7), (.grouped, .none, 35), (.sidebar, .firstItemInSection, 7),
    ]
    forEachRow(of: rows) { appearance, header, top in
      var configuration = Configuration(appearance: appearance)
      configuration.headerMode = header
      configuration.headerTopPadding = 7
      #expect(section(configuration, .touch).contentInsets.top == top)
    }
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

  @Test(.rule("CL-63")) func `a section takes idiom and width from its environment`() {
    typealias Row = (Configuration.Appearance, CGFloat, GridUserInterfaceIdiom, CGFloat)
    let rows: [Row] = [
      (.insetGrouped, 390, .phone, 16), (.insetGrouped, 430, .phone, 20),
      (.insetGrouped, 820, .pad, 20), (.sidebar, 320, .pad, 10), (.grouped, 390, .phone, 0),
      (.insetGrouped, 390, .unspecified, 16),
    ]
    forEachRow(of: rows) { appearance, width, idiom, side in
      let section = NSCollectionLayoutSection.list(
        using: Configuration(appearance: appearance),
        layoutEnvironment: Surroundings(
          CGSize(width: width, height: 800),
          traits: GridTraitCollection(userInterfaceIdiom: idiom)))
      #expect(section.contentInsets.leading == side)
      #expect(section.contentInsets.trailing == side)
    }
  }
}
