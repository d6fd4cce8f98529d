import GridTesting

extension CodeCase {
  private static func room(
    _ sections: Int..., promise: LayoutDeclaration.Section? = nil
  ) -> Room {
    Room(
      viewport: CGSize(width: 320, height: 480), sections: sections,
      promise: promise.map { LayoutDeclaration(section: $0) })
  }

  /// Layouts as apps have them, each with one fault that its author did not see.
  static let apps = [
    CodeCase(
      .missingItem,
      naming: ["layoutAttributesForElements(in:)", "cell 0-31", "(8, 1470, 96, 700)"],
      in: room(40, 25), { MasonryLayout(mended: false) }, not: { MasonryLayout(mended: true) }),
    CodeCase(
      .itemQueryMismatch, naming: ["layoutAttributesForItem(at:)", "cell 0-"],
      in: room(6, 6, 4, 0, 5), { WeekCalendarLayout(mended: false) },
      not: { WeekCalendarLayout(mended: true) }),
    CodeCase(
      .notIdempotent, naming: ["prepare()", "cell 0-0"], in: room(5, 4, 2),
      { TimelineLayout(mended: false) }, not: { TimelineLayout(mended: true) }),
    CodeCase(
      .itemQueryUnavailable, naming: ["layoutAttributesForItem(at:)", "Switching to the layout"],
      in: room(5, 9, 6), { OnScreenTimelineLayout(mended: false) },
      not: { OnScreenTimelineLayout(mended: true) }),
    CodeCase(
      .workGrowsWithItems, naming: ["prepare()"], in: room(20, 30, 1, 25),
      { StickyHeaderLayout(mended: false) }, not: { StickyHeaderLayout(mended: true) }),
    CodeCase(
      .staleAfterResize, naming: ["prepare()", "cell 0-3"], in: room(24, 9),
      { TagCloudLayout(mended: false) }, not: { TagCloudLayout(mended: true) }),
    CodeCase(
      .spacingNotAsDeclared, naming: ["prepare()", "declared as 4", "2.888"],
      in: room(14, 5, promise: .init(interitemSpacing: 4, lineSpacing: 4)),
      { JustifiedPhotosLayout(mended: false) }, not: { JustifiedPhotosLayout(mended: true) }),
    CodeCase(
      .phantomItem,
      naming: ["layoutAttributesForElements(in:)", "cell 2-3", "section 2 has 3 items"],
      in: room(5, 5, 3, 5, 4), { SpreadsheetLayout(mended: false) },
      not: { SpreadsheetLayout(mended: true) }),
    CodeCase(
      .supplementarySizeMismatch, naming: ["header 1-0", "34", "17"],
      in: room(
        4, 3, 5,
        promise: .init(
          lineSpacing: 1, inset: GridEdgeInsets(top: 6, left: 16, bottom: 6, right: 16))),
      { SettingsFormLayout(mended: false) }, not: { SettingsFormLayout(mended: true) }),
    CodeCase(
      .overlappingElements, naming: ["cell 0-"], in: room(14, 7),
      { DashboardLayout(mended: false) }, not: { DashboardLayout(mended: true) }),
  ]
}
