import Foundation

/// Where a group has its cells and views, from its outer corner on.
struct CompositionalSolvedGroup: Equatable, Sendable {
  struct Cell: Equatable, Sendable {
    var frame: CGRect
    var zIndex: Int
    /// On which axes it is measured.
    var axes: CompositionalAxes
  }

  /// A view of an item or of a group.
  struct View: Equatable, Sendable {
    let kind: Int
    var frame: CGRect
    let zIndex: Int
    let axes: CompositionalAxes
  }

  /// Nothing: the first item does not fit.
  static let empty = CompositionalSolvedGroup(size: .zero)

  var size: CGSize
  var cells: [Cell] = []
  /// In layout order: those of a group before those of its items.
  var views: [View] = []
  /// How far slots of items reach, from the group's corner.
  var reach = CGSize.zero

  /// Takes in what an item's slot has.
  mutating func add(_ other: CompositionalSolvedGroup, at corner: CGPoint) {
    for var cell in other.cells {
      cell.frame = cell.frame.offsetBy(dx: corner.x, dy: corner.y)
      cells.append(cell)
    }
    for var view in other.views {
      view.frame = view.frame.offsetBy(dx: corner.x, dy: corner.y)
      views.append(view)
    }
  }
}
