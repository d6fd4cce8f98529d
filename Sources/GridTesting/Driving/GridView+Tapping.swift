// Fingers on items. Points are counted from the top left corner of the grid on screen. No time
// passes, and the grid is laid out before and after each step.

/// The result of a tap.
///
/// ```swift
/// let tap = grid.tapItem(at: IndexPath(item: 3, section: 0))
/// #expect("\(tap)" == "0-3: selected 0-3, deselected 0-0")
/// ```
public struct GridTap: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The item whose cell the finger touched; nil for none.
  public var item: IndexPath?
  /// Items that the tap has selected, ascending.
  public var selected: [IndexPath]
  /// Items that the tap has deselected, ascending.
  public var deselected: [IndexPath]
  /// The obstacle of the tap as text: the reason why the finger did not touch the intended item, or
  /// the view that got the touch instead of an item. The value is nil if there was no obstacle.
  public var obstacle: String?

  /// Makes a result to compare with, by default the result of a tap that touched no item and
  /// changed nothing.
  public init(
    item: IndexPath? = nil, selected: [IndexPath] = [], deselected: [IndexPath] = [],
    obstacle: String? = nil
  ) {
    self.item = item
    self.selected = selected
    self.deselected = deselected
    self.obstacle = obstacle
  }

  /// The result as text: `0-3: selected 0-3, deselected 0-0`. If there is an obstacle, the text
  /// begins with the obstacle instead of the item.
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
  /// The finger aims at the middle of the item, or at the middle of its visible part, and touches
  /// the frontmost view there. If a header is in front of the item, the header gets the tap, and
  /// the result names it as the obstacle. An item that is not on screen is not touched, so scroll
  /// to it first. If the content moves, the tap only stops the motion.
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
  /// - Parameter point: The point, in points from the top left corner of the grid on screen.
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

  /// Puts a finger down on an item. Returns nil if the item is not on screen.
  public func touchDown(onItemAt indexPath: IndexPath) -> GridFinger? {
    place(ofItemAt: indexPath).map { touchDown(at: $0) }
  }

  /// Puts a finger down at a point, counted from the top left corner of the grid on screen.
  public func touchDown(at point: CGPoint) -> GridFinger {
    GridFinger(downAt: point, on: self, findsItem: true)
  }

  // MARK: Two fingers

  /// Pans with two fingers over items, from the first to the last, to select several items.
  ///
  /// The delegate must return true from
  /// `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`. Items that are not on screen
  /// are skipped.
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

  /// Returns the point at which a finger aims at an item: the middle of the item or, if the middle
  /// is not visible, the middle of the visible part.
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

  /// Returns the name of the view that gets the touch instead of an item, such as a header in front
  /// of the items. Returns nil for the background view. Returns nil for a cell as well, because a
  /// tap that touches a cell but no item only stops the moving content.
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

/// A finger that a test moves by single calls.
///
/// ```swift
/// let finger = grid.touchDown(onItemAt: first)
/// finger?.move(toItemAt: second)
/// finger?.lift()
/// ```
///
/// The finger acts like a real finger. A move of more than ten points along an axis that scrolls
/// begins a drag, and the item loses its highlight. Let time pass between steps if the speed of a
/// drag matters.
public typealias GridFinger = GridTouchRun

extension IndexPath {
  /// The index path as text: `0-3`.
  var dashedText: String { map(String.init).joined(separator: "-") }
}
