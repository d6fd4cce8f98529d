import Foundation

/// The sizes of many items, in order, in no more memory than they need.
///
/// While all sizes have one width, only the heights are stored. While all sizes have one height,
/// only the widths are stored. So each row of a list takes 8 bytes.
package struct FlowSizes: Sendable {
  /// The lengths that are stored: heights if all widths are equal, widths if all heights are equal,
  /// or both.
  enum Form: Equatable, Sendable {
    case heights(width: CGFloat)
    case widths(height: CGFloat)
    case both
  }

  private(set) var form = Form.both
  /// The stored length of each item; empty if both lengths are stored.
  private(set) var lengths: [CGFloat] = []
  private(set) var sizes: [CGSize] = []

  package init() {}

  package init(_ sizes: some Sequence<CGSize>) {
    self.sizes = Array(sizes)
  }

  package var count: Int { form == .both ? sizes.count : lengths.count }

  package subscript(item: Int) -> CGSize {
    get {
      switch form {
      case .heights(let width): CGSize(width: width, height: lengths[item])
      case .widths(let height): CGSize(width: lengths[item], height: height)
      case .both: sizes[item]
      }
    }
  }

  /// Makes room for more items. Many small reservations cost no more than a few large ones.
  package mutating func reserve(_ more: Int) {
    let needed = count + more
    if form == .both, !sizes.isEmpty {
      if sizes.capacity < needed { sizes.reserveCapacity(max(needed, 2 * sizes.count)) }
    } else if lengths.capacity < needed {
      lengths.reserveCapacity(max(needed, 2 * lengths.count))
    }
  }

  package mutating func append(_ size: CGSize) {
    switch form {
    case .both:
      if sizes.isEmpty {
        form = .heights(width: size.width)
        lengths.append(size.height)
      } else {
        sizes.append(size)
      }
    case .heights(let width):
      if size.width == width { lengths.append(size.height) } else { widen(by: size, width: width) }
    case .widths(let height):
      if size.height == height { lengths.append(size.width) } else { keepBoth(and: size) }
    }
  }

  /// Appends the first size with a different width.
  private mutating func widen(by size: CGSize, width: CGFloat) {
    guard lengths.allSatisfy({ $0 == size.height }) else { return keepBoth(and: size) }
    for item in lengths.indices { lengths[item] = width }
    form = .widths(height: size.height)
    lengths.append(size.width)
  }

  private mutating func keepBoth(and size: CGSize) {
    // Capacity that was reserved for lengths is reserved for sizes now.
    sizes.reserveCapacity(max(lengths.capacity, lengths.count + 1))
    for item in lengths.indices { sizes.append(self[item]) }
    sizes.append(size)
    form = .both
    lengths = []
  }
}

/// A slice of a list of sizes. It shares the storage of the list.
package struct FlowSizeSlice: RandomAccessCollection, Equatable, Sendable {
  let base: FlowSizes
  package let startIndex: Int
  package let endIndex: Int

  package init(_ base: FlowSizes, _ range: Range<Int>) {
    self.base = base
    (startIndex, endIndex) = (range.lowerBound, range.upperBound)
  }

  package init(_ sizes: some Sequence<CGSize>) {
    let base = FlowSizes(sizes)
    self.init(base, 0..<base.count)
  }

  package subscript(item: Int) -> CGSize {
    get { base[item] }
  }

  package static func == (a: FlowSizeSlice, b: FlowSizeSlice) -> Bool { a.elementsEqual(b) }
}
