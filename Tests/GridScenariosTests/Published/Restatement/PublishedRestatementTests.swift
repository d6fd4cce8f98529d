import TestSupport
import Testing

/// The forms of `ArticleClassTests` over wilder inputs: narrow views, insets wider than the view.
@MainActor @Suite("Published forms, restated")
struct PublishedRestatementTests {
  @Test(.seeds(0..<300, inDebug: 8), .rows)
  func `published forms answer as their rules are restated`() {
    forEachRow(of: ArticleClassTests(isTame: false).forms, named: \.name) { try $0.check() }
  }
}
