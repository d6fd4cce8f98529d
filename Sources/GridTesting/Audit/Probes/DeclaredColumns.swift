import GridCore
import GridKit

/// The starts of any number of declared columns.
///
/// - Complexity: Equal columns take constant memory and O(1) for a query. Given widths take O(*n*
///   log *n*) to set up and O(log *n*) for a query.
enum DeclaredColumns {
  /// A number of columns at equal distances.
  case equal(first: CGFloat, pitch: CGFloat, count: Int)
  /// The starts of columns with given widths, once in the order of the columns and once in
  /// ascending order.
  case given(starts: [CGFloat], sorted: [CGFloat])

  init(from first: CGFloat, widths: [CGFloat], gap: CGFloat) {
    var before: CGFloat = 0
    var starts: [CGFloat] = []
    for (column, width) in widths.enumerated() {
      starts.append(first + before + CGFloat(column) * gap)
      before += width
    }
    self = .given(starts: starts, sorted: starts.sorted())
  }

  /// Returns the starts of the first `limit` columns.
  func starts(upTo limit: Int) -> [CGFloat] {
    switch self {
    case .equal(let first, let pitch, let count):
      (0..<min(max(0, count), limit)).map { first + CGFloat($0) * pitch }
    case .given(let starts, _): Array(starts.prefix(limit))
    }
  }

  /// Whether a column starts within a tolerance of a place.
  func hasStart(near place: CGFloat, tolerance: CGFloat) -> Bool {
    switch self {
    case .equal(let first, let pitch, let count):
      guard count > 0 else { return false }
      let last = CGFloat(count - 1)
      let column = ((place - first) / pitch).rounded()
      // If all columns start at one place, `pitch` is 0 and the quotient is not finite.
      let nearest = column >= 0 ? min(column, last) : 0
      return abs(first + nearest * pitch - place) <= tolerance
    case .given(_, let sorted):
      let next = sorted.partitionPoint { $0 >= place - tolerance }
      return next < sorted.count && sorted[next] <= place + tolerance
    }
  }
}
