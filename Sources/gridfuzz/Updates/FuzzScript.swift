import GridScenarios

/// An action on a fuzzed grid.
enum FuzzAction: Hashable, Sendable {
  case batch(FuzzBatch)
  /// A scroll to an offset on both axes, brought into the limits.
  case scroll(to: Int, isAnimated: Bool)
  /// A scroll of a section that is on screen and scrolls by itself; others are passed over.
  case scrollSection(Int, to: Int)
  case switchLayout(String, isAnimated: Bool)
  /// An animated one is laid out in the animation block or later.
  case resize(width: Int, height: Int, isAnimated: Bool, laysOut: Bool)
  /// A throw along both axes, in points per second.
  case fling(Int)
  /// A content inset that is the same on all edges.
  case inset(Int)
  case invalidateLayout
  /// Adds so much, from now on, to every target offset that the delegate is asked about.
  case shiftTargets(Int)
  case reloadData
  /// Places without an item are passed over.
  case select([ItemPosition])
  case layOut
  /// Virtual time, in thousandths of a second.
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

/// The actions on a fuzzed grid, from its making on: the same script does the same every time.
///
/// Its text has a line for the start and one for each action:
///
///     sections [3, 5] viewport 100x80 layout list
///     batch delete 0-1, insert 1-0
///     scroll to 120
///     advance 0.1
struct FuzzScript: Hashable, Sendable {
  var layout: String
  var width: Int
  var height: Int
  var isRightToLeft = false
  /// Items per section.
  var sections: [Int]
  var actions: [FuzzAction]

  init(
    layout: String, width: Int = 100, height: Int = 80, sections: [Int], actions: [FuzzAction]
  ) {
    self.layout = layout
    self.width = width
    self.height = height
    self.sections = sections
    self.actions = actions
  }
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
