// XCTest on Linux finds tests through lists that SwiftPM writes, and ends the process when the
// methods in such a list belong to the main actor (swift-corelibs-xctest issue 424). These
// overloads of the function that takes the lists fit such methods, and call them where they belong.
//
// The module is built in mode 5 of the language, where `@MainActor () -> Void` is the very type
// that the lists have; in mode 6 it would be a sendable one, and XCTest's function would fit as
// well.
//
// A test target makes them visible to its list with one file: `@_exported import MainActorXCTest`.

@_exported public import XCTest

/// The tests of a class on the main actor, some of which throw.
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

/// The tests of a class on the main actor, none of which throws.
public func testCase<Case: XCTestCase>(
  _ tests: [(String, (Case) -> @MainActor () -> Void)]
) -> XCTestCaseEntry {
  (
    Case.self,
    tests.map { name, test in
      (
        name,
        { object in
          nonisolated(unsafe) let (object, test) = (object, test)
          MainActor.assumeIsolated {
            guard let object = object as? Case else { return }
            test(object)()
          }
        }
      )
    }
  )
}

/// A test on the main actor that awaits something, in the form that the others have.
public func asyncTest<Case: XCTestCase>(
  _ test: @escaping (Case) -> @MainActor () async throws -> Void
) -> (Case) -> @MainActor () throws -> Void {
  // XCTest makes the list and runs it on the main thread.
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
  /// The test case's class, which every object of Apple's has by this name: resources of tests are
  /// often found with `Bundle(for: classForCoder)`.
  public var classForCoder: AnyClass { type(of: self) }
  /// The class itself.
  public static func classForCoder() -> AnyClass { self }
}
