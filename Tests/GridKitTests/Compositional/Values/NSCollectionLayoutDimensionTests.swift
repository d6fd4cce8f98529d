import GridKit
import TestSupport
import Testing

/// Lengths, spacings and anchors of a compositional layout (CL-1, CL-5).
@MainActor
@Suite("Compositional dimensions", .rows)
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

  @Test(.rule("CL-1"))
  func `any finite number is accepted, another one is a fault, and 0 is taken`() {
    let numbers: [(number: CGFloat, text: String?)] = [
      (0, nil), (-3, nil), (1.5, nil), (1e300, nil), (.nan, "nan"), (.infinity, "inf"),
      (-.infinity, "-inf"),
    ]
    for sort in Sort.allCases {
      forEachRow(of: numbers, named: { "\(sort) \($0.number)" }) { number, text in
        var made: NSCollectionLayoutDimension?
        let faults = faults { made = sort.make(number) }
        #expect(faults.map(\.message) == (text.map { [sort.text($0)] } ?? []))
        #expect(
          faults.allSatisfy { $0.exceptionName == .internalInconsistency && $0.code == "CL-1" })
        #expect(made?.dimension == (text == nil ? number : 0))
        #expect(made == sort.make(text == nil ? number : 0))
      }
    }
  }

  @Test(.rule("CL-50"))
  func `a dimension says what it is, also to solvers, and a uniform one is an estimate, too`() {
    typealias Row = (sort: Sort, words: String, value: CompositionalDimension, text: String)
    let rows: [Row] = [
      (.fractionalWidth, "width", .fractionalWidth(0.5), ".fractionalWidth(0.5)"),
      (.fractionalHeight, "height", .fractionalHeight(0.5), ".fractionalHeight(0.5)"),
      (.absolute, "absolute", .absolute(0.5), ".absolute(0.5)"),
      (.estimated, "estimated", .estimated(0.5), ".estimated(0.5)"),
      (.uniform, "estimated uniform", .uniform(0.5), ".uniformAcrossSiblings(estimate: 0.5)"),
    ]
    #expect(rows.map(\.sort) == Sort.allCases)
    forEachRow(of: rows, named: \.words) { row in
      let made = row.sort.make(0.5)
      let found = [
        made.isFractionalWidth ? "width" : nil, made.isFractionalHeight ? "height" : nil,
        made.isAbsolute ? "absolute" : nil, made.isEstimated ? "estimated" : nil,
        made.isUniformAcrossSiblings ? "uniform" : nil,
      ]
      #expect(found.compactMap(\.self).joined(separator: " ") == row.words)
      #expect(made.solverValue == row.value)
      #expect(made.description == row.text)
    }
  }

  @Test func `sizes and spacings read as they are written`() {
    #expect(
      size(.fractionalWidth(1), .absolute(44)).description == ".fractionalWidth(1) × .absolute(44)")
    #expect(NSCollectionLayoutSpacing.fixed(8).description == ".fixed(8)")
    #expect(NSCollectionLayoutSpacing.flexible(-2.5).description == ".flexible(-2.5)")
  }

  // MARK: Spacings

  @Test(.rule("CL-1")) func `spacings accept anything`() {
    forEachRow(of: [0, 8, -8, .infinity, -.infinity, .nan] as [CGFloat]) { length in
      var made: [NSCollectionLayoutSpacing] = []
      let faults = faults { made = [.fixed(length), .flexible(length)] }
      #expect(faults.isEmpty)
      #expect(made.map(\.isFixed) == [true, false])
      #expect(made.map(\.isFlexible) == [false, true])
      #expect(made.allSatisfy { $0.spacing == length || ($0.spacing.isNaN && length.isNaN) })
      let number = length.isNaN ? 0 : length
      #expect(made.map(\.solverValue) == [.fixed(number), .flexible(number)])
    }
  }

  @Test func `edge spacings may be left out on each edge`() {
    let spacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(1), top: nil, trailing: .flexible(3), bottom: .fixed(4))
    #expect(
      [spacing.leading, spacing.top, spacing.trailing, spacing.bottom]
        == [.fixed(1), nil, .flexible(3), .fixed(4)])
    #expect(
      spacing.solverValue
        == CompositionalEdgeSpacing(leading: .fixed(1), trailing: .flexible(3), bottom: .fixed(4)))
  }

  // MARK: Anchors

  @Test(.rule("CL-5")) func `edges name a point`() {
    let rows: [(edges: NSDirectionalRectEdge, x: CGFloat, y: CGFloat)] = [
      ([], 0.5, 0.5), (.top, 0.5, 0), (.bottom, 0.5, 1), (.leading, 0, 0.5), (.trailing, 1, 0.5),
      ([.top, .leading], 0, 0), ([.bottom, .trailing], 1, 1), ([.top, .bottom], 0.5, 0.5),
      ([.leading, .trailing, .top], 0.5, 0), (.all, 0.5, 0.5),
    ]
    forEachRow(of: rows) { edges, x, y in
      let anchor = NSCollectionLayoutAnchor(edges: edges)
      #expect(anchor.solverValue == CompositionalAnchor(point: CGPoint(x: x, y: y)))
    }
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
      fraction.solverValue == CompositionalAnchor(point: point, offset: offset, isFractional: true))
  }
}
