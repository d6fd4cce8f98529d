import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Flow goldens", .rows)
struct FlowGoldenTests {
  @Test func `recorded flows with insets come out exactly`() throws {
    forEachRow(of: try FlowGoldens.read().recordings, named: \.id) { recording in
      #expect(!recording.references.isEmpty)
      for reference in recording.references {
        let sections = recording.sections(reference: reference)
        let plan = FlowPlan(sections, length: recording.crossLength)
        #expect(FlowText(plan).difference(from: FlowText(parsing: recording.text)) == nil)
        expectOracle(length: recording.crossLength, sections: sections)
      }
    }
  }

  @Test func `plain flows come out exactly`() throws {
    forEachRow(of: try FlowGolden.all, named: \.id) { golden in
      let plan = FlowPlan(
        golden.sections, axis: golden.axis, length: golden.crossLength, grid: golden.grid)
      #expect(FlowText(plan).difference(from: FlowText(parsing: golden.text)) == nil)
      expectOracle(
        axis: golden.axis, length: golden.crossLength, sections: golden.sections,
        areEstimated: golden.areEstimated)
    }
  }

  @Test(.rule("GF-31", "GF-32", "FL-63"))
  func `unmeasured items take the average or the delegate's height`() throws {
    forEachRow(of: try FlowGoldens.read().longLists, named: \.id) { golden in
      let sizes = try #require(golden.sizes)
      let count = golden.counts[0]
      let estimate = golden.delegateSize ?? CGSize(width: 320, height: 44)
      let each = FlowSizeSlice(Array(repeating: estimate, count: count))
      let estimates = FlowEstimates(
        golden.delegateSize == nil ? .one(estimate) : .each(each),
        measured: SparseSizes(count: count), along: .vertical)
      var plan = FlowPlan(
        [FlowSection(items: .estimated(estimates))], length: golden.crossLength)
      for (item, size) in sizes.enumerated() { plan.measure(size, section: 0, item: item) }
      #expect(plan.contentSize == FlowText(parsing: golden.text).contentSize)
      let tops = try #require(golden.tops)
      #expect(tops.map { plan.frame(section: 0, item: $0.item)?.minY } == tops.map(\.y))
      let average = sizes.map(\.height).reduce(0, +) / CGFloat(sizes.count)
      let height = golden.delegateSize?.height ?? average
      #expect(plan.frame(section: 0, item: 20)?.size == CGSize(width: 320, height: height))
    }
  }

  // MARK: The file

  @Test func `the file of goldens has as many as ever, and nothing that is not read`() throws {
    let goldens = try FlowGoldens.read()
    let counts = [goldens.flows, goldens.logs, goldens.longLists, goldens.selfSizing].map(\.count)
    #expect(counts == [19, 3, 2, 10])
    #expect(goldens.recordings.count == 20)
    let plain = goldens.flows + goldens.logs + goldens.longLists + goldens.selfSizing
    #expect(Set(plain.map(\.id) + goldens.recordings.map(\.id)).count == 54)
    // A misspelt key would be passed over, and an expectation with it.
    let difference = try LineDiff(
      expected: lines(ofJSON: JSONEncoder().encode(goldens)),
      actual: lines(ofJSON: Data(contentsOf: FlowGoldens.file)))
    #expect(difference == nil, "\(FlowGoldens.file.path) says what no suite reads")
  }

  private func lines(ofJSON data: Data) throws -> [String] {
    let sorted = try JSONSerialization.data(
      withJSONObject: JSONSerialization.jsonObject(with: data),
      options: [.prettyPrinted, .sortedKeys])
    return String(decoding: sorted, as: UTF8.self).components(separatedBy: "\n")
  }

  /// Compares with the oracle at every display scale and without rounding, along both axes.
  private func expectOracle(
    axis: FlowAxis = .vertical, length: CGFloat, sections: [FlowSection],
    areEstimated: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for grid in [PixelGrid(scale: 1), PixelGrid(scale: 2), PixelGrid(scale: 3), .unrounded] {
      // Turned sections have exact sizes.
      let turned = areEstimated ? [] : [(axis.other, sections.map(\.transposed))]
      let inputs = [(axis, sections)] + turned
      for (axis, sections) in inputs {
        let plan = FlowPlan(sections, axis: axis, length: length, grid: grid)
        let oracle = FlowOracle(
          axis: axis, crossLength: length, grid: grid, sections: sections,
          areEstimated: areEstimated)
        let difference = FlowText(plan).difference(from: FlowText(oracle))
        #expect(difference == nil, "\(axis) at scale \(grid.scale)", sourceLocation: sourceLocation)
      }
    }
  }
}

extension FlowAxis {
  var other: FlowAxis { self == .vertical ? .horizontal : .vertical }
}
