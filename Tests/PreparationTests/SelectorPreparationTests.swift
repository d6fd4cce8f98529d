import GridTesting
import SourcePreparation
import Testing

@Suite("Preparing selectors")
struct SelectorPreparationTests {
  /// The line of the source that `#selector` was on, prepared.
  private func line(_ number: Int = 1, of text: String) -> String {
    let result = SourcePreparation.prepare([.init(path: "A.swift", text: text)])
    let lines = result.sources[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    return String(lines[number - 1])
  }

  private static let board = """
    class Board: UIView { class Tile: UIView { @objc func turn() {} }
      @objc func open(_ sender: Any) {}
      @objc func close() {}
      @objc(dropCard:) func drop(_ card: UIView) {}
      @objc func turn(by angle: Int, with event: UIEvent) {}
      @objc func move(card: UIView) {}
      @objc func run(_ count: Int) {}
      @objc(runText:) func run(_ text: String) {}
      @objc class func reset(_ sender: Any) {}
      @objc var title: String = ""
      @objc(isOpen) var open = false
      func wire(_ other: Board, _ view: UIView) { let a = #selector(…) }
    }
    """

  @Test(
    "a selector refers to the method by its class, under Objective-C's name",
    arguments: [
      ("open", #"Selector("open:", method: Board.open)"#),
      ("open(_:)", #"Selector("open:", method: Board.open(_:))"#),
      ("self.close", #"Selector("close", method: Board.close)"#),
      ("Self.close", #"Selector("close", method: Board.close)"#),
      ("Board.close", #"Selector("close", method: Board.close)"#),
      ("type(of: self).close", #"Selector("close", method: Board.close)"#),
      ("(close)", #"Selector("close", method: Board.close)"#),
      ("Board.Tile.turn", #"Selector("turn", method: Board.Tile.turn)"#),
      ("drop(_:)", #"Selector("dropCard:", method: Board.drop(_:))"#),
      ("turn(by:with:)", #"Selector("turnBy:with:", method: Board.turn(by:with:))"#),
      ("move(card:)", #"Selector("moveWithCard:", method: Board.move(card:))"#),
      ("UIView.setNeedsLayout", #"Selector("setNeedsLayout", method: UIView.setNeedsLayout)"#),
      ("UIView.endEditing", #"Selector("endEditing", method: UIView.endEditing)"#),
      ("layoutIfNeeded", #"Selector("layoutIfNeeded", method: Board.layoutIfNeeded)"#),
      ("other.close", #"Selector("close")"#),
      (
        "view.removeFromSuperview",
        #"Selector("removeFromSuperview", of: view, { $0.removeFromSuperview })"#
      ),
      ("view?.layoutIfNeeded", #"Selector("layoutIfNeeded")"#),
      (
        "run(_:) as (Board) -> (String) -> Void",
        #"Selector("runText:", calling: { (target: Board, first: String) in target.run(first) })"#
      ),
      (
        "run as (Int) -> Void",
        #"Selector("run:", calling: { (target: Board, first: Int) in target.run(first) })"#
      ),
      (
        "reset(_:)",
        #"Selector("reset:", calling: { (target: Board.Type, first: Any) in target.reset(first) })"#
      ),
      ("getter: title", #"Selector("title", calling: { (target: Board) in target.title })"#),
      (
        "setter: Board.title",
        #"Selector("setTitle:", calling: { (target: Board, value: String) in target.title = value })"#
      ),
      ("getter: open", #"Selector("isOpen", calling: { (target: Board) in target.open })"#),
      ("getter: other.title", #"Selector("title")"#),
      (
        "setter: view.tag",
        #"Selector("setTag:", of: view, { target in { target.tag = $0 } })"#
      ),
    ])
  func selector(expression: String, expected: String) {
    let source = Self.board.replacing("…", with: expression)
    #expect(
      line(12, of: source)
        == "  func wire(_ other: Board, _ view: UIView) { let a = \(expected) }")
  }

  @Test(
    "the class is that around the selector, wherever it stands",
    arguments: [
      ("extension A { static let a = #selector(b) }", "A"),
      ("extension A.B { static let a = #selector(b) }", "A.B"),
      ("class A { class B { let a = #selector(b) } }", "B"),
      ("class A { class func c() { f { #selector(b) } } }", "A"),
      ("func f() { final class A: NSObject { lazy var a = #selector(b) } }", "A"),
      (
        "protocol P {}; extension P where Self: UIView { var a: Selector { #selector(b) } }", "Self"
      ),
    ])
  func enclosingType(source: String, type: String) {
    let expected = source.replacing("#selector(b)", with: "Selector(\"b\", method: \(type).b)")
    #expect(line(of: "import UIKit; " + source) == "import UIKit; " + expected)
  }

  @Test func `methods for Objective-C are listed by name behind the last line`() {
    let source = """
      import UIKit
      class A: UIView {
        @objc private func open(_ sender: UIButton!) {}
        @IBAction func close(_ sender: Any) {}
        @objc var title: String { "" }
        @objc var count = 0
        @objc func late() async {}
        @objc func many(_ a: Int, _ b: Int, _ c: Int) {}
        func plain() {}
      }
      class B<T>: UIView { @objc func turn(_ a: Int, by b: Int) {} }
      """
    let expected = """
      import UIKit
      class A: UIView {
        private func open(_ sender: UIButton!) {}
        @IBAction func close(_ sender: Any) {}
        var title: String { "" }
        var count = 0
        func late() async {}
        func many(_ a: Int, _ b: Int, _ c: Int) {}
        func plain() {}
      }
      class B<T>: UIView { func turn(_ a: Int, by b: Int) {} }

      // What Objective-C would find by name.

      extension A {
        nonisolated fileprivate static var selectors1: [Selector] {
          [
            Selector("open:", calling: { (target: A, first: UIButton?) in target.open(first) }),
            Selector("close:", calling: { (target: A, first: Any) in target.close(first) }),
            Selector("title", calling: { (target: A) in target.title }),
            Selector("count", calling: { (target: A) in target.count }),
            Selector("setCount:", calling: { (target: A, value) in target.count = value }),
          ]
        }
      }

      private protocol Selectors1_2Listing {
        static var selectors1_2: [Selector] { get }
      }

      extension B: Selectors1_2Listing {
        nonisolated fileprivate static var selectors1_2: [Selector] {
          [
            Selector("turn:by:", calling: { (target: B, first: Int, second: Int) in target.turn(first, by: second) }),
          ]
        }
      }

      extension PreparedSelectors {
        static func selectors1(of type: AnyClass) -> [Selector] {
          var found: [Selector] = []
          if type is A.Type { found += A.selectors1 }
          if let type = type as? any Selectors1_2Listing.Type { found += type.selectors1_2 }
          return found
        }
      }

      /// The methods of this module by the names that Objective-C has for them.
      final class PreparedSelectors: SelectorTable {
        static func selectors(of type: AnyClass) -> [Selector] {
          selectors1(of: type)
        }
      }

      """
    let result = SourcePreparation.prepare([.init(path: "A.swift", text: source)])
    #expect(LineDiff(expected: expected, actual: result.sources[0].text) == nil)
    #expect(result.isComplete)
    #expect(SourcePreparation.prepare(result.sources).sources == result.sources)
  }

  @Test func `a file that imports no UIKit gets it with its selectors`() {
    #expect(
      line(2, of: "// A\nimport Foundation\nclass A: NSObject { @objc func b() {} }")
        == "import Foundation; import UIKit")
    #expect(line(of: "class A { let a = #selector(b) }").hasPrefix("import UIKit; class A"))
  }

  @Test func `an action that throws or waits is refused`() {
    let source = "class A {\n  @objc func b() throws {}\n  let a = #selector(b)\n}"
    let result = SourcePreparation.prepare([.init(path: "A.swift", text: source)])
    #expect(
      result.refusals.map(\.description) == [
        "A.swift:3:11: b is async or throws, so no control and no notification calls it; name a "
          + "method that calls it"
      ])
  }
}
