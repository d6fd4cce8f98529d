/// The test that is running. The report of a trap names this test.
enum RunningTest {
  @TaskLocal static var name: String?
}

#if os(Linux)
  /// A report of the test and the line of the user's sources in which a trap has happened. The
  /// report comes before the stack trace of Swift's runtime, in which the test and the line are
  /// hard to find.
  ///
  /// A trap ends the program, so the report is made in the handler of the signal. The handler also
  /// restores the earlier handlers. The earlier handlers get the signal when the instruction traps
  /// again.
  enum TrapReport {
    private static let signals = [SIGILL, SIGTRAP]
    nonisolated(unsafe) private static var earlier: [Int32: sigaction] = [:]

    /// Installs the handlers, once in a program.
    static let install: Void = {
      for signal in signals {
        var action = sigaction()
        action.__sigaction_handler.sa_sigaction = { _, _, context in TrapReport.tell(context) }
        action.sa_flags = SA_SIGINFO | Int32(bitPattern: UInt32(SA_NODEFER))
        var old = sigaction()
        sigaction(signal, &action, &old)
        earlier[signal] = old
      }
    }()

    private static func tell(_ context: UnsafeMutableRawPointer?) {
      // The instruction traps again after this handler, and the restored handlers are called.
      for signal in signals {
        guard var old = earlier[signal] else { continue }
        sigaction(signal, &old, nil)
      }
      guard let name = RunningTest.name else { return }
      let places = address(in: context).map(RecordOrigin.places) ?? []
      FileHandle.standardError.write(Data(text(name, places.map(\.description)).utf8))
    }

    /// Returns the report of a trap in a test.
    ///
    /// - Parameter places: Lines of the user's sources, innermost first.
    static func text(_ name: String, _ places: [String]) -> String {
      let calls = places.reduce(into: [String]()) { calls, place in
        if calls.count < 3, calls.last != place { calls.append(place) }
      }
      let line = calls.first ?? "a line that is not known: the program has no debug information"
      let callers = calls.dropFirst().map { ", called from \($0)" }.joined()
      return """

        \(line): Test "\(name)" trapped here\(callers)
        The run ends. Give the layout a process of its own, and it goes on: \
        await #expect(processExitsWith: .success) { @MainActor in … }


        """
    }

    private static func address(in context: UnsafeMutableRawPointer?) -> UInt? {
      let state = context?.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext
      #if arch(x86_64)
        // REG_RIP
        return state.map { UInt(bitPattern: Int($0.gregs.16)) }
      #elseif arch(arm64)
        return state.map { UInt($0.pc) }
      #else
        return nil
      #endif
    }
  }
#endif
