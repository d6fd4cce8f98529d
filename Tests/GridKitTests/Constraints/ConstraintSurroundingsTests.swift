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

  @Test(.rule("AL-17")) func `margins that reach as far follow those of the superview`() {
    final class Noting: BaseView {
      var changes = 0
      override func layoutMarginsDidChange() { changes += 1 }
    }
    let (root, box, mark) = (makeRoot(100, 100), Noting(frame: .zero), SizedView(5, 5))
    root.addFree(box)
    root.pin(box, inset: 4)
    box.preservesSuperviewLayoutMargins = true
    box.addSubview(mark)
    mark.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(mark.frame.minX == 8)
    box.changes = 0
    root.layoutMargins = GridEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    root.layoutIfNeeded()
    #expect(mark.frame.minX == 26 && box.changes == 1)
    root.setSafeAreaInsets(GridEdgeInsets(top: 0, left: 10, bottom: 0, right: 0))
    root.layoutIfNeeded()
    #expect(mark.frame.minX == 36)
    root.constraints.first { $0.firstItem === box && $0.firstAttribute == .leading }?.constant = 0
    root.layoutIfNeeded()
    #expect(mark.frame.minX == 40)
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

  @Test(.rule("AL-15", "AL-16"))
  func `a controller adds to the safe area and to the margins of its view`() {
    final class Noting: BaseViewController {
      var changes = 0
      override func viewLayoutMarginsDidChange() { changes += 1 }
    }
    let (controller, mark) = (Noting(), SizedView(10, 10))
    let root: BaseView = controller.view
    root.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
    root.addSubview(mark)
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      mark.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
    ])
    func place() -> CGPoint {
      root.layoutIfNeeded()
      return mark.frame.origin
    }
    #expect(place() == CGPoint(x: 16, y: 0))
    controller.additionalSafeAreaInsets = GridEdgeInsets(top: 30, left: 4, bottom: 0, right: 0)
    #expect(place() == CGPoint(x: 20, y: 30) && controller.changes == 1)
    root.setSafeAreaInsets(GridEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(place() == CGPoint(x: 20, y: 50) && mark.layoutMargins.left == 8)
    root.frame.size.width = 430
    #expect(place().x == 24)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(place().x == 12 && controller.changes == 3)
    root.layoutMargins.left = 50
    #expect(place().x == 54)
  }

  @Test(.rule("AL-18")) func `the readable width grows with the text, to an even number`() {
    let (root, mark) = (makeRoot(1024, 768), SizedView(10, 10))
    root.addSubview(mark)
    mark.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor).isActive = true
    let rows: [(category: GridContentSizeCategory, inset: CGFloat)] = [
      // 672, 554, 910 and 1,008 points, as body text has 17, 14, 23 points and more.
      (.large, 176), (.extraSmall, 235), (.extraExtraExtraLarge, 57), (.accessibilityLarge, 8),
    ]
    for row in rows {
      root.traitOverrides.preferredContentSizeCategory = row.category
      root.layoutIfNeeded()
      #expect(mark.frame.minX == row.inset, "\(row.category)")
    }
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

  @Test(.rule("AL-8", "AL-19"))
  func `margins of a scroll view are those of its content for what is in it`() {
    let (scrollView, content) = (BaseScrollView(frame: .zero), SizedView(40, 300))
    scrollView.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scrollView.addSubview(content)
    NSLayoutConstraint.activate(
      [
        (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.leadingMargin),
        (.top, .topMargin), (.trailing, .trailingMargin), (.bottom, .bottomMargin),
      ].map {
        NSLayoutConstraint(
          item: content, attribute: $0.0, relatedBy: .equal, toItem: scrollView,
          attribute: $0.1, multiplier: 1, constant: 0)
      })
    scrollView.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 8, y: 8, width: 40, height: 300))
    #expect(scrollView.contentSize == CGSize(width: 56, height: 316))
  }

  // MARK: Baselines

  @Test(.rule("AL-9", "AL-90")) func `baselines are those of the view that a view names`() {
    final class Row: BaseView {
      let line = LineView(20)
      override var forLastBaselineLayout: BaseView { line }
    }
    let (root, row, beside, stack) = (
      makeRoot(), Row(frame: .zero), LineView(10),
      GridStackView(arrangedSubviews: [LineView(10), SizedView(30, 30), LineView(40)])
    )
    root.addFree(row, stack)
    row.addSubview(row.line)
    root.addSubview(beside)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      row.line.topAnchor.constraint(equalTo: row.topAnchor, constant: 6),
      beside.firstBaselineAnchor.constraint(equalTo: row.firstBaselineAnchor),
      stack.lastBaselineAnchor.constraint(equalTo: row.lastBaselineAnchor),
    ])
    stack.alignment = .top
    root.layoutIfNeeded()
    // The baseline of the row is at 50 + 6 + 17.
    #expect(beside.frame.minY == 66 && stack.frame.minY == 36)
    row.line.height = 30
    root.layoutIfNeeded()
    #expect(beside.frame.minY == 76 && stack.frame.minY == 46)
    // Another view of the stack is the tallest.
    (stack.arrangedSubviews[0] as? LineView)?.height = 60
    root.layoutIfNeeded()
    #expect(stack.frame.minY == 26)
  }

  @Test(.rule("AL-11")) func `the system's spacing between baselines is a line`() {
    let (root, upper, lower, plain) = (makeRoot(), LineView(20), LineView(30), SizedView(9, 9))
    for view in [upper, lower, plain] { root.addSubview(view) }
    let below = upper.lastBaselineAnchor
    #expect(
      lower.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: below, multiplier: 2).constant
        == 60)
    #expect(
      plain.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: below, multiplier: 1)
        .constant == 20)
    #expect(
      plain.topAnchor.constraint(equalToSystemSpacingBelow: upper.bottomAnchor, multiplier: 2)
        .constant == 16)
  }

  // MARK: Right to left

  @Test(.rule("AL-7", "AL-12")) func `a distance between anchors runs in the reading direction`() {
    let (root, mark, box) = (makeRoot(100, 100), SizedView(10, 10), SizedView(20, 10))
    root.semanticContentAttribute = .forceRightToLeft
    for view in [mark, box] {
      root.addSubview(view)
      view.semanticContentAttribute = .forceRightToLeft
    }
    mark.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30).isActive = true
    let distance = root.leadingAnchor.anchorWithOffset(to: mark.leadingAnchor)
    box.heightAnchor.constraint(equalTo: distance).isActive = true
    root.layoutIfNeeded()
    #expect(mark.frame.minX == 60 && box.frame.height == 30)
  }
}
