import Foundation
import GridTesting
import SourcePreparation
import TestSupport
import Testing

@Suite("Preparing sources")
struct SourcePreparationTests {
  /// Prepares a single file.
  private func prepared(_ text: String) -> SourcePreparation {
    SourcePreparation.prepare([.init(path: "A.swift", text: text)])
  }

  @Test(
    "syntax that Linux forbids is rewritten in place",
    arguments: [
      ("@objc func open() {}", "func open() {}"),
      ("@objc(openShelf:) func open(_ a: Int) {}", "func open(_ a: Int) {}"),
      ("@objc\nfunc open() {}", "\nfunc open() {}"),
      ("@objcMembers public class A: NSObject {}", "public class A: NSObject {}"),
      ("class A { @nonobjc @objc private var a = 1 }", "class A { private var a = 1 }"),
      ("class A { @IBOutlet weak var a: UIView! }", "class A { weak var a: UIView! }"),
      ("@objc protocol P {}", "protocol P: AnyObject {}"),
      ("@objc protocol P: Q {}", "protocol P: Q {}"),
      ("let a = #keyPath(CALayer.position.x)", "let a = \"position.x\""),
      ("import UIKit.UICollectionView", "import UIKit"),
      ("import class UIKit.UIView", "import class UIKit.UIView"),
      ("#if os(iOS)\n#endif", "#if (os(iOS) || os(Linux))\n#endif"),
      (
        "#if DEBUG\n#elseif !os(iOS) || os(tvOS)\n#endif",
        "#if DEBUG\n#elseif !(os(iOS) || os(Linux)) || os(tvOS)\n#endif"
      ),
      ("#if os(Linux) && !os(iOS)\n#endif", "#if os(Linux) && !os(iOS)\n#endif"),
    ])
  func rewriting(source: String, expected: String) {
    let result = prepared(source)
    #expect(result.sources[0].text == expected)
    #expect(result.refusals == [])
    #expect(result.changes.isEmpty == (source == expected))
  }

  @Test(
    "strings, comments and words that only look alike stay",
    arguments: [
      #"let a = "@objc #selector(b) \(c("@IBOutlet")) #if os(iOS)""#,
      "let a = \"\"\"\n@objc func b()\n\\(\"#keyPath(c)\") \"\"\n\"\"\"",
      "let a = #\"\\(@objc) \"@objc\" \"#",
      "// @objc #selector(a)\n/* @objc /* #if os(iOS) */ @IBOutlet */ let objc = 1",
      "let a = b / c; let d = e / f // \"@objc",
      "let a = /@objc \"/; let b = #/@objc/\"/#",
      "func selector(objc: Int) {}; selector(objc: 1)",
      "let `optional` = 1, override = 2; print(`optional`, override)",
    ])
  func untouched(source: String) {
    let result = prepared(source)
    #expect(result.sources[0].text == source)
    #expect(result.changes == [])
    #expect(result.refusals == [])
  }

  @Test(.rule("UM-4"))
  func `a member overridden in an extension moves into the class, its body stays`() {
    let source = """
      final class Shelf: UICollectionViewLayout {
        var rows = 1  // }
      }
      extension Shelf {
        public override func prepare() {
          super.prepare()
        }
        @available(iOS 13, *) override var isFull: Bool {
          get { rows > 3 }
          set { rows = newValue ? 4 : 0 }
        }
      }
      """
    let expected = """
      final class Shelf: UICollectionViewLayout {
        var rows = 1  // }
      public override func prepare() { self._prepareInExtension1() } ; @available(iOS 13, *) override \
      var isFull: Bool { get { self._isFullInExtension1 } set { self._isFullInExtension1 = newValue } } }
      extension Shelf {
        func _prepareInExtension1() {
          super.prepare()
        }
        @available(iOS 13, *) var _isFullInExtension1: Bool {
          get { rows > 3 }
          set { rows = newValue ? 4 : 0 }
        }
      }
      """
    let result = prepared(source)
    #expect(LineDiff(expected: expected, actual: result.sources[0].text) == nil)
    #expect(result.changes.map(\.line) == [5, 8])
    #expect(result.isComplete)
  }

  /// Prepares a class and an extension of it, and answers the lines of both.
  private func lifted(
    _ member: String, of owner: String = "class A: UIView {}",
    extension head: String = "extension A"
  ) -> [String] {
    let result = prepared("\(owner)\n\(head) { \(member) }")
    #expect(result.isComplete, "\(result.report)")
    return result.sources[0].text.split(separator: "\n").map(String.init)
  }

  @Test(
    "a member that moves into a class keeps its isolation",
    arguments: [
      // Overridden where no actor is known: neither is what is called.
      (
        "override var hash: Int { 1 }", "class A: UIView {}", "extension A",
        "override var hash: Int { self._hashInExtension1 }",
        "nonisolated var _hashInExtension1: Int { 1 }"
      ),
      (
        "override func isEqual(_ a: Any?) -> Bool { true }", "@MainActor class A: NSObject {}",
        "extension A",
        "override func isEqual(_ a: Any?) -> Bool { self._isEqualInExtension1(a) }",
        "nonisolated func _isEqualInExtension1(_ a: Any?) -> Bool { true }"
      ),
      (
        "override func b() {}", "class B: NSObject { func b() {} }; @MainActor class A: B {}",
        "extension A", "override func b() { self._bInExtension1() }",
        "nonisolated func _bInExtension1() {}"
      ),
      (
        "override func b() {}", "class B: UIView { nonisolated func b() {} }; class A: B {}",
        "extension A", "override func b() { self._bInExtension1() }",
        "nonisolated func _bInExtension1() {}"
      ),
      (
        "override func b() {}", "class B: UIView { func b() {} }; class A: B {}",
        "extension A", "override func b() { self._bInExtension1() }", "func _bInExtension1() {}"
      ),
      // The isolation comes from the extension, or from the member itself.
      (
        "override func b() {}", "class A: B {}", "@MainActor extension A",
        "@MainActor override func b() { self._bInExtension1() }", "func _bInExtension1() {}"
      ),
      (
        "nonisolated override func b() {}", "class A: UIView {}", "@MainActor extension A",
        "nonisolated override func b() { self._bInExtension1() }",
        "nonisolated func _bInExtension1() {}"
      ),
      (
        "override func b() {}", "class A: B {}", "@available(iOS 13, *) nonisolated extension A",
        "@available(iOS 13, *) nonisolated override func b() { self._bInExtension1() }",
        "func _bInExtension1() {}"
      ),
    ])
  func isolation(
    member: String, owner: String, head: String, moved: String, body: String
  ) throws {
    let lines = lifted(member, of: owner, extension: head)
    let declaration = owner.dropLast()
    #expect(lines[0] == "\(declaration)\(owner.hasSuffix("{}") ? "" : "; ")\(moved) }")
    #expect(lines[1] == "\(head) { \(body) }")
  }

  @Test(.rule("UM-4"))
  func `observers in an extension become methods that the class's observers call`() {
    let source = """
      class A: UIView {
      }
      extension A {
        /// Kept.
        public override var frame: CGRect {
          willSet(next) { note(next) }
          // In between.
          didSet {
            if oldValue != frame { layout() }
          }
        }
        @objc override var alpha: CGFloat { didSet { layout() } }
        override var tag: Int { willSet { layout() } didSet { print("\\(oldValue)") } }
      }
      """
    let expected = """
      class A: UIView {
      public override var frame: CGRect { willSet { self._frameWillSetInExtension1(newValue) } \
      didSet { self._frameDidSetInExtension1(oldValue) } } ; \
      override var alpha: CGFloat { didSet { self._alphaDidSetInExtension1() } } ; \
      override var tag: Int { willSet { self._tagWillSetInExtension1() } \
      didSet { self._tagDidSetInExtension1(oldValue) } } }
      extension A {
        /// Kept.
        \("")
          func _frameWillSetInExtension1(_ next: CGRect) { note(next) }
          // In between.
          func _frameDidSetInExtension1(_ oldValue: CGRect) {
            if oldValue != frame { layout() }
          }
        \("")
        func _alphaDidSetInExtension1() { layout() }\(" ")
        func _tagWillSetInExtension1() { layout() } ; \
      func _tagDidSetInExtension1(_ oldValue: Int) { print("\\(oldValue)") }\(" ")
      }
      """
    let result = prepared("import UIKit; " + source)
    let text = result.sources[0].text.components(separatedBy: "\n\n// What")[0]
    #expect(LineDiff(expected: "import UIKit; " + expected, actual: text) == nil)
    #expect(result.isComplete)
    #expect(result.changes.map(\.line) == [3, 5, 12, 12, 13])
    #expect(prepared(expected).changes == [])
  }

  @Test func `the class of an extension is found by its whole name`() {
    let result = prepared(
      "enum A { class C {} }\nenum B { class C {} }\nextension B.C { override func d() {} }")
    #expect(
      result.sources[0].text == """
        enum A { class C {} }
        enum B { class C {override func d() { self._dInExtension1() } } }
        extension B.C { func _dInExtension1() {} }
        """)
  }

  @Test(
    "names that are elsewhere on Linux",
    arguments: [
      ("import ObjectiveC", "import UIKit"),
      ("import ObjectiveC.runtime\nimport UIKit", "import UIKit\nimport UIKit"),
      ("import Darwin", "import Foundation"),
      (
        "extension CGFloat { var a: CGFloat { abs(self) + x.abs(1) } }",
        "extension CGFloat { var a: CGFloat { Swift.abs(self) + x.abs(1) } }"
      ),
      ("extension CGRect { var a: CGFloat { abs(width) } }", nil),
      ("extension CGFloat { static func abs(_ a: Int) {} ; func b() { abs(1) } }", nil),
      (
        "import UIKit\nlet a = URLSession.shared",
        "import UIKit; import FoundationNetworking\nlet a = URLSession.shared"
      ),
      (
        "// A\n#if DEBUG\nimport A\n#endif\n@testable import B; let a: URLRequest? = nil",
        "// A\n#if DEBUG\nimport A\n#endif\n@testable import B; import FoundationNetworking; let a: URLRequest? = nil"
      ),
      // Modules that Foundation brings along on Apple's systems.
      (
        "import Foundation\nfunc a(_ b: NSObject) -> Any? { objc_getAssociatedObject(b, c) }",
        "import Foundation; import UIKit\nfunc a(_ b: NSObject) -> Any? { objc_getAssociatedObject(b, c) }"
      ),
      (
        "import Foundation\nlet a: Int = autoreleasepool { 1 }",
        "import Foundation; import UIKit\nlet a: Int = autoreleasepool { 1 }"
      ),
      (
        "import Foundation\nlet a = CGAffineTransform.identity",
        "import Foundation; import CoreGraphics\nlet a = CGAffineTransform.identity"
      ),
      ("import UIKit\nlet a = CGAffineTransform.identity", nil),
      ("import Foundation\nstruct CGVector {}; let a = CGVector()", nil),
      ("struct URLSession {}; let a = URLSession()", nil),
      ("import FoundationNetworking; let a: URLSession? = nil", nil),
      ("let a = A.URLSession.shared", nil),
    ] as [(String, String?)])
  func names(source: String, expected: String?) {
    let result = prepared(source)
    #expect(result.sources[0].text == expected ?? source)
    #expect(result.isComplete)
    #expect(result.changes.isEmpty == (expected == nil))
    #expect(prepared(result.sources[0].text).changes == [])
  }

  @Test func `a method of an extension that a subclass overrides moves too`() {
    let result = SourcePreparation.prepare([
      .init(path: "A.swift", text: "class A { func keep() {} }"),
      .init(path: "B.swift", text: "extension A {\n  @objc func fill(_ a: Int) -> Int { a }\n}"),
      .init(path: "C.swift", text: "class C: A {\n  override func fill(_ a: Int) -> Int { 2 }\n}"),
    ])
    #expect(
      result.sources.map { $0.text.components(separatedBy: "\n\n// What")[0] } == [
        "class A { func keep() {} ; func fill(_ a: Int) -> Int { self._fillInExtension1(a) } }",
        "import UIKit; extension A {\n  func _fillInExtension1(_ a: Int) -> Int { a }\n}",
        "class C: A {\n  override func fill(_ a: Int) -> Int { 2 }\n}",
      ])
  }

  @Test func `a test case on the main actor is set up and torn down there`() {
    let source = """
      @MainActor class Base: XCTestCase {
        override func setUp() {
          super.setUp()
          rows = 3
        }
        override class func setUp() { super.setUp() }
      }
      final class ShelfTests: Base {
        override func tearDownWithError() throws { try super.tearDownWithError(); rows = 0 }
      }
      class Elsewhere: XCTestCase { override func setUp() { super.setUp() } }
      """
    let expected = """
      @MainActor class Base: XCTestCase {
        override func setUp() async throws {
          \("")
          rows = 3
        }
        override class func setUp() { super.setUp() }
      }
      final class ShelfTests: Base {
        override func tearDown() async throws { try await super.tearDown(); rows = 0 }
      }
      class Elsewhere: XCTestCase { override func setUp() { super.setUp() } }
      """
    #expect(LineDiff(expected: expected, actual: prepared(source).sources[0].text) == nil)
    #expect(prepared(expected).changes == [])
  }

  @Test(
    "code that cannot be carried over is refused with its line",
    arguments: [
      ("\nimport Combine", "2:8: there is no module Combine"),
      ("class A { @NSManaged var a: Int }", "1:11: @NSManaged cannot be carried over"),
      ("if a.responds(to: #selector(b)) {}", "1:6: responds(to:) has no answer"),
      (
        "func a<T: UIViewController>() -> T {\n  T(nibName: nil, bundle: nil) }",
        "2:3: only Objective-C finds this initialiser of T"
      ),
      (
        "method_exchangeImplementations(a, b)",
        "1:1: there is no method_exchangeImplementations without Objective-C; swizzling"
      ),
      ("let a = objc_getClass(\"A\")", "1:9: there is no objc_getClass without Objective-C; write"),
      ("a.observe(\\.b) { _, _ in }", "1:3: there is no key-value observing"),
      (
        "@objc protocol P { @objc optional var a: Int { get } }",
        "1:35: P.a is an optional property"
      ),
      (
        "@objc protocol P { @objc optional func a() -> Shelf }",
        "1:35: P.a is optional and returns Shelf, which has no known default value"
      ),
      ("extension A { override func b() {} }", "1:24: A.b is overridden in an extension, and the"),
      (
        "class A {}\nextension A { override subscript(a: Int) -> Int { 1 } }",
        "2:24: A.subscript is overridden in an extension in a form"
      ),
      (
        """
        @objc protocol P { @objc optional func a() }
        class A: P {}
        class B: A {
          func a() {}
        }
        """, "4:8: B adds a() to A, which conforms to P without it"
      ),
    ])
  func refusing(source: String, beginning: String) {
    let result = prepared(source)
    #expect(!result.isComplete)
    #expect(
      result.refusals.contains { $0.description.hasPrefix("A.swift:" + beginning) },
      "\(result.report)")
  }

  @Test(
    "a text that is no Swift is told and left alone",
    arguments: [
      ("@objc class A {\n", "1:15: not Swift, left as it is: \"{\" is not closed"),
      ("@objc class A {)", "1:16: not Swift, left as it is: \")\" does not close"),
      ("let a = \"@objc\nlet b = 1", "1:9: not Swift, left as it is: the string"),
      ("/* /* */ @objc", "1:1: not Swift, left as it is: the comment"),
      ("#if os(iOS)\n", "1:1: not Swift, left as it is: #if without #endif"),
      ("#endif", "1:1: not Swift, left as it is: #endif belongs to no #if"),
    ])
  func broken(source: String, beginning: String) {
    let result = prepared(source)
    #expect(result.sources[0].text == source)
    #expect(result.changes == [])
    #expect(result.refusals.map(\.description).first?.hasPrefix("A.swift:" + beginning) == true)
  }

  @Test func `the branch that is not compiled stays as it is`() {
    let source = """
      #if os(macOS)
      @objc class A: NSView {
      #elseif canImport(UIKit)
      @objc class A: UIView {
      #endif
      }
      """
    let result = prepared(source)
    #expect(
      result.sources[0].text == source.replacing("@objc class A: UIView", with: "class A: UIView"))
    #expect(result.changes.map(\.line) == [4])
  }

  @Test func `code for a flag is prepared on both sides of it`() {
    let source = """
      import UIKit
      class A: UIView {
        #if DEBUG
        @objc func b() {}
        lazy var c = #selector(b)
        #else
        @objc func d() {}
        #endif
      }
      #if DEBUG && os(iOS)
      extension A { override func layoutSubviews() {} }
      #endif
      """
    let result = prepared(source)
    let text = result.sources[0].text
    let expected =
      source.replacing("@objc ", with: "")
      .replacing("#selector(b)", with: "Selector(\"b\", method: A.b)")
      .replacing("os(iOS)", with: "(os(iOS) || os(Linux))")
    #expect(LineDiff(expected: expected, actual: text) == nil)
    #expect(result.changes.map(\.line) == [4, 5, 7, 10])
    #expect(
      result.refusals.map(\.description) == [
        "A.swift:11:24: A.layoutSubviews is overridden in an extension that only some builds "
          + "compile; move it into the class, between #if and #endif"
      ])
    #expect(prepared(result.sources[0].text).changes == [])
  }

  @Test func `the report has a line for each place and counts them`() {
    let result = SourcePreparation.prepare([
      .init(path: "A.swift", text: "@objc func a() {}"), .init(path: "B.swift", text: "import os"),
      .init(path: "C.swift", text: "let c = 1"),
    ])
    #expect(
      result.report == """
        A.swift:1:1: removed @objc
        B.swift:1:8: error: there is no module os on Linux; remove what uses it, or put it between \
        #if canImport and #endif
        3 files read, 1 changed in 1 place, 1 construct not carried over
        """)
  }
}
