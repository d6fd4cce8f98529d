import GridCore
import GridKit

/// A running audit. It runs the probes and collects their findings.
@MainActor
package final class AuditRun {
  let subject: AuditSubject
  /// The probes' findings, without the harm and the remedy from the catalogue.
  private var drafts: [LayoutFinding] = []
  private var causes: Set<String> = []
  private var faults: [AuditReport.Fault] = []
  private var notes: [String] = []
  /// The findings that layouts and GridKit itself reported, each once.
  private var reported: [LayoutFinding] = []
  /// The findings of `reported` as a set, to see quickly whether a finding is new.
  private var known: Set<LayoutFinding> = []
  /// The layout's answers in the grid that the setting describes.
  private(set) lazy var census = AuditCensus(self)
  private(set) lazy var declaration = declared()
  private(set) lazy var axis =
    declaration.scrollAxis
    ?? LayoutDeclaration.ScrollAxis(
      of: census.rig.layout, contentSize: census.contentSize, viewport: setting.viewport)
  private(set) lazy var views = makeViews()
  private(set) lazy var stickyElements = findStickyElements()
  private(set) lazy var isOffsetDependent = findOffsetDependence()
  /// Whether `prepare()` follows `invalidateLayout()`. If not, later changes of the layout have no
  /// effect, and other probes do not report this mistake again.
  private(set) lazy var heedsInvalidation = findHeedOfInvalidation()

  /// The receiver of the audit's progress; nil unless the audit runs in a child process.
  private let progress: AuditProgress?

  package init(_ subject: AuditSubject, progress: AuditProgress? = nil) {
    var subject = subject
    subject.willAsk = progress?.willAsk
    self.subject = subject
    self.progress = progress
  }

  var setting: LayoutAudit.Setting { subject.setting }

  /// Runs every probe and makes the report from the findings.
  package func report() -> AuditReport {
    progress?.willProbe(AuditProbe.first)
    if census.rig.hasEndlessAnswer {
      record(
        "An answer has more than \(AuditRig.answerLimit) elements. "
          + "Those were read, and probes that make more grids were left out.")
    }
    for probe in AuditProbe.all where isWanted(probe) {
      progress?.willProbe(probe.name)
      probe.run(self)
    }
    keepRecords(of: census.rig)
    let explanation = contentSizeExplanation
    return AuditReport(
      layout: census.layoutName, findings: merged(), faults: unexplainedFaults(),
      contentSizeExplanation: explanation.prefix(1).uppercased() + explanation.dropFirst(),
      notes: notes)
  }

  /// Returns the findings so far, for an audit inside another audit.
  func partialReport() -> [LayoutFinding] {
    keepRecords(of: census.rig)
    return drafts
  }

  private func declared() -> LayoutDeclaration {
    setting.declaration ?? census.rig.ownDeclaration ?? LayoutDeclaration()
  }

  private func isWanted(_ probe: AuditProbe) -> Bool {
    if probe.usesMoreGrids, census.rig.hasEndlessAnswer { return false }
    guard let progress else { return !probe.isRisky }
    return !progress.skipped.contains(probe.name)
  }

  // MARK: Gathering

  /// Adds a finding, unless there is a finding of the same code and cause.
  ///
  /// - Parameters:
  ///   - method: The layout's method that gave the wrong answer.
  ///   - cause: A text that distinguishes findings of one code with different causes.
  ///   - what: The observation, with place and numbers. It completes a sentence that begins with
  ///     the name of the method.
  func find(
    _ entry: FindingCatalogue.Entry, in method: LayoutMethod, cause: String = "",
    elements: [GridElementID] = [], _ what: String
  ) {
    guard causes.insert("\(entry.code) \(cause)").inserted else { return }
    drafts.append(
      LayoutFinding(
        code: entry.code, severity: entry.severity,
        message: "\(census.layoutName).\(method.rawValue): \(what)",
        elements: Array(elements.prefix(ElementWords.limit))))
  }

  /// Whether a probe, a layout or GridKit itself reported a finding of a code.
  func hasFound(_ entry: FindingCatalogue.Entry) -> Bool {
    (drafts + reported).contains { $0.code == entry.code }
  }

  /// Adds a note on a check that was left out or only partly made.
  func record(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  /// Adds findings that layouts and GridKit itself reported.
  package func keep(_ findings: [LayoutFinding]) {
    for finding in findings where known.insert(finding).inserted { reported.append(finding) }
  }

  /// Moves the recorded findings and faults of a grid's simulation to this audit.
  func keepRecords(of rig: AuditRig) {
    keep(rig.simulation.findings)
    for fault in rig.simulation.faults {
      guard !faults.contains(where: { $0.code == fault.code }) else { continue }
      faults.append(.init(code: fault.code, message: fault.description))
    }
    rig.simulation.removeRecords()
  }

  /// Returns the probes' findings, each with the reported findings of its code. Further reported
  /// findings follow, merged into one finding for each code.
  private func merged() -> [LayoutFinding] {
    var codes = reported.map(\.code).unique(by: \.self)
    let findings = drafts.map { draft in
      var finding = draft
      if codes.contains(draft.code) {
        let records = reports(draft.code)
        finding.message += " Reported: \(records.message)"
        if finding.elements.isEmpty { finding.elements = records.elements }
        codes.removeAll { $0 == draft.code }
      }
      return finding.completed
    }
    // A layout that moves the content while it is laid out makes all other findings doubtful.
    let first = FindingCatalogue.Entry.invalidatesDuringPrepare.code
    func report(_ code: String) -> LayoutFinding {
      let finding = reports(code)
      let hasRemedy = FindingCatalogue.entry(code).map { finding.message.contains($0.remedy) }
      return hasRemedy == false ? finding.completed : finding
    }
    return codes.filter { $0 == first }.map(report) + findings
      + codes.filter { $0 != first }.map(report)
  }

  /// Merges the reported findings of a code into one finding.
  private func reports(_ code: String) -> LayoutFinding {
    let all = reported.filter { $0.code == code }
    var finding = all[0]
    if all.count > 1 { finding.message += " (And \(all.count - 1) more times likewise.)" }
    finding.elements = Array(all.flatMap(\.elements).prefix(ElementWords.limit))
    return finding
  }

  /// Returns the faults that no finding explains.
  private func unexplainedFaults() -> [AuditReport.Fault] {
    faults.filter { fault in
      !(Self.causesOfFaults[fault.code] ?? []).contains { hasFound($0) }
    }
  }

  /// The findings that explain a fault, by the fault's code. Such a finding names the reason why
  /// the grid refused a layout pass.
  private static let causesOfFaults: [String: [FindingCatalogue.Entry]] = [
    "CL-2": [.duplicateElementKind, .missingSection],
    "E-22": [.phantomItem, .sectionCountMismatch],
    "E-30": [.phantomItem, .malformedIndexPath],
    "E-24": [.malformedIndexPath, .phantomItem],
    "E-33": [.notIdempotent],
    "E-40": [.itemQueryUnavailable, .invalidatesDuringPrepare],
    "E-42": [.estimateNeverSettles, .invalidationStorm, .invalidatesDuringPrepare],
    "FL-52": [.nonFiniteGeometry, .negativeOrZeroSize],
    "non-finite-geometry": [.nonFiniteGeometry, .snapOutOfRange],
  ]
}

extension LayoutFinding {
  /// The finding with the harm and the remedy from the catalogue, unless its code is not there.
  fileprivate var completed: LayoutFinding {
    FindingCatalogue.entry(code).map { LayoutFinding($0, message, elements: elements) } ?? self
  }
}
