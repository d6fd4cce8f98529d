import Foundation

extension PlayerRecording {
  /// The expected elements of one frame, beside those that are there: the player draws one over the
  /// other, and opens at that frame.
  ///
  /// ```swift
  /// var recording = recorder.finish()
  /// recording.expectation = .init(
  ///   expected: [.cell(0, 0): CGRect(x: 0, y: 0, width: 320, height: 44)], found: grid.frames,
  ///   at: recording.frames.count - 1)
  /// ```
  public struct Expectation: Hashable, Sendable {
    /// An element that was expected, or is there.
    public struct Element: Hashable, Sendable {
      /// The result for an element.
      public enum State: String, Hashable, Sendable {
        /// The element is as expected.
        case met
        /// The element is there, and not as expected.
        case different
        /// The element was expected, and is not there.
        case missing
        /// The element is there, and was not expected.
        case unexpected
      }

      /// The element's kind and position.
      public var id: GridElementID
      /// The expected frame, in content points; nil where nothing is expected of the place.
      public var expected: CGRect?
      /// The found frame, in content points; nil when the element is not there.
      public var found: CGRect?
      /// The result of the comparison.
      public var state: State
      /// Differences, a line each: `- ` before what was expected, `+ ` before what was found.
      public var notes: [String]

      /// Takes the state as it is: the frames are not compared.
      public init(
        _ id: GridElementID, expected: CGRect?, found: CGRect?, state: State, notes: [String] = []
      ) {
        self.id = id
        self.expected = expected
        self.found = found
        self.state = state
        self.notes = notes
      }
    }

    /// The heading, with the source of the expectation: a case, a file.
    public var title: String
    /// Position of the frame that was compared.
    public var frame: Int
    /// Elements of which something is expected, and those that should not be there.
    public var elements: [Element]
    /// Differences that are not about one of the elements, a line each, as in a line diff.
    public var notes: [String]

    /// Whether everything is as expected.
    public var isMet: Bool { notes.isEmpty && elements.allSatisfy { $0.state == .met } }

    /// An expectation that was compared elsewhere.
    public init(title: String = "Expected", frame: Int, elements: [Element], notes: [String] = []) {
      self.title = title
      self.frame = frame
      self.elements = elements
      self.notes = notes
    }

    /// Compares frames element by element.
    ///
    /// - Parameters:
    ///   - expected: Where everything should be.
    ///   - found: Where it is: the frames of the grid when the recording's frame was taken.
    ///   - frame: Position of that frame.
    ///   - tolerance: How far each of x, y, width and height may be off, in points.
    public init(
      title: String = "Expected", expected: GridFrames, found: GridFrames, at frame: Int,
      tolerance: CGFloat = 0
    ) {
      self.init(title: title, frame: frame, elements: [])
      TableComparison.pair(expected.entries, found.entries, by: \.element) { old, new in
        guard let element = (old ?? new)?.element else { return }
        let isMet = old.map { old in new.map { isNear(old.frame, $0.frame, tolerance) } ?? false }
        elements.append(
          Element(
            element, expected: old?.frame, found: new?.frame,
            state: old == nil
              ? .unexpected : new == nil ? .missing : isMet == true ? .met : .different))
      }
    }

    /// Reads a snapshot's file and compares frames with it.
    ///
    /// - Parameters:
    ///   - difference: What `Snapshot.difference(of:)` found for the grid's `frames` or `state`.
    ///   - found: Where everything is.
    ///   - frame: Position of the frame that was compared.
    /// - Returns: Nil when the file is missing or holds no table of elements.
    public init?(_ difference: SnapshotDifference, found: GridFrames, at frame: Int) {
      guard let text = try? String(contentsOf: URL(filePath: difference.path), encoding: .utf8)
      else { return nil }
      let expected: GridFrames
      if let frames = try? GridFrames(parsing: text) {
        expected = frames
      } else if let state = try? GridState(parsing: text) {
        expected = GridFrames(state)
      } else {
        return nil
      }
      let file = URL(filePath: difference.path).lastPathComponent
      self.init(
        title: "Snapshot \(file)", expected: expected, found: found, at: frame,
        tolerance: GridFrames.tableTolerance)
    }
  }
}
