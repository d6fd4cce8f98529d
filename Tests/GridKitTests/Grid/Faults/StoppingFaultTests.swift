import Foundation
import GridKit
import GridTesting
import TestSupport
import Testing

/// A fault under `.stop`.
private struct StoppingFault: Sendable {
  let name: String
  /// Nil where Swift itself would trap.
  let code: String?
  let message: String
  let provoke: @MainActor @Sendable (ShelfRig) -> Void

  static let all: [StoppingFault] =
    FaultCase.all.map { fault in
      StoppingFault(name: fault.name, code: fault.code, message: fault.message) { rig in
        rig.grid.content.selection = [Position(0, 4)]
        fault.arm(rig)
        fault.metBy[0].provoke(rig)
      }
    }
    + (CallFault.all + CallFault.situations).map { fault in
      StoppingFault(
        name: "\(fault.name), by a call", code: fault.alwaysStops ? nil : fault.code,
        message: fault.message,
        provoke: fault.call)
    }

  static func named(_ name: String) throws -> StoppingFault {
    try #require(all.first { $0.name == name })
  }

  /// Each takes a process. In a debug build there is one fault of each code, and each that Swift
  /// would trap; the words of the others are compared where they are recorded.
  static var names: [String] {
    var codes: Set<String?> = []
    let first = all.filter { codes.insert($0.code).inserted || $0.code == nil }.map(\.name)
    let names = first + all.map(\.name).filter { !first.contains($0) }
    return Array(names.prefix((0..<names.count).scaled(inDebug: first.count).count))
  }
}

@Suite("Stopping faults")
struct StoppingFaultTests {
  @Test("a fault ends the program with UIKit's words", arguments: StoppingFault.names)
  func fault(name: String) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [name] in
      let fault = try StoppingFault.named(name)
      await MainActor.run {
        let rig = ShelfRig(policy: .stop)
        rig.showMiddle()
        rig.simulation.perform { fault.provoke(rig) }
      }
    }
    let fault = try StoppingFault.named(name)
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    for words in fault.message.split(separator: "%") { #expect(text.contains(words)) }
    if let code = fault.code { #expect(text.contains("[\(code)]")) }
  }
}
