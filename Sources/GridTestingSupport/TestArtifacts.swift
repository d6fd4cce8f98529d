import Synchronization

/// The files that a failing test leaves.
///
/// - `grid.svg` and `grid.txt` are pictures of the test's grid at the end. With several grids, the
///   pictures are numbered in the order in which the grids were made.
/// - `trace.txt` has every call with its time.
/// - `player.html` is a page that plays the run. If frames differ from a snapshot, the page opens
///   at the frame of this difference, and draws the expected and the found frames.
///
/// If `LayoutProperties` has found a broken law, `law.svg` and `law.txt` show its smallest case,
/// and the page plays this case first. If `LayoutAudit` has reported findings or faults,
/// `audit.svg` and `audit.txt` show the audited grid.
///
/// Each test has a folder of its own. The next run of the test replaces the folder, or removes it
/// if the test passes. The environment variable `GRIDKIT_ARTIFACTS` names the parent of these
/// folders. Without this variable, the parent is `.build/gridkit-artifacts` in the package of the
/// test. If the package has no folder `.build`, the parent is `gridkit-artifacts` in the system's
/// folder for temporary files.
public struct TestArtifacts: Sendable {
  /// A text with the name of its file.
  public struct File: Sendable {
    /// The file's name.
    public var name: String
    /// The file's text.
    public var text: String

    /// Makes a file to be written.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The files, pictures first.
  public var files: [File]

  /// Makes the artifacts of a test from its files.
  public init(files: [File]) {
    self.files = files
  }

  /// The environment variable that names the folder for the artifacts of all tests.
  public static let environmentVariable = "GRIDKIT_ARTIFACTS"

  /// The folders that this process has written to. Each case of a parameterized test has a folder
  /// of its own.
  private static let taken = Mutex<Set<String>>([])

  /// Writes all files into a folder of the test.
  ///
  /// - Parameters:
  ///   - name: The name of the test. Characters that a file name should not have are replaced.
  ///   - path: The source file of the test.
  /// - Returns: A line that names the folder, or says why the files could not be written.
  public func write(forTest name: String, inFile path: String?) -> String {
    let folder = Self.takeFolder(
      in: Self.folder(
        environment: ProcessInfo.processInfo.environment, sourceFile: path), for: name)
    do {
      // Files of an earlier run must not stay beside the files of this run.
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in files {
        try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.name))
      }
    } catch {
      return "What the test left could not be kept in \(folder.path): \(error)"
    }
    return "The test has left \(files.map(\.name).joined(separator: ", ")) in \(folder.path)"
  }

  /// Removes the files that a test has left in an earlier run.
  static func remove(ofTest name: String, inFile path: String?) {
    let parent = folder(environment: ProcessInfo.processInfo.environment, sourceFile: path)
    taken.withLock { taken in
      // A folder of this run stays: another case of the test has failed.
      for folder in folders(in: parent, for: name) where !taken.contains(folder.path) {
        do { try FileManager.default.removeItem(at: folder) } catch { return }
      }
    }
  }

  // MARK: Folders

  /// Returns the folder in which tests leave their artifacts.
  ///
  /// - Parameters:
  ///   - sourceFile: The source file of the test. XCTest names the source file only for a test that
  ///     fails.
  ///   - program: The path of the program that runs the tests. The program lies in a folder of the
  ///     tests' package.
  static func folder(
    environment: [String: String], sourceFile: String?,
    program: String? = CommandLine.arguments.first
  ) -> URL {
    if let path = environment[environmentVariable], !path.isEmpty {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    let build = [sourceFile, program].lazy.compactMap { $0.flatMap(buildFolder(above:)) }.first
    let parent = build ?? FileManager.default.temporaryDirectory
    return parent.appendingPathComponent("gridkit-artifacts")
  }

  /// Returns the build folder of the package that a file belongs to; nil if there is no such
  /// folder.
  private static func buildFolder(above path: String) -> URL? {
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    while folder.path != "/", folder.path != "" {
      let build = folder.appendingPathComponent(".build")
      let manifest = folder.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path),
        FileManager.default.fileExists(atPath: build.path)
      {
        return build
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func takeFolder(in parent: URL, for name: String) -> URL {
    taken.withLock { taken in
      folders(in: parent, for: name).first { taken.insert($0.path).inserted } ?? parent
    }
  }

  /// Returns the folders for the cases of a test, without an end.
  private static func folders(in parent: URL, for name: String) -> some Sequence<URL> {
    let name = fileName(name)
    return (1...).lazy.map { number in
      parent.appendingPathComponent(number == 1 ? name : "\(name)-\(number)")
    }
  }

  /// Returns a file name for a test: the parts of the test's name that consist of letters and
  /// digits, joined by dashes, at most 60 characters.
  static func fileName(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let text = words.joined(separator: "-")
    return text.isEmpty ? "test" : String(text.prefix(60))
  }
}
