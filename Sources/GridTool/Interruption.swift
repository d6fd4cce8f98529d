import Foundation
import Synchronization

/// The work that is left to do when a user ends the tool: by Ctrl-C, by `kill`, or with the
/// terminal.
///
/// As long as there is no such work, a handler ends the tool. From the first piece of work on, the
/// signals are kept from all threads but one, which waits for them: that thread can tidy up as any
/// other code can, which a handler could not. The thread is not there before, since in a program
/// with more than one thread the C library's heap is slower, by a fifth in scenario
/// `random-queries` of the benchmark. Signals that the tool was started to ignore stay ignored.
package enum Interruption {
  /// Files and folders that are not finished.
  private static let unfinished = Mutex<Set<String>>([])
  /// The last act before the tool ends, beside removing unfinished files.
  private static let lastAct = Mutex<(@Sendable () -> Void)?>(nil)
  private static let signals = [SIGHUP, SIGINT, SIGTERM]
  /// The thread that waits. Written before the signals are handed on to it.
  private nonisolated(unsafe) static var listener = pthread_self()

  /// Signals that are not ignored, as a list and as a set.
  private static let heeded: (list: [Int32], set: sigset_t) = {
    var (list, set) = ([Int32](), sigset_t())
    sigemptyset(&set)
    for number in signals {
      var action = sigaction()
      sigaction(number, nil, &action)
      guard !isIgnored(action) else { continue }
      sigaddset(&set, number)
      list.append(number)
    }
    return (list, set)
  }()

  /// Makes signals end the tool, also where the process that started it had them blocked.
  static func heedSignals() {
    var set = heeded.set
    for number in heeded.list { signal(number) { _exit(128 + $0) } }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// The start of the thread that waits, which happens when it is first asked for.
  private static let listening: Void = {
    let awaited = heeded.set
    var blocked = awaited
    pthread_sigmask(SIG_BLOCK, &blocked, nil)
    let isReady = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      listener = pthread_self()
      isReady.signal()
      var awaited = awaited
      var number: Int32 = 0
      guard sigwait(&awaited, &number) == 0 else { return }
      // Nothing new is begun while the lock is held, and the program ends with it.
      unfinished.withLock { paths in
        for path in paths { remove(path) }
        lastAct.withLock { $0?() }
        _exit(128 + number)
      }
    }
    isReady.wait()
    // Threads that are there already hand on what they get.
    for number in heeded.list { signal(number) { pthread_kill(Interruption.listener, $0) } }
  }()

  /// Removes a file, or a folder that another thread may still be writing to: what comes into it
  /// between its emptying and its removal keeps it, so it is tried again.
  private static func remove(_ path: String) {
    for _ in 1...100 where FileManager.default.fileExists(atPath: path) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Says what is to be done before the tool ends, by a thread of its own.
  static func atEnd(_ act: @escaping @Sendable () -> Void) {
    _ = listening
    lastAct.withLock { $0 = act }
  }

  /// Says that a file or folder is there that must not stay.
  package static func began(_ path: String) {
    _ = listening
    _ = unfinished.withLock { $0.insert(path) }
  }

  /// Says that it is finished, or gone.
  package static func ended(_ path: String) {
    _ = unfinished.withLock { $0.remove(path) }
  }

  /// Whether a signal is passed over.
  static func isIgnored(_ action: sigaction) -> Bool {
    #if os(Linux)
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    #else
      unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
    #endif
  }
}
