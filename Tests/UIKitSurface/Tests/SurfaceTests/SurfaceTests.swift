import Foundation
import Testing
import UIKit

@testable import surface

/// The members that UIKit declares are there, labelled and typed as there.
///
/// `SurfaceReferences.swift`, which `.ci/surface` makes from `Surface.manifest`, names every member
/// with its type, so it compiles only if none is missing or different; overrides show what is open.
@MainActor @Suite("Surface of UIKit")
struct SurfaceTests {
  @Test func `cases and options have UIKit's raw values`() {
    let wrong = surfaceValues.filter { $0.value != $0.expected }
    #expect(wrong.map(\.name) == [])
    #expect(surfaceValues.count > 30)
  }

  @Test func `properties that UIKit only lets read cannot be set`() {
    func isSettable(_ path: AnyKeyPath) -> Bool {
      String(describing: type(of: path)).hasPrefix("ReferenceWritableKeyPath")
    }
    #expect(isSettable(\UIView.frame))
    #expect(surfaceReadOnly.filter { isSettable($0.path) }.map(\.name) == [])
    #expect(surfaceReadOnly.count > 40)
  }

  @Test(arguments: [
    ("  func f()", "line 1: a member of no type"),
    ("class A\n  var b Int", "line 2: a member was expected: var b Int"),
    ("thing A", "line 1: a kind of type was expected: thing A"),
  ])
  func `a manifest that cannot be read says where`(text: String, message: String) {
    let mistake = #expect(throws: SurfaceManifest.Mistake.self) { try SurfaceManifest(text) }
    #expect(mistake?.description == message)
  }

  @Test func `a signature is taken apart at the right commas`() throws {
    let manifest = try SurfaceManifest(
      "class A\n  func f(_: [String: Int], done: ((Bool, Int) -> Void)? =) -> (Int) -> Int?")
    guard case .method(let method)? = manifest.types.first?.members.first else {
      Issue.record("no method")
      return
    }
    #expect(method.parameters.map(\.label) == ["_", "done"])
    #expect(method.parameters.map(\.type) == ["[String: Int]", "((Bool, Int) -> Void)?"])
    #expect(method.parameters.map(\.hasDefault) == [false, true])
    #expect(method.result == "(Int) -> Int?")
  }
}
