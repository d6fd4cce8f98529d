import Foundation
import GridCore
import TestSupport
import Testing

/// Recordings of views anchored to items and groups (GC-84 to GC-92b).
extension CompositionalBoundaryTests {
  private static let anchors: [(String, CGFloat, CGFloat, String, String)] = [
    ("GC-84", 0.5, 0, "140,50", "160,30"), ("GC-85", 0, 0.5, "50,140", "50,130"),
    ("GC-86", 0.5, 1, "140,230", "160,230"), ("GC-87", 1, 0.5, "230,140", "270,130"),
    ("GC-88", 0, 0, "50,50", "50,30"), ("GC-89", 1, 1, "230,230", "270,230"),
    ("GC-90", 0.5, 0.5, "140,140", "160,130"),
  ]

  @Test(.rule("CL-35", "CL-36"), arguments: anchors.indices)
  func `views at points of items and groups`(index: Int) {
    let (id, x, y, badge, other) = Self.anchors[index]
    let size = CompositionalSize(40, 20)
    let plan = Plan(
      [1],
      HG(
        W(1), 200,
        I(
          W(1), H(1),
          views: [CompositionalSupplementary(kind: 1, size: size, containerAnchor: anchor(x, y))]),
        views: [
          CompositionalSupplementary(
            kind: 2, size: size, containerAnchor: anchor(x, y), itemAnchor: anchor(0, 1))
        ]), insets: EI(50, 50, 50, 50))
    #expect(plan.cells == "50,50,220,200")
    #expect(
      plan.supplementaryFrame(section: 0, kind: 1, number: 0).map(cornerText) == badge, "\(id)")
    #expect(
      plan.supplementaryFrame(section: 0, kind: 2, number: 0).map(cornerText) == other, "\(id)")
    #expect(plan.supplementaryFrame(section: 0, kind: 1, number: 1) == nil)
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
      CompositionalSupplementary(kind: 1, size: size, containerAnchor: top(7, 9)),
      CompositionalSupplementary(kind: 2, size: size, containerAnchor: top(0.5, 0.25, true)),
      CompositionalSupplementary(
        kind: 3, size: size, containerAnchor: top(0, 0), itemAnchor: bottom(0.5, 0.25, true)),
      CompositionalSupplementary(
        kind: 4, size: size, containerAnchor: top(0, 0), itemAnchor: bottom(3, 4)),
      CompositionalSupplementary(
        kind: 5, size: CompositionalSize(W(0.5), H(0.25)), containerAnchor: top(0, 0)),
      CompositionalSupplementary(
        kind: 6, size: CompositionalSize(.estimated(33), .estimated(17)),
        containerAnchor: anchor(0.5, 1), zIndex: 5),
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

  @Test(.rule("GC-92", "CL-27")) func `views of groups are numbered by kind and section`() {
    let plan = Plan(
      [5, 3],
      HG(
        W(1), 60, I(W(0.5), H(1)),
        views: [
          CompositionalSupplementary(
            kind: 1, size: CompositionalSize(W(1), 4), containerAnchor: anchor(0.5, 1)),
          CompositionalSupplementary(
            kind: 2, size: CompositionalSize(W(1), 5), containerAnchor: anchor(0.5, 0)),
        ]))
    func frames(_ kind: Int, _ section: Int) -> [String] {
      (0..<4).compactMap { plan.supplementaryFrame(section: section, kind: kind, number: $0) }
        .map(frameText)
    }
    #expect(frames(1, 0) == ["0,56,320,4", "0,116,320,4", "0,176,320,4"])
    #expect(frames(1, 1) == ["0,236,320,4", "0,296,320,4"])
    #expect(frames(2, 0) == ["0,0,320,5", "0,60,320,5", "0,120,320,5"])
    #expect(frames(2, 1) == ["0,180,320,5", "0,240,320,5"])
  }

  @Test(.rule("GC-92b")) func `a view of a nested group has fractions of its parent's box`() {
    let plan = Plan(
      [6],
      HG(
        W(1), 100, I(W(0.5), H(1)),
        VG(
          W(0.5), H(1), I(W(1), H(0.5)),
          views: [
            CompositionalSupplementary(
              kind: 1, size: CompositionalSize(W(1), 4), containerAnchor: anchor(0.5, 1))
          ])))
    #expect(
      plan.cells
        == "0,0,160,100 · 160,0,160,50 · 160,50,160,50 · 0,100,160,100 · 160,100,160,50 · "
        + "160,150,160,50")
    #expect(plan.supplementaryFrame(section: 0, kind: 1, number: 0).map(frameText) == "80,96,320,4")
    #expect(
      plan.supplementaryFrame(section: 0, kind: 1, number: 1).map(frameText) == "80,196,320,4")
    #expect(plan.content == "320 × 200")
  }
}
