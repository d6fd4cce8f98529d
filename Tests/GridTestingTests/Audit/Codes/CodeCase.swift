import GridTesting
import Testing

/// A code of the catalogue: what provokes it, and what does not although it is much alike.
struct CodeCase: Sendable {
  let entry: FindingCatalogue.Entry
  /// The words that the message must contain.
  let words: [String]
  /// Examines what is wrong.
  let provoking: @MainActor @Sendable () async throws -> AuditReport
  /// Examines what is right.
  let innocent: @MainActor @Sendable () async throws -> AuditReport
  /// Examines the sound one of two layouts in another room.
  var elsewhere: (@MainActor @Sendable ((inout Room) -> Void) -> AuditReport)?

  init(
    _ entry: FindingCatalogue.Entry, naming words: [String],
    provoking: @escaping @MainActor @Sendable () async throws -> AuditReport,
    innocent: @escaping @MainActor @Sendable () async throws -> AuditReport
  ) {
    self.entry = entry
    self.words = words
    self.provoking = provoking
    self.innocent = innocent
  }

  /// Two layouts in one setting.
  init(
    _ entry: FindingCatalogue.Entry, naming words: [String], in room: Room = Room(),
    _ faulty: @escaping @MainActor @Sendable () -> GridViewLayout,
    not mended: @escaping @MainActor @Sendable () -> GridViewLayout = { PlainGridLayout() }
  ) {
    self.init(entry, naming: words) {
      LayoutAudit.run(in: room.setting(), faulty)
    } innocent: {
      LayoutAudit.run(in: room.setting(), mended)
    }
    elsewhere = { change in
      var room = room
      change(&room)
      return LayoutAudit.run(in: room.setting(), mended)
    }
  }

  /// One layout in two settings.
  init(
    _ entry: FindingCatalogue.Entry, naming words: [String],
    _ layout: @escaping @MainActor @Sendable () -> GridViewLayout, in wrong: Room, not right: Room
  ) {
    self.init(entry, naming: words) {
      LayoutAudit.run(in: wrong.setting(), layout)
    } innocent: {
      LayoutAudit.run(in: right.setting(), layout)
    }
  }

  /// The settings of the grid in which a case is examined.
  struct Room: Sendable {
    var viewport = CGSize(width: 320, height: 240)
    var sections = [21, 8]
    var inset = GridEdgeInsets.zero
    var scale: CGFloat = 3
    var policy = GridView.QueryPolicy.whole
    var promise: LayoutDeclaration?
    var dress: (@MainActor @Sendable (GridView) -> [AnyObject])?
    var variants: @MainActor @Sendable () -> [LayoutAudit.DelegateVariant] = { [] }
    var changes: @MainActor @Sendable () -> [LayoutAudit.Change] = { [] }

    @MainActor func setting() -> LayoutAudit.Setting {
      LayoutAudit.Setting(
        viewport: viewport, sections: sections, viewContentInset: inset, queryPolicy: policy,
        displayScale: scale, declaration: promise, dress: dress, delegateVariants: variants(),
        changes: changes())
    }
  }
}

extension AuditReport {
  /// The codes of errors and warnings.
  var graveCodes: Set<String> { Set(findings.filter { $0.severity != .information }.map(\.code)) }

  /// Errors, warnings and faults, as text that a failure can show; empty for a layout without
  /// faults.
  var complaints: String {
    (findings.filter { $0.severity != .information }.map(\.description)
      + faults.map { "fault \($0.code): \($0.message)" }).joined(separator: "\n")
  }
}
