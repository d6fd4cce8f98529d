import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Coded forms of geometry", .rows)
struct GeometryCodingTests {
  @Test func `coded forms are numbers in order or by the names of edges, and come back`() throws {
    func row<Value: Codable & Equatable>(
      _ value: Value, _ expected: String
    ) throws -> (expected: String, found: String, comesBack: Bool) {
      (expected, try json(value), try codedAndDecoded(value) == value)
    }
    var inSpace = CATransform3DMakeTranslation(5, 6, 7)
    inSpace.m34 = -0.5
    let rows = [
      try row(CGVector(dx: 1.5, dy: -2), "[1.5,-2]"),
      try row(CGAffineTransform(1, 2.5, -3, 4, 5, 6), "[1,2.5,-3,4,5,6]"),
      try row(inSpace, "[1,0,0,0,0,1,0,0,0,0,1,-0.5,5,6,7,1]"),
      try row(
        NSDirectionalEdgeInsets(top: 1, leading: 2.5, bottom: 4, trailing: 8),
        #"{"bottom":4,"leading":2.5,"top":1,"trailing":8}"#),
      try row(
        GridEdgeInsets(top: 1, left: 2, bottom: 4, right: 8),
        #"{"bottom":4,"left":2,"right":8,"top":1}"#),
      try row(GridOffset(horizontal: -3, vertical: 0.5), #"{"horizontal":-3,"vertical":0.5}"#),
    ]
    forEachRow(of: rows, named: \.expected) { #expect($0.found == $0.expected && $0.comesBack) }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CGAffineTransform.self, from: Data("[1,2,3]".utf8))
    }
  }

  @Test(.seeds(0..<20)) func `coding loses no bit`() throws {
    var random = SplitMix64(seed: currentSeed)
    let (flat, inSpace) = (random.affineTransform(), random.transform3D())
    #expect(try codedAndDecoded(flat) == flat)
    #expect(try codedAndDecoded(inSpace) == inSpace)
  }
}
