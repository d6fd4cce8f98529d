/// A moment of virtual time.
struct Moment: Hashable, Sendable {
  var time: TimeInterval
  var tick: Int

  /// The moment as text: `0.250 s (tick 15)`.
  var text: String { String(format: "%.3f s", time) + " (tick \(tick))" }
}

/// A call of `prepare()`, with the size, the counts and the causes that it was based on.
struct Preparation: Hashable, Sendable {
  var moment: Moment
  /// The grid's size.
  var size: CGSize
  /// The numbers of sections and items; nil as long as the grid does not know them.
  var counts: SectionCounts?
  /// The causes that made the layout stale, in order; empty for the layout's first preparation.
  var causes: [String]

  /// Returns the text `prepare() at 0.250 s (tick 15) for 3 sections with 120 items at 320 × 480`,
  /// then the causes.
  ///
  /// - Parameter answer: The moment of the layout's answer. If the layout was prepared at the same
  ///   moment, the time of the preparation is left out.
  func text(before answer: Moment) -> String {
    var text = "prepare()"
    if moment != answer { text += " at \(moment.text)" }
    if let counts {
      text += " for \(ElementWords.count(counts.sectionCount, "section")) with "
      text += ElementWords.count(counts.itemCount, "item")
    }
    text += " at \(PlaceText.size(size))"
    return causes.isEmpty ? text : text + ", due to " + PlaceText.list(causes)
  }
}

/// The attributes of one element in a layout's answer, with the method call and the moment of the
/// answer.
struct PlaceAnswer {
  var question: LayoutQuestion
  /// The class and the identity of the layout.
  var layout: String
  var layoutID: ObjectIdentifier
  /// The progress and the two layouts of a transition; nil if no transition layout gave the answer.
  var transition: (progress: CGFloat, layouts: [(name: String, id: ObjectIdentifier)])?
  /// The state of the element, in the view's coordinates.
  var state: GridElementState
  /// The serial number in the log. It orders the answers and refused changes of one moment.
  var serial: Int
  /// The identity of the attributes object that the layout returned.
  var object: ObjectIdentifier
  var moment: Moment
  var preparation: Preparation?
  /// The number of equal answers that directly followed this answer. `lastMoment` and
  /// `lastPreparation` belong to the last of these answers.
  var repeats = 0
  var lastMoment: Moment
  var lastPreparation: Preparation?

  /// Whether another answer has the same layout, method, place and transition progress.
  func says(_ other: PlaceAnswer) -> Bool {
    layoutID == other.layoutID && question.method == other.question.method
      && state.isAsAt(other.state) && transition?.progress == other.transition?.progress
  }

  /// The class of the layout, with the progress of a transition.
  var layoutText: String {
    layout + (transition.map { " (progress \(NumberText.short($0.progress)))" } ?? "")
  }

  /// The method call and the layout as text: `layoutAttributesForItem(at: 0-3) of ListLayout`.
  @MainActor var text: String { "\(question.text) of \(layoutText)" }
}

/// The recorded past of an element. Lists have the newest entry last.
struct ElementHistory {
  /// The last answers, each different from the answer before it. These answers are enough to find
  /// the place before the present place.
  private(set) var answers: [PlaceAnswer] = []
  /// The element's place in the latest answer of each layout. A transition needs the places in both
  /// of its layouts.
  private(set) var lastPlaces: [ObjectIdentifier: GridElementState] = [:]
  /// The last two different places that the element's view had after a change.
  private(set) var places: [GridElementState] = []
  /// The changes of the element's index path.
  var moves: [(from: GridElementID, cause: String, moment: Moment)] = []
  /// The place from which the element came to the screen, if it came in an animated change.
  var entrance: ElementWay?

  private static let limit = 12

  mutating func add(_ answer: PlaceAnswer) {
    lastPlaces[answer.layoutID] = answer.state
    if let last = answers.last, last.says(answer) {
      answers[answers.count - 1].repeats += 1
      answers[answers.count - 1].lastMoment = answer.moment
      answers[answers.count - 1].lastPreparation = answer.preparation
      answers[answers.count - 1].object = answer.object
    } else {
      if answers.count == Self.limit { answers.removeFirst() }
      answers.append(answer)
    }
  }

  /// Records the place that the view has after a change.
  mutating func record(_ state: GridElementState) {
    if let last = places.last, last.isAsAt(state) { return }
    places = places.suffix(1) + [state]
  }

  /// Gives the element another index path.
  mutating func move(
    to id: GridElementID, from old: GridElementID, cause: String, at moment: Moment
  ) {
    if moves.count == Self.limit { moves.removeFirst() }
    moves.append((old, cause, moment))
    for index in answers.indices { answers[index].state.id = id }
  }
}

/// The movement of an element onto or off the screen. `state` is the start of a movement onto the
/// screen, or the end of a movement off it.
struct ElementWay {
  var state: GridElementState
  /// The layout's answer that gave `state`; nil if the layout gave no answer. Without an answer,
  /// the element fades.
  var answer: PlaceAnswer?
  var moment: Moment
}

extension GridElementState {
  /// Whether two states are equal except for their ids.
  func isAsAt(_ other: GridElementState) -> Bool {
    var other = other
    other.id = id
    return isNear(other, 0)
  }
}

/// Functions that write geometry as text for sentences.
enum PlaceText {
  /// Returns a rectangle as text: `0, 120, 100 × 50`.
  static func rect(_ rect: CGRect) -> String {
    "\(NumberText.short(rect.origin)), \(size(rect.size))"
  }

  /// Returns a size as text: `100 × 50`.
  static func size(_ size: CGSize) -> String {
    "\(NumberText.short(size.width)) × \(NumberText.short(size.height))"
  }

  /// Returns the numbers of a trace, such as `0, 120, 100, 50` or `100, 50`, with `×` before the
  /// height.
  static func geometry(_ detail: some StringProtocol) -> String {
    let numbers = detail.split(separator: ", ")
    switch numbers.count {
    case 2: return "\(numbers[0]) × \(numbers[1])"
    case 4: return "\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])"
    default: return String(detail)
    }
  }

  /// Returns words as a list: `a`, `a and b`, or `a, b and c`.
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension LayoutQuestion {
  /// The method without arguments: `layoutAttributesForItem(at:)`.
  var method: String {
    switch self {
    case .elements: "layoutAttributesForElements(in:)"
    case .element(let key): Self.method("layoutAttributesFor", key, "Item", "View")
    case .initial(let key):
      Self.method("initialLayoutAttributesForAppearing", key, "Item", "Element")
    case .final(let key):
      Self.method("finalLayoutAttributesForDisappearing", key, "Item", "Element")
    case .lifted: "layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)"
    }
  }

  private static func method(
    _ start: String, _ key: ElementKey, _ item: String, _ noun: String
  ) -> String {
    switch key.kind.category {
    case .cell: "\(start)\(item)(at:)"
    case .supplementaryView: "\(start)Supplementary\(noun)(ofKind:at:)"
    case .decorationView: "\(start)Decoration\(noun)(ofKind:at:)"
    }
  }

  /// The method with its arguments: `layoutAttributesForItem(at: 0-3)`.
  @MainActor var text: String {
    switch self {
    case .elements(let rect): return "layoutAttributesForElements(in: \(PlaceText.rect(rect)))"
    case .lifted(let key, let point):
      return "layoutAttributesForInteractivelyMovingItem(at: \(key.elementID.positionText), "
        + "withTargetPosition: \(NumberText.short(point)))"
    case .element(let key), .initial(let key), .final(let key):
      let id = key.elementID
      let name = method.prefix { $0 != "(" }
      let kind = id.kind.map { "ofKind: \(VisibleText.line($0)), " } ?? ""
      return "\(name)(\(kind)at: \(id.positionText))"
    }
  }
}
