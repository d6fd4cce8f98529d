// Findings that the runtime itself records; the audit of a layout adds more.

extension LayoutFinding {
  @MainActor package static func invalidatesDuringPrepare(_ layout: GridViewLayout) -> LayoutFinding
  {
    LayoutFinding(
      code: "invalidates-during-prepare", severity: .warning,
      when: "A layout is invalidated in the course of its prepare().",
      message: "\(layout.nameInTexts) is invalidated while prepare() runs, so it is stale again at "
        + "once and prepares in every pass. Set what invalidates, such as properties and the "
        + "content offset, before, not inside.")
  }

  @MainActor package static func negativeContentSize(
    _ size: CGSize, layout: GridViewLayout
  ) -> LayoutFinding {
    LayoutFinding(
      code: "content-size-mismatch", severity: .warning, rules: "CS-6",
      when: "The content size of a layout is negative; the length counts as zero.",
      message: "the content size of \(layout.nameInTexts) is \(NumberText.short(size)); negative "
        + "lengths count as 0.")
  }

  /// Makes the finding of an item that is longer than its line.
  ///
  /// - Parameters:
  ///   - lengths: The lengths of the item and of its line across the scroll axis, in points.
  ///   - console: UIKit's console message, which has neither length.
  static func oversizedItem(
    _ item: GridElementID, lengths: (item: CGFloat, line: CGFloat), axis: FlowAxis,
    console: ConsoleMessage
  ) -> LayoutFinding {
    let (length, line) = (NumberText.short(lengths.item), NumberText.short(lengths.line))
    return LayoutFinding(
      code: "oversized-item", severity: .warning,
      message: "\(item) is \(length) \(axis == .vertical ? "wide" : "high"), and its line only "
        + "\(line) between the insets.\n\(console.text)",
      elements: [item])
  }

  @MainActor package static func elementsNotAnswered(
    by layout: GridViewLayout, size: CGSize, items: Int
  ) -> LayoutFinding {
    LayoutFinding(
      code: "elements-not-answered", severity: .warning, rules: "QR-9",
      when: "A layout answers nil for what is on screen, though its content has a size and the "
        + "data source items. It is said once for each layout.",
      message: "layoutAttributesForElements(in:) of \(layout.nameInTexts) answers nil, though the "
        + "content size is \(NumberText.short(size)) and the data source has "
        + "\(items == 1 ? "1 item" : "\(items) items"): nothing new is shown. Return the "
        + "attributes of what meets the rect, and an empty array where nothing does.")
  }

  /// Makes the finding of attributes for items that do not exist.
  ///
  /// - Parameter phantoms: Attributes of items that the data source does not have; not empty.
  @MainActor package static func phantomItems(
    _ phantoms: [GridViewLayoutAttributes], of layout: GridViewLayout
  ) -> LayoutFinding {
    let elements = phantoms.prefix(8).map {
      GridElementID.cell($0.indexPath[0], $0.indexPath[1])
    }
    let others = phantoms.count - 1
    return LayoutFinding(
      code: "phantom-item", severity: .error,
      message: "\(layout.nameInTexts) answered with \(elements[0])"
        + (others > 0 ? " and \(others) more" : "")
        + ", which the data source does not have. Take the counts from the collection view in "
        + "prepare(), and drop cached attributes when the invalidation context says "
        + "invalidateDataSourceCounts or invalidateEverything.\n"
        + ConsoleMessage.ignoredAttributes(phantoms[0], of: layout).text,
      elements: elements)
  }

  @MainActor package static func sourceGone(_ grid: GridView) -> LayoutFinding {
    LayoutFinding(
      code: "source-gone", severity: .warning, rules: "DL-9",
      when: "A grid asks for its counts after its data source was released. It is said once for "
        + "each grid.",
      message: "a grid with \(grid.collectionViewLayout.nameInTexts) had a data source, which was "
        + "released, and now asks for its counts: it shows nothing. The grid holds its data source "
        + "weakly. Keep it in a property or a variable that lives as long as the grid, or set "
        + "dataSource to nil.")
  }

  @MainActor package static func delegateGone(_ grid: GridView) -> LayoutFinding {
    LayoutFinding(
      code: "delegate-gone", severity: .warning,
      when: "A grid's layout prepares after the grid's delegate was released. It is said once for "
        + "each grid.",
      message: "a grid with \(grid.collectionViewLayout.nameInTexts) had a delegate, which was "
        + "released, and now lays out: what it would have answered, such as the sizes of items, "
        + "has its default. The grid holds its delegate weakly. Keep it in a property or a "
        + "variable that lives as long as the grid, or set delegate to nil.")
  }

  @MainActor package static func reloadCancelsTransition(
    from old: GridViewLayout, to new: GridViewLayout
  ) -> LayoutFinding {
    LayoutFinding(
      code: "reload-cancels-transition", severity: .information, rules: "L5.25",
      when: "A grid is reloaded while an animated switch of layouts is running.",
      message: "reloadData() was called while the switch from \(old.nameInTexts) to "
        + "\(new.nameInTexts) was running. The cells of the animation go at once, and the grid is "
        + "empty until the switch has ended. Leave the reload out: a switch asks for everything "
        + "itself. Or reload in its completion.")
  }

  @MainActor package static func estimateNeverSettles(
    _ key: ElementKey, under layout: GridViewLayout
  ) -> LayoutFinding {
    LayoutFinding(
      code: "estimate-never-settles", severity: .error, rules: "CO-25",
      when: "A view asks for another size each time that it gets the one it has asked for; the "
        + "layout pass is refused with E-42.",
      message:
        "under \(layout.nameInTexts) the view of \(key.elementID) asks for another size each "
        + "time that it has got the one that it asked for. Let it answer from its content and the "
        + "length that is given, not from the size that it has got.",
      elements: [key.elementID])
  }
}
