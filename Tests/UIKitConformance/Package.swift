// swift-tools-version: 6.0
// For a Mac: these suites against Apple's UIKit, in a simulator. See Docs/Conformance.md.
import PackageDescription

let package = Package(
  name: "UIKitConformance",
  platforms: [.iOS(.v16)],
  products: [.library(name: "UIKitConformance", targets: ["Scheme"])],
  targets: [
    // Xcode makes a scheme for a library and runs the tests that depend on it.
    .target(name: "Scheme", path: "Scheme"),
    .testTarget(name: "UIKitConformanceTests", dependencies: ["Scheme"], path: "Suites"),
  ],
  swiftLanguageModes: [.v5]
)
