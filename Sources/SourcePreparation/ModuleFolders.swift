/// The files of a source tree, grouped by module.
///
/// Below `Sources` and `Tests`, each folder is a module, as in SwiftPM. Elsewhere, a top-level
/// folder with a file that imports XCTest or Testing is a module, and all other files form one
/// module.
struct ModuleFolders {
  /// The files of each module, in the order of the tree.
  let groups: [[PreparedFile]]

  init(_ files: [PreparedFile]) {
    let testFolders = Set(files.filter(\.importsTests).map { Self.folders(of: $0).first ?? "" })
    let hasOthers = files.contains { !testFolders.contains(Self.folders(of: $0).first ?? "") }
    var names: [String] = []
    var groups: [String: [PreparedFile]] = [:]
    for file in files {
      let folders = Self.folders(of: file)
      let name: String
      if let root = folders.firstIndex(where: { Self.roots.contains($0) }), root + 1 < folders.count
      {
        name = folders[...(root + 1)].joined(separator: "/")
      } else if hasOthers, let first = folders.first, testFolders.contains(first) {
        name = first
      } else {
        name = ""
      }
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append(file)
    }
    self.groups = names.compactMap { groups[$0] }
  }

  private static let roots: Set<String> = ["Source", "Sources", "Test", "Tests"]

  private static func folders(of file: PreparedFile) -> [String] {
    file.source.path.split(separator: "/").dropLast().map(String.init)
  }
}

extension PreparedFile {
  /// Whether the file is most likely part of a test target.
  fileprivate var importsTests: Bool {
    activeTokens.indices.dropFirst().contains {
      activeTokens[$0 - 1].isWord("import")
        && (activeTokens[$0].isWord("XCTest") || activeTokens[$0].isWord("Testing"))
    }
  }
}
