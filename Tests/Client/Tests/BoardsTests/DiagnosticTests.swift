import GridTesting
import Testing
import UIKit

/// A layout that makes itself stale while it prepares.
private final class RestlessLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    invalidateLayout()
  }
}

/// Reports use the names of the author's sources.
@MainActor @Suite struct DiagnosticTests {
  @Test func `reports name UIKit's classes`() {
    let report = LayoutAudit.run(in: .init(sections: [3])) { UICollectionViewFlowLayout() }
    #expect(report.layout == "UICollectionViewFlowLayout")
    #expect(Simulation.current.usesUIKitNames)
  }

  @Test func `reports name the author's classes as they are`() {
    let simulation = Simulation()
    simulation.perform {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: RestlessLayout())
      view.layoutIfNeeded()
    }
    #expect(simulation.findings.map(\.code) == ["invalidates-during-prepare"])
    #expect(simulation.findings[0].message.hasPrefix("RestlessLayout is invalidated"))
  }
}
