import ScenarioFiles
import Foundation
import GridTesting

/// A Chromium without a window, spoken to in the DevTools protocol over two pipes.
///
/// Messages are JSON texts that end with a zero byte; Chromium reads them from file descriptor 3
/// and writes to 4. A thread of its own waits for answers, so no test blocks.
final class Chromium: @unchecked Sendable {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let process = Process()
  private let folder: TemporaryBrowserFolder
  private let input: Int32
  private let output: Int32

  private let lock = NSLock()
  private var serial = 0
  private var waiting: [Int: CheckedContinuation<JSONValue, any Error>] = [:]
  private var events: [String: [Event]] = [:]
  private var isOver = false

  struct Event: Sendable {
    var method: String
    var parameters: JSONValue
  }

  /// Seconds after which an answer is given up; the machine may be busy with other things.
  private static let patience = 120.0

  /// The command; nil where none is installed.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in ["chromium", "chromium-browser", "google-chrome"] {
      for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
      {
        return "\(folder)/\(name)"
      }
    }
    return nil
  }()

  init() throws {
    guard let path = Self.path else {
      throw Failure(description: "no chromium in the search path; Debian: apt-get install chromium")
    }
    let folder = try TemporaryBrowserFolder()
    self.folder = folder
    let pipes = ["in", "out"].map { folder.path($0) }
    for pipe in pipes {
      guard mkfifo(pipe, 0o600) == 0 else { throw Failure(description: "mkfifo fails at \(pipe)") }
    }
    // Open for both ways, so that opening does not wait for the other side.
    input = open(pipes[0], O_RDWR | O_CLOEXEC)
    output = open(pipes[1], O_RDWR | O_CLOEXEC)
    guard input >= 0, output >= 0 else { throw Failure(description: "the pipes cannot be opened") }
    let options = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
      "--user-data-dir=\(folder.path("profile"))", "--no-first-run", "--disable-extensions",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-dev-shm-usage", "--disable-renderer-backgrounding",
      "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
      "--hide-scrollbars", "--mute-audio", "--force-color-profile=srgb", "about:blank",
    ]
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", #"command=$1; in=$2; out=$3; shift 3; exec "$command" "$@" 3<"$in" 4>"$out""#, "sh"]
      + [path] + pipes + options
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { [weak self] _ in self?.giveUp("chromium has ended") }
    try process.run()
    Thread.detachNewThread { [weak self, output] in Chromium.read(output) { self } }
  }

  /// Ends the browser, whatever it does.
  func close() {
    lock.withLock { isOver = true }
    giveUp("chromium was closed")
    if process.isRunning {
      // Without its pipes it ends by itself; a browser that hangs is not asked twice.
      kill(process.processIdentifier, SIGTERM)
      let limit = Date().addingTimeInterval(5)
      while process.isRunning, Date() < limit { usleep(20_000) }
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
    }
    Foundation.close(input)
    Foundation.close(output)
    folder.remove()
  }

  // MARK: Calls

  /// Calls a method of the protocol and waits for its answer.
  ///
  /// - Parameter session: The tab; nil for the browser.
  func call(
    _ method: String, _ parameters: JSONObject = [:], session: String? = nil
  ) async throws -> JSONValue {
    let number = lock.withLock {
      serial += 1
      return serial
    }
    var message: JSONObject = [
      "id": JSONValue(number), "method": .string(method), "params": .object(parameters),
    ]
    if let session { message["sessionId"] = .string(session) }
    let bytes = Array(try JSONValue.object(message).text().utf8) + [0]
    return try await withCheckedThrowingContinuation { continuation in
      let isThere = lock.withLock {
        if !isOver { waiting[number] = continuation }
        return !isOver
      }
      guard isThere else {
        return continuation.resume(throwing: Failure(description: "\(method): chromium is gone"))
      }
      if !send(bytes) {
        answer(number, .failure(Failure(description: "\(method): chromium cannot be reached")))
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [weak self] in
        self?.answer(number, .failure(Failure(description: "\(method): no answer in time")))
      }
    }
  }

  /// Returns the events of a tab so far.
  func events(session: String) -> [Event] {
    lock.withLock { events[session] ?? [] }
  }

  private func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return false }
      rest = rest.dropFirst(max(0, count))
    }
    return true
  }

  private func answer(_ number: Int, _ result: Result<JSONValue, any Error>) {
    let continuation = lock.withLock { waiting.removeValue(forKey: number) }
    continuation?.resume(with: result)
  }

  private func giveUp(_ reason: String) {
    let all = lock.withLock {
      isOver = true
      let all = waiting
      waiting = [:]
      return all
    }
    for continuation in all.values { continuation.resume(throwing: Failure(description: reason)) }
  }

  // MARK: Reading

  private static func read(_ file: Int32, for browser: () -> Chromium?) {
    var buffer: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while let present = browser(), !present.lock.withLock({ present.isOver }) {
      var wanted = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll(&wanted, 1, 200) > 0 else { continue }
      let count = Foundation.read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      buffer += chunk[..<count]
      while let end = buffer.firstIndex(of: 0) {
        present.take(Data(buffer[..<end]))
        buffer.removeSubrange(...end)
      }
    }
  }

  private func take(_ data: Data) {
    guard let message = (try? JSONDocument(data: data))?.value.objectValue else { return }
    if let number = message["id"]?.intValue {
      if let error = message["error"]?.objectValue {
        let text = error["message"]?.stringValue ?? "error"
        return answer(number, .failure(Failure(description: text)))
      }
      return answer(number, .success(message["result"] ?? .null))
    }
    guard let method = message["method"]?.stringValue else { return }
    let event = Event(method: method, parameters: message["params"] ?? .null)
    lock.withLock {
      events[message["sessionId"]?.stringValue ?? "", default: []].append(event)
    }
  }
}

/// A folder for a browser's files.
private final class TemporaryBrowserFolder: Sendable {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridkit-browser-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Children of the browser may write for a moment after it has ended.
  func remove() {
    for _ in 0..<50 {
      try? FileManager.default.removeItem(at: url)
      guard FileManager.default.fileExists(atPath: url.path) else { return }
      usleep(50_000)
    }
  }
}
