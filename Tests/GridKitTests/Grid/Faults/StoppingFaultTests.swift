import Foundation
import GridKit
import GridTesting
import Testing

/// Faults of `FaultCase` under `.stop`: the program ends with UIKit's words.
@Suite("Stopping faults")
struct StoppingFaultTests {
  @Test("a fault ends the program", arguments: FaultCase.all.map(\.name))
  func fault(name: String) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [name] in
      let fault = try FaultCase.named(name)
      await MainActor.run {
        let rig = ShelfRig(policy: .stop)
        rig.grid.content.selection = [Position(0, 4)]
        rig.showMiddle()
        fault.arm(rig)
        fault.metBy[0].provoke(rig)
      }
    }
    let fault = try FaultCase.named(name)
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    for words in fault.message.split(separator: "%") { #expect(text.contains(words)) }
    #expect(text.contains("[\(fault.code)]"))
  }

  @Test("a call that breaks a contract ends the program", arguments: CallFault.all.map(\.name))
  func call(name: String) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [name] in
      let fault = try CallFault.named(name)
      await MainActor.run {
        let rig = ShelfRig(policy: .stop)
        rig.showMiddle()
        rig.simulation.perform { fault.call(rig) }
      }
    }
    let fault = try CallFault.named(name)
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains(fault.message))
    #expect(fault.alwaysStops || text.contains("[\(fault.code)]"))
  }
}
