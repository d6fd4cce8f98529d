import Foundation
import GridCore
import GridTesting
import TestSupport
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

  @Test(.seeds(0..<40))
  func `sums before any place are those of the sizes that are known now`() {
    var random = SplitMix64(seed: currentSeed)
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

  @Test(.rows) func `a row made at once equals one that was filled, to the last bit`() {
    forEachRow(of: [0, 1, 16, 33, 500] as [Int]) { count in
      let sizes = (0..<count).map { CGSize(width: CGFloat($0) / 3, height: 100 / CGFloat($0 + 1)) }
      var filled = SparseSizes(count: count)
      for place in sizes.indices.reversed() { filled[place] = CGSize(width: 0.1, height: 7) }
      for place in sizes.indices { filled[place] = sizes[place] }
      #expect(filled == SparseSizes(known: sizes))
    }
  }

  @Test func `a removed size leaves no rounding error in the total`() {
    var sizes = SparseSizes(count: 100)
    sizes[40] = CGSize(width: 0.1, height: 0.3)
    let before = sizes.total
    sizes[41] = CGSize(width: 1e17, height: 1e17)
    sizes[41] = nil
    #expect(sizes.total == before)
  }

  @Test(.seeds(0..<40))
  func `a walk from a place tells the sums before each, to the last bit`() {
    var random = SplitMix64(seed: currentSeed)
    let count = [1, 16, 17, 300].randomElement(using: &random) ?? 1
    var sparse = SparseSizes(count: count)
    for _ in 0..<Int.random(in: 0...count, using: &random) {
      sparse[Int.random(in: 0..<count, using: &random)] = CGSize(
        width: CGFloat.random(in: 0...1, using: &random),
        height: CGFloat.random(in: 0...100, using: &random))
    }
    let first = Int.random(in: 0...count, using: &random)
    var next = first
    sparse.forEachPlace(from: first) { index, before, size in
      #expect(index == next)
      #expect(before == sparse.sums(before: index))
      #expect(size == sparse[index])
      next += 1
      return index % 50 != 49
    }
    #expect(next == count || next % 50 == 0)
  }

  @Test(.seeds(0..<40))
  func `the sums that a size would make are those that it makes, to the last bit`() {
    var random = SplitMix64(seed: currentSeed)
    let count = [1, 16, 17, 40, 300].randomElement(using: &random) ?? 1
    var sparse = SparseSizes(count: count)
    for _ in 0..<80 {
      let place = Int.random(in: 0..<count, using: &random)
      let size = CGSize(
        width: CGFloat.random(in: 0...1, using: &random),
        height: CGFloat.random(in: 0...100, using: &random))
      var other = sparse
      other[place] = size
      for end in [0, place, place + 1, count, Int.random(in: 0...count, using: &random)] {
        let (before, total) = sparse.sums(before: end, setting: size, at: place)
        #expect(before == other.sums(before: end), "before \(end) with another at \(place)")
        #expect(total == other.total)
      }
      // Some sizes are forgotten again, so that stretches are empty.
      sparse[place] = Int.random(in: 0...2, using: &random) == 0 ? nil : size
    }
  }

  @Test(.seeds(0..<40))
  func `the place that passes a value is the one up to which less comes together`() {
    var random = SplitMix64(seed: currentSeed)
    let count = [1, 16, 17, 300].randomElement(using: &random) ?? 1
    var sparse = SparseSizes(count: count)
    // Whole numbers, so that nothing is rounded.
    for _ in 0..<Int.random(in: 0...count, using: &random) {
      sparse[Int.random(in: 0..<count, using: &random)] = CGSize(
        width: CGFloat(Int.random(in: 0...9, using: &random)),
        height: CGFloat(Int.random(in: 0...90, using: &random)))
    }
    for lane in 0...1 {
      for value in [-1, 0, 1, 17, 500, 9999, .infinity] as [CGFloat] {
        var sum: CGFloat = 0
        let expected =
          (0..<count).first { index in
            sum += 3 + (sparse[index].map { lane == 0 ? $0.width : $0.height } ?? 20)
            return sum >= value
          } ?? count
        #expect(sparse.place(passing: value, lane: lane, unknown: 20, gap: 3) == expected)
      }
    }
  }
}
