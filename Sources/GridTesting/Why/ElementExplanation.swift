/// The explanation of why an element of a grid is where it is, or why it is not shown.
///
/// The description has one sentence or more:
///
///     cell 0-5 is at 0, 200, 320 × 40 because layoutAttributesForElements(in: 0, 0, 320 × 480) of
///     ListLayout said so at 0.250 s (tick 15), after prepare() for 1 section with 22 items at
///     320 × 480, due to a batch update. Before, it was at 0, 120, 320 × 40 …; it was cell 0-3
///     until the batch update at 0.250 s (tick 15).
public struct ElementExplanation: Hashable, Sendable, CustomStringConvertible {
  /// Whether the element has a view.
  public enum Presence: String, Hashable, Codable, Sendable {
    /// The element has a view on screen.
    case shown
    /// The element's view is on its way off the screen.
    case leaving
    /// The element has no view, for instance because it is outside the visible rectangle, is hidden
    /// or does not exist.
    case absent
  }

  /// An answer of a layout.
  public struct Source: Hashable, Sendable {
    /// The method as it was called: `layoutAttributesForItem(at: 0-3)`.
    public var call: String
    /// The layout's class.
    public var layout: String
    /// Virtual time of the answer, in seconds. If the layout repeated the answer, this is the time
    /// of the first answer.
    public var time: TimeInterval
    /// The tick of the answer; 0 before the clock moved. If the layout repeated the answer, this is
    /// the tick of the first answer.
    public var tick: Int
    /// The element's state in the layout's answer, in the view's coordinates.
    public var state: GridElementState
    /// The call of `prepare()` before the answer, with its counts, size and causes; nil if the log
    /// was not listening then.
    public var preparation: String?
  }

  /// The element that was asked about.
  public var element: GridElementID
  /// Whether the element is on screen, on its way off the screen, or neither.
  public var presence: Presence
  /// The attributes that the view has taken over. For an element without a view, these are the
  /// attributes that the layout has given to the element. The value is nil if no attributes are
  /// known.
  public var state: GridElementState?
  /// The layout's answer that gave `state`; nil if the log has recorded no such answer.
  public var source: Source?
  /// The reason why the element is not shown; nil for an element that has a view.
  public var reason: String?
  /// The element's past, in sentences.
  public var before: [String] = []
  /// Events since the layout's answer, in clauses that follow `since then` in the description.
  public var since: [String] = []

  /// The explanation in sentences, on one line.
  public var description: String {
    let place = state.map { PlaceText.place($0) } ?? ""
    let opening =
      switch presence {
      case .shown: "\(element) is at \(place)"
      case .leaving: "\(element) is on its way out, to \(place)"
      case .absent: "\(element) is not shown"
      }
    return VisibleText.lines(opening) + rest
  }

  /// The part of the description that follows the element and its place.
  var rest: String {
    var sentences = [
      because + (since.isEmpty ? "" : "; since then " + since.joined(separator: ", "))
    ]
    sentences += before
    return VisibleText.lines(sentences.map { $0 + "." }.joined(separator: " "))
  }

  private var because: String {
    func word(_ verb: String) -> String? {
      source.map { source in
        "\(source.call) of \(source.layout) \(verb) at "
          + Moment(time: source.time, tick: source.tick).text
          + (source.preparation.map { ", after " + $0 } ?? "")
      }
    }
    switch presence {
    case .shown:
      return word("said so").map { " because \($0)" }
        ?? "; no answer of a layout that this log has heard says so"
    case .leaving:
      return ", because "
        + (word("said so") ?? "the layout names no place for that: it fades where it was")
    case .absent:
      return ": \(reason ?? "nothing is known of it")" + (word("said").map { ", as \($0)" } ?? "")
    }
  }
}

extension PlaceText {
  /// Returns a frame as `0, 120, 100 × 50`, then in brackets the values that are not at their
  /// default.
  static func place(_ state: GridElementState) -> String {
    let notes = state.notes(NumberText.short)
    return rect(state.frame) + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
  }
}
