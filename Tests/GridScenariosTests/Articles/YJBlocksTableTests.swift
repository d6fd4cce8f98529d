import GridScenarios
import TestSupport
import Testing

/// The numbers of the article, one by one.
@MainActor @Suite("The tables of the articles: yjBlocks")
struct YJBlocksTableTests {
  /// Entries of the table: small tile, big tile, gap, section and content.
  private static let rows:
    [(
      id: String, width: Double, columns: Int,
      (small: Double, big: Double, gap: Double, section: Double, content: Double), shown: Int
    )] = [
      ("yjBlocks-375", 375, 5, (50.833, 111.667, 10, 850, 2550), 45),
      ("yjBlocks-375-turned", 667, 7, (72.125, 154.25, 10, 777, 2331), 26),
      ("yjBlocks-375-flat", 667, 7, (72.125, 154.25, 10, 777, 2331), 26),
      ("yjBlocks-320", 320, 5, (41.667, 93.333, 10, 740, 2220), 45),
      ("yjBlocks-320-turned", 568, 7, (59.75, 129.5, 10, 678, 2034), 26),
      ("yjBlocksAsPublished-375", 375, 5, (52.5, 115, 7.5, 857.5, 2572.5), 45),
      ("yjBlocksAsPublished-375-turned", 667, 7, (73.375, 156.75, 8.333, 782, 2346), 26),
      ("yjBlocksAsPublished-375-flat", 667, 5, (101.167, 212.333, 7.5, 1441.5, 4324.5), 14),
      ("yjBlocksAsPublished-320", 320, 5, (43.333, 96.667, 7.5, 747.5, 2242.5), 45),
      ("yjBlocksAsPublished-320-turned", 568, 7, (61, 132, 8.333, 683, 2049), 26),
    ]

  @Test(.rows) func `a view and its columns have the numbers of the article`() {
    forEachRow(of: Self.rows, named: \.id) { id, width, columns, row, shown in
      let blocks = try ArticleCase(id)
      blocks.holds("contentSize", [width, row.content].json)
      blocks.counts("cells", 150)
      blocks.counts("supplementary", 6)
      blocks.counts("visibleItems", shown)
      // The big tile, the small one beside it and, a gap below that, its fellow.
      let second = 10 + row.big + row.gap
      blocks.cell(0, 0, [10, 70, row.big, row.big].json)
      blocks.cell(0, 1, [second, 70, row.small, row.small].json)
      blocks.cell(0, columns, [second, 70 + row.small + row.gap, row.small, row.small].json)
      if id == "yjBlocksAsPublished-375" { blocks.cell(0, 9, [10, 192.5]) }
      for section in 0..<3 {
        let top = Double(section) * row.section
        blocks.bar("header", section, [0, top, width, 60].json)
        blocks.bar("footer", section, [0, top + row.section - 50, width, 50].json)
        blocks.element("supplementary", "header", section, 0, "text", .string("\(section) Section"))
        blocks.element("cells", "cell", section, 17, "text", "17")
      }
    }
  }

  @Test func `published, the query for 0-2 answers 0-5`() throws {
    let scenario = try #require(GalleryScenarios["yjBlocksAsPublished"]?.cases.first)
    let run = try ScenarioRunner(registry: .gallery).run(scenario)
    let answer = run.grid.collectionViewLayout.layoutAttributesForItem(
      at: IndexPath(item: 2, section: 0))
    #expect(answer?.indexPath == IndexPath(item: 5, section: 0))
    let report = try SharedAudits.report(on: scenario)
    let finding = try #require(report["item-query-wrong-index-path"].first)
    #expect(
      finding.message.contains("0-2") && finding.message.contains("0-5"), "\(finding.message)")
  }

  @Test func `turned means bounds first, then the other template`() throws {
    for name in ["yjBlocks", "yjBlocksAsPublished"] {
      for (width, height) in [(375.0, 667.0), (320, 568)] {
        let turned = try ArticleCase("\(name)-\(Int(width))-turned").scenario
        #expect(turned.viewport == CGSize(width: width, height: height))
        #expect(
          turned.actions == [
            .setBounds(CGSize(width: height, height: width), animated: false),
            .setParameters([
              "template": [[0], [1, 7], [2, 8], [3, 9], [4, 10], [5, 11], [6, 12]]
            ]),
          ])
        #expect(turned.parameters["template"] == [[0], [1, 5], [2, 6], [3, 7], [4, 8]])
        #expect(turned.sections.map(\.itemCount) == [50, 50, 50])
      }
    }
  }

  /// 5.4 of the page.
  @Test func `published, other templates and widths`() throws {
    let name = "yjBlocksAsPublished-375"
    let negative = try ArticleCase("\(name)-too-wide")
    for (item, y) in [(0, 0), (2, 100), (4, 100)] { negative.cell(0, item, [0, JSONValue(y)]) }
    negative.holds("contentSize", [375, 200])
    let wrong = try ArticleCase("\(name)-wrong-entries")
    wrong.counts("cells", 2)
    wrong.cell(0, 2, [0, 205])
    wrong.holds("contentSize", [375, 235])
    let column = try ArticleCase("\(name)-empty-column")
    column.cell(1, 0, [10, 30])
    column.holds("contentSize", [375, 40])
    let lost = try ArticleCase("\(name)-lost-item")
    lost.counts("cells", 3)
    lost.cell(0, 0, [314, 285])
    lost.bar("footer", 0, [0, 307])
    lost.holds("contentSize", [378, 322])
    let absent = try ArticleCase("\(name)-no-delegate")
    absent.counts("cells", 0)
    absent.holds("contentSize", [375, 0])
  }
}
