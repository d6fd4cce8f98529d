#if os(Linux) && canImport(Runtime)
  import Runtime
  import Synchronization
#endif

/// The calls that were under way at one moment. A call stack costs little to keep; `places` looks
/// the calls up when it is read.
struct CallStack: Sendable {
  #if os(Linux) && canImport(Runtime)
    private let backtrace: Backtrace?

    /// The calls that are under way; of very many the innermost and the outermost, among which is
    /// the test.
    static var current: CallStack {
      CallStack(backtrace: try? Backtrace.capture(limit: 200, top: 80))
    }

    /// The calls that a signal has interrupted. Frame pointers lead from the handler to the caller
    /// of the code that it interrupted: that code's own address comes from the signal.
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

    /// Calls from the user's sources, innermost first. Empty where the program has no debug
    /// information.
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

    /// The places of all calls, each looked up whether it may be a user's or not.
    var placesOfAll: [CallPlace] {
      CallStack.upToTheTest(
        (backtrace?.symbolicated()?.frames ?? []).compactMap(CallStack.place))
    }

    /// Returns the places up to the outermost call that has a line, or the first place if none has
    /// one. Further out there is only what calls the tests. In a test that says
    /// `grid.contentOffset.y = 100` no call may have a line.
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
      // No line belongs to what the compiler adds, such as the way back out of
      // `collectionView?.contentOffset.y += 1`.
      guard !symbol.isSwiftThunk, CallStack.isOfUsersModule(symbol.rawName) else { return nil }
      return .function(symbol.name)
    }

    /// The places found so far, by address. They stay valid, since code does not move.
    private static let known = Mutex<[Backtrace.Address: [CallPlace]]>([:])

    /// The places of some calls of a backtrace; nil where it cannot be reduced to them.
    ///
    /// For each address the toolchain goes through the lines of the whole program, which takes it a
    /// tenth of a second in one as large as this package's tests. So each is looked up once.
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
        // Of what the compiler has put into a function, each call is a frame at the same address.
        for frame in found {
          guard let place = place(of: frame) else { continue }
          places[frame.captured.adjustedProgramCounter, default: []].append(place)
        }
        known.withLock { for address in asked { $0[address] = places[address] } }
      }
      return calls.flatMap { places[$0.adjustedProgramCounter] ?? [] }
    }

    /// Whether a line of a function may be the user's. A function that is compiled for a caller,
    /// such as a specialization of a generic function, may have some of the caller's lines in it.
    private static func mayBeUsers(_ symbol: SymbolicatedBacktrace.Symbol) -> Bool {
      // The macro `@Test` has made this function.
      if symbol.rawName.contains("4TestfMp_") { return false }
      let name = MangledName(symbol.rawName)
      guard let module = name.module, otherModules.contains(module) else { return true }
      return name.mayBeOfExtension || symbol.name.contains("specialization")
    }
  #else
    // No backtrace is available elsewhere, so the calls are not known.
    static var current: CallStack { CallStack() }
    var places: [CallPlace] { [] }
    var placesOfAll: [CallPlace] { [] }
  #endif

  /// Whether a function's mangled name begins with a module that is neither this package's nor the
  /// toolchain's.
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

  /// Whether a file is neither this package's, nor made by a macro, nor the toolchain's.
  private static func isUsers(_ path: String) -> Bool {
    path.hasPrefix("/") && path.hasSuffix(".swift") && !path.hasPrefix(ownSources)
      && !path.contains("/swift-generated-sources/") && !path.contains("/.build/")
  }
}
