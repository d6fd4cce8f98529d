import GridScenarios

/// The commands that run on every spoilt file. Paths are relative to the folder in which the tool
/// works.
enum FuzzFileCommand: Int, CaseIterable, Hashable, Sendable {
  case json, draw, check, audit, auditJSON

  static let picture = "picture.svg"
  static let page = "page.html"
  static let recording = "recording.json"

  /// Returns the arguments after `gridview`.
  func arguments(_ file: String) -> [String] {
    switch self {
    case .json:
      ["run", file, "--json", "--trace", "--record-expect", Self.recording]
    case .draw:
      [
        "run", file, "--trace", "--ascii", "--svg", Self.picture, "--html", Self.page, "--why",
        "cell 0-0",
      ]
    case .check: ["check", file]
    case .audit: ["audit", file]
    case .auditJSON: ["audit", file, "--json"]
    }
  }

  /// Returns the command line as text for a reader.
  func line(_ file: String) -> String {
    (["gridview"] + arguments(file)).map { $0.contains(" ") ? "\"\($0)\"" : $0 }
      .joined(separator: " ")
  }

  /// Files that the command may write beside its output.
  var files: [String] {
    switch self {
    case .json: [Self.recording]
    case .draw: [Self.picture, "picture-2.svg", "picture-3.svg", Self.page]
    case .check, .audit, .auditJSON: []
    }
  }
}

/// A failure of a command.
struct FuzzFileProblem: Error, Hashable, Sendable, CustomStringConvertible {
  enum Claim: String, Hashable, Sendable, CaseIterable {
    case signal, time, memory, status, control, refusal, json, svg, html
  }

  var command: FuzzFileCommand
  var claim: Claim
  var detail: String

  var description: String {
    let words =
      switch claim {
      case .signal: "ended by a signal"
      case .time: "took too long"
      case .memory: "wanted too much memory"
      case .status: "ended with an unexpected exit status"
      case .control: "wrote invisible characters"
      case .refusal: "refused the file without its name and a reason"
      case .json: "wrote invalid JSON"
      case .svg: "wrote invalid SVG"
      case .html: "wrote an invalid page"
      }
    return words + (detail.isEmpty ? "" : ": " + detail)
  }
}

/// Checks the exit status and the output of a command.
struct FuzzFileCheck {
  let command: FuzzFileCommand
  /// The name of the file. Error messages about the file begin with this name.
  let file: String
  let status: Int32
  let output: Data
  let errors: Data
  /// The content of files that the command wrote, by their names.
  let files: [String: Data]

  var problems: [FuzzFileProblem] {
    var problems: [FuzzFileProblem] = []
    func report(_ claim: FuzzFileProblem.Claim, _ detail: String) {
      problems.append(FuzzFileProblem(command: command, claim: claim, detail: detail))
    }
    if !(0...2).contains(status) { report(.status, "\(status)") }
    let texts = [("output", output), ("errors", errors)] + files.sorted { $0.key < $1.key }
    for (name, data) in texts {
      if let found = Self.hidden(in: data) { report(.control, "\(found) in \(name)") }
    }
    let lines = String(decoding: errors, as: UTF8.self).split(separator: "\n")
    // A run that is too long for a file of expectations still prints its output.
    let isUnrecorded = lines.contains {
      $0.hasPrefix("gridview run: \(FuzzFileCommand.recording) is not written, ")
    }
    if status == 2, !isUnrecorded {
      let stray = lines.first { !$0.hasPrefix("\(file):") || $0.count < file.count + 8 }
      if lines.isEmpty { report(.refusal, "nothing on the standard error") }
      if let stray { report(.refusal, "\(stray.prefix(80))") }
      if !output.isEmpty { report(.refusal, "with output") }
      return problems
    }
    if command == .json || command == .auditJSON {
      let lines = Array(output).split(separator: 0x0A, omittingEmptySubsequences: false)
      for (index, line) in lines.dropLast().enumerated() {
        if let problem = JSONLineCheck.problem(in: line) {
          report(.json, "line \(index): \(problem)")
        }
      }
      if lines.last?.isEmpty == false { report(.json, "a last line that does not end") }
    }
    for (name, data) in files.sorted(by: { $0.key < $1.key }) {
      if name.hasSuffix(".svg") {
        let problem = XMLCheck.problem(in: String(decoding: data, as: UTF8.self))
        if let problem { report(.svg, "\(name): \(problem)") }
      } else if name.hasSuffix(".json") {
        if let problem = JSONLineCheck.problem(in: data) { report(.json, "\(name): \(problem)") }
      } else if let problem = Self.problem(inPage: data) {
        report(.html, problem)
      }
    }
    return problems
  }

  /// Returns the first character in the data that a command may not write; nil if there is none.
  private static func hidden(in data: Data) -> String? {
    let bytes = Array(data)
    if bytes.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == 0x0A }) { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return "bytes that are no UTF-8"
    }
    let found = text.unicodeScalars.first {
      $0 != "\n" && $0 != "\t" && VisibleText.hides($0)
    }
    return found.map { "U+\(String($0.value, radix: 16, uppercase: true))" }
  }

  /// Returns the problem of a page; nil if the page is complete and its recordings are JSON.
  private static func problem(inPage data: Data) -> String? {
    let text = String(decoding: data, as: UTF8.self)
    guard text.hasSuffix("</html>\n") else { return "the page does not end" }
    for part in text.components(separatedBy: "<script type=\"application/json\"").dropFirst() {
      guard let start = part.firstIndex(of: ">"), let end = part.range(of: "</script>")?.lowerBound
      else { return "a recording that does not end" }
      if let problem = JSONLineCheck.problem(in: part[start..<end].utf8.dropFirst()) {
        return "a recording: \(problem)"
      }
    }
    return nil
  }
}
