// swift-tools-version: 6.2
// A package of layouts and apps for iOS that adopts GridKit on Linux: what Docs/UIKit.md says,
// built as a stranger would build it.
import PackageDescription

let linux = TargetDependencyCondition.when(platforms: [.linux])
let uiKit = Target.Dependency.product(name: "UIKit", package: "GridKit", condition: linux)
/// Brings what the compiler looks for where a file imports `Testing` beside `UIKit`.
let testing = Target.Dependency.product(name: "GridTesting", package: "GridKit", condition: linux)
/// In optimised code `CGRect.intersects` is CoreGraphics' only with this flag.
let strictRectangles = SwiftSetting.unsafeFlags(
  ["-Xllvm", "-sil-inline-never-functions=CGRectV10intersects"])

/// Brings test cases that have a simulation each, and fail by faults.
let testingSupport = Target.Dependency.product(
  name: "GridTestingSupport", package: "GridKit", condition: linux)
/// The apps are sources of both modes of the language: `LANGUAGE_MODE=5` builds them as Swift 5.
let mode: SwiftLanguageMode = Context.environment["LANGUAGE_MODE"] == "5" ? .v5 : .v6

let package = Package(
  name: "Layouts",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "GridKit", path: "../..")],
  targets: [
    .target(
      name: "Boards", dependencies: [uiKit],
      swiftSettings: [.swiftLanguageMode(.v5), strictRectangles]),
    .testTarget(
      name: "BoardsTests", dependencies: ["Boards", uiKit, testing],
      swiftSettings: [.swiftLanguageMode(.v5), strictRectangles]),
    .target(name: "Timelines", dependencies: [uiKit], swiftSettings: [strictRectangles]),
    .testTarget(
      name: "TimelinesTests", dependencies: ["Timelines", uiKit, testing],
      swiftSettings: [strictRectangles]),
    // XCTest suites as they are: on the main actor, and waiting for what takes time.
    .testTarget(
      name: "MainActorTests",
      dependencies: [
        uiKit, .product(name: "MainActorXCTest", package: "GridKit", condition: linux),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "WaitingTests",
      dependencies: [
        uiKit, .product(name: "MainActorXCTest", package: "GridKit", condition: linux),
        .product(name: "VirtualTimeXCTest", package: "GridKit", condition: linux),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// Whole apps, each with tests by touch, and of its layout on the screens of `Phones`.
let settings = [SwiftSetting.swiftLanguageMode(mode), strictRectangles]
package.targets += [
  .target(name: "Phones", dependencies: [uiKit], path: "Tests/Phones", swiftSettings: settings),
  .testTarget(
    name: "PhonesTests", dependencies: ["Phones", uiKit, testingSupport], swiftSettings: settings),
]
for app in ["Settings", "Chat", "PhotoGrid"] {
  package.targets += [
    .target(name: app, dependencies: [uiKit], swiftSettings: settings),
    .testTarget(
      name: "\(app)Tests", dependencies: [.byName(name: app), "Phones", uiKit, testingSupport],
      swiftSettings: settings),
  ]
}
