import Foundation

extension PlayerRecording {
  /// The expected elements of one frame, and the elements that were found there. The player opens
  /// at this frame and draws the expected elements over the found elements.
  ///
  /// ```swift
  /// var recording = recorder.finish()
  /// recording.expectation = .init(
  ///   expected: [.cell(0, 0): CGRect(x: 0, y: 0, width: 320, height: 44)], found: grid.frames,
  ///   at: recording.frames.count - 1)
  /// ```
  public struct Expectation: Hashable, Sendable {
    /// An element that was expected or found.
    public struct Element: Hashable, Sendable {
      /// The result of the comparison of an element.
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
      /// The expected frame, in content points; nil if no frame is expected.
      public var expected: CGRect?
      /// The found frame, in content points; nil when the element is not there.
      public var found: CGRect?
      /// The result of the comparison.
      public var state: State
      /// Differences of the element, as lines. A line with an expected value begins with `- `, and
      /// a line with a found value begins with `+ `.
      public var notes: [String]

      /// Makes an element with the given state. The frames are not compared.
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

    /// The heading. It names the source of the expectation, such as a case or a file.
    public var title: String
    /// The index of the compared frame in the recording.
    public var frame: Int
    /// The expected elements, and the elements that should not be there.
    public var elements: [Element]
    /// Differences that belong to no element, such as a difference of the content size. The lines
    /// are written as in a line diff.
    public var notes: [String]

    /// Whether everything is as expected.
    public var isMet: Bool { notes.isEmpty && elements.allSatisfy { $0.state == .met } }

    /// Makes an expectation from elements that were compared elsewhere.
    public init(title: String = "Expected", frame: Int, elements: [Element], notes: [String] = []) {
      self.title = title
      self.frame = frame
      self.elements = elements
      self.notes = notes
    }

    /// Makes an expectation by comparing frames element by element.
    ///
    /// - Parameters:
    ///   - expected: The expected frames.
    ///   - found: The frames of the grid when the recording's frame was taken.
    ///   - frame: The index of the compared frame in the recording.
    ///   - tolerance: The greatest allowed difference of x, y, width and height, in points.
    public init(
      title: String = "Expected", expected: GridFrames, found: GridFrames, at frame: Int,
      tolerance: CGFloat = 0
    ) {
      self.init(title: title, frame: frame, elements: [])
      TableComparison.pair(expected.entries, found.entries, by: \.id) { old, new in
        guard let id = (old ?? new)?.id else { return }
        let state: Element.State =
          switch (old, new) {
          case (nil, _): .unexpected
          case (_, nil): .missing
          case (let old?, let new?): isNear(old.frame, new.frame, tolerance) ? .met : .different
          }
        elements.append(Element(id, expected: old?.frame, found: new?.frame, state: state))
      }
    }

    /// Makes an expectation by comparing frames with a snapshot's file.
    ///
    /// - Parameters:
    ///   - difference: The result of `Snapshot.difference(of:)` for the grid's `frames` or `state`.
    ///   - found: The frames of the grid.
    ///   - frame: The index of the compared frame in the recording.
    /// - Returns: Nil when the file is missing or holds no table of elements.
    public init?(_ difference: SnapshotDifference, found: GridFrames, at frame: Int) {
      let file = URL(filePath: difference.path)
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        let expected = (try? GridFrames(parsing: text))
          ?? (try? GridState(parsing: text)).map({ GridFrames($0) })
      else { return nil }
      self.init(
        title: "Snapshot \(file.lastPathComponent)", expected: expected, found: found, at: frame,
        tolerance: GridFrames.tableTolerance)
    }
  }
}
