import Testing
import UIKit

/// Views as cells and layouts use them: geometry, coordinates, subviews, layout, points.
@MainActor @Suite("Views")
struct ViewTests {
  private func view(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in superview: UIView? = nil
  ) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    superview?.addSubview(view)
    return view
  }

  @Test("defaults", .tags(.documented))
  func defaults() {
    let view = UIView(frame: .zero)
    #expect(view.alpha == 1)
    #expect(!view.isHidden)
    #expect(view.isOpaque)
    #expect(view.backgroundColor == nil)
    #expect(!view.clipsToBounds)
    #expect(view.isUserInteractionEnabled)
    #expect(view.tag == 0)
    #expect(view.autoresizesSubviews)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.transform == .identity)
    #expect(view.superview == nil)
    #expect(view.window == nil)
    #expect(UIScrollView(frame: .zero).clipsToBounds)
  }

  @Test("frame, bounds and center follow each other", .tags(.documented))
  func geometry() {
    let view = view(10, 20, 100, 50)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.bounds.size = CGSize(width: 60, height: 30)
    #expect(view.frame == CGRect(x: 30, y: 30, width: 60, height: 30))
    view.center = .zero
    #expect(view.frame == CGRect(x: -30, y: -15, width: 60, height: 30))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    #expect(view.frame == CGRect(x: -30, y: -15, width: 60, height: 30))
  }

  @Test("a transform grows the frame and leaves bounds and center", .tags(.documented))
  func transform() {
    let view = view(10, 20, 100, 50)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
  }

  @Test("points and rectangles in other views", .tags(.documented))
  func conversion() {
    let root = view(0, 0, 500, 500)
    let list = view(10, 20, 200, 200, in: root)
    let cell = view(5, 6, 50, 50, in: list)
    list.bounds.origin = CGPoint(x: 0, y: 100)
    let point = CGPoint(x: 3, y: 4)
    #expect(cell.convert(point, to: list) == CGPoint(x: 8, y: 10))
    #expect(cell.convert(point, to: root) == CGPoint(x: 18, y: -70))
    #expect(cell.convert(CGPoint(x: 18, y: -70), from: root) == point)
    #expect(
      cell.convert(cell.bounds, to: root) == CGRect(x: 15, y: -74, width: 50, height: 50))
    cell.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(
      cell.convert(cell.bounds, to: list) == CGRect(x: -20, y: 6, width: 100, height: 50))
  }

  @Test("subviews are kept in order, and have one superview", .tags(.documented))
  func subviews() {
    let root = view(0, 0, 10, 10)
    let views = (1...3).map { tag in
      let child = view(0, 0, 1, 1, in: root)
      child.tag = tag
      return child
    }
    #expect(root.subviews.map(\.tag) == [1, 2, 3])
    root.bringSubviewToFront(views[0])
    #expect(root.subviews.map(\.tag) == [2, 3, 1])
    root.sendSubviewToBack(views[2])
    #expect(root.subviews.map(\.tag) == [3, 2, 1])
    root.insertSubview(views[0], at: 0)
    #expect(root.subviews.map(\.tag) == [1, 3, 2])
    root.insertSubview(views[2], aboveSubview: views[1])
    #expect(root.subviews.map(\.tag) == [1, 2, 3])
    let other = view(0, 0, 10, 10)
    other.addSubview(views[1])
    #expect(root.subviews.map(\.tag) == [1, 3])
    #expect(views[1].superview === other)
    views[1].removeFromSuperview()
    #expect(views[1].superview == nil)
    #expect(root.viewWithTag(3) === views[2])
    #expect(views[2].isDescendant(of: root))
  }

  /// Keeps count of its layouts and moves.
  private final class CountedView: UIView {
    var layouts = 0
    var moves: [String] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }

    override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      moves.append(newSuperview == nil ? "will leave" : "will come")
    }

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      moves.append(superview == nil ? "left" : "came")
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      moves.append(window == nil ? "out of the window" : "in the window")
    }
  }

  @Test("layout comes once when it is asked for, and with a change of size", .tags(.documented))
  func layout() {
    let root = view(0, 0, 100, 100)
    let counted = CountedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(counted)
    root.layoutIfNeeded()
    let first = counted.layouts
    #expect(first > 0)
    counted.layoutIfNeeded()
    #expect(counted.layouts == first)
    counted.setNeedsLayout()
    counted.setNeedsLayout()
    counted.layoutIfNeeded()
    #expect(counted.layouts == first + 1)
    counted.frame.origin.x = 30
    counted.layoutIfNeeded()
    #expect(counted.layouts == first + 1)
    counted.frame.size.width = 30
    counted.layoutIfNeeded()
    #expect(counted.layouts == first + 2)
  }

  @Test("views hear where they go", .tags(.documented))
  func moves() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let counted = CountedView(frame: .zero)
    window.addSubview(counted)
    #expect(counted.window === window)
    counted.removeFromSuperview()
    let order = ["will come", "came", "will leave", "left"]
    #expect(counted.moves.filter(order.contains) == order)
    #expect(counted.moves.contains("in the window"))
    #expect(counted.moves.contains("out of the window"))
  }

  @Test("a point meets the foremost view that shows and takes touches", .tags(.documented))
  func hitTest() {
    let root = view(0, 0, 100, 100)
    let back = view(0, 0, 60, 60, in: root)
    let front = view(30, 30, 60, 60, in: root)
    let inner = view(0, 0, 10, 10, in: front)
    #expect(root.hitTest(CGPoint(x: 35, y: 35), with: nil) === inner)
    #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 95, y: 95), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === back)
    front.isHidden = false
    front.alpha = 0
    #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === back)
    front.alpha = 1
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 35, y: 35), with: nil) === back)
    #expect(root.point(inside: CGPoint(x: 0, y: 99), with: nil))
    #expect(!root.point(inside: CGPoint(x: 0, y: 100), with: nil))
  }

  @Test("springs and struts", .tags(.documented))
  func autoresizing() {
    let root = view(0, 0, 100, 100)
    let child = view(10, 10, 30, 30, in: root)
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.frame.size = CGSize(width: 160, height: 150)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 60, width: 90, height: 30))
  }

  @Test("sizes", .tags(.documented))
  func sizes() {
    let view = view(0, 0, 12, 34)
    #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 12, height: 34))
    #expect(
      view.intrinsicContentSize
        == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  @Test("defaults of scroll views and collection views", .tags(.documented))
  func scrollDefaults() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 10, height: 10),
      collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.contentOffset == .zero)
    #expect(view.contentSize == .zero)
    #expect(view.contentInset == .zero)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.bounces)
    #expect(!view.alwaysBounceVertical)
    #expect(!view.alwaysBounceHorizontal)
    #expect(view.isScrollEnabled)
    #expect(!view.isPagingEnabled)
    #expect(!view.isDirectionalLockEnabled)
    #expect(view.scrollsToTop)
    #expect(view.delaysContentTouches)
    #expect(view.decelerationRate == .normal)
    #expect(view.showsVerticalScrollIndicator)
    #expect(view.zoomScale == 1)
    #expect(view.isPrefetchingEnabled)
    #expect(view.backgroundView == nil)
    #expect(view.numberOfSections == 0 || view.dataSource == nil)
    #expect(!view.hasUncommittedUpdates)
    #expect(!view.remembersLastFocusedIndexPath)
    #expect(view.selfSizingInvalidation == .enabled)
    #expect(view.reorderingCadence == .immediate)
  }

  @Test(
    "a rectangle is scrolled to by the least distance", .tags(.documented),
    arguments: [
      (CGRect(x: 0, y: 250, width: 10, height: 30), 250),
      (CGRect(x: 0, y: 480, width: 10, height: 40), 420),
      (CGRect(x: 0, y: 350, width: 10, height: 40), 300),
      (CGRect(x: 0, y: 900, width: 10, height: 40), 840),
    ] as [(CGRect, CGFloat)])
  func scrollRect(rect: CGRect, y: CGFloat) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.contentOffset.y = 300
    scroll.scrollRectToVisible(rect, animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: y))
  }
}
