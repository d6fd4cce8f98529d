/// The version of the package. `Docs/Changelog.md` lists the changes of each version.
package enum GridKitVersion {
  /// The current version, spelled as in version tags.
  package static let current = "0.2.0"
}
