import Foundation
import GridKit

/// A parent process of an audit. It starts child processes until a child completes the audit. Each
/// child that ends without a report becomes a finding.
@MainActor
struct AuditParent {
  /// The end of a child process.
  struct Ending {
    /// The cause in the words of the system, such as `signal 4` or `status 1`; nil if the time
    /// limit was reached.
    var cause: String?
    /// The text that the child wrote to its standard error.
    var words: String
  }

  let name: String
  /// The seconds that a child may take.
  let timeLimit: TimeInterval
  /// The closure that runs the program again with additional environment variables.
  var launch: @MainActor (_ environment: [String: String], _ timeLimit: TimeInterval) -> Ending? =
    AuditParent.launchAgain

  func run() -> AuditReport {
    var skipped: Set<String> = []
    var findings: [LayoutFinding] = []
    // Every round leaves out one more probe.
    while true {
      guard let channel = AuditChannel.make() else {
        return failure("there is no file to write to in the temporary directory")
      }
      defer { channel.remove() }
      let child = AuditChild(name: name, channel: channel, skipped: skipped)
      guard let ending = launch(child.environment, timeLimit) else {
        return failure("the program could not be started again")
      }
      let story = channel.read()
      if var report = story.report {
        report.add(findings)
        if !skipped.isEmpty {
          report.notes.append(
            "Left out, because they ended the program: \(skipped.sorted().joined(separator: ", "))."
          )
        }
        return report
      }
      guard let probe = story.probe else {
        return failure("the program ended before it came to the audit \"\(name)\"")
      }
      findings.append(finding(of: ending, story, probe))
      guard AuditProbe.isOptional(probe), skipped.insert(probe).inserted else {
        return AuditReport(
          layout: name, findings: findings,
          notes: ["Nothing else could be examined: each probe begins with that."])
      }
    }
  }

  private func failure(_ reason: String) -> AuditReport {
    AuditReport(layout: name, notes: ["Not examined: \(reason)."])
  }

  private func finding(
    of ending: Ending, _ story: AuditChannel.Story, _ probe: String
  ) -> LayoutFinding {
    let question = story.question ?? "the probe"
    let method = question.split(separator: " ", maxSplits: 1).first.map(String.init) ?? question
    let detail = question.dropFirst(method.count).trimmingCharacters(in: .whitespaces)
    let asked = detail.isEmpty ? method : "\(method), asked for \(detail),"
    guard let cause = ending.cause else {
      return LayoutFinding(
        .layoutHangs,
        "\(asked) did not end within \(NumberText.short(timeLimit)) seconds (probe: \(probe)).")
    }
    let words = ending.words.split(separator: "\n").first { $0.contains("atal error") }
    let entry: FindingCatalogue.Entry =
      method == LayoutMethod.supplementary.rawValue ? .supplementaryQueryTraps : .layoutTraps
    return LayoutFinding(
      entry,
      "\(asked) ended the program with \(cause) (probe: \(probe))"
        + (words.map { ": \($0)" } ?? "") + ".")
  }

  /// Runs the program of this process again, with the arguments of this process.
  private static func launchAgain(
    _ environment: [String: String], _ timeLimit: TimeInterval
  ) -> Ending? {
    #if os(Linux) || os(macOS)
      guard let first = CommandLine.arguments.first else { return nil }
      let errors = FileManager.default.temporaryDirectory
        .appendingPathComponent("gridkit-audit-errors-\(UUID().uuidString)")
      _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
      defer { try? FileManager.default.removeItem(at: errors) }
      let process = Process()
      process.executableURL = Bundle.main.executableURL ?? URL(fileURLWithPath: first)
      process.arguments = Array(CommandLine.arguments.dropFirst())
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle(forWritingAtPath: errors.path) ?? FileHandle.nullDevice
      let isOver = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in isOver.signal() }
      guard (try? process.run()) != nil else { return nil }
      let isInTime = isOver.wait(timeout: .now() + timeLimit) == .success
      if !isInTime {
        kill(process.processIdentifier, SIGKILL)
        isOver.wait()
      }
      let words = FileManager.default.contents(atPath: errors.path) ?? Data()
      let status = process.terminationStatus
      return Ending(
        cause: !isInTime
          ? nil
          : process.terminationReason == .uncaughtSignal ? "signal \(status)" : "status \(status)",
        words: String(decoding: words, as: UTF8.self))
    #else
      // On other platforms, a program cannot start another program.
      return nil
    #endif
  }
}
