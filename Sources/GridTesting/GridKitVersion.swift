/// The version of the package. `Docs/Changelog.md` tells what came with each.
package enum GridKitVersion {
  /// The current version, as version tags have it.
  package static let current = "0.2.0"
}
