import GridScenarios
import TestSupport
import Testing

/// Findings of the audit in the demonstrations.
@MainActor @Suite("The audit of the articles")
struct ArticleAuditTests {
  /// The codes that section 2 of the page names, row by row, for what a demonstration meets.
  ///
  /// CK-5 is a layout of its own, in the tests of the `UIKit` module. XM-6 is a fault of the call:
  /// the layout is prepared anew, and its bars keep the width that they were given.
  private static let rows = """
    conditionFilter CF-2 content-size-mismatch item-query-mismatch rect-ignored
    conditionFilter CF-4 tie-break-by-epsilon overlapping-elements
    conditionFilter CF-5 screen-metrics unreachable-content
    conditionFilter CF-6 content-size-mismatch non-finite-geometry negative-or-zero-size
    conditionFilter CF-7 invalidates-during-prepare size-delegate-shadows-item-size zero-size-item
    conditionFilter CF-8 unreachable-content
    conditionFilter CF-9 phantom-item missing-item parameter-does-not-invalidate
    conditionFilter CF-10 prepared-but-not-returned malformed-index-path duplicate-index-path
    conditionFilter CF-11 missing-group zero-size-item
    conditionFilter CF-12 reload-cancels-transition
    watchFlow WF-3 missing-delegate
    watchFlow WF-4 empty-section-collapses
    watchFlow WF-5 leading-line-spacing
    watchFlow WF-6 invalid-column-count negative-or-zero-size delegate-capability-mismatch
    watchFlow WF-7 item-query-unavailable rect-ignored stale-after-resize
    watchFlow WF-8 not-idempotent
    watchFlow WF-9 section-count-mismatch
    watchFlow WF-10 zero-extent-content-size parameter-does-not-invalidate
    watchFlowBlank WF-7 item-query-unavailable rect-ignored stale-after-resize
    watchFlowBlank WF-10 zero-extent-content-size unreachable-content
    xmFlow XM-4 lost-column invalid-column-count
    xmFlow XM-5 supplementary-size-mismatch empty-section-collapses malformed-index-path \
    nil-supplementary
    xmFlow XM-7 parameter-does-not-invalidate rect-ignored
    ckSwitcher CK-2 stale-after-resize invalidates-during-prepare
    ckSwitcher CK-6 wrapped-line
    ckSwitcher CK-7 non-positive-scale shared-attributes-mutated
    ckSwitcher CK-8 snap-out-of-range
    ckSwitcher CK-9 stale-scroll-cursor
    ckSwitcher CK-11 clipped-elements degenerate-radius zero-extent-content-size missing-item
    ckSwitcher CK-13 content-size-mismatch rect-ignored stale-after-resize
    ckOriginal CK-2 stale-after-resize invalidates-during-prepare
    ckOriginal CK-7 shared-attributes-mutated
    ckOriginal CK-8 snap-out-of-range
    ckOriginal CK-9 stale-scroll-cursor
    ckOriginal CK-11 zero-extent-content-size
    yjBlocks YJ-2 non-finite-geometry columns-overflow overlapping-elements
    yjBlocks YJ-3 parameter-does-not-invalidate
    yjBlocks YJ-4 missing-delegate
    yjBlocks YJ-5 invalid-block-template duplicate-index-path
    yjBlocks YJ-6 missing-item misplaced-column empty-section-collapses
    yjBlocks YJ-7 item-query-wrong-index-path supplementary-query-traps
    yjBlocks YJ-8 element-kind-confusion
    yjBlocks YJ-9 spacing-not-as-declared
    """

  @Test(.rows) func `as published, what section 2 names is found`() {
    let rows = Self.rows.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(Set(rows.map(\.[0])) == Set(ArticleFileTests.names))
    forEachRow(of: ArticleFileTests.names) { name in
      let scenario = try #require(GalleryScenarios["\(name)AsPublished"])
      var found: Set<String> = []
      let named = Set(rows.filter { $0[0] == name }.flatMap { $0.dropFirst(2) })
      // Short cases first: once all is found the others need not be looked at.
      let cases = scenario.cases.sorted { $0.actions.count < $1.actions.count }
      for scenario in cases where !found.isSuperset(of: named) {
        found.formUnion(try SharedAudits.report(on: scenario).codes)
      }
      for row in rows where row[0] == name {
        let missing = row.dropFirst(2).filter { !found.contains($0) }
        #expect(missing == [], "\(row[1]) in the cases of \(scenario.id)")
      }
    }
  }

  @Test(.rows) func `corrected, no error and no warning is found`() {
    forEachRow(of: ArticleFileTests.names) { name in
      for scenario in try #require(GalleryScenarios[name]).cases.onOneScreenInDebug {
        let report = try SharedAudits.report(on: scenario)
        let grave = report.findings.filter { $0.severity != .information }
        #expect(grave.isEmpty && report.faults.isEmpty, "\(scenario.id)\n\(report)")
      }
    }
  }
}
