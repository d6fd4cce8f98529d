extension PreparedModule {
  /// The files of each module of a source tree, in the order of the tree.
  ///
  /// Below `Sources` and `Tests`, each folder is a module, as in SwiftPM. Elsewhere, a top-level
  /// folder with a file that imports XCTest or Testing is a module, and all other files form one
  /// module.
  var filesByModule: [[PreparedFile]] {
    let roots: Set<String> = ["Source", "Sources", "Test", "Tests"]
    let testFolders = Set(
      files.filter { $0.imports("XCTest") || $0.imports("Testing") }
        .map { $0.folders.first ?? "" })
    let hasOthers = files.contains { !testFolders.contains($0.folders.first ?? "") }
    var names: [String] = []
    var groups: [String: [PreparedFile]] = [:]
    for file in files {
      let folders = file.folders
      let name: String
      if let root = folders.firstIndex(where: roots.contains), root + 1 < folders.count {
        name = folders[...(root + 1)].joined(separator: "/")
      } else if hasOthers, let first = folders.first, testFolders.contains(first) {
        name = first
      } else {
        name = ""
      }
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append(file)
    }
    return names.compactMap { groups[$0] }
  }
}

extension PreparedFile {
  /// The names of the folders in the file's path.
  fileprivate var folders: [String] {
    source.path.split(separator: "/").dropLast().map(String.init)
  }
}
