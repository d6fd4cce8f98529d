import GridTesting
import TestSupport
import Testing

/// Texts that a fault of a layout prints when it ends the program. Each body runs in a process of
/// its own.
@Suite("Faults of layouts, stopping")
struct LayoutStopTests {
  @Test func `E-30 ends the program with UIKit's words and the advice`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let spy = ListSpyLayout()
        let fixture = Fixture.laidOut(spy, counts: [5], policy: .stop)
        spy.adjust = {
          $0 + [GridViewLayoutAttributes(forCellWith: IndexPath(item: 5, section: 0))]
        }
        fixture.grid.performBatchUpdates {}
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "UICollectionView received layout attributes for a cell with an index path that does not "
          + "exist: <NSIndexPath: 0x0> {length = 2, path = 0 - 5}"))
    #expect(text.contains("Take the counts from the collection view in prepare()"))
    #expect(text.contains("[E-30]"))
  }

  @Test func `E-33 ends the program with both attributes`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let layout = HeaderLayout()
        let fixture = Fixture.laidOut(layout, counts: [2, 20], policy: .stop)
        layout.drift = 3
        fixture.grid.scroll(toY: 5)
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "layout attributes for supplementary item at index path (<NSIndexPath: 0x0> {length = 2, "
          + "path = 0 - 0}) changed from <UICollectionViewLayoutAttributes: 0x0> index path: "))
    #expect(text.contains("frame = (0 0; 320 20); zIndex = 10;  to <"))
    #expect(text.contains("frame = (0 3; 320 20); zIndex = 10;  without invalidating the layout"))
  }

  @Test(.rule("FL-52")) func `a negative size from the delegate ends the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = Fixture(GridViewFlowLayout(), counts: [3], policy: .stop)
        let delegate = SizeDelegate { CGSize(width: 50, height: $0.item == 2 ? -1 : 20) }
        fixture.grid.delegate = delegate
        fixture.grid.layoutIfNeeded()
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("negative sizes are not supported in the flow layout"))
    #expect(text.contains("The item at <NSIndexPath: 0x0> {length = 2, path = 0 - 2} is 50, -1."))
  }

  @Test(.rule("FL-52")) func `a negative itemSize ends the program, also from the content size`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let layout = GridViewFlowLayout()
        layout.itemSize.width = -10
        let fixture = Fixture(layout, counts: [3], policy: .stop)
        _ = fixture.layout.collectionViewContentSize
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("negative sizes are not supported in the flow layout"))
    #expect(text.contains("itemSize is -10, 50."))
  }

  @Test(.rule("E-24")) func `the item of a path of length one ends the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = IndexPath(index: 3).item
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("This index path must contain exactly two indices"))
  }
}
