import GridCore
import TestSupport
import Testing

@testable import GridKit

@MainActor @Suite("Constraints to insets and scroll views")
struct ConstraintSurroundingsTests {
  @Test(.rule("AL-17")) func `margins can reach as far as those of the superview`() {
    let (root, box) = (
      makeRoot(100, 100), BaseView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    )
    root.layoutMargins = GridEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    root.addSubview(box)
    #expect(box.layoutMargins.left == 8)
    box.preservesSuperviewLayoutMargins = true
    #expect(box.layoutMargins == GridEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  @Test(.rule("AL-8", "AL-14", "AL-16"))
  func `guides of the safe area and the margins follow their insets`() {
    let (root, box) = (makeRoot(100, 100), BaseView(frame: .zero))
    root.addFree(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      box.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      NSLayoutConstraint(
        item: box, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottomMargin,
        multiplier: 1, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 8, y: 0, width: 84, height: 92))
    root.setSafeAreaInsets(GridEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    root.layoutMargins = GridEdgeInsets(top: 0, left: 16, bottom: 4, right: 1)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 16, y: 20, width: 83, height: 66))
  }

  @Test(.rule("AL-19")) func `the keyboard's guide covers what the keyboard does`() {
    let simulation = Simulation()
    simulation.perform {
      let (root, bar) = (makeRoot(100, 200), SizedView(BaseView.noIntrinsicMetric, 20))
      root.setSafeAreaInsets(GridEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
      root.addSubview(bar)
      bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(bar.frame.maxY == 170)
      simulation.keyboardFrame = CGRect(x: 0, y: 120, width: 100, height: 80)
      root.layoutIfNeeded()
      #expect(bar.frame.maxY == 120)
      #expect(root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 120, width: 100, height: 80))
      simulation.keyboardFrame = nil
      root.keyboardLayoutGuide.usesBottomSafeArea = false
      root.layoutIfNeeded()
      #expect(bar.frame.maxY == 200)
    }
  }

  @Test(.rule("AL-19"))
  func `constraints decide how large the content of a scroll view is`() {
    let (root, scrollView, content, fixed) = (
      makeRoot(100, 200), BaseScrollView(frame: .zero), SizedView(BaseView.noIntrinsicMetric, 700),
      SizedView(10, 10)
    )
    root.addFree(scrollView)
    root.pin(scrollView, inset: 10)
    scrollView.addSubview(content)
    scrollView.addSubview(fixed)
    scrollView.pin(content, inset: 5)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -10),
      fixed.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 3),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.frame == CGRect(x: 10, y: 10, width: 80, height: 180))
    #expect(scrollView.contentSize == CGSize(width: 80, height: 710))
    #expect(content.frame == CGRect(x: 5, y: 5, width: 70, height: 700))
    #expect(fixed.frame.minY == 3)
    scrollView.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(content.frame.minY == 5 && fixed.frame.minY == 103)
    content.size.height = 300
    root.layoutIfNeeded()
    #expect(scrollView.contentLayoutGuide.layoutFrame.height == 310)
  }
}
