import Foundation

/// The Swift files of a folder, and where they go once they are prepared.
public struct SourceTree: Sendable {
  /// The error for a folder that cannot be prepared.
  public struct Refusal: Error, Hashable, CustomStringConvertible {
    /// The path in question, and why it does not serve.
    public var description: String

    /// Takes the text as it is.
    public init(description: String) { self.description = description }
  }

  /// The folder or file, absolute, with symbolic links resolved.
  public let root: URL
  /// Paths below the root, sorted; the root's own name where it is a file.
  public let swiftFiles: [String]
  /// The other files, which are copied as they are.
  public let otherFiles: [String]
  private let isFile: Bool

  /// Finds the files; folders whose names begin with a full stop are left out.
  ///
  /// - Parameter path: A folder or a single Swift file.
  /// - Throws: When there is nothing, or no Swift file.
  public init(path: String) throws(Refusal) {
    root = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) else {
      throw Refusal(description: "there is no file or folder \(path)")
    }
    isFile = !isFolder.boolValue
    let files = isFile ? [root.lastPathComponent] : Self.files(below: root)
    swiftFiles = files.filter { $0.hasSuffix(".swift") }
    otherFiles = files.filter { !$0.hasSuffix(".swift") }
    guard !swiftFiles.isEmpty else {
      throw Refusal(description: "there is no Swift file in \(path)")
    }
  }

  private static func files(below root: URL) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: root.path) else { return [] }
    var files: [String] = []
    for case let path as String in walk {
      if path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { continue }
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: root.appendingPathComponent(path).path, isDirectory: &isFolder)
      if exists, !isFolder.boolValue { files.append(path) }
    }
    return files.sorted()
  }

  private func url(_ path: String) -> URL { isFile ? root : root.appendingPathComponent(path) }

  /// The texts of the Swift files.
  ///
  /// - Throws: When one is not readable as UTF-8.
  public func sources() throws(Refusal) -> [SourcePreparation.Source] {
    var sources: [SourcePreparation.Source] = []
    for path in swiftFiles {
      guard let data = FileManager.default.contents(atPath: url(path).path),
        let text = String(data: data, encoding: .utf8)
      else { throw Refusal(description: "\(path) cannot be read as text in UTF-8") }
      sources.append(.init(path: path, text: text))
    }
    return sources
  }

  /// Prepares the files and writes them, and all others, below a folder.
  ///
  /// - Parameters:
  ///   - folder: Made if it is not there. It may not lie in the sources, nor they in it.
  ///   - save: Writes a file, whose folder is there. Without it each is written whole or not at
  ///     all.
  /// - Throws: When the folder is not fit, or a file cannot be read or written. A `Refusal` that
  ///   `save` throws comes back as it is.
  public func prepare(
    into folder: String,
    save: (Data, URL) throws -> Void = { try $0.write(to: $1, options: .atomic) }
  ) throws(Refusal) -> SourcePreparation {
    let out = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath()
    if Self.contains(out, root) || Self.contains(root, out) {
      throw Refusal(
        description: "\(folder) and the sources lie in one another; name a folder beside them")
    }
    let prepared = SourcePreparation.prepare(
      try sources(), syntaxErrors: SwiftSyntaxCheck(tree: self).notes)
    for source in prepared.sources {
      try write(Data(source.text.utf8), to: out.appendingPathComponent(source.path), save)
    }
    for path in otherFiles {
      guard let data = FileManager.default.contents(atPath: url(path).path) else {
        throw Refusal(description: "\(path) cannot be read")
      }
      try write(data, to: out.appendingPathComponent(path), save)
    }
    return prepared
  }

  private func write(
    _ data: Data, to file: URL, _ save: (Data, URL) throws -> Void
  ) throws(Refusal) {
    // A file that would not change keeps its date, so that nothing is built again for it.
    if FileManager.default.contents(atPath: file.path) == data { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try save(data, file)
    } catch let refusal as Refusal {
      throw refusal
    } catch {
      throw Refusal(description: "\(file.path) cannot be written: \(error.localizedDescription)")
    }
  }

  private static func contains(_ folder: URL, _ inner: URL) -> Bool {
    inner.path == folder.path || inner.path.hasPrefix(folder.path + "/")
  }

  /// Returns the path of a file of the tree.
  func path(of source: SourcePreparation.Source) -> String { url(source.path).path }
}
