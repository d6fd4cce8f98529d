import GridTesting
import Testing

/// A layout as an app has it, with one fault, and the same layout without it.
@MainActor
struct Conviction {
  /// The code that the fault is found under.
  let code: String
  /// The words that the message must contain: the method at fault, the elements, the numbers.
  let words: [String]
  /// Other codes that follow from the fault.
  let consequences: Set<String>
  let setting: LayoutAudit.Setting
  /// Makes the layout, mended or not.
  let make: (Bool) -> GridViewLayout
  let name: String

  init(
    _ code: String, naming words: [String], consequences: Set<String> = [],
    viewport: CGSize = CGSize(width: 320, height: 480), sections: [Int],
    inset: GridEdgeInsets = .zero, declaration: LayoutDeclaration? = nil,
    _ make: @escaping (Bool) -> GridViewLayout
  ) {
    self.code = code
    self.words = words
    self.consequences = consequences
    setting = LayoutAudit.Setting(
      viewport: viewport, sections: sections, viewContentInset: inset, declaration: declaration)
    self.make = make
    name = "\(type(of: make(false))): \(code)"
  }

  private static let itemQuery = "layoutAttributesForItem(at:)"
  private static let rectQuery = "layoutAttributesForElements(in:)"
  private static let form = LayoutDeclaration(
    section: .init(lineSpacing: 1, inset: GridEdgeInsets(top: 6, left: 16, bottom: 6, right: 16)))

  static let all = [
    Conviction(
      "missing-item", naming: [rectQuery, "cell 0-31", "(8, 1470, 96, 700)"], sections: [40, 25]
    ) { MasonryLayout(mended: $0) },
    Conviction(
      "item-query-mismatch", naming: [itemQuery, "cell 0-"], sections: [6, 6, 4, 0, 5]
    ) { WeekCalendarLayout(mended: $0) },
    Conviction(
      "not-idempotent", naming: ["prepare()", "cell 0-0"], consequences: ["stale-after-resize"],
      sections: [5, 4, 2]
    ) { TimelineLayout(mended: $0) },
    Conviction(
      "item-query-unavailable", naming: [itemQuery, "Switching to the layout"], sections: [5, 9, 6]
    ) { OnScreenTimelineLayout(mended: $0) },
    Conviction("work-grows-with-items", naming: ["prepare()"], sections: [20, 30, 1, 25]) {
      StickyHeaderLayout(mended: $0)
    },
    Conviction(
      "content-size-mismatch", naming: ["collectionViewContentSize"],
      consequences: ["unreachable-content"], sections: [6, 4],
      declaration: LayoutDeclaration(trailingInset: 16, allowsOverlap: true)
    ) { CardStackLayout(mended: $0) },
    Conviction("stale-after-resize", naming: ["prepare()", "cell 0-3"], sections: [24, 9]) {
      TagCloudLayout(mended: $0)
    },
    Conviction(
      "spacing-not-as-declared", naming: ["prepare()", "declared as 4", "2.888"],
      sections: [14, 5],
      declaration: LayoutDeclaration(section: .init(interitemSpacing: 4, lineSpacing: 4))
    ) { JustifiedPhotosLayout(mended: $0) },
    Conviction("non-finite-geometry", naming: ["cell 1-0"], sections: [6, 1]) {
      RadialMenuLayout(mended: $0)
    },
    Conviction(
      "phantom-item", naming: [rectQuery, "cell 2-3", "section 2 has 3 items"],
      sections: [5, 5, 3, 5, 4]
    ) { SpreadsheetLayout(mended: $0) },
    Conviction(
      "snap-out-of-range",
      naming: ["targetContentOffset(forProposedContentOffset:withScrollingVelocity:)"],
      viewport: CGSize(width: 320, height: 200), sections: [5, 3],
      declaration: LayoutDeclaration(scrollAxis: .horizontal, isSingleLine: true)
    ) { PagingCarouselLayout(mended: $0) },
    Conviction(
      "shared-attributes-mutated", naming: ["cell 0-"], viewport: CGSize(width: 375, height: 300),
      sections: [12]
    ) { SpotlightFlowLayout(mended: $0) },
    Conviction(
      "supplementary-size-mismatch", naming: ["header 1-0", "34", "17"],
      consequences: ["overlapping-elements", "empty-section-collapses"], sections: [4, 3, 5],
      declaration: form
    ) { SettingsFormLayout(mended: $0) },
    Conviction(
      "empty-section-collapses", naming: ["takes 56 points", "63 are declared"],
      sections: [4, 0, 3], declaration: form
    ) { EmptyGroupSettingsFormLayout(mended: $0) },
    Conviction("screen-metrics", naming: ["prepare()", "cell 0-"], sections: [7, 4]) {
      StoreShelvesLayout(mended: $0)
    },
    Conviction(
      "unreachable-content", naming: ["cell 0-0", "20"], sections: [7, 4],
      inset: GridEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    ) { NewsFeedLayout(mended: $0) },
    Conviction("overlapping-elements", naming: ["cell 0-"], sections: [14, 7]) {
      DashboardLayout(mended: $0)
    },
  ]
}

extension AuditReport {
  /// The codes of errors and warnings.
  var graveCodes: Set<String> { Set(findings.filter { $0.severity != .information }.map(\.code)) }

  /// Errors, warnings and faults, as text that a failure can show; empty for a layout without
  /// faults.
  var complaints: String {
    (findings.filter { $0.severity != .information }.map(\.description)
      + faults.map { "fault \($0.code): \($0.message)" }).joined(separator: "\n")
  }
}
