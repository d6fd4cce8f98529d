import Foundation
import GridCore
import Testing

@Suite("Vectors")
struct CGVectorTests {
  @Test func `whole and fractional numbers make vectors, nothing zero, and all are coded`() throws {
    let vector = CGVector(dx: 1.5, dy: -2)
    #expect(CGVector(dx: 3, dy: -4) == CGVector(dx: 3.0, dy: -4.0))
    #expect(vector.dx == 1.5 && vector.dy == -2)
    #expect(CGVector() == .zero && CGVector.zero.dx == 0 && CGVector.zero.dy == 0)
    #expect(try json(vector) == "[1.5,-2]")
    #expect(try codedAndDecoded(vector) == vector)
  }
}
