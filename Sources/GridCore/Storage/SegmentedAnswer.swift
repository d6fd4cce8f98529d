import Foundation

/// The frames of the elements that meet a rectangle, in the order in which a layout returns them.
///
/// A scroll asks for nearly the same rectangle again and again. So an answer is made from the
/// answer before: segments that stay whole are copied from there, and `shared` says which elements
/// both have. The arrays of the answer before are kept for the next answer, so that a repeated
/// question allocates nothing (scenario `shelf-page` of the benchmark).
package struct SegmentedAnswer<Frame: Equatable & Sendable>: Sendable {
  /// Consecutive elements that an answer shares with the answer before.
  package struct SharedRange: Sendable {
    /// The indices of the elements.
    package fileprivate(set) var places = 0..<0
    /// The number added to an element's index in the answer before.
    fileprivate var shift = 0

    package var isEmpty: Bool { places.isEmpty }
    /// The indices of the elements in the answer before.
    package var placesBefore: Range<Int> {
      places.lowerBound - shift..<places.upperBound - shift
    }
  }

  /// The whole elements of a segment in an answer.
  private struct Segment: Sendable {
    let id: AnswerSegment
    var places: Range<Int>
    /// The intersection of the frames of the segment. A rectangle meets the intersection if and
    /// only if it meets each of the frames.
    let common: EdgeBox
  }

  package internal(set) var frames: [Frame] = []
  private var segments: [Segment] = []
  private var framesBefore: [Frame] = []
  private var segmentsBefore: [Segment] = []
  /// The elements that the answer shares with the answer before.
  package private(set) var shared = SharedRange()
  /// Whether the answer equals the answer before.
  package private(set) var isRepeated = false

  /// The index in `segmentsBefore` at which the search for the next segment begins.
  private var nextSegment = 0
  /// The index of the first element of the open segment.
  private var start = 0
  /// The intersection of the frames of the open segment.
  private var common = EdgeBox.everything
  /// Whether the open segment has all of its elements.
  private var isWhole = true

  package init() {}

  /// Removes all elements that satisfy a condition. The answer then counts as new.
  mutating func removeAll(where isRemoved: (Frame) -> Bool) {
    frames.removeAll(where: isRemoved)
    forgetSegments()
    (shared, isRepeated) = (SharedRange(), false)
  }

  /// Forgets the segments, so that the next answer copies none of them: something was measured.
  package mutating func forgetSegments() { segments.removeAll(keepingCapacity: true) }

  // MARK: Making an answer

  /// Begins an answer. The present answer becomes the answer before.
  mutating func begin() {
    swap(&frames, &framesBefore)
    swap(&segments, &segmentsBefore)
    frames.removeAll(keepingCapacity: true)
    segments.removeAll(keepingCapacity: true)
    nextSegment = 0
  }

  /// Copies a segment, if the answer before has it whole, and a rectangle meets all its frames.
  /// Segments come in ascending order.
  ///
  /// - Returns: Whether the segment was copied.
  mutating func copySegment(_ id: AnswerSegment, meeting box: EdgeBox? = nil) -> Bool {
    while nextSegment < segmentsBefore.count, segmentsBefore[nextSegment].id.precedes(id) {
      nextSegment += 1
    }
    guard nextSegment < segmentsBefore.count, segmentsBefore[nextSegment].id == id else {
      return false
    }
    var segment = segmentsBefore[nextSegment]
    if let box, !segment.common.meets(box) { return false }
    let first = frames.count
    // One by one: most segments are short, and a slice counts a reference to its array.
    for place in segment.places { frames.append(framesBefore[place]) }
    segment.places = first..<frames.count
    segments.append(segment)
    return true
  }

  /// Begins a segment, whose elements are then appended to `frames`.
  mutating func beginSegment() {
    (start, common, isWhole) = (frames.count, .everything, true)
  }

  /// Narrows the intersection of the frames of the open segment.
  mutating func coverSegment(_ box: EdgeBox) { common.cut(to: box) }

  /// Records that the open segment lacks an element, so that no later answer copies it.
  mutating func recordMissing() { isWhole = false }

  /// Ends the open segment.
  mutating func endSegment(_ id: AnswerSegment) {
    guard isWhole, start < frames.count else { return }
    segments.append(Segment(id: id, places: start..<frames.count, common: common))
  }

  /// Ends the answer: finds the elements that it shares with the answer before.
  ///
  /// - Complexity: O(*elements*).
  mutating func end() {
    shared = sharedFromStart()
    if shared.places.count < frames.count {
      let atEnd = sharedAtEnd()
      if atEnd.places.count > shared.places.count { shared = atEnd }
    }
    isRepeated = shared.places.count == frames.count && frames.count == framesBefore.count
  }

  /// Returns the shared elements from the first element of one of both answers on.
  private func sharedFromStart() -> SharedRange {
    guard let first = frames.first, let firstBefore = framesBefore.first else {
      return SharedRange()
    }
    let (start, shift): (Int, Int)
    if let place = framesBefore.firstIndex(of: first) {
      (start, shift) = (0, -place)
    } else if let place = frames.firstIndex(of: firstBefore) {
      (start, shift) = (place, place)
    } else {
      return SharedRange()
    }
    var end = start
    let limit = min(frames.count, framesBefore.count + shift)
    while end < limit, frames[end] == framesBefore[end - shift] { end += 1 }
    return SharedRange(places: start..<end, shift: shift)
  }

  /// Returns the shared elements at the end of both answers.
  private func sharedAtEnd() -> SharedRange {
    let shift = frames.count - framesBefore.count
    var start = frames.count
    while start > max(0, shift), frames[start - 1] == framesBefore[start - 1 - shift] {
      start -= 1
    }
    return SharedRange(places: start..<frames.count, shift: shift)
  }
}

/// A part of a layout that an answer has as a whole: a line of a flow, or a row of an orthogonal
/// section.
struct AnswerSegment: Equatable, Sendable {
  let section: Int
  /// The number of the line; 0 for a row.
  var line = 0
  // The part of a row that was asked for.
  var start: CGFloat = 0
  var end: CGFloat = 0

  func precedes(_ other: AnswerSegment) -> Bool {
    section < other.section || section == other.section && line < other.line
  }
}
