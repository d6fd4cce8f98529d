// swift-tools-version: 6.2
// Checks that the module UIKit has what Surface.manifest lists. The check names each member with its
// type, in Swift that is made from the manifest: see .ci/surface.
import PackageDescription

let package = Package(
  name: "Surface",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "GridKit", path: Context.environment["GRIDKIT"] ?? "../..")],
  targets: [
    .executableTarget(name: "surface"),
    .testTarget(
      name: "SurfaceTests",
      dependencies: [
        "surface", .product(name: "UIKit", package: "GridKit"),
        .product(name: "GridTesting", package: "GridKit"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
