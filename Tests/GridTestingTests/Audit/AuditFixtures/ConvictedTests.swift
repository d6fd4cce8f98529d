import GridTesting
import Testing

/// Layouts as apps have them, each with one fault that their authors did not see.
@MainActor @Suite("Layouts of apps under audit")
struct ConvictedTests {
  @Test(arguments: Conviction.all)
  func `a fault is found under its code, and the message says which method does what`(
    conviction: Conviction
  ) throws {
    let report = LayoutAudit.run(in: conviction.setting(), conviction.faulty)
    let finding = try #require(report[conviction.code].first, "\(report)")
    for word in conviction.words {
      #expect(finding.message.contains(word), "\(word) in \(finding)")
    }
    // Nothing else is held against the layout.
    let others = report.graveCodes.subtracting(conviction.consequences)
    #expect(others.subtracting([conviction.code]) == [], "\(report)")
  }

  @Test(arguments: Conviction.all)
  func `the mended layout has nothing to answer for`(conviction: Conviction) {
    let report = LayoutAudit.run(in: conviction.setting(), conviction.mended)
    #expect(report.complaints == "")
  }

  @Test(arguments: Conviction.all, AuditRoom.all)
  func `nor has it in other rooms`(conviction: Conviction, room: AuditRoom) {
    var setting = conviction.setting()
    room.change(&setting)
    #expect(LayoutAudit.run(in: setting, conviction.mended).complaints == "")
  }
}

/// A way in which a setting can be unlike the one that a layout was written for.
struct AuditRoom: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let change: @Sendable (inout LayoutAudit.Setting) -> Void

  init(_ description: String, change: @escaping @Sendable (inout LayoutAudit.Setting) -> Void) {
    testDescription = description
    self.change = change
  }

  static let all = [
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
