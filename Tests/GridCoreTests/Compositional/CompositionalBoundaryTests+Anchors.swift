import Foundation
import GridCore
import TestSupport
import Testing

/// Recordings of views anchored to items and groups (GC-84 to GC-92b).
extension CompositionalBoundaryTests {
  private static let anchors: [(id: String, x: CGFloat, y: CGFloat, badge: String, other: String)] =
    [
      ("GC-84", 0.5, 0, "140,50", "160,30"), ("GC-85", 0, 0.5, "50,140", "50,130"),
      ("GC-86", 0.5, 1, "140,230", "160,230"), ("GC-87", 1, 0.5, "230,140", "270,130"),
      ("GC-88", 0, 0, "50,50", "50,30"), ("GC-89", 1, 1, "230,230", "270,230"),
      ("GC-90", 0.5, 0.5, "140,140", "160,130"),
    ]

  private func view(
    _ kind: Int, _ size: CompositionalSize, _ container: CompositionalAnchor,
    _ item: CompositionalAnchor? = nil, zIndex: Int = 1
  ) -> CompositionalSupplementary {
    CompositionalSupplementary(
      kind: kind, size: size, containerAnchor: container, itemAnchor: item, zIndex: zIndex)
  }

  @Test(.rule("CL-35", "CL-36")) func `views at points of items and groups`() {
    let size = CompositionalSize(40, 20)
    forEachRow(of: Self.anchors, named: \.id) { row in
      let place = anchor(row.x, row.y)
      let item = I(W(1), H(1), views: [view(1, size, place)])
      let plan = Plan(
        [1], HG(W(1), 200, item, views: [view(2, size, place, anchor(0, 1))]),
        insets: EI(50, 50, 50, 50))
      #expect(plan.cells == "50,50,220,200")
      let corners = [1, 2].map { kind in
        plan.supplementaryFrame(section: 0, kind: kind, number: 0).map(cornerText)
      }
      #expect(corners == [row.badge, row.other])
      #expect(plan.supplementaryFrame(section: 0, kind: 1, number: 1) == nil)
    }
  }

  @Test(.rule("GC-91")) func `offsets in points and in parts of the view`() {
    let size = CompositionalSize(40, 20)
    func top(_ x: CGFloat, _ y: CGFloat, _ isFractional: Bool = false) -> CompositionalAnchor {
      CompositionalAnchor(
        point: CGPoint(x: 1, y: 0), offset: CGPoint(x: x, y: y), isFractional: isFractional)
    }
    func bottom(_ x: CGFloat, _ y: CGFloat, _ isFractional: Bool = false) -> CompositionalAnchor {
      CompositionalAnchor(
        point: CGPoint(x: 0, y: 1), offset: CGPoint(x: x, y: y), isFractional: isFractional)
    }
    let views = [
      view(1, size, top(7, 9)), view(2, size, top(0.5, 0.25, true)),
      view(3, size, top(0, 0), bottom(0.5, 0.25, true)), view(4, size, top(0, 0), bottom(3, 4)),
      view(5, CompositionalSize(W(0.5), H(0.25)), top(0, 0)),
      view(6, CompositionalSize(.estimated(33), .estimated(17)), anchor(0.5, 1), zIndex: 5),
    ]
    let plan = Plan(
      [1], HG(W(1), 200, I(W(1), H(1), insets: EI(2, 3, 4, 5), views: views)),
      insets: EI(50, 50, 50, 50))
    #expect(plan.cells == "53,52,212,194")
    let frames = (1...6).map {
      plan.supplementaryFrame(section: 0, kind: $0, number: 0).map(frameText)
    }
    #expect(
      frames == [
        "232,61,40,20", "245,57,40,20", "285,37,40,20", "268,36,40,20", "159,52,106,48.5",
        "142.5,229,33,17",
      ])
  }

  private func frames(_ plan: Plan, _ kind: Int, _ section: Int) -> String {
    (0..<4).compactMap { plan.supplementaryFrame(section: section, kind: kind, number: $0) }
      .map(frameText).joined(separator: " · ")
  }

  @Test(.rule("GC-92", "CL-27")) func `views of groups are numbered by kind and section`() {
    let views = [
      view(1, CompositionalSize(W(1), 4), anchor(0.5, 1)),
      view(2, CompositionalSize(W(1), 5), anchor(0.5, 0)),
    ]
    let plan = Plan([5, 3], HG(W(1), 60, I(W(0.5), H(1)), views: views))
    #expect(frames(plan, 1, 0) == "0,56,320,4 · 0,116,320,4 · 0,176,320,4")
    #expect(frames(plan, 1, 1) == "0,236,320,4 · 0,296,320,4")
    #expect(frames(plan, 2, 0) == "0,0,320,5 · 0,60,320,5 · 0,120,320,5")
    #expect(frames(plan, 2, 1) == "0,180,320,5 · 0,240,320,5")
  }

  @Test(.rule("GC-92b")) func `a view of a nested group has fractions of its parent's box`() {
    let view = view(1, CompositionalSize(W(1), 4), anchor(0.5, 1))
    let column = VG(W(0.5), H(1), I(W(1), H(0.5)), views: [view])
    let nested = Plan([6], HG(W(1), 100, I(W(0.5), H(1)), column))
    #expect(
      nested.cells
        == "0,0,160,100 · 160,0,160,50 · 160,50,160,50 · 0,100,160,100 · 160,100,160,50 · "
        + "160,150,160,50")
    #expect(frames(nested, 1, 0) == "80,96,320,4 · 80,196,320,4")
    #expect(nested.content == "320 × 200")
  }
}
