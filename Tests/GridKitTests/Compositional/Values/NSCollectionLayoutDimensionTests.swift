import Foundation
import GridCore
import GridKit
import TestSupport
import Testing

/// Lengths, spacings and anchors of a compositional layout (CL-1, CL-5).
@MainActor
@Suite("Compositional dimensions")
struct NSCollectionLayoutDimensionTests {
  enum Sort: CaseIterable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform

    @MainActor func make(_ number: CGFloat) -> NSCollectionLayoutDimension {
      switch self {
      case .fractionalWidth: .fractionalWidth(number)
      case .fractionalHeight: .fractionalHeight(number)
      case .absolute: .absolute(number)
      case .estimated: .estimated(number)
      case .uniform: .uniformAcrossSiblings(estimate: number)
      }
    }

    func text(_ number: String) -> String {
      switch self {
      case .fractionalWidth:
        "Invalid fractional width: \(number). The fraction must be a finite value."
      case .fractionalHeight:
        "Invalid fractional height: \(number). The fraction must be a finite value."
      case .absolute:
        "Invalid absolute dimension: \(number). The dimension must be a finite value."
      case .estimated, .uniform:
        "Invalid estimated dimension: \(number). The dimension must be a finite value."
      }
    }
  }

  @Test(
    .rule("CL-1"), arguments: Sort.allCases,
    [(CGFloat.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")] as [(CGFloat, String)])
  func `a number that is not finite is a fault, and 0 is taken`(
    sort: Sort, number: (CGFloat, String)
  ) {
    var made: NSCollectionLayoutDimension?
    let faults = faults { made = sort.make(number.0) }
    #expect(faults.map(\.message) == [sort.text(number.1)])
    #expect(faults.map(\.exceptionName) == [.internalInconsistency])
    #expect(faults.map(\.code) == ["CL-1"])
    #expect(made?.dimension == 0)
    #expect(made == sort.make(0))
  }

  @Test(.rule("CL-1"), arguments: Sort.allCases, [0, -3, 1.5, 1e300] as [CGFloat])
  func `any finite number is accepted`(sort: Sort, number: CGFloat) {
    var made: NSCollectionLayoutDimension?
    #expect(faults { made = sort.make(number) }.isEmpty)
    #expect(made?.dimension == number)
  }

  @Test(
    .rule("CL-50"),
    arguments: zip(
      Sort.allCases, ["width", "height", "absolute", "estimated", "estimated uniform"]))
  func `a dimension says what it is, and a uniform one is an estimate, too`(
    sort: Sort, words: String
  ) {
    let made = sort.make(0.5)
    var found: [String] = []
    if made.isFractionalWidth { found.append("width") }
    if made.isFractionalHeight { found.append("height") }
    if made.isAbsolute { found.append("absolute") }
    if made.isEstimated { found.append("estimated") }
    if made.isUniformAcrossSiblings { found.append("uniform") }
    #expect(found.joined(separator: " ") == words)
  }

  @Test(
    arguments: zip(
      Sort.allCases,
      [
        .fractionalWidth(0.5), .fractionalHeight(0.5), .absolute(0.5), .estimated(0.5),
        .uniform(0.5),
      ] as [CompositionalDimension]))
  func `solvers get the same dimension`(sort: Sort, value: CompositionalDimension) {
    #expect(sort.make(0.5).solverValue == value)
  }

  @Test func `dimensions and sizes read as they are written`() {
    let texts = Sort.allCases.map { $0.make(0.5).description }
    #expect(
      texts == [
        ".fractionalWidth(0.5)", ".fractionalHeight(0.5)", ".absolute(0.5)", ".estimated(0.5)",
        ".uniformAcrossSiblings(estimate: 0.5)",
      ])
    #expect(
      size(.fractionalWidth(1), .absolute(44)).description == ".fractionalWidth(1) × .absolute(44)")
    #expect(NSCollectionLayoutSpacing.fixed(8).description == ".fixed(8)")
    #expect(NSCollectionLayoutSpacing.flexible(-2.5).description == ".flexible(-2.5)")
  }

  // MARK: Spacings

  @Test(.rule("CL-1"), arguments: [0, 8, -8, .infinity, -.infinity, .nan] as [CGFloat])
  func `spacings accept anything`(length: CGFloat) {
    var made: [NSCollectionLayoutSpacing] = []
    let faults = faults { made = [.fixed(length), .flexible(length)] }
    #expect(faults.isEmpty)
    #expect(made.map(\.isFixed) == [true, false])
    #expect(made.map(\.isFlexible) == [false, true])
    #expect(made.allSatisfy { $0.spacing == length || ($0.spacing.isNaN && length.isNaN) })
    let number = length.isNaN ? 0 : length
    #expect(made.map(\.solverValue) == [.fixed(number), .flexible(number)])
  }

  @Test func `edge spacings may be left out on each edge`() {
    let spacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(1), top: nil, trailing: .flexible(3), bottom: .fixed(4))
    #expect(spacing.leading == .fixed(1))
    #expect(spacing.top == nil)
    #expect(spacing.trailing == .flexible(3))
    #expect(spacing.bottom == .fixed(4))
    #expect(
      spacing.solverValue
        == CompositionalEdgeSpacing(leading: .fixed(1), trailing: .flexible(3), bottom: .fixed(4)))
  }

  // MARK: Anchors

  @Test(
    .rule("CL-5"),
    arguments: [
      ([], 0.5, 0.5), (.top, 0.5, 0), (.bottom, 0.5, 1), (.leading, 0, 0.5), (.trailing, 1, 0.5),
      ([.top, .leading], 0, 0), ([.bottom, .trailing], 1, 1), ([.top, .bottom], 0.5, 0.5),
      ([.leading, .trailing, .top], 0.5, 0), (.all, 0.5, 0.5),
    ] as [(NSDirectionalRectEdge, CGFloat, CGFloat)])
  func `edges name a point`(edges: NSDirectionalRectEdge, x: CGFloat, y: CGFloat) {
    let anchor = NSCollectionLayoutAnchor(edges: edges)
    #expect(anchor.solverValue == CompositionalAnchor(point: CGPoint(x: x, y: y)))
  }

  @Test func `an anchor has one sort of offset`() {
    let none = NSCollectionLayoutAnchor(edges: .top)
    #expect(none.offset == .zero && none.isAbsoluteOffset && !none.isFractionalOffset)
    let offset = CGPoint(x: 0.5, y: -2)
    let absolute = NSCollectionLayoutAnchor(edges: .top, absoluteOffset: offset)
    #expect(absolute.offset == offset && absolute.isAbsoluteOffset && !absolute.isFractionalOffset)
    let fraction = NSCollectionLayoutAnchor(edges: .top, fractionalOffset: offset)
    #expect(fraction.offset == offset && !fraction.isAbsoluteOffset && fraction.isFractionalOffset)
    #expect(absolute != fraction)
    let point = CGPoint(x: 0.5, y: 0)
    #expect(absolute.solverValue == CompositionalAnchor(point: point, offset: offset))
    #expect(
      fraction.solverValue
        == CompositionalAnchor(point: point, offset: offset, isFractional: true))
  }
}
