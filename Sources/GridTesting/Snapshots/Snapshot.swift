import Foundation
import Synchronization

/// A comparison of the text of a grid, a layout or a trace with a file that is stored beside the
/// tests.
///
/// ```swift
/// #expect(Snapshot.difference(of: grid.state(.visible)) == nil)
/// XCTAssertNil(Snapshot.difference(of: grid.frames(.visible), named: "frames"))
/// ```
///
/// The file of a test is `Snapshots/<source file>/<test>.txt` in the folder of the source file.
/// `<source file>` is the name of the source file without its extension. Files are written only if
/// the environment has `GRIDKIT_RECORD=1`. Without this variable, a missing file is a difference.
public enum Snapshot {
  /// The environment variable that makes snapshots write their files. Its value has to be `1`.
  public static let variable = "GRIDKIT_RECORD"

  /// Whether snapshots write their files. The value is true if the environment has
  /// `GRIDKIT_RECORD=1`.
  public static var isRecording: Bool {
    ProcessInfo.processInfo.environment[variable] == "1"
  }

  /// Returns the difference of a value's text from its file; nil when there is none.
  ///
  /// - Parameters:
  ///   - subject: The value whose description is compared: a `GridState` or `GridFrames`, the
  ///     `text` or the `calls` of a `TraceLog`, or any text of more than a few lines.
  ///   - name: An addition to the file's name. It distinguishes several snapshots of one test, or
  ///     the arguments of a parameterized test.
  ///   - path: The path of another file: absolute, or relative to the folder of the source file.
  ///     `name` is not added to this path.
  ///   - isRecording: Whether the file is written if it is missing or has another text.
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
    if !isRecording, let frames { CheckObserver.current?.differs(difference, frames) }
    return difference
  }

  private static func comparison(
    of text: String, isTable: Bool, at place: URL
  ) -> SnapshotDifference.Reason? {
    do {
      // A checkout on Windows may end lines with \r\n.
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

  /// Returns the text with a line break at its end, as in the file.
  private static func ended(_ text: String) -> String {
    text.hasSuffix("\n") ? text : text + "\n"
  }

  // MARK: Recording

  /// The texts that this run has recorded, by path. Two texts for one file would overwrite each
  /// other.
  private static let recorded = Mutex<[String: String]>([:])

  private static func record(_ text: String, at place: URL) -> SnapshotDifference.Reason? {
    let first = recorded.withLock { texts in
      texts[place.path] = texts[place.path] ?? text
      return texts[place.path]
    }
    guard first == text else { return .taken }
    do {
      let data = Data(ended(text).utf8)
      // A file that already has this text is not written, so that its modification date stays.
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

  /// Returns the parts of a name that consist of letters, digits and `_`, joined by dashes:
  /// `the header sticks()` becomes `the-header-sticks`.
  private static func fileName(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
  }
}

extension GridFrames {
  /// Makes the frames of a compared value; nil if the value is no `GridFrames` and no `GridState`.
  fileprivate init?(ofSubject subject: some CustomStringConvertible) {
    switch subject {
    case let frames as GridFrames: self = frames
    case let state as GridState: self.init(state)
    default: return nil
    }
  }
}
