/// A layout that makes each answer from the answer before.
@MainActor
protocol AnsweringLayout: AnyObject {
  associatedtype Frame: Equatable & Sendable
  /// The attribute objects that the layout has made.
  var pool: ElementPool { get set }
  /// The elements of the last answer, for which `pool` keeps the objects.
  var lastAnswer: SegmentedAnswer<Frame> { get set }
}

extension AnsweringLayout {
  /// Returns the objects of `lastAnswer`. Elements of the answer before keep their objects, as long
  /// as none of these objects has changed. The array of the answer before is changed in place,
  /// unless other code holds it.
  ///
  /// - Parameters:
  ///   - isPlain: Whether objects of the answer before may be kept.
  ///   - append: Appends the objects of frames to an array.
  func objectsOfLastAnswer(
    isPlain: Bool = true, append: (ArraySlice<Frame>, inout [GridViewLayoutAttributes]) -> Void
  ) -> [GridViewLayoutAttributes] {
    // An unchanged array shows the grid that the answer has no changes.
    if lastAnswer.isRepeated, let list = pool.keptAnswer { return list }
    let (frames, shared, serial) = (lastAnswer.frames, lastAnswer.shared, lastAnswer.serial)
    var list: [GridViewLayoutAttributes] = []
    if isPlain, !shared.isEmpty, var kept = pool.takeAnswer() {
      append(frames[..<shared.places.lowerBound], &list)
      kept.removeSubrange(shared.placesBefore.upperBound...)
      kept.replaceSubrange(..<shared.placesBefore.lowerBound, with: list)
      append(frames[shared.places.upperBound...], &kept)
      list = kept
    } else {
      list.reserveCapacity(frames.count)
      append(frames[...], &list)
    }
    // Code of a user that was called to make an object may have asked for another answer, or have
    // invalidated the layout.
    pool.keep(lastAnswer.serial == serial ? list : [])
    if list.count > ElementPool.longestAnswer { lastAnswer.forget() }
    return list
  }
}
