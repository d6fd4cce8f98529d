import Foundation

/// Where boundary items lie around some content, and how much room they take (CL-28 to CL-32).
struct CompositionalBoundaries: Equatable, Sendable {
  /// Frames in the order of the items, from the start of everything on the scroll axis.
  private(set) var frames: [CGRect] = []
  /// Where the content begins.
  private(set) var contentStart: CGFloat = 0
  /// The content's length, as long as what lies beside it and extends it (CL-31).
  private(set) var contentLength = CGFloat(0)
  /// Content and what lies before and behind it.
  private(set) var length = CGFloat(0)

  init() {}

  /// - Parameters:
  ///   - axis: The scroll axis.
  ///   - across: Where items may lie across it.
  ///   - box: What sizes are fractions of.
  ///   - measured: What items asked for, by their places in the list.
  init(
    _ items: [CompositionalBoundary], around contentLength: CGFloat, _ axis: PlaneAxis,
    across: (start: CGFloat, end: CGFloat), box: CGSize, _ pixels: PixelGrid,
    measured: [Int: CGSize] = [:]
  ) {
    self.contentLength = contentLength
    let sizes = items.enumerated().map { index, item in
      item.size.size(in: box, pixels)
        .replacing(CompositionalAxes(item.size), with: measured[index])
    }
    var end = CGFloat(0)
    for (item, size) in zip(items, sizes) where item.extendsBoundary {
      switch item.place(axis) {
      // CL-30, CL-32: an offset makes it stick out less or more, and the largest counts.
      case .start: contentStart = max(contentStart, size[axis] - item.offset[axis])
      case .end: end = max(end, size[axis] + item.offset[axis])
      case .middle: self.contentLength = max(self.contentLength, size[axis])
      }
    }
    length = contentStart + self.contentLength + end
    let (start, stop) = (contentStart, contentStart + self.contentLength)
    for (item, size) in zip(items, sizes) {
      let along: CGFloat =
        switch item.place(axis) {
        case .start: item.extendsBoundary ? start - size[axis] : start
        case .end: item.extendsBoundary ? stop : stop - size[axis]
        case .middle: start + (stop - start - size[axis]) / 2
        }
      let cross: CGFloat =
        switch item.place(axis.other) {
        case .start: across.start
        case .end: across.end - size[axis.other]
        case .middle: across.start + (across.end - across.start - size[axis.other]) / 2
        }
      let origin = CGPoint(
        axis, along: along + item.offset[axis], across: cross + item.offset[axis.other])
      frames.append(CGRect(origin: origin, size: size))
    }
  }
}
