import Foundation
import GridCore
import TestSupport
import Testing

/// Recordings of UIKit's compositional layout: rows, columns, insets, sections (GC-1 to GC-42).
@Suite("Compositional goldens", .rows)
struct CompositionalGoldenTests {
  private typealias Plan = CompositionalPlan

  // MARK: Rows

  private typealias Row = (
    id: String, fraction: CGFloat, spacing: CompositionalSpacing?, xs: [CGFloat], width: CGFloat
  )

  private static let rows: [Row] = [
    Row("GC-1", 0.3, nil, [0, 96, 192], 96), Row("GC-1", 0.3, .fixed(10), [0, 100, 200], 90),
    Row("GC-1", 0.3, .flexible(10), [0, 115, 230], 90),
    Row("GC-1", 0.3, .flexible(1), [0, 112.5, 225], 95),
    Row("GC-2", 0.25, nil, [0, 80, 160, 240], 80),
    Row("GC-2", 0.25, .fixed(10), [0, 82.5, 165, 247.5], 72.5),
    Row("GC-2", 0.25, .flexible(10), [0, 82.5, 165, 247.5], 72.5),
    Row("GC-2", 0.25, .flexible(1), [0, 80.5, 160.5, 241], 79),
    Row("GC-3", 0.5, nil, [0, 160], 160), Row("GC-3", 0.5, .fixed(10), [0, 165], 155),
    Row("GC-3", 0.5, .flexible(10), [0, 165], 155),
    Row("GC-3", 0.5, .flexible(1), [0, 160.5], 159.5),
    Row("GC-4", 1 / 3, nil, [0, 106.5, 213], 106.5),
    Row("GC-4", 1 / 3, .fixed(10), [0, 110, 220], 100),
    Row("GC-4", 1 / 3, .flexible(10), [0, 110, 220], 100),
    Row("GC-4", 1 / 3, .flexible(1), [0, 107, 214], 106),
    Row("GC-5", 0.4, nil, [0, 128], 128), Row("GC-5", 0.4, .fixed(10), [0, 134], 124),
    Row("GC-5", 0.4, .flexible(10), [0, 196], 124),
    Row("GC-5", 0.4, .flexible(1), [0, 192.5], 127.5),
    Row("GC-6", 0.9, nil, [0], 288), Row("GC-6", 0.9, .fixed(10), [0], 288),
    Row("GC-6", 0.9, .flexible(10), [0], 288), Row("GC-6", 0.9, .flexible(1), [0], 288),
  ]

  @Test(.rule("CL-13", "CL-15")) func `fractions of rows`() {
    forEachRow(of: Self.rows) { row in
      let plan = Plan([8], HG(W(1), 10, I(W(row.fraction), 10), spacing: row.spacing))
      let expected = (0..<8).map { item in
        "\(shortText(row.xs[item % row.xs.count])),\(item / row.xs.count * 10),"
          + "\(shortText(row.width)),10"
      }
      #expect(plan.cells == expected.joined(separator: " · "))
      let rowCount = (8 + row.xs.count - 1) / row.xs.count
      #expect(plan.content == "320 × \(rowCount * 10)")
    }
  }

  @Test(.rule("GC-7")) func `thirds of other widths`() {
    let thirds = [(301, [0, 100, 200], 100), (300, [0, 100, 200], 100), (280, [0, 93, 186], 93)]
    forEachRow(of: thirds) { width, xs, length in
      let plan = Plan(
        [7], HG(W(1), 20, I(W(1.0 / 3), H(1))), size: CGSize(width: width, height: 480))
      let expected = (0..<7).map { "\(xs[$0 % 3]),\($0 / 3 * 20),\(length),20" }
      #expect(plan.cells == expected.joined(separator: " · "))
      #expect(plan.content == "\(width) × 60")
    }
  }

  /// A plan, its cells and its content.
  private typealias Golden = (id: String, plan: Plan, cells: String, content: String)

  private func check(_ goldens: [Golden]) {
    forEachRow(of: goldens, named: \.id) { golden in
      #expect(golden.plan.cells == golden.cells)
      #expect(golden.plan.content == golden.content)
    }
  }

  @Test func `lists of several items, and heights that are fractions of the width`() {
    check([
      (
        "GC-8", Plan([6], HG(W(1), 20, I(W(0.5), H(1)), I(50, H(1)), spacing: .fixed(10))),
        (0..<3).map { "0,\($0 * 20),155,20 · 165,\($0 * 20),50,20" }.joined(separator: " · "),
        "320 × 60"
      ),
      (
        "GC-9", Plan([8], HG(W(1), 20, I(W(0.5), H(1)), I(W(0.25), H(1)))),
        (0..<4).map { "0,\($0 * 20),160,20 · 160,\($0 * 20),80,20" }.joined(separator: " · "),
        "320 × 80"
      ),
      (
        "GC-10", Plan([8], HG(W(1), 20, I(100, H(1)), spacing: .flexible(4))),
        boxes("100,20", "0,0 · 110,0 · 220,0 · 0,20 · 110,20 · 220,20 · 0,40 · 110,40"), "320 × 60"
      ),
      (
        "GC-11", Plan([4], HG(W(1), 20, I(W(0.5), 100), I(W(0.5), W(0.25)), spacing: .fixed(10))),
        "0,0,155,100 · 165,0,155,77.5 · 0,20,155,100 · 165,20,155,77.5", "320 × 40"
      ),
      (
        "GC-12 (CL-10)", Plan([4], HG(W(1), W(0.2), I(W(0.5), H(1)))),
        boxes("160,64", "0,0 · 160,0 · 0,64 · 160,64"), "320 × 128"
      ),
      (
        "GC-13 (CL-7)", Plan([4], HG(W(1), H(0.5), I(W(0.5), H(1))), insets: EI(10, 20, 30, 40)),
        boxes("130,240", "20,10 · 150,10 · 20,250 · 150,250"), "320 × 520"
      ),
    ])
  }

  // MARK: Columns, trimming, counts

  @Test(.rule("CL-19")) func `columns, and the last group trimmed`() {
    func down(_ spacing: CompositionalSpacing?) -> Plan {
      Plan([5], VG(W(1), 100, I(W(1), 30), spacing: spacing))
    }
    func sideways(_ spacing: CompositionalSpacing?) -> Plan {
      Plan([5, 3], HG(100, H(1), I(30, H(1)), spacing: spacing), down: false)
    }
    func across(_ xs: String) -> String {
      let corners = xs.split(separator: " ").map { $0 == "|" ? "|" : "\($0),0" }
      return boxes("30,480", corners.joined(separator: " · ").replacing(" · | · ", with: " | "))
    }
    check([
      (
        "GC-14", Plan([9], VG(W(1), 100, I(W(1), H(0.25)))),
        (0..<9).map { "0,\($0 * 25),320,25" }.joined(separator: " · "), "320 × 225"
      ),
      (
        "GC-15", Plan([9], VG(W(1), 100, I(W(1), H(0.25)), spacing: .fixed(10))),
        boxes(
          "320,17.5", "0,0 · 0,27.5 · 0,55 · 0,82.5 · 0,100 · 0,127.5 · 0,155 · 0,182.5 · 0,200"),
        "320 × 217.5"
      ),
      (
        "GC-16", Plan([9], VG(W(0.5), H(0.5), I(W(1), H(0.3)), spacing: .fixed(10))),
        boxes("160,66", "0,0 · 0,76 · 0,152 · 0,240 · 0,316 · 0,392 · 0,480 · 0,556 · 0,632"),
        "320 × 720"
      ),
      ("GC-17", down(nil), boxes("320,30", "0,0 · 0,30 · 0,60 · 0,100 · 0,130"), "320 × 170"),
      (
        "GC-18", down(.fixed(10)), boxes("320,30", "0,0 · 0,40 · 0,100 · 0,140 · 0,200"),
        "320 × 260"
      ),
      (
        "GC-19", down(.flexible(10)), boxes("320,30", "0,0 · 0,70 · 0,100 · 0,170 · 0,200"),
        "320 × 230"
      ),
      ("GC-20", sideways(nil), across("0 30 60 100 130 | 170 200 230"), "270 × 480"),
      ("GC-21", sideways(.fixed(10)), across("0 40 100 140 200 | 260 300 360"), "420 × 480"),
      ("GC-22", sideways(.flexible(10)), across("0 70 100 170 200 | 230 300 330"), "360 × 480"),
    ])
  }

  @Test(.rule("CL-4", "CL-14")) func `a counted group gives each of its items an equal part`() {
    let row = CompositionalItem(
      CompositionalSize(W(1), 20),
      group: .counted(.x, I(30, H(1)), count: 3, interItemSpacing: .fixed(10)))
    let column = CompositionalItem(
      CompositionalSize(W(0.5), 90), group: .counted(.y, I(W(1), H(0.1)), count: 3))
    check([
      (
        "GC-23", Plan([7], row),
        boxes("100,20", "0,0 · 110,0 · 220,0 · 0,20 · 110,20 · 220,20 · 0,40"), "320 × 60"
      ),
      (
        "GC-24", Plan([7], column), (0..<7).map { "0,\($0 * 30),160,30" }.joined(separator: " · "),
        "320 × 210"
      ),
    ])
  }

  // MARK: Insets, edge spacing, sections, direction

  @Test(.rule("CL-22", "CL-25")) func `insets and edge spacing of items and groups`() {
    let edges = CompositionalEdgeSpacing(
      leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
    let flexible = CompositionalEdgeSpacing(
      leading: .flexible(4), trailing: .flexible(6), bottom: .flexible(7))
    let pushed = CompositionalEdgeSpacing(leading: .flexible(0), top: .flexible(0))
    func rows(_ width: CompositionalDimension) -> CompositionalItem {
      HG(width, 30, I(W(0.5), H(1)))
    }
    check([
      (
        "GC-25",
        Plan(
          [7], HG(W(1), 50, I(W(1.0 / 3), H(1)), spacing: .fixed(10)), insets: EI(5, 6, 7, 8),
          between: 4),
        boxes("95,50", "6,5 · 111,5 · 216,5 · 6,59 · 111,59 · 216,59 · 6,113"), "320 × 170"
      ),
      (
        "GC-26 (CL-8, CL-9)",
        Plan([4], HG(W(1), 100, I(W(0.5), H(1), insets: EI(5, 6, 7, 8)), insets: EI(1, 2, 3, 4))),
        boxes("143,84", "8,6 · 165,6 · 8,106 · 165,106"), "320 × 200"
      ),
      (
        "GC-27 (CL-17)", Plan([4], HG(W(1), 100, I(W(0.5), H(1), edges: edges))),
        boxes("160,100", "4,5 · 4,105 · 4,205 · 4,305"), "320 × 400"
      ),
      (
        "GC-28", Plan([4], HG(W(1), 100, I(W(0.5), H(1), edges: flexible))),
        boxes("160,100", "79,0 · 79,100 · 79,200 · 79,300"), "320 × 400"
      ),
      (
        "GC-29 (CL-16)", Plan([4], HG(W(1), 100, I(W(0.4), H(0.5), edges: pushed))),
        boxes("128,50", "32,50 · 192,50 · 32,150 · 192,150"), "320 × 200"
      ),
      (
        "GC-30", Plan([5], HG(W(1), 30, I(W(0.5), H(1)), edges: edges), between: 8),
        boxes("160,30", "4,5 · 164,5 · 4,55 · 164,55 · 4,105"), "320 × 142"
      ),
      (
        "GC-31 (CL-22)", Plan([5], rows(W(0.6)), between: 8),
        boxes("96,30", "0,0 · 96,0 · 0,38 · 96,38 · 0,76"), "320 × 106"
      ),
      ("CL-25", Plan([3], rows(400)), boxes("200,30", "0,0 · 200,0 · 0,30"), "400 × 60"),
    ])
  }

  @Test(.rule("CL-23", "CL-24")) func `sections one after the other, and sideways`() {
    let provided = CompositionalPlan(
      axis: .y, bounds: CGSize(width: 320, height: 480),
      sections: zip([3, 4, 2], [EI(3, 4, 5, 6), .zero, EI(3, 4, 5, 6)]).map {
        CompositionalSection(itemCount: $0, group: HG(W(1), 40, I(W(0.5), H(1))), contentInsets: $1)
      }, pixels: PixelGrid(scale: 2))
    check([
      (
        "GC-32",
        Plan([3, 0, 4], HG(W(1), 30, I(W(0.5), H(1))), insets: EI(3, 4, 5, 6), sections: 12),
        boxes("155,30", "4,3 · 159,3 · 4,33 |  | 4,95 · 159,95 · 4,125 · 159,125"), "320 × 160"
      ),
      (
        "GC-33",
        Plan(
          [6, 5], VG(100, H(1), I(W(1), H(0.25))), insets: EI(3, 4, 5, 6), between: 5,
          sections: 12, down: false),
        boxes(
          "100,118",
          "4,3 · 4,121 · 4,239 · 4,357 · 109,3 · 109,121 | 231,3 · 231,121 · 231,239 · 231,357 "
            + "· 336,3"), "442 × 480"
      ),
      (
        "GC-34",
        Plan([5], HG(W(0.5), H(1), I(W(1), H(0.25))), insets: EI(3, 4, 5, 6), down: false),
        boxes("160,118", "4,3 · 164,3 · 324,3 · 484,3 · 644,3"), "810 × 480"
      ),
      (
        "GC-37", provided,
        "4,3,155,40 · 159,3,155,40 · 4,43,155,40 | 0,88,160,40 · 160,88,160,40 · 0,128,160,40 "
          + "· 160,128,160,40 | 4,171,155,40 · 159,171,155,40", "320 × 216"
      ),
    ])
  }

  @Test func `groups in groups`() {
    let halves = VG(W(0.5), H(1), I(W(1), H(0.5)), spacing: .fixed(4))
    check([
      (
        "GC-35", Plan([9], HG(W(1), 100, I(W(0.5), H(1)), halves, spacing: .fixed(6))),
        (0..<3).map {
          "0,\($0 * 100),157,100 · 163,\($0 * 100),157,48 · 163,\($0 * 100 + 52),157,48"
        }.joined(separator: " · "), "320 × 300"
      ),
      (
        "GC-36", Plan([9], HG(W(1), 100, VG(W(0.5), H(1), I(W(1), H(0.5))))),
        boxes(
          "160,50",
          "0,0 · 0,50 · 160,0 · 160,50 · 0,100 · 0,150 · 160,100 · 160,150 · 0,200"), "320 × 250"
      ),
    ])
  }

  // MARK: Estimates and custom groups

  @Test(.rule("CL-21")) func `estimates that stay`() {
    check([
      (
        "GC-38", Plan([4], HG(W(1), .estimated(44), I(W(0.5), .estimated(30)))),
        boxes("160,30", "0,0 · 160,0 · 0,30 · 160,30"), "320 × 60"
      ),
      (
        "GC-39", Plan([4], HG(W(1), .estimated(44), I(W(0.5), H(1)))),
        boxes("160,44", "0,0 · 160,0 · 0,44 · 160,44"), "320 × 88"
      ),
      (
        "GC-40", Plan([5], HG(W(1), 44, I(.estimated(100), H(1)))),
        boxes("100,44", "0,0 · 100,0 · 200,0 · 0,44 · 100,44"), "320 × 88"
      ),
      (
        "GC-41", Plan([5], VG(W(1), 100, I(W(1), .estimated(30)))),
        boxes("320,30", "0,0 · 0,30 · 0,60 · 0,100 · 0,130"), "320 × 170"
      ),
    ])
  }

  static let custom = CompositionalItem(
    CompositionalSize(W(1), 80),
    group: CompositionalGroup(
      .x,
      .custom([
        CompositionalCustomItem(frame: CGRect(1, 2, 30, 40)),
        CompositionalCustomItem(frame: CGRect(50, 10, 60, 30), zIndex: 4),
        CompositionalCustomItem(frame: CGRect(-5, -5, 400, 20)),
      ])))

  @Test(.rule("GC-42", "CL-20")) func `frames of one's own`() {
    let plan = Plan([4, 2], Self.custom, insets: EI(3, 4, 5, 6))
    #expect(
      plan.cells
        == "5,5,30,40 · 54,13,60,30 z4 · -1,-2,400,20 · 5,85,30,40 | 5,173,30,40 · 54,181,60,30 z4"
    )
    #expect(plan.content == "320 × 256")
    // GC-106
    let found = plan.found(CGRect(-20, -20, 40, 40)).map(\.element)
    #expect(found == [.cell(section: 0, item: 0), .cell(section: 0, item: 2)])
  }

  @Test(.rule("CL-18")) func `a first item that does not fit leaves the section empty`() {
    let plan = Plan([5, 2], HG(W(1), 50, I(400, 20)), insets: EI(3, 4, 5, 6))
    #expect(plan.cells == " | ")
    #expect(plan.content == "320 × 0")
    #expect(plan.found(.infinite).isEmpty)
  }
}
