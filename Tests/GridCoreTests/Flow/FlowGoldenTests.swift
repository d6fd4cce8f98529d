import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Flow goldens", .rows)
struct FlowGoldenTests {
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

  // MARK: The file

  @Test func `the file of goldens has as many as ever, and nothing that is not read`() throws {
    let goldens = try FlowGoldens.read()
    let all = goldens.flows + goldens.logs + goldens.longLists + goldens.selfSizing
    let counts = [goldens.flows, goldens.logs, goldens.longLists, goldens.selfSizing].map(\.count)
    #expect(counts == [19, 3, 2, 10])
    let file = try JSONSerialization.jsonObject(with: Data(contentsOf: FlowGoldens.file))
    var read = try #require(file as? [String: [[String: Any]]])
    let recordings = read.removeValue(forKey: "recordings") ?? []
    let ids = all.map(\.id) + recordings.compactMap { $0["id"] as? String }
    #expect(recordings.count == 20 && Set(ids).count == 54)
    // A misspelt key would be passed over, and an expectation with it.
    let keys = ["contentInset", "counts", "expected", "id", "kind", "references", "width"]
    for recording in recordings {
      #expect(Set(recording.keys).subtracting(["estimate"]) == Set(keys))
    }
    let difference = try LineDiff(
      expected: lines(JSONSerialization.jsonObject(with: JSONEncoder().encode(goldens))),
      actual: lines(read))
    #expect(difference == nil, "\(FlowGoldens.file.path) says what no suite reads")
  }

  private func lines(_ object: Any) throws -> [String] {
    let sorted = try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
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
