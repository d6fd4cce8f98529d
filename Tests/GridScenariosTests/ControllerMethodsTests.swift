import Foundation
import Testing

/// Under UIKit a subclass of the collection view controller overrides the optional methods of its
/// protocols, so the controller must have each of them in its class.
@Suite("Methods of the grid controller")
struct ControllerMethodsTests {
  private func optionalMethods(in path: String) throws -> Set<String> {
    let text = try PackageFiles.text("Sources/GridKit/\(path).swift")
    return Set(text.matches(of: /OptionalMethod\.(\w+)\.reportMissing/).map { String($0.1) })
  }

  @Test func `every optional method can be overridden in a controller`() throws {
    let all = try [
      "Protocols/GridViewDelegate", "Protocols/GridViewDataSource", "Views/BaseScrollViewDelegate",
    ].reduce(into: Set<String>()) { $0.formUnion(try optionalMethods(in: $1)) }
    let present = try optionalMethods(in: "Controllers/GridViewController")
    // The number of sections is built in; prefetching has a protocol of its own.
    #expect(
      all.subtracting(present).subtracting(["numberOfSections", "cancelPrefetchingForItemsAt"])
        .sorted() == [])
    #expect(all.count > 40)
  }
}
