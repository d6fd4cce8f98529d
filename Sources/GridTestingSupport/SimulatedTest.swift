/// A test while it runs in its simulation.
@MainActor
final class SimulatedTest {
  let simulation: Simulation
  private let settings: SimulatedTestSettings
  /// The name of the test, which is the title of the player page; nil for a test without a name.
  private nonisolated let name: String?
  private var log: TraceLog?
  private var runs: [Run] = []
  /// The number of faults that were examined, reported or not.
  private var knownFaultCount = 0
  private var reportedCount = 0
  /// The reported faults, each by its code, layout and message.
  private var reportedFaults: Set<String> = []
  private var leftOutCount = 0
  /// The examined findings, reported or not, each by its code and message.
  private var metFindings: Set<String> = []

  /// A grid of the test, and the recorder that watches it.
  private struct Run {
    let grid: GridView
    let recorder: PlayerRecorder
  }

  /// Closures that replay the cases of broken laws. The checks of laws and the audits use grids of
  /// their own, not the grids of the test.
  private var brokenLaws: [@MainActor () -> CheckObserver.Exhibit?] = []
  private var audited: [(picture: GridPicture, recording: PlayerRecording)] = []
  /// Whether nothing has happened in the test's own simulation since the last broken law or audit.
  private var isLastOfAnother = false

  init(_ settings: SimulatedTestSettings, name: String? = nil) {
    self.settings = settings
    self.name = name
    #if os(Linux)
      TrapReport.install
    #endif
    simulation = settings.screen.map { Simulation(screen: $0) } ?? Simulation()
    simulation.faultPolicy = .record
    simulation.remembersOrigins = true
    // The data source may cast the stand-in view to another class. This cast ends the program
    // before the test could report the fault.
    var reportedAtOnce: Set<String> = []
    simulation.viewIsStandIn = { fault, origin in
      guard reportedAtOnce.insert(fault.message).inserted else { return }
      let record = UnreadRecord(fault, origin)
      FileHandle.standardError.write(Data("\(record.text)\n".utf8))
    }
    guard settings.keepsRun else { return }
    simulation.traceHook = { [weak self] _ in self?.isLastOfAnother = false }
    simulation.gridWasMade = { [weak self] in self?.watch($0) }
    log = TraceLog(simulation)
  }

  private func watch(_ grid: GridView) {
    let number = runs.count + 1
    let recorder = PlayerRecorder(grid, title: "grid \(number)", mostFrames: 7200)
    runs.append(Run(grid: grid, recorder: recorder))
    // Actions that take no time get frames too: one before each call that the test makes.
    let outer = simulation.traceHook
    simulation.traceHook = { [weak recorder] event in
      if event.source == .grid {
        recorder?.capture()
        recorder?.beginStep(event.call)
      }
      outer?(event)
    }
  }

  /// Runs the test, and records snapshots that differ.
  func perform(_ body: () -> Void) {
    RunningTest.$name.withValue(name) {
      CheckObserver.$current.withValue(checkObserver) { simulation.perform(body) }
    }
  }

  /// Runs an `async` test, and records snapshots that differ.
  nonisolated func perform(_ body: @Sendable () async throws -> Void) async throws {
    try await RunningTest.$name.withValue(name) {
      try await CheckObserver.$current.withValue(checkObserver) {
        try await simulation.scoped { try await body() }
      }
    }
  }

  /// The observer of laws, audits and snapshots. Grids belong to the main actor, so a difference
  /// that is found elsewhere is not recorded.
  private nonisolated var checkObserver: CheckObserver {
    CheckObserver { [weak self] show in
      self?.isLastOfAnother = true
      self?.brokenLaws.append(show)
    } hasFindings: { [weak self] report, grid in
      self?.record(report, grid)
    } differs: { [weak self] difference, found in
      self?.onMainActor { $0.record(difference, found) }
    }
  }

  /// Keeps a picture of an audited grid, and a recording of one frame with the findings and faults.
  private func record(_ report: AuditReport, _ grid: GridView) {
    isLastOfAnother = true
    guard settings.keepsRun, audited.count < Self.mostReported else { return }
    let title = titled("\(report.layout), as audited")
    var recording = PlayerRecorder(grid, title: title).finish()
    recording.remarks += report.findings.map { .init($0) }
    recording.remarks += report.faults.map {
      .init(severity: .fault, code: $0.code, message: $0.message)
    }
    recording.openAtGravestRemark()
    audited.append((GridPicture(of: grid, title: title), recording))
  }

  /// Runs a closure if the caller is on the main queue. Elsewhere, the function does nothing.
  nonisolated func onMainActor(_ body: @MainActor (SimulatedTest) -> Void) {
    guard AnyIsolation.isMain else { return }
    MainActor.assumeIsolated { body(self) }
  }

  /// Adds a snapshot that differs to the recording of its grid. If the test has several grids, the
  /// function takes the last grid with the found frames.
  private func record(_ difference: SnapshotDifference, _ found: GridFrames) {
    let outer = simulation.traceHook
    // The questions below are not asked by the test, so they must not be in its trace.
    simulation.traceHook = nil
    let run = runs.last { run in
      if runs.count == 1 { return true }
      let frames = run.grid.frames(.all)
      return found.entries.allSatisfy { frames[$0.id] == $0.frame }
    }
    simulation.traceHook = outer
    run?.recorder.capture(difference, found: found)
  }

  /// Adds the text of a failed expectation to the recording of the last grid that shows all
  /// elements named in the text. If no grid shows them, the text goes to the recording of the
  /// test's last grid.
  func recordFailure(_ text: String) {
    let elements = Self.elements(in: text)
    let run =
      runs.last { run in
        let shown = Set(run.recorder.elements.map(\.state.id))
        return !elements.isEmpty && elements.allSatisfy(shown.contains)
      } ?? runs.last
    run?.recorder.capture(
      PlayerRecording.Remark(
        severity: .error, code: Self.failedExpectation, message: text, elements: elements))
  }

  /// The code of a failed expectation in the player. No finding has this code.
  private static let failedExpectation = "expectation-failed"

  /// Returns the elements that a text names, in the form of code or of tables: `.cell(0, 3)`,
  /// `cell 0-3`, `header 1-0`.
  private static func elements(in text: String) -> [GridElementID] {
    let names =
      text.matches(of: /\.cell\((\d+), (\d+)\)/).map { "cell \($0.1)-\($0.2)" }
      + text.matches(of: /\b(?:cell|header|footer) \d+-\d+/).map { String($0.0) }
    var seen: Set<GridElementID> = []
    return names.compactMap { GridElementID(text: $0) }.filter { seen.insert($0).inserted }
  }

  /// Returns a recording's title with the test's name before it.
  private func titled(_ title: String) -> String { name.map { "\($0): \(title)" } ?? title }

  /// Returns the unread faults and findings at the end of the test, up to a limit, then a record
  /// with the number of further faults and findings.
  func takeUnreadAtEnd() -> [UnreadRecord] {
    let records = takeUnread()
    let left = leftOutCount
    guard left > 0 else { return records }
    return records + [
      UnreadRecord(
        text: "and \(left) more \(left == 1 ? "fault or finding" : "faults and findings")")
    ]
  }

  /// Returns the unread faults and findings so far, up to a limit. Each fault or finding is
  /// returned once. A failed expectation is often a consequence of these faults and findings.
  func takeUnread() -> [UnreadRecord] {
    let faults = takeUnreadFaults()
    let new = simulation.findingRecords.unread.filter { finding, _ in
      settings.findings.contains(finding.severity)
        && metFindings.insert("\(finding.code) \(finding.message)").inserted
    }
    let reported = new.prefix(max(0, Self.mostReported - reportedCount))
    reportedCount += reported.count
    leftOutCount += new.count - reported.count
    let findings = reported.map { ($0.record.code, UnreadRecord($0.record, $0.origin)) }
    // An absent data source or delegate comes first, because other records may follow from its
    // absence.
    let absences = findings.filter { Self.absences.contains($0.0) }
    return absences.map(\.1) + faults
      + findings.filter { !Self.absences.contains($0.0) }.map(\.1)
  }

  private static let absences: Set = ["source-gone", "delegate-gone"]

  private func takeUnreadFaults() -> [UnreadRecord] {
    let records = simulation.faultRecords
    let unread = records.unread
    let new = unread.dropFirst(max(0, knownFaultCount - (records.all.count - unread.count)))
    knownFaultCount = records.all.count
    let others = new.filter { fault, origin in
      reportedFaults.insert("\(fault.code) \(origin.layout ?? "") \(fault.message)").inserted
    }
    let reported = others.prefix(max(0, Self.mostReported - reportedCount))
    reportedCount += reported.count
    leftOutCount += new.count - reported.count
    return reported.map { UnreadRecord($0.record, $0.origin) }
  }

  /// The layout, size and offset of the test's grids, the latest grid first. The text is nil for a
  /// test without grids. The text is also nil after a broken law or an audit, because the check of
  /// a law and an audit use grids of their own.
  var place: String? {
    if runs.isEmpty || isLastOfAnother { return nil }
    let places = runs.reversed().prefix(Self.mostReported).map { run in
      let (layout, bounds) = (run.grid.collectionViewLayout.nameInTexts, run.grid.bounds)
      return "\(layout), \(NumberText.short(bounds.size)) at \(NumberText.short(bounds.origin))"
    }
    return "in \(places.joined(separator: "; "))"
  }

  /// Returns the lines that are added to a failed expectation: the state of the grids, and findings
  /// that may explain the failure.
  func takeRemarks() -> [String] { [place].compactMap(\.self) + takeHints() }

  /// Returns the unread findings of severities that fail no test. These findings may explain why an
  /// expectation fails. Each finding is returned once.
  func takeHints() -> [String] {
    let new = simulation.findingRecords.unread.map(\.record).filter {
      !settings.findings.contains($0.severity)
        && metFindings.insert("\($0.code) \($0.message)").inserted
    }
    return new.prefix(Self.mostReported).map { "\($0.code): \($0.briefText)" }
  }

  /// The largest number of records to report. Looking up the callers of a record takes time, and
  /// readers stop after a few records.
  private static let mostReported = 3

  /// The files that the test leaves; nil if its run was not recorded, or if there is no grid,
  /// broken law or audit to show.
  var artifacts: TestArtifacts? {
    guard let log, !(runs.isEmpty && brokenLaws.isEmpty && audited.isEmpty) else {
      return nil
    }
    // The trace is read first: the questions for the pictures below do not belong to the test.
    let trace = log.text
    var files: [TestArtifacts.File] = []
    var recordings: [PlayerRecording] = []
    // The recorder that began to listen last must end first.
    for (index, run) in runs.enumerated().reversed() {
      var recording = run.recorder.finish()
      if let name { recording.title = runs.count == 1 ? name : titled(recording.title) }
      if recording.opening == nil { recording.openAtGravestRemark() }
      recordings.insert(recording, at: 0)
      let suffix = runs.count == 1 ? "" : "-\(index + 1)"
      files.insert(
        contentsOf: drawings([GridPicture(of: run.grid)], "grid\(suffix)"), at: 0)
    }
    let laws = brokenLaws.prefix(Self.mostReported).compactMap(exhibit)
    recordings.insert(
      contentsOf: laws.compactMap(\.recording) + audited.map(\.recording), at: 0)
    files.insert(contentsOf: drawings(audited.map(\.picture), "audit"), at: 0)
    files.insert(contentsOf: drawings(laws.map(\.picture), "law"), at: 0)
    if !trace.isEmpty { files.append(.init(name: "trace.txt", text: trace + "\n")) }
    if !recordings.isEmpty {
      files.append(.init(name: "player.html", text: PlayerPage(recordings, title: name).html))
    }
    return TestArtifacts(files: files)
  }

  /// Replays the case of a broken law, under a title with the name of the test.
  private func exhibit(_ show: @MainActor () -> CheckObserver.Exhibit?) -> CheckObserver.Exhibit? {
    guard var exhibit = simulation.perform(show) else { return nil }
    exhibit.recording?.title = titled(exhibit.title)
    return exhibit
  }

  private func drawings(_ pictures: [GridPicture], _ name: String) -> [TestArtifacts.File] {
    pictures.enumerated().flatMap { index, picture in
      let name = pictures.count == 1 ? name : "\(name)-\(index + 1)"
      return [
        TestArtifacts.File(name: "\(name).svg", text: SVGDrawing().text(picture)),
        .init(name: "\(name).txt", text: TerminalDrawing().text(picture) + "\n"),
      ]
    }
  }
}

extension GridFault {
  /// The cause in a few words: the first sentence of UIKit's text. A long sentence is cut at its
  /// first colon, or after 120 characters.
  fileprivate var cause: String {
    let limit = 120
    let line = message.prefix { $0 != "\n" }
    let sentence = line.firstRange(of: ". ").map { line[..<$0.lowerBound] } ?? line
    let words = sentence.hasSuffix(".") ? sentence.dropLast() : sentence
    if words.count <= limit { return String(words) }
    let clause = words.firstRange(of: ": ").map { words[..<$0.lowerBound] } ?? ""
    if (12...limit).contains(clause.count) { return String(clause) }
    let cut = words.prefix(limit)
    return cut[..<(cut.lastIndex(of: " ") ?? cut.endIndex)] + " …"
  }

  /// The advice on one line, then UIKit's text, then other problems that were found.
  fileprivate var cureAndText: String {
    let cure = advice.split(whereSeparator: \.isNewline).joined(separator: " ")
    var lines = [cure, message]
    if !others.isEmpty { lines += ["Also found:"] + others.map { "- \($0)" } }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension LayoutFinding {
  /// The message with its second line joined to the first, because the first line of UIKit's
  /// console texts says little. A first line that is a whole sentence is not joined.
  fileprivate var briefText: String {
    guard let end = message.firstIndex(of: "\n"), !message[..<end].hasSuffix(".") else {
      return message
    }
    let separator = message[..<end].hasSuffix(":") ? " " : ": "
    return message[..<end] + separator + message[message.index(after: end)...]
  }
}

/// A fault or a finding that occurred in a test and that the test has not read.
struct UnreadRecord: Sendable {
  let text: String
  let callers: [SourcePlace]

  init(_ fault: GridFault, _ origin: RecordOrigin) {
    self.init(fault.code, cause: fault.cause, fault.cureAndText, origin)
  }

  init(_ finding: LayoutFinding, _ origin: RecordOrigin) {
    let elements = finding.elements.prefix(3).map { ", \($0)" }.joined()
    self.init(
      "\(finding.code), \(finding.severity.rawValue)\(elements)", cause: nil, finding.briefText,
      origin)
  }

  init(text: String) {
    self.text = text
    callers = []
  }

  /// Makes a record. The first line of its text has code, layout, callers and cause, because a
  /// reader looks for these first.
  private init(_ title: String, cause: String?, _ message: String, _ origin: RecordOrigin) {
    let places = origin.places
    callers = places.compactMap(\.line)
    var first = title
    if let layout = origin.layout { first += ", in \(layout)" }
    let texts = places.map(\.description).reduce(into: [String]()) { texts, text in
      if texts.count < 3, texts.last != text { texts.append(text) }
    }
    if !texts.isEmpty { first += ", called at " + texts.joined(separator: ", from ") }
    if let cause { first += ": \(cause)" }
    text = first + "\n" + message
  }
}
