import Foundation

/// The cells and supplementary views of a solved group. Their frames are relative to the group's
/// outer corner.
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

  /// The group without cells and views. A group is solved as this group if its first item does not
  /// fit.
  static let empty = CompositionalSolvedGroup(size: .zero)

  var size: CGSize
  var cells: [Cell] = []
  /// The views in layout order: the views of a group come before the views of its items.
  var views: [View] = []
  /// The distance from the group's corner to the far edge of its items' slots, on each axis.
  var reach = CGSize.zero

  /// Adds the cells and views of `other`, with their frames moved by `corner`.
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
