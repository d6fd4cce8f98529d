#if os(Linux) && canImport(Runtime)
  import Runtime
  import Synchronization
#endif

/// The calls in progress at one moment. A call stack costs little to keep, because only the getter
/// of `places` looks the calls up.
struct CallStack: Sendable {
  #if os(Linux) && canImport(Runtime)
    private let backtrace: Backtrace?

    /// The calls in progress now. A very deep stack is reduced to its innermost and its outermost
    /// calls. The test is among the outermost calls.
    static var current: CallStack {
      CallStack(backtrace: try? Backtrace.capture(limit: 200, top: 80))
    }

    /// Returns the calls that a signal has interrupted. Frame pointers lead from the signal handler
    /// to the caller of the interrupted code. The address of the interrupted code itself comes from
    /// the signal.
    static func interrupted(at address: UInt) -> CallStack {
      let outer = CallStack.current
      guard let backtrace = outer.backtrace else { return outer }
      let inner = Backtrace.Frame.programCounter(.init(integerLiteral: UInt64(address)))
      let all = backtrace.keeping([inner] + backtrace.frames.filter(CallStack.isCall))
      return CallStack(backtrace: all ?? backtrace)
    }

    private static func isCall(_ frame: Backtrace.Frame) -> Bool {
      switch frame {
      case .programCounter, .returnAddress, .asyncResumePoint: true
      default: false
      }
    }

    /// The places of the calls from the user's sources, innermost first; empty if the program has
    /// no debug information.
    var places: [CallPlace] {
      guard let backtrace, let calls = backtrace.symbolicated(options: [])?.frames else {
        return []
      }
      let usersCalls = calls.filter { $0.symbol.map(CallStack.mayBeUsers) ?? false }
      guard let places = CallStack.look(up: usersCalls.map(\.captured), in: backtrace) else {
        return placesOfAll
      }
      return CallStack.upToTheTest(places)
    }

    /// The places of all calls. Each call is looked up, even if its function cannot be the user's.
    var placesOfAll: [CallPlace] {
      CallStack.upToTheTest(
        (backtrace?.symbolicated()?.frames ?? []).compactMap(CallStack.place))
    }

    /// Returns the places up to the outermost call that has a line. Calls further out belong to the
    /// test runner. If no call has a line, returns the first place. A test that sets
    /// `grid.contentOffset.y = 100` may have no call with a line.
    private static func upToTheTest(_ places: [CallPlace]) -> [CallPlace] {
      guard let last = places.lastIndex(where: { $0.line != nil }) else {
        return Array(places.prefix(1))
      }
      return Array(places[...last])
    }

    private static func place(of frame: SymbolicatedBacktrace.Frame) -> CallPlace? {
      guard let symbol = frame.symbol, let place = symbol.sourceLocation else { return nil }
      if place.line > 0 {
        guard CallStack.isUsers(place.path) else { return nil }
        return .line(SourcePlace(path: place.path, line: place.line, column: max(place.column, 1)))
      }
      // Code that the compiler adds has no line, such as the write-back in
      // `collectionView?.contentOffset.y += 1`.
      guard !symbol.isSwiftThunk, CallStack.isOfUsersModule(symbol.rawName) else { return nil }
      return .function(symbol.name)
    }

    /// The places found so far, by address. They stay valid, since code does not move.
    private static let known = Mutex<[Backtrace.Address: [CallPlace]]>([:])

    /// Returns the places of some calls of a backtrace; nil if the backtrace cannot be reduced to
    /// these calls.
    ///
    /// The toolchain goes through the lines of the whole program for each address. In a program as
    /// large as this package's tests, this search takes a tenth of a second. So each address is
    /// looked up once.
    private static func look(up calls: [Backtrace.Frame], in backtrace: Backtrace) -> [CallPlace]? {
      var places = known.withLock { $0 }
      var asked: Set<Backtrace.Address> = []
      let unknown = calls.filter {
        let address = $0.adjustedProgramCounter
        return places[address] == nil && asked.insert(address).inserted
      }
      if !unknown.isEmpty {
        guard let found = backtrace.keeping(unknown)?.symbolicated()?.frames else { return nil }
        for address in asked { places[address] = [] }
        // Each call that the compiler has inlined into a function is a frame at the same address.
        for frame in found {
          guard let place = place(of: frame) else { continue }
          places[frame.captured.adjustedProgramCounter, default: []].append(place)
        }
        known.withLock { for address in asked { $0[address] = places[address] } }
      }
      return calls.flatMap { places[$0.adjustedProgramCounter] ?? [] }
    }

    /// Whether a function may contain lines of the user's sources. A function that is compiled for
    /// a caller, such as a specialization of a generic function, may contain lines of the caller.
    private static func mayBeUsers(_ symbol: SymbolicatedBacktrace.Symbol) -> Bool {
      // The macro `@Test` has made this function.
      if symbol.rawName.contains("4TestfMp_") { return false }
      let name = MangledName(symbol.rawName)
      guard let module = name.module, otherModules.contains(module) else { return true }
      return name.mayBeOfExtension || symbol.name.contains("specialization")
    }
  #else
    // Other platforms have no backtrace, so the calls are not known.
    static var current: CallStack { CallStack() }
    var places: [CallPlace] { [] }
    var placesOfAll: [CallPlace] { [] }
  #endif

  /// Whether the module in a function's mangled name is neither this package's nor the toolchain's.
  static func isOfUsersModule(_ name: String) -> Bool {
    MangledName(name).module.map { !otherModules.contains($0) } ?? false
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

  /// Whether a file is the user's, and so neither this package's nor the toolchain's nor made by a
  /// macro.
  private static func isUsers(_ path: String) -> Bool {
    path.hasPrefix("/") && path.hasSuffix(".swift") && !path.hasPrefix(ownSources)
      && !path.contains("/swift-generated-sources/") && !path.contains("/.build/")
  }
}
