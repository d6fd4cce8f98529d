import GridScenarios

/// The report of a run: its rows, and the toolchain and machine.
struct BenchmarkReport: Equatable, Sendable {
  /// The name of the JSON format. The number at its end grows when the format changes.
  static let format = "gridview-bench-1"

  var environment: BenchmarkEnvironment
  var isQuick: Bool
  var rounds: Int
  var rows: [BenchmarkRow]
  /// The times of the floors: programs that do the least work for a task. The list is empty when
  /// only some scenarios were asked for.
  var floors: [FloorRow] = []

  /// Whether counts, answers and growth meet their requirements, which are the same on every
  /// machine.
  var holds: Bool { rows.allSatisfy { $0.audit.holds && $0.meetsGrowth } }

  /// The report as one JSON object. Its keys are sorted when it is written.
  var json: JSONValue {
    .object([
      "format": .string(Self.format), "quick": .bool(isQuick), "rounds": .number(Double(rounds)),
      "environment": environment.json, "rows": .array(rows.map(\.json)),
      "floors": .array(floors.map(\.json)),
    ])
  }
}

/// The toolchain and the machine of a run.
struct BenchmarkEnvironment: Equatable, Sendable {
  var swift: String
  var isOptimized: Bool
  var system: String
  var architecture: String
  var processor: String
  var cores: Int
  var memory: UInt64

  /// The environment of this process.
  static var current: BenchmarkEnvironment {
    let process = ProcessInfo.processInfo
    return BenchmarkEnvironment(
      swift: compiler, isOptimized: isBuildOptimized,
      system: process.operatingSystemVersionString, architecture: builtArchitecture,
      processor: processorName ?? "unknown", cores: process.activeProcessorCount,
      memory: process.physicalMemory)
  }

  var json: JSONValue {
    .object([
      "swift": .string(swift), "optimized": .bool(isOptimized), "system": .string(system),
      "architecture": .string(architecture), "processor": .string(processor),
      "cores": .number(Double(cores)), "memory_bytes": .number(Double(memory)),
    ])
  }

  /// The compiler's version, as far as conditional compilation reveals it.
  private static var compiler: String {
    #if compiler(>=6.4)
      "6.4 or newer"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  /// Whether the build is optimised. Times of builds that are not optimised mean nothing.
  static var isBuildOptimized: Bool {
    // An assertion is evaluated only in a build without optimisation.
    var isOptimized = true
    assert(
      {
        isOptimized = false
        return true
      }())
    return isOptimized
  }

  private static var builtArchitecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }

  private static var processorName: String? {
    #if os(Linux)
      let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
      let line = text?.split(separator: "\n").first { $0.hasPrefix("model name") }
      return line?.split(separator: ":").last.map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    #else
      return nil
    #endif
  }
}
