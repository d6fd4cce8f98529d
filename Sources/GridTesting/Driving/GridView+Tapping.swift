// Fingers on items. Points are counted from the top left of the grid as it is on screen. No time
// passes, and the grid is laid out before and after each step.

/// The result of a tap.
///
/// ```swift
/// let tap = grid.tapItem(at: IndexPath(item: 3, section: 0))
/// #expect("\(tap)" == "0-3: selected 0-3, deselected 0-0")
/// ```
public struct GridTap: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The item whose cell the finger met; nil when it met none.
  public var item: IndexPath?
  /// Items that are selected since, ascending.
  public var selected: [IndexPath]
  /// Items that are not selected any more, ascending.
  public var deselected: [IndexPath]
  /// The reason why the finger did not meet the item that it was meant for, or the view that it met
  /// at a point instead of an item; nil when there is nothing to say.
  public var obstacle: String?

  /// A result to compare with; by default that of a tap that met nothing and changed nothing.
  public init(
    item: IndexPath? = nil, selected: [IndexPath] = [], deselected: [IndexPath] = [],
    obstacle: String? = nil
  ) {
    self.item = item
    self.selected = selected
    self.deselected = deselected
    self.obstacle = obstacle
  }

  /// `0-3: selected 0-3, deselected 0-0`, or what was in the way.
  public var description: String {
    func list(_ word: String, _ paths: [IndexPath]) -> [String] {
      paths.isEmpty ? [] : ["\(word) " + paths.map(\.dashedText).joined(separator: " ")]
    }
    let changes = list("selected", selected) + list("deselected", deselected)
    let target = obstacle ?? item?.dashedText ?? "no item"
    return "\(target): " + (changes.isEmpty ? "nothing" : changes.joined(separator: ", "))
  }
}

extension GridView {
  // MARK: Taps

  /// Puts a finger down on an item and lifts it again.
  ///
  /// The finger aims at the middle of the item, or of its visible part, and touches the front view
  /// there: a header in front of the item keeps the tap to itself, and the result says so. An item
  /// that is not on screen is not touched: scroll to it first. A view that moves is only stopped.
  @discardableResult
  public func tapItem(at indexPath: IndexPath) -> GridTap {
    guard let place = place(ofItemAt: indexPath) else {
      return GridTap(obstacle: "\(indexPath.dashedText) is not on screen")
    }
    var tap = tap(at: place)
    if tap.item != indexPath { tap.obstacle = obstacle(at: place, to: indexPath) }
    return tap
  }

  /// Puts a finger down at a point and lifts it again.
  ///
  /// - Parameter point: From the top left of the grid as it is on screen, in points.
  @discardableResult
  public func tap(at point: CGPoint) -> GridTap {
    let before = Set(indexPathsForSelectedItems ?? [])
    let finger = touchDown(at: point)
    let item = finger.item
    let obstacle = item == nil ? obstacle(at: point) : nil
    finger.lift()
    let after = Set(indexPathsForSelectedItems ?? [])
    return GridTap(
      item: item, selected: after.subtracting(before).sorted(),
      deselected: before.subtracting(after).sorted(),
      obstacle: obstacle)
  }

  // MARK: A finger that stays

  /// Puts a finger down on an item; nil when the item is not on screen.
  public func touchDown(onItemAt indexPath: IndexPath) -> GridFinger? {
    place(ofItemAt: indexPath).map { touchDown(at: $0) }
  }

  /// Puts a finger down at a point, counted from the top left of the grid as it is on screen.
  public func touchDown(at point: CGPoint) -> GridFinger {
    GridFinger(downAt: point, on: self)
  }

  // MARK: Two fingers

  /// Pans with two fingers over items, from the first to the last, to select several.
  ///
  /// The delegate must allow it: `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`.
  /// Items that are not on screen are passed by.
  ///
  /// - Returns: Whether the interaction began.
  @discardableResult
  public func panWithTwoFingers(overItemsAt indexPaths: [IndexPath]) -> Bool {
    var began = false
    for (index, path) in indexPaths.enumerated() {
      gesture {
        let view = place(ofItemAt: path).flatMap { touchedView(at: $0) }
        if index == 0 {
          began = beginMultipleSelection(on: view)
        } else if began {
          moveMultipleSelection(onto: view)
        }
      }
    }
    if began { gesture { endMultipleSelection() } }
    return began
  }

  // MARK: Places

  /// Returns the point at which a finger aims at an item: the middle of it, or of what shows.
  func place(ofItemAt path: IndexPath) -> CGPoint? {
    simulation.perform { layoutIfNeeded() }
    guard let cell = cellForItem(at: path) else { return nil }
    let middle = cell.center
    let shown = cell.frame.common(with: bounds)
    let aim = bounds.contains(middle) ? middle : CGPoint(x: shown.midX, y: shown.midY)
    return CGPoint(x: aim.x - bounds.minX, y: aim.y - bounds.minY)
  }

  private func touchedView(at place: CGPoint) -> BaseView? {
    hitTest(CGPoint(x: place.x + bounds.minX, y: place.y + bounds.minY), with: nil)
  }

  /// Names the view that takes a touch that no item gets: a header, or another view in front of the
  /// items. The background view is no obstacle, nor is a cell that only stops with the content.
  private func obstacle(at place: CGPoint) -> String? {
    var view = touchedView(at: place)
    while let present = view, present !== self, present.superview !== self {
      view = present.superview
    }
    guard let view, view !== self, view !== backgroundView, !(view is GridViewCell) else {
      return nil
    }
    return "no item but \(view.nameInTexts)"
  }

  private func obstacle(at place: CGPoint, to path: IndexPath) -> String {
    let item = path.dashedText
    guard let view = touchedView(at: place), view !== self else {
      return cellForItem(at: path)?.isUserInteractionEnabled == false
        ? "the cell of \(item) takes no touches" : "\(item) was not touched"
    }
    if view === cellForItem(at: path) { return "\(item) was not touched: the content was moving" }
    return "\(view.nameInTexts) lies in front of \(item)"
  }
}

/// A finger that a test moves by hand.
///
/// ```swift
/// let finger = grid.touchDown(onItemAt: first)
/// finger?.move(toItemAt: second)
/// finger?.lift()
/// ```
///
/// It is a real finger: more than ten points along an axis that scrolls begin a drag, which takes
/// the item's highlight away. Let time pass between steps if the speed of a drag matters.
@MainActor
public final class GridFinger {
  private let grid: GridView
  private let run: GridTouchRun
  /// The item whose cell it came down on; nil when there was none.
  public let item: IndexPath?

  init(downAt point: CGPoint, on grid: GridView) {
    self.grid = grid
    var item: IndexPath?
    run = GridTouchRun(downAt: point, on: grid) { touch in
      item = grid.cell(under: touch.view).flatMap { grid.indexPath(for: $0) }
    }
    self.item = item
  }

  /// Whether it has not lifted yet.
  public var isDown: Bool { !run.isFinished }

  /// The scroll view that it drags; nil while it has not moved far enough.
  public var draggedView: BaseScrollView? { run.draggedView }

  /// Moves to a point, counted from the top left of the grid as it is on screen.
  public func move(to point: CGPoint) {
    run.move(to: point)
  }

  /// Moves onto an item; stays where it is when the item is not on screen.
  public func move(toItemAt indexPath: IndexPath) {
    if let place = grid.place(ofItemAt: indexPath) { run.move(to: place) }
  }

  /// Moves to a point of another view, counted from its top left as it is on screen.
  public func move(to point: CGPoint, in view: BaseView) {
    run.move(to: point, in: view)
  }

  /// Moves onto an item of another grid; stays where it is when the item is not on screen.
  public func move(toItemAt indexPath: IndexPath, in grid: GridView) {
    if let place = grid.place(ofItemAt: indexPath) { run.move(to: place, in: grid) }
  }

  /// Whether it has lifted an item by a long press, for a drag or to move it by hand.
  public var hasLiftedItem: Bool { run.hasLiftedItem }

  /// The drag that has the finger.
  var drag: RunningDrag? { run.drag }

  /// Lifts the finger where it is: a tap where it has not dragged, else a release at the speed that
  /// the latest moves had. A finger that is gone already does nothing.
  public func lift() {
    run.lift()
  }

  /// Loses the touch, as to an alert that appears.
  public func cancel() {
    run.cancel()
  }
}

extension IndexPath {
  /// `0-3`
  var dashedText: String { map(String.init).joined(separator: "-") }
}
