import Foundation

/// The sizes of a section's items while only some of them are measured.
///
/// An item has the size that was measured. The others have the size that they are given one by one
/// (FL-9), or, if all are given the same, the average of the measured ones as soon as there are
/// any.
package struct FlowEstimates: Sendable {
  /// The size assumed for items that were not measured: one for all, or one for each.
  package enum Estimate: Equatable, Sendable {
    case one(CGSize)
    case each(FlowSizeSlice)
  }

  private var values: CopyOnWrite<EstimatedValues>

  /// Makes the sizes of a section from an estimate and the measured sizes.
  ///
  /// - Parameter measured: Must be as long as the section.
  package init(_ estimate: Estimate, measured: SparseSizes, along axis: FlowAxis) {
    values = CopyOnWrite(EstimatedValues(estimate, measured: measured, along: axis))
  }

  var axis: FlowAxis { values.value.axis }
  var estimate: Estimate { values.value.estimate }
  package var measured: SparseSizes { values.value.measured }
  /// The size of items that were not measured; nil when each has its own.
  package var standard: CGSize? { values.value.standard }
  package var count: Int { values.value.count }

  /// The size in force for an item below `count`.
  package subscript(item: Int) -> CGSize { values.value[item] }

  /// The size that was measured of an item below `count`.
  func measuredSize(of item: Int) -> CGSize? { values.value.measured[item] }

  /// Returns the sums of the measured sizes before an item.
  func measuredSums(before item: Int) -> SparseSizes.Sums {
    values.value.measured.sums(before: item)
  }

  /// Whether all items are equally long. Those that were not measured are as long as the measured
  /// ones on average, so if these are equal, all are.
  var isUniform: Bool { values.value.lengths.areEqual }

  /// The sizes of all items, written out.
  var written: [CGSize] { values.value.written }

  /// Takes in what items were measured to; a size of nil forgets it.
  ///
  /// - Returns: Whether any item has another size now.
  @discardableResult
  mutating func measure(_ changes: ArraySlice<FlowMeasurement>) -> Bool {
    return values.value.measure(changes)
  }

  /// Takes in what one item was measured to; a size of nil forgets it.
  ///
  /// - Returns: Whether any item has another size now.
  mutating func measure(_ size: CGSize?, item: Int) -> Bool {
    return values.value.measure(size, item: item)
  }

  /// The size of items that would not be measured if one was measured to a size and no item was
  /// longer than another then, and the sums before a place.
  func standard(measuring size: CGSize, item: Int, before place: Int) -> (
    standard: CGSize?, before: SparseSizes.Sums
  ) {
    values.inPlace { values in
      let known = values.pointee.measured[item]
      if size == known {
        return (values.pointee.standard, values.pointee.measured.sums(before: place))
      }
      let sums = values.pointee.measured.sums(before: place, setting: size, at: item)
      guard known != nil || size != EstimatedValues.estimated(item, in: values) else {
        return (values.pointee.standard, sums.before)
      }
      return (EstimatedValues.average(of: sums.total, in: values), sums.before)
    }
  }
}

/// The sizes behind estimates.
private struct EstimatedValues: Sendable {
  let axis: FlowAxis
  let estimate: FlowEstimates.Estimate
  let count: Int
  private(set) var measured: SparseSizes
  private(set) var standard: CGSize?
  /// Compares the lengths of all items if each has an estimate of its own, else the measured ones.
  private(set) var lengths = EqualLengths()

  init(_ estimate: FlowEstimates.Estimate, measured: SparseSizes, along axis: FlowAxis) {
    self.axis = axis
    self.estimate = estimate
    self.measured = measured
    count = measured.count
    compareLengths()
    updateStandard()
  }

  @inline(__always)
  subscript(item: Int) -> CGSize {
    measured[item] ?? estimated(item)
  }

  /// The size of an item that was not measured.
  @inline(__always)
  private func estimated(_ item: Int) -> CGSize {
    switch estimate {
    case .one(let size): standard ?? size
    case .each(let sizes): sizes[sizes.startIndex + item]
    }
  }

  /// Returns the size of an item that was not measured, from values that are not to be copied.
  @inline(__always)
  static func estimated(_ item: Int, in values: UnsafePointer<Self>) -> CGSize {
    switch values.pointee.estimate {
    case .one(let size): values.pointee.standard ?? size
    case .each(let sizes): sizes[sizes.startIndex + item]
    }
  }

  var written: [CGSize] {
    var sizes: [CGSize]
    switch estimate {
    case .one(let size): sizes = Array(repeating: standard ?? size, count: count)
    case .each(let each): sizes = Array(each)
    }
    measured.forEachKnown { sizes[$0] = $1 }
    return sizes
  }

  mutating func measure(_ changes: ArraySlice<FlowMeasurement>) -> Bool {
    var isChanged = false
    var touched: [Int] = []
    touched.reserveCapacity(changes.count)
    for change in changes {
      let item = change.item.item
      guard let changes = record(change.size, at: item) else { continue }
      measured.put(change.size, at: item)
      touched.append(item)
      if changes { isChanged = true }
    }
    measured.updateSums(at: touched)
    finish(isChanged: isChanged)
    return isChanged
  }

  mutating func measure(_ size: CGSize?, item: Int) -> Bool {
    guard let isChanged = record(size, at: item) else { return false }
    measured[item] = size
    finish(isChanged: isChanged)
    return isChanged
  }

  /// Compares what an item is about to be measured to with the others, and leaves what is measured
  /// and the average as they are.
  ///
  /// - Returns: Whether any item has another size now; nil where that was measured already.
  private mutating func record(_ size: CGSize?, at item: Int) -> Bool? {
    let known = measured[item]
    guard size != known else { return nil }
    let present = known ?? estimated(item)
    // Only lengths of its own are compared with others.
    let hadOwn = known != nil || standard == nil
    let hasOwn = size != nil || standard == nil
    lengths.replace(
      hadOwn ? axis.length(of: present) : nil,
      by: hasOwn ? axis.length(of: size ?? estimated(item)) : nil)
    // The average of some numbers and their average is that average.
    return hadOwn || size != present
  }

  private mutating func finish(isChanged: Bool) {
    // All may be equal to each other without being equal to what they are compared with.
    if lengths.areAllOdd { compareLengths() }
    if isChanged { updateStandard() }
  }

  private mutating func compareLengths() {
    var lengths = EqualLengths()
    switch estimate {
    case .one: measured.forEachKnown { lengths.replace(nil, by: axis.length(of: $1)) }
    case .each:
      for item in 0..<count { lengths.replace(nil, by: axis.length(of: self[item])) }
    }
    self.lengths = lengths
  }

  private mutating func updateStandard() {
    guard case .one(let estimate) = estimate else { return }
    let total = measured.total
    standard = total.known > 0 ? average(of: total) : estimate
  }

  /// Returns the size of items that are not measured, where others are: the average of these.
  private func average(of total: SparseSizes.Sums) -> CGSize {
    withUnsafePointer(to: self) { Self.average(of: total, in: $0) }
  }

  /// Returns the average size from values that are not to be copied.
  @inline(__always)
  static func average(
    of total: SparseSizes.Sums, in values: UnsafePointer<Self>
  ) -> CGSize {
    let axis = values.pointee.axis
    let count = CGFloat(total.known)
    let average = CGSize(width: total.size.width / count, height: total.size.height / count)
    // The average of equal lengths is that length, whatever a sum of many of them rounds to: items
    // must not look longer or shorter than others for that.
    return axis.size(
      length: values.pointee.lengths.common ?? axis.length(of: average),
      extent: axis.extent(of: average))
  }
}

extension FlowEstimates: Equatable {
  package static func == (a: FlowEstimates, b: FlowEstimates) -> Bool {
    a.axis == b.axis && a.estimate == b.estimate && a.measured == b.measured
  }
}

/// Whether some lengths that come and go are equal.
private struct EqualLengths {
  /// The length that the others are compared with.
  private var reference: CGFloat = 0
  private var count = 0
  /// The number of lengths that differ from the reference.
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
