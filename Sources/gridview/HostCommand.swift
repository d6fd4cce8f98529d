import Foundation
import GridScenarios

/// `gridview host`
@MainActor
struct HostCommand {
  static let options: [Option] = [.value("--record", .file), .value("--replay", .file)]

  private let record: String?
  private let replay: String?

  init(_ arguments: [String]) throws(UsageError) {
    let options = try Options(arguments, Self.options)
    if let word = options.words.first { throw UsageError("nothing to do with \"\(word)\"") }
    record = options.values["--record"]
    replay = options.values["--replay"]
  }

  func run() -> Int32 {
    // What a layout or a data source prints must not get between the answers.
    let answers = RealOutput.moveAway()
    let server = HostServer()
    var lines = LineReader(STDIN_FILENO)
    var log: Int32?
    do throws(ScenarioRunner.Refusal) {
      if let replay { lines = try LineReader(replay) }
      if let record { log = try RealOutput.open(record) }
    } catch {
      Console.error("gridview: \(error)")
      return 2
    }
    let lineEnd = UInt8(ascii: "\n")
    while let line = lines.next() {
      let bytes: [UInt8]
      let answer: String
      switch line {
      case .whole(let whole):
        bytes = whole
        if let log { _ = WholeWrite.write(bytes + [lineEnd], to: log) }
        answer = server.answer(bytes)
      case .tooLong(let beginning):
        // As much of it as is too long when it is read again.
        if let log { _ = WholeWrite.write(beginning + [lineEnd], to: log) }
        answer = server.tooLong()
      }
      guard WholeWrite.write(Array(answer.utf8) + [lineEnd], to: answers) == 0 else { return 0 }
    }
    return 0
  }
}
