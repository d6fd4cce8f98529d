import Foundation
import Synchronization

/// The cleanup when a user ends the tool by Ctrl-C, by `kill`, or by closing the terminal.
///
/// As long as there is nothing to clean up, a signal handler ends the tool. The first call of
/// `began(_:)` or `atEnd(_:)` starts a thread that waits for the signals. Unlike a signal handler,
/// this thread may call any function. The thread does not start earlier, because the heap of the C
/// library is slower in a program with several threads. With a second thread, the benchmark
/// scenario `random-queries` takes a fifth longer. Signals that were ignored when the tool started
/// stay ignored.
package enum Interruption {
  /// The paths of files and folders that are not complete yet.
  private static let unfinished = Mutex<Set<String>>([])
  /// A closure to call before a signal ends the tool. Unfinished files are removed before the call.
  private static let lastAct = Mutex<(@Sendable () -> Void)?>(nil)
  private static let signals = [SIGHUP, SIGINT, SIGTERM]
  /// The thread that waits for signals. The property is set before other threads forward their
  /// signals.
  private nonisolated(unsafe) static var listener = pthread_self()

  /// The signals that end the tool: those of `signals` that are not ignored. They are given as a
  /// list and as a set.
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

  /// Makes signals end the tool, even if the parent process has blocked them.
  static func heedSignals() {
    var set = heeded.set
    for number in heeded.list { signal(number) { _exit(128 + $0) } }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// The start of the thread that waits for signals. The first access to this property starts the
  /// thread.
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
      // `began(_:)` needs this lock, so no file is added. The program ends while the lock is held.
      unfinished.withLock { paths in
        for path in paths { remove(path) }
        lastAct.withLock { $0?() }
        _exit(128 + number)
      }
    }
    isReady.wait()
    // Threads that exist already forward their signals to the listener.
    for number in heeded.list { signal(number) { pthread_kill(Interruption.listener, $0) } }
  }()

  /// Removes a file or a folder. Tries again if a removal fails, because another thread may add
  /// files to the folder at the same time.
  private static func remove(_ path: String) {
    for _ in 1...100 where FileManager.default.fileExists(atPath: path) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Sets a closure that the waiting thread calls before a signal ends the tool.
  static func atEnd(_ act: @escaping @Sendable () -> Void) {
    _ = listening
    lastAct.withLock { $0 = act }
  }

  /// Registers a file or folder to remove if a signal ends the tool.
  package static func began(_ path: String) {
    _ = listening
    _ = unfinished.withLock { $0.insert(path) }
  }

  /// Unregisters a file or folder that is complete or removed.
  package static func ended(_ path: String) {
    _ = unfinished.withLock { $0.remove(path) }
  }

  /// Whether a signal is ignored.
  static func isIgnored(_ action: sigaction) -> Bool {
    #if os(Linux)
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    #else
      unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
    #endif
  }
}
