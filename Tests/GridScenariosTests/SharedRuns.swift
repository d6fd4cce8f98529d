import Synchronization

/// Runs of the tool that several tests look at. Each line of the shell runs once, in a folder of its
/// own: for lines that read and write no files.
enum SharedRuns {
  private final class Place: Sendable {
    let run = Mutex<Result<ToolProcess, any Error>?>(nil)
  }

  private static let places = Mutex<[String: Place]>([:])

  static func run(_ line: String) throws -> ToolProcess {
    let place = places.withLock { places in
      if let place = places[line] { return place }
      let place = Place()
      places[line] = place
      return place
    }
    // A caller that asks at the same time waits.
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    return try place.run.withLock { run in
      let done = run ?? Result { try ToolProcess(shell: line, in: folder.url) }
      run = done
      return done
    }.get()
  }
}
