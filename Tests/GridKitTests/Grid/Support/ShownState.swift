import GridKit
import GridTesting

/// The elements that a grid shows, to be compared with those that it shows later.
@MainActor
struct ShownState {
  /// One line per element, and the geometry: the same for two grids that show the same.
  let text: String
  /// The view objects, in the order of the lines.
  let views: [ObjectIdentifier]
  let layout: ObjectIdentifier
  /// Contradictions within the state; empty as it should be.
  let problems: [String]

  init(_ grid: GridView) {
    let displayed = grid.displayedElements
    var lines = displayed.map { view, attributes in
      "\(attributes.key.elementID) at \(NumberText.short(view.frame)) alpha "
        + "\(NumberText.short(view.alpha)) z \(attributes.zIndex)"
        + ((view as? GridViewCell)?.isSelected == true ? " selected" : "")
    }
    lines.append("bounds \(NumberText.short(grid.bounds))")
    lines.append("center \(NumberText.short(grid.center))")
    lines.append("content \(NumberText.short(grid.contentSize))")
    text = lines.joined(separator: "\n")
    views = displayed.map { ObjectIdentifier($0.view) }
    layout = ObjectIdentifier(grid.collectionViewLayout)
    problems = ShownState.problems(of: grid, displayed: displayed.map(\.view))
  }

  private static func problems(of grid: GridView, displayed: [GridReusableView]) -> [String] {
    var problems: [String] = []
    let live = Set(displayed.map(ObjectIdentifier.init))
    if live.count != displayed.count { problems.append("a view is shown for two elements") }
    let waiting = grid.waitingViews.map(ObjectIdentifier.init)
    if Set(waiting).count != waiting.count { problems.append("a view waits twice") }
    if !live.isDisjoint(with: waiting) { problems.append("a view is shown and waits") }
    for view in displayed where view.superview !== grid || view.isHidden {
      problems.append("\(type(of: view)) at \(NumberText.short(view.frame)) is not to be seen")
    }
    for case let view as GridReusableView in grid.subviews
    where !view.isHidden && !live.contains(ObjectIdentifier(view)) {
      problems.append("a view that is not live is to be seen at \(NumberText.short(view.frame))")
    }
    let stacking = grid.subviews.compactMap { $0 as? GridReusableView }.filter { !$0.isHidden }
      .map(grid.stackingOrder)
    if stacking != stacking.sorted() { problems.append("views are not stacked by z: \(stacking)") }
    return problems
  }
}
