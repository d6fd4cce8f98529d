import Foundation
import Synchronization

/// A terminal in full-screen mode: with the alternate buffer and mouse reports, without echo and
/// cursor.
///
/// The terminal is restored however the program ends: after `leave()`, after a signal that ends the
/// tool (`Interruption`), and after the signal of a crash.
enum FullScreen {
  /// The state that signal handlers and other threads can reach.
  private struct Saved {
    var terminal: Int32
    var modes: termios
    var pipe: (reading: Int32, writing: Int32)
  }

  /// The saved state. It is written once, before any thread or handler reads it.
  private nonisolated(unsafe) static let saved = UnsafeMutablePointer<Saved>.allocate(capacity: 1)
  private static let entering = Array(
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[0m\u{1B}[2J".utf8)
  /// The codes that restore the terminal. The first code ends a frame that may have been begun.
  private nonisolated(unsafe) static let leaving = bytes(
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?25h\u{1B}[?1049l")
  private static let isEntered = Atomic(false)
  /// The lock that the writing thread holds.
  private static let writing = Mutex<Void>(())

  /// The signals of a crash.
  private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  private nonisolated(unsafe) static let earlierFaultActions =
    UnsafeMutablePointer<sigaction>.allocate(capacity: 64)

  /// Switches the terminal to full-screen mode.
  ///
  /// - Returns: A file descriptor that can be read when `news(_:)` has an event; nil if the
  ///   terminal cannot be used.
  static func enter(_ terminal: Int32) -> Int32? {
    var modes = termios()
    var ends: [Int32] = [-1, -1]
    guard tcgetattr(terminal, &modes) == 0, pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    saved.initialize(to: Saved(terminal: terminal, modes: modes, pipe: (ends[0], ends[1])))
    Interruption.atEnd { leaveAtOnce() }
    listen()
    return resume() ? ends[0] : nil
  }

  /// Switches the terminal to full-screen mode again, after a stop of the program.
  static func resume() -> Bool {
    var modes = saved.pointee.modes
    cfmakeraw(&modes)
    // Line feeds in messages on the standard error keep beginning new lines.
    modes.c_oflag |= tcflag_t(OPOST)
    isEntered.store(true, ordering: .sequentiallyConsistent)
    guard tcsetattr(saved.pointee.terminal, TCSAFLUSH, &modes) == 0 else { return false }
    return write(entering)
  }

  /// Restores the terminal. Input that was not read is dropped, because a shell would take mouse
  /// reports for commands.
  static func leave() {
    writing.withLock { _ in
      guard isEntered.exchange(false, ordering: .sequentiallyConsistent) else { return }
      _ = WholeWrite.write(Array(leaving), to: saved.pointee.terminal)
      tcsetattr(saved.pointee.terminal, TCSAFLUSH, &saved.pointee.modes)
    }
  }

  /// An event of the terminal, or of the program in it.
  enum News: UInt8 {
    case resized
    /// A request of another program to stop this program.
    case stopped
    /// The program continues after a stop. The program has stopped itself, or got a stop that no
    /// program can refuse. The shell had the terminal in the meantime.
    case continued
  }

  /// Reads the events from the file descriptor that `enter(_:)` returned.
  ///
  /// - Returns: The most important of the events: a stop before a continuation, a continuation
  ///   before a new size.
  static func news(_ pipe: Int32) -> News {
    var part = [UInt8](repeating: 0, count: 64)
    var gravest: UInt8 = 0
    while true {
      let count = Foundation.read(pipe, &part, part.count)
      guard count > 0 else { break }
      for byte in part[..<count] where byte == News.stopped.rawValue || gravest == 0 {
        gravest = byte
      }
    }
    return News(rawValue: gravest) ?? .resized
  }

  /// Restores the terminal and stops the program until the shell continues it. Without a shell that
  /// could do this, the system ignores the stop.
  static func stop() {
    leave()
    // The tool's own handler would only report the signal.
    var (standard, own) = (sigaction(), sigaction())
    setHandler(of: &standard, SIG_DFL)
    sigaction(SIGTSTP, nil, &own)
    let isIgnored = Interruption.isIgnored(own)
    if !isIgnored { sigaction(SIGTSTP, &standard, nil) }
    // Not `kill`: another thread may receive that signal, later.
    raise(SIGTSTP)
    if !isIgnored { sigaction(SIGTSTP, &own, nil) }
  }

  /// Writes a frame.
  ///
  /// - Returns: Whether the terminal has taken the frame, so that the user can see it.
  static func write(_ frame: [UInt8]) -> Bool {
    writing.withLock { _ in
      guard isEntered.load(ordering: .sequentiallyConsistent) else { return true }
      return WholeWrite.write(frame, to: saved.pointee.terminal) == 0
    }
  }

  /// Returns the columns and rows of a terminal; 80 and 24 if they are not known.
  static func size(of terminal: Int32) -> (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  // MARK: Ends

  /// Restores the terminal from another thread, while the main thread may be writing. The function
  /// does not wait for a terminal that takes no output.
  private static func leaveAtOnce() {
    for _ in 1...50 {
      let isDone = writing.withLockIfAvailable { _ in
        restore()
        return true
      }
      if isDone == true { return }
      usleep(10_000)
    }
    restore()
  }

  /// Restores the terminal with functions that a signal handler may call.
  private static func restore() {
    guard isEntered.exchange(false, ordering: .sequentiallyConsistent) else { return }
    let terminal = saved.pointee.terminal
    let flags = fcntl(terminal, F_GETFL)
    _ = fcntl(terminal, F_SETFL, flags | O_NONBLOCK)
    tcflush(terminal, TCIFLUSH)
    tcsetattr(terminal, TCSANOW, &saved.pointee.modes)
    var rest = leaving[...]
    for _ in 1...100 where !rest.isEmpty {
      let part = UnsafeBufferPointer(rebasing: rest)
      let count = Foundation.write(terminal, part.baseAddress, part.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno != EINTR, errno != EAGAIN {
        break
      } else {
        var wanted = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
        poll(&wanted, 1, 10)
      }
    }
    _ = fcntl(terminal, F_SETFL, flags)
  }

  private static func listen() {
    for number in [SIGWINCH, SIGTSTP, SIGCONT] {
      var (earlier, change) = (sigaction(), sigaction())
      sigaction(number, nil, &earlier)
      // A shell without job control starts programs with this signal ignored.
      if number == SIGTSTP, Interruption.isIgnored(earlier) { continue }
      setHandler(of: &change) { number in
        let errors = errno
        let news: News = number == SIGTSTP ? .stopped : number == SIGCONT ? .continued : .resized
        var byte = news.rawValue
        _ = Foundation.write(FullScreen.saved.pointee.pipe.writing, &byte, 1)
        errno = errors
      }
      change.sa_flags = SA_RESTART
      sigaction(number, &change, nil)
    }
    // After a stack overflow, the handler needs another stack.
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16)
    stack.ss_size = 1 << 16
    sigaltstack(&stack, nil)
    for number in faults {
      var action = sigaction()
      // The earlier action, such as the report of Swift's runtime, then follows on the restored
      // terminal.
      setHandler(of: &action) { number in
        FullScreen.restore()
        sigaction(number, FullScreen.earlierFaultActions + Int(number), nil)
        raise(number)
      }
      action.sa_flags = Int32(SA_ONSTACK) | Int32(SA_NODEFER)
      sigaction(number, &action, earlierFaultActions + Int(number))
    }
  }

  private static func setHandler(
    of action: inout sigaction, _ handler: (@convention(c) (Int32) -> Void)?
  ) {
    #if os(Linux)
      action.__sigaction_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
  }

  // MARK: Bytes

  private static func bytes(_ text: String) -> UnsafeBufferPointer<UInt8> {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = buffer.initialize(from: text.utf8)
    return UnsafeBufferPointer(buffer)
  }
}
