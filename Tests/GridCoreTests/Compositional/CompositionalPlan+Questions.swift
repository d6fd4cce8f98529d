import Foundation

@testable import GridCore

extension CompositionalPlan {
  func boundaryFrame(section: Int, _ index: Int) -> CGRect? {
    frame(of: .boundary(section: section, index: index))?.frame
  }

  func boundaryFrame(_ index: Int) -> CGRect? { frame(of: .layoutBoundary(index: index))?.frame }

  func supplementaryFrame(section: Int, kind: Int, number: Int) -> CGRect? {
    frame(of: .supplementary(section: section, kind: kind, number: number))?.frame
  }

  /// Returns the frame of the group that contains an element: a cell, or a view of an item or
  /// group. Returns nil for all other elements. A search in a rectangle finds the element only if
  /// the rectangle meets the group's frame.
  func groupFrame(of element: CompositionalElement) -> CGRect? {
    let (index, group): (Int, CompositionalRuns.Group?)
    switch element {
    case .cell(let section, let item):
      guard hasSection(section) else { return nil }
      (index, group) = (section, self.section(section).runs.group(of: item))
    case .supplementary(let section, let kind, let number):
      guard hasSection(section) else { return nil }
      (index, group) = (section, self.section(section).runs.group(ofView: number, kind: kind))
    case .boundary, .decoration, .layoutBoundary: return nil
    }
    return group.map {
      let corner = section(index).corner(of: $0)
      return placed(CGRect(origin: corner, size: $0.solved.size), from: start(of: index))
    }
  }

  /// Returns the number of views of a kind that the items and groups of a section have.
  func viewCount(inSection index: Int, kind: Int) -> Int {
    guard hasSection(index) else { return 0 }
    let runs = section(index).runs
    guard let place = runs.shape.kinds.firstIndex(of: kind), runs.groupCount > 0 else { return 0 }
    return runs.tree.total.views[place]
  }

  /// Returns the start and the length of a section on the scroll axis, in O(log *sections*).
  func sectionSpan(_ index: Int) -> (start: CGFloat, length: CGFloat) {
    hasSection(index) ? (start(of: index), section(index).length) : (0, 0)
  }

  /// Returns the number of runs in a section. A run is a row of groups with the same solved group.
  /// If a view is measured, its run is divided.
  func runCount(inSection index: Int) -> Int {
    hasSection(index) ? section(index).runs.runCount : 0
  }
}
