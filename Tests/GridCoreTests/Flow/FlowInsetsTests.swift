import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Flow insets")
struct FlowInsetsTests {
  // FL-46 on the left and right edge; inset 12 and 16 as in the recordings, and others.
  @Test(.rows) func `a reference is added and the content inset taken off, down to nothing`() {
    let rows: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (12, 0, 0, 12),
      (12, 0, 20, 0),  // the content inset keeps more free than the section asks
      (12, 8, 20, 0), (12, 8, 0, 20), (12, 30, 12, 30), (16, 5, 3, 18), (6, 0, 6, 0),
      (-4, 10, 2, 4), (-4, 0, 0, 0), (5.5, 0.25, 1, 4.75),
    ]
    forEachRow(of: rows) { inset, reference, content, expected in
      // Each edge takes the same values, with the other edges at zero.
      for edge in [\GridEdgeInsets.top, \.left, \.bottom, \.right] {
        var insets = [GridEdgeInsets.zero, .zero, .zero, .zero]
        for (index, value) in [inset, reference, content, expected].enumerated() {
          insets[index][keyPath: edge] = value
        }
        let found = FlowInsets.effective(
          inset: insets[0], reference: insets[1], contentInset: insets[2])
        #expect(found == insets[3])
      }
    }
  }

  @Test func `without a reference the inset stays as it is`() {
    let inset = GridEdgeInsets(top: -1, left: 2, bottom: 3, right: -4)
    let content = GridEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    #expect(FlowInsets.effective(inset: inset, reference: nil, contentInset: content) == inset)
  }
}
