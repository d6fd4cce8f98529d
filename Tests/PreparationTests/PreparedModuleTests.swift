import Foundation
import SourcePreparation
import TestPrograms
import Testing

@Suite("Prepared modules")
struct PreparedModuleTests {
  private func prepared(_ text: String) -> SourcePreparation {
    SourcePreparation.prepare([.init(path: "A.swift", text: text)])
  }

  private func tables(_ paths: [String: String]) -> [String] {
    let sources = paths.sorted { $0.key < $1.key }.map { path, head in
      SourcePreparation.Source(
        path: path, text: "\(head)\nclass A: UIView { @objc func open() {} }")
    }
    return SourcePreparation.prepare(sources).sources
      .filter { $0.text.contains("class PreparedSelectors") }.map(\.path)
  }

  @Test func `each module of a folder has one table of selectors`() {
    #expect(
      tables([
        "Sources/Wall/A.swift": "", "Sources/Wall/Deep/B.swift": "", "Sources/Other/C.swift": "",
      ]) == ["Sources/Other/C.swift", "Sources/Wall/A.swift"])
    #expect(
      tables(["Wall/A.swift": "", "Wall/B.swift": "", "WallTests/C.swift": "import XCTest"])
        == ["Wall/A.swift", "WallTests/C.swift"])
    #expect(tables(["A.swift": "", "Deep/B.swift": ""]) == ["A.swift"])
    #expect(tables(["Tests/A.swift": "import Testing", "Tests/B.swift": ""]) == ["Tests/A.swift"])
  }

  @Test(
    "a property of a class is asked of the class", .slow,
    arguments: [
      (
        "class A: UIView { let a = #selector(getter: UIScreen.main) }",
        "Selector(\"main\", calling: { (target: UIScreen.Type) in target.main })"
      ),
      (
        "class A: UIView { let a = #selector(getter: UIColor.red) }",
        "Selector(\"red\", calling: { (target: UIColor.Type) in target.red })"
      ),
      (
        "class A: UIView { @objc class var b: Int { 1 }; let a = #selector(getter: b) }",
        "Selector(\"b\", calling: { (target: A.Type) in target.b })"
      ),
      (
        "class A: UIView { let a = #selector(getter: UIView.frame) }",
        "Selector(\"frame\", calling: { (target: UIView) in target.frame })"
      ),
    ])
  func classProperties(source: String, expected: String) throws {
    let result = prepared("import UIKit\n" + source)
    #expect(result.sources[0].text.contains("let a = \(expected)"))
    for mode in ["5", "6"] {
      #expect(try Compiler.complaints(about: result.sources, mode: mode) == "")
    }
  }

  @Test(
    "a generic class of views is made by a function",
    arguments: [
      (
        "func a<T: UIView>() -> T { T(frame: .zero) }",
        "func a<T: UIView>() -> T { T._make(frame: .zero) }"
      ),
      (
        "func a<T>() -> T where T: UILabel & P { T.init(frame: f(1, 2)) }",
        "func a<T>() -> T where T: UILabel & P { T._make(frame: f(1, 2)) }"
      ),
      (
        "class A<B: UIView>: UIView { lazy var b = B(frame: bounds) }; class C { let B = B(frame: a) }",
        "class A<B: UIView>: UIView { lazy var b = B._make(frame: bounds) }; class C { let B = B(frame: a) }"
      ),
      (
        "class V: UIView {}; struct A<B: V> {}; extension A { var b: B { B(frame: r) } }",
        "class V: UIView {}; struct A<B: V> {}; extension A { var b: B { B._make(frame: r) } }"
      ),
      (
        "protocol P { associatedtype V: UIView }; extension P where Self: UIView { func a() -> Self { Self(frame: r) }; func b() -> V { V(frame: r) } }",
        "protocol P { associatedtype V: UIView }; extension P where Self: UIView { func a() -> Self { Self._make(frame: r) }; func b() -> V { V._make(frame: r) } }"
      ),
      (
        "extension UIView { static func a() -> Self { Self(frame: .zero) } }",
        "extension UIView { static func a() -> Self { Self._make(frame: .zero) } }"
      ),
      (
        "func a<T: UIView>() -> T { if b { return .init() }; let c = T(); let d: T = .init(frame: r); return T.init() }",
        "func a<T: UIView>() -> T { if b { return T._make() }; let c = T._make(); let d: T = T._make(frame: r); return T._make() }"
      ),
      (
        "func a<T: UIView>() -> T? { .init() }; func b<T: UIViewController>() -> T { .init() }",
        "func a<T: UIView>() -> T? { .init() }; func b<T: UIViewController>() -> T { T._make() }"
      ),
      (
        "class A<B: UICollectionViewLayout>: UIView { lazy var a: B = .init(); var b: B { .init() }; var c: B? = .init(); var d: [B] = .init(); func e() -> B { let f = { () -> CGRect in\nreturn .init() }; return B() } }",
        "class A<B: UICollectionViewLayout>: UIView { lazy var a: B = B._make(); var b: B { B._make() }; var c: B? = B._make(); var d: [B] = .init(); func e() -> B { let f = { () -> CGRect in\nreturn .init() }; return B._make() } }"
      ),
      (
        "typealias V = UIView; protocol P: V {}; extension P { static func a() -> Self { Self() } }",
        "typealias V = UIView; protocol P: V {}; extension P { static func a() -> Self { Self._make() } }"
      ),
      // A closure that answers a generic class is rewritten as a function is.
      (
        "class A<V: UIView> { var make: ((Int) -> V)? = { _ in .init() } }",
        "class A<V: UIView> { var make: ((Int) -> V)? = { _ in V._make() } }"
      ),
      (
        "class A<V: UIView> { let make: () -> V = { .init(frame: .zero) } }",
        "class A<V: UIView> { let make: () -> V = { V._make(frame: .zero) } }"
      ),
      (
        "class A<V: UIView> { let make: (Int) -> V? = { a in if a > 1 { return nil }; return .init() } }",
        "class A<V: UIView> { let make: (Int) -> V? = { a in if a > 1 { return nil }; return V._make() } }"
      ),
    ])
  func genericViews(source: String, expected: String) {
    let result = prepared(source)
    #expect(result.sources[0].text == expected)
    #expect(result.changes.allSatisfy { $0.message.contains("._make(") })
    #expect(!result.changes.isEmpty)
    #expect(prepared(expected).changes == [])
  }

  @Test(
    "a type that is no generic class of views is made as it is",
    arguments: [
      "func a<T: Framed>() -> T { T(frame: .zero) }",
      "func a<T: UIView>() -> T { T(frame: .zero, style: 1) }",
      "func a<T: UIView>(_ b: T) -> UIView { UIView(frame: b.T(frame: .zero)) }",
      "struct A<T> { func a() -> T { T(frame: r) } }; struct B<T: UIView> {}",
      "final class A: NSObject { static func a() -> Self { Self(frame: r) } }",
      "class A<V: UIView> { let make: (Int) -> [V] = { _ in .init() } }",
    ])
  func otherViews(source: String) {
    #expect(prepared(source).sources[0].text == source)
  }

  @Test func `an asynchronous set-up on the main actor does not call XCTest's`() {
    let result = prepared(
      """
      @MainActor class A: XCTestCase {
        override func setUp() async throws {
          try await super.setUp()
          b = 1
        }
      }
      class B: XCTestCase {
        @MainActor override func tearDown() async throws { try await super.tearDown() }
        override func setUp() async throws { try await super.setUp() }
      }
      """)
    let lines = result.sources[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2].allSatisfy { $0 == " " })
    #expect(lines[7] == "  @MainActor override func tearDown() async throws {  }")
    #expect(lines[8].contains("try await super.setUp()"))
    #expect(result.changes.map(\.line) == [3, 8])
  }

  @Test func `a file of which nothing is compiled is told`() {
    for (text, condition) in [
      ("import UIKit\n#if os(iOS) && !os(Linux)\nclass A {}\n#endif", "os(iOS) && !os(Linux)"),
      ("#if os(tvOS)\nimport UIKit\nclass A {}\n#endif", "os(tvOS)"),
      ("// A\n#if canImport(SwiftUI)\nimport SwiftUI\nstruct A {}\n#endif", "canImport(SwiftUI)"),
    ] {
      let result = prepared(text)
      #expect(result.isComplete)
      #expect(
        result.warnings.map(\.message) == [
          "nothing of this file is compiled on Linux: it lies inside #if \(condition)"
        ])
      #expect(result.report.contains(": warning: nothing of this file"))
    }
    for text in [
      "#if os(iOS)\nclass A {}\n#endif", "import UIKit", "#if DEBUG\nclass A {}\n#endif", "",
      "#if os(tvOS)\nclass A {}\n#else\nclass B {}\n#endif", "// A",
    ] {
      #expect(prepared(text).warnings == [])
    }
  }

  @Test func `names of UIKit that are not there or do nothing are told with their places`() {
    let result = prepared(
      """
      import UIKit
      class A: UIView {
        let table: UITableView? = nil
        let image = UIImage(), other = UIImage()
        var view: UICollectionView?, size = CGSize.zero, box = CGRect.zero
        struct UIThing {}; let thing = UIThing()
        enum E { case a }; func f(_ manager: NSLayoutManager) {}
      }
      """)
    #expect(
      result.warnings.map(\.description) == [
        "A.swift:3:14: there is no UITableView on Linux; use a list: "
          + "UICollectionLayoutListConfiguration and UICollectionViewListCell",
        "A.swift:4:15: UIImage keeps a name and a size; nothing is loaded or drawn",
        "A.swift:7:40: there is no NSLayoutManager on Linux; declare one, or keep what uses it out "
          + "of the build",
      ])
    #expect(result.isComplete)
  }

  @Test func `a collection view with a convenience initialiser is made by its plain name`() {
    let source = """
      class Wall: UICollectionView {
        convenience init(frame: CGRect) { self.init(frame: frame, collectionViewLayout: L()) }
      }
      """
    #expect(
      prepared(source).sources[0].text == source.dropLast()
        + "convenience init() { self.init(frame: .zero) } }")
    for other in [
      "class Wall: UIView { convenience init(frame: CGRect) { self.init() } }",
      "class Wall: UICollectionView { convenience init(frame: CGRect) {}; init() {} }",
    ] {
      #expect(prepared(other).sources[0].text == other)
    }
  }
}
