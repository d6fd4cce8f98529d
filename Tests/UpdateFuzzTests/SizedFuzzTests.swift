@testable import gridfuzz
import GridKit
import GridScenarios
import GridTesting
import TestSupport
import Testing

/// Layouts of cells that size themselves, under the fuzzer.
@MainActor @Suite("Fuzzing cells that size themselves")
struct SizedFuzzTests {
  /// Keeps the heights of its first width: after a change of size it has no ear for its cells.
  final class DeafLayout: ScriptedLayout {
    private var heights: [IndexPath: CGFloat] = [:]
    private var firstWidth: CGFloat?

    override func prepare() {
      let width = collectionView?.bounds.width ?? 0
      firstWidth = firstWidth ?? width
      place = { [unowned self] grid in
        var y: CGFloat = 0
        return (0..<grid.numberOfSections).flatMap { section in
          (0..<grid.numberOfItems(inSection: section)).map { item in
            let row = GridViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
            row.frame = CGRect(x: 0, y: y, width: width, height: heights[row.indexPath] ?? 21)
            y = row.frame.maxY
            return row
          }
        }
      }
      contentSize = { CGSize(width: width, height: $0.height) }
      super.prepare()
    }

    override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
      if context.invalidateDataSourceCounts || context.invalidateEverything { heights = [:] }
      super.invalidateLayout(with: context)
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: GridViewLayoutAttributes,
      withOriginalAttributes original: GridViewLayoutAttributes
    ) -> Bool {
      guard preferred.size != original.size, collectionView?.bounds.width == firstWidth else {
        return false
      }
      heights[preferred.indexPath] = preferred.size.height
      return true
    }
  }

  @Test func `a layout that measures nothing after a change of size is caught`() throws {
    var fuzzer = UpdateFuzzer([FuzzSubject("deaf", isSized: true) { _ in DeafLayout() }])
    let found = fuzzer.firstFailure(seeds: 0..<100)
    let failure = try #require(found)
    #expect(failure.problem.claim == .geometry)
    #expect(failure.problem.text.contains("and asks for"), "\(failure)")
    #expect(failure.script.actions.count <= 3, "\(failure)")
  }

  @Test func `a script that starts with cells of their own size goes on with them`() {
    let fuzzer = UpdateFuzzer(FuzzSubject.gallery)
    let sized = Set(FuzzSubject.gallery.filter(\.isSized).map(\.id))
    #expect(sized.count == 3)
    for seed: UInt64 in 0..<60 {
      let script = fuzzer.script(seed: seed)
      for case .switchLayout(let id, _) in script.actions {
        #expect(sized.contains(id) == sized.contains(script.layout), "\(script)")
      }
    }
  }
}
