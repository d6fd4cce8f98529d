import Foundation
import GridCore
import Testing

@Suite("Vectors")
struct CGVectorTests {
  @Test func `whole and fractional numbers make vectors, and nothing makes zero`() {
    let length: CGFloat = 2.5
    #expect(CGVector(dx: 3, dy: -4) == CGVector(dx: 3.0, dy: -4.0))
    #expect(CGVector(dx: length, dy: length).dy == 2.5)
    #expect(CGVector() == .zero)
    #expect(CGVector.zero.dx == 0 && CGVector.zero.dy == 0)
  }
}
