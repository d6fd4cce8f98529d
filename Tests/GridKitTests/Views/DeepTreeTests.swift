import Foundation
import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Deep trees of views")
struct DeepTreeTests {
  /// An operation on a tree.
  enum Step: String, CaseIterable, Sendable, Codable {
    case build, attach, layout, safeArea, traits, hit, convert, resize, leave, inCell
  }

  /// Views one inside the other. From the innermost one on, each joins at once, however deep.
  private static func tree(_ depth: Int, fromTop: Bool) -> (top: BaseView, bottom: LayoutView) {
    let frame = CGRect(0, 0, 300, 300)
    let views = (1..<depth).map { _ in LayoutView(frame: frame) }
    for view in views { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    let chain = [BaseView(frame: frame)] + views
    let pairs = Array(zip(chain, chain.dropFirst()))
    for (outer, inner) in fromTop ? pairs : pairs.reversed() { outer.addSubview(inner) }
    return (chain[0], views.last ?? LayoutView(frame: frame))
  }

  /// Does something with a tree, and answers whether all of it was reached.
  private static func does(_ step: Step, with depth: Int) -> Bool {
    let window = GridWindow(frame: CGRect(0, 0, 320, 480))
    let (top, bottom) = tree(depth, fromTop: step == .build)
    switch step {
    case .build: return bottom.passes == 0
    case .attach:
      window.addSubview(top)
      return bottom.window === window
    case .layout:
      top.layoutIfNeeded()
      let count = bottom.passes
      // Laid out once, nothing is due any more, until the innermost view asks again.
      top.layoutIfNeeded()
      bottom.setNeedsLayout()
      let again = bottom.passes
      top.layoutIfNeeded()
      return count == 1 && again == 1 && bottom.passes == 2
    case .safeArea:
      top.setSafeAreaInsets(GridEdgeInsets(9, 8, 7, 6))
      return bottom.safeAreaInsets.left == 8
    case .traits:
      var traits = GridTraitOverrides()
      traits.userInterfaceStyle = .dark
      top.traitOverrides = traits
      return bottom.traitCollection.userInterfaceStyle == .dark
    case .hit: return top.hitTest(CGPoint(x: 5, y: 5), with: nil) === bottom
    case .convert:
      return bottom.convert(CGPoint(x: 1, y: 2), to: top) == CGPoint(x: 1, y: 2)
        && bottom.isDescendant(of: top)
    case .resize:
      top.frame.size.width = 200
      return bottom.frame.width == 200
    case .leave:
      window.addSubview(top)
      window.layoutIfNeeded()
      top.removeFromSuperview()
      return bottom.passes == 1 && bottom.window == nil
    case .inCell:
      let grid = GridView(frame: CGRect(0, 0, 320, 480), collectionViewLayout: GridViewFlowLayout())
      let source = SampleDataSource([3])
      source.attach(to: grid)
      source.configure = { cell, path in
        if path.item == 0, cell.contentView.subviews.isEmpty { cell.contentView.addSubview(top) }
      }
      window.addSubview(grid)
      grid.layoutIfNeeded()
      grid.tap(at: CGPoint(x: 5, y: 5))
      grid.contentOffset.y = 10
      grid.settle()
      grid.reload()
      grid.resize(width: 300)
      return bottom.passes > 0
    }
  }

  @Test(arguments: Step.allCases)
  func `a tree of 10,000 views, each inside the one before, ends no program`(
    step: Step
  ) async {
    let name: String = step.rawValue
    await #expect(processExitsWith: .success) { [name = name as String] in
      let isDone = await MainActor.run {
        Simulation().perform { DeepTreeTests.does(Step(rawValue: name) ?? .build, with: 10_000) }
      }
      exit(isDone ? 0 : 1)
    }
  }

  @Test(.rows) func `a tree is reached to its innermost view, however deep`() {
    forEachRow(of: Step.allCases) { step in
      for depth in [2, 255, 256, 257, 258, 600] {
        #expect(Simulation().perform { DeepTreeTests.does(step, with: depth) }, "depth \(depth)")
      }
    }
  }
}
