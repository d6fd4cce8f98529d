import GridScenarios

/// An action on a fuzzed grid.
enum FuzzAction: Hashable, Sendable {
  case batch(FuzzBatch)
  /// A scroll to an offset on both axes, clamped to the limits.
  case scroll(to: Int, isAnimated: Bool)
  /// A scroll of an orthogonal section on screen. Other sections are ignored.
  case scrollSection(Int, to: Int)
  case switchLayout(String, isAnimated: Bool)
  /// A resize. If it is animated, the layout pass runs in the animation block or later.
  case resize(width: Int, height: Int, isAnimated: Bool, laysOut: Bool)
  /// A fling along both axes, in points per second.
  case fling(Int)
  /// A content inset that is the same on all edges.
  case inset(Int)
  case invalidateLayout
  /// Adds a distance to every target offset that the delegate returns from now on.
  case shiftTargets(Int)
  case reloadData
  /// Selects the items at places. Places without an item are ignored.
  case select([FuzzPlace])
  case layOut
  /// Advances virtual time by thousandths of a second.
  case advance(Int)
  case settle
}

extension FuzzAction: CustomStringConvertible {
  var description: String {
    func animated(_ isAnimated: Bool) -> String { isAnimated ? " animated" : "" }
    switch self {
    case .batch(let batch): return batch.description
    case .scroll(let offset, let isAnimated): return "scroll to \(offset)" + animated(isAnimated)
    case .scrollSection(let section, let offset): return "scroll section \(section) to \(offset)"
    case .switchLayout(let id, let isAnimated): return "layout \(id)" + animated(isAnimated)
    case .resize(let width, let height, let isAnimated, let laysOut):
      return "resize to \(width)x\(height)" + animated(isAnimated)
        + (laysOut ? " and lay out" : "")
    case .fling(let velocity): return "fling at \(velocity)"
    case .inset(let inset): return "inset of \(inset)"
    case .invalidateLayout: return "invalidate layout"
    case .shiftTargets(let distance): return "shift targets by \(distance)"
    case .reloadData: return "reload data"
    case .select(let places):
      return places.isEmpty
        ? "select nothing" : "select " + places.map(\.description).joined(separator: ", ")
    case .layOut: return "lay out"
    case .advance(let milliseconds):
      return "advance \(NumberText.short(Double(milliseconds) / 1000))"
    case .settle: return "settle"
    }
  }
}

/// The actions on a fuzzed grid, from its creation on. A script has the same effect every time.
///
/// The text of a script has a line for the start and a line for each action:
///
///     sections [3, 5] viewport 100x80 layout list
///     batch delete 0-1, insert 1-0
///     scroll to 120
///     advance 0.1
struct FuzzScript: Hashable, Sendable {
  var layout: String
  var width = 100
  var height = 80
  var isRightToLeft = false
  /// The number of items in each section.
  var sections: [Int]
  var actions: [FuzzAction]
}

extension FuzzScript: CustomStringConvertible {
  var description: String {
    ([
      "sections \(sections) viewport \(width)x\(height) layout \(layout)"
        + (isRightToLeft ? " right to left" : "")
    ]
      + actions.map(\.description)).joined(separator: "\n")
  }
}
