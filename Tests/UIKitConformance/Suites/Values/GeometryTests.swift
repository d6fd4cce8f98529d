import Testing
import UIKit

/// Rectangles, transforms and their texts as CoreGraphics has them: layouts pick what is visible
/// with them.
@MainActor @Suite("Geometry")
struct GeometryTests {
  private let rect = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(
    "rectangles that only touch do not intersect", .tags(.observed),
    arguments: [
      (CGRect(x: 9, y: 9, width: 5, height: 5), true),
      (CGRect(x: 10, y: 0, width: 10, height: 10), false),
      (CGRect(x: -10, y: 2, width: 10, height: 4), false),
      (CGRect(x: 10, y: 10, width: 5, height: 5), false),
      (CGRect(x: 2, y: 2, width: 3, height: 3), true),
      (CGRect(x: 14, y: 5, width: -5, height: 1), true),
      (CGRect.null, false),
    ] as [(CGRect, Bool)])
  func intersects(other: CGRect, expected: Bool) {
    #expect(rect.intersects(other) == expected)
    #expect(other.intersects(rect) == expected)
  }

  @Test("rectangles that touch meet in a rectangle without area", .tags(.documented))
  func intersection() {
    #expect(
      rect.intersection(CGRect(x: 10, y: 2, width: 5, height: 20))
        == CGRect(x: 10, y: 2, width: 0, height: 8))
    #expect(rect.intersection(CGRect(x: 11, y: 0, width: 5, height: 5)).isNull)
    #expect(rect.intersection(.null).isNull)
  }

  @Test("near edges belong to a rectangle, far ones do not", .tags(.documented))
  func contains() {
    #expect(rect.contains(CGPoint(x: 0, y: 0)))
    #expect(rect.contains(CGPoint(x: 9.5, y: 9.5)))
    #expect(!rect.contains(CGPoint(x: 10, y: 5)))
    #expect(!rect.contains(CGPoint(x: 5, y: 10)))
    #expect(rect.contains(CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(!rect.contains(CGRect(x: 1, y: 1, width: 10, height: 1)))
  }

  @Test("union, null and empty rectangles", .tags(.documented))
  func union() {
    #expect(rect.union(.null) == rect)
    #expect(CGRect.null.union(rect) == rect)
    #expect(
      rect.union(CGRect(x: 20, y: 5, width: 1, height: 30))
        == CGRect(x: 0, y: 0, width: 21, height: 35))
    #expect(CGRect(x: 5, y: 5, width: 0, height: 9).isEmpty)
    #expect(CGRect.null.isEmpty)
    #expect(!CGRect.zero.isNull)
  }

  @Test("rectangles given from another corner", .tags(.documented))
  func standardized() {
    let turned = CGRect(x: 10, y: 20, width: -4, height: -8)
    #expect(turned.standardized == CGRect(x: 6, y: 12, width: 4, height: 8))
    #expect(turned.minX == 6)
    #expect(turned.maxY == 20)
    #expect(turned.width == 4)
  }

  @Test("insets and whole pixels", .tags(.documented))
  func insets() {
    #expect(rect.insetBy(dx: 2, dy: -1) == CGRect(x: 2, y: -1, width: 6, height: 12))
    #expect(rect.insetBy(dx: 6, dy: 0).isNull)
    #expect(
      CGRect(x: 0.4, y: -0.4, width: 1, height: 1).integral
        == CGRect(x: 0, y: -1, width: 2, height: 2))
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 4, height: 6))
  }

  @Test("a rectangle is cut from an edge", .tags(.documented))
  func divided() {
    let parts = rect.divided(atDistance: 3, from: .maxYEdge)
    #expect(parts.slice == CGRect(x: 0, y: 7, width: 10, height: 3))
    #expect(parts.remainder == CGRect(x: 0, y: 0, width: 10, height: 7))
  }

  @Test("transforms are applied from left to right", .tags(.documented))
  func transforms() {
    let moved = CGAffineTransform(translationX: 10, y: 0)
    let doubled = CGAffineTransform(scaleX: 2, y: 2)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(moved.concatenating(doubled)) == CGPoint(x: 22, y: 2))
    #expect(point.applying(doubled.concatenating(moved)) == CGPoint(x: 12, y: 2))
    // An operation that is added to a transform is applied first.
    #expect(point.applying(moved.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 2))
    #expect(point.applying(doubled.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 2))
    #expect(moved.inverted() == CGAffineTransform(translationX: -10, y: 0))
    #expect(rect.applying(doubled) == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("a turned rectangle is the box around it", .tags(.documented))
  func turned() {
    let box = CGRect(x: 0, y: 0, width: 4, height: 2)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(Words.text(box) == "-2,0,2,4")
  }

  @Test("transforms of three dimensions", .tags(.documented))
  func layers() {
    let transform = CATransform3DConcat(
      CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(2, 2, 2))
    #expect([transform.m41, transform.m42, transform.m43] == [2, 4, 6])
    #expect(!CATransform3DIsAffine(transform))
    #expect(
      CATransform3DGetAffineTransform(
        CATransform3DMakeAffineTransform(CGAffineTransform(translationX: 4, y: 5)))
        == CGAffineTransform(translationX: 4, y: 5))
  }

  @Test("texts", .tags(.observed))
  func texts() {
    #expect("\(CGRect(x: 1, y: 2.5, width: 3, height: 4))" == "(1.0, 2.5, 3.0, 4.0)")
    #expect("\(CGPoint(x: -1, y: 0))" == "(-1.0, 0.0)")
    #expect("\(CGSize(width: 7, height: 8))" == "(7.0, 8.0)")
    #expect(String(reflecting: CGPoint(x: -1, y: 0)) == "(-1.0, 0.0)")
    #expect("\([CGPoint.zero])" == "[(0.0, 0.0)]")
  }

  @Test("paths", .tags(.documented))
  func paths() {
    let item = IndexPath(item: 3, section: 2)
    #expect(item.item == 3)
    #expect(item.row == 3)
    #expect(item.section == 2)
    #expect(item == [2, 3])
    #expect(IndexPath(row: 3, section: 2) == item)
    #expect(IndexPath(item: 9, section: 0) < IndexPath(item: 0, section: 1))
    #expect([path(2, in: 1), path(5), path(0, in: 1)].sorted() == [path(5), [1, 0], [1, 2]])
  }
}
