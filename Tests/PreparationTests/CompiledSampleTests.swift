import Foundation
import GridTesting
import SourcePreparation
import TestPrograms
import TestSupport
import Testing

@Suite("Prepared sources compile")
struct CompiledSampleTests {
  @Test(.slow) func `two thousand lines of every construct compile in both modes`() throws {
    let sample = SampleModule(seed: 7, shelves: 20).files
    let lines = sample.reduce(0) { $0 + $1.text.split(separator: "\n").count }
    #expect(lines >= 2000)
    let prepared = SourcePreparation.prepare(sample)
    #expect(prepared.isComplete, "\(prepared.report)")
    #expect(Set(prepared.changes.map(\.path)).count == sample.count)
    for mode in ["5", "6"] {
      let complaints = try Compiler.complaints(about: prepared.sources, mode: mode)
      #expect(complaints == "", "mode \(mode)")
    }
  }

  @Test(.seeds(1..<9, inDebug: 3))
  func `twice changes nothing, lines keep their numbers, literals stay`() {
    let sample = SampleModule(seed: currentSeed, shelves: 2).files
    let prepared = SourcePreparation.prepare(sample)
    let again = SourcePreparation.prepare(prepared.sources)
    #expect(again.changes == [])
    #expect(again.sources == prepared.sources)
    for (before, after) in zip(sample, prepared.sources) {
      let changed = Set(prepared.changes.filter { $0.path == before.path }.map(\.line))
      let old = before.text.split(separator: "\n", omittingEmptySubsequences: false)
      let new = after.text.split(separator: "\n", omittingEmptySubsequences: false)
      // The members of a class's extensions go in front of its closing brace.
      let moved = old.indices.filter {
        !changed.contains($0 + 1) && old[$0] != "}" && new[$0] != old[$0]
      }
      #expect(moved.map { "\(before.path):\($0 + 1): \(new[$0])" } == [])
      let strings = old.filter { $0.count { $0 == "\"" } == 2 }.map {
        $0.split(separator: "\"", omittingEmptySubsequences: false)[1]
      }
      #expect(strings.filter { !after.text.contains($0) } == [])
    }
  }

  @Test(.slow) func `without being prepared they do not compile`() throws {
    let sample = SampleModule(seed: 1, shelves: 1).files
    #expect(try Compiler.complaints(about: sample, mode: "5") != "")
  }

  @Test func `a folder is prepared into another`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("in/deep")
    try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
    let texts = ["a.swift": "@objc class A {}", "b.swift": "class B { func ( }", "c.json": "{}"]
    for (name, text) in texts {
      try Data(text.utf8).write(to: source.appendingPathComponent(name))
    }
    let input = folder.appendingPathComponent("in").path
    let output = folder.appendingPathComponent("out")
    let prepared = try SourceTree(path: input).prepare(into: output.path)
    func written(_ name: String) throws -> String {
      try String(contentsOf: output.appendingPathComponent("deep/\(name)"), encoding: .utf8)
    }
    #expect(try written("a.swift") == "class A {}")
    #expect(try written("b.swift") == "class B { func ( }")
    #expect(try written("c.json") == "{}")
    #expect(prepared.changes.map(\.path) == ["deep/a.swift"])
    #expect(prepared.refusals.map(\.path).first == "deep/b.swift")
    for folder in [input, input + "/out", folder.path] {
      #expect(throws: SourceTree.Refusal.self) {
        try SourceTree(path: input).prepare(into: folder)
      }
    }
    #expect(throws: SourceTree.Refusal.self) { try SourceTree(path: input + "/nowhere") }
  }
}

@ProcessActor @Suite("Prepared actions fire", .slow)
struct CompiledActionTests {
  @Test(arguments: [("5", []), ("6", ["DEBUG"])])
  func `three thousand lines of targets and actions do what they say`(
    mode: String, flags: [String]
  ) throws {
    let program = ActionModule(seed: 24, boards: 14)
    let lines = program.files.reduce(0) { $0 + $1.text.split(separator: "\n").count }
    #expect(lines >= 3000)
    let prepared = SourcePreparation.prepare(program.files)
    #expect(prepared.isComplete, "\(prepared.report)")
    let output = try Compiler.output(of: prepared.sources, mode: mode, flags: flags)
    #expect(
      LineDiff(expected: program.expected.joined(separator: "\n") + "\n", actual: output) == nil)
  }

  @Test(arguments: 1...20)
  func `every order of them is prepared once and for all`(seed: UInt64) {
    let prepared = SourcePreparation.prepare(ActionModule(seed: seed, boards: 2).files)
    #expect(prepared.isComplete, "\(prepared.report)")
    let again = SourcePreparation.prepare(prepared.sources)
    #expect(again.changes == [])
    #expect(again.sources == prepared.sources)
  }
}

/// The compiler of the toolchain, with the modules of the build that these tests are of.
enum Compiler {
  /// The errors that it finds in the sources of a module; empty when they compile.
  ///
  /// Warnings are those that the same source has on Apple's systems.
  static func complaints(about sources: [SourcePreparation.Source], mode: String) throws -> String {
    try inFolder(of: sources) { folder in
      errors(
        in: try run(
          ["swiftc", "-wmo", "-typecheck", "-swift-version", mode, "-module-name", "Sample", "-I"]
            + [try BuildProduct.url("Modules").path] + sources.map(\.path), in: folder))
    }
  }

  /// Returns the output of the program that the sources of a module make, or why they do not
  /// compile.
  static func output(
    of sources: [SourcePreparation.Source], mode: String, flags: [String] = []
  ) throws -> String {
    try inFolder(of: sources) { folder in
      let modules = try BuildProduct.url("Modules")
      let objects = try ["GridCore", "GridKit", "CoreGraphics", "QuartzCore", "UIKit"]
        .flatMap { try Self.objects(of: $0, in: modules.deletingLastPathComponent()) }
      let text = try run(
        ["swiftc", "-wmo", "-swift-version", mode, "-module-name", "Sample", "-o", "Sample", "-I"]
          + [modules.path] + flags.flatMap { ["-D", $0] } + sources.map(\.path) + objects,
        in: folder)
      let complaints = errors(in: text)
      return complaints.isEmpty ? try run(["./Sample"], in: folder) : complaints
    }
  }

  /// Returns the objects that the build made of a target's sources: files that were removed since
  /// leave theirs behind.
  private static func objects(of target: String, in build: URL) throws -> [String] {
    let folder = build.appendingPathComponent("\(target).build")
    let map = try JSONSerialization.jsonObject(
      with: Data(contentsOf: folder.appendingPathComponent("output-file-map.json")))
    let entries = try #require(map as? [String: [String: String]])
    return entries.filter { $0.key.hasSuffix(".swift") }.compactMap { $0.value["object"] }.map {
      folder.appendingPathComponent(URL(fileURLWithPath: $0).lastPathComponent).path
    }.sorted()
  }

  private static func errors(in text: String) -> String {
    text.split(separator: "\n").filter { $0.contains(" error: ") && $0.contains(".swift:") }
      .joined(separator: "\n")
  }

  private static func inFolder<Result>(
    of sources: [SourcePreparation.Source], _ body: (URL) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for source in sources {
      try Data(source.text.utf8).write(to: folder.appendingPathComponent(source.path))
    }
    return try body(folder)
  }

  /// All that a command writes.
  private static func run(_ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.currentDirectoryURL = folder
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
