import GridTesting

/// Gives a layout its delegate, and returns that.
@MainActor
private func give<Layout: AnyObject, Delegate>(
  _ delegate: Delegate, to layout: Layout, _ path: ReferenceWritableKeyPath<Layout, Delegate?>
) -> [AnyObject] {
  layout[keyPath: path] = delegate
  return [delegate as AnyObject]
}

/// Fifteen layouts and their faults.
extension Conviction {
  private static let phone = CGSize(width: 320, height: 480)
  private static let itemQuery = "layoutAttributesForItem(at:)"
  private static let rectQuery = "layoutAttributesForElements(in:)"

  /// Walks back from the first hit until an element does not reach the rectangle: taller ones
  /// further back are lost.
  static let masonry = Conviction(
    "missing-item", naming: [rectQuery, "cell 0-31", "(8, 1470, 96, 700)"],
    in: .init(viewport: phone, sections: [40, 25]),
    delegate: { (layout: MasonryLayout) in give(Album(), to: layout, \.delegate) },
    faulty: { MasonryLayout() }, mended: { MendedMasonryLayout() })

  /// Computes an item anew when it is asked by path, and forgets the lanes.
  static let weekCalendar = Conviction(
    "item-query-mismatch", naming: [itemQuery, "cell 0-"],
    in: .init(viewport: phone, sections: [6, 6, 4, 0, 5]),
    delegate: { (layout: WeekCalendarLayout) in give(BusyWeek(), to: layout, \.delegate) },
    faulty: { WeekCalendarLayout() }, mended: { MendedWeekCalendarLayout() })

  /// Goes on, in the next preparation, on the side where the last one ended.
  static let timeline = Conviction(
    "not-idempotent", naming: ["prepare()", "cell 0-0"], consequences: ["stale-after-resize"],
    in: .init(viewport: phone, sections: [5, 4, 2]),
    delegate: { (layout: TimelineLayout) in give(Biography(), to: layout, \.delegate) },
    faulty: { TimelineLayout() }, mended: { MendedTimelineLayout() })

  /// Answers by path only for what is on screen: a switch to the layout would stop.
  static let onScreenTimeline = Conviction(
    "item-query-unavailable", naming: [itemQuery, "Switching to the layout"],
    in: .init(viewport: phone, sections: [5, 9, 6]),
    delegate: { (layout: TimelineLayout) in give(Biography(), to: layout, \.delegate) },
    faulty: { OnScreenTimelineLayout() }, mended: { MendedTimelineLayout() })

  /// Places every row again for each frame of a scroll, to move one header.
  static let stickyHeader = Conviction(
    "work-grows-with-items", naming: ["prepare()"],
    in: .init(viewport: phone, sections: [20, 30, 1, 25]),
    delegate: { (layout: StickyHeaderLayout) in give(AddressBook(), to: layout, \.delegate) },
    faulty: { StickyHeaderLayout() }, mended: { MendedStickyHeaderLayout() })

  /// Ends a stack one strip below the last card's top.
  static let cardStack = Conviction(
    "content-size-mismatch", naming: ["collectionViewContentSize"],
    consequences: ["unreachable-content"],
    in: .init(
      viewport: phone, sections: [6, 4],
      declaration: LayoutDeclaration(trailingInset: 16, allowsOverlap: true)),
    delegate: { (_: CardStackLayout) in [] },
    faulty: { CardStackLayout() }, mended: { MendedCardStackLayout() })

  /// Keeps the sizes that it measured for another width.
  static let tagCloud = Conviction(
    "stale-after-resize", naming: ["prepare()", "cell 0-3"],
    in: .init(viewport: phone, sections: [24, 9]),
    delegate: { (layout: TagCloudLayout) in give(Ingredients(), to: layout, \.delegate) },
    faulty: { TagCloudLayout() }, mended: { MendedTagCloudLayout() })

  /// Scales the gaps of a row with its photos.
  static let justifiedPhotos = Conviction(
    "spacing-not-as-declared", naming: ["prepare()", "declared as 4", "2.888"],
    in: .init(
      viewport: phone, sections: [14, 5],
      declaration: LayoutDeclaration(section: .init(interitemSpacing: 4, lineSpacing: 4))),
    delegate: { (layout: JustifiedPhotosLayout) in give(DayOut(), to: layout, \.delegate) },
    faulty: { JustifiedPhotosLayout() }, mended: { MendedJustifiedPhotosLayout() })

  /// Divides the arc by the number of steps, which is none for one item.
  static let radialMenu = Conviction(
    "non-finite-geometry", naming: ["cell 1-0"], in: .init(viewport: phone, sections: [6, 1]),
    delegate: { (_: RadialMenuLayout) in [] }, faulty: { RadialMenuLayout() },
    mended: { MendedRadialMenuLayout() })

  /// Gives every row as many cells as the longest has.
  static let spreadsheet = Conviction(
    "phantom-item", naming: [rectQuery, "cell 2-3", "section 2 has 3 items"],
    in: .init(viewport: phone, sections: [5, 5, 3, 5, 4]),
    delegate: { (layout: SpreadsheetLayout) in give(Ledger(), to: layout, \.delegate) },
    faulty: { SpreadsheetLayout() }, mended: { MendedSpreadsheetLayout() })

  /// Turns the page after the last one, too.
  static let pagingCarousel = Conviction(
    "snap-out-of-range",
    naming: ["targetContentOffset(forProposedContentOffset:withScrollingVelocity:)"],
    in: .init(
      viewport: CGSize(width: 320, height: 200), sections: [5, 3],
      declaration: LayoutDeclaration(scrollAxis: .horizontal, isSingleLine: true)),
    delegate: { (_: PagingCarouselLayout) in [] },
    faulty: { PagingCarouselLayout() }, mended: { MendedPagingCarouselLayout() })

  /// Changes attributes that the flow layout keeps.
  static let spotlight = Conviction(
    "shared-attributes-mutated", naming: ["cell 0-"],
    in: .init(viewport: CGSize(width: 375, height: 300), sections: [12]),
    delegate: { (_: SpotlightFlowLayout) in [] },
    faulty: { SpotlightFlowLayout() }, mended: { MendedSpotlightFlowLayout() })

  private static let form = LayoutDeclaration(
    section: .init(lineSpacing: 1, inset: GridEdgeInsets(top: 6, left: 16, bottom: 6, right: 16)))

  /// Makes room for one line of a heading that has two.
  static let settingsForm = Conviction(
    "supplementary-size-mismatch", naming: ["header 1-0", "34", "17"],
    consequences: ["overlapping-elements", "empty-section-collapses"],
    in: .init(viewport: phone, sections: [4, 3, 5], declaration: form),
    delegate: { (layout: SettingsFormLayout) in give(Preferences(), to: layout, \.delegate) },
    faulty: { SettingsFormLayout() }, mended: { MendedSettingsFormLayout() })

  /// Takes off the gap after the last row where there is no row.
  static let emptyGroup = Conviction(
    "empty-section-collapses", naming: ["takes 56 points", "63 are declared"],
    in: .init(viewport: phone, sections: [4, 0, 3], declaration: form),
    delegate: { (layout: SettingsFormLayout) in give(Preferences(), to: layout, \.delegate) },
    faulty: { EmptyGroupSettingsFormLayout() }, mended: { MendedSettingsFormLayout() })

  /// Counts the columns that the screen has room for.
  static let storeShelves = Conviction(
    "screen-metrics", naming: ["prepare()", "cell 0-"],
    in: .init(viewport: phone, sections: [7, 4]), delegate: { (_: StoreShelvesLayout) in [] },
    faulty: { StoreShelvesLayout() }, mended: { MendedStoreShelvesLayout() })

  /// Has the content as wide as the room between the insets, and the articles as wide as the view.
  static let newsFeed = Conviction(
    "unreachable-content", naming: ["cell 0-0", "20"],
    in: .init(
      viewport: phone, sections: [7, 4],
      viewContentInset: GridEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)),
    delegate: { (layout: NewsFeedLayout) in give(MorningPaper(), to: layout, \.delegate) },
    faulty: { NewsFeedLayout() }, mended: { MendedNewsFeedLayout() })

  /// Looks only at the first row of the place that a tall widget would take.
  static let dashboard = Conviction(
    "overlapping-elements", naming: ["cell 0-"], in: .init(viewport: phone, sections: [14, 7]),
    delegate: { (layout: DashboardLayout) in give(Widgets(), to: layout, \.delegate) },
    faulty: { DashboardLayout() }, mended: { MendedDashboardLayout() })

  static let all = [
    masonry, weekCalendar, timeline, onScreenTimeline, stickyHeader, cardStack, tagCloud,
    justifiedPhotos, radialMenu, spreadsheet, pagingCarousel, spotlight, settingsForm, emptyGroup,
    storeShelves, newsFeed, dashboard,
  ]
}
