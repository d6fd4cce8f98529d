import Foundation
import Synchronization

/// What is left to do when somebody ends the tool: by Ctrl-C, by `kill`, or with the terminal.
///
/// The signals are kept from all threads but one, which waits for them. It can tidy up as any other
/// code can, which a handler could not. Signals that the tool was started to ignore stay ignored.
enum Interruption {
  /// Files and folders that are not finished.
  private static let unfinished = Mutex<Set<String>>([])
  /// What else is to be done.
  private static let lastAct = Mutex<(@Sendable () -> Void)?>(nil)
  private static let signals = [SIGHUP, SIGINT, SIGTERM]

  /// Begins to listen. To be called once, before there are other threads.
  static func listen() {
    var waited = sigset_t()
    sigemptyset(&waited)
    for number in signals {
      var action = sigaction()
      sigaction(number, nil, &action)
      if !isIgnored(action) { sigaddset(&waited, number) }
    }
    pthread_sigmask(SIG_BLOCK, &waited, nil)
    let awaited = waited
    Thread.detachNewThread {
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
  }

  /// Removes a file, or a folder that another thread may still be writing to: what comes into it
  /// between its emptying and its removal keeps it, so it is tried again.
  private static func remove(_ path: String) {
    for _ in 1...100 where FileManager.default.fileExists(atPath: path) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Says what is to be done before the tool ends, by a thread of its own.
  static func atEnd(_ act: @escaping @Sendable () -> Void) {
    lastAct.withLock { $0 = act }
  }

  /// Says that a file or folder is there that must not stay.
  static func began(_ path: String) {
    _ = unfinished.withLock { $0.insert(path) }
  }

  /// Says that it is finished, or gone.
  static func ended(_ path: String) {
    _ = unfinished.withLock { $0.remove(path) }
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if os(Linux)
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    #else
      unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
    #endif
  }
}
