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
  private static func text() throws -> String { try HostSchema.json.text(.pretty) + "\n" }

  @Test(.rule("HO-12")) func `the published schema is that of the sources`() throws {
    let text = try Self.text()
    let kept = try PackageFiles.kept("Docs/Reference/Host.schema.json", recording: text)
    #expect(kept == text, "record it if the change is meant")
  }

  @Test(.slow, .rule("HO-12")) func `the published schema is what the tool prints`() throws {
    let text = try Self.text()
    let run = try ToolProcess("schema", "--host")
    #expect(run.output == text)
    #expect(run.status == 0)
  }
}
