import Foundation

/// Texts in files beside the tests that a grid, a layout or a trace has to equal.
///
/// ```swift
/// #expect(Snapshot.difference(of: grid.state(.visible)) == nil)
/// XCTAssertNil(Snapshot.difference(of: grid.frames(.visible), named: "frames"))
/// ```
///
/// The file of a test is `Snapshots/` beside its source file, then the source file's name, then the
/// test's. With `GRIDKIT_RECORD=1` in the environment files are written; without it nothing ever
/// is, and a file that is missing is a difference.
public enum Snapshot {
  /// The environment variable that asks for files to be written; `1` does.
  public static let variable = "GRIDKIT_RECORD"

  /// Whether files are to be written.
  public static var isRecording: Bool {
    ProcessInfo.processInfo.environment[variable] == "1"
  }

  /// Returns the difference of a value's text from its file; nil when there is none.
  ///
  /// - Parameters:
  ///   - subject: The value whose description is compared: a `GridState` or `GridFrames`, the
  ///     `text` or the `calls` of a `TraceLog`, any text of more than a few lines.
  ///   - name: Tells several snapshots of one test, or the arguments of a test with arguments,
  ///     apart.
  ///   - path: Another file: absolute, or from the folder of the source file. The name is not
  ///     added.
  ///   - isRecording: Whether the file is written if it is not as it should be.
  ///   - file: The source file of the test.
  ///   - test: The name of the test.
  public static func difference(
    of subject: some CustomStringConvertible, named name: String? = nil, at path: String? = nil,
    isRecording: Bool = Snapshot.isRecording, file: String = #filePath, test: String = #function
  ) -> SnapshotDifference? {
    let place = url(name: name, path: path, file: file, test: test)
    let text = subject.description
    let frames = GridFrames(ofSubject: subject)
    let reason =
      isRecording
      ? record(text, at: place) : comparison(of: text, isTable: frames != nil, at: place)
    guard let reason else { return nil }
    let difference = SnapshotDifference(path: place.path, reason: reason, layout: frames?.layout)
    if !isRecording, let frames { observer?.differs(difference, frames) }
    return difference
  }

  @TaskLocal package static var observer: SnapshotObserver?

  private static func comparison(
    of text: String, isTable: Bool, at place: URL
  ) -> SnapshotDifference.Reason? {
    do {
      // Checked out on Windows, lines may end in another way.
      let stored = try String(contentsOf: place, encoding: .utf8).replacing("\r\n", with: "\n")
      let difference =
        isTable
        ? LineDiff.ofTables(expected: stored, actual: ended(text))
        : LineDiff(expected: stored, actual: ended(text))
      return difference.map { .differs($0) }
    } catch  where !FileManager.default.fileExists(atPath: place.path) {
      return .missing(text)
    } catch {
      return .unreadable(error.localizedDescription)
    }
  }

  /// Files end with a line break.
  private static func ended(_ text: String) -> String {
    text.hasSuffix("\n") ? text : text + "\n"
  }

  // MARK: Recording

  private static func record(_ text: String, at place: URL) -> SnapshotDifference.Reason? {
    guard Recordings.shared.claim(place.path, for: text) else {
      return .taken
    }
    do {
      let data = Data(ended(text).utf8)
      // A file that is right already keeps its date.
      guard FileManager.default.contents(atPath: place.path) != data else { return nil }
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: place, options: .atomic)
      return nil
    } catch {
      return .unwritable(error.localizedDescription)
    }
  }

  // MARK: Places

  private static func url(name: String?, path: String?, file: String, test: String) -> URL {
    let source = URL(filePath: file)
    let folder = source.deletingLastPathComponent()
    if let path { return URL(filePath: path, relativeTo: folder).absoluteURL.standardizedFileURL }
    let parts = [test, name].compactMap(\.self).map(fileName)
    return folder.appending(path: "Snapshots")
      .appending(path: source.deletingPathExtension().lastPathComponent)
      .appending(path: parts.joined(separator: ".") + ".txt")
  }

  /// Letters and digits, everything else as dashes: `the header sticks()` is `the-header-sticks`.
  private static func fileName(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
  }
}

/// The texts that were recorded in this run, by file: two for one file would overwrite each other.
private final class Recordings: @unchecked Sendable {
  static let shared = Recordings()

  private let lock = NSLock()
  private var texts: [String: String] = [:]

  /// Records the text of a path; false when another text was recorded there before.
  func claim(_ path: String, for text: String) -> Bool {
    lock.withLock {
      if let earlier = texts[path] { return earlier == text }
      texts[path] = text
      return true
    }
  }
}

/// An observer that is called, while a test runs, with every table of frames that is not as its
/// file says.
///
/// An object around the closure: optimised code of Swift 6.3 ends in a task's value that is a
/// closure itself.
package final class SnapshotObserver: Sendable {
  let differs: @Sendable (_ difference: SnapshotDifference, _ found: GridFrames) -> Void

  package init(
    _ differs: @escaping @Sendable (_ difference: SnapshotDifference, _ found: GridFrames) -> Void
  ) {
    self.differs = differs
  }
}

extension GridFrames {
  /// The frames in what is compared; nil where there are none.
  fileprivate init?(ofSubject subject: some CustomStringConvertible) {
    switch subject {
    case let frames as GridFrames: self = frames
    case let state as GridState: self.init(state)
    default: return nil
    }
  }
}
