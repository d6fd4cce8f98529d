import GridTesting
import Testing

/// Layouts that measure the screen, in a view that the audit turns.
@MainActor @Suite("Audit of a turned screen")
struct TurnedScreenAuditTests {
  @Test func `a layout that measures the screen once is stale when the view turns`() throws {
    let setting = LayoutAudit.Setting(viewport: CGSize(width: 300, height: 500), sections: [4])
    let once = LayoutAudit.run(in: setting) { ScreenRows(measuresOnce: true) }
    let finding = try #require(once["stale-after-resize"].first)
    #expect(finding.message.contains("resized from 300, 500 to 500, 300"))
    let always = LayoutAudit.run(in: setting) { ScreenRows(measuresOnce: false) }
    #expect(!always.codes.contains("stale-after-resize"))
    #expect(always.codes.contains("screen-metrics"))
  }

  private final class ScreenRows: PlainGridLayout {
    private let measuresOnce: Bool
    private var screen: CGFloat?

    init(measuresOnce: Bool) {
      self.measuresOnce = measuresOnce
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func prepare() {
      super.prepare()
      if screen == nil || !measuresOnce { screen = GridScreen.main.bounds.width }
    }

    override func frame(_ section: Int, _ item: Int) -> CGRect {
      CGRect(x: 0, y: CGFloat(item) * 40, width: screen ?? 0, height: 40)
    }

    override var collectionViewContentSize: CGSize { CGSize(width: screen ?? 0, height: 160) }
  }
}
