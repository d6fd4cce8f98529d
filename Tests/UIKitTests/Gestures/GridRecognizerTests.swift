import GridTesting
import TestSupport
import Testing
import UIKit

/// Recognizers on a collection view, beside its own selection and scrolling.
@MainActor @Suite("Recognizers and the grid")
struct GridRecognizerTests {
  @MainActor private final class Source: NSObject {
    var items = Array(0..<100)
    var selected: [Int] = []
    weak var grid: UICollectionView?
    let (data, delegate) = (SpyDataSource([100]), SpyDelegate())

    override init() {
      super.init()
      data.move = { [unowned self] in items.insert(items.remove(at: $1.item), at: $2.item) }
      delegate.didSelectItemAt = { [unowned self] in selected.append(items[$1.item]) }
    }

    /// Moves items by hand, as apps do.
    func pressed(_ press: UILongPressGestureRecognizer) {
      guard let grid else { return }
      let place = press.location(in: grid)
      switch press.state {
      case .began:
        guard let path = grid.indexPathForItem(at: place) else { return }
        _ = grid.beginInteractiveMovementForItem(at: path)
      case .changed: grid.updateInteractiveMovementTargetPosition(place)
      case .ended: grid.endInteractiveMovement()
      default: grid.cancelInteractiveMovement()
      }
    }
  }

  /// Rows of 300 by 50 points.
  private func rig(_ source: Source) -> (RecognizerRig, UICollectionView) {
    let rig = RecognizerRig { frame in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 50)
      layout.minimumLineSpacing = 0
      let grid = UICollectionView(frame: frame, collectionViewLayout: layout)
      source.data.attach(to: grid)
      grid.delegate = source.delegate
      return grid
    }
    let grid =
      rig.view as? UICollectionView ?? UICollectionView(frame: .zero, collectionViewLayout: .init())
    source.grid = grid
    return (rig, grid)
  }

  @Test(.rule("UM-2"))
  func `a tap recognizer takes taps from the grid, unless it lets views have them`() {
    let source = Source()
    let (rig, grid) = rig(source)
    let tap = rig.add(UITapGestureRecognizer(), "tap")
    rig.tap(100, 125)
    #expect(rig.log == ["tap ended"] && source.selected == [])
    #expect(grid.cellForItem(at: IndexPath(item: 2, section: 0))?.isHighlighted == false)
    tap.cancelsTouchesInView = false
    rig.tap(100, 125)
    #expect(rig.log == ["tap ended", "tap ended"] && source.selected == [2])
    // A drag scrolls, and is no tap.
    rig.window.swipe(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), speed: 800)
    grid.settle()
    #expect(grid.contentOffset.y > 150 && rig.log.count == 2)
  }

  @Test(.rule("UM-2")) func `a long press recognizer moves an item by hand while nothing scrolls`()
  {
    let source = Source()
    let (rig, grid) = rig(source)
    grid.addGestureRecognizer(
      UILongPressGestureRecognizer(
        target: source, action: Selector("pressed:", Source.pressed(_:))))
    let dragged = rig.window.touch(
      GridTouchScript([
        [0, 150, 75], [0.6, 150, 75], [0.7, 150, 120], [0.8, 150, 178], [0.9, 150, 178],
      ]))
    grid.settle()
    #expect(dragged == nil && grid.contentOffset.y == 0)
    #expect(Array(source.items.prefix(5)) == [0, 2, 3, 1, 4])
    #expect(source.selected == [] && rig.simulation.faults.isEmpty)
  }

  @Test(.rule("UM-2"))
  func `a pan on a cell keeps the grid from scrolling, if its delegate lets it begin`() {
    let source = Source()
    let (rig, grid) = rig(source)
    let cell = grid.cellForItem(at: IndexPath(item: 4, section: 0))
    let pan = rig.add(UIPanGestureRecognizer(), "pan", to: cell)
    pan.delegate = rig
    func dragUp() {
      rig.window.swipe(from: CGPoint(x: 100, y: 225), to: CGPoint(x: 100, y: 125), speed: 500)
      grid.settle()
    }
    dragUp()
    #expect(grid.contentOffset.y == 0 && rig.log.first == "pan began")
    #expect(rig.log.last == "pan ended")
    rig.log = []
    rig.goesOnWithOthers = true
    dragUp()
    let offset = grid.contentOffset.y
    #expect(offset > 0 && rig.log.last == "pan ended")
    grid.setContentOffset(.zero, animated: false)
    rig.log = []
    rig.begins = false
    dragUp()
    #expect(grid.contentOffset.y == offset && rig.log == [])
  }

  @Test(.rule("UM-2"))
  func `the grid's own pan tells its targets, waits for others, and can be off`() {
    let source = Source()
    let (rig, grid) = rig(source)
    let pan = grid.panGestureRecognizer
    pan.name = "scroll"
    pan.addTarget(rig, action: RecognizerRig.action)
    func dragUp() {
      grid.setContentOffset(.zero, animated: false)
      rig.log = []
      rig.window.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), speed: 500)
      grid.settle()
    }
    dragUp()
    #expect(rig.log.first == "scroll began" && rig.log.last == "scroll ended")
    #expect(rig.log.dropFirst().dropLast().allSatisfy { $0 == "scroll changed" })
    let up = rig.add(UISwipeGestureRecognizer(), "swipe")
    up.direction = .up
    pan.require(toFail: up)
    dragUp()
    #expect(rig.log == ["swipe ended"] && grid.contentOffset.y == 0)
    // A swipe to the right has failed when the finger has gone up too far.
    up.direction = .right
    dragUp()
    #expect(rig.log.first == "scroll began" && rig.log.last == "scroll ended")
    up.isEnabled = false
    dragUp()
    #expect(rig.log.first == "scroll began" && grid.contentOffset.y > 0)
    pan.isEnabled = false
    dragUp()
    #expect(rig.log == [] && grid.contentOffset.y == 0)
  }

  @Test(.rule("UM-2")) func `a drag that lifts an item takes the finger from recognizers`() {
    final class Drags: NSObject, UICollectionViewDragDelegate {
      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider())
        item.previewProvider = { nil }
        return [item]
      }
    }
    let (source, drags) = (Source(), Drags())
    let (rig, grid) = rig(source)
    grid.dragDelegate = drags
    grid.dragInteractionEnabled = true
    rig.add(UITapGestureRecognizer(), "tap")
    let late = rig.add(UILongPressGestureRecognizer(), "late")
    late.minimumPressDuration = 0.6
    rig.window.touch(GridTouchScript([[0, 150, 75], [0.7, 150, 75]]))
    #expect(rig.log == [])
    // The recognizer that is sooner keeps the item where it is.
    late.minimumPressDuration = 0.3
    rig.window.touch(GridTouchScript([[0, 150, 75], [0.7, 150, 75]]))
    #expect(rig.log == ["late began", "late ended"] && !grid.hasActiveDrag)
  }

  @Test(.rule("UM-2"))
  func `a cancelled finger cancels the press that a recognizer has begun`() throws {
    let source = Source()
    let (rig, grid) = rig(source)
    rig.add(UILongPressGestureRecognizer(), "press")
    let finger = try #require(grid.touchDown(onItemAt: IndexPath(item: 1, section: 0)))
    rig.simulation.advance(by: 0.6)
    #expect(rig.log == ["press began"])
    finger.cancel()
    #expect(rig.log == ["press began", "press cancelled"])
    #expect(source.selected == [])
  }
}
