import UIKit
import XCTest

/// A suite as projects for iOS have it: on the main actor, with tests of every kind.
@MainActor
class ShelfTestCase: XCTestCase {
  var view: UICollectionView?

  override func setUp() async throws {
    try await super.setUp()
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
  }
}

@MainActor
final class MixedTests: ShelfTestCase {
  func testPlain() {
    XCTAssertEqual(view?.numberOfSections, 0)
  }

  func testThatThrows() throws {
    let view = try XCTUnwrap(view)
    XCTAssertEqual(view.bounds.width, 320)
  }

  func testThatWaits() async throws {
    await Task.yield()
    XCTAssertNotNil(view)
  }
}

@MainActor
final class PlainTests: ShelfTestCase {
  func testLayout() {
    view?.layoutIfNeeded()
    XCTAssertEqual(view?.contentSize, CGSize(width: 320, height: 0))
  }
}

@MainActor
final class ThrowingTests: ShelfTestCase {
  func testLayout() throws {
    let layout = try XCTUnwrap(view?.collectionViewLayout)
    XCTAssertTrue(layout is UICollectionViewFlowLayout)
  }
}

final class OrdinaryTests: XCTestCase {
  func testClassForCoder() {
    XCTAssertTrue(classForCoder == OrdinaryTests.self)
    XCTAssertEqual(Bundle(for: classForCoder), Bundle(for: OrdinaryTests.classForCoder()))
  }

  func testOrdinary() {
    XCTAssertEqual(IndexPath(item: 1, section: 2).item, 1)
  }

  func testOrdinaryThatThrows() throws {
    XCTAssertEqual(try XCTUnwrap(Int("1")), 1)
  }
}
