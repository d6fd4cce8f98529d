import GridKit
import GridTesting
import TestSupport
import Testing

// An optional method that a subclass adds to a superclass that conforms: UIKit calls it, Swift does
// not, and the grid says so.

private class Board: NSObject, GridViewDelegateFlowLayout, GridViewDataSource {
  func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(_ collectionView: GridView, cellForItemAt path: IndexPath) -> GridViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(_ collectionView: GridView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }
}

private class SelectingBoard: Board {
  var selected: [IndexPath] = []

  func collectionView(_ collectionView: GridView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }

  override func collectionView(_ grid: GridView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    indexPath.item > 0
  }
}

private class PlainBoard: Board {
  override func collectionView(_ grid: GridView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    false
  }
}

private class ExtendedBoard: PlainBoard {}

extension ExtendedBoard {
  func scrollViewDidScroll(_ scrollView: BaseScrollView) {}

  func collectionView(
    _ collectionView: GridView, layout: GridViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 10, height: 10) }

  func numberOfSections(in collectionView: GridView) -> Int { 2 }
}

private class SelectingAgainBoard: SelectingBoard {
  override func collectionView(_ collectionView: GridView, didSelectItemAt indexPath: IndexPath) {}
}

private class GenericBoard<Item>: Board {
  func collectionView(_ collectionView: GridView, didDeselectItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: GridView, didOpen item: Item) {}
  static func collectionView(_ collectionView: GridView, canEditItemAt path: IndexPath) -> Bool {
    true
  }
}

private class Scroller: NSObject, BaseScrollViewDelegate {}

private class ScrollingBoard: Scroller, GridViewDelegate {
  func collectionView(_ collectionView: GridView, didSelectItemAt indexPath: IndexPath) {}
  func scrollViewDidEndDragging(_ scrollView: BaseScrollView, willDecelerate: Bool) {}
}

private class Prefetcher: GridViewDataSourcePrefetching {
  func collectionView(_ collectionView: GridView, prefetchItemsAt indexPaths: [IndexPath]) {}
}

private class CancellingPrefetcher: Prefetcher {
  func collectionView(_ collectionView: GridView, cancelPrefetchingForItemsAt paths: [IndexPath]) {}
}

private class Dragger: GridViewDragDelegate, GridViewDropDelegate {
  func collectionView(
    _ collectionView: GridView, itemsForBeginning session: any GridDragSession,
    at indexPath: IndexPath
  ) -> [GridDragItem] { [] }

  func collectionView(
    _ collectionView: GridView, performDropWith coordinator: any GridViewDropCoordinator
  ) {}
}

private class EagerDragger: Dragger {
  func collectionView(_ collectionView: GridView, dragSessionWillBegin session: any GridDragSession)
  {}
  func collectionView(_ collectionView: GridView, canHandle session: any GridDropSession) -> Bool {
    true
  }
}

@MainActor @Suite("Inherited conformances")
struct InheritedConformanceTests {
  private let simulation = Simulation()

  init() { simulation.usesUIKitNames = false }

  private func makeGrid() -> GridView {
    simulation.perform {
      let grid = GridView(frame: CGRect(0, 0, 100, 100), collectionViewLayout: GridViewFlowLayout())
      grid.register(GridViewCell.self, forCellWithReuseIdentifier: "cell")
      return grid
    }
  }

  private var messages: [String] {
    simulation.findings.filter { $0.code == "optional-method-in-subclass" }.map(\.message)
  }

  // An optimised program has only the methods that it calls.
  #if os(Linux) && DEBUG
    @Test(.rule("UK-4"))
    func `an optional method of a subclass is told with its class and the cure`() {
      let grid = makeGrid()
      let board = SelectingBoard()
      grid.delegate = board
      #expect(
        messages == [
          "SelectingBoard adds collectionView(_:didSelectItemAt:), an optional method of "
            + "GridViewDelegate, to which its superclass Board conforms without it: UIKit calls "
            + "it, Swift on Linux never does. Declare the method in Board and override it in "
            + "SelectingBoard; gridview prepare does so."
        ])
      #expect(simulation.findings.map(\.severity) == [.error])
      grid.delegate = nil
      grid.delegate = board
      #expect(messages.count == 1)
    }

    @Test(.rows, .rule("UK-4"))
    func `optional methods of subclasses are found, in every protocol of an object`() {
      let (extended, again) = (ExtendedBoard(), SelectingAgainBoard())
      let (generic, scrolling) = (GenericBoard<Int>(), ScrollingBoard())
      let (prefetcher, dragger) = (CancellingPrefetcher(), EagerDragger())
      let rows: [ActionRow<GridView, [String]>] = [
        ActionRow(
          "in extensions, and of every protocol of a delegate",
          [
            "ExtendedBoard adds scrollViewDidScroll(_:), an optional method of "
              + "BaseScrollViewDelegate, to which",
            "ExtendedBoard adds collectionView(_:layout:sizeForItemAt:), an optional method of "
              + "GridViewDelegateFlowLayout, to which",
            "ExtendedBoard adds numberOfSections(in:), an optional method of GridViewDataSource, "
              + "to which",
          ]
        ) {
          $0.delegate = extended
          $0.dataSource = extended
        },
        ActionRow("of the class that adds one, whatever lies below and above", ["SelectingBoard "])
        { $0.delegate = again },
        ActionRow(
          "of a generic class, whose other methods are not meant",
          ["GenericBoard<Int> adds collectionView(_:didDeselectItemAt:), an optional method"]
        ) { $0.delegate = generic },
        ActionRow(
          "the conformance that counts is the one of the protocol that has the method",
          [
            "ScrollingBoard adds scrollViewDidEndDragging(_:willDecelerate:), an optional method "
              + "of BaseScrollViewDelegate, to which its superclass Scroller conforms"
          ]
        ) { $0.delegate = scrolling },
        ActionRow(
          "of prefetching, dragging and dropping",
          ["CancellingPrefetcher ", "EagerDragger ", "EagerDragger "]
        ) {
          $0.prefetchDataSource = prefetcher
          $0.dragDelegate = dragger
          $0.dropDelegate = dragger
        },
      ]
      forEachRow(of: rows, named: \.name) { row in
        let test = Self()
        let grid = test.makeGrid()
        row.act(grid)
        let messages = test.messages
        #expect(messages.count == row.outcome.count)
        for opening in row.outcome { #expect(messages.contains { $0.hasPrefix(opening) }) }
      }
      withExtendedLifetime((prefetcher, dragger)) {}
    }
  #endif

  @Test func `a class that conforms or overrides, and a controller, are not suspicious`() {
    final class Controller: GridViewController {
      override func collectionView(_ grid: GridView, didSelectItemAt indexPath: IndexPath) {}
    }
    let grid = makeGrid()
    let boards = [Board(), PlainBoard()]
    for board in boards {
      grid.delegate = board
      grid.dataSource = board
    }
    let controller = simulation.perform { Controller(collectionViewLayout: GridViewFlowLayout()) }
    controller.loadViewIfNeeded()
    #expect(messages == [])
  }
}
