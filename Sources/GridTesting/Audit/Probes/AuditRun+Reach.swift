import GridCore
import GridKit

extension AuditRun {
  /// The distance, in points, by which rounding may place an element outside the reach.
  package static let reachTolerance: CGFloat = 0.5

  /// Compares the places of elements with the area that scrolling can show.
  func probeReach() {
    guard census.contentSize.isFiniteSize else { return }
    let (reach, dependsOnOffset) = (reach, isOffsetDependent)
    let outside = census.known.filter {
      $0.id.category != .decorationView && $0.isFinite && !$0.isHidden
        && !$0.scrollsBySection
        && !reach.contains(
          // Off screen, a transform that follows the offset may have any value.
          $0.isTransformed && dependsOnOffset ? $0.base : $0.frame, tolerance: Self.reachTolerance)
    }
    guard !outside.isEmpty else { return }
    let limits = census.rig.grid.offsetLimits
    let fits = !limits.x.hasRoom && !limits.y.hasRoom
    if fits { reportClipped(outside) }
    // By design, a layout that fills the viewport on both axes does not scroll.
    if !fits || !fillsViewport { reportUnreachable(outside) }
  }

  /// The area that legal offsets can show, in content points.
  var reach: Reach {
    let inset = census.rig.grid.adjustedContentInset
    let (content, view) = (census.contentSize, census.rig.grid.bounds.size)
    return Reach(
      minX: -inset.left, maxX: max(content.width + inset.right, view.width - inset.left),
      minY: -inset.top, maxY: max(content.height + inset.bottom, view.height - inset.top))
  }

  struct Reach {
    var minX, maxX, minY, maxY: CGFloat

    func contains(_ frame: CGRect, tolerance: CGFloat) -> Bool {
      frame.minX >= minX - tolerance && frame.maxX <= maxX + tolerance
        && frame.minY >= minY - tolerance && frame.maxY <= maxY + tolerance
    }
  }

  private var fillsViewport: Bool {
    let inset = census.rig.grid.adjustedContentInset
    let (content, view) = (census.contentSize, census.rig.grid.bounds.size)
    return isNear(content.width + inset.left + inset.right, view.width, Self.reachTolerance)
      && isNear(content.height + inset.top + inset.bottom, view.height, Self.reachTolerance)
  }

  private func reportClipped(_ outside: [AuditElement]) {
    let view = census.rig.grid.bounds.size
    find(
      .clippedElements, in: .elements, elements: outside.map(\.id),
      "the content fits the viewport of \(NumberText.short(view)), but "
        + "\(ElementWords.list(outside)) \(outside.count == 1 ? "is" : "are") partly outside it: "
        + "\(outside[0].id) is at \(ElementWords.rect(outside[0].frame)).")
  }

  private func reportUnreachable(_ outside: [AuditElement]) {
    let (reach, first) = (reach, outside[0])
    let inset = census.rig.grid.adjustedContentInset
    var what =
      "\(ElementWords.list(outside)) \(outside.count == 1 ? "is" : "are") partly outside what "
      + "scrolling can show, x \(NumberText.short(reach.minX)) to \(NumberText.short(reach.maxX)) "
      + "and y \(NumberText.short(reach.minY)) to \(NumberText.short(reach.maxY)): "
      + "\(first.id) is at \(ElementWords.rect(first.frame))."
    if inset != .zero, first.frame.maxX > reach.maxX, census.contentSize.width <= reach.maxX {
      what +=
        " The view's content inset takes \(NumberText.short(inset.left + inset.right)) points of "
        + "the width, but the widths come from the whole bounds, so the last "
        + "\(NumberText.short(first.frame.maxX - reach.maxX)) points can neither be seen nor "
        + "scrolled to."
    }
    find(.unreachableContent, in: .elements, elements: outside.map(\.id), what)
  }
}
