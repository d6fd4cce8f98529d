/// Rewrites Swift sources that were written for Apple's systems, where the language on Linux
/// forbids their constructs, so that they compile against the module named UIKit.
///
/// The preparation rewrites `@objc` and its kin, optional requirements of protocols, `#selector`
/// and `#keyPath`, outlets, members that are overridden in or from extensions, generic views that
/// are made with a frame, imports of single declarations, and conditions on the operating system.
/// Lines keep their numbers: added code stands behind the last line or on a line that exists.
/// Strings and comments are never touched. Sources that were prepared come out as they are.
///
/// ```swift
/// let prepared = SourcePreparation.prepare([.init(path: "Shelf.swift", text: text)])
/// print(prepared.report)
/// ```
public struct SourcePreparation: Sendable {
  /// A file by name and content.
  public struct Source: Hashable, Sendable {
    /// The file's name as notes name it; also how the sources are told apart.
    public var path: String
    /// The whole file, as it is or as it was rewritten.
    public var text: String

    /// A file as it was read; nothing is read from disk by its path.
    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// A note on something that was changed, or could not be.
  public struct Note: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The `path` of the source.
    public var path: String
    /// The line, from 1, as in the source that was read.
    public var line: Int
    /// The column, in bytes, from 1.
    public var column: Int
    /// The change that was made to the place, or why the place stays and what to do instead.
    public var message: String

    /// The note as compilers write it: `Shelf.swift:12:3: …`.
    public var description: String { "\(path):\(line):\(column): \(message)" }

    /// Orders by file, line and column, then by text.
    public static func < (a: Note, b: Note) -> Bool {
      (a.path, a.line, a.column, a.message) < (b.path, b.line, b.column, b.message)
    }
  }

  /// The sources in the order given, rewritten where that was needed and possible.
  public private(set) var sources: [Source]
  /// The changes, one for each place that was changed, by file and line.
  public private(set) var changes: [Note]
  /// The refusals: one for each construct that cannot be carried over, and for each file that is no
  /// Swift. Such a file is left as it is.
  public private(set) var refusals: [Note]

  /// The warnings: one for each name of UIKit's that is not there or does nothing, by the first
  /// place in a file, and for each file of which nothing is compiled.
  public private(set) var warnings: [Note]

  /// Prepares sources together: a class and its extensions may be in different files.
  ///
  /// Several modules may be among them. Below a folder `Sources` or `Tests` each folder is one, and
  /// so is a folder in which files import XCTest or Testing; the rest is one together.
  ///
  /// - Parameters:
  ///   - sources: The files of the modules.
  ///   - syntaxErrors: Says what a compiler finds wrong with the syntax of a source; without it
  ///     only literals, comments, brackets and conditions are checked.
  /// - Complexity: Linear in the length of the sources.
  public static func prepare(
    _ sources: [Source], syntaxErrors: (Source) -> [Note] = { _ in [] }
  ) -> SourcePreparation {
    var refusals: [Note] = []
    var files: [PreparedFile?] = []
    for source in sources {
      let errors = syntaxErrors(source)
      guard errors.isEmpty else {
        refusals += errors
        files.append(nil)
        continue
      }
      do throws(SwiftSyntaxError) {
        files.append(try PreparedFile(source))
      } catch {
        refusals.append(
          Note(
            path: source.path, line: error.line, column: error.column,
            message: "not Swift, left as it is: \(error.message)"))
        files.append(nil)
      }
    }
    let module = PreparedModule(files: files.compactMap { $0 })
    module.prepare()
    var prepared = SourcePreparation(
      sources: zip(sources, files).map { source, file in
        Source(path: source.path, text: file?.result ?? source.text)
      },
      changes: module.files.flatMap(\.changes).sorted(),
      refusals: (refusals + module.files.flatMap(\.refusals)).sorted(),
      warnings: module.files.flatMap(\.warnings).sorted())
    prepared.prepareFlaggedCode()
    return prepared
  }

  /// Prepares the sources once more as a build sees them that sets `DEBUG` and the like: what was
  /// prepared stays, and code for those flags is prepared as well.
  private mutating func prepareFlaggedCode() {
    let broken = Set(refusals.filter { $0.message.hasPrefix("not Swift") }.map(\.path))
    let files = sources.map { source in
      broken.contains(source.path) ? nil : try? PreparedFile(source, flagsAreSet: true)
    }
    let module = PreparedModule(files: files.compactMap { $0 }, flagsAreSet: true)
    module.prepare()
    sources = zip(sources, files).map { source, file in
      Source(path: source.path, text: file?.result ?? source.text)
    }
    changes = (changes + module.files.flatMap(\.changes)).sorted()
    // Columns may have moved, lines have not.
    func new(_ notes: [Note], beside known: [Note]) -> [Note] {
      let known = Set(known.map { "\($0.path):\($0.line):\($0.message)" })
      return notes.filter { !known.contains("\($0.path):\($0.line):\($0.message)") }
    }
    refusals = (refusals + new(module.files.flatMap(\.refusals), beside: refusals)).sorted()
    warnings = (warnings + new(module.files.flatMap(\.warnings), beside: warnings)).sorted()
  }

  /// Whether everything could be carried over.
  public var isComplete: Bool { refusals.isEmpty }

  /// A line for each change, refusal and warning, and a line that counts them.
  public var report: String {
    let lines =
      (changes.map { ($0, "") } + refusals.map { ($0, "error: ") }
      + warnings.map { ($0, "warning: ") })
      .sorted { $0.0 < $1.0 }
      .map { "\($0.path):\($0.line):\($0.column): \($1)\($0.message)" }
    let changed = Set(changes.map(\.path)).count
    func counted(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    let count =
      "\(counted(sources.count, "file")) read, \(changed) changed in "
      + counted(changes.count, "place")
      + (refusals.isEmpty ? "" : ", \(counted(refusals.count, "construct")) not carried over")
      + (warnings.isEmpty ? "" : ", \(counted(warnings.count, "warning"))")
    return (lines + [count]).joined(separator: "\n")
  }
}
