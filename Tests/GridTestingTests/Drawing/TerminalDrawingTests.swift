import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Drawings in a terminal")
struct TerminalDrawingTests {
  static func picture(
    _ elements: [GridElementState], content: CGSize = CGSize(width: 120, height: 120),
    viewport: CGRect = CGRect(x: 0, y: 0, width: 120, height: 120)
  ) -> GridPicture { GridPicture(contentSize: content, viewport: viewport, elements: elements) }

  static func cell(
    _ section: Int, _ item: Int, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> GridElementState {
    GridElementState(.cell(section, item), frame: CGRect(x: x, y: y, width: width, height: height))
  }

  private let drawing = TerminalDrawing(columns: 26, maximumRows: 14)

  @Test(.rows) func `elements are boxes with their item, from back to front`() {
    var front = Self.cell(0, 0, 20, 20, 80, 60)
    front.zIndex = 2
    front.alpha = 0.5
    let rows: [(name: String, picture: GridPicture, text: String)] = [
      (
        "cells are cut at the edge of the viewport",
        Self.picture(
          [
            Self.cell(0, 3, 0, -30, 55, 60), Self.cell(0, 4, 65, -30, 55, 40),
            Self.cell(0, 5, 0, 40, 55, 40), Self.cell(0, 6, 65, 20, 55, 150),
          ], content: CGSize(width: 120, height: 400)),
        """
        ┏━━━━━━━━━━━━━━━━━━━━━━━━┓
        ┃│         │  └────4────┘┃
        ┃│    3    │             ┃
        ┃└─────────┘  ┌─────────┐┃
        ┃             │         │┃
        ┃┌─────────┐  │         │┃
        ┃│    5    │  │         │┃
        ┃│         │  │    6    │┃
        ┃└─────────┘  │         │┃
        ┃             │         │┃
        ┃             │         │┃
        ┃             │         │┃
        ┃             │         │┃
        ┗━━━━━━━━━━━━━━━━━━━━━━━━┛
        """
      ),
      (
        "several sections show in the labels, headers and footers by letter",
        Self.picture([
          GridElementState(.header(0), frame: CGRect(x: 0, y: 0, width: 120, height: 10)),
          Self.cell(0, 0, 0, 10, 60, 30), Self.cell(0, 1, 60, 10, 20, 30),
          GridElementState(.footer(0), frame: CGRect(x: 0, y: 40, width: 120, height: 20)),
          Self.cell(1, 0, 0, 60, 60, 30), Self.cell(1, 11, 60, 60, 15, 30),
          GridElementState(
            .supplementary("\u{1B}badge", 1), frame: CGRect(x: 80, y: 60, width: 40, height: 20)),
          GridElementState(.decoration("…", 1), frame: CGRect(x: 80, y: 90, width: 5, height: 30)),
        ]),
        """
        ┏━━━━━━━━━━━━━━━━━━━━━━━━┓
        ┃▒▒▒▒▒▒▒▒▒▒▒H0▒▒▒▒▒▒▒▒▒▒▒┃
        ┃┌──────────┐┌──┐        ┃
        ┃│   0-0    │0-1│        ┃
        ┃└──────────┘└──┘        ┃
        ┃┌──────────F0──────────┐┃
        ┃└──────────────────────┘┃
        ┃┌──────────┐┌─┐ ┌──b1──┐┃
        ┃│   1-0    │11│ └──────┘┃
        ┃└──────────┘└─┘         ┃
        ┃                ▒       ┃
        ┃                ?       ┃
        ┃                ▒       ┃
        ┗━━━━━━━━━━━━━━━━━━━━━━━━┛
        """
      ),
      (
        "elements behind are drawn first, and translucent ones are dashed",
        Self.picture([front, Self.cell(0, 1, 0, 0, 60, 120)]),
        """
        ┏━━━━━━━━━━━━━━━━━━━━━━━━┓
        ┃┌──────────┐            ┃
        ┃│          │            ┃
        ┃│   ┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐    ┃
        ┃│   ╎              ╎    ┃
        ┃│   ╎      0       ╎    ┃
        ┃│   ╎              ╎    ┃
        ┃│   ╎              ╎    ┃
        ┃│   └╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘    ┃
        ┃│          │            ┃
        ┃│          │            ┃
        ┃│          │            ┃
        ┃└──────────┘            ┃
        ┗━━━━━━━━━━━━━━━━━━━━━━━━┛
        """
      ),
      (
        "dots are where there is no content",
        Self.picture(
          [Self.cell(0, 0, 0, 0, 80, 40)], content: CGSize(width: 80, height: 60),
          viewport: CGRect(x: -10, y: -20, width: 120, height: 120)),
        """
        ┏━━━━━━━━━━━━━━━━━━━━━━━━┓
        ┃························┃
        ┃························┃
        ┃··┌──────────────┐······┃
        ┃··│      0       │······┃
        ┃··│              │······┃
        ┃··└──────────────┘······┃
        ┃··                ······┃
        ┃··                ······┃
        ┃························┃
        ┃························┃
        ┃························┃
        ┃························┃
        ┗━━━━━━━━━━━━━━━━━━━━━━━━┛
        """
      ),
    ]
    forEachRow(of: rows, named: \.name) { #expect(drawing.text($0.picture) == $0.text) }
  }

  @Test func `a transformed element is drawn as its bounding box`() {
    let turned = GridElementState(
      .cell(0, 7), frame: CGRect(x: 40, y: 20, width: 40, height: 80),
      center: CGPoint(x: 60, y: 60), size: CGSize(width: 80, height: 40),
      transform: CGAffineTransform(rotationAngle: .pi / 2))
    let transformed = drawing.lines(Self.picture([turned]))
    #expect(transformed[3] == "┃        ┌──────┐        ┃")
    #expect(transformed[6] == "┃        │  7   │        ┃")
    #expect(transformed[10] == "┃        └──────┘        ┃")
  }

  @Test func `hidden and transparent elements are counted`() {
    var hidden = Self.cell(0, 0, 0, 0, 60, 60)
    hidden.isHidden = true
    var clear = Self.cell(0, 1, 60, 0, 60, 60)
    clear.alpha = 0
    var far = Self.cell(0, 2, 500, 500, 60, 60)
    far.isHidden = true
    let counted = drawing.lines(Self.picture([hidden, clear, far]))
    #expect(counted.last == "hidden or transparent here: 2")
    #expect(counted[1] == "┃                        ┃")
  }

  @Test func `an empty grid is all dots`() {
    let lines = drawing.lines(Self.picture([], content: .zero))
    #expect(lines.count == 14)
    #expect(lines.dropFirst().dropLast().allSatisfy { $0 == "┃························┃" })
  }

  @Test(.rows) func `any viewport keeps its shape within the limits`() {
    let rows: [(size: CGSize, columns: Int, rows: Int)] = [
      (CGSize(width: 1, height: 1), 24, 12), (CGSize(width: 1e6, height: 1e6), 24, 12),
      (CGSize(width: 10_000, height: 1), 24, 1), (CGSize(width: 1, height: 10_000), 1, 12),
      (CGSize(width: 390, height: 844), 11, 12), (CGSize(width: 0.001, height: 0.001), 24, 12),
    ]
    forEachRow(of: rows) { size, columns, rows in
      let frame = CGRect(origin: .zero, size: size)
      let cells = [GridElementState(.cell(0, 0), frame: frame)]
      let lines = drawing.lines(Self.picture(cells, content: size, viewport: frame))
      #expect(lines.count == rows + 2)
      #expect(lines.allSatisfy { $0.count == columns + 2 })
      #expect(lines.joined().contains("0"))
    }
  }

  @Test(.rows) func `a viewport without area is said to be empty`() {
    let empty = [
      CGSize.zero, CGSize(width: 10, height: 0), CGSize(width: CGFloat.nan, height: 10),
      CGSize(width: CGFloat.infinity, height: 10),
    ]
    forEachRow(of: empty) { size in
      let picture = Self.picture([], viewport: CGRect(origin: .zero, size: size))
      #expect(drawing.lines(picture) == ["(the viewport is empty)"])
    }
  }

  @Test(.seeds(0..<80)) func `no character is outside the frame, whatever the elements`() {
    var random = SplitMix64(seed: currentSeed)
    // Some frames are no numbers, or larger than everything.
    let odd = [
      Self.cell(0, 0, .nan, 0, 10, 10), Self.cell(0, 1, -1e300, -1e300, 2e300, 2e300),
      Self.cell(0, 2, 0, 0, .infinity, .infinity), Self.cell(0, 3, 1e18, 0, 1, 1),
    ]
    let elements =
      odd + (0..<40).map { _ in GridElementState(random.element(), frame: random.rect()) }
    var viewport = random.rect()
    viewport.size.width += 1
    viewport.size.height += 1
    let drawing = TerminalDrawing(
      columns: Int.random(in: -3...90, using: &random),
      maximumRows: Int.random(in: -3...40, using: &random))
    let content = random.rect().size
    let lines = drawing.lines(Self.picture(elements, content: content, viewport: viewport))
    let empty = drawing.lines(Self.picture([], content: content, viewport: viewport))
    #expect(lines.map(\.count) == empty.map(\.count) && lines.count <= drawing.maximumRows)
    #expect(lines.allSatisfy { $0.count == lines[0].count && $0.count <= drawing.columns })
    #expect(lines.joined().unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }
}
