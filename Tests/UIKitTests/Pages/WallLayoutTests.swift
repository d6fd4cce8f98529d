#if canImport(PhotoWall)
  @testable import PhotoWall
#endif
import CoreGraphics
import GridTesting
import Testing
import UIKit

/// The examples of `Docs/UIKit.md`, run; `.ci/snippets` holds them against the page, and compiles
/// this file in the package that the page shows as well.
@MainActor @Suite("The page on UIKit")
struct WallLayoutTests {
  private final class WallDelegate: NSObject, WallLayoutDelegate {
    func collectionView(
      _ collectionView: UICollectionView, heightOfTileAt path: IndexPath
    ) -> CGFloat { 80 }
  }

  @Test func `the wall works in a collection view`() {
    // example
    let report = LayoutHost.check(layout: WallLayout(), sections: 2) { view in
      let delegate = WallDelegate()
      view.delegate = delegate
      return [delegate]
    }
    #expect(report.isPassed, "\(report)")
    // end
  }

  @Test func `rectangles that touch do not intersect`() {
    // example
    #expect(CoreGraphicsSemantics.isStrict { $0.intersects($1) })
    // end
  }

  @Test func `a program says so with a finding`() {
    // example
    UIKitSemantics.check { $0.intersects($1) }
    // end
    #expect(UIKitSemantics.check { $0.intersects($1) })
  }

  private final class ProductCell: UICollectionViewCell {}
  private final class BadgeCell: UICollectionViewCell {}

  @Test func `a nib has inside what the page registers for its name`() {
    // example
    UINib.register("ProductCell") { ProductCell.self }
    UINib.register("Badge", reuseIdentifier: "badge") { BadgeCell(frame: .zero) }
    // end
    let product = UINib(nibName: "ProductCell", bundle: nil).instantiate(withOwner: nil)
    #expect(product.first is ProductCell)
    let badge = UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil)
    #expect(badge.first is BadgeCell)
  }
}
