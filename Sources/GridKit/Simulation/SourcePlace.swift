#if os(Linux) && canImport(Runtime)
  import Runtime
#endif

/// A line of somebody's sources.
public struct SourcePlace: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The file's whole path.
  public var path: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1.
  public var column: Int

  /// A place in a file.
  public init(path: String, line: Int, column: Int = 1) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// The file's name without its folders.
  public var fileName: String { String(path.split(separator: "/").last ?? "") }

  /// `MasonryTests.swift:42`
  public var description: String { "\(fileName):\(line)" }
}

/// Who has called, as it was at one moment. It costs little to keep; only who asks for places has
/// them looked up.
struct CallStack: Sendable {
  #if os(Linux) && canImport(Runtime)
    private let backtrace: Backtrace?

    /// The calls that are under way.
    static var current: CallStack { CallStack(backtrace: try? Backtrace.capture(limit: 400)) }

    /// Lines of the user's sources that have called, innermost first. Empty where the program has
    /// no debug information.
    var places: [SourcePlace] {
      guard let frames = backtrace?.symbolicated()?.frames else { return [] }
      return frames.compactMap { frame in
        guard let place = frame.symbol?.sourceLocation, place.line > 0,
          CallStack.isUsers(place.path)
        else { return nil }
        return SourcePlace(path: place.path, line: place.line, column: max(place.column, 1))
      }
    }
  #else
    // Elsewhere nobody tells who has called.
    static var current: CallStack { CallStack() }
    var places: [SourcePlace] { [] }
  #endif

  /// The folder of this package's sources.
  private static let ownSources: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/") + "/"
  }()

  /// Whether a file is neither this package's, nor made by a macro, nor the toolchain's.
  private static func isUsers(_ path: String) -> Bool {
    path.hasPrefix("/") && path.hasSuffix(".swift") && !path.hasPrefix(ownSources)
      && !path.contains("/swift-generated-sources/") && !path.contains("/.build/")
  }
}
