import SourcePreparation
import TestPrograms
import Testing

@Suite("Optional methods of subclasses")
struct InheritedMethodTests {
  private func prepared(_ text: String) -> SourcePreparation {
    SourcePreparation.prepare([.init(path: "A.swift", text: text)])
  }

  @Test func `an optional method that a subclass adds is declared above it and overridden`() {
    let result = prepared(
      """
      import UIKit
      open class Board: NSObject, UICollectionViewDelegate {
      }
      class Tiles: Board {
        public func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {}
      }
      """)
    #expect(
      result.sources[0].text == """
        import UIKit
        open class Board: NSObject, UICollectionViewDelegate {
        @MainActor open func collectionView(_ view: UICollectionView, didSelectItemAt path: \
        IndexPath) { UIAbsentMethods.shared.collectionView(view, didSelectItemAt: path) } }
        class Tiles: Board {
          public override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {}
        }
        """)
    #expect(result.changes.map(\.line) == [5])
    #expect(
      result.changes.first?.message.hasPrefix(
        "collectionView(_:didSelectItemAt:) is declared in Board, which conforms without it")
        == true)
    #expect(result.isComplete)
    #expect(prepared(result.sources[0].text).changes == [])
  }

  @Test(
    "a method stays where the class that has it conforms, or nothing is missing above",
    arguments: [
      // The class itself conforms to the protocol of the method.
      """
      class A: NSObject, UIScrollViewDelegate {}
      class B: A, UICollectionViewDataSource { func numberOfSections(in view: UICollectionView) -> Int { 1 } }
      """,
      // The superclass has the method.
      """
      class A: NSObject, UIScrollViewDelegate { func scrollViewDidScroll(_ view: UIScrollView) {} }
      class B: A { override func scrollViewDidScroll(_ view: UIScrollView) {} }
      """,
      // No class above conforms.
      "class A: NSObject {}; class B: A { func scrollViewDidScroll(_ view: UIScrollView) {} }",
      // Nothing but the name is alike, or Objective-C does not see it either.
      """
      class A: NSObject, UICollectionViewDelegate {}
      class B: A { func collectionView(_ view: UICollectionView, didOpenItemAt path: IndexPath) {}; private func scrollViewDidScroll(_ view: UIScrollView) {}; static func scrollViewDidZoom(_ view: UIScrollView) {} }
      """,
    ])
  func untouched(source: String) {
    #expect(prepared(source).sources[0].text == source)
  }

  @Test func `a method of a conformance in an extension moves where a subclass overrides it`() {
    let result = prepared(
      """
      class A: NSObject {}
      extension A: UIScrollViewDelegate { func scrollViewDidScroll(_ view: UIScrollView) {} }
      class B: A { override func scrollViewDidScroll(_ view: UIScrollView) {} }
      """)
    #expect(
      result.sources[0].text.hasPrefix(
        "class A: NSObject {func scrollViewDidScroll(_ view: UIScrollView) { "
          + "self._scrollViewDidScrollInExtension1(view) } }"))
  }

  private static let program = """
    import UIKit

    protocol BoardDelegate: UICollectionViewDelegateFlowLayout {}

    class Board: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
        true
      }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    extension Board: BoardDelegate {}
    class Tiles: Board {
      func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        print("selected", path.item)
      }
      override func collectionView(
        _ view: UICollectionView, shouldSelectItemAt path: IndexPath
      ) -> Bool { path.item > 0 }
    }
    class Rows: Board {}
    extension Rows {
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
      ) -> CGSize { CGSize(width: 100, height: 10 + path.item) }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled") }
      func numberOfSections(in view: UICollectionView) -> Int { 2 }
      func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        print("row", path.item)
      }
    }

    @MainActor func play(_ board: Board) {
      let layout = UICollectionViewFlowLayout()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 60), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = board
      view.delegate = board
      view.layoutIfNeeded()
      print(type(of: board), view.numberOfSections, view.cellForItem(at: [0, 0])?.frame.size ?? .zero)
      let path = IndexPath(item: 1, section: 0)
      if board.collectionView(view, shouldSelectItemAt: path) {
        (board as any UICollectionViewDelegate).collectionView(view, didSelectItemAt: path)
      }
      view.contentOffset.y = 5
      print(Simulation.current.findings.filter { $0.code == "optional-method-in-subclass" }.count)
    }
    """

  private func output(of program: SourcePreparation.Source, mode: String) throws -> String {
    try Compiler.output(
      of: [
        program,
        .init(
          path: "main.swift",
          text: """
            import UIKit
            MainActor.assumeIsolated {
              play(Board())
              play(Tiles())
              play(Rows())
            }
            """),
      ], mode: mode)
  }

  @Test(.slow, arguments: ["5", "6"])
  func `prepared, the methods of subclasses are called, and missing ones stay missing`(
    mode: String
  ) throws {
    let result = SourcePreparation.prepare([.init(path: "Board.swift", text: Self.program)])
    #expect(result.isComplete, "\(result.report)")
    let text = try output(of: result.sources[0], mode: mode)
    #expect(
      text == """
        Board 1 (50.0, 50.0)
        0
        Tiles 1 (50.0, 50.0)
        selected 1
        0
        Rows 2 (100.0, 10.0)
        row 1
        scrolled
        0

        """)
  }

  @Test(.slow) func `unprepared, a finding names each of them`() throws {
    let text = try output(of: .init(path: "Board.swift", text: Self.program), mode: "5")
    #expect(
      text == """
        Board 1 (50.0, 50.0)
        0
        Tiles 1 (50.0, 50.0)
        1
        Rows 1 (50.0, 50.0)
        5

        """)
  }
}

@Suite("Optional calls in Swift 5")
struct OptionalCallModeTests {
  @Test(.slow)
  func `optional methods of scroll delegates are called where no actor is known`() throws {
    let source = """
      import UIKit

      final class Relay: NSObject, UIScrollViewDelegate {
        weak var next: (any UIScrollViewDelegate)?
      }
      class Multiplexer {
        var delegates: [any UICollectionViewDelegate] = []
        func scrolled(_ view: UIScrollView, in grid: UICollectionView) {
          for delegate in delegates {
            delegate.scrollViewDidScroll?(view)
            delegate.scrollViewDidEndDragging?(view, willDecelerate: true)
            delegate.scrollViewDidEndZooming?(view, with: nil, atScale: 1)
            _ = delegate.scrollViewShouldScrollToTop?(view)
            _ = delegate.viewForZooming?(in: view)
            delegate.collectionView?(grid, didSelectItemAt: IndexPath(item: 0, section: 0))
          }
        }
      }
      """
    #expect(try Compiler.complaints(of: source, mode: "5") == "")
  }
}

extension Compiler {
  fileprivate static func complaints(of source: String, mode: String) throws -> String {
    try complaints(about: [.init(path: "A.swift", text: source)], mode: mode)
  }
}
