import Foundation

/// The cells and views of a group, with their places from its outer corner on.
struct CompositionalSolvedGroup: Equatable, Sendable {
  struct Cell: Equatable, Sendable {
    var frame: CGRect
    var zIndex: Int
    /// The axes on which the cell is measured.
    var axes: CompositionalAxes
  }

  /// A view of an item or of a group.
  struct View: Equatable, Sendable {
    let kind: Int
    var frame: CGRect
    let zIndex: Int
    let axes: CompositionalAxes
  }

  /// The empty group: the first item does not fit.
  static let empty = CompositionalSolvedGroup(size: .zero)

  var size: CGSize
  var cells: [Cell] = []
  /// The views in layout order: those of a group before those of its items.
  var views: [View] = []
  /// The reach of the items' slots, from the group's corner.
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
