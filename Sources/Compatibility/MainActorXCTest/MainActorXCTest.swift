// On Linux, SwiftPM writes lists of test methods, and XCTest finds the tests through these lists.
// The process ends if the methods in a list belong to the main actor (swift-corelibs-xctest issue
// 424). This module overloads the function that takes the lists: the overloads accept such methods
// and call them on the main actor.
//
// The module is built in Swift 5 mode, where the lists have exactly the type
// `@MainActor () -> Void`. In Swift 6 mode the type would be sendable, and XCTest's own function
// would match as well.
//
// To use the overloads, add a file with `@_exported import MainActorXCTest` to the test target.

@_exported public import XCTest

/// Returns the entry for a test case in XCTest's list. The tests belong to the main actor and may
/// throw.
public func testCase<Case: XCTestCase>(
  _ tests: [(String, (Case) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
  (
    Case.self,
    tests.map { name, test in
      (
        name,
        { object in
          // XCTest runs every test on the main thread.
          nonisolated(unsafe) let (object, test) = (object, test)
          try MainActor.assumeIsolated {
            guard let object = object as? Case else { return }
            try test(object)()
          }
        }
      )
    }
  )
}

/// Returns the entry for a test case in XCTest's list. The tests belong to the main actor and do
/// not throw.
public func testCase<Case: XCTestCase>(
  _ tests: [(String, (Case) -> @MainActor () -> Void)]
) -> XCTestCaseEntry {
  let throwing: [(String, (Case) -> @MainActor () throws -> Void)] = tests.map { name, test in
    (name, { test($0) })
  }
  return testCase(throwing)
}

/// Returns a synchronous test that runs an asynchronous test of the main actor.
public func asyncTest<Case: XCTestCase>(
  _ test: @escaping (Case) -> @MainActor () async throws -> Void
) -> (Case) -> @MainActor () throws -> Void {
  // XCTest creates the list and runs the tests on the main thread.
  nonisolated(unsafe) let test = test
  nonisolated(unsafe) let waiting: (Case) -> () throws -> Void = asyncTest { object in
    nonisolated(unsafe) let object = object
    return { try await test(object)() }
  }
  return { object in
    nonisolated(unsafe) let object = object
    return { try waiting(object)() }
  }
}

extension XCTestCase {
  /// The class of the test case. Every `NSObject` on Apple's systems has this property. Tests often
  /// find their resources with `Bundle(for: classForCoder)`.
  public var classForCoder: AnyClass { type(of: self) }
  /// Returns the class itself.
  public static func classForCoder() -> AnyClass { self }
}
