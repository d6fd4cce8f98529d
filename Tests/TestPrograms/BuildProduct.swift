import Foundation

/// The products of the build that the running tests are of.
package enum BuildProduct {
  /// The test that asks for a program lacks the trait `.slow`.
  package struct NotSlow: Error, CustomStringConvertible {
    package let description = "a test that starts a program needs the trait .slow"
  }

  package struct Missing: Error, CustomStringConvertible {
    let name: String

    package var description: String {
      "\(name) is not among the products of the build that these tests are of"
    }
  }

  /// A program or folder, which lies beside the test bundle.
  package static func url(_ name: String) throws -> URL {
    if !SlowTrait.runs { throw NotSlow() }
    var places = [Bundle.main.executableURL, Bundle.main.bundleURL]
    places += Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
    for place in places.compactMap(\.self) {
      var folder = place.resolvingSymlinksInPath()
      // In a bundle the tests lie a few folders deeper.
      for _ in 0..<4 {
        folder.deleteLastPathComponent()
        let product = folder.appendingPathComponent(name)
        if FileManager.default.isExecutableFile(atPath: product.path) { return product }
      }
    }
    throw Missing(name: name)
  }
}
