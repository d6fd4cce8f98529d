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

  package private(set) var frames: [Frame] = []
  private var segments: [WholeSegment] = []
  private var framesBefore: [Frame] = []
  private var segmentsBefore: [WholeSegment] = []
  /// The elements that the answer shares with the answer before.
  package private(set) var shared = SharedRange()
  /// Whether the answer equals the answer before.
  package private(set) var isRepeated = false

  // The places in the answer before of the elements and segments that are to be copied next.
  // Segments that follow each other in both answers are copied in one go.
  private var copied = 0..<0
  private var copiedSegments = 0..<0
  /// The index in `segmentsBefore` at which the search for the next segment begins.
  private var nextSegment = 0
  /// The index of the first element of the open segment.
  private var start = 0
  /// The intersection of the frames of the open segment.
  private var common = EdgeBox.everything
  /// Whether the open segment has all of its elements.
  private var isWhole = true

  package init() {}

  /// Forgets the segments, so that the next answer copies none of them: something was measured.
  package mutating func forgetSegments() {
    segments.removeAll(keepingCapacity: true)
    serial += 1
  }

  /// Forgets everything, and releases the memory.
  package mutating func forget() {
    (frames, framesBefore, segments, segmentsBefore) = ([], [], [], [])
    serial += 1
  }

  // MARK: Making an answer

  /// A number that grows with each answer, and when something is forgotten.
  package private(set) var serial = 0

  /// Begins an answer. The present answer becomes the answer before.
  mutating func begin() {
    swap(&frames, &framesBefore)
    swap(&segments, &segmentsBefore)
    frames.removeAll(keepingCapacity: true)
    segments.removeAll(keepingCapacity: true)
    (shared, nextSegment) = (SharedRange(), 0)
    serial += 1
  }

  /// The number of elements so far.
  var count: Int { frames.count + copied.count }

  /// Appends one element.
  mutating func append(_ frame: Frame) {
    copy()
    frames.append(frame)
  }

  /// Appends elements.
  mutating func append(_ append: (inout [Frame]) -> Void) {
    copy()
    append(&frames)
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
    let segment = segmentsBefore[nextSegment]
    if let box, !segment.common.meets(box) { return false }
    if copiedSegments.upperBound != nextSegment
      || copied.upperBound != segment.places.lowerBound
    {
      copy()
    }
    if copied.isEmpty {
      copied = segment.places
      copiedSegments = nextSegment..<nextSegment + 1
    } else {
      copied = copied.lowerBound..<segment.places.upperBound
      copiedSegments = copiedSegments.lowerBound..<nextSegment + 1
    }
    nextSegment += 1
    return true
  }

  /// Copies the elements that are to be copied.
  private mutating func copy() {
    guard !copied.isEmpty else { return }
    let range = copiedRange
    if range.places.count > shared.places.count { shared = range }
    for index in copiedSegments {
      var segment = segmentsBefore[index]
      let places = segment.places
      segment.places = places.lowerBound + range.shift..<places.upperBound + range.shift
      segments.append(segment)
    }
    frames.append(contentsOf: framesBefore[copied])
    copied = 0..<0
  }

  private var copiedRange: SharedRange {
    SharedRange(
      places: frames.count..<frames.count + copied.count, shift: frames.count - copied.lowerBound)
  }

  /// Begins a segment, whose elements are appended next.
  mutating func beginSegment() {
    (start, common, isWhole) = (count, .everything, true)
  }

  /// Narrows the intersection of the frames of the open segment.
  mutating func coverSegment(_ box: EdgeBox) { common.cut(to: box) }

  /// Records that the open segment lacks an element, so that no later answer copies it.
  mutating func recordMissing() { isWhole = false }

  /// Ends the open segment.
  mutating func endSegment(_ id: AnswerSegment) {
    guard isWhole, start < count else { return }
    segments.append(WholeSegment(id: id, places: start..<count, common: common))
  }

  /// Ends the answer: finds the elements that it shares with the answer before.
  ///
  /// - Complexity: O(1) if all segments of the answer before were copied, and it has no other
  ///   elements; otherwise O(*elements*).
  mutating func end() {
    if frames.isEmpty, copied == framesBefore.indices, copiedSegments == segmentsBefore.indices {
      shared = copiedRange
      swap(&frames, &framesBefore)
      swap(&segments, &segmentsBefore)
      (copied, isRepeated) = (0..<0, true)
      return
    }
    copy()
    if shared.isEmpty { shared = firstShared }
    let (shift, limit) = (shared.shift, min(frames.count, framesBefore.count + shared.shift))
    var (start, end) = (shared.places.lowerBound, shared.places.upperBound)
    while start > max(0, shift), frames[start - 1] == framesBefore[start - 1 - shift] {
      start -= 1
    }
    while end < limit, frames[end] == framesBefore[end - shift] { end += 1 }
    shared.places = start..<end
    isRepeated = end - start == frames.count && frames.count == framesBefore.count
  }

  /// The first element that both answers share; none if neither answer has the first element of the
  /// other.
  private var firstShared: SharedRange {
    guard let first = frames.first, let firstBefore = framesBefore.first else {
      return SharedRange()
    }
    if let place = framesBefore.firstIndex(of: first) {
      return SharedRange(places: 0..<1, shift: -place)
    }
    if let place = frames.firstIndex(of: firstBefore) {
      return SharedRange(places: place..<place + 1, shift: place)
    }
    return SharedRange()
  }
}

/// The elements of a segment that an answer has as a whole. Not nested in the generic type: other
/// modules would handle its arrays without knowing their elements.
private struct WholeSegment: Sendable {
  let id: AnswerSegment
  var places: Range<Int>
  /// The intersection of the frames of the segment. A rectangle meets the intersection if and only
  /// if it meets each of the frames.
  let common: EdgeBox
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
