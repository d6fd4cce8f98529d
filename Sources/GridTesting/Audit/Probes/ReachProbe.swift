import GridCore
import GridKit

/// A probe that compares the places of elements with the area that scrolling can show.
@MainActor
package enum ReachProbe {
  /// The tolerance, in points. A difference of half a point may come from rounding.
  package static let tolerance: CGFloat = 0.5

  static func run(_ audit: AuditRun) {
    let census = audit.census
    guard census.contentSize.isFinite else { return }
    let (reach, dependsOnOffset) = (reach(census), audit.isOffsetDependent)
    let outside = census.known.filter {
      $0.id.category != .decorationView && $0.isFinite && !$0.isHidden
        && !$0.scrollsBySection
        && !reach.contains(
          // Off screen, a transform that follows the offset may have any value.
          $0.isTransformed && dependsOnOffset ? $0.base : $0.frame, tolerance: tolerance)
    }
    guard !outside.isEmpty else { return }
    let fits = fitsViewport(census)
    if fits { reportClipped(outside, audit, census) }
    // By design, a layout that fills the viewport on both axes does not scroll.
    if !fits || !fillsViewport(census) { reportUnreachable(outside, audit, census) }
  }

  /// Returns the area that legal offsets can show, in content points.
  static func reach(_ census: AuditCensus) -> Reach {
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

  private static func fitsViewport(_ census: AuditCensus) -> Bool {
    let limits = census.rig.grid.offsetLimits
    return !limits.x.hasRoom && !limits.y.hasRoom
  }

  private static func fillsViewport(_ census: AuditCensus) -> Bool {
    let inset = census.rig.grid.adjustedContentInset
    let view = census.rig.grid.bounds.size
    return abs(census.contentSize.width + inset.left + inset.right - view.width) <= tolerance
      && abs(census.contentSize.height + inset.top + inset.bottom - view.height) <= tolerance
  }

  private static func reportClipped(
    _ outside: [AuditElement], _ audit: AuditRun, _ census: AuditCensus
  ) {
    let view = census.rig.grid.bounds.size
    audit.find(
      .clippedElements, in: .elements, elements: outside.map(\.id),
      "the content fits the viewport of \(NumberText.short(view)), but "
        + "\(ElementWords.list(outside)) \(outside.count == 1 ? "is" : "are") partly outside it: "
        + "\(outside[0].id) is at \(ElementWords.rect(outside[0].frame)).")
  }

  private static func reportUnreachable(
    _ outside: [AuditElement], _ audit: AuditRun, _ census: AuditCensus
  ) {
    let reach = reach(census)
    let first = outside[0]
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
    audit.find(
      .unreachableContent, in: .elements, elements: outside.map(\.id), what)
  }
}
