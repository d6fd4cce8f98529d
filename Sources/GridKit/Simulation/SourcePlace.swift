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

/// A call that was under way: where in somebody's sources, or, if the compiler has noted no line of
/// them, in which function.
package enum CallPlace: Sendable, CustomStringConvertible {
  case line(SourcePlace)
  case function(String)

  package var line: SourcePlace? {
    if case .line(let place) = self { place } else { nil }
  }

  /// `MasonryTests.swift:42` or `MasonryLayout.prepare()`
  package var description: String {
    switch self {
    case .line(let place): "\(place)"
    case .function(let name): name
    }
  }
}

/// Who has called, as it was at one moment. It costs little to keep; only who asks for places has
/// them looked up.
struct CallStack: Sendable {
  #if os(Linux) && canImport(Runtime)
    private let backtrace: Backtrace?

    /// The calls that are under way; of very many the innermost and the outermost, among which is
    /// the test.
    static var current: CallStack {
      CallStack(backtrace: try? Backtrace.capture(limit: 200, top: 80))
    }

    /// Calls from the user's sources, innermost first. Empty where the program has no debug
    /// information.
    var places: [CallPlace] {
      guard let frames = backtrace?.symbolicated()?.frames else { return [] }
      let places = frames.compactMap { frame -> CallPlace? in
        guard let symbol = frame.symbol, let place = symbol.sourceLocation else { return nil }
        if place.line > 0 {
          guard CallStack.isUsers(place.path) else { return nil }
          return .line(
            SourcePlace(path: place.path, line: place.line, column: max(place.column, 1)))
        }
        // No line belongs to what the compiler adds, such as the way back out of
        // `collectionView?.contentOffset.y += 1`.
        guard !symbol.isSwiftThunk, CallStack.isOfUsersModule(symbol.rawName) else { return nil }
        return .function(symbol.name)
      }
      // Further out than any line there is only what calls the tests. In a test that says
      // `grid.contentOffset.y = 100` no call may have one.
      guard let last = places.lastIndex(where: { $0.line != nil }) else {
        return Array(places.prefix(1))
      }
      return Array(places[...last])
    }
  #else
    // Elsewhere nobody tells who has called.
    static var current: CallStack { CallStack() }
    var places: [CallPlace] { [] }
  #endif

  /// Whether a function's mangled name begins with a module that is neither this package's nor the
  /// toolchain's.
  static func isOfUsersModule(_ name: String) -> Bool {
    guard let match = name.prefixMatch(of: /\$[sS](\d+)/), let length = Int(match.1) else {
      return false
    }
    let module = name[match.range.upperBound...].prefix(length)
    return module.count == length && !otherModules.contains(String(module))
  }

  private static let otherModules: Set = [
    "GridCore", "GridKit", "GridLayouts", "GridTesting", "GridTestingSupport", "GridScenarios",
    "GridHost", "UIKit", "CoreGraphics", "QuartzCore", "MainActorXCTest", "VirtualTimeXCTest",
    "Foundation", "FoundationEssentials", "Dispatch", "Synchronization", "Testing", "XCTest",
  ]

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
