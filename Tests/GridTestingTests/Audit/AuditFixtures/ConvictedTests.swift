import GridTesting
import TestSupport
import Testing

/// Layouts as apps have them, each with one fault that their authors did not see.
@MainActor @Suite("Layouts of apps under audit")
struct ConvictedTests {
  @Test(.rows)
  func `a fault is found under its code, and the message says which method does what`() {
    forEachRow(of: Conviction.all, named: \.name) { conviction in
      let report = LayoutAudit.run(in: conviction.setting) { conviction.make(false) }
      let finding = try #require(report[conviction.code].first, "\(report)")
      for word in conviction.words {
        #expect(finding.message.contains(word), "\(word) in \(finding)")
      }
      // Nothing else is held against the layout.
      let others = report.graveCodes.subtracting(conviction.consequences)
      #expect(others.subtracting([conviction.code]) == [], "\(report)")
    }
  }

  /// In debug builds each layout is in its own room and in one other, and each other room has two
  /// layouts or more.
  @Test(.rows) func `the mended layout has nothing to answer for, nor has it in other rooms`() {
    var rows = Conviction.all.map { ($0, AuditRoom("its own room") { _ in }) }
    for (index, conviction) in Conviction.all.enumerated() {
      for turn in AuditRoom.others.indices.scaled(inDebug: 1) {
        rows.append((conviction, AuditRoom.others[(index + Int(turn)) % AuditRoom.others.count]))
      }
    }
    forEachRow(of: rows, named: { "\($0.name) in \($1.name)" }) { conviction, room in
      var setting = conviction.setting
      room.change(&setting)
      let report = LayoutAudit.run(in: setting) { conviction.make(true) }
      #expect(report.complaints == "")
    }
  }
}

/// A way in which a setting can be unlike the one that a layout was written for.
struct AuditRoom: Sendable {
  let name: String
  let change: @Sendable (inout LayoutAudit.Setting) -> Void

  init(_ name: String, change: @escaping @Sendable (inout LayoutAudit.Setting) -> Void) {
    self.name = name
    self.change = change
  }

  static let others = [
    AuditRoom("no sections") { $0.sections = [] },
    AuditRoom("no items") { $0.sections = [0, 0] },
    AuditRoom("one item") { $0.sections = [1] },
    AuditRoom("uneven sections") { $0.sections = [3, 0, 1, 8] },
    AuditRoom("an inset on every side") {
      $0.viewContentInset = GridEdgeInsets(top: 30, left: 12, bottom: 40, right: 7)
    },
    AuditRoom("a tablet at scale 2") {
      $0.viewport = CGSize(width: 768, height: 1024)
      $0.displayScale = 2
    },
    AuditRoom("queries cut at the content") {
      $0.queryPolicy = .clippedToContent
      $0.viewContentInset = GridEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    },
  ]
}
