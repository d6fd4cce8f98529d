import Foundation
import GridTesting

/// A test while it runs in its simulation.
@MainActor
final class SimulatedTest {
  let simulation: Simulation
  private let settings: SimulatedTestSettings
  /// Titles the player page; nil for a test without a name.
  private nonisolated let name: String?
  private var log: TraceLog?
  private var runs: [Run] = []
  /// Faults that were looked at, told or not.
  private var knownFaultCount = 0
  private var reportedCount = 0
  /// Faults that were told, each by its code, layout and message.
  private var reportedFaults: Set<String> = []
  private var leftOutCount = 0
  /// Findings that were looked at, told or not, each by its code and message.
  private var metFindings: Set<String> = []

  /// A grid of the test, and the recorder that watches it.
  private struct Run {
    let grid: GridView
    let recorder: PlayerRecorder
  }

  /// Play the cases of broken laws once more. Neither these nor audited grids are the test's own.
  private var brokenLaws: [@MainActor () -> CheckObserver.Exhibit?] = []
  private var audited: [(picture: GridPicture, recording: PlayerRecording)] = []
  /// Whether nothing has happened in the test's own simulation since one of these.
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
    // The stand-in may be of another class than the data source casts it to, which ends the program
    // before the test could tell.
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
    // Actions that take no time have frames as well: one before each call of the test's.
    let outer = simulation.traceHook
    simulation.traceHook = { [weak recorder] event in
      if event.source == .grid {
        recorder?.capture()
        recorder?.beginStep(event.call)
      }
      outer?(event)
    }
  }

  /// Runs the test, and takes note of snapshots that differ.
  func perform(_ body: () -> Void) {
    RunningTest.$name.withValue(name) {
      Snapshot.$observer.withValue(snapshotObserver) {
        CheckObserver.$current.withValue(checkObserver) { simulation.perform(body) }
      }
    }
  }

  /// Runs a test that may wait, and takes note of snapshots that differ.
  nonisolated func perform(_ body: @Sendable () async throws -> Void) async throws {
    try await RunningTest.$name.withValue(name) {
      try await Snapshot.$observer.withValue(snapshotObserver) {
        try await CheckObserver.$current.withValue(checkObserver) {
          try await simulation.scoped { try await body() }
        }
      }
    }
  }

  private nonisolated var checkObserver: CheckObserver {
    CheckObserver { [weak self] show in
      self?.isLastOfAnother = true
      self?.brokenLaws.append(show)
    } hasFindings: { [weak self] report, grid in
      self?.record(report, grid)
    }
  }

  /// Keeps a picture of what an audit has looked at, and a frame with what it has found.
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

  /// The observer of snapshots. Grids belong to the main actor: a test that compares elsewhere has
  /// taken the frames before.
  private nonisolated var snapshotObserver: SnapshotObserver {
    SnapshotObserver { [weak self] difference, found in
      self?.onMainActor { $0.record(difference, found) }
    }
  }

  /// Runs a closure if the caller is on the main queue; elsewhere does nothing.
  nonisolated func onMainActor(_ body: @MainActor (SimulatedTest) -> Void) {
    guard AnyIsolation.isMain else { return }
    MainActor.assumeIsolated { body(self) }
  }

  /// Keeps a snapshot that differs with the recording of the grid that it is of: of several the
  /// last one that has these frames.
  private func record(_ difference: SnapshotDifference, _ found: GridFrames) {
    let outer = simulation.traceHook
    // These questions are none of the test's.
    simulation.traceHook = nil
    let run = runs.last { run in
      if runs.count == 1 { return true }
      let frames = run.grid.frames(.all)
      return found.entries.allSatisfy { frames[$0.element] == $0.frame }
    }
    simulation.traceHook = outer
    run?.recorder.capture(difference, found: found)
  }

  /// Keeps what a failed expectation says in the recording of the grid that shows the elements it
  /// names: of several the last one.
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

  /// The word for a failed expectation in the player, where a finding has its code. No finding has
  /// this code.
  private static let failedExpectation = "expectation-failed"

  /// Elements that a text names as code or tables do: `.cell(0, 3)`, `cell 0-3`, `header 1-0`.
  private static func elements(in text: String) -> [GridElementID] {
    let names =
      text.matches(of: /\.cell\((\d+), (\d+)\)/).map { "cell \($0.1)-\($0.2)" }
      + text.matches(of: /\b(?:cell|header|footer) \d+-\d+/).map { String($0.0) }
    var seen: Set<GridElementID> = []
    return names.compactMap { GridElementID(text: $0) }.filter { seen.insert($0).inserted }
  }

  /// A recording's title behind the test's name.
  private func titled(_ title: String) -> String { name.map { "\($0): \(title)" } ?? title }

  /// Returns the unread faults and findings at the end of the test, and how many more there are.
  func takeUnreadAtEnd() -> [UnreadRecord] {
    let records = takeUnread()
    let left = leftOutCount
    guard left > 0 else { return records }
    return records + [
      UnreadRecord(
        text: "and \(left) more \(left == 1 ? "fault or finding" : "faults and findings")")
    ]
  }

  /// Returns the unread faults and findings so far; of many only some. A failed expectation is
  /// often a consequence of them. None is told twice.
  func takeUnread() -> [UnreadRecord] {
    let faults = takeUnreadFaults()
    let new = simulation.findingRecords.unread.filter { finding, _ in
      settings.findings.contains(finding.severity)
        && metFindings.insert("\(finding.code) \(finding.message)").inserted
    }
    let notified = new.prefix(max(0, Self.mostReported - reportedCount))
    reportedCount += notified.count
    leftOutCount += new.count - notified.count
    let findings = notified.map { ($0.record.code, UnreadRecord($0.record, $0.origin)) }
    // An absent data source or delegate comes before what follows from the absence.
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
    let notified = others.prefix(max(0, Self.mostReported - reportedCount))
    reportedCount += notified.count
    leftOutCount += new.count - notified.count
    return notified.map { UnreadRecord($0.record, $0.origin) }
  }

  /// The state of the grids of the test, the last ones first; nil without one, and where what was
  /// found last was found elsewhere, by a law or an audit.
  var place: String? {
    if runs.isEmpty || isLastOfAnother { return nil }
    let places = runs.reversed().prefix(Self.mostReported).map { run in
      let (layout, bounds) = (run.grid.collectionViewLayout.nameInTexts, run.grid.bounds)
      return "\(layout), \(NumberText.short(bounds.size)) at \(NumberText.short(bounds.origin))"
    }
    return "in \(places.joined(separator: "; "))"
  }

  /// The lines beside an expectation that fails: how the grids stand, and information.
  func takeRemarks() -> [String] { [place].compactMap(\.self) + takeHints() }

  /// Returns the unread findings that fail no test, but may be why an expectation fails: findings
  /// of severities that are not told. None is told twice.
  func takeHints() -> [String] {
    let new = simulation.findingRecords.unread.map(\.record).filter {
      !settings.findings.contains($0.severity)
        && metFindings.insert("\($0.code) \($0.message)").inserted
    }
    return new.prefix(Self.mostReported).map { "\($0.code): \($0.briefText)" }
  }

  /// The largest number of records told: looking up their callers takes its time, and readers stop
  /// there.
  private static let mostReported = 3

  /// The files that the test leaves; nil when its run was not watched, or there is nothing to be
  /// seen of it.
  var artifacts: TestArtifacts? {
    guard let log, !(runs.isEmpty && brokenLaws.isEmpty && audited.isEmpty) else {
      return nil
    }
    // Now: what is asked for the pictures is not of the test.
    let trace = log.text
    var files: [TestArtifacts.File] = []
    var recordings: [PlayerRecording] = []
    // The last one that began to listen ends first.
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

  /// Plays the case of a broken law once more, under a title with the name of the test.
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
  /// The cause in a few words: UIKit's first sentence, or the part of it before a colon or within a
  /// line where it is long.
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

  /// The cure in a line, then UIKit's text, then other findings.
  fileprivate var cureAndText: String {
    let cure = advice.split(whereSeparator: \.isNewline).joined(separator: " ")
    var lines = [cure, message]
    if !others.isEmpty { lines += ["Also found:"] + others.map { "- \($0)" } }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension LayoutFinding {
  /// The message with its second line behind the first: what UIKit writes to the console begins
  /// with a line that says little. A sentence of its own stays one.
  fileprivate var briefText: String {
    guard let end = message.firstIndex(of: "\n"), !message[..<end].hasSuffix(".") else {
      return message
    }
    let separator = message[..<end].hasSuffix(":") ? " " : ": "
    return message[..<end] + separator + message[message.index(after: end)...]
  }
}

/// A fault or a finding that a test has met and not asked for.
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

  /// The first line has what a reader looks for first: code, layout, callers and cause.
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
