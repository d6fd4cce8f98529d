@testable import Boards
import UIKit
import XCTest

private var highlightKey: UInt8 = 0
private var ownerKey: UInt8 = 0

extension UIView {
  fileprivate var highlightName: String? {
    get { return objc_getAssociatedObject(self, &highlightKey) as? String }
    set {
      objc_setAssociatedObject(
        self, &highlightKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  fileprivate var ownerView: UIView? {
    get { return objc_getAssociatedObject(self, &ownerKey) as? UIView }
    set { objc_setAssociatedObject(self, &ownerKey, newValue, .OBJC_ASSOCIATION_ASSIGN) }
  }
}

final class AssociationTests: XCTestCase {
  func testValuesBelongToOneObjectAndOneKey() {
    let view = UIView()
    let other = UIView()
    view.highlightName = "a"
    other.highlightName = "b"
    other.ownerView = view
    XCTAssertEqual(view.highlightName, "a")
    XCTAssertEqual(other.highlightName, "b")
    XCTAssertTrue(other.ownerView === view)
    XCTAssertNil(view.ownerView)
    view.highlightName = nil
    XCTAssertNil(view.highlightName)
    objc_removeAssociatedObjects(other)
    XCTAssertNil(other.highlightName)
  }

  func testAssignedValuesAreNotKept() {
    let view = UIView()
    autoreleasepool {
      let owner = UIView()
      view.ownerView = owner
      XCTAssertNotNil(view.ownerView)
    }
    XCTAssertNil(view.ownerView)
  }

  func testValuesOfGoneObjectsAreLetGo() {
    weak var first: NSObject?
    for index in 0..<200 {
      let value = NSObject()
      if index == 0 { first = value }
      let view = UIView()
      XCTAssertNil(view.highlightName)
      objc_setAssociatedObject(view, &highlightKey, value, .OBJC_ASSOCIATION_RETAIN)
    }
    XCTAssertNil(first)
  }

  func testValuesInObjects() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertEqual(NSValue(cgRect: rect).cgRectValue, rect)
    XCTAssertEqual(NSValue(cgPoint: rect.origin).cgPointValue, rect.origin)
    XCTAssertEqual(NSValue(cgSize: rect.size).cgSizeValue, rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
    XCTAssertEqual(CGFloat(truncating: NSNumber(value: 2.5)), 2.5)
  }
}
