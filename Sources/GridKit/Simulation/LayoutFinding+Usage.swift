// Findings about calls that have another effect under UIKit than the caller expects. Each message
// says what UIKit does, and what to do instead.

extension LayoutFinding {
  /// Makes the finding of an invalidation context that names elements that do not exist.
  ///
  /// - Parameters:
  ///   - keys: The elements that the context names and that never existed; not empty.
  ///   - supplementary: The supplementary element that has the kind of the first key, if the
  ///     context named this key as a decoration; else nil.
  @MainActor package static func unknownElementsNamed(
    _ keys: [ElementKey], for layout: GridViewLayout, supplementary: GridElementID? = nil
  ) -> LayoutFinding {
    let (first, others) = (keys[0].elementID, keys.count - 1)
    let named = others > 0 ? "\(first) and \(others) more" : "\(first)"
    return LayoutFinding(
      code: "unknown-element-invalidated", severity: .error, rules: "IC-6",
      when: "An invalidation context names an element that never was, or a header as a decoration.",
      message: supplementary.map {
        "an invalidation context for \(layout.nameInTexts) names a decoration of kind "
          + "\(first.kind ?? ""), which is the kind of \($0), a supplementary element: UIKit "
          + "raises an exception. Name it with invalidateSupplementaryElements(ofKind:at:)."
      }
        ?? "an invalidation context for \(layout.nameInTexts) names \(named), which is not there: "
        + "UIKit raises an exception. Name elements that the data source and the layout have.",
      elements: keys.prefix(8).map(\.elementID))
  }

  /// Makes the finding of a pinned element without an area.
  ///
  /// - Parameter frame: The frame of the element when nothing is pinned, in content points.
  @MainActor package static func pinnedWithoutArea(
    _ key: ElementKey, frame: CGRect, of layout: GridViewLayout
  ) -> LayoutFinding {
    LayoutFinding(
      code: "pinned-without-area", severity: .warning, rules: "CL-60",
      when: "A boundary item of a compositional layout is pinned and has no area. It is said once "
        + "for each layout.",
      message: "\(key.elementID) of \(layout.nameInTexts) is pinned to the visible bounds and has "
        + "no area: it never shows, and UIKit raises “Frame \(NumberText.braced(frame)) does not "
        + "intersect …”. Give it a width and a height, or leave it out.",
      elements: [key.elementID])
  }

  @MainActor package static func reuseWithoutSuper(
    _ view: GridReusableView, _ key: ElementKey
  ) -> LayoutFinding {
    LayoutFinding(
      code: "reuse-without-super", severity: .warning, rules: "SS-2",
      when: "The layout follows the size of a view that was used before and whose "
        + "prepareForReuse() does not call super. It is said once for each class.",
      message: "prepareForReuse() of \(view.nameInTexts) does not call super, and its views size "
        + "themselves: UIKit takes a view that comes back as measured and leaves it the size of "
        + "its last element. Call super.prepareForReuse().",
      elements: [key.elementID])
  }

  @MainActor package static func updateWithoutWindow(_ grid: GridView) -> LayoutFinding {
    LayoutFinding(
      code: "update-without-window", severity: .information,
      when: "A batch update moves views with animation in a grid that is in no window, while the "
        + "simulation has one. It is said once for each grid.",
      message: "a grid with \(grid.collectionViewLayout.nameInTexts) is in no window, and a batch "
        + "update of it is animated here: UIKit jumps to the end without animation. Put the grid "
        + "into a window, or expect no animation.")
  }

  @MainActor package static func targetBehindMotion(
    _ target: CGPoint, from offset: CGPoint, velocity: CGPoint, in view: BaseScrollView
  ) -> LayoutFinding {
    LayoutFinding(
      code: "target-behind-motion", severity: .warning, rules: "S3.20",
      when: "The layout or the delegate answers with a target for the end of a drag that lies "
        + "behind the offset, against the velocity. It is said once for each scroll view.",
      message: "a drag of \(view.nameInTexts) ends at (\(NumberText.short(offset))), and moves on "
        + "by (\(NumberText.short(velocity))) points a millisecond, but the target "
        + "(\(NumberText.short(target))) is behind it: UIKit jumps there without animation. Choose "
        + "a target that lies ahead, in the direction of the velocity.")
  }

  @MainActor package static func targetWhilePaging(
    _ target: CGPoint, insteadOf page: CGPoint, in view: BaseScrollView
  ) -> LayoutFinding {
    LayoutFinding(
      code: "target-while-paging", severity: .warning, rules: "S3.18",
      when: "While a scroll view pages, the layout or the delegate answers with a target that is "
        + "no page. It is said once for each scroll view.",
      message: "\(view.nameInTexts) pages, and the target (\(NumberText.short(target))) of a drag "
        + "is no page: paging discards it and goes to (\(NumberText.short(page))). Turn "
        + "isPagingEnabled off, and set decelerationRate to .fast, to choose targets.")
  }

  /// Makes the finding of a reload while the grid requests a view from the data source.
  ///
  /// - Parameter key: The element whose view is requested.
  @MainActor package static func reloadInRequest(
    _ key: ElementKey, in grid: GridView
  ) -> LayoutFinding {
    LayoutFinding(
      code: "reload-inside-request", severity: .error,
      when: "A grid is reloaded while its data source is asked for a view. It is said once for "
        + "each grid.",
      message: "reloadData() is called while the data source is asked for the view of "
        + "\(key.elementID): under UIKit most cells go missing. Reload before or after the layout "
        + "pass, for instance in a block for the next turn of the main queue.",
      elements: [key.elementID])
  }
}
