import Foundation

/// The files of a folder that is to be prepared, or a single Swift file.
public struct SourceTree: Sendable {
  /// The error for a folder that cannot be prepared.
  public struct Refusal: Error, Hashable, CustomStringConvertible {
    /// The path, and the reason why it cannot be used.
    public var description: String

    /// Makes a refusal with a text.
    public init(description: String) { self.description = description }
  }

  /// The folder or file, absolute, with symbolic links resolved.
  public let root: URL
  /// The paths of the Swift files below the root, sorted. If the root is a file, the only path is
  /// the file's name.
  public let swiftFiles: [String]
  /// The paths of the files that are not Swift files. These files are copied as they are.
  public let otherFiles: [String]
  private let isFile: Bool

  /// Finds the files of a folder, or a single file. Files and folders whose names begin with a full
  /// stop are left out.
  ///
  /// - Parameter path: A folder or a single Swift file.
  /// - Throws: A refusal if `path` does not exist or has no Swift file.
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

  func url(_ path: String) -> URL { isFile ? root : root.appendingPathComponent(path) }

  /// The texts of the Swift files.
  ///
  /// - Throws: A refusal if a file cannot be read as UTF-8.
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

  /// Prepares the Swift files and writes them below a folder, with copies of all other files.
  ///
  /// - Parameters:
  ///   - folder: The folder to write to. It is created if it is missing. It may not contain the
  ///     sources or lie in the folder of the sources.
  ///   - save: Writes a file into an existing folder. By default each file is written atomically.
  /// - Throws: A refusal if the folder cannot be used, or a file cannot be read or written. A
  ///   `Refusal` that `save` throws is passed on unchanged.
  public func prepare(
    into folder: String,
    save: (Data, URL) throws -> Void = { try $0.write(to: $1, options: .atomic) }
  ) throws(Refusal) -> SourcePreparation {
    let out = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath()
    if Self.contains(out, root) || Self.contains(root, out) {
      throw Refusal(
        description: "\(folder) contains the sources or lies in them; name a folder beside them")
    }
    let prepared = SourcePreparation.prepare(try sources(), syntaxErrors: syntaxErrors)
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
    // An unchanged file keeps its modification date, so that it is not built again.
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
}
