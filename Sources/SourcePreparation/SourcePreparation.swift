/// Rewrites Swift sources for Apple's systems so that they compile on Linux against the package's
/// module `UIKit`. Only constructs that the language on Linux forbids are rewritten.
///
/// The preparation rewrites `@objc` and related attributes, optional requirements of protocols,
/// `#selector` and `#keyPath`, outlets, overrides in extensions, overrides of members that
/// extensions declare, generic views that are made with a frame, imports of single declarations,
/// and conditions on the operating system. Lines keep their numbers: added code goes after the last
/// line or onto an existing line. Strings and comments are never changed. A second preparation of
/// prepared sources changes nothing.
///
/// ```swift
/// let prepared = SourcePreparation.prepare([.init(path: "Shelf.swift", text: text)])
/// print(prepared.report)
/// ```
public struct SourcePreparation: Sendable {
  /// A source file: its name and its text.
  public struct Source: Hashable, Sendable {
    /// The file's name. It identifies the source among all sources, and in notes.
    public var path: String
    /// The whole text of the file, original or rewritten.
    public var text: String

    /// Makes a source from a text. The path is only a name: no file is read.
    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// A message about a place in a source: a change, a refusal or a warning.
  public struct Note: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The `path` of the source.
    public var path: String
    /// The line in the original source, counted from 1.
    public var line: Int
    /// The column, in bytes, from 1.
    public var column: Int
    /// The change that was made, or the reason why the code stays as it is, with advice.
    public var message: String

    /// The note as compilers write it: `Shelf.swift:12:3: …`.
    public var description: String { "\(path):\(line):\(column): \(message)" }

    /// Returns whether a note comes before another note, by file, line and column, then by text.
    public static func < (a: Note, b: Note) -> Bool {
      (a.path, a.line, a.column, a.message) < (b.path, b.line, b.column, b.message)
    }
  }

  /// The sources in the order given. They are rewritten where a change was needed and possible.
  public private(set) var sources: [Source]
  /// The changes, one for each place that was changed, sorted by file and line.
  public private(set) var changes: [Note]
  /// The refusals: one for each construct that cannot be carried over to Linux, and one or more for
  /// each file that is not valid Swift. An invalid file is left unchanged.
  public private(set) var refusals: [Note]

  /// The warnings: one for each UIKit name that the package lacks or that has no effect, at its
  /// first use in a file, and one for each file in which nothing is compiled on Linux.
  public private(set) var warnings: [Note]

  /// Prepares sources together, because a class and its extensions may be in different files.
  ///
  /// The sources may belong to several modules. Each folder directly below a folder `Sources` or
  /// `Tests` is a module. Elsewhere, a folder in which a file imports XCTest or Testing is a
  /// module. All remaining files form one module together.
  ///
  /// - Parameters:
  ///   - sources: The files of the modules.
  ///   - syntaxErrors: Returns the syntax errors that a compiler finds in a source. By default only
  ///     literals, comments, brackets and conditions are checked.
  /// - Complexity: Linear in the length of the sources.
  public static func prepare(
    _ sources: [Source], syntaxErrors: (Source) -> [Note] = { _ in [] }
  ) -> SourcePreparation {
    var prepared = SourcePreparation(sources: sources, changes: [], refusals: [], warnings: [])
    let files = sources.map { source -> PreparedFile? in
      let errors = syntaxErrors(source)
      prepared.refusals += errors
      guard errors.isEmpty else { return nil }
      do throws(SwiftSyntaxError) {
        return try PreparedFile(source)
      } catch {
        prepared.refusals.append(
          Note(
            path: source.path, line: error.line, column: error.column,
            message: "not Swift, left as it is: \(error.message)"))
        return nil
      }
    }
    prepared.prepare(files, flagsAreSet: false)
    // A build with flags such as `DEBUG` sees other code. The result of the first preparation
    // stays. Code that only these builds compile is now prepared, too.
    let refusals = prepared.refusals.filter { $0.message.hasPrefix("not Swift") }
    let broken = Set(refusals.map(\.path))
    let flagged = prepared.sources.map { source in
      broken.contains(source.path) ? nil : try? PreparedFile(source, flagsAreSet: true)
    }
    prepared.prepare(flagged, flagsAreSet: true)
    return prepared
  }

  /// Prepares files together, and takes over their texts and their notes. Sources without a file
  /// stay as they are.
  private mutating func prepare(_ files: [PreparedFile?], flagsAreSet: Bool) {
    let module = PreparedModule(files: files.compactMap(\.self), flagsAreSet: flagsAreSet)
    module.prepare()
    for (index, file) in files.enumerated() {
      if let file { sources[index].text = file.result }
    }
    changes = (changes + module.files.flatMap(\.changes)).sorted()
    // Columns are not compared: the first preparation may have moved code within its line.
    func new(_ notes: [Note], beside known: [Note]) -> [Note] {
      let known = Set(known.map { "\($0.path):\($0.line):\($0.message)" })
      return notes.filter { !known.contains("\($0.path):\($0.line):\($0.message)") }
    }
    refusals = (refusals + new(module.files.flatMap(\.refusals), beside: refusals)).sorted()
    warnings = (warnings + new(module.files.flatMap(\.warnings), beside: warnings)).sorted()
  }

  /// Whether no construct and no file was refused.
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
