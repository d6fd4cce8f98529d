import Foundation
import GridCore
import TestSupport
import Testing

@testable import GridKit

@MainActor @Suite("Cases of Auto Layout")
struct LayoutCaseTests {
  @Test(
    .rule(
      "AL-1", "AL-2", "AL-6", "AL-7", "AL-20", "AL-21", "AL-23", "AL-40", "AL-60", "AL-70", "AL-72",
      "AL-73", "AL-74", "AL-75", "AL-76", "AL-77", "AL-78", "AL-80"),
    arguments: ["auto-layout-shown.json", "auto-layout-ties.json"])
  func `views get the frames that the collected cases have`(file: String) throws {
    for layoutCase in try LayoutCase.all(in: file) {
      let simulation = Simulation()
      simulation.faultPolicy = .record
      try simulation.perform {
        let views = try CaseViews(layoutCase)
        if let fitting = layoutCase.fitting {
          let size = views.root.systemLayoutSizeFitting(
            CGSize(width: fitting.target[0], height: fitting.target[1]),
            withHorizontalFittingPriority: .init(fitting.priority[0]),
            verticalFittingPriority: .init(fitting.priority[1]))
          let expected = try #require(layoutCase.expect.size)
          #expect(
            size == CGSize(width: expected[0], height: expected[1]), "\(layoutCase.id)")
          return
        }
        views.root.layoutIfNeeded()
        for (id, frame) in (layoutCase.expect.frames ?? [:]).sorted(by: { $0.key < $1.key }) {
          let found = try #require(views.frame(of: id))
          let expected = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
          #expect(found.isNear(expected), "\(layoutCase.id) \(id): \(found), expected \(expected)")
        }
      }
      #expect(simulation.findings.map(\.code) == [], "\(layoutCase.id)")
      #expect(simulation.faults.map(\.code) == [], "\(layoutCase.id)")
    }
  }
}

extension CGRect {
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
