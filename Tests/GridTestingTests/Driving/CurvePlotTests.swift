import GridTesting
import TestSupport
import Testing

@Suite("Curve plots")
struct CurvePlotTests {
  private func plot(_ points: [CGPoint]) -> CurvePlot {
    CurvePlot(title: "a < b", xLabel: "x", yLabel: "y", series: [.init("one", points)])
  }

  private func labels(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.contains("class=\"grid\"") }.compactMap { line in
      line.split(separator: ">").last?.split(separator: "<").first.map(String.init)
    }
  }

  @Test(.rows) func `axes are labelled with round numbers`() {
    let rows: [(greatest: Double, labels: [String])] = [
      (1, ["0", "0.2", "0.4", "0.6", "0.8", "1"]), (57, ["0", "10", "20", "30", "40", "50", "60"]),
      (2300, ["0", "500", "1000", "1500", "2000", "2500"]),
    ]
    forEachRow(of: rows) { greatest, expected in
      let text = plot([.zero, CGPoint(x: greatest, y: greatest)]).text
      #expect(labels(text) == expected + expected)
    }
  }

  @Test(.rows) func `no points and a flat line still make a drawing`() {
    let rows = [[], [CGPoint(x: 3, y: 3)], [CGPoint(x: 0, y: 5), CGPoint(x: 9, y: 5)]]
    forEachRow(of: rows) { points in
      let text = plot(points).text
      #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"))
      #expect(!text.contains("nan") && !text.contains("inf"))
    }
    #expect(plot([]).text.contains("a &lt; b"))
  }

  @Test func `a value that is not finite breaks the line`() {
    let text = plot([
      .zero, CGPoint(x: 1, y: 1), CGPoint(x: 2, y: CGFloat.nan), CGPoint(x: 3, y: 1),
      CGPoint(x: 4, y: 0),
    ]).text
    let path = text.split(separator: "\n").first { $0.contains("class=\"curve c0\"") }
    #expect(path?.filter { $0 == "M" }.count == 2)
    #expect(path?.filter { $0 == "L" }.count == 2)
    #expect(!text.contains("nan"))
  }
}
