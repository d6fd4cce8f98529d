import Foundation

/// The sizes of a section's items while only some of them are measured (5.10).
///
/// An item has the size that was measured. The others have the size that they are given one by one
/// (FL-9), or, if all are given the same, the average of the measured ones as soon as there are any
/// (FL-59).
package struct FlowEstimates: Sendable {
  /// What an item is taken for that was not measured.
  package enum Estimate: Equatable, Sendable {
    case one(CGSize)
    case each(ArraySlice<CGSize>)
  }

  let axis: FlowAxis
  let estimate: Estimate
  package private(set) var measured: SparseSizes
  /// The size of items that were not measured; nil when each has its own.
  package private(set) var standard: CGSize?
  /// Some measured length, and how many measured lengths differ from it.
  private var reference: CGFloat = 0
  private var oddCount = 0

  /// - Parameter measured: Must be as long as the section.
  package init(_ estimate: Estimate, measured: SparseSizes, along axis: FlowAxis) {
    self.axis = axis
    self.estimate = estimate
    self.measured = measured
    compareLengths()
    updateStandard()
  }

  package var count: Int { measured.count }

  /// The size in force for an item below `count`.
  package subscript(item: Int) -> CGSize {
    if let size = measured[item] ?? standard { return size }
    guard case .each(let sizes) = estimate else { return .zero }
    return sizes[sizes.startIndex + item]
  }

  /// The size of the first item, if all are as long as it along their lines; else nil.
  var isUniform: Bool {
    guard count > 0 else { return true }
    let isMeasured = measured.knownCount == count
    switch estimate {
    case .one:
      guard measured.knownCount > 0 else { return true }
      return oddCount == 0 && (isMeasured || standard.map(axis.length(of:)) == reference)
    case .each(let sizes):
      let length = axis.length(of: self[0])
      return sizes.indices.allSatisfy { index in
        axis.length(of: measured[index - sizes.startIndex] ?? sizes[index]) == length
      }
    }
  }

  /// All sizes, written out.
  var written: [CGSize] {
    var sizes: [CGSize]
    switch estimate {
    case .one: sizes = Array(repeating: standard ?? .zero, count: count)
    case .each(let each): sizes = Array(each)
    }
    measured.forEachKnown { sizes[$0] = $1 }
    return sizes
  }

  /// Takes in what an item was measured to; nil forgets it.
  mutating func measure(_ size: CGSize?, item: Int) {
    let old = measured[item]
    guard size != old else { return }
    if let old, axis.length(of: old) != reference { oddCount -= 1 }
    measured[item] = size
    if let size {
      if measured.knownCount == 1 { reference = axis.length(of: size) }
      if axis.length(of: size) != reference { oddCount += 1 }
    }
    // All differ from the reference: they may still be equal to each other.
    if oddCount > 0, oddCount == measured.knownCount { compareLengths() }
    updateStandard()
  }

  private mutating func compareLengths() {
    reference = 0
    oddCount = 0
    var isFirst = true
    measured.forEachKnown { _, size in
      let length = axis.length(of: size)
      if isFirst { reference = length }
      isFirst = false
      if length != reference { oddCount += 1 }
    }
  }

  private mutating func updateStandard() {
    guard case .one(let estimate) = estimate else { return }
    let total = measured.total
    guard total.known > 0 else {
      standard = estimate
      return
    }
    let count = CGFloat(total.known)
    let average = CGSize(width: total.size.width / count, height: total.size.height / count)
    // The average of equal lengths is that length, whatever a sum of many of them rounds to: items
    // must not look longer or shorter than others for that.
    standard = axis.size(
      length: oddCount == 0 ? reference : axis.length(of: average),
      extent: axis.extent(of: average))
  }
}

extension FlowEstimates: Equatable {
  package static func == (a: FlowEstimates, b: FlowEstimates) -> Bool {
    a.axis == b.axis && a.estimate == b.estimate && a.measured == b.measured
  }
}
