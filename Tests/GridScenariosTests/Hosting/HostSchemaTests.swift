import Foundation
import GridScenarios
import TestPrograms
import TestSupport
import Testing

/// `Docs/Reference/Host.schema.json` is the schema of hosts' messages.
///
/// `.ci/reference` writes it anew.
@MainActor @Suite("Schema of hosts")
struct HostSchemaTests {
  @Test(.slow, .rule("HO-12")) func `the published schema is what the tool prints`() throws {
    let path = "Docs/Reference/Host.schema.json"
    let text = try HostSchema.json.text(.pretty) + "\n"
    if ProcessInfo.processInfo.environment["GRIDKIT_RECORD"] == "1" {
      try text.write(
        to: PackageFiles.root.appending(path: path), atomically: true, encoding: .utf8)
    }
    #expect(try PackageFiles.text(path) == text, "record it if the change is meant")
    let run = try ToolProcess("schema", "--host")
    #expect(run.output == text)
    #expect(run.status == 0)
  }
}
