@testable import Boards
import CoreGraphics
import QuartzCore
import UIKit
import XCTest

final class GeometryTests: XCTestCase {
  func testIndexPath() {
    var path = IndexPath(item: 3, section: 2)
    XCTAssertEqual([path.section, path.item, path.row], [2, 3, 3])
    path.item += 1
    path.section = 0
    XCTAssertEqual(path, IndexPath(row: 4, section: 0))
    XCTAssertLessThan(IndexPath(item: 9, section: 0), IndexPath(item: 0, section: 1))

    let bridged = path as NSIndexPath
    XCTAssertEqual([bridged.section, bridged.item, bridged.row, bridged.length], [0, 4, 4, 2])
    XCTAssertEqual(NSIndexPath(item: 4, section: 0) as IndexPath, path)
  }

  func testRectangles() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    XCTAssertEqual([rect.minX, rect.midX, rect.maxX], [10, 25, 40])
    XCTAssertEqual([rect.minY, rect.midY, rect.maxY], [20, 40, 60])
    XCTAssertEqual(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      CGRect(x: 12, y: 21, width: 24, height: 36))
    XCTAssertEqual(
      rect.insetBy(dx: 5, dy: 5).union(CGRect(x: 0, y: 0, width: 1, height: 1)),
      CGRect(x: 0, y: 0, width: 35, height: 55))
    XCTAssertTrue(rect.intersects(CGRect(x: 39, y: 59, width: 10, height: 10)))
    XCTAssertTrue(rect.contains(CGPoint(x: 10, y: 20)))
    XCTAssertTrue(rect.equalTo(CGRectMake(10, 20, 30, 40)))
    XCTAssertEqual(rect.offsetBy(dx: 1, dy: -1).origin, CGPoint(x: 11, y: 19))
    XCTAssertTrue(CGRect.null.isNull)
    XCTAssertEqual("\(rect)", "(10.0, 20.0, 30.0, 40.0)")
    XCTAssertEqual("\(rect.origin) \(rect.size)", "(10.0, 20.0) (30.0, 40.0)")
  }

  func testAffineTransforms() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let point = CGPoint(x: 2, y: 0).applying(turn.translatedBy(x: 3, y: 0))
    XCTAssertEqual(point.x, 0, accuracy: 1e-12)
    XCTAssertEqual(point.y, 5, accuracy: 1e-12)
    let both = CGAffineTransform(scaleX: 2, y: 4).concatenating(
      CGAffineTransform(translationX: 10, y: 20))
    XCTAssertEqual(CGPoint(x: 1, y: 1).applying(both), CGPoint(x: 12, y: 24))
    XCTAssertTrue(both.concatenating(both.inverted()).isIdentity)
    XCTAssertEqual(
      CGAffineTransform.identity, CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    let area = CGRect(x: 0, y: 0, width: 1, height: 1).applying(both)
    XCTAssertEqual(area, CGRect(x: 10, y: 20, width: 2, height: 4))
  }

  func testTransforms3D() {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    transform = CATransform3DRotate(transform, .pi, 0, 1, 0)
    XCTAssertEqual(transform.m11, -1, accuracy: 1e-12)
    XCTAssertFalse(CATransform3DIsAffine(transform))
    let moved = CATransform3DConcat(
      CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(5, 6, 0))
    XCTAssertEqual(
      CATransform3DGetAffineTransform(moved),
      CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 6))
    XCTAssertTrue(
      CATransform3DEqualToTransform(
        CATransform3DTranslate(CATransform3DIdentity, 1, 2, 3),
        CATransform3DMakeTranslation(1, 2, 3)
      ))

    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    attributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
    XCTAssertEqual(attributes.frame.width, 50, accuracy: 1e-9)
    XCTAssertEqual(attributes.center, CGPoint(x: 50, y: 25))
    attributes.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
    XCTAssertEqual(attributes.frame, CGRect(x: 25, y: 12.5, width: 50, height: 25))
    XCTAssertEqual(attributes.transform.a, 0.5)
  }

  func testTimes() {
    let interval: CFTimeInterval = 0.25
    XCTAssertGreaterThan(CFAbsoluteTimeGetCurrent(), interval)
  }
}
