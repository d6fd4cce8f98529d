import GridTesting

// Actions of tests, each with the layout pass after it.

extension BaseView {
  func layoutAgain() {
    setNeedsLayout()
    layoutIfNeeded()
  }
}

extension BaseScrollView {
  func scroll(toX x: CGFloat) { scroll(to: CGPoint(x: x, y: contentOffset.y)) }

  func scroll(toY y: CGFloat) { scroll(to: CGPoint(x: contentOffset.x, y: y)) }

  func scroll(to offset: CGPoint) {
    contentOffset = offset
    layoutIfNeeded()
  }
}

extension GridView {
  func resize(width: CGFloat) { resize(to: CGSize(width: width, height: frame.height)) }

  func resize(height: CGFloat) { resize(to: CGSize(width: frame.width, height: height)) }

  func resize(to size: CGSize) {
    frame.size = size
    layoutIfNeeded()
  }

  func reload() {
    reloadData()
    layoutIfNeeded()
  }
}

extension GridViewLayout {
  /// Invalidates the layout, and lays its grid out.
  func refresh(with context: GridViewLayoutInvalidationContext? = nil) {
    if let context { invalidateLayout(with: context) } else { invalidateLayout() }
    collectionView?.layoutIfNeeded()
  }
}

extension GridViewFlowLayout {
  /// Items of one size, in lines that touch.
  convenience init(lines size: CGSize) {
    self.init()
    itemSize = size
    minimumLineSpacing = 0
  }
}

extension Fixture {
  /// A fixture whose grid has had its first pass.
  static func laidOut(
    _ layout: Layout, counts: [Int], size: CGSize = CGSize(width: 320, height: 200),
    scale: CGFloat = 2, policy: FaultPolicy = .record
  ) -> Fixture {
    let fixture = Fixture(layout, counts: counts, size: size, scale: scale, policy: policy)
    fixture.grid.layoutIfNeeded()
    return fixture
  }

  /// The calls of layouts while `body` runs.
  func layoutCalls(_ body: () -> Void) -> String { simulation.traced(body).calls(of: .layout) }

  /// The texts that UIKit would print while `body` runs.
  func console(_ body: () -> Void) -> [String] {
    return simulation.traced(body).events.filter { $0.source == .console }.map(\.detail)
  }
}
