import GridScenarios
import Foundation

/// A whole run: its rows, and where it was made.
struct BenchmarkReport: Equatable, Sendable {
  /// The name of the format; its number grows when the form of the JSON changes.
  static let format = "gridview-bench-1"

  var environment: BenchmarkEnvironment
  var isQuick: Bool
  var rounds: Int
  var rows: [BenchmarkRow]
  /// The floors by themselves; empty when only some scenarios were asked for.
  var floors: [FloorRow]

  init(
    environment: BenchmarkEnvironment, isQuick: Bool, rounds: Int, rows: [BenchmarkRow],
    floors: [FloorRow] = []
  ) {
    self.environment = environment
    self.isQuick = isQuick
    self.rounds = rounds
    self.rows = rows
    self.floors = floors
  }

  /// Whether counts, answers and growth are as they have to be: what holds on every machine.
  var holds: Bool { rows.allSatisfy { $0.audit.holds && $0.meetsGrowth } }

  /// The report as one object, keys sorted when written.
  var json: JSONValue {
    .object([
      "format": .string(Self.format), "quick": .bool(isQuick), "rounds": .number(Double(rounds)),
      "environment": environment.json, "rows": .array(rows.map(\.json)),
      "floors": .array(floors.map(\.json)),
    ])
  }
}

/// Toolchain and machine of a run.
struct BenchmarkEnvironment: Equatable, Sendable {
  var swift: String
  var isOptimized: Bool
  var system: String
  var architecture: String
  var processor: String
  var cores: Int
  var memory: UInt64

  init(
    swift: String, isOptimized: Bool, system: String, architecture: String, processor: String,
    cores: Int, memory: UInt64
  ) {
    self.swift = swift
    self.isOptimized = isOptimized
    self.system = system
    self.architecture = architecture
    self.processor = processor
    self.cores = cores
    self.memory = memory
  }

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

  /// A compiler tells no more of its version than which conditions it meets.
  private static var compiler: String {
    #if compiler(>=6.4)
      "6.4 or newer"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  /// Whether the compiler optimised; times of other builds mean nothing.
  static var isBuildOptimized: Bool {
    // An assertion is only looked at where the compiler does not optimise.
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
