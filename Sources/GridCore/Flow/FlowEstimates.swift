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
    case each(FlowSizeSlice)
  }

  let axis: FlowAxis
  let estimate: Estimate
  package private(set) var measured: SparseSizes
  /// The size of items that were not measured; nil when each has its own.
  package private(set) var standard: CGSize?
  /// Compares the lengths of all items if each has an estimate of its own, else the measured ones.
  private var lengths = EqualLengths()

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
    measured[item] ?? estimated(item)
  }

  /// The size of an item that was not measured.
  private func estimated(_ item: Int) -> CGSize {
    switch estimate {
    case .one(let size): standard ?? size
    case .each(let sizes): sizes[sizes.startIndex + item]
    }
  }

  /// Whether all items are equally long. Those that were not measured are as long as the measured
  /// ones on average, so if these are equal, all are.
  var isUniform: Bool { lengths.areEqual }

  /// All sizes, written out.
  var written: [CGSize] {
    var sizes: [CGSize]
    switch estimate {
    case .one(let size): sizes = Array(repeating: standard ?? size, count: count)
    case .each(let each): sizes = Array(each)
    }
    measured.forEachKnown { sizes[$0] = $1 }
    return sizes
  }

  /// Takes in what items were measured to; a size of nil forgets it.
  ///
  /// - Returns: Whether any item has another size now.
  @discardableResult
  mutating func measure(_ changes: ArraySlice<FlowMeasurement>) -> Bool {
    var isChanged = false
    var touched: [Int] = []
    touched.reserveCapacity(changes.count)
    for change in changes {
      let (item, size) = (change.item.item, change.size)
      let known = measured[item]
      guard size != known else { continue }
      let present = known ?? estimated(item)
      // Only lengths of its own are compared with others.
      let hadOwn = known != nil || standard == nil
      let hasOwn = size != nil || standard == nil
      measured.put(size, at: item)
      touched.append(item)
      lengths.replace(
        hadOwn ? axis.length(of: present) : nil,
        by: hasOwn ? axis.length(of: size ?? estimated(item)) : nil)
      // The average of some numbers and their average is that average.
      if hadOwn || size != present { isChanged = true }
    }
    measured.updateSums(at: touched)
    // All may be equal to each other without being equal to what they are compared with.
    if lengths.areAllOdd { compareLengths() }
    if isChanged { updateStandard() }
    return isChanged
  }

  private mutating func compareLengths() {
    lengths = EqualLengths()
    switch estimate {
    case .one: measured.forEachKnown { lengths.replace(nil, by: axis.length(of: $1)) }
    case .each:
      for item in 0..<count { lengths.replace(nil, by: axis.length(of: self[item])) }
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
      length: lengths.common ?? axis.length(of: average), extent: axis.extent(of: average))
  }
}

extension FlowEstimates: Equatable {
  package static func == (a: FlowEstimates, b: FlowEstimates) -> Bool {
    a.axis == b.axis && a.estimate == b.estimate && a.measured == b.measured
  }
}

/// Whether some lengths that come and go are equal.
private struct EqualLengths {
  /// What the others are compared with.
  private var reference: CGFloat = 0
  private var count = 0
  /// How many differ from the reference.
  private var oddCount = 0

  var areEqual: Bool { oddCount == 0 }
  /// Whether the reference itself has gone.
  var areAllOdd: Bool { oddCount > 0 && oddCount == count }
  /// The length that all have; nil if there is none.
  var common: CGFloat? { count > 0 && areEqual ? reference : nil }

  mutating func replace(_ old: CGFloat?, by new: CGFloat?) {
    if let old {
      count -= 1
      if old != reference { oddCount -= 1 }
    }
    if let new {
      if count == 0 { reference = new }
      count += 1
      if new != reference { oddCount += 1 }
    }
  }
}
