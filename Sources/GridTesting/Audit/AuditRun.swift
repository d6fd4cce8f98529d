import GridCore
import GridKit

/// One audit while it runs: goes through the probes and gathers what they find.
@MainActor
final class AuditRun {
  let subject: AuditSubject
  private(set) var findings: [LayoutFinding] = []
  private var causes: Set<String> = []
  private(set) var faults: [AuditReport.Fault] = []
  private var notes: [String] = []
  /// What layouts and runtime reported by themselves.
  private var reported: [LayoutFinding] = []
  /// What the layout answers in the setting's own grid.
  private(set) lazy var census = AuditCensus(self)
  private(set) lazy var declaration = declared()

  init(_ subject: AuditSubject) {
    self.subject = subject
  }

  var setting: LayoutAudit.Setting { subject.setting }

  /// Runs every probe and puts the report together.
  func report() -> AuditReport {
    for probe in AuditProbe.all { probe.run(self) }
    keepRecords(of: census.rig)
    return AuditReport(
      layout: census.layoutName, findings: merged(), faults: faults,
      contentSizeExplanation: ContentSizeProbe.explanation(of: census, declaration),
      notes: notes)
  }

  private func declared() -> LayoutDeclaration {
    setting.declaration ?? (census.rig.layout as? any LayoutDeclaring)?.auditDeclaration
      ?? LayoutDeclaration()
  }

  // MARK: Gathering

  /// Adds a finding, unless there is one of the same code and cause.
  ///
  /// - Parameters:
  ///   - method: The layout's method that gave the wrong answer.
  ///   - cause: Tells findings of one code apart that have different causes.
  ///   - what: What was seen, where, with numbers: the end of a sentence that names the method.
  func find(
    _ code: FindingCode, in method: LayoutMethod, cause: String = "",
    elements: [GridElementID] = [], _ what: String
  ) {
    guard causes.insert("\(code) \(cause)").inserted else { return }
    findings.append(
      LayoutFinding(
        code, "\(census.layoutName).\(method.rawValue): \(what)",
        elements: Array(elements.prefix(ElementWords.limit))))
  }

  /// Says what was not examined, or only in part.
  func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  /// Takes over what a grid's world has recorded.
  func keepRecords(of rig: AuditRig) {
    for finding in rig.simulation.findings where !reported.contains(finding) {
      reported.append(finding)
    }
    for fault in rig.simulation.faults {
      guard !faults.contains(where: { $0.code == fault.code }) else { continue }
      faults.append(.init(code: fault.code, message: fault.description))
    }
    rig.simulation.removeRecords()
  }

  /// The probes' findings, and below each code what was reported without being asked.
  private func merged() -> [LayoutFinding] {
    var result = findings
    for finding in reported where !result.contains(where: { $0.code == finding.code }) {
      result.append(finding)
    }
    return result
  }
}

/// The methods of a layout that findings name.
enum LayoutMethod: String {
  case prepare = "prepare()"
  case contentSize = "collectionViewContentSize"
  case elements = "layoutAttributesForElements(in:)"
  case item = "layoutAttributesForItem(at:)"
  case supplementary = "layoutAttributesForSupplementaryView(ofKind:at:)"
  case decoration = "layoutAttributesForDecorationView(ofKind:at:)"
  case boundsChange = "shouldInvalidateLayout(forBoundsChange:)"
  case snap = "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)"
  case restore = "targetContentOffset(forProposedContentOffset:)"
}

/// A family of probes.
@MainActor
struct AuditProbe {
  /// What the channel of a child process is told before it runs.
  let name: String
  let run: @MainActor (AuditRun) -> Void

  static let all: [AuditProbe] = [
    AuditProbe(name: "content size", run: ContentSizeProbe.run),
    AuditProbe(name: "rect queries", run: RectProbe.run),
    AuditProbe(name: "item queries", run: ItemProbe.run),
  ]
}
