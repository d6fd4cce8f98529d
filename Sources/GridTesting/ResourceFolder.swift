import Foundation

/// The folder with the resources of a module of this package.
package struct ResourceFolder: Sendable {
  /// The name of the folder. On Linux the folder is beside the program.
  package let name: String
  private let url: URL?

  /// Creates the folder of a module.
  ///
  /// - Parameter bundle: `Bundle.module` of the module. It is not used on Linux, where it ends a
  ///   program that is copied to another folder.
  package init(module: String, bundle: @autoclosure () -> Bundle) {
    name = "GridKit_\(module).resources"
    #if os(Linux)
      let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
      url = program.resolvingSymlinksInPath().deletingLastPathComponent().appending(
        path: name, directoryHint: .isDirectory)
    #else
      url = bundle().resourceURL
    #endif
  }

  /// Returns the reason why a file cannot be read, and the remedy; nil if it can be read.
  package func problem(with file: String) -> String? {
    if let url, FileManager.default.isReadableFile(atPath: url.appending(path: file).path) {
      return nil
    }
    return "expected \(file) in \(url?.path ?? name), found no such file. If you copy the program, "
      + "copy the folder \(name) from beside it too."
  }

  /// Returns the bytes of a file. The program stops if the file cannot be read.
  package func data(_ file: String) -> Data {
    guard let url, let data = try? Data(contentsOf: url.appending(path: file)) else {
      fatalError(problem(with: file) ?? "\(file) cannot be read")
    }
    return data
  }
}
