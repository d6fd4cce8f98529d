import Foundation

extension SourceTree {
  /// Asks the installed Swift compiler whether a file is valid Swift.
  ///
  /// - Returns: The errors of the compiler's parser; none if language mode 5 or language mode 6
  ///   accepts the file, or if no compiler is installed.
  func syntaxErrors(in source: SourcePreparation.Source) -> [SourcePreparation.Note] {
    guard let compiler = Self.compiler else { return [] }
    let path = url(source.path).path
    var complaints: [SourcePreparation.Note] = []
    // Regular expressions between bare slashes need mode 6, some older spellings need mode 5.
    for mode in ["5", "6"] {
      guard let text = Self.run(compiler, ["-frontend", "-parse", "-swift-version", mode, path])
      else { return [] }
      complaints = Self.notes(in: text, about: path, named: source.path)
      if complaints.isEmpty { return [] }
    }
    return complaints
  }

  private static func notes(
    in text: String, about path: String, named name: String
  ) -> [SourcePreparation.Note] {
    text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(path + ":") else { return nil }
      let parts = line.dropFirst(path.count + 1).split(separator: ":", maxSplits: 3)
      guard parts.count == 4, let number = Int(parts[0]), let column = Int(parts[1]),
        parts[2] == " error"
      else { return nil }
      return .init(
        path: name, line: number, column: column,
        message: "not Swift, left as it is:\(parts[3])")
    }
  }

  private static let compiler: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/swiftc" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }()

  /// Runs a program and returns its error output; nil when it cannot be started.
  private static func run(_ program: String, _ arguments: [String]) -> String? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = output
    do { try process.run() } catch { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
