@testable import Timelines
import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite("Mocks and values")
struct MockViewTests {
  private final class Pinned: UICollectionViewLayout {
    var view: UICollectionView?
    override var collectionView: UICollectionView? { view }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
  }

  @Test func `overridden properties are the ones that callers read`() {
    let mock = MockView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    mock.state.counts = [3, 4]
    mock.state.direction = .rightToLeft
    let view: UICollectionView = mock
    let schedule = Schedule.sample
    view.delegate = schedule
    #expect(view.numberOfSections == 2)
    #expect(view.numberOfItems(inSection: 1) == 4)
    #expect(view.isDecelerating)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.bounds.width == 100)
    #expect(view.delegate === schedule)
    view.contentOffset.y = 12
    #expect(mock.state.offset.y == 12)
  }

  @Test func `a layout can name another view`() {
    let layout = Pinned()
    #expect(layout.collectionView == nil)
    let mock = MockView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    layout.view = mock
    #expect(layout.collectionView?.numberOfItems(inSection: 0) == 2)
    #expect(layout.developmentLayoutDirection == .rightToLeft)
  }

  @Test func `a view may have a property that GridKit's views have as well`() {
    final class LifeView: UIView {
      var simulation = [false, true, true]
    }
    let view = LifeView()
    view.simulation[0] = true
    #expect(view.simulation == [true, true, true])
  }

  @Test func `index paths and rectangles read as on Apple's systems`() {
    let path: IndexPath = [2, 5]
    #expect((path.section, path.item, path.row) == (2, 5, 5))
    #expect(IndexPath(row: 5, section: 2) == path)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect("\(rect.insetBy(dx: 1, dy: 2))" == "(1.0, 2.0, 8.0, 16.0)")
    #expect(rect.inset(by: .init(top: 1, left: 2, bottom: 3, right: 4)).size.height == 16)
    #expect(CGPoint(x: 1, y: 2).applying(.init(translationX: 3, y: 4)) == CGPoint(x: 4, y: 6))
    let vector = CGVector(dx: 3, dy: 4)
    #expect((vector.dx * vector.dx + vector.dy * vector.dy).squareRoot() == 5)
  }

  @Test func `transforms combine from the innermost out`() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 400
    let tilted = CATransform3DRotate(perspective, .pi / 4, 1, 0, 0)
    #expect(!CATransform3DIsAffine(tilted))
    #expect(tilted.m11 == 1 && tilted.m34 < 0)
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, with: [0, 0])
    attributes.size = CGSize(width: 10, height: 20)
    attributes.center = CGPoint(x: 50, y: 50)
    attributes.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 1)
    #expect(abs(attributes.frame.width - 20) < 1e-9)
    #expect(abs(attributes.frame.height - 20) < 1e-9)
    #expect(attributes.representedElementCategory == .supplementaryView)
  }
}
