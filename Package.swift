// swift-tools-version: 6.2
import PackageDescription

#if os(macOS)
  let testingOverlays: [String] = []
#else
  // The compiler loads these in files that import `Testing` beside the module of that name.
  let testingOverlays = ["_Testing_CoreGraphics", "_Testing_UIKit"]
#endif

extension [String] {
  /// The strings as flags that the compiler hands on to the linker.
  var linkerFlags: [String] { flatMap { ["-Xlinker", $0] } }
}

let package = Package(
  name: "GridKit",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "GridKit", targets: ["GridKit"]),
    .library(name: "GridLayouts", targets: ["GridLayouts"]),
    .library(name: "GridTesting", targets: ["GridTesting"] + testingOverlays),
    .library(
      name: "GridTestingSupport", targets: ["GridTestingSupport", "GridTesting"] + testingOverlays),
    .library(name: "ScenarioFiles", targets: ["ScenarioFiles"]),
    .library(name: "SourcePreparation", targets: ["SourcePreparation"]),
    .library(name: "GridHost", targets: ["GridHost"]),
    .library(name: "GridScenarios", targets: ["GridScenarios"]),
    .library(name: "CollectionViewRecorder", targets: ["CollectionViewRecorder"]),
    .executable(name: "gridview", targets: ["gridview"]),
  ],
  targets: [
    // Arrows point one way: see Docs/Architecture.md. A target names what it sees through another
    // one's exports, too: what it does not name it is not built again for.
    .target(name: "GridCore"),
    .target(name: "GridKit", dependencies: ["GridCore"]),
    .target(name: "GridLayouts", dependencies: ["GridKit", "GridCore"]),
    .target(
      name: "GridTesting", dependencies: ["GridKit", "GridCore"],
      resources: [
        .copy("Player/player.html"), .copy("Player/player.css"), .copy("Player/player.js"),
      ]),
    // The one library that sees Testing and XCTest.
    .target(name: "GridTestingSupport", dependencies: ["GridTesting", "GridKit", "GridCore"]),
    // Scenario files: the format, and what runs it.
    .target(name: "ScenarioFiles", dependencies: ["GridTesting", "GridKit", "GridCore"]),
    // UIKit sources rewritten for Linux: Foundation alone.
    .target(name: "SourcePreparation"),
    // A grid that another UI stack draws.
    .target(name: "GridHost", dependencies: ["GridTesting", "GridKit", "GridCore"]),
    .target(
      name: "GridScenarios",
      dependencies: [
        "GridHost", "ScenarioFiles", "GridTesting", "GridLayouts", "GridKit", "GridCore",
      ],
      // Embedded in code, the files would take the compiler more than a minute.
      resources: [.copy("Articles")]),
    // The commands of gridview, and what its sister programs share with it: reading the command
    // line, writing to terminals and files.
    .target(
      name: "GridTool",
      dependencies: [
        "GridScenarios", "GridHost", "ScenarioFiles", "SourcePreparation", "GridTesting",
        "GridLayouts", "GridKit", "GridCore",
      ]),
    .executableTarget(name: "gridview", dependencies: ["GridTool"]),
    .executableTarget(
      name: "gridbench",
      dependencies: [
        "GridTool", "GridScenarios", "GridHost", "ScenarioFiles", "GridTesting", "GridLayouts",
        "GridKit", "GridCore",
      ]),
    .executableTarget(
      name: "gridfuzz",
      dependencies: [
        "GridTool", "GridScenarios", "GridHost", "ScenarioFiles", "GridTesting", "GridLayouts",
        "GridKit", "GridCore",
      ]),
    // Traits for rules, rows and seeds, and doubles, which all suites share.
    .target(
      name: "TestSupport", dependencies: ["GridTesting", "GridKit", "GridCore"],
      path: "Tests/TestSupport"),
    // Where tests start programs and wait for them.
    .target(name: "TestPrograms", path: "Tests/TestPrograms"),
    .testTarget(
      name: "GridCoreTests", dependencies: ["TestSupport", "GridCore", "GridKit", "GridTesting"],
      exclude: ["Flow/FlowGoldens.json"]),
    .testTarget(
      name: "GridKitTests", dependencies: ["TestSupport", "GridKit", "GridCore", "GridTesting"],
      exclude: ["Constraints/auto-layout-shown.json", "Constraints/auto-layout-ties.json"]),
    .testTarget(
      name: "GridLayoutsTests",
      dependencies: ["TestSupport", "GridLayouts", "GridKit", "GridCore", "GridTesting"]),
    // Started by GridTestingTests, since a test cannot survive a layout that traps.
    .executableTarget(
      name: "TrappingLayouts", dependencies: ["GridTesting", "GridKit", "GridCore"],
      path: "Tests/TrappingLayouts"),
    .testTarget(
      name: "GridTestingTests",
      dependencies: [
        "TestSupport",
        "GridTestingSupport", "ScenarioFiles", "SourcePreparation", "GridTesting", "GridKit",
        "GridCore", "TrappingLayouts", "TestPrograms",
      ],
      exclude: ["Player/player.test.js", "Recipes/Snapshots", "Snapshots/Snapshots"]),
    .testTarget(
      name: "GridTestingSupportTests",
      dependencies: [
        "GridTestingSupport", "ScenarioFiles", "GridTesting", "GridKit", "GridCore",
      ]),
    .testTarget(
      name: "GridScenariosTests",
      dependencies: [
        "TestSupport",
        "GridScenarios", "GridHost", "ScenarioFiles", "SourcePreparation", "GridTesting",
        "GridLayouts", "GridKit", "GridCore", "gridview", "gridbench", "gridfuzz", "TestPrograms",
      ]),
    .testTarget(
      name: "GridHostTests",
      dependencies: [
        "TestSupport", "GridScenarios", "GridHost", "ScenarioFiles", "GridTesting", "GridKit",
        "GridCore",
      ]),
    .testTarget(
      name: "UpdateFuzzTests",
      dependencies: [
        "TestSupport", "gridfuzz", "GridScenarios", "ScenarioFiles", "GridTesting", "GridLayouts",
        "GridKit",
        "GridCore",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(macOS)
  package.targets.append(.target(name: "CollectionViewRecorder"))
#else
  // Modules named like Apple's, for sources that import those. Apple's systems have their own.
  // Nothing above depends on them.
  package.products.append(
    .library(name: "UIKit", targets: ["UIKit", "CoreGraphics", "QuartzCore"]))
  package.products += [
    .library(name: "MainActorXCTest", targets: ["MainActorXCTest"]),
    .library(name: "VirtualTimeXCTest", targets: ["VirtualTimeXCTest"]),
  ]
  package.targets += [
    .target(
      name: "CoreGraphics", dependencies: ["GridCore"], path: "Sources/Compatibility/CoreGraphics"),
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics", "GridKit", "GridCore"],
      path: "Sources/Compatibility/QuartzCore"),
    .target(
      name: "UIKit", dependencies: ["GridKit", "GridCore", "CoreGraphics", "QuartzCore"],
      path: "Sources/Compatibility/UIKit"),
    // One file, which needs nothing else on Apple's systems and may be copied: see
    // Docs/Conformance.md.
    .target(
      name: "CollectionViewRecorder",
      dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "GridKit", "GridCore"]),
    .testTarget(
      name: "RecorderTests",
      dependencies: [
        "CollectionViewRecorder", "UIKit", "QuartzCore", "CoreGraphics", "GridScenarios",
        "GridHost", "ScenarioFiles", "GridLayouts", "GridTesting", "GridKit", "GridCore",
        "_Testing_CoreGraphics", "_Testing_UIKit", "gridview", "TestPrograms", "TestSupport",
      ],
      swiftSettings: [
        .unsafeFlags(["-Xllvm", "-sil-inline-never-functions=CGRectV10intersects"])
      ]),
    // What unmodified XCTest suites need on Linux; only test targets depend on them.
    .target(
      name: "MainActorXCTest", path: "Sources/Compatibility/MainActorXCTest",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "VirtualTimeXCTest", dependencies: ["GridKit"],
      path: "Sources/Compatibility/VirtualTimeXCTest"),
    .target(name: "_Testing_CoreGraphics", path: "Sources/Compatibility/_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit", path: "Sources/Compatibility/_Testing_UIKit"),
    // Started by AllocationTests: it stands in for the C library's heap and counts what is asked of
    // it.
    .executableTarget(
      name: "AllocationProbe",
      dependencies: [
        "GridScenarios", "ScenarioFiles", "GridTesting", "GridLayouts", "GridKit", "GridCore",
      ],
      path: "Tests/AllocationProbe",
      linkerSettings: [
        .unsafeFlags(
          ["--export-dynamic"].linkerFlags
            + [
              "malloc=countedMalloc", "calloc=countedCalloc", "realloc=countedRealloc",
              "memalign=countedMemalign", "aligned_alloc=countedAlignedAlloc",
              "posix_memalign=countedPosixMemalign", "free=countedFree",
            ].map { "--defsym=\($0)" }.linkerFlags)
      ]),
    // Not a dependency: what it links with would be for all tests then.
    .testTarget(name: "AllocationTests", dependencies: ["TestPrograms"]),
    .testTarget(
      name: "PreparationTests",
      dependencies: [
        "TestSupport",
        "SourcePreparation", "GridTesting", "GridKit", "GridCore", "UIKit", "CoreGraphics",
        "QuartzCore", "TestPrograms",
      ]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "TestSupport",
        "UIKit", "QuartzCore", "CoreGraphics", "GridLayouts", "GridTesting", "GridKit", "GridCore",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      // Optimised code calls `CGRect.intersects` only with this flag: see Docs/UIKit.md.
      swiftSettings: [
        .unsafeFlags(["-Xllvm", "-sil-inline-never-functions=CGRectV10intersects"])
      ]),
    // Sources that run against Apple's UIKit as well: see Docs/Conformance.md.
    .testTarget(
      name: "UIKitConformance",
      dependencies: [
        "UIKit", "QuartzCore", "CoreGraphics", "GridKit", "GridCore", "VirtualTimeXCTest",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      path: "Tests/UIKitConformance/Suites",
      swiftSettings: [
        .unsafeFlags(["-Xllvm", "-sil-inline-never-functions=CGRectV10intersects"])
      ]),
  ]
#endif
