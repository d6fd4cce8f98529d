import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Flow insets")
struct FlowInsetsTests {
  // FL-46 on the left and right edge; inset 12 and 16 as in the recordings, and others.
  @Test(.rows) func `a reference is added and the content inset taken off, down to nothing`() {
    let rows: [(CGFloat, CGFloat?, CGFloat, CGFloat)] = [
      (-1, nil, 9, -1), (2, nil, 9, 2),  // without a reference the inset stays as it is
      (12, 0, 0, 12),
      (12, 0, 20, 0),  // the content inset keeps more free than the section asks
      (12, 8, 20, 0), (12, 8, 0, 20), (12, 30, 12, 30), (16, 5, 3, 18), (6, 0, 6, 0),
      (-4, 10, 2, 4), (-4, 0, 0, 0), (5.5, 0.25, 1, 4.75),
    ]
    forEachRow(of: rows) { inset, reference, content, expected in
      // Each edge takes the same values, with the other edges at zero.
      for edge in [\GridEdgeInsets.top, \.left, \.bottom, \.right] {
        var insets = [GridEdgeInsets.zero, .zero, .zero, .zero]
        for (index, value) in [inset, reference ?? 0, content, expected].enumerated() {
          insets[index][keyPath: edge] = value
        }
        let found = FlowInsets.effective(
          inset: insets[0], reference: reference.map { _ in insets[1] }, contentInset: insets[2])
        #expect(found == insets[3])
      }
    }
  }
}
