import Foundation
import GridTesting
import TestSupport
import Testing
import UIKit

/// Texts about classes that have UIKit's names where they are used.
@MainActor @Suite("Names of classes in texts")
struct ClassNameTests {
  /// A name like those of the runtime, and no class of its.
  private final class GridViewOfMine: UIView {}

  private final class PreparingLayout: UICollectionViewFlowLayout {
    override func prepare() {
      super.prepare()
      invalidateLayout()
    }
  }

  private func makeView(
    _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(), in simulation: Simulation
  ) -> UICollectionView {
    simulation.faultPolicy = .record
    return simulation.perform {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    }
  }

  @Test(.rule("UM-6")) func `a simulation made where UIKit is imported uses UIKit's names`() {
    #expect(Simulation().usesUIKitNames)
    #expect(Simulation(frameRate: 120).usesUIKitNames)
    #expect(Simulation(screen: UIScreen(size: CGSize(width: 9, height: 9))).usesUIKitNames)
  }

  @Test(.rule("UM-6")) func `any other one, if GridKit's scenarios are not in the program`() {
    #expect(
      Simulation.current.usesUIKitNames == (NSClassFromString("GridScenarios.HostServer") == nil)
    )
  }

  @Test(.rule("UM-6")) func `findings, faults and their origins name UIKit's classes`() throws {
    let simulation = Simulation()
    simulation.remembersOrigins = true
    let view = makeView(in: simulation)
    view.drag(by: CGPoint(x: 0, y: 10))
    #expect(
      simulation.findings.map(\.message).first?
        .contains("cannot move the UICollectionView: its content") == true)
    view.frame.origin.x = CGFloat.nan
    view.addSubview(view)
    view.register(UIView.self, forCellWithReuseIdentifier: "cell")
    let faults = simulation.faults
    try #require(faults.count == 3)
    #expect(faults[0].advice.contains("center of UICollectionView was set"))
    #expect(faults[1].advice.hasPrefix("UICollectionView was added to itself"))
    #expect(faults[2].message.hasPrefix("the class UIView registered"))
    #expect(simulation.faultOrigins.last?.layout == "UICollectionViewFlowLayout")
    for text in faults.map(\.description) + simulation.findings.map(\.description) {
      #expect(!text.contains(/\b(Grid|Base)[A-Z]/), "\(text)")
    }
  }

  @Test(.rule("UM-6")) func `a class of the author's keeps its name, whatever it begins with`() {
    let simulation = Simulation()
    let view = makeView(PreparingLayout(), in: simulation)
    view.layoutIfNeeded()
    #expect(simulation.findings[0].message.hasPrefix("PreparingLayout is invalidated"))
    let mine = simulation.perform { GridViewOfMine(frame: .zero) }
    mine.alpha = CGFloat.nan
    #expect(simulation.faults[0].message.hasPrefix("alpha of GridViewOfMine was set"))
  }

  @Test(.rule("UM-6"))
  func `reports made in a simulation use its names, and a switch has it either way`() {
    for isUIKit in [true, false] {
      let simulation = Simulation()
      simulation.usesUIKitNames = isUIKit
      let name = isUIKit ? "UICollectionViewFlowLayout" : "GridViewFlowLayout"
      let view = makeView(in: simulation)
      let source = SampleDataSource([5])
      source.attach(to: view)
      let log = WhyLog(view)
      view.layoutIfNeeded()
      #expect("\(log.why(.cell(0, 1)))".contains(" \(name) "))
      let report = simulation.perform {
        LayoutAudit.run(in: .init(sections: [3])) { UICollectionViewFlowLayout() }
      }
      #expect(report.layout == name)
    }
  }
}
