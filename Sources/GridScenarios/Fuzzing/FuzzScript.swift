/// One thing done to a fuzzed grid.
package enum FuzzAction: Hashable, Sendable {
  case batch(FuzzBatch)
  /// To an offset on both axes, brought into the limits.
  case scroll(to: Int, isAnimated: Bool)
  case switchLayout(String, isAnimated: Bool)
  case resize(width: Int, height: Int, isAnimated: Bool)
  case reloadData
  /// Places without an item are passed over.
  case select([ItemPosition])
  case layOut
  /// Virtual time, in thousandths of a second.
  case advance(Int)
  case settle
}

extension FuzzAction: CustomStringConvertible {
  package var description: String {
    func animated(_ isAnimated: Bool) -> String { isAnimated ? " animated" : "" }
    switch self {
    case .batch(let batch): return batch.description
    case .scroll(let offset, let isAnimated): return "scroll to \(offset)" + animated(isAnimated)
    case .switchLayout(let id, let isAnimated): return "layout \(id)" + animated(isAnimated)
    case .resize(let width, let height, let isAnimated):
      return "resize to \(width)x\(height)" + animated(isAnimated)
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

/// What is done to a fuzzed grid, from its making on: the same script does the same every time.
///
/// Its text has a line for the start and one for each action:
///
///     sections [3, 5] viewport 100x80 layout list
///     batch delete 0-1, insert 1-0
///     scroll to 120
///     advance 0.1
package struct FuzzScript: Hashable, Sendable {
  package var layout: String
  package var width: Int
  package var height: Int
  /// Items per section.
  package var sections: [Int]
  package var actions: [FuzzAction]

  package init(
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
  package var description: String {
    (["sections \(sections) viewport \(width)x\(height) layout \(layout)"]
      + actions.map(\.description)).joined(separator: "\n")
  }
}
