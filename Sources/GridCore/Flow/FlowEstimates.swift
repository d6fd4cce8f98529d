import Foundation

/// The sizes of a section's items while only some of them are measured.
///
/// A measured item has its measured size. Any other item has its estimated size (FL-9). If all
/// items share one estimate, the average of the measured sizes replaces the estimate as soon as an
/// item is measured.
package struct FlowEstimates: Sendable {
  /// The size assumed for items that were not measured: one size for all items, or one for each
  /// item.
  package enum Estimate: Equatable, Sendable {
    case one(CGSize)
    case each(FlowSizeSlice)
  }

  private var values: CopyOnWrite<EstimatedValues>

  /// Makes the sizes of a section from an estimate and the measured sizes.
  ///
  /// - Parameter measured: The measured sizes, with one place for each item of the section.
  package init(_ estimate: Estimate, measured: SparseSizes, along axis: FlowAxis) {
    values = CopyOnWrite(EstimatedValues(estimate, measured: measured, along: axis))
  }

  var axis: FlowAxis { values.value.axis }
  var estimate: Estimate { values.value.estimate }
  package var measured: SparseSizes { values.value.measured }
  /// The size of items that were not measured; nil if each item has its own estimate.
  package var standard: CGSize? { values.value.standard }
  package var count: Int { values.value.count }

  /// The size of an item below `count`: the measured size, or else the estimate.
  package subscript(item: Int) -> CGSize { values.value[item] }

  /// Returns the measured size of an item below `count`; nil if it was not measured.
  func measuredSize(of item: Int) -> CGSize? { values.value.measured[item] }

  /// Returns the sums of the measured sizes before an item.
  func measuredSums(before item: Int) -> SparseSizes.Sums {
    values.value.measured.sums(before: item)
  }

  /// Whether all items are equally long. With one estimate for all, items that were not measured
  /// have the average length of the measured items. So all items are equally long if the measured
  /// items are.
  var isUniform: Bool { values.value.lengths.areEqual }

  /// The sizes of all items, as an array.
  var written: [CGSize] { values.value.written }

  /// Stores the measured sizes of items. A size of nil removes the measured size of its item.
  ///
  /// - Returns: Whether the size of any item has changed.
  @discardableResult
  mutating func measure(_ changes: ArraySlice<FlowMeasurement>) -> Bool {
    return values.value.measure(changes)
  }

  /// Stores the measured size of one item. If `size` is nil, the measured size is removed.
  ///
  /// - Returns: Whether the size of any item has changed.
  mutating func measure(_ size: CGSize?, item: Int) -> Bool {
    return values.value.measure(size, item: item)
  }

  /// Returns the size of the unmeasured items, and the sums of the measured sizes before `place`,
  /// as if `item` had been measured to `size`. The function assumes that all items would then be
  /// equally long.
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

/// The storage of `FlowEstimates`.
private struct EstimatedValues: Sendable {
  let axis: FlowAxis
  let estimate: FlowEstimates.Estimate
  let count: Int
  private(set) var measured: SparseSizes
  private(set) var standard: CGSize?
  /// The comparison of the items' lengths. It covers all items if each has its own estimate, else
  /// only the measured items.
  private(set) var lengths = EqualLengths()

  init(_ estimate: FlowEstimates.Estimate, measured: SparseSizes, along axis: FlowAxis) {
    self.axis = axis
    self.estimate = estimate
    self.measured = measured
    count = measured.count
    compareLengths()
    updateStandard()
  }

  subscript(item: Int) -> CGSize {
    measured[item] ?? estimated(item)
  }

  /// Returns the size of an item that was not measured.
  private func estimated(_ item: Int) -> CGSize {
    switch estimate {
    case .one(let size): standard ?? size
    case .each(let sizes): sizes[sizes.startIndex + item]
    }
  }

  /// Returns the size of an item that was not measured. Reads `values` in place, without a copy.
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

  /// Updates `lengths` for an item that is about to get a measured size. Leaves `measured` and
  /// `standard` unchanged.
  ///
  /// - Returns: Whether the size of any item changes; nil if `size` is already the measured size.
  private mutating func record(_ size: CGSize?, at item: Int) -> Bool? {
    let known = measured[item]
    guard size != known else { return nil }
    let present = known ?? estimated(item)
    // An item's length is compared only if the item has its own size, not the average.
    let hadOwn = known != nil || standard == nil
    let hasOwn = size != nil || standard == nil
    lengths.replace(
      hadOwn ? axis.length(of: present) : nil,
      by: hasOwn ? axis.length(of: size ?? estimated(item)) : nil)
    // If the average itself is added to some numbers, their average stays the same.
    return hadOwn || size != present
  }

  private mutating func finish(isChanged: Bool) {
    // All lengths may differ from the reference and still be equal to each other.
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

  /// Returns the size of unmeasured items: the average of the measured sizes.
  private func average(of total: SparseSizes.Sums) -> CGSize {
    withUnsafePointer(to: self) { Self.average(of: total, in: $0) }
  }

  /// Returns the average size. Reads `values` in place, without a copy.
  static func average(
    of total: SparseSizes.Sums, in values: UnsafePointer<Self>
  ) -> CGSize {
    let axis = values.pointee.axis
    let count = CGFloat(total.known)
    let average = CGSize(width: total.size.width / count, height: total.size.height / count)
    // The average of equal lengths is set to exactly that length. Otherwise, rounding in the sum
    // could make unmeasured items longer or shorter than measured items.
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

/// Tracks whether the lengths in a changing collection are equal.
private struct EqualLengths {
  /// The length that all lengths are compared with.
  private var reference: CGFloat = 0
  private var count = 0
  /// The number of lengths that differ from the reference.
  private var oddCount = 0

  var areEqual: Bool { oddCount == 0 }
  /// Whether all lengths differ from the reference.
  var areAllOdd: Bool { oddCount > 0 && oddCount == count }
  /// The common length; nil if the lengths differ or there are none.
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
