extension Optional<[GridViewLayoutAttributes]> {
  /// Makes the objects of an answer from those of the answer before. Nil becomes an array of new
  /// objects.
  ///
  /// - Parameter append: Appends the objects of frames to an array.
  @MainActor
  mutating func splice<Frame>(
    _ frames: [Frame], sharing shared: SegmentedAnswer<Frame>.SharedRange,
    append: (ArraySlice<Frame>, inout [GridViewLayoutAttributes]) -> Void
  ) {
    var first: [GridViewLayoutAttributes] = []
    guard var list = take() else {
      first.reserveCapacity(frames.count)
      append(frames[...], &first)
      self = first
      return
    }
    append(frames[..<shared.places.lowerBound], &first)
    list.removeSubrange(shared.placesBefore.upperBound...)
    list.replaceSubrange(..<shared.placesBefore.lowerBound, with: first)
    append(frames[shared.places.upperBound...], &list)
    self = list
  }
}
