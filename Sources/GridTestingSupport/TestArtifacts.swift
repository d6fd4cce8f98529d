import Foundation
import Synchronization

/// The files that a failing test leaves behind: `grid.svg` and `grid.txt`, pictures of its grid at
/// the end, `trace.txt`, every call with its time, and `player.html`, a page that plays the run;
/// where frames were not as a snapshot says, the page opens there, with both drawn. Of several
/// grids the pictures are numbered, in the order in which the grids were made.
///
/// If `LayoutProperties` has found a broken law, `law.svg` and `law.txt` show the smallest case of
/// it, which the page plays first; `audit.svg` and `audit.txt` show the grid in which `LayoutAudit`
/// has found something.
///
/// Each test has a folder of its own, which its next run replaces, or removes if it passes. Folders
/// are in the one that the environment variable `GRIDKIT_ARTIFACTS` names; without it in
/// `.build/gridkit-artifacts` of the package that the test belongs to, or, if there is no such
/// folder, in the system's folder for temporary files.
public struct TestArtifacts: Sendable {
  /// A text with the name of its file.
  public struct File: Sendable {
    /// The file's name.
    public var name: String
    /// The file's text.
    public var text: String

    /// A file to be written.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The files that are left, pictures first.
  public var files: [File]

  /// Files of a test.
  public init(files: [File]) {
    self.files = files
  }

  /// The environment variable that names the folder for those of all tests.
  public static let environmentVariable = "GRIDKIT_ARTIFACTS"

  /// Folders that this process has written to: cases of one test have one each.
  private static let taken = Mutex<Set<String>>([])

  /// Writes everything into a folder of the test.
  ///
  /// - Parameters:
  ///   - name: The test's; what no file's name should have is replaced.
  ///   - path: The test's source file.
  /// - Returns: A line that says where, or why not.
  public func write(forTest name: String, inFile path: String?) -> String {
    let folder = Self.takeFolder(
      in: Self.folder(
        environment: ProcessInfo.processInfo.environment, sourceFile: path), for: name)
    do {
      // Files of the last run are none of this one's.
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

  /// Removes what a test has left in an earlier run.
  static func remove(ofTest name: String, inFile path: String?) {
    let parent = folder(environment: ProcessInfo.processInfo.environment, sourceFile: path)
    let name = fileName(name)
    taken.withLock { taken in
      var number = 1
      while true {
        let folder = parent.appendingPathComponent(number == 1 ? name : "\(name)-\(number)")
        number += 1
        // Another case of the test has failed in this run.
        if taken.contains(folder.path) { continue }
        do { try FileManager.default.removeItem(at: folder) } catch { return }
      }
    }
  }

  // MARK: Folders

  /// Returns the folder in which tests leave their artifacts.
  ///
  /// - Parameters:
  ///   - sourceFile: The test's file; XCTest tells it only of one that fails.
  ///   - program: The program that runs the tests: it has been built in a folder of their package.
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

  /// The build folder of the package that a file belongs to.
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
    let name = fileName(name)
    return taken.withLock { taken in
      var number = 1
      while true {
        let folder = parent.appendingPathComponent(number == 1 ? name : "\(name)-\(number)")
        if taken.insert(folder.path).inserted { return folder }
        number += 1
      }
    }
  }

  /// Letters and digits of a name with single dashes between; not too long for a file's name.
  static func fileName(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let text = words.joined(separator: "-")
    return text.isEmpty ? "test" : String(text.prefix(60))
  }
}
