import Foundation
import GridCore
import Testing

@Suite("Sparse sizes")
struct SparseSizesTests {
  /// The slow way: one optional a place.
  private struct Row {
    var sizes: [CGSize?]

    func sums(before index: Int) -> (known: Int, size: CGSize) {
      sizes[..<index].reduce((0, .zero)) { sum, size in
        guard let size else { return sum }
        return (
          sum.0 + 1, CGSize(width: sum.1.width + size.width, height: sum.1.height + size.height)
        )
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `sums before any place are those of the sizes that are known now`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = [0, 1, 15, 16, 17, 300].randomElement(using: &random) ?? 1
    var sparse = SparseSizes(count: count)
    var row = Row(sizes: Array(repeating: nil, count: count))
    for _ in 0..<(count == 0 ? 0 : 200) {
      let place = Int.random(in: 0..<count, using: &random)
      // Quarters, so that sums are exact in whatever order.
      let size: CGSize? =
        Bool.random(using: &random)
        ? CGSize(
          width: CGFloat(Int.random(in: 0...400, using: &random)) / 4,
          height: CGFloat(Int.random(in: 0...400, using: &random)) / 4)
        : nil
      sparse[place] = size
      row.sizes[place] = size
      let end = Int.random(in: 0...count, using: &random)
      let (found, expected) = (sparse.sums(before: end), row.sums(before: end))
      #expect(found.known == expected.known && found.size == expected.size, "before \(end)")
    }
    #expect((0..<count).allSatisfy { sparse[$0] == row.sizes[$0] })
    #expect(sparse.knownCount == row.sizes.count { $0 != nil })
    var handedOut: [Int] = []
    sparse.forEachKnown { place, size in
      handedOut.append(place)
      #expect(size == row.sizes[place])
    }
    #expect(handedOut == row.sizes.indices.filter { row.sizes[$0] != nil })
  }

  @Test(arguments: [0, 1, 16, 33, 500])
  func `a row made at once equals one that was filled, to the last bit`(count: Int) {
    let sizes = (0..<count).map { CGSize(width: CGFloat($0) / 3, height: 100 / CGFloat($0 + 1)) }
    var filled = SparseSizes(count: count)
    for place in sizes.indices.reversed() { filled[place] = CGSize(width: 0.1, height: 7) }
    for place in sizes.indices { filled[place] = sizes[place] }
    #expect(filled == SparseSizes(known: sizes))
  }

  @Test func `what was known before leaves no rounding error behind`() {
    var sizes = SparseSizes(count: 100)
    sizes[40] = CGSize(width: 0.1, height: 0.3)
    let before = sizes.total
    sizes[41] = CGSize(width: 1e17, height: 1e17)
    sizes[41] = nil
    #expect(sizes.total == before)
  }
}
