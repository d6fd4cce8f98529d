/// Which version of the package this is. `Docs/Changelog.md` tells what came with each.
package enum GridKitVersion {
  /// As version tags have it.
  package static let current = "0.2.0"
}
