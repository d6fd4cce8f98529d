import GridScenarios
import TestSupport
import Testing

/// The numbers of the article, one by one.
@MainActor @Suite("The tables of the articles: xmFlow")
struct XMFlowTableTests {
  /// A row of the table: where the columns are, the footer and the end of the content, and the
  /// margin above the first cells.
  private struct Row {
    let id: String
    let x: [Double]
    let footer: Double
    let content: Double
    var margin: Double = 10
  }

  private static let rows: [Row] = [
    Row(id: "xmFlow-375-1", x: [0, 137.5, 275], footer: 370, content: 840, margin: 0),
    Row(id: "xmFlowAsPublished-375-1", x: [0, 137.5, 275], footer: 370, content: 840, margin: 0),
    Row(id: "xmFlow-320-1", x: [0, 110, 220], footer: 370, content: 840, margin: 0),
    Row(id: "xmFlowAsPublished-320-1", x: [0, 110, 220], footer: 370, content: 840, margin: 0),
    Row(id: "xmFlow-375-2", x: [10, 120, 230], footer: 390, content: 880),
    Row(id: "xmFlowAsPublished-375-2", x: [10, 120, 230], footer: 390, content: 880),
    Row(id: "xmFlow-320-2", x: [10, 120], footer: 500, content: 1100),
    Row(id: "xmFlowAsPublished-320-2", x: [10, 120], footer: 500, content: 1100),
    Row(id: "xmFlow-375-3", x: [27.5, 137.5, 247.5], footer: 390, content: 880),
    Row(id: "xmFlowAsPublished-375-3", x: [27.5, 137.5], footer: 500, content: 1100),
    Row(id: "xmFlow-320-3", x: [0, 110, 220], footer: 390, content: 880),
    Row(id: "xmFlowAsPublished-320-3", x: [0, 110], footer: 500, content: 1100),
  ]

  @Test(.rows) func `a call at a width has the numbers of the article`() {
    forEachRow(of: Self.rows, named: \.id) { row in
      let call = try ArticleCase(row.id)
      let width: Double = row.id.contains("375") ? 375 : 320
      call.holds("contentSize", [width, row.content].json)
      let columns = row.x.count
      for section in 0..<2 {
        let top = Double(section) * row.content / 2
        call.cells(
          section,
          (0..<7).map { item in
            let line = Double(item / columns)
            let y = top + 50 + row.margin + 110 * line
            return [row.x[item % columns], y, 100, 100].json
          })
        call.bar("header", section, [0, top, width, 50].json)
        call.bar("footer", section, [0, top + row.footer, width, 50].json)
      }
      call.counts("cells", 14)
      call.counts("supplementary", 4)
    }
  }

  /// Margins and bars are as they were made for the screen that was upright (XM-6).
  @Test(arguments: ["xmFlow", "xmFlowAsPublished"])
  func `call 3 turned`(name: String) throws {
    let call = try ArticleCase("\(name)-375-3-turned")
    call.holds("contentSize", [667, 660])
    for section in 0..<2 {
      let top = Double(section) * 330
      call.cells(
        section,
        (0..<7).map {
          [27.5 + 110 * Double($0 % 5), top + 60 + 110 * Double($0 / 5), 100, 100].json
        })
      call.bar("header", section, [0, top, 375, 50].json)
      call.bar("footer", section, [0, top + 280, 375, 50].json)
    }
    let turn = ScenarioAction.setBounds(CGSize(width: 667, height: 375), animated: false)
    #expect(call.scenario.actions.first == turn)
  }
}
