import GridTesting
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor @Suite("Drawings as SVG")
struct SVGDrawingTests {
  @Test func `a drawing is XML with a shape for each element`() throws {
    let shelves = Shelves([3, 2], size: CGSize(width: 100, height: 90)) { layout in
      layout.headerHeight = 20
      layout.cardKind = "card"
    }
    let picture = GridPicture(of: shelves.grid, title: "shelves")
    let drawing = try ParsedSVG(SVGDrawing().text(picture))
    let counts = ["cell", "header", "other"].map { drawing.elements("rect", in: $0).count }
    #expect(counts == [5, 2, 2])
    #expect(drawing.texts(in: "cell") == ["0-0", "0-1", "0-2", "1-0", "1-1"])
    #expect(drawing.texts(in: "header") == ["header 0", "header 1"])
    #expect(drawing.texts(ofClass: "title") == ["shelves"])
    #expect(
      drawing.texts(ofClass: "note") == ["content 100 × 240, offset 0, 0", "viewport 100 × 90"])
    #expect(drawing.root["width"] == "300")
    #expect(drawing.root["aria-label"]?.contains("4 of 9 elements show") == true)
    #expect(drawing.tips.contains("cell 0-2 · 0, 100, 100, 40"))
  }

  @Test func `shapes are where the content is, in pixels of the drawing`() throws {
    // 200 points high: drawn 240 pixels high, a scale of 1.2, behind a margin of 12.
    let picture = GridPicture(
      contentSize: CGSize(width: 100, height: 200),
      viewport: CGRect(x: 0, y: 50, width: 100, height: 80),
      elements: [
        GridElementState(.cell(0, 0), frame: CGRect(x: 10, y: 20, width: 50, height: 40)),
        GridElementState(
          .cell(0, 1), frame: CGRect(x: 0, y: 100, width: 40, height: 20),
          center: CGPoint(x: 20, y: 110), size: CGSize(width: 80, height: 80),
          transform: CGAffineTransform(a: 0.5, b: 0, c: 0, d: -0.25, tx: 5, ty: 0)),
      ])
    let drawing = try ParsedSVG(SVGDrawing().text(picture))
    let viewport = try #require(drawing.first("rect", ofClass: "viewport"))
    #expect(["x", "y", "width", "height"].map { viewport[$0] } == ["12", "72", "120", "96"])
    let rects = drawing.elements("rect", in: "cell")
    #expect(rects[0]["x"] == "-30" && rects[0]["height"] == "48")
    #expect(rects[0]["transform"] == "translate(54 60)")
    #expect(rects[1]["transform"] == "translate(36 144) matrix(0.5 0 0 -0.25 6 0)")
    // Labels stand upright in the middle of the frame.
    let label = try #require(drawing.elements("text", in: "cell").last)
    #expect(["x", "y", "transform"].map { label[$0] } == ["36", "144", nil])
  }

  @Test func `insets, hidden and half transparent elements show`() throws {
    var hidden = TerminalDrawingTests.cell(0, 0, 0, 0, 50, 50)
    hidden.isHidden = true
    var clear = TerminalDrawingTests.cell(0, 1, 50, 0, 50, 50)
    clear.alpha = 0
    var half = TerminalDrawingTests.cell(0, 2, 0, 50, 50, 50)
    half.alpha = 0.5
    let picture = GridPicture(
      contentSize: CGSize(width: 100, height: 100),
      viewport: CGRect(x: -10, y: -20, width: 120, height: 140),
      contentInset: GridEdgeInsets(top: 20, left: 10, bottom: 5, right: 0),
      elements: [hidden, clear, half])
    let drawing = try ParsedSVG(SVGDrawing().text(picture))
    let inset = try #require(drawing.first("rect", ofClass: "inset"))
    let content = try #require(drawing.first("rect", ofClass: "content"))
    let scale = 240.0 / 140
    #expect(inset["width"] == NumberText.short(110 * scale))
    #expect(inset["height"] == NumberText.short(125 * scale))
    #expect(content["width"] == NumberText.short(100 * scale))
    #expect(drawing.elements("g", in: "ghost").count == 2)
    #expect(drawing.groups.compactMap { $0["opacity"] } == ["0.5"])
    #expect(drawing.texts(ofClass: "note").last == "viewport 120 × 140, inset 20, 10, 5, 0")
    let plain = try ParsedSVG(SVGDrawing().text(TerminalDrawingTests.picture([])))
    #expect(plain.first("rect", ofClass: "inset") == nil)
  }

  @Test(.rows) func `titles and kinds cannot break out`() {
    let texts = [
      "</svg><script>alert(1)</script>", "\"quoted\" & 'single'", "]]>", "<!--",
      "\u{0}\u{1B}[31m", "line\nbreak\ttab\r", "\u{FFFE}\u{FFFF}", "😀 漢字",
      String(repeating: "long ", count: 100), "",
    ]
    forEachRow(of: texts) { text in
      let picture = GridPicture(
        title: text, contentSize: CGSize(width: 400, height: 100),
        viewport: CGRect(x: 0, y: 0, width: 400, height: 100),
        elements: [
          .init(.supplementary(text, 0), frame: CGRect(x: 0, y: 0, width: 400, height: 50)),
          .init(.decoration(text, 1), frame: CGRect(x: 0, y: 50, width: 400, height: 50)),
        ])
      let drawing = try ParsedSVG(SVGDrawing().text(picture))
      #expect(Set(drawing.names).isSubset(of: ["svg", "style", "rect", "text", "g", "title"]))
      #expect(drawing.groups.count == 2)
      #expect(drawing.groups.allSatisfy { $0["class"]?.hasPrefix("other s") == true })
    }
  }

  @Test(.rows) func `any size of content and viewport gives numbers`() {
    let usual = CGSize(width: 320, height: 480)
    let rows: [(content: CGSize, viewport: CGSize)] = [
      (.zero, .zero), (CGSize(width: 1, height: 1), CGSize(width: 1, height: 1)),
      (CGSize(width: 1e7, height: 1e7), CGSize(width: 1e6, height: 1e6)),
      (CGSize(width: 375, height: 1e9), CGSize(width: 375, height: 667)),
      (CGSize(width: 0, height: 500), usual),
      (CGSize(width: CGFloat.infinity, height: .nan), usual),
      (usual, CGSize(width: CGFloat.nan, height: .infinity)),
    ]
    forEachRow(of: rows) { content, viewport in
      let picture = GridPicture(
        title: "sizes", contentSize: content, viewport: CGRect(origin: .zero, size: viewport),
        elements: [
          GridElementState(.cell(0, 0), frame: CGRect(origin: .zero, size: viewport)),
          TerminalDrawingTests.cell(0, 1, .nan, 0, 1, .infinity),
        ])
      let text = SVGDrawing().text(picture)
      let drawing = try ParsedSVG(text)
      #expect(!text.contains("nan\"") && !text.contains("inf\""))
      let width = try #require(drawing.root["width"].flatMap(Double.init))
      let height = try #require(drawing.root["height"].flatMap(Double.init))
      #expect((300...924).contains(width))
      #expect((50...1020).contains(height))
    }
  }

  @Test func `of too many elements those around the viewport are drawn`() throws {
    let elements = (0..<300).map { TerminalDrawingTests.cell(0, $0, 0, CGFloat($0) * 10, 100, 8) }
    let picture = GridPicture(
      contentSize: CGSize(width: 100, height: 3000),
      viewport: CGRect(x: 0, y: 1000, width: 100, height: 200), elements: elements)
    let drawing = try ParsedSVG(SVGDrawing(maximumElements: 9).text(picture))
    #expect(drawing.texts(in: "cell") == (106...114).map { "0-\($0)" })
    #expect(drawing.texts(ofClass: "note").last == "291 more elements are not drawn")
  }
}

/// The parts of an SVG that a test needs, read by a real XML parser.
final class ParsedSVG: NSObject, XMLParserDelegate {
  struct Node {
    var name: String
    var attributes: [String: String]
    /// Attributes of the groups around it.
    var groups: [[String: String]]
    var text = ""

    subscript(name: String) -> String? { attributes[name] }
  }

  private(set) var nodes: [Node] = []
  private var open: [Int] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    let isParsed = parser.parse()
    try #require(isParsed, "\(String(describing: parser.parserError))\n\(text)")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let groups = open.map { nodes[$0] }.filter { $0.name == "g" }.map(\.attributes)
    open.append(nodes.count)
    nodes.append(Node(name: name, attributes: attributes, groups: groups))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { nodes[last].text += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }

  var root: Node { nodes[0] }
  var names: [String] { nodes.map(\.name) }
  var groups: [Node] { nodes.filter { $0.name == "g" } }
  var tips: [String] { nodes.filter { $0.name == "title" }.map(\.text) }

  /// Elements in, or themselves, a group of a class.
  func elements(_ name: String, in groupClass: String) -> [Node] {
    nodes.filter { node in
      node.name == name
        && (node.groups + [node.attributes]).contains {
          $0["class"]?.split(separator: " ").contains(Substring(groupClass)) == true
        }
    }
  }

  func texts(in groupClass: String) -> [String] { elements("text", in: groupClass).map(\.text) }

  func first(_ name: String, ofClass wanted: String) -> Node? {
    nodes.first { $0.name == name && $0["class"] == wanted }
  }

  func texts(ofClass wanted: String) -> [String] {
    nodes.filter { $0.name == "text" && $0["class"] == wanted }.map(\.text)
  }
}
