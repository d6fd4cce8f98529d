import Foundation
import GridTestingSupport
import Masonry
import Testing

/// Each test makes one mistake and expects nothing: that it fails is up to the trait. What the first
/// three lines have to tell of what was expected and what was found stands above it.
@MainActor @Suite(.ownSimulation)
struct MistakeTests {
  // MARK: Data

  /// Told: "Section 0 had 8 items", "9 are expected", "reports 8"
  @Test func `01 the data is not changed with the grid`() {
    let wall = Wall(MasonryLayout())
    wall.grid.layoutIfNeeded()
    wall.grid.insertItems(at: [[0, 0]])
  }

  /// Told: "Section 1 had 8 items", "8 are expected", "reports 9"
  @Test func `02 the grid is not told of new data`() {
    let wall = Wall(MasonryLayout())
    wall.grid.layoutIfNeeded()
    wall.grid.performBatchUpdates {
      wall.photos[1] += 1
    }
  }

  /// Told: "item 8 from section 0", "only contains 8 items"
  @Test func `03 an item that is not there is deleted`() {
    let wall = Wall(MasonryLayout())
    wall.grid.layoutIfNeeded()
    wall.grid.performBatchUpdates {
      wall.photos[0] -= 1
      wall.grid.deleteItems(at: [[0, 8]])
    }
  }

  /// Told: "a delete and a move", "path = 0 - 1", "once only"
  @Test func `04 an item is deleted and moved`() {
    let wall = Wall(MasonryLayout())
    wall.grid.layoutIfNeeded()
    wall.grid.performBatchUpdates {
      wall.photos[0] -= 1
      wall.grid.deleteItems(at: [[0, 1]])
      wall.grid.moveItem(at: [0, 1], to: [0, 4])
    }
  }

  /// Told: "out-of-bounds item (40)", "only 8 items in section 0"
  @Test func `05 the grid scrolls to an item that is not there`() {
    let wall = Wall(MasonryLayout())
    wall.grid.layoutIfNeeded()
    wall.grid.scrollToItem(at: [0, 40], at: .top, animated: false)
  }

  // MARK: Views

  /// Told: "identifier foto", "only under “photo”"
  @Test func `06 a cell is dequeued by another name`() {
    final class Misspelt: Wall {
      override func collectionView(
        _ collectionView: GridView, cellForItemAt indexPath: IndexPath
      ) -> GridViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "foto", for: indexPath)
      }
    }
    let wall = Misspelt(MasonryLayout())
    wall.grid.layoutIfNeeded()
  }

  /// Told: "does not have a reuseIdentifier", "made with an initialiser"
  @Test func `07 a cell is made and not dequeued`() {
    final class Maker: Wall {
      override func collectionView(
        _ collectionView: GridView, cellForItemAt indexPath: IndexPath
      ) -> GridViewCell {
        GridViewCell(frame: .zero)
      }
    }
    let wall = Maker(MasonryLayout())
    wall.grid.layoutIfNeeded()
  }

  /// Told: "UICollectionElementKindSectionHeader", "identifier header", "only under “title”"
  @Test func `08 a header is not registered`() {
    final class Headless: Wall {
      override func collectionView(
        _ collectionView: GridView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> GridReusableView {
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      }
    }
    let wall = Headless(MasonryLayout())
    wall.grid.layoutIfNeeded()
  }

  // MARK: Layouts

  /// Told: "path = 0 - 0", "inf 60", "must be finite"
  @Test func `09 a width is divided by no columns`() {
    final class NoColumns: MasonryLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [GridViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        attributes?.first?.frame.size.width = 200 / 0
        return attributes
      }
    }
    let wall = Wall(NoColumns())
    wall.grid.layoutIfNeeded()
  }

  /// Told: "path = 1 - 8", "cell 1-8, which the data source does not have"
  @Test func `10 a layout knows an item that is not there`() {
    final class OneTooMany: MasonryLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [GridViewLayoutAttributes]? {
        let ghost = GridViewLayoutAttributes(forCellWith: [1, 8])
        ghost.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        return (super.layoutAttributesForElements(in: rect) ?? []) + [ghost]
      }
    }
    let wall = Wall(OneTooMany())
    wall.grid.layoutIfNeeded()
  }

  /// Told: "cell 0-0 is 240 wide", "its line only 200"
  @Test func `11 items are wider than the grid`() {
    final class TooWide: GridViewFlowLayout {
      override func prepare() {
        itemSize.width = 240
        super.prepare()
      }
    }
    let wall = Wall(TooWide())
    wall.grid.layoutIfNeeded()
  }

  /// Told: "path = 0 - 3", "answer for every item"
  @Test func `12 a layout answers nothing for an item that shows after a switch`() {
    final class Forgetful: MasonryLayout {
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> GridViewLayoutAttributes? { nil }
    }
    let wall = Wall(MasonryLayout())
    wall.grid.layoutIfNeeded()
    wall.grid.setCollectionViewLayout(Forgetful(), animated: true)
    wall.grid.settle()
  }

  /// Told: "200.0 x inf", "must be finite"
  @Test func `13 a content size is not finite`() {
    final class Endless: MasonryLayout {
      override var collectionViewContentSize: CGSize {
        CGSize(width: 200, height: CGFloat.infinity)
      }
    }
    let wall = Wall(Endless())
    wall.grid.layoutIfNeeded()
  }

  /// Told: "{0.0, nan}", "is not finite"
  @Test func `14 scrolling is to end nowhere`() {
    final class Nowhere: MasonryLayout {
      override func targetContentOffset(
        forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: CGFloat.nan) }
    }
    let wall = Wall(Nowhere())
    wall.grid.layoutIfNeeded()
    wall.grid.fling(velocity: 900)
    wall.grid.settle()
  }

  /// Told: "is already the layout of", "one collection view at a time"
  @Test func `15 two grids have one layout`() {
    let layout = MasonryLayout()
    let wall = Wall(layout)
    wall.grid.layoutIfNeeded()
    let other = Wall(layout)
    other.grid.layoutIfNeeded()
  }

  /// Told: "in each of 100 questions about new bounds", "shouldInvalidateLayout(forBoundsChange:)"
  @Test func `18 the content is moved where new bounds are asked about`() {
    final class Running: MasonryLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView?.contentOffset.y = newBounds.minY + 1
        return true
      }
    }
    let wall = Wall(Running())
    wall.grid.layoutIfNeeded()
    wall.grid.contentOffset.y = 100
  }
}
