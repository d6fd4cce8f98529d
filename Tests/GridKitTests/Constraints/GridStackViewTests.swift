import GridCore
import TestSupport
import Testing

@testable import GridKit

@MainActor @Suite("Stack views")
struct GridStackViewTests {
  /// A stack of 300 × 60 points with views of 40, 29 and 41 points, 8 points apart.
  private func makeStack() -> GridStackView {
    let stack = GridStackView(arrangedSubviews: [
      SizedView(40, 20), SizedView(29, 30), SizedView(41, 10),
    ])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    stack.spacing = 8
    return stack
  }

  private func places(_ stack: GridStackView) -> [[CGFloat]] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test(.rule("AL-84")) func `arranged views are subviews, but not the other way round`() {
    let stack = makeStack()
    let (plain, late) = (BaseView(frame: .zero), SizedView(10, 10))
    stack.addSubview(plain)
    stack.addArrangedSubview(late)
    #expect(stack.subviews.last === late && !late.translatesAutoresizingMaskIntoConstraints)
    #expect(stack.arrangedSubviews.count == 4 && plain.translatesAutoresizingMaskIntoConstraints)
    // A view that is arranged already moves; the order of the subviews stays.
    stack.insertArrangedSubview(late, at: 0)
    #expect(stack.arrangedSubviews.first === late && stack.subviews.last === late)
    stack.removeArrangedSubview(late)
    #expect(stack.arrangedSubviews.count == 3 && late.superview === stack)
    stack.addArrangedSubview(late)
    late.removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 3)
  }

  @Test(.rule("AL-84")) func `an index that is not there is refused`() {
    let simulation = Simulation()
    simulation.faultPolicy = .record
    simulation.perform {
      let stack = makeStack()
      stack.insertArrangedSubview(BaseView(frame: .zero), at: 4)
      #expect(stack.arrangedSubviews.count == 3)
    }
    #expect(
      simulation.faults.map(\.message) == [
        "index out of bounds for arranged subview: index = 4 expected to be less than or equal to 3"
      ])
  }

  @Test(.rule("AL-22", "AL-70", "AL-71", "AL-84"))
  func `a change of the stack or of its views arranges them anew`() {
    let stack = makeStack()
    #expect(places(stack) == [[0, 214], [222, 29], [259, 41]])
    stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
    stack.setCustomSpacing(GridStackView.spacingUseSystem, after: stack.arrangedSubviews[1])
    #expect(places(stack) == [[0, 202], [222, 29], [259, 41]])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 20)
    stack.setCustomSpacing(GridStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
    stack.distribution = .fillEqually
    stack.spacing = 0
    // The custom spacing after the second view stays.
    #expect(places(stack).map { ($0[1] * 3).rounded() } == [292, 292, 292])
    #expect(places(stack).map { ($0[0] * 3).rounded() } == [0, 292, 608])
    stack.distribution = .fill
    stack.arrangedSubviews[0].removeFromSuperview()
    #expect(places(stack) == [[0, 251], [259, 41]])
    (stack.arrangedSubviews[1] as? SizedView)?.size.width = 100
    #expect(places(stack) == [[0, 192], [200, 100]])
  }

  @Test(.rule("AL-80")) func `a hidden view gives its room away, and is parked in the gap`() {
    let stack = makeStack()
    _ = places(stack)
    stack.arrangedSubviews[1].isHidden = true
    // The first is stretched to 251; the gap of 8 points begins there.
    #expect(places(stack) == [[0, 251], [255, 0], [259, 41]])
    stack.arrangedSubviews[2].isHidden = true
    #expect(places(stack) == [[0, 300], [300, 0], [300, 0]])
    for view in stack.arrangedSubviews { view.isHidden = false }
    #expect(places(stack) == [[0, 214], [222, 29], [259, 41]])
  }

  @Test(.rule("AL-80")) func `a view that is hidden before the first layout counts as hidden`() {
    let stack = makeStack()
    stack.updateConstraintsIfNeeded()
    stack.arrangedSubviews[0].isHidden = true
    #expect(places(stack) == [[0, 0], [0, 251], [259, 41]])
  }

  @Test(.rule("AL-85")) func `a view that is hidden in an animation moves those beside it in it`() {
    let simulation = Simulation()
    simulation.perform {
      let stack = makeStack()
      _ = places(stack)
      let last = stack.arrangedSubviews[1]
      BaseView.animate(withDuration: 1) {
        stack.arrangedSubviews[2].isHidden = true
        stack.arrangedSubviews[2].isHidden = true
        #expect(last.frame.width == 29)
      }
      #expect(last.frame.minX == 271 && last.extras?.animatedChanges.count == 1)
      BaseView.animate(withDuration: 1) { stack.arrangedSubviews[2].isHidden = false }
      #expect(places(stack) == [[0, 214], [222, 29], [259, 41]])
    }
  }

  @Test(.rule("AL-74", "AL-83"))
  func `a column with equal spacing measures it between baselines`() {
    let stack = GridStackView(arrangedSubviews: [LineView(10), LineView(20), LineView(10)])
    stack.frame = CGRect(x: 0, y: 0, width: 40, height: 100)
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.isBaselineRelativeArrangement = true
    stack.layoutIfNeeded()
    // The baselines are 7, 17 and 7 points below the tops: 7, 52 and 97.
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 35, 90])
  }

  @Test(.rule("AL-7")) func `a stack arranges its views in its own direction`() {
    let simulation = Simulation()
    simulation.perform {
      let stack = makeStack()
      stack.semanticContentAttribute = .forceRightToLeft
      #expect(places(stack) == [[86, 214], [49, 29], [0, 41]])
      stack.arrangedSubviews[1].isHidden = true
      #expect(places(stack) == [[49, 251], [45, 0], [0, 41]])
    }
    #expect(simulation.findings.map(\.code) == [])
  }

  @Test(.rule("AL-84")) func `a view that goes to another stack leaves its rules behind`() {
    let (old, view) = (makeStack(), SizedView(40, 20))
    old.addArrangedSubview(view)
    view.isHidden = true
    _ = places(old)
    view.isHidden = false
    let new = GridStackView(arrangedSubviews: [view, SizedView(10, 10)])
    new.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    #expect(places(new) == [[0, 40], [40, 10]])
  }

  @Test(.rule("AL-73")) func `proportions follow intrinsic sizes as they change`() {
    let stack = GridStackView(arrangedSubviews: [SizedView(10, 5), SizedView(30, 5)])
    stack.frame = CGRect(x: 0, y: 0, width: 80, height: 10)
    stack.distribution = .fillProportionally
    #expect(places(stack) == [[0, 20], [20, 60]])
    (stack.arrangedSubviews[0] as? SizedView)?.size.width = 30
    #expect(places(stack) == [[0, 40], [40, 40]])
  }

  @Test(.rule("AL-81")) func `texts in a stack wrap by its width alone`() {
    let (texts, root) = ([WrappingView(frame: .zero), WrappingView(frame: .zero)], makeRoot(200))
    for text in texts { text.characters = 35 }
    let stack = GridStackView(arrangedSubviews: texts)
    root.addFree(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    stack.distribution = .fillEqually
    root.layoutIfNeeded()
    #expect(places(stack) == [[0, 100], [100, 100]])
    #expect(texts.map(\.frame.height) == [80, 80] && stack.frame.height == 80)
    #expect(
      Set(stack.constraints.map(\.identifier)) == [
        "UISV-canvas-connection", "UISV-spacing", "UISV-fill-equally", "UISV-alignment",
      ])
  }

  @Test(.rule("AL-82")) func `margins count where the arrangement is relative to them`() {
    let stack = makeStack()
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(places(stack) == [[8, 198], [214, 29], [251, 41]])
    #expect(stack.arrangedSubviews[0].frame.minY == 8)
    stack.layoutMargins = GridEdgeInsets(top: 1, left: 20, bottom: 2, right: 0)
    #expect(places(stack)[0] == [20, 194])
  }

  @Test(.rule("AL-86")) func `an empty stack has no size, and a stack inside takes the room`() {
    let root = BaseView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let (outer, empty) = (GridStackView(frame: .zero), GridStackView(frame: .zero))
    outer.addArrangedSubview(empty)
    outer.addArrangedSubview(SizedView(30, 10))
    root.addSubview(outer)
    outer.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 0, y: 0, width: 200, height: 10))
    #expect(empty.frame == CGRect(x: 0, y: 0, width: 170, height: 10))
    #expect(GridStackView(frame: .zero).systemLayoutSizeFitting(.zero) == .zero)
    #expect(makeStack().systemLayoutSizeFitting(.zero) == CGSize(width: 126, height: 30))
  }

  @Test(.rule("AL-90")) func `the baselines of a stack are those of a view in it`() {
    let stack = makeStack()
    #expect(stack.forFirstBaselineLayout === stack.arrangedSubviews[1])
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === stack.arrangedSubviews[0])
    #expect(stack.forLastBaselineLayout === stack.arrangedSubviews[2])
    #expect(GridStackView(frame: .zero).forLastBaselineLayout is GridStackView)
  }
}
