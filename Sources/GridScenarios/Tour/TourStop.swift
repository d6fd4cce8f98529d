/// A stop of the tour: a scenario and the states to look at.
public struct TourStop: Sendable {
  /// The scenario that the stop is about. The id of the scenario is also the name of the picture.
  public var scenario: ScenarioCase
  /// A sentence on what the pictures show.
  public var remark: String
  /// The states that the picture shows, in rows. Without states, the picture shows the end of the
  /// scenario.
  public var rows: [[TourState]]
  /// The cases that the player plays and whose faults the page lists.
  public var played: [ScenarioCase]
  /// The number of viewports that pictures show around the viewport in the middle.
  public var surroundings: Double

  /// Creates a stop. Without `rows` and `played`, the stop shows the end of its scenario and plays
  /// the scenario.
  public init(
    scenario: ScenarioCase, remark: String, rows: [[TourState]] = [],
    played: [ScenarioCase] = [], surroundings: Double = 1
  ) {
    self.scenario = scenario
    self.remark = remark
    self.rows = rows
    self.played = played.isEmpty ? [scenario] : played
    self.surroundings = surroundings
  }
}

/// A moment that a stop shows: the end of a case.
public struct TourState: Sendable {
  /// The case up to the moment, without its expectations.
  public var scenario: ScenarioCase
  /// The text that is added to the caption.
  public var note: String
  /// Whether an animation is running. If true, the picture shows the elements where they are on
  /// screen, not where the layout puts them at the end.
  public var isUnderWay: Bool

  /// Creates the state at the end of a case.
  public init(_ scenario: ScenarioCase, note: String = "", isUnderWay: Bool = false) {
    self.scenario = scenario
    self.note = note
    self.isUnderWay = isUnderWay
    // The expectations of the whole case do not hold for its beginning.
    self.scenario.expect = nil
  }
}

extension ScenarioCase {
  /// Returns the case with its first `count` actions, under another name if `name` is given.
  func upTo(_ count: Int, as name: String? = nil) -> ScenarioCase {
    var part = self
    part.actions = Array(actions.prefix(count))
    part.id = name ?? id
    return part
  }

  /// The numbers of actions before each switch of the layout, and the number of all actions.
  var rests: [Int] {
    actions.indices.filter { actions[$0].op == .setLayout } + [actions.count]
  }

  /// Returns the state of each layout just before the next switch, and the state at the end.
  func states(as name: String? = nil) -> [TourState] {
    rests.map { TourState(upTo($0, as: name)) }
  }
}
