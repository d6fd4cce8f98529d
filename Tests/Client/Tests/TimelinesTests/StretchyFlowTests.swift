@testable import Timelines
import UIKit
import XCTest

// Under Swift 6 a class of tests stays nonisolated; each method enters the main actor itself.
final class StretchyFlowTests: XCTestCase {
  func testHeaderGrowsWhilePulled() {
    MainActor.assumeIsolated {
      let fixture = StretchyFixture()
      let view = fixture.view
      let kind = UICollectionView.elementKindSectionHeader
      view.layoutIfNeeded()
      let header = view.supplementaryView(forElementKind: kind, at: [0, 0])
      XCTAssertEqual(header?.frame, CGRect(x: 0, y: 0, width: 200, height: 30))
      view.contentOffset.y = -25
      view.layoutIfNeeded()
      XCTAssertEqual(header?.frame, CGRect(x: 0, y: -25, width: 200, height: 55))
      XCTAssertTrue(view.supplementaryView(forElementKind: kind, at: [0, 0]) === header)
    }
  }

  func testRowsAreAsWideAsTheView() async {
    let frames = await MainActor.run {
      let fixture = StretchyFixture()
      fixture.view.layoutIfNeeded()
      return fixture.view.visibleCells.map(\.frame)
    }
    XCTAssertEqual(frames.first, CGRect(x: 5, y: 30, width: 190, height: 50))
    XCTAssertEqual(Set(frames.map(\.width)), [190])
  }

  @MainActor
  func testSpacingFallsBackToTheProperty() async throws {
    let fixture = StretchyFixture()
    XCTAssertEqual(fixture.layout.resolvedRowSpacing, 12)
    let spaced = SpacedDelegate()
    fixture.view.delegate = spaced
    XCTAssertEqual(fixture.layout.resolvedRowSpacing, 3)
    let size = try await fixture.sizeAfterLayout()
    XCTAssertEqual(size, CGSize(width: 200, height: 30 + 50 * 4 + 3 * 3))
  }
}

@MainActor
final class StretchyFixture {
  let layout = StretchyFlowLayout()
  let view: UICollectionView
  private let source = HeaderSource()

  init() {
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
  }

  func sizeAfterLayout() async throws -> CGSize {
    view.layoutIfNeeded()
    return view.contentSize
  }
}

private final class HeaderSource: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

private final class SpacedDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 3 }
}
