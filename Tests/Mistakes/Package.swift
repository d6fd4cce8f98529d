// swift-tools-version: 6.2
// A package with a layout of its own whose tests all fail, each by another mistake: `.ci/mistakes`
// checks that each tells what is wrong, in which layout, and where it was called.
import PackageDescription

let package = Package(
  name: "Mistakes",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "GridKit", path: "../..")],
  targets: [
    .target(name: "Masonry", dependencies: [.product(name: "GridKit", package: "GridKit")]),
    .testTarget(
      name: "MasonryTests",
      dependencies: ["Masonry", .product(name: "GridTestingSupport", package: "GridKit")]),
  ],
  swiftLanguageModes: [.v6]
)
