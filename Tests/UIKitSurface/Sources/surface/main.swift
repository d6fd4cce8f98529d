// Prints the Swift that compiles only if a module has what a manifest says: surface MANIFEST
import Foundation

guard let path = CommandLine.arguments.dropFirst().first else {
  fatalError("usage: surface MANIFEST")
}
print(
  SurfaceChecks(manifest: try SurfaceManifest(String(contentsOfFile: path, encoding: .utf8))).text)
