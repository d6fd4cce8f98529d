import GridCore
import GridKit

extension AuditRun {
  /// The difference between two frames, in points, that may come from the rounding of sums.
  static let sumTolerance: CGFloat = 1e-6

  /// Compares the answers for index paths with the answer for the whole content.
  func probeItemQueries() {
    findUnavailable()
    findWrongPaths()
    findMismatches()
  }

  private func findUnavailable() {
    let none = census.sample.filter { census.items[$0] == nil }
    guard !none.isEmpty else { return }
    find(
      .itemQueryUnavailable, in: .item, elements: none,
      "it answers nil for \(none.count) of \(ElementWords.count(census.sample.count, "item")) that "
        + "exist (\(ElementWords.list(none))).")
  }

  private func findWrongPaths() {
    let wrong = census.sample.filter { id in census.items[id].map { $0.id != id } ?? false }
    guard let first = wrong.first, let answer = census.items[first] else { return }
    find(
      .itemQueryWrongIndexPath, in: .item, elements: wrong,
      "asked for \(first) it answers with \(answer.id)"
        + (wrong.count > 1 ? ", and for \(wrong.count - 1) more items in the same way." : "."))
  }

  private func findMismatches() {
    let asked = census.cells.compactMap { cell in
      census.items[cell.id].map { (listed: cell, single: $0) }
    }
    let wrong = asked.filter { cell, item in
      cell.isFinite && item.isFinite && item.id == cell.id
        && !(item.isPlaced(as: cell, tolerance: Self.sumTolerance)
          && item.transform.isNear(cell.transform, tolerance: Self.sumTolerance))
    }
    guard let (listed, single) = wrong.first else { return }
    find(
      .itemQueryMismatch, in: .item, elements: wrong.map(\.listed.id),
      "for \(ElementWords.list(wrong.map(\.listed))) it differs from "
        + "\(LayoutMethod.elements.rawValue): \(listed.id) is at "
        + "\(ElementWords.rect(single.frame)) here and at \(ElementWords.rect(listed.frame)) there."
    )
  }
}

extension CATransform3D {
  /// Whether all numbers of the transform are within a tolerance of the numbers of another
  /// transform.
  func isNear(_ other: CATransform3D, tolerance: CGFloat) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
