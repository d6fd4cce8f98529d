import GridCore
import GridTesting
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

  @Test(arguments: [
    (greatest: 1.0, labels: ["0", "0.2", "0.4", "0.6", "0.8", "1"]),
    (greatest: 57.0, labels: ["0", "10", "20", "30", "40", "50", "60"]),
    (greatest: 2300.0, labels: ["0", "500", "1000", "1500", "2000", "2500"]),
  ])
  func `axes are labelled with round numbers`(greatest: Double, labels expected: [String]) {
    let text = plot([.zero, CGPoint(x: greatest, y: greatest)]).text
    #expect(labels(text) == expected + expected)
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

  @Test func `no points and a flat line still make a drawing`() {
    for points in [[], [CGPoint(x: 3, y: 3)], [CGPoint(x: 0, y: 5), CGPoint(x: 9, y: 5)]] {
      let text = plot(points).text
      #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"))
      #expect(!text.contains("nan") && !text.contains("inf"))
    }
    #expect(plot([]).text.contains("a &lt; b"))
  }
}
